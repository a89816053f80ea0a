# 저녁의 기록: 결과, 사람, 통계.

history-somebody = 누군가
history-no-such-person = 그런 이름의 사람이 없어요.
history-sat-together = { JOSA($one, "과/와") } { JOSA($other, "은/는") } 한 테이블에서 함께 플레이했으니 다른 사람이에요.
history-merge-self = 이미 같은 사람이에요.
history-correct-seats = 바로잡을 자리는 { $n }개예요.
history-no-moment = 시각도, 페이지 끝 표시도 아니에요.
history-no-day = 날짜가 아니에요: “{ $day }”. 2026-05-31처럼 적어 주세요.
history-corrected-line = 나중에 바로잡음
history-wrong-key = 이 집의 열쇠가 아니에요.
history-key-needed = 이 집의 열쇠가 필요해요. 앱을 운영하는 사람이 “companion key”로 확인할 수 있어요.
history-members-open = 여기서 게임에 자리를 잡으면 각자의 통계를 열어 볼 수 있어요.
history-members-only = 여기에 자리가 있는 기기에서만 볼 수 있어요.
cli-key-new = 새 열쇠를 만들었어요. 예전 열쇠를 쓰던 기기는 새 열쇠를 입력해야 해요.
history-not-you = 이 기기는 그 사람의 자리를 맡은 적이 없어요.
history-title = 기록
history-tonight = 오늘 저녁
history-tonight-empty = 오늘 저녁에 끝난 게임이 아직 없어요.
history-games = { $n }게임
history-liar = 오늘의 거짓말쟁이
history-liar-why = { $n }번 들켰어요
history-briber = 오늘의 뇌물왕
history-briber-why = 뇌물로 금화 { $n }개를 냈어요
history-closest = 아깝게 놓친 승리
history-closest-why = { $n } 차이로 졌어요
history-earlier = 그전 게임 { $n }개
history-other-evenings = 다른 날
history-one-more = 한 판 더
history-more-games = 그 전에 한 게임 { $n }판
history-share-tonight = 오늘 저녁 공유
# Below the statistics of a person: a button of two to four words, and the one in its dialog.
history-share-person = 이 기록 공유
history-nothing-counted = 이 이름으로 통계에 들어가는 게임이 아직 없어요.
history-people = 사람들
history-kept = 기록에 남겼어요
history-not-kept = 결과만 보여 주고 저장하지 않았어요. 이 기기에는 게임 기록이 닫혀 있어요.
history-empty = 아직 아무것도 없어요. 게임을 끝내거나 점수를 계산하면 자동으로 저장돼요.
history-none-found = 조건에 맞는 기록이 없어요.
history-game = 게임
history-all-games = 모든 게임
history-person = 사람
history-everybody = 모두
history-from = 시작일
history-to = 종료일
history-find-more = 필터 더 보기
history-find = 보기
history-older = 이전 기록
history-unfinished = 끝나지 않은 게임
history-let-go = 이 게임 지우기
history-let-go-sure = 이 게임을 완전히 지울까요? 적어 둔 기록이 모두 사라져요.
history-strangers = 여기 자리가 없는 기기가 추가한 게임: { $n }판
history-strangers-look = 살펴보기
history-several = 여러 게임 지우기
history-several-delete = 표시한 게임 지우기
history-several-sure = 표시한 게임을 완전히 지울까요? 이 게임에만 나온 사람도 함께 지워요. 백업과 내보낸 파일에는 남아요.
history-key = 집 열쇠
# 주인의 기기에서 설정 화면의 제목이자 첫 화면과 기록에서 그리로 가는 버튼. 15자까지.
history-house = 집 설정
history-key-what = 집 열쇠를 입력한 기기는 기록을 지우고, 합치고, 내보낼 수 있어요. 앱을 운영하는 사람이 “companion key”로 확인할 수 있어요.
history-key-known = 이 기기에 열쇠가 있어요.
history-key-forget = 여기서 열쇠 삭제
history-key-bring = 이 열쇠 쓰기
history-corrected = 나중에 바로잡음
history-not-counted = 통계에서 뺌
history-minutes = { $n }분
history-moments = 돌아가는 길의 이야깃거리
history-course = 게임의 흐름
history-course-table = 표로 보기
# 결과 화면: 누가 먼저 시작했는지, 다른 앱에서 적은 장소, 확장, 메모 위의 제목.
history-notes = 메모
history-began = 시작 플레이어: { $who }
history-round = 라운드
history-correct = 결과 바로잡기
history-correct-says = 나중에 바로잡았다는 표시가 결과에 남아요.
history-won = 승리
history-count-not = 통계에서 빼기
history-count-it = 통계에 다시 넣기
history-delete = 지우기
history-delete-sure = 이 결과를 완전히 지울까요? 백업과 내보낸 파일에만 남아요.
history-plays = { $n }판
history-wins-n = { $n }승
history-wins-in = { $plays }판 중 { $wins }승
history-wins-of = { $plays }판 { $wins }승
history-since = { $day }부터 함께했어요
history-run = 연승 중
history-run-best = 연승이 최고 기록
history-places = 등수, 최근 판부터
history-nemesis = 천적
history-nemesis-why = { JOSA($who, "이/가") } 진 { $lost }판 중 { $n }판을 이겼어요
history-best = 최고의 순간, { $day }
history-best-margin = { $n } 차이로 이겼어요
history-numbers = 모든 숫자
history-me = 나
history-be-me = 이 사람이 나
# 자리를 맡았던 휴대폰의 기록 화면에 있는 버튼. 휴대폰에서 한 줄.
history-be-me-as = 이 기기의 나: { $name }
history-nobody = 이름을 적고 플레이한 사람이 아직 없어요.
history-alike = 같은 사람인가요?
history-merge-into = { $one } = { $into }
history-also = 다른 이름: { $names }
history-figure-plays = 플레이
history-figure-wins = 승리
history-figure-h = H 지수
history-figure-last = 최근
history-figure-players = 인원
history-figure-rate = 승률
history-figure-best = 최고
history-figure-average = 평균
# 통계 표의 칸. 5자까지.
history-percent = { $n }%
# 통계 표의 칸: 소수점 아래 한 자리까지의 점수.
history-average = { $whole }.{ $tenths }
history-figure-ahead = 우세
history-figure-behind = 열세
history-by-game = 게임, 판본, 인원별
history-edition = 판본
history-edition-first = 초판
history-edition-second = 2판
history-against = 상대 전적
history-years = 연도별
history-year = 연도
history-all-of-it = 모든 사람과 모든 달
history-months = 월별
history-month = 월
history-firsts = 처음 한 날
history-their-games = 플레이한 게임
history-merge = 같은 사람으로 합치기
history-merge-who = 실제로는 누구인가요?
history-separate = 다시 따로 나누기
history-forget = 이 이름 지우기
history-forget-sure = 이 이름을 완전히 지울까요? 결과의 점수는 남고, 이름 대신 “누군가”로 보여요. 이름은 백업과 내보낸 파일에만 남아요.
history-import-unknown = 가져올 수 없는 파일이에요. house.json, 기록 CSV, .bgsplay 파일을 고르세요.
history-import-busy = 지금 다른 파일을 가져오고 있어요. 끝난 뒤에 다시 해 주세요.
history-import-cut-off = 가져오기가 도중에 끊겨서 이 파일에서 아무것도 저장하지 않았어요. 다시 해 주세요.
history-import-house-damaged = 이 house.json은 잘렸거나 손상됐어요. 아무것도 가져오지 않았어요.
history-import-house-format = 이 house.json은 다른 버전의 앱에서 만든 파일이에요.
history-out-house = 집의 모든 기록 (house.json)
history-bring = 파일에서 가져오기
history-bring-what = house.json, 기록 CSV, .bgsplay 파일을 64MB까지 가져올 수 있어요. 무엇이 추가될지 먼저 보여 줘요. 이미 있는 기록은 그대로예요.
history-bring-file = 파일
history-bring-reading = 읽는 중…
# On top of history and people while a file comes in: up to two lines of a phone.
history-bringing = 파일을 가져오는 중이에요. 추가된 게임이 벌써 보이지만, 도중에 끊기면 다시 사라져요.
history-bring-would = { $n ->
    [0] 새로운 기록이 없어요.
   *[other] 게임 { $n }판이 추가돼요.
}
history-bring-done = { $n ->
    [0] 새로운 기록이 없었어요.
   *[other] { $n }판을 가져왔어요.
}
history-bring-known = 이미 있는 기록: { $n }.
history-bring-refused = 가져올 수 없는 기록: { $n }.
history-bring-row = 파일의 { $n }번째:
history-bring-now = 가져오기
history-import-columns = 열이 빠졌어요: { $columns }
history-import-rows = 파일이 { $most }행을 넘어요.
history-import-row = 이 행은 읽을 수 없어요.
# 파일의 줄 번호 옆, 그 안의 항목 이름과 함께: 한두 줄.
history-import-field = “{ $field }” 값이 없거나 읽을 수 없어요.
# 읽은 파일의 줄 번호 옆. 한두 줄.
history-import-seats = 이 게임에는 빠진 플레이어가 있어요. 파일이 여기서 잘렸을 수 있어요.
# 파일을 고르는 칸 아래. 한 줄.
history-import-not-utf8 = 이 파일은 UTF-8이 아니에요. “CSV UTF-8”로 저장한 뒤 다시 골라 주세요.
history-import-large = 파일이 { $most }MB보다 커요.
history-import-game = 앱에 없는 게임이에요: { $game }
# 그 아래: 앱에 없는 게임의 기록, 그 게임 이름 세 개까지와 “그 밖의 12가지”.
history-import-foreign = 앱에 없는 게임이라 뺀 기록: { $n }판({ $games })
history-import-more = 그 밖의 { $n }가지
history-total-brought = 파일에 적힌 합계
history-not-scored = { $n }
history-role = { $role }
history-out-csv = 모든 기록을 표로 (CSV)
history-out-bgsplay = 모든 기록을 BG Stats로 (.bgsplay)
history-bg-names-go = 다음 이름이 공유돼요:
history-bg-initials-go = 머리글자만 공유돼요:
history-bg-open = BG Stats에 저장
history-bg-with-names = 이름 그대로
history-bg-with-initials = 머리글자만
history-bg-qr = 다른 휴대폰으로 찍을 QR 코드
# 긴 이름이 많아서 코드가 될 수 없을 때 그 자리에.
history-bg-qr-too-long = { $short ->
    [yes] 코드로 만들기에는 너무 길어요. 이 기기에서 열어 주세요.
   *[no] 코드로 만들기에는 너무 길어요. 머리글자만 쓰면 될 수도 있어요. 아니면 이 기기에서 열어 주세요.
}
history-house-name = 이 집의 이름(BG Stats용)
history-closed = 열쇠가 있는 기기에서만 기록 보기
history-keep-settings = 저장
history-key-new = 열쇠 바꾸기
history-key-new-sure = 열쇠를 바꿀까요? 예전 열쇠를 쓰던 다른 기기는 새 열쇠를 입력해야 해요.

# 집 설정 화면의 제목. 아래에 게임마다 한 줄씩 있고, 열면 스위치가 나와요.
history-tools = 새 게임을 준비할 때 켜 둘 도구
history-tools-what = 어느 기기에서든 새 게임을 준비할 때 이 도구들이 켜져 있어요. 테이블에서 하나씩 켜고 끌 수 있어요. “{ screen-again }” 버튼은 그 게임의 도구를 그대로 써요. 켜고 끄면 바로 저장돼요.
history-no-such-tool = 이 게임에는 “{ $tool }” 도구가 없어요.
history-no-number = 아홉 자리까지의 숫자를 쓰거나 비워 두세요.

# 집 설정 화면의 제목. 서버를 운영하는 사람에게만 보이고, 문장 뒤에 폴더나 명령이 나와요.
history-backups = 백업
history-backups-what = 하루에 한 번, 그리고 업데이트 전에 데이터베이스 전체를 백업해요. 최근 백업 7개를 남겨 두는 곳:
history-backups-none = 아직 없어요. 게임을 하고 나면 첫 백업이 생겨요.
history-backups-newest = 가장 최근 백업({ $at }):
history-backups-old = 가장 최근 백업이 일주일도 더 됐고({ $at }), 그 뒤로 게임을 했어요:
history-backups-elsewhere = 다른 디스크에도 보관하는 명령:
history-backups-server = 데이터베이스가 다른 서버에 있고, 백업도 그 서버가 해요. 파일로 백업하는 명령:
history-backups-restore = 빈 폴더에 복원하는 명령:
history-backups-file = 파일
history-backups-folder = 폴더
history-back-up = 지금 백업
history-backup-running = 지금 백업을 만들고 있어요.
history-size = { $unit ->
    [mb] { $n }MB
   *[kb] { $n }kB
}

# 집 설정 화면의 제목과 그 아래 설명. 뒤에 최대 세 가지 구성이 나와요.
history-favourites = 즐겨 쓰는 구성: { $game }
history-favourites-what = 이 집에서 요즘 가장 자주 고른 구성을 게임을 준비할 때 종류마다 세 가지까지 보여 줘요.

# 즐겨 쓰는 구성 옆 표시: 맨 먼저 보여 주는 것, 보여 주지 않는 것.
history-favourite-pinned = 늘 보여 줘요
history-favourite-dropped = 보여 주지 않아요
# 구성 아래 단추, 열네 글자까지: 늘 먼저 보여 주기, 그만두기, 보여 주지 않기, 다시 보여 주기.
history-favourite-pin = 늘 보여 주기
history-favourite-unpin = 자주 할 때만 보여 주기
history-favourite-drop = 보여 주지 않기
history-favourite-offer = 다시 보여 주기
# 그사이 다른 기기에서 바꿨을 때 그 옆에.
history-no-such-favourite = 이 구성은 이제 즐겨 쓰는 구성에 없어요.


# 집 설정 화면: 언어 목록 위의 이름과 목록의 첫 줄.
history-house-language = 언어를 고르지 않은 기기의 테이블 언어
history-language-browser = 브라우저 언어대로

# The house's screens: what every game shares.

screen-name = 보드게임 도우미
screen-title-table = 테이블 { $code }
screen-title-seat = 내 자리 · { $code }

## Buttons and fields

screen-close = 닫기
screen-yes = 네
screen-no = 아니요
screen-key-add = { $n } 더하기
screen-key-clear = 처음부터
screen-key-back = 마지막 숫자 지우기
screen-key-next = 다음
screen-key-most = 최대 { $n }까지예요.
screen-asks-number = { $what }: 아직 입력하지 않았어요. 없으면 0을 누르세요.
screen-keys = 숫자판
screen-one-more = 하나 더: { $what }
screen-one-fewer = 하나 빼기: { $what }
screen-how-many = 몇 개: { $what }

## The bar

screen-bar = 게임
screen-undo = 되돌리기
screen-undo-nothing = 되돌릴 것이 없어요
screen-redo = 되살리기: { $what }
screen-log = 있었던 일
screen-join = 참가자
screen-mute = 소리 끄기
screen-menu = 더 보기
screen-stop = 오늘은 여기까지
screen-stop-kept = 모두 저장됐어요. 다음에 처음 화면에서 “이어 하기”를 누르거나, 이 코드로 참가하세요: { $code }
screen-stop-paper = 이어 하기 기록지
screen-language = 언어

## Joining

screen-join-code = 스캔할 코드
screen-join-how = 휴대폰으로 스캔하고 자기 자리를 누르세요. 휴대폰 없이 해도 괜찮아요.
screen-join-short = 휴대폰으로 찍으면 참가해요. 없어도 괜찮아요.
# In the place of the code and above a seat's: about 40 letters; how to mend it below, 140.
screen-unreachable = 휴대폰은 이 주소로 들어올 수 없어요.
screen-unreachable-how = 이 주소는 이 기기만 가리켜요. 와이파이에 연결하고 앱을 --host 0.0.0.0으로 시작한 다음, 거기에 나오는 주소를 여세요.
screen-phone-here = 휴대폰 연결됨
screen-phone-away = 휴대폰 끊김
screen-phone-none = 휴대폰 없음
screen-release = 자리 비우기
screen-release-sure = { $who } 자리의 휴대폰 연결을 끊을까요? 그러면 다른 휴대폰으로 앉을 수 있어요.
screen-take-over = 이 휴대폰을 테이블 화면으로 쓰기
screen-take-over-sure = 이 휴대폰을 테이블 화면으로 쓸까요? 태블릿에는 더 이상 테이블이 나오지 않아요.
screen-taken-over = 이제 { $who } 휴대폰이 테이블 화면이에요. 잘못됐다면 누구나 막을 수 있어요.
screen-taken-stop = 막기
screen-taken = 이제 휴대폰이 테이블 화면이에요
screen-taken-what = 잘못됐다면 여기나 아무 휴대폰에서 막으세요. 그러면 이 태블릿으로 계속해요.
screen-seat-asked = 테이블 화면이 된 휴대폰에서 { $who } 자리를 비우려고 해요. 비우면 다른 사람이 앉을 수 있어요.
screen-seat-asking = { $who } 자리는 다른 휴대폰에서 동의하면 비워져요.
screen-seat-keep = 그대로 두기
screen-trail = 참가하고 떠난 기록
screen-leave = 자리에서 나가기
screen-leave-sure = 자리에서 나갈까요? 그러면 다른 사람이 앉을 수 있어요.
screen-absent = { JOSA($who, "이/가") } 자리를 떠났어요.
screen-absent-table = 테이블에서 대신하기
screen-absent-somebody = 다른 사람에게 맡기기
screen-absent-tag = 떠남
screen-hand = 다른 사람에게 자리 넘기기
screen-hand-how = 그 사람이 이 코드를 스캔하고 자리를 누르면 돼요. 비밀도 함께 넘어가고, 이 휴대폰에서는 사라져요.
screen-hand-name = 새 이름(바꿀 때만)
screen-hand-do = 넘기기
# Several people share a phone, each with a seat of their own.
screen-shared = 이 휴대폰을 든 사람
screen-shared-acts = 지금 이 사람 차례예요
screen-shared-add = 이 휴대폰을 함께 쓸 사람 추가하기
screen-shared-how = 누구의 자리인가요? 휴대폰을 돌려 가며 쓰고, 넘길 때마다 화면을 가려요.
screen-shared-back = 내가 아니에요, 돌아가기
screen-door = 어느 자리에 앉았나요?
screen-door-taken = 내 자리에 다른 휴대폰이 있나요? 테이블 화면의 “참가자”에서 비울 수 있어요.
screen-seat-taken = 휴대폰 있음
screen-to-table = 테이블 화면
screen-to-result = 결과
screen-to-game = 게임으로 돌아가기
screen-join-again = 자리 고르기

## Cut off, and staying awake

screen-cut-off = 테이블과 연결이 끊겼어요. 사라진 것은 없어요. 입력하던 것은 그대로 있고, 화면은 자동으로 다시 연결돼요.
screen-lost = 전달되지 않았어요. 다시 해 보세요.
screen-unchosen = 아직 고르지 않았어요
screen-unsent = 아직 보내지 못했어요. 테이블에 연결되지 않아요. 연결되면 자동으로 보내요.
screen-offline = 테이블과 연결이 끊겼어요. 아무 일도 일어나지 않았으니 잠시 후 다시 눌러 주세요.
screen-settled = 그사이에 끝난 일이라 여기 적은 것은 더 이상 보내지 않아요.
screen-fingers = 화면에 손가락
screen-fingers-how = 모두 화면에 손가락을 올려요
screen-awake = 화면이 꺼지지 않아요
screen-awake-video = 소리 없는 영상으로 화면을 켜 두고 있어요
screen-awake-not = 화면이 꺼질 수 있어요. 기기 설정에서 화면이 더 오래 켜져 있게 해 주세요.
screen-awake-ask = 아무 데나 한 번 누르면 화면이 꺼지지 않아요
screen-sound-on = 소리 켜짐
screen-sound-off = 소리 꺼짐

## The cover

screen-cover-hand = { $who }에게 건네주세요
screen-cover-look-away = 다른 사람은 잠깐 고개를 돌려 주세요.
screen-cover-done = 끝났어요. 이제 가운데에 다시 놓아 주세요.
screen-cover-i-am = 내가 { JOSA($who, "이에요/예요") }
screen-cover-back = 테이블로 돌아가기
screen-cover-shut = 다 했어요, 가리기
screen-cover-nothing = 지금은 몰래 입력할 것이 없어요.

## The log

screen-log-older = 이전 기록 보기
screen-log-empty = 아직 아무 일도 없어요.
screen-minute = { $n }분
screen-undone = 되돌림
screen-back-to-here = 여기로 돌아가기
screen-back-sure = 이때로 돌아갈까요? 그 뒤의 일은 되살릴 수 있어요.
screen-past-reveal-sure = 게임의 마지막이 이미 모두에게 공개됐어요. 그 전으로 돌아갈까요?
screen-for-good-sure = 그래도 돌아갈까요? 지금까지 몰래 고른 것은 사라지고, 카드를 다시 나눠요.
screen-mend = 바로잡기
screen-mend-try = 무엇이 바뀌는지 보기
screen-mend-out = 기록에서 빼기
screen-mend-changes = 이렇게 바뀌어요
screen-mend-blocked = 이것 때문에 안 돼요
screen-mend-same = 여기서 보이는 것은 바뀌지 않아요.
screen-mend-do = 이대로 바로잡기
screen-mended = 바로잡음
screen-mended-out = 뺌

## Home

screen-home = 처음으로
screen-home-lead = 계산은 앱이 맡고, 노팅엄의 지방관에서는 돈도 앱이 관리해요. 카드와 거짓말은 테이블 위에 그대로예요.
screen-resume = 이어서 하기
screen-resume-go = 이어 하기
screen-ended = 끝난 게임
screen-again = 똑같이 한 판 더
screen-next-join = 다음 게임 참가
screen-next-continue = { $colour } 자리로 계속
screen-new = 새 게임
screen-score = 끝나고 점수 계산
screen-print = 인쇄
screen-find = 게임에 참가하기
screen-find-code = 테이블 화면의 코드
screen-find-go = 참가
screen-about = 소개
screen-timer = 타이머
screen-timer-start = 아무 곳이나 누르면 시작해요
screen-timer-pause = 아무 곳이나 누르면 멈춰요
screen-timer-go-on = 아무 곳이나 누르면 다시 가요
screen-timer-over = 시간이 다 됐어요. 누르면 다시 시작해요
screen-timer-minutes = { $n }분
screen-timer-seconds = { $n }초
screen-timer-again = 처음부터
screen-tools = 돈과 다른 도구
screen-rules = 규칙
screen-more = 더 보기
screen-our-games = 우리 게임
screen-daylight = 밝은 화면
screen-lamp-light = 어두운 화면

## Setting up

screen-how-many-play = 몇 명이 하나요?
screen-names = 이름은 안 적어도 돼요. 시계 방향으로 적고, 기호 두 개를 누르면 자리가 바뀌어요.
screen-name-of = { $colour } 자리의 이름
screen-steps = 준비
screen-step-who = 참가자
screen-known = 전에 온 사람
screen-guest = 손님
screen-swap = { $colour }: 자리 바꾸기
screen-lies = 화면 위치
screen-lies-middle = 한가운데
screen-lies-edge = 한쪽 끝
screen-first-look = 앉은 자리에서 어느 쪽이 더 잘 보이나요?
screen-start = 시작
screen-score-go = 누가 이겼나요?
screen-score-new = 새로 계산
screen-score-new-sure = 지금 입력한 것을 지우고 새로 계산할까요?
screen-score-again = 같은 사람들로 한 판 더
screen-score-guests = 손님이 있었나요? 기록에 남기지 않을 사람을 누르세요.
screen-still-counting = 아직 세는 사람: { $n }명
screen-count-sure = 다시 셀까요, 이대로 계속할까요?
screen-count-again = 다시 세기
screen-count-anyway = 이대로 계속

## The result

screen-reveal-winner = { $who } 승리!
screen-reveal-shared = { $who } 공동 승리!
screen-reveal-nobody = 이번에는 아무도 이기지 못했어요
screen-reveal-open = 아직 승부가 나지 않았어요
screen-reveal-skip = 모두 보기
screen-reveal-turn = 반대로 돌리기
screen-reveal-won = 승자
screen-reveal-how = 어떻게 이겼을까요?
screen-reveal-sum = 합계
screen-share = 공유
screen-share-pdf = 결과 PDF
screen-share-picture = 결과 그림
screen-share-qr = 찍으면 내 휴대폰에서 결과를 볼 수 있어요
screen-share-late = 그림이 준비됐어요. 한 번 더 눌러 주세요.
screen-share-json = 게임 전체 파일(JSON)
screen-share-page = 결과 페이지

## About

screen-about-what = 진짜 테이블에서 하는 보드게임의 도우미예요. 은행, 타이머, 점수, 인쇄 자료를 맡아요.
screen-about-box = 게임은 따로 있어야 해요. 게임 이름은 어떤 게임에 쓰는 앱인지 알리려고 적었고, 출판사와는 관계가 없어요.
screen-about-thanks = 감사의 말
screen-about-icons = 아이콘:
screen-about-font = 글꼴:
screen-about-htmx = 화면 자동 갱신:

## When something went wrong

screen-error = 잘 되지 않았어요
screen-advice-400 = 내용이 온전히 도착하지 않았어요. 돌아가서 다시 해 보세요.
screen-advice-401 = 자리를 다시 고르거나 테이블 화면의 코드를 스캔하세요.
screen-advice-403 = 그 자리에 앉은 사람이 하거나 테이블 화면에서 해 주세요.
screen-advice-404 = 테이블 화면의 코드를 확인하거나 처음 화면에서 시작하세요.
screen-advice-409 = 테이블을 다시 보고 정해 주세요.
screen-advice-413 = 한 번에 너무 많아요. 줄여서 다시 해 보세요.
screen-advice-415 = 화면의 버튼을 써 주세요. 이 주소는 직접 여는 곳이 아니에요.
screen-advice-421 = 테이블 화면의 코드를 스캔하거나 앱을 운영하는 사람에게 주소를 물어보세요.
screen-advice-422 = 맞지 않는 것을 고쳐서 다시 해 보세요.
screen-advice-429 = 차 한 모금 마시고 1분 뒤에 다시 해 보세요.
screen-advice-500 = 저희 잘못이에요. 게임은 그대로 있으니 돌아가서 다시 해 보세요.
screen-advice-503 = 잃어버린 것은 없어요. 잠시 뒤에 다시 해 보세요.

## Spoken words

screen-voice-again = 다시 듣기
screen-voice-slower = 천천히
screen-voice-none = 이 기기에는 이 언어의 음성이 없어요. 하는 말은 여기에도 적혀 있어요.
screen-voice-can-you-hear = 잘 들리나요?
screen-voice-heard = 네, 들려요
screen-voice-choose = 음성과 음량
screen-voice-which = 이 기기의 음성
screen-voice-volume = 음량
screen-voice-rings = 이 언어의 음성이 없어요. 호명할 때마다 종소리가 나고 글자가 커져요.

## Long lists

screen-narrow-search = 이름 일부나 초성 입력
screen-narrow-search-in = 찾기: { $what }
screen-narrow-shown = { $n }개 표시
screen-narrow-none = 그런 이름은 없어요.
screen-narrow-remove = 빼기: { $what }

## 서버를 돌보는 사람에게

health-title = 서버를 살펴봐 주세요
health-disk = 서버의 디스크에 { $free }MB밖에 남지 않았어요. 가득 차기 전에 공간을 비우세요.
health-clock = 서버의 시계가 바뀌었거나 맞지 않아요. 타이머는 제대로 가지만 기록의 시각이 다를 수 있어요. 시계를 맞추고, 아무도 게임하지 않을 때 앱을 다시 시작하세요.
health-backup = 오늘의 데이터베이스 백업을 만들지 못했어요: { $reason }
health-network-drive = 게임이 네트워크 드라이브에 저장되고 있어서 망가지거나 사라질 수 있어요. 앱의 폴더를 서버에 직접 연결된 디스크로 옮기고, 네트워크 드라이브에는 백업만 두세요.

news-title = { $version } 버전에서 새로워진 것
news-1 = 첫 화면의 버튼마다 하는 일이 적혀 있고, 휴대폰에서는 참가가 맨 위에 있어요.
news-2 = 오늘 저녁, 사람마다의 기록, 모든 결과를 자랑하기 좋게 보여 줘요.
news-3 = 열린 자루, 전투, 점수 계산, 승자: 중요한 순간마다 테이블 화면을 가득 채워요.
news-dismiss = 알겠어요

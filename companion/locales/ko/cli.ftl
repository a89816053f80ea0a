# 명령줄에서 하는 말.

cli-serving = 테이블 주소: { $address } — 태블릿에서 열고, 휴대폰으로 QR 코드를 스캔하세요:
cli-serving-name = 이름 주소를 지원하는 네트워크라면 이렇게도 열 수 있어요: { $address }
cli-demo = 데모 실행 중: { $address }
cli-serving-stop = 끝내려면 Ctrl+C를 누르세요.
cli-no-port = { $host } 주소의 { $port }번 포트를 열 수 없어요({ $reason }). --host나 --port로 다른 주소나 포트를 지정하세요.
cli-port-taken = { $port }번 포트는 이미 쓰이고 있어요. { $free }번은 비어 있어요: { $command }

cli-total = 합계
cli-place = 순위
cli-won = { $n ->
   [1] { JOSA($winners, "이/가") } 이겼어요.
   *[other] { JOSA($winners, "이/가") } 함께 이겼어요.
}
cli-nobody-won = 아직 이긴 사람이 없어요.

cli-undone = 되돌림
cli-folds = 기록 { $n }개가 모두 규칙에 맞아요.

cli-printed = { $file }에 저장했어요.
cli-cannot-write = { $file }에 쓸 수 없어요: { $reason }

cli-backed-up = { $file }에 백업하고 확인했어요: { $sittings }판, 기록 { $entries }개.
cli-workers-file = SQLite에서는 워커를 하나만 쓸 수 있어요. 여럿을 쓰려면 PostgreSQL이 필요해요. COMPANION_SQLALCHEMY_DATABASE_URI를 정하거나 --workers를 빼세요.
cli-workers-gunicorn = 워커가 여럿이면 gunicorn이 필요해요: pip install 'tabletop-companion[postgresql]'.
cli-workers-https = 워커가 여럿이면 https를 직접 제공할 수 없어요. 앞에 TLS 프록시를 두고 --https를 빼세요.
cli-https-outdated = 이 집의 인증 기관은 예전 버전이 만든 것이라 이메일과 웹 주소도 보증할 수 있어요. 그대로 써도 돼요. 새로 만들려면 { $folder } 폴더의 authority.pem과 authority.key를 지우고 다시 시작한 뒤, 기기마다 /trust에서 새 인증 기관을 신뢰하게 하세요.
cli-backup-where = 어디에 백업할지 적어 주세요: companion backup 파일 또는 companion backup --to 폴더
cli-backup-exists = { $file } 파일이 이미 있어요. 아무것도 쓰지 않았어요.
cli-backup-nothing = { $database }에 아직 데이터베이스가 없어요.
cli-backup-failed = 백업하지 못했어요: { $reason }

cli-imported = { $code } 게임을 가져왔어요(기록 { $entries }개). 기기에서 게임을 열고 자리에 앉은 다음, 그 기기를 테이블 화면으로 쓰세요.
cli-imported-token = 프로그램에서 쓸 테이블 토큰: { $token }
cli-restored = 복원하고 확인했어요: { $sittings }판, 기록 { $entries }개.
cli-restore-nothing = { $file } 파일이 없어요. 아무것도 바꾸지 않았어요.
cli-restore-not-empty = { $database }에 이미 게임이나 사람이 있어서 덮어쓰지 않았어요. --instance로 빈 폴더를 고르세요.
cli-restore-newer = 더 새로운 버전의 앱에서 만든 백업이에요. 먼저 이 앱을 업데이트하세요. 아무것도 바꾸지 않았어요.
cli-restore-failed = { $file } 파일을 복원하지 못했어요({ $reason }). 아무것도 바꾸지 않았어요.

cli-checked = 문제가 없어요: { $sittings }판, 기록 { $entries }개.
cli-check-elsewhere = 데이터베이스가 다른 서버에 있어요. 그 서버의 도구로 살펴보세요.
cli-check-damaged = { $database } 파일이 망가졌거나 앱의 데이터베이스가 아니에요({ $reason }). `companion salvage { $database } --instance NEW`로 읽을 수 있는 데이터를 복구할 수 있어요.
cli-check-page = 파일이 망가졌어요: { $reason }
cli-check-cut = 파일이 페이지 중간에서 끝나요. 끝부분이 잘렸어요.
cli-check-orphan = { $table } 표에 어느 게임에도 속하지 않는 행이 있어요.
cli-check-sitting = { $code } 게임: { $why }
cli-check-gap = { $code } 게임: 기록 { $entry }번이 없어서 그 뒤는 읽지 않아요.
cli-salvage-nothing = { $file } 파일이 없어요. 아무것도 바꾸지 않았어요.
cli-salvage-not-empty = { $database }에 이미 게임이 있어요. --instance로 새 폴더를 고르세요.
cli-salvage-failed = { $file } 파일에서 아무것도 읽을 수 없어요({ $reason }). 아무것도 바꾸지 않았어요.
cli-salvage-none = { $file } 파일에서 아무것도 읽지 못했어요. 아무것도 바꾸지 않았어요.
cli-salvage-backup = 가장 새로운 백업: { $file }. `companion restore`로 빈 폴더에 복원할 수 있어요.
cli-salvaged-one = { $code }: 기록 { $of }개 가운데 { $entries }개
cli-salvaged = 복구했어요: { $sittings }판, 기록 { $entries }개. 원본 파일은 그대로예요.
cli-history-brought = 추가한 게임: { $added }판. 이미 있던 게임: { $known }판.
cli-history-would = 추가될 게임: { $added }판. 이미 있는 게임: { $known }판.

cli-help = 실제 테이블에서 하는 보드게임의 진행과 점수를 맡아요.
cli-help-serve = 로컬 네트워크에서 서버를 실행해요.
cli-help-demo = 녹화된 게임을 데모로 보여 줘요. 아무것도 저장하지 않아요.
cli-help-score = 끝난 게임의 점수를 계산해요. FILE은 점수 문서이고, -는 표준 입력이에요.
cli-help-strings = 번역할 모든 글을 위치와 최대 길이와 함께 보여 줘요.
cli-help-print = NAME 인쇄물을 PDF로 만들어요. 이름이 없으면 모든 인쇄물을 보여 줘요.
cli-help-replay = 게임이나 녹화 파일을 다시 진행하고 기록을 글로 보여 줘요.
cli-help-backup = 데이터베이스를 FILE로 백업해요. 서버가 실행 중이어도 돼요.
cli-help-restore = 백업 FILE을 빈 인스턴스에 복원해요. 먼저 서버를 멈추세요.
cli-help-check = 데이터베이스(또는 FILE)의 페이지, 테이블, 모든 게임 기록을 검사해요. 아무것도 바꾸지 않고, 서버가 실행 중이어도 돼요.
cli-help-salvage = 손상된 FILE에서 읽을 수 있는 것을 빈 데이터베이스로 복구해요. FILE은 바뀌지 않아요. 먼저 서버를 멈추세요.
cli-help-export = 게임 CODE를 비밀까지 담아 파일 하나로 내보내요. 진행 중에도 돼요. CODE가 없으면 전체 게임 기록을 house.json으로 내보내요.
cli-help-import = 내보낸 게임을 가져와요. FILE은 그 문서이고, -는 표준 입력이에요. house.json, .bgsplay, CSV는 게임 기록에 추가돼요.
cli-help-key = 집 열쇠를 보여 줘요. 이 열쇠가 있는 기기는 삭제, 병합, 가져오기, 내보내기를 할 수 있어요.
cli-household-gone = “companion household” 명령은 없어졌어요. 이제 서버 하나는 집 하나만 맡아요. 다른 집에는 --instance로 따로 폴더를 주세요. 예전 데이터베이스에 있는 집은 `companion export --household NAME`으로 내보낼 수 있어요.
cli-no-household = { $n ->
    [0] 이 데이터베이스에는 집이 하나뿐이에요. --household 없이 내보내세요.
   *[other] 여기에 없는 집이에요: “{ $name }”. 있는 집: { $names }.
}
cli-option-version = 버전을 보여 줘요.
cli-option-to = 백업할 폴더예요. 다른 디스크에 있는 폴더가 좋아요. 미리 만들어 두세요.
cli-option-keep = --to를 쓸 때, 최근 백업을 몇 개 남길지 정해요.
cli-option-lang = 언어. 기본값은 터미널의 언어예요.
cli-option-instance = 데이터베이스와 설정이 있는 폴더.
cli-option-household = 예전 버전에서 데이터베이스 하나를 함께 쓰던 집 가운데 하나. 아무것도 바꾸지 않아요.
cli-option-host = 서버가 쓸 주소.
cli-option-port = 서버가 쓸 포트.
cli-option-https = 자체 인증서로 https를 써요. /trust에 설명이 있어요.
cli-option-workers = 워커 수. PostgreSQL이 필요해요.
cli-option-json = 점수표를 JSON으로 보여 줘요.
cli-option-missing = 이 언어에 없는 글만 보여 줘요. 예: fr.
cli-option-list = 모든 인쇄물을 보여 줘요.
cli-option-all = 모든 게임의 모든 인쇄물을 DIR에 저장해요.
cli-option-paper = a4(기본값) 또는 letter.
cli-option-beside = 첫 언어 옆에 나란히 놓을 둘째 언어.
cli-option-ink = full(기본값) 또는 saving.
cli-option-letters = 글자 크기: normal(기본값) 또는 large.
cli-option-size = half 또는 whole. 기본값은 참조표가 half, 나머지가 whole이에요.
cli-option-players = 인원. 기본값은 보통 인원이에요.
cli-option-edition = 판본. 판본이 여럿인 게임에서 써요. any는 아무 조합에나 쓰는 것이에요.
cli-option-variant = 함께 쓰는 추가 규칙. 여러 번 쓸 수 있어요.
cli-option-content = 하룻밤 인쇄물의 한 부분. 예: setup. 여러 번 쓸 수 있어요.
cli-option-output = 저장할 파일.
cli-option-dry-run = 게임 기록에 무엇이 추가될지만 알려 줘요.
cli-option-new = 새 열쇠를 만들어요. 예전 열쇠는 더 쓸 수 없어요.
cli-option-yes = 묻지 않아요.

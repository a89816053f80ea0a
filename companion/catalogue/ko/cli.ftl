# 명령줄에서 하는 말.

cli-serving = 테이블 주소: { $address } — 태블릿에서 열고, 휴대폰으로 QR 코드를 스캔하세요:
cli-serving-name = 네트워크가 이름을 알면 이렇게도 열려요: { $address }
cli-demo = 게임이 저절로 진행돼요: { $address }
cli-serving-stop = Ctrl+C로 끝내요.
cli-no-port = { $host } 주소의 { $port }번 포트를 열 수 없어요({ $reason }). --host나 --port로 다른 곳을 고르세요.

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

cli-backed-up = { $file }에 복사하고 다시 읽어 확인했어요: { $sittings }판, 기록 { $entries }개.
cli-workers-file = SQLite 파일 하나는 작업자 하나만 쓸 수 있어요. 여럿이 함께 쓰려면 PostgreSQL이 필요해요. COMPANION_SQLALCHEMY_DATABASE_URI를 정하거나 --workers를 빼세요.
cli-workers-gunicorn = 작업자가 여럿이면 gunicorn이 필요해요: pip install 'tabletop-companion[postgresql]'.
cli-workers-https = 작업자가 여럿이면 TLS를 직접 쓰지 않아요. TLS를 쓰는 프록시를 앞에 두고 --https를 빼세요.
cli-backup-exists = { $file } 파일이 이미 있어요. 아무것도 쓰지 않았어요.
cli-backup-nothing = { $database }에 아직 데이터베이스가 없어요.
cli-backup-failed = 복사하지 못했어요: { $reason }

cli-imported = { $code } 게임을 여기서 이어서 할 수 있어요(기록 { $entries }개). 기기에서 게임을 열고 자리에 앉은 다음, 그 기기를 테이블로 쓰세요.
cli-imported-token = 프로그램에서 쓸 테이블 토큰: { $token }
cli-restored = 되살리고 다시 읽어 확인했어요: { $sittings }판, 기록 { $entries }개.
cli-restore-nothing = { $file } 파일이 없어요. 아무것도 바꾸지 않았어요.
cli-restore-not-empty = { $database }에 이미 게임이나 사람이 있어서 덮어쓰지 않았어요. --instance로 빈 폴더를 고르세요.
cli-restore-newer = 더 새로운 버전의 앱에서 만든 복사본이에요. 먼저 이 앱을 업데이트하세요. 아무것도 바꾸지 않았어요.
cli-restore-failed = { $file } 파일을 되살리지 못했어요({ $reason }). 아무것도 바꾸지 않았어요.

cli-checked = 모두 제대로 되어 있어요: { $sittings }판, 기록 { $entries }개.
cli-check-elsewhere = 데이터베이스가 다른 서버에 있어요. 그 서버의 도구로 살펴보세요.
cli-check-damaged = { $database } 파일이 망가졌거나 앱의 데이터베이스가 아니에요({ $reason }). `companion salvage { $database } --instance NEW`로 읽을 수 있는 것을 옮길 수 있어요.
cli-check-page = 파일이 망가졌어요: { $reason }
cli-check-cut = 파일이 페이지 중간에서 끝나요. 끝부분이 잘렸어요.
cli-check-orphan = { $table } 표에 어느 게임에도 속하지 않는 것이 있어요.
cli-check-sitting = { $code } 게임: { $why }
cli-check-gap = { $code } 게임: 기록 { $entry }번이 없어서 그 뒤는 읽지 않아요.
cli-salvage-nothing = { $file } 파일이 없어요. 아무것도 바꾸지 않았어요.
cli-salvage-not-empty = { $database }에 이미 게임이 있어요. --instance로 새 폴더를 고르세요.
cli-salvage-failed = { $file } 파일에서 아무것도 읽을 수 없어요({ $reason }). 아무것도 바꾸지 않았어요.
cli-salvaged-one = { $code }: 기록 { $of }개 가운데 { $entries }개
cli-salvaged = 옮겼어요: { $sittings }판, 기록 { $entries }개. 읽은 파일은 그대로예요.
cli-history-brought = 가져온 게임: { $added }판. 이미 있던 게임: { $known }판.
cli-history-would = 가져올 게임: { $added }판. 이미 있는 게임: { $known }판.

# 어떤 게임이든 집에서 하는 말: 누가 무엇을 할 수 있는지, 되돌리기, 오래된 게임.

house-no-such-game = 여기에 없는 게임이에요: { $game }
house-only-counted = { $game } 게임은 여기서 진행할 수 없고 점수만 계산해요. 끝나면 점수를 입력하세요.
house-no-such-sitting = 코드가 { $code }인 게임은 없어요.
house-no-such-seat = { $seat }번 자리는 없어요. 자리는 0번부터 세고, 모두 { $seats }개예요.
house-dead-token = 이 기기는 게임과 연결이 끊겼어요. 테이블의 QR 코드를 스캔해서 다시 참가하세요.
house-seat-taken = { JOSA($who, "은/는") } 이미 휴대폰을 연결했어요. 테이블 화면에서 연결을 끊을 수 있어요.
house-seat-asks = { $who } 자리는 다른 기기에서 동의해야 비울 수 있어요. 지금 모든 화면에서 묻고 있어요.
house-seat-answered = 그사이 누군가 답했어요. { $who } 자리는 그대로예요.
house-nothing-to-stop = 이미 늦어서 막을 수 없어요. 테이블 화면을 바꾸려면 휴대폰의 메뉴를 쓰세요.
house-id-reused = 이 id로 이미 다른 내용을 보냈어요. 아무것도 바뀌지 않았어요.
house-sitting-too-old = { $code } 게임은 예전 규칙으로 진행되어 이어서 할 수 없어요. 지금까지 있었던 일은 볼 수 있고, 테이블에 놓인 것으로 점수도 계산할 수 있어요.
house-sitting-unfoldable = { $code } 게임은 이어서 할 수 없어요. 앱이 게임 기록을 더는 읽을 수 없어요. 지금까지 있었던 일은 볼 수 있고, 테이블에 놓인 것으로 점수도 계산할 수 있어요.
house-second-server = 이 앱을 따로 실행한 서버가 이미 { JOSA($database, "을/를") } 쓰고 있어요. 그쪽을 먼저 끄거나 --instance로 다른 폴더를 고르세요.
house-second-server-at = 이 앱을 따로 실행한 서버가 이미 { JOSA($database, "을/를") } 쓰고 있어요({ $address }). 그쪽을 먼저 끄거나 --instance로 다른 폴더를 고르세요.
house-second-house = { JOSA($database, "은/는") } 다른 집의 데이터베이스예요. 아무것도 바꾸지 않았어요. 한 집의 워커는 모두 인스턴스 폴더에 같은 secret_key와 house_key가 있어야 해요. 그 파일들을 여기로 복사하거나 다른 데이터베이스를 쓰세요.
house-unfit = 너무 길거나 너무 크거나 저장할 수 없는 문자가 들어 있어요. 바뀐 것은 없어요.
house-not-your-seat = 이 기기로는 { JOSA($who, "을/를") } 대신할 수 없어요.
house-onlookers-only-look = 구경만 할 때는 아무것도 할 수 없어요. 먼저 자리에 참가하세요.
house-only-the-table = 테이블 화면에서만 할 수 있어요.

## 되돌리기와 다시 하기

house-rewind-settled = 그사이에 다른 일이 있었어요. 되돌리기 전에 다시 살펴보세요.
house-rewind-here = 이미 그 상태예요.
house-mend-same = 바꾼 것이 없어요.
house-rewind-no-such-entry = { $entry }번 기록은 없어요. 마지막은 { $last }번이에요.
house-rewind-asks-table = 휴대폰으로는 자신이 마지막에 한 일만 되돌릴 수 있어요. 다른 일은 테이블 화면에서 되돌리세요.
house-rewind-before-mend = 그 뒤에 바로잡은 기록이 있어요. 그것을 먼저 되돌리거나, 앞의 기록도 바로잡으세요.

## 마지막 점수 세기

house-counted-anew = 그사이 다른 화면에서 { $who } 것을 입력했어요. 이쪽이 맞으면 다시 보내 주세요.

## 기록 바로잡기

house-corrected-since = 그사이 다른 화면에서 먼저 바로잡았어요. 이쪽이 맞으면 다시 보내 주세요.
house-changed-since = 그사이에 되돌리거나 바로잡은 것이 있어요. 다시 보고 골라 주세요.
house-mend-settled = 그사이에 다른 일이 있었어요. 무엇이 바뀌는지 다시 살펴보세요.
house-mend-not-in-force = { $entry }번 기록은 이제 효력이 없어요. 되돌렸거나 뺀 기록이에요.
house-mend-never = 이 기록은 고칠 수 없어요. 바로잡을 수 있는 것은 수량과 그 대상뿐이에요. 다른 일은 되돌리거나 지금 상태를 바로잡으세요.
house-mend-other-kind = { $entry }번 기록은 같은 종류의 기록으로만 바꿀 수 있어요.
house-mend-not-yours = 휴대폰으로는 자신이 입력한 것만 바로잡을 수 있어요. 다른 것은 테이블 화면에서 바로잡으세요.
house-mend-asks-table = 그 뒤에 다른 사람이 게임을 이어 갔어요. 테이블 화면에서 함께 바로잡으세요.
house-mend-secret = 아직 비밀이에요. 입력한 사람만 바로잡을 수 있어요.
house-mend-blocked = 아무것도 바뀌지 않았어요. 그렇게 바로잡으면 뒤의 기록 { $n }개가 맞지 않게 돼요.
house-mend-why = 그렇게 바로잡으면 맞지 않게 돼요.
house-mend-gone = 이 기록이 가리키는 것이 없어져요.
house-move-mend = 기록 바로잡기

## 바뀌는 것

house-change-gold = { $who }: 금화 { $before } → { $after }
house-change-coins = { $who }: 엽전 { $before } → { $after }
house-change-prestige = { $who }: 명성 { $before } → { $after }
house-change-points = { $who }: 점수 { $before } → { $after }
house-change-cards = { $who }: 손에 든 카드 { $before } → { $after }
house-change-face-down = { $who }: 뒷면으로 놓인 카드 { $before } → { $after }
house-change-count = { $who }, { $what }: { $before } → { $after }
house-change-result = { $who }, 최종 점수: { $before } → { $after }
house-change-winners = 이렇게 되면 승자: { $who }
house-change-open = 게임이 계속돼요.
house-change-over = 게임이 끝나요.
house-change-none = 모름
house-change-other = 화면에 바뀌는 것이 있지만 수는 바뀌지 않아요.

## 입력란

house-field-amount = 금액
house-field-gold = 금화
house-field-coins = 엽전
house-field-prestige = 명성
house-field-points = 점수
house-field-cards = 카드
house-field-tokens = 토큰
house-field-unknown = 뒷면으로 놓인 카드
house-field-price = 비용
house-field-payer = 내는 사람
house-field-payee = 받는 사람
house-field-lender = 빌려주는 사람
house-field-whom = 대상
house-field-what = 내용
house-field-value = 수
house-field-nobody = 없음(은행)

## 기록

house-the-table = 테이블
house-log-took-back = { JOSA($who, "이/가") } 되돌렸어요: { $what }
house-log-brought-back = { JOSA($who, "이/가") } 되살렸어요: { $what }
house-log-went-back = { JOSA($who, "이/가") } { $entry }번 기록으로 돌아갔어요
house-log-mended = { JOSA($who, "이/가") } 바로잡았어요: { $was } → { $now }
house-log-nothing = 뺌
house-log-old-entry = { $who }: 지금의 규칙으로는 읽을 수 없는 일({ $kind })
house-recording-broken = { $entry }번 기록이 규칙에 맞지 않아요: { $why }

## 이사

house-export-running = 아직 진행 중인 게임이에요. 게임이 끝나고 모두 공개된 뒤에 내보낼 수 있어요.
house-import-format = 이 파일의 형식은 { $format }인데, 이 버전은 형식 { $known }만 읽을 수 있어요. 다른 버전의 앱에서 만든 파일이에요.
house-import-broken = 파일이 손상되었거나 수정되었어요. 여기서부터 체크섬이 맞지 않아요.
house-import-code = 게임 코드로 쓸 수 없는 값이에요.
house-import-id-twice = 다른 기록이 이미 이 id를 쓰고 있어요.
house-import-newer-rules = 여기보다 새로운 규칙으로 진행한 게임이에요. 먼저 이 앱을 업데이트하세요.
house-import-older-rules = 예전 규칙으로 진행한 게임이라, 지금의 규칙으로는 같은 결과가 나오지 않아요.
house-import-result = 기록대로라면 결과가 이것과 달라요.
house-import-too-long = 게임이 너무 길어서 옮길 수 없어요.
house-import-undecided = 무작위나 타이머로 정해진 값이 파일에 없어요.
house-import-never = 일어날 수 없는 일이에요.
house-log-unseen = 아무도 보기 전에 되돌린 일
house-after-unseen = 공개되지 않은 일에 이어지는 기록이에요.
house-rewind-sealed = 이미 카드를 봤어요. 나눠 주기 전으로 돌아가세요.
house-rewind-unseen = 게임을 여기로 옮기기 전에 되돌린 일이라, 무슨 일이었는지 여기서는 알 수 없어요.

## What may be done now

house-move-undo = 되돌리기: { $what }
house-move-redo = 되살리기: { $what }
house-move-go-back = 기록의 한 지점으로 돌아가기
house-entry = 기록 { $n }번

## 시작할 때

house-start-folder = { $folder } 폴더를 쓸 수 없어요: { $reason }. 앱이 쓸 수 있게 하거나 --instance로 다른 폴더를 고르세요.
house-start-config = { $file } 파일의 설정을 읽을 수 없어요. { $line }번째 줄: { $reason }. 그 줄을 고친 뒤 다시 시작하세요.
house-start-setting = { $setting } 설정에는 { $value } 값을 쓸 수 없어요. 쓸 수 있는 값은 README에 있어요. 고친 뒤 다시 시작하세요.
house-start-setting-gone = { $setting } 설정은 없어졌어요. 이제 서버 하나는 집 하나만 맡아요. 설정을 지우고, 다른 집에는 --instance로 따로 폴더를 주세요.
house-start-setting-misspelt = { $setting } 설정은 없어요. { $meant } 설정을 쓰려던 건가요?
house-start-newer = { $database } 파일은 더 새로운 버전의 앱에서 만들었어요. 아무것도 바꾸지 않았어요. 이 앱을 업데이트하거나 --instance로 다른 폴더를 고르세요.
house-start-households = { $database } 데이터베이스에 집이 여럿 있어요: { $names }. 이제 서버 하나는 집 하나만 맡아요. 아무것도 바꾸지 않았어요. 집마다 `companion export --household NAME -o FILE`로 내보낸 뒤 따로 만든 폴더에 `companion import FILE --instance FOLDER`로 가져오세요.
house-start-unversioned = { $database } 파일의 표가 앱의 어느 버전 것인지 적혀 있지 않아요. 아무것도 바꾸지 않았어요. 백업을 복원하거나, `companion salvage { $database } --instance NEW`로 읽을 수 있는 데이터를 복구하거나, --instance로 다른 폴더를 고르세요.
house-start-database = { $reason ->
    [locked] 다른 프로그램이 { $database } 파일을 혼자 쓰고 있어요. 그 프로그램을 닫고 다시 시작하세요.
    [full] { $database } 파일이 있는 디스크가 가득 찼어요. 공간을 비우고 다시 시작하세요.
    [read-only] { $database } 파일에 쓸 수 없어요. 앱이 그 파일과 폴더에 쓸 수 있게 한 뒤 다시 시작하세요.
    [gone] { $database } 파일을 열 수 없어요. 폴더가 있는지, 거기에 쓸 수 있는지 살펴보세요.
    [damaged] { $database } 파일이 망가졌거나 데이터베이스가 아니에요. 아무것도 바꾸지 않았어요. `companion check`로 살펴보고, `companion salvage { $database } --instance NEW`로 읽을 수 있는 데이터를 복구하거나, `companion restore`로 빈 폴더에 백업을 복원하세요.
    [no-server] { $database }에서 데이터베이스 서버가 응답하지 않아요({ $detail }). 서버가 켜져 있는지, 주소가 맞는지 살펴본 뒤 다시 시작하세요.
    [address] { $database } 주소가 올바르지 않아요({ $detail }). postgresql+psycopg://이름:암호@서버/데이터베이스처럼 쓰고, 암호에 있는 특수 문자는 코드로 적으세요(@는 %40). 고친 뒤 다시 시작하세요.
    [no-database] 서버에 { $database } 데이터베이스가 없어요. `createdb`로 만들거나 주소를 고치세요.
    [password] 서버가 { $database } 접속을 거부했어요. 주소에 적힌 이름과 암호를 살펴본 뒤 다시 시작하세요.
   *[away] { $database } 데이터베이스에 연결할 수 없어요: { $detail }
}
house-start-backup = { $database } 파일의 표가 오래되어 바꾸기 전에 백업하려 했지만 하지 못했어요({ $reason }). 아무것도 바꾸지 않았어요. 디스크에 공간을 비우고 다시 시작하세요.

## 누가 참가하고, 떠나고, 넘겨받았는지

house-trail-joined = { JOSA($who, "이/가") } 휴대폰으로 참가했어요
house-trail-left = { JOSA($who, "이/가") } 자리를 떠났어요
house-trail-released = 테이블에서 { $who } 자리를 비웠어요
house-trail-took-over = { $who } 휴대폰이 테이블 화면이 되었어요
house-trail-stopped = { JOSA($by, "이/가") } { $who } 휴대폰이 테이블 화면이 되는 것을 막았어요
house-trail-asked = 테이블 화면이 된 휴대폰이 { $who } 자리를 쓰려고 했어요
house-trail-agreed = { JOSA($by, "이/가") } { $who } 자리를 비우는 데 동의했어요
house-trail-declined = { JOSA($by, "이/가") } { $who } 자리를 그대로 두었어요
house-trail-handed = { $who }: 자리를 넘겼어요
house-trail-seated = { $who }: 이제 테이블에서 대신해요
house-no-next-game = 이 테이블에는 아직 다음 게임이 없어요.

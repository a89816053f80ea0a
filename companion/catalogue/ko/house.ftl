# 어떤 게임이든 집에서 하는 말: 누가 무엇을 할 수 있는지, 되돌리기, 오래된 게임.

house-no-such-game = { $game }: 그런 게임은 없어요.
house-no-such-sitting = 코드가 { $code }인 게임은 없어요.
house-no-such-seat = { $seat }번 자리는 없어요. 자리는 0번부터 세고, 모두 { $seats }개예요.
house-dead-token = 이 기기는 게임과 연결이 끊겼어요. 테이블의 QR 코드를 스캔해서 다시 참가하세요.
house-seat-taken = { JOSA($who, "은/는") } 이미 휴대폰을 연결했어요. 테이블 화면에서 연결을 끊을 수 있어요.
house-id-reused = 이 id로 이미 다른 내용을 보냈어요. 아무것도 바뀌지 않았어요.
house-sitting-too-old = { $code } 게임은 예전 규칙으로 진행되어 이어서 할 수 없어요. 지금까지 있었던 일은 볼 수 있고, 테이블에 놓인 것으로 점수도 계산할 수 있어요.
house-sitting-unfoldable = { $code } 게임은 이어서 할 수 없어요. 컴패니언이 기록해 둔 것을 더는 이해하지 못해요. 지금까지 있었던 일은 볼 수 있고, 테이블에 놓인 것으로 점수도 계산할 수 있어요.
house-second-server = 다른 컴패니언이 이미 { JOSA($database, "을/를") } 쓰고 있어요. 그쪽을 먼저 끄거나 --instance로 다른 폴더를 고르세요.
house-not-your-seat = 이 기기로는 { JOSA($who, "을/를") } 대신할 수 없어요.
house-onlookers-only-look = 구경만 할 때는 아무것도 할 수 없어요. 먼저 자리에 참가하세요.
house-only-the-table = 테이블 화면에서만 할 수 있어요.

## 되돌리기와 다시 하기

house-rewind-settled = 그사이에 다른 일이 있었어요. 되돌리기 전에 다시 살펴보세요.
house-rewind-here = 이미 그 상태예요.
house-rewind-no-such-entry = { $entry }번 기록은 없어요. 마지막은 { $last }번이에요.
house-rewind-asks-table = 휴대폰으로는 자신이 마지막에 한 일만 되돌릴 수 있어요. 다른 일은 테이블 화면에서 되돌리세요.

## 기록

house-the-table = 테이블
house-log-took-back = { JOSA($who, "이/가") } 되돌림: { $what }
house-log-brought-back = { JOSA($who, "이/가") } 되살림: { $what }
house-log-went-back = { JOSA($who, "이/가") } { $entry }번 기록으로 돌아감
house-log-old-entry = { $who }: 지금의 규칙으로는 읽을 수 없는 일 ({ $kind })
house-recording-broken = { $entry }번 기록이 규칙에 맞지 않아요: { $why }

## 이사

house-export-running = 아직 진행 중인 게임이에요. 게임이 끝나고 모두 공개된 뒤에 내보낼 수 있어요.
house-import-format = 이 문서의 형식은 { $format }인데 여기서는 형식 { $known }만 읽을 수 있어요. 다른 버전의 컴패니언에서 만든 문서예요.
house-import-broken = 문서가 손상되었거나 바뀌었어요. 여기서부터 검사값이 맞지 않아요.
house-import-code = 게임 코드로 쓸 수 없는 값이에요.
house-import-id-twice = 다른 기록이 이미 이 id를 쓰고 있어요.
house-import-newer-rules = 여기보다 새로운 규칙으로 진행한 게임이에요. 먼저 이 컴패니언을 업데이트하세요.
house-import-older-rules = 예전 규칙으로 진행한 게임이라, 지금의 규칙으로는 같은 결과가 나오지 않아요.
house-import-result = 기록대로라면 결과가 이것과 달라요.
house-import-too-long = 게임이 너무 길어서 옮길 수 없어요.
house-import-undecided = 운이나 시계로 정해진 값이 빠져 있어요.
house-import-never = 일어날 수 없는 일이에요.
house-log-unseen = 아무도 보기 전에 되돌린 일
house-after-unseen = 아무도 알 수 없는 일 다음에 이어져요.
house-rewind-unseen = 게임을 여기로 옮기기 전에 되돌린 일이라, 무슨 일이었는지 여기서는 알 수 없어요.

## What may be done now

house-moves-unlisted = { $game } 게임은 할 수 있는 일을 목록으로 알려 주지 않아요.
house-move-undo = 되돌리기: { $what }
house-move-redo = 다시 하기: { $what }
house-move-go-back = 기록의 한 지점으로 돌아가기
house-entry = 기록 { $n }번

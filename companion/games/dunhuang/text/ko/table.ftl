# What is said while Merchants of Dunhuang is played: headlines, to-dos, check-list, rules at hand,
# what may be done, the log, refusals. Goods and characters are in goods.ftl, the score in score.ftl.

dunhuang-name = 둔황의 상인
dunhuang-market = 시장
dunhuang-nothing = 없음
dunhuang-number = { $n }
dunhuang-tile = { $n }번 타일

## Phases and steps

dunhuang-phase-free = 자유 진행
dunhuang-phase-setup = 게임 준비
dunhuang-phase-play = 게임
dunhuang-phase-final = 점수 계산
dunhuang-phase-over = 결과
dunhuang-step-move = 낙타
dunhuang-step-take = 상품
dunhuang-step-ability = 능력
dunhuang-step-check = 승리 확인, 보충

## Tools

dunhuang-tool-turns = 누구 차례인지
dunhuang-tool-ring = 차례와 낙타
dunhuang-tool-bank = 엽전과 명성
dunhuang-tool-stalls = 가판대와 상품 토큰
dunhuang-tool-deck = 더미에 남은 카드
dunhuang-tool-market = 시장의 카드

## What happens now

dunhuang-now-free = 테이블에서 바뀐 것을 여기에 적으세요.
dunhuang-now-light = 평소처럼 하세요. 빈자리가 남거나 누가 이겼을 때만 여기서 알려 주세요.
dunhuang-now-last = 마지막 차례예요.
dunhuang-now-tiles = 타일 8개를 놓거나 앱으로 뽑으세요.
dunhuang-now-starter = 누가 시작하나요? 시작 플레이어를 누르세요.
dunhuang-now-camel = { JOSA($who, "이/가") } 원하는 타일에 낙타를 올려요.
dunhuang-now-move = { JOSA($who, "이/가") } 낙타를 움직여요. 지금 위치: { $character }.
dunhuang-now-take = { JOSA($who, "이/가") } 카드를 가져가요. 도착한 곳: { $character }.
dunhuang-now-ability = { JOSA($who, "이/가") } 능력을 쓰거나 엽전을 가져가요. 도착한 곳: { $character }.
dunhuang-now-check = { $who }의 차례가 거의 끝났어요. 이겼나요? 아니면 시장을 채우세요. 시작: { $character }.
dunhuang-now-check-on = { $who }의 차례가 거의 끝났어요. 이겼나요? 아니면 다음 차례로 넘기세요.
dunhuang-now-check-last = { $who }의 차례가 거의 끝났어요. 이겼나요? 아니면 이 차례로 게임이 끝나요.
dunhuang-now-declared = { JOSA($who, "이/가") } “내가 이겼어요!” 하고 창고를 보여 줘요.
dunhuang-now-final = 가판대는 버리고 상품 토큰만 남긴 뒤 창고를 공개하세요.
dunhuang-now-over = 결과가 나왔어요.

dunhuang-todo-claim = 상품 토큰을 어떻게 할지 정하세요
dunhuang-todo-show = 창고를 보여 주세요
dunhuang-todo-camel = 낙타를 올리세요
dunhuang-todo-move = 낙타를 움직이세요
dunhuang-todo-take = 카드를 가져오세요
dunhuang-todo-take-stall = 가판대면 상품을 누르세요
dunhuang-todo-ability = 능력이나 엽전을 고르세요
dunhuang-todo-check = 시장을 채우고 차례를 넘기세요
dunhuang-todo-pass-on = 차례를 넘기세요
dunhuang-todo-end = 이기지 않았으면 게임을 끝내세요
dunhuang-todo-next = 다음 차례: 낙타를 움직이세요
dunhuang-todo-coins = 동점: 엽전을 세세요
dunhuang-todo-count-both = 상품 토큰과 명성을 세세요
dunhuang-todo-count-tokens = 상품 토큰을 세세요
dunhuang-todo-count-prestige = 명성을 세세요
dunhuang-todo-entered = 입력했어요

## Check-list before the first turn

dunhuang-setup-role = 모두 둔황의 상인이에요. 낙타를 타고 시장을 돌며 상품을 모아 영향력을 키워요.
dunhuang-setup-tiles = 타일 { $n }개를 섞어 아무 면이나 위로 둥글게 놓으세요. 가운데는 더미 자리로 비워 두세요.
dunhuang-setup-tiles-lie = 타일 { $n }개를 여기 보이는 대로 둥글게 놓고, 가운데는 더미 자리로 비워 두세요.
dunhuang-setup-left-out = 이 상품은 상자에 도로 넣으세요: { $goods }. 카드 { $n }장으로 해요.
dunhuang-setup-all-goods = 상품 카드 { $n }장을 모두 써요.
dunhuang-setup-deck = 카드를 섞어 가운데에 더미로 두세요.
dunhuang-setup-market = 원 바깥쪽, 타일마다 카드 1장을 앞면으로 놓으세요. 여기가 시장이에요.
dunhuang-setup-draw = 각자 { $n }장을 뽑아 { $kept }장만 창고의 첫 카드로 남기고, 나머지는 보여 주지 말고 상자에 넣으세요.
dunhuang-setup-coins = 각자 엽전 { $n }개를 가져가세요. 남은 엽전과 명성 토큰은 테이블 옆에 두세요.
dunhuang-setup-coins-here = 각자 엽전 { $n }개로 시작해요. 엽전과 명성은 앱이 세니 상자에 두세요.
dunhuang-setup-tokens = 쓰는 종류의 상품 토큰 { $n }개를 꺼내 놓으세요.
dunhuang-setup-starter = 가장 최근에 중고 물건을 사거나 판 사람이 누구인가요? 시작 플레이어 마커를 가져가세요.
dunhuang-setup-started = { JOSA($who, "이/가") } 시작 플레이어예요. 시작 플레이어 마커를 가져가세요.
dunhuang-setup-camel = 낙타는 모두가 함께 써요. 시작 플레이어 오른쪽의 마지막 사람이 원하는 타일에 올리세요.

## Rules at hand

dunhuang-hint-move = 시계 방향이에요. 첫 칸은 무료, 더 가려면 한 칸에 엽전 1개예요.
dunhuang-hint-take = 가판대와 창고 중 어디에 둘지 카드마다 정해요.
dunhuang-hint-stall = 가판대 카드는 내 앞에 앞면으로 둬요.
dunhuang-hint-warehouse = 창고는 손에 든 카드예요. 몇 장이든 들 수 있어요.
dunhuang-hint-token = 가판대에 그 상품이 나보다 많은 사람이 없으면 상품 토큰을 가져와요.
dunhuang-hint-ability = 이 타일의 능력을 쓰거나, 대신 엽전 { $coins }개를 가져가요.
dunhuang-hint-appendix = 캐릭터 16명은 규칙서 12쪽부터 나와요.
dunhuang-hint-win = 상품 토큰 { $tokens }개에 창고 상품이 { $kinds }종류 이상이면 즉시 승리예요. 지금 말하고 카드를 보여 주세요.
dunhuang-hint-refill = 빈자리를 더미에서 채워요. 낙타가 있는 타일부터 시계 방향이에요.
dunhuang-hint-last-turns = 더미가 다 떨어졌어요. 카드가 없는 곳에서는 가져가지 않아요.
dunhuang-hint-final-stalls = 가판대 카드는 모두 버리고 상품 토큰만 남겨요.
dunhuang-hint-final-reveal = 상품마다 가장 많이 가진 사람을 눌러요. 같으면 모두 눌러요.
dunhuang-hint-final-score = 상품마다 가장 많이 가진 사람이 1장을 남겨요. 남긴 카드는 상품 토큰 수만큼 점수가 돼요.
dunhuang-hint-short = 다 떨어진 것이 있어요. 아무거나 대신 쓰세요. 계산은 앱이 계속해요.
dunhuang-last-turns = { $n ->
    [1] 마지막 차례: { $seats }.
   *[other] 남은 차례 { $n }번: { $seats }.
}

## What may be done

dunhuang-shelf = { $cards }
dunhuang-shelf-token = { $cards }, 상품 토큰 있음
dunhuang-shelf-turned = { $cards }, 상품 토큰 있음(商 면)
dunhuang-token-count = 상품 토큰 { $need }개 중 { $n }개
dunhuang-too-many-cards = { $card }: 가판대에 { $n }장이 있는데, 모두 { $most }장뿐이에요. 가판대를 바로잡으세요.
dunhuang-take-coins = 엽전 { $n }개 받기
dunhuang-way-use-ability = 능력 쓰기
dunhuang-way-discard-good = 카드 버리기
dunhuang-way-swap-with-market = 시장과 바꾸기
dunhuang-way-swap-with-warehouse = 창고와 바꾸기
dunhuang-way-shift-stall = 가판대로
dunhuang-way-shift-warehouse = 창고로
dunhuang-way-fetch = 카드 가져오기
dunhuang-way-turn-token = 상품 토큰 뒤집기
dunhuang-way-deck-out = { $n ->
    [0] 더미가 벌써 비었어요
   *[other] 더미에 { $n }장뿐이었어요
}
dunhuang-ask-good = 어떤 상품?
dunhuang-ask-out = 가판대에서
dunhuang-ask-into = 가판대로
dunhuang-ask-tile = 어디에서?
dunhuang-ask-tokens = 상품 토큰은 몇 개?
dunhuang-at-tile = { $character }
dunhuang-at-tile-card = { $character }: { $card }
dunhuang-as-noted = 거기 적어 둔 카드
dunhuang-missed-move = 낙타 이동을 입력하지 않았어요.
dunhuang-missed-take = 능력이나 엽전을 입력하지 않았어요. 카드는 창고로 간 것으로 해요.
dunhuang-missed-ability = 능력이나 엽전을 입력하지 않았어요.
dunhuang-undecided = { JOSA($who, "이/가") } 아직 { $token } 토큰을 어떻게 할지 정하지 않았어요.
dunhuang-shows = { JOSA($who, "이/가") } 상품 { $kinds }종류를 보여 주나요?

dunhuang-claim-priest = { JOSA($taker, "이/가") } { $token } 장수를 따라잡았어요. { JOSA($holder, "이/가") } 상품 토큰을 숫자 면으로 뒤집어 지키나요?
dunhuang-claim-priest-taken = 내주기
dunhuang-claim-priest-kept = 뒤집어 지키기
dunhuang-claim-monk = { JOSA($taker, "이/가") } { $token } 장수를 따라잡았어요. { JOSA($taker, "이/가") } { $holder }에게 엽전 { $n }개를 내고 상품 토큰을 가져가나요?
dunhuang-claim-monk-taken = 엽전 { $n }개 내기
dunhuang-claim-monk-kept = 그냥 두기

## The log

dunhuang-log-then = { $first } { $second }
dunhuang-log-tiles = 타일(시계 방향): { $tiles }.
dunhuang-log-starter = { JOSA($who, "이/가") } 시작했어요.
dunhuang-log-camel = 낙타 위치: { $place }.
dunhuang-log-move = { JOSA($who, "이/가") } 낙타를 { $n }칸 움직였어요. 도착한 곳: { $place }.
dunhuang-log-to-stall = { JOSA($who, "이/가") } 가판대에 { JOSA($card, "을/를") } 놓았어요.
dunhuang-log-from-stall = { JOSA($who, "이/가") } 가판대에서 { JOSA($card, "을/를") } 뺐어요.
dunhuang-log-some-to-stall = { JOSA($who, "이/가") } 카드를 가판대에 놓았어요.
dunhuang-log-to-warehouse = { JOSA($who, "이/가") } 카드를 창고로 가져갔어요.
dunhuang-log-coins = { JOSA($who, "이/가") } 엽전 { $n }개를 가져갔어요.
dunhuang-log-ability = { $n ->
    [0] { JOSA($who, "이/가") } 능력을 썼어요: { $character }.
   *[other] { JOSA($who, "이/가") } 능력을 썼어요: { $character }. 명성 +{ $n }.
}
dunhuang-log-discard = { JOSA($who, "이/가") } 가판대의 { JOSA($card, "을/를") } 버리고 명성을 받았어요.
dunhuang-log-swap = { JOSA($who, "이/가") } 카드를 바꿨어요({ $character }). 가판대에서: { $out }. 가판대로: { $into }.
dunhuang-log-fetch = { JOSA($who, "이/가") } 카드를 창고로 가져갔어요. 가져온 곳: { $place }.
dunhuang-log-turned = { JOSA($who, "이/가") } { $token } 토큰을 商 면으로 뒤집었어요.
dunhuang-log-end-turn = { $n ->
    [0] { $who }의 차례가 끝났어요.
   *[other] { $who }의 차례가 끝났어요. 카드 { $n }장을 채웠어요.
}
dunhuang-log-token = { JOSA($who, "이/가") } { $token } 토큰을 가져갔어요. 가져온 곳: { $origin }.
dunhuang-log-token-back = { $who }의 { $token } 토큰이 시장으로 돌아갔어요.
dunhuang-log-claim = { JOSA($taker, "과/와") } { $holder }의 { $token } 장수가 같아졌어요. 상품 토큰은 商 면이에요.
dunhuang-log-unpaid = { JOSA($who, "이/가") } { $token } 토큰 값으로 엽전을 내지 않았어요.
dunhuang-log-undefended = { JOSA($who, "이/가") } { $token } 토큰을 뒤집지 않았어요.
dunhuang-log-priest-taken = { JOSA($holder, "이/가") } { $taker }에게 { $token } 토큰을 내줬어요.
dunhuang-log-priest-kept = { JOSA($holder, "이/가") } { $token } 토큰을 뒤집어 { $taker }에게서 지켰어요.
dunhuang-log-monk-taken = { JOSA($taker, "이/가") } { $holder }에게 엽전 { $n }개를 내고 { $token } 토큰을 가져갔어요.
dunhuang-log-monk-kept = { JOSA($taker, "이/가") } { $token } 토큰을 { $holder }에게 그냥 뒀어요.
dunhuang-log-last-turns = 더미가 다 떨어졌어요. 이제 마지막 차례예요.
dunhuang-log-run-out = { $who }의 차례에 시장에 빈자리가 남았어요.
dunhuang-log-most = { $card }: { JOSA($who, "이/가") } 가장 많아요.
dunhuang-log-not-most = { $card }: { JOSA($who, "이/가") } 가장 많은 게 아니었어요.
# What somebody has counted of their own at the end: `dunhuang-told-…`, one to three of them. Also in the bar.
dunhuang-log-told = { $who }의 계산: { $held }.
dunhuang-told-tokens = 상품 토큰 { $n }개
dunhuang-told-prestige = 명성 { $n }개
dunhuang-told-coins = 엽전 { $n }개
dunhuang-log-final = 게임이 끝났어요. 이제 점수를 세요.
dunhuang-log-declared = { $who }: “내가 이겼어요!”
dunhuang-log-withdrawn = { JOSA($who, "이/가") } “내가 이겼어요!”라는 말을 거둬들였어요.
dunhuang-log-won = { JOSA($who, "이/가") } 상품 { $n }종류를 보여 주고 즉시 이겼어요.
dunhuang-log-not-won = { $n ->
    [1] { JOSA($who, "이/가") } 상품을 { $n }종류만 보여 줬어요. 게임은 계속돼요.
   *[other] { $who }의 상품 종류가 모자라요. 게임은 계속돼요.
}
dunhuang-log-pay = { JOSA($payer, "이/가") } 엽전 { $n }개를 내고 { JOSA($payee, "이/가") } 받았어요.
dunhuang-log-prestige = { JOSA($who, "이/가") } 명성 { $n }개를 받았어요.
dunhuang-log-correct-coins-same = 확인함: { $who }의 엽전은 { $n }개예요.
dunhuang-log-correct-coins = 바로잡음: { $who }의 엽전은 { $had }개가 아니라 { $n }개예요.
dunhuang-log-correct-stock-same = 확인함: 시장의 엽전은 { $n }개예요.
dunhuang-log-correct-stock = 바로잡음: 시장의 엽전은 { $had }개가 아니라 { $n }개예요.
dunhuang-log-correct-prestige-same = 확인함: { $who }의 명성은 { $n }개예요.
dunhuang-log-correct-prestige = 바로잡음: { $who }의 명성은 { $had }개가 아니라 { $n }개예요.
dunhuang-log-correct-stall = 바로잡음, { $who }의 가판대: { $cards }.
dunhuang-log-correct-token = 바로잡음, 상품 토큰 { $token }: { $place }.
dunhuang-log-correct-token-turned = 바로잡음, 상품 토큰 { $token }: { $place }, 商 면.
dunhuang-log-correct-deck = 바로잡음: 더미는 { $n }장이에요.
dunhuang-log-correct-turn = 바로잡음: { $who }의 차례예요. 시작 플레이어: { $starter }.
dunhuang-log-correct-last = 바로잡음: 마지막 차례, 지금은 { $who }의 차례예요. 시작 플레이어: { $starter }.
dunhuang-log-card = 카드를 적어 뒀어요: { $place }.
dunhuang-log-no-card = 바로잡음: 여기에는 카드가 없어요: { $place }.
dunhuang-log-tool-on = 켬: { $tool }.
dunhuang-log-tool-off = 끔: { $tool }.
dunhuang-log-options = 설정을 바꿨어요.
dunhuang-log-phase = { $phase }.
dunhuang-log-entered = { JOSA($who, "이/가") } 다 셌어요.
dunhuang-log-entered-what = { $who }의 계산: 엽전 { $coins }개, 명성 { $prestige }개, 상품 토큰 { $tokens }개. 창고: { $cards }.
dunhuang-log-finish = 모두 셌어요.

## Remarks: what was noted otherwise

dunhuang-remark-coins = { $n ->
    [0] 앱 기록으로는 { $who }에게 엽전이 없었어요.
   *[other] 앱 기록으로는 { $who }의 엽전은 { $n }개뿐이었어요.
}
dunhuang-remark-stall = 앱 기록으로는 { $who }의 가판대에 없던 상품이에요: { $card }.
dunhuang-remark-camel = 앱 기록으로는 낙타가 다른 곳에 있어요: { $character }.
dunhuang-remark-no-card = 앱 기록으로는 여기에 카드가 없었어요: { $character }.
dunhuang-remark-market = 앱 기록으로는 시장에 카드가 없었어요.
dunhuang-remark-reach = 앱 기록으로는 거기까지 닿지 않아요. 닿는 곳: { $tiles }.
dunhuang-remark-deck = { $n ->
    [0] 앱 기록으로는 더미가 비어 있었어요.
   *[other] 앱 기록으로는 더미에 { $n }장뿐이었어요.
}
dunhuang-remark-places = { $n ->
    [0] 앱 기록으로는 빈자리가 없었어요.
   *[other] 앱 기록으로는 빈자리가 { $n }곳뿐이었어요.
}
dunhuang-remark-no-token = 앱 기록으로는 { $who }에게 상품 토큰이 없어서 명성을 더하지 않았어요.
dunhuang-remark-token = 앱 기록으로는 { $token } 토큰이 { $who } 앞에 없어서 그대로 뒀어요. 틀렸다면 토큰을 바로잡으세요.
dunhuang-remark-turned = 앱 기록으로는 { $who }의 { $token } 토큰은 이미 商 면이었어요.
dunhuang-remark-guard = 앱 기록으로는 이번 게임은 그 타일의 반대 면을 써요: { $character }.
dunhuang-remark-win = 앱 기록으로는 { $who }의 상품 토큰은 { $have }개예요. { $need }개가 필요해요.
dunhuang-remark-box = { $card }: 가판대까지 합치면 { $n }장인데, 모두 { $most }장뿐이에요.
dunhuang-remark-counted-coins = 앱 기록으로는 엽전이 { $n }개예요.
dunhuang-remark-counted-prestige = 앱 기록으로는 명성이 { $n }개예요.
dunhuang-remark-counted-tokens = 앱 기록으로는 상품 토큰이 { $n }개예요.

## Refusals: what is wrong, and what would be right

dunhuang-tool-off-turns = 이 테이블에서는 누구 차례인지 기록하지 않아요. 먼저 설정에서 켜세요.
dunhuang-tool-off-ring = 이 테이블에서는 차례를 기록하지 않아요. 먼저 설정에서 켜세요.
dunhuang-tool-off-bank = 이 테이블에서는 엽전과 명성을 기록하지 않아요. 먼저 설정에서 켜세요.
dunhuang-tool-off-stalls = 이 테이블에서는 가판대를 기록하지 않아요. 먼저 설정에서 켜세요.
dunhuang-tool-off-deck = 이 테이블에서는 더미를 세지 않아요. 먼저 설정에서 켜세요.
dunhuang-tool-off-market = 이 테이블에서는 시장의 카드를 기록하지 않아요. 먼저 설정에서 켜세요.
dunhuang-tool-already = 이미 그렇게 되어 있어요.
dunhuang-tool-gone = 시장의 카드는 이제 여기에 적지 않아요. 그 도구는 빼 주세요.
dunhuang-other-phase = 지금은 안 돼요. 지금 단계: { $phase }.
dunhuang-other-turn = 그 차례는 끝났어요. 지금 차례: { $who }.
dunhuang-over = 게임이 끝났어요. 먼저 게임 종료를 되돌리세요.
dunhuang-fault-tiles = 타일 { $n }개를 고르세요.
dunhuang-fault-tile-twice = 두 번 나왔어요: { $character }.
dunhuang-fault-unknown-good = 여기서 쓰지 않는 상품이에요. 쓰는 상품: { $goods }.
dunhuang-one-guard = 한 타일의 앞뒤예요. 하나만 고르세요: { $one }, { $other }.
dunhuang-same-tile = 보통 한 타일의 앞뒤예요: { $one }, { $other }. 타일이 다르다면 그렇게 표시하고 다시 보내세요.
dunhuang-tiles-first = 먼저 타일을 놓거나 앱으로 뽑으세요.
dunhuang-starter-first = 먼저 시작 플레이어를 정하세요.
dunhuang-moved-already = 이번 차례에 낙타를 이미 움직였어요. 되돌리거나 낙타 위치를 바로잡으세요.
dunhuang-taken-already = 이번 차례의 카드는 이미 가져갔어요. 되돌리거나 가판대를 바로잡으세요.
dunhuang-which-good = 어떤 상품인지 고르세요.
dunhuang-acted-already = 이번 차례의 능력이나 엽전은 이미 끝났어요.
dunhuang-more-to-say = 더 골라야 할 것이 있어요: { $character }.
dunhuang-empty-deck = 더미가 비어서 뽑을 카드가 없어요. 엽전은 가져갈 수 있어요.
dunhuang-impossible-market = 시장에 카드가 없어요. 엽전은 가져갈 수 있어요.
dunhuang-impossible-reach = 닿는 곳에 카드가 없어요. 엽전은 가져갈 수 있어요.
dunhuang-impossible-stall = 가판대가 비었어요. 엽전을 가져가거나 가판대를 바로잡으세요.
dunhuang-impossible-token = 앞에 상품 토큰이 없어요. 엽전을 가져가거나 토큰을 바로잡으세요.
dunhuang-impossible-number = 숫자 면인 상품 토큰이 없어요. 엽전을 가져가거나 토큰을 바로잡으세요.
dunhuang-how-many-tokens = 앞에 상품 토큰이 몇 개 있는지 고르세요.
dunhuang-other-kind = 두 카드는 서로 다른 상품이어야 해요.
dunhuang-token-in-market = { $token } 토큰은 시장에 숫자 면으로 놓여 있어요.
dunhuang-turned-already = { $token } 토큰은 이미 商 면이에요. 숫자 면인 토큰을 고르세요.
dunhuang-claim-settled = 이미 정해졌어요.
dunhuang-earlier-claim = 이 상품 토큰은 { JOSA($who, "이/가") } 먼저 정해야 해요.
dunhuang-too-poor = { $who }의 엽전이 모자라요. { $need }개가 필요한데 { $have }개 있어요. 줄이거나 엽전을 바로잡으세요.
dunhuang-pay-oneself = 내는 쪽과 받는 쪽이 같아요. 서로 다른 둘을 고르세요.
dunhuang-win-tokens = 상품 토큰 { $need }개가 필요한데 { $have }개 있어요. 더 있다면 토큰을 바로잡으세요.
dunhuang-declared-already = 벌써 이 창고를 보고 있어요.
dunhuang-not-declared = { JOSA($who, "은/는") } 지금 이겼다고 하지 않았어요.
dunhuang-others-judge = 다른 사람이 확인하거나 테이블 화면에서 정해요.
dunhuang-judge-first = 먼저 이겼다고 한 { $who }의 창고를 확인하세요.
dunhuang-nothing-to-count = 아직 셀 것이 없어요.
dunhuang-not-all-entered = 아직 세지 않은 사람: { $seats }.
dunhuang-count-coins = 동점이에요. 엽전을 먼저 세세요: { $seats }.

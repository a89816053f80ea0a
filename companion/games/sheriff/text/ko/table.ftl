# What is said while Sheriff is played: headlines, to-dos, check-list, rules at hand, the log,
# refusals. The names of the goods are in goods.ftl, the words of the score in score.ftl.

sheriff-name = 노팅엄의 지방관
sheriff-edition-first = 초판
sheriff-edition-second = 2판
sheriff-the-bank = 은행
sheriff-the-table = 테이블
sheriff-nothing = 없음
sheriff-gold = 금화 { $n }원
sheriff-cards = 뒷면 카드 { $n }장
sheriff-next-round = 다음 라운드

## Phases

sheriff-phase-free = 자유 진행
sheriff-phase-setup = 게임 준비
sheriff-phase-market = 거래
sheriff-phase-load = 주머니 채우기
sheriff-phase-declare = 신고
sheriff-phase-inspect = 검문
sheriff-phase-round-end = 라운드 종료
sheriff-phase-final = 점수 계산
sheriff-phase-over = 결과

## Tools

sheriff-tool-rounds = 라운드와 지방관
sheriff-tool-bank = 은행
sheriff-tool-timer = 검문 타이머
sheriff-tool-declarations = 신고 기록
sheriff-tool-stands = 가판대

## What happens now

sheriff-now-free = 은행과 타이머를 필요할 때 쓰세요.
sheriff-now-setup = 게임을 준비하고 첫 지방관을 정하세요.
sheriff-now-market = 거래: { $first }부터 시계 방향으로.
sheriff-now-load = 상인들은 다 같이 주머니를 채우세요.
sheriff-now-declare = 신고: { $first }부터 시계 방향으로.
sheriff-now-declare-next = { JOSA($who, "이/가") } 신고할 차례예요.
sheriff-now-declared = 모두 신고했어요. { JOSA($sheriff, "이/가") } 검문을 시작하면 돼요.
sheriff-now-inspect = { JOSA($sheriff, "이/가") } 결정해요. 남은 주머니 { $n }개.
sheriff-now-inspected = 모든 주머니를 처리했어요.
sheriff-now-round-end = 손에 든 카드를 { $n }장으로 채우세요. 다음 지방관: { $next }.
sheriff-now-final = 게임이 끝났어요. 밀수품을 공개하고 점수를 세세요.
sheriff-now-over = 결과가 나왔어요.

sheriff-moment-setup = 첫 지방관은?
sheriff-moment-setup-six = 부관 둘은?
sheriff-moment-left = 남은 주머니 { $n }개
sheriff-moment-waiting = { JOSA($who, "을/를") } 기다려요
sheriff-moment-settled = 모두 처리했어요

# What merchants do at these steps, in the middle of the table, three in a row: two words each.
sheriff-do-market = 카드 바꾸기
sheriff-do-load = 주머니 채우기
sheriff-do-declare = 신고하기

sheriff-todo-market = 카드를 5장까지 바꾸세요
sheriff-todo-load = 주머니에 1~5장을 넣으세요
sheriff-todo-declare = 일반 상품 하나를 신고하세요. 장수는 정직하게!
sheriff-todo-inspect = 지방관을 구슬리세요
sheriff-todo-offered = { $who }의 답을 기다리세요
sheriff-todo-refused = 거절됐어요: 다시 제안하세요
sheriff-todo-agreed = 합의됐어요: 주머니를 기다리세요
sheriff-todo-passed = 통과! 상품을 가판대에 놓으세요
sheriff-todo-unpack = 통과! 주머니에서 나온 것을 입력하세요
sheriff-todo-opened = 주머니가 열렸어요
sheriff-todo-refill = 카드를 { $n }장으로 채우세요
sheriff-todo-debt = 빚을 갚으세요
sheriff-todo-count = 가진 것을 입력하세요
sheriff-todo-entered = 다 셌어요
sheriff-todo-sheriff-market = 먼저 할 상인을 정하세요(내 카드는 그대로)
sheriff-todo-sheriff-market-first = 잘 지켜보세요(내 카드는 그대로)
sheriff-todo-sheriff-load = 담는 모습을 지켜보세요
sheriff-todo-sheriff-declare = 눈을 보며 신고를 들으세요
sheriff-todo-sheriff-inspect = 주머니마다 통과시키거나 조사하세요
sheriff-todo-sheriff-round-end = 왼쪽 사람에게 지방관 말을 넘기세요

## Check-list before the first round

sheriff-setup-roles = 라운드마다 한 사람이 지방관이 되어 누구 주머니를 열지 정해요. 나머지는 모두 상인이에요.
sheriff-setup-roles-six = 라운드마다 두 사람이 부관이 되어 누구 주머니를 열지 정해요. 나머지는 모두 상인이에요.
sheriff-setup-stand-bag = 각자 가판대 하나와 같은 색 주머니를 챙기세요.
sheriff-setup-bank = 은행장: 모두에게 금화 { $n }원씩 주세요. 은행장의 금화는 은행 것과 따로 두세요.
sheriff-setup-bank-app = 금화는 앱이 맡아요. 모두 { $n }원으로 시작해요.
sheriff-setup-cards-first = 카드 오른쪽 위는 가치, 오른쪽 아래는 벌금이에요.
sheriff-setup-cards-second = 카드 왼쪽 위는 가치, 바로 그 밑은 벌금이에요.
sheriff-setup-three = 3명이면 이 카드들은 상자에 도로 넣으세요: { $goods }.
sheriff-setup-royal-in = 왕실 진상품을 넣고 섞으세요. 밀수품이에요. 몇 판 해 본 뒤에 넣는 게 좋아요.
sheriff-setup-royal-out = 왕실 진상품은 상자에 두세요. 추가 규칙은 몇 판 해 본 뒤에 쓰는 게 좋아요.
sheriff-setup-royal-out-only = 왕실 진상품은 상자에 두세요.
sheriff-setup-promo = 파란 띠가 있는 프로모 카드를 넣고 섞으세요. 대신 빼는 카드는 없어요.
sheriff-setup-leave-ten-out = 잘 섞은 뒤 { $n }장을 보지 말고 상자에 넣으세요. 무엇이 빠졌는지 아무도 몰라요.
sheriff-setup-deal = 상품 카드를 섞어 { $n }장씩 나누세요.
sheriff-setup-deck = 나머지가 카드 더미예요. 뒷면이 위로 오게 두세요.
sheriff-setup-discards = 카드 더미 옆에 5장을 앞면으로 쌓고, 5장을 따로 한 번 더 쌓으세요. 버린 카드 더미 두 개예요. 누구나 언제든 들춰 볼 수 있어요.
sheriff-setup-first-sheriff = 지금 현금을 가장 많이 가진 사람이 첫 지방관이에요. 지방관 말을 가져가세요.

## Rules at hand

sheriff-hint-market-purpose = 필요 없는 카드를 버리고, 같은 상품이 많이 모이기를 노려 보세요.
sheriff-hint-market-set-aside = 5장까지 뒷면으로 빼 두고 그만큼 뽑아요. 손에 든 카드는 다시 { $hand }장이 돼요.
sheriff-hint-market-sources = 카드 더미나 두 버린 카드 더미의 맨 위에서 뽑아요. 더 아래 카드를 원하면 그 위의 카드도 다 가져가야 해요.
sheriff-hint-market-discards-first = 버린 카드 더미에서 먼저 가져가요. 카드 더미에서 한 장이라도 뽑으면, 나머지도 카드 더미에서만 뽑아요.
sheriff-hint-market-show = 버린 카드 더미에서 가져가는 카드는 모두에게 보여 줘요. 두 더미는 누구나 들춰 볼 수 있어요.
sheriff-hint-market-discard-after = 다 뽑은 뒤, 빼 둔 카드를 모두 한 더미에 앞면으로 버려요. 순서는 마음대로예요. 빈 더미는 누가 거기에 버릴 때까지 비워 둬요.
sheriff-hint-market-first = 어느 상인부터 할지는 지방관이 정해요.
sheriff-hint-market-exchange = 5장까지 앞면으로 버리고, 카드 더미에서 뽑아 손에 든 카드를 다시 { $hand }장으로 맞춰요.
sheriff-hint-market-stack = 모두 끝나면 지방관이 버린 카드를 한 더미로 모아 앞면으로 둬요. 이것이 버린 카드 더미예요.
sheriff-hint-market-stack-six = 모두 끝나면 먼저 뽑힌 부관이 버린 카드를 한 더미로 모아 앞면으로 둬요. 이것이 버린 카드 더미예요.
sheriff-hint-market-sheriff-out = 지방관은 카드를 바꾸지 않고 지켜봐요.
sheriff-hint-deck-first = 카드 더미가 비었나요? 버린 카드 더미마다 위의 5장은 그대로 두고, 나머지를 모두 섞어 새 카드 더미를 만들어요.
sheriff-hint-deck-second = 카드 더미가 비었나요? 버린 카드 더미를 섞어 새로 만들어요. 그것도 없으면 지금까지 버린 카드를 섞어요.
sheriff-hint-load-one-to-five = 모두 동시에, 몰래, 1장에서 5장까지 넣어요.
sheriff-hint-load-close = 주머니를 닫아 앞에 두세요. 한번 닫으면 더는 바꿀 수 없어요.
sheriff-hint-declare-hand-over = 지방관의 눈을 보고 일반 상품 한 가지와 정확한 장수를 말한 뒤 주머니를 건네요.
sheriff-hint-declare-hand-over-six = 부관들의 눈을 보고 일반 상품 한 가지와 정확한 장수를 말한 뒤 주머니를 건네요.
sheriff-hint-declare-no-peeking = 아직은 어떤 주머니도 열지 않아요.
sheriff-hint-inspect-which = 어떤 주머니를 어떤 순서로 열지는 지방관 마음이에요. 다 열어도, 몇 개만 열어도, 하나도 안 열어도 돼요.
sheriff-hint-inspect-which-six = 어떤 주머니를 어떤 순서로 열지는 부관들 마음이에요. 다 열어도, 몇 개만 열어도, 하나도 안 열어도 돼요.
sheriff-hint-inspect-touch = 정해지기 전에는 지방관만 주머니를 만져요. 돌려주는 주머니는 주인이 비울 때까지 닫아 둬요.
sheriff-hint-inspect-touch-six = 정해지기 전에는 부관들만 주머니를 만져요. 돌려주는 주머니는 주인이 비울 때까지 닫아 둬요.
sheriff-hint-inspect-last-word = 협상에는 누구나 낄 수 있어요. 마지막 결정도, 협상을 끝내는 것도 지방관이 해요.
sheriff-hint-inspect-last-word-six = 협상에는 누구나 낄 수 있어요. 마지막 결정도, 협상을 끝내는 것도 부관들이 해요.
sheriff-hint-bribe-why = 뇌물로 통과할 수도, 남의 주머니를 열게 할 수도 있어요. 부탁을 들어주겠다는 것도 뇌물이에요.
sheriff-hint-bribe-what = 금화, 가판대의 상품, 주머니 속 상품, 약속을 내걸 수 있어요. 손에 든 카드는 안 돼요.
sheriff-hint-honour-keep = 이번 라운드에 대한 합의는 꼭 지켜요. 나중 라운드에 대한 약속은 지키지 않아도 돼요.
sheriff-hint-honour-say-so = 한 사람이 제안하고 다른 사람이 받아들이면 합의예요. 헷갈리면 “좋아요!” 하고 외치세요.
sheriff-hint-honour-proof = 약속했지만 없는 상품은 주지 않아도 돼요. 대신 없다는 것을 지방관에게 보여 줘요.
sheriff-hint-honour-proof-six = 약속했지만 없는 상품은 주지 않아도 돼요. 대신 없다는 것을 내 주머니를 정한 부관에게 보여 줘요.
sheriff-hint-honour-stand = 없는 상품은 주지 않아도 돼요. 주머니는 속여도 되지만 가판대는 속이면 안 돼요.
sheriff-hint-pass-contraband = 일반 상품은 가판대에 앞면으로 놓아요. 밀수품은 몇 장인지만 보여 주고 뒷면으로 놓아요.
sheriff-hint-open-discard = 압류된 상품은 지방관이 버려요.
sheriff-hint-open-discard-six = 압류된 상품은 부관들이 버려요.
sheriff-hint-open-tip = 걸리면 낼 벌금을 따져 보세요. 그보다 조금 많은 뇌물도 남는 장사일 수 있어요.
sheriff-hint-timer-optional = 검문 시간을 제한해 보세요. 상인 한 명에 1분씩, 모든 주머니를 합친 시간이에요.
sheriff-hint-end-refill = 모두 손에 든 카드를 { $hand }장으로 채워요. 뽑을 카드가 없으면 모자란 채로 계속해요.
sheriff-hint-end-sheriff-hand = 이번 라운드의 지방관은 손에 든 카드가 이미 다 차 있어요.
sheriff-hint-end-sheriff-hand-six = 이번 라운드의 부관들은 손에 든 카드가 이미 다 차 있어요.
sheriff-hint-final-hands = 손에 든 카드는 버려요. 점수가 되지 않아요.
sheriff-hint-final-tip = 금화로 세면 편해요. 상품과 추가 점수만큼 은행에서 금화를 받아 한꺼번에 세세요.

## Promises

sheriff-promise-pass = { $bag } 주머니 통과
sheriff-promise-inspect = { $bag } 주머니 조사
sheriff-promise-later = 나중 라운드에 도와주기
sheriff-promise-later-words = 나중에: “{ $words }”
sheriff-promise-words = “{ $words }”

## The log

sheriff-log-begin = { JOSA($sheriff, "이/가") } 첫 지방관이에요.
sheriff-log-begin-drawn = 제비뽑기: { JOSA($sheriff, "이/가") } 첫 지방관이에요.
sheriff-log-round = { $n }라운드: { JOSA($sheriff, "이/가") } 지방관이에요.
sheriff-log-phase = { $n }라운드: { $phase }.
sheriff-log-final = 마지막 라운드가 끝났어요. 이제 점수를 세요.
sheriff-log-count-up = 여기서 멈추고 점수를 세요.
sheriff-log-first = { $who }부터 거래를 시작했어요.
sheriff-log-declare = { $who }의 신고: { $goods }.
sheriff-log-offer = { JOSA($who, "이/가") } { $whom }에게 제안했어요. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-agree = { JOSA($whom, "이/가") } { $who }의 제안을 받아들였어요. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-decline = { JOSA($whom, "이/가") } { $who }의 제안을 거절했어요.
sheriff-log-withdraw = { JOSA($who, "이/가") } { $whom }에게 한 제안을 거뒀어요.
sheriff-log-release = { JOSA($who, "과/와") } { $whom }의 합의가 취소됐어요.
sheriff-log-pass = { $who }의 주머니를 열지 않고 돌려줬어요.
sheriff-log-pass-rest = 남은 주머니를 모두 열지 않고 돌려줬어요.
sheriff-log-marks-pass = { JOSA($who, "이/가") } { $whose }의 주머니를 통과시키고 싶어 했어요.
sheriff-log-marks-open = { JOSA($who, "이/가") } { $whose }의 주머니를 열어 보고 싶어 했어요.
sheriff-log-marks-nothing = { JOSA($who, "은/는") } { $whose }의 주머니를 아직 정하지 않았어요.
sheriff-log-pass-deal = 합의한 대로 주머니를 돌려줬어요. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-in-time = 시간 안에 합의했어요. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-opened = { JOSA($sheriff, "이/가") } { $who }의 주머니를 열었어요.
sheriff-log-honest = { JOSA($sheriff, "이/가") } { $who }의 주머니를 열었어요. 정직했어요: { $goods }. { JOSA($sheriff, "이/가") } { $who }에게 금화 { $n }원을 냈어요.
sheriff-log-honest-halves = { JOSA($sheriff, "이/가") } { $who }의 주머니를 열었어요. 정직했어요: { $goods }. 두 사람이 { $who }에게 금화를 { $n }원씩 냈어요.
sheriff-log-liar = { JOSA($sheriff, "이/가") } { $who }의 주머니를 열었어요. 거짓말이었어요! 압류: { $goods }. { JOSA($who, "이/가") } 금화 { $n }원을 냈어요. 받는 쪽: { $to }.
sheriff-log-unpack = { $n ->
    [0] { JOSA($who, "이/가") } { JOSA($goods, "을/를") } 들여왔어요.
   *[other] { JOSA($who, "이/가") } 뒷면으로 { $n }장을 들여왔어요. 앞면: { $goods }.
}
sheriff-log-unpack-own = { $n ->
    [0] { JOSA($who, "이/가") } { JOSA($goods, "을/를") } 들여왔어요.
   *[other] { JOSA($who, "이/가") } 이름을 밝히지 않고 { $n }장을 들여왔어요. 밝힌 것: { $goods }.
}
sheriff-log-timer-start = 타이머를 시작했어요.
sheriff-log-timer-pause = 타이머를 멈췄어요.
sheriff-log-timer-extend = 타이머 조정: { $n }초.
sheriff-log-timer-reset = 타이머를 처음으로 되돌렸어요.
sheriff-log-time-up = 시간이 다 됐어요.
sheriff-log-time-up-passed = 시간이 다 됐어요. 뇌물 없이 통과: { $seats }.
sheriff-log-pay = { JOSA($payer, "이/가") } 금화 { $n }원을 내고 { JOSA($payee, "이/가") } 받았어요.
sheriff-log-debt = { JOSA($who, "이/가") } { $whom }에게 진 빚 { $owed }원을 정리했어요. 낸 것: { $paid }.
sheriff-log-debt-by-hand = { JOSA($who, "이/가") } { $whom }에게 진 빚 { $owed }원을 테이블에서 정리했어요.
sheriff-log-correct-gold-same = 확인함: { $who }의 금화는 { $n }원이에요.
sheriff-log-correct-gold = 바로잡음: { $who }의 금화는 { $had }원이 아니라 { $n }원이에요.
sheriff-log-correct-round = 바로잡음: { $n }라운드, { $phase }, 지방관 { $sheriff }.
sheriff-log-correct-round-six = 바로잡음: { $n }라운드, { $phase }, 부관 { $sheriff }.
sheriff-log-correct-bag = 바로잡음: { $who }의 주머니는 아직 정해지지 않았어요.
sheriff-log-correct-stand = 바로잡음, { $who }의 가판대: 앞면 { $goods }{ $n ->
    [0] .
   *[other] , 뒷면 { $n }장.
}
sheriff-log-correct-stand-own = 바로잡음, { $who }의 가판대: { $goods }{ $n ->
    [0] .
   *[other] , 밝히지 않은 카드 { $n }장.
}
sheriff-log-tool-on = 켬: { $tool }.
sheriff-log-tool-off = 끔: { $tool }.
sheriff-log-options = 설정을 바꿨어요.
sheriff-log-counted = { JOSA($who, "이/가") } 다 셌어요.
sheriff-log-entered = { JOSA($who, "이/가") } 다 셌어요. 금화 { $n }원, 상품: { $goods }.
sheriff-log-then = { $first } { $second }
sheriff-log-finish = 모두 셌어요.

## Refusals: what is wrong, and what would be right

sheriff-tool-off-rounds = 이 테이블은 라운드를 꺼 두었어요. 먼저 설정에서 켜 주세요.
sheriff-tool-off-bank = 이 테이블은 은행을 꺼 두었어요. 먼저 설정에서 켜 주세요.
sheriff-tool-off-timer = 이 테이블은 타이머를 꺼 두었어요. 먼저 설정에서 켜 주세요.
sheriff-tool-off-declarations = 이 테이블은 신고 기록을 꺼 두었어요. 먼저 설정에서 켜 주세요.
sheriff-tool-off-stands = 이 테이블은 가판대를 꺼 두었어요. 먼저 설정에서 켜 주세요.
sheriff-tool-already = 이미 그렇게 되어 있어요.
sheriff-other-round = { $n }라운드 때 일이에요. 지금은 { $now }라운드예요.
sheriff-other-phase = 지금은 안 돼요. 지금 단계: { $phase }.
sheriff-no-such-step = 여기서 갈 수 있는 단계: { $steps }.
sheriff-no-bag = 이번 라운드에는 상인에게만 주머니가 있어요.
sheriff-good-out-of-place = 여기에 맞지 않는 상품이에요: { $good }.
sheriff-timer-runs = 타이머가 이미 가고 있어요.
sheriff-timer-stands = 타이머가 이미 멈춰 있어요.
sheriff-timer-empty = 남은 시간이 없어요. 시간을 더하거나 처음으로 되돌려 주세요.
sheriff-timer-idle = 모든 주머니를 처리해서 시간을 잴 것이 없어요.
sheriff-timer-other-run = 그사이 타이머가 멈췄거나 바뀌었어요.
sheriff-clock-only = 시간이 다 됐는지는 타이머만 알려 줘요.
sheriff-market-from-left = 초판에서는 언제나 지방관 왼쪽 사람부터 거래해요.
sheriff-bag-settled = 이미 처리한 주머니예요.
sheriff-bags-settled = 이번 라운드 주머니를 모두 처리해서 더 협상할 것이 없어요.
sheriff-bag-passed = { $who }의 주머니는 이미 돌려줬어요.
sheriff-bag-opened = { $who }의 주머니는 이미 열렸어요.
sheriff-bag-closed = 그 주머니는 아직 닫혀 있어요.
sheriff-no-bread-with-three = 3명이면 빵은 쓰지 않아요. 신고할 수 있는 상품: { $goods }.
sheriff-declare-legal-only = 일반 상품만 신고할 수 있어요: { $goods }.
sheriff-over = 게임이 끝났어요. 먼저 게임 종료를 되돌리세요.
sheriff-too-poor = { $who }의 금화는 { $have }원인데 { $need }원이 들어요. { $have }원까지만 내거나 금화를 바로잡아 주세요.
sheriff-pay-oneself = 내는 쪽과 받는 쪽이 같아요. 서로 다르게 골라 주세요.
sheriff-debt-settled = 이미 정리한 빚이에요.
sheriff-not-sheriffs-promise = 주머니는 지방관만 정하니, 이 약속도 지방관만 할 수 있어요.
sheriff-deal-oneself = 합의는 두 사람이 해야 해요.
sheriff-deal-empty = 제안이 비어 있어요. 금화나 상품, 약속을 넣어 주세요.
sheriff-deal-settled = 이제는 없는 제안이에요.
sheriff-not-your-deal = 다른 두 사람 사이의 제안이에요.
sheriff-must-inspect = { JOSA($to, "과/와") } 합의했으니 { $bag }의 주머니는 꼭 열어야 해요. 이 합의는 { JOSA($to, "이/가") } 취소할 수 있어요.
sheriff-may-not-inspect = 이 주머니는 통과시키기로 { JOSA($who, "과/와") } 합의해서 열 수 없어요.
sheriff-bribe-by-table = 말로만 정한 뇌물은 테이블 화면에 적거나, 상인이 자기 휴대폰에서 제안해 주세요.
sheriff-bag-size = 주머니에는 { $low }장에서 { $high }장까지 들어가는데, 지금은 { $n }장이에요.
sheriff-count-differs = 신고는 { $said }장인데 여기는 { $n }장이에요. 다시 고르거나 신고한 장수를 바로잡아 주세요.
sheriff-kind-differs = 신고한 상품은 { JOSA($said, "이에요/예요") }. 신고대로 판정하거나, 신고부터 바로잡으세요.
sheriff-fault-which-good = 신고한 상품이 무엇인가요? 눌러 주세요.
sheriff-fault-which-cards = 주머니에 무엇이 들어 있었나요? 눌러 주세요.
sheriff-nothing-to-unpack = 지금 비울 내 주머니가 없어요.
sheriff-not-by-time = 그 주머니는 시간이 다 되어 통과한 게 아니에요.
sheriff-not-all-entered = 아직 세는 중: { $seats }.

## 6인 게임과 암시장

sheriff-the-loot = 노획물 타일
sheriff-now-setup-six = 게임을 준비하고 부관 둘을 뽑으세요.
sheriff-now-declared-six = 모두 신고했어요. 부관들이 검문을 시작하면 돼요.
sheriff-now-inspect-six = 부관들이 결정해요. 남은 주머니 { $n }개.
sheriff-todo-inspect-six = 부관들을 구슬리세요
sheriff-todo-offered-six = 부관들의 답을 기다리세요
sheriff-now-round-end-six = 손에 든 카드를 { $n }장으로 채우세요. 새 부관 둘을 뽑아요.
sheriff-todo-deputy-round-end = 타일에 남은 것을 나누세요
sheriff-setup-black-market = 암시장 카드를 종류별로 세 더미로 나눠 앞면으로, 가치가 높은 카드가 위로 오게 모두의 손이 닿는 곳에 놓으세요.
sheriff-setup-deputies = 지방관 말은 상자에 두세요. 부관 카드 6장을 섞어 뒷면으로 쌓고 옆에 노획물 타일을 놓으세요.
sheriff-hint-six-figures = 공개한 카드에 자기 가판대의 상인이 나온 사람이 이번 라운드의 부관이에요. 부관 말을 하나씩 가져가세요.
sheriff-hint-six-market = 신고까지는 평소와 같아요. 부관은 둘 다 카드를 바꾸지 않고, 먼저 뽑힌 부관이 선을 정하며, 신고는 그 부관의 왼쪽부터 시작해요.
sheriff-hint-six-team = 주머니마다 둘 다 통과시키면 뇌물은 노획물 타일에 놓고, 둘 다 조사하면 함께 열고, 생각이 다르면 조사하려는 부관이 혼자 상대해요.
sheriff-hint-six-rest = 똑같이 나눌 수 없는 것은 둘이 합의해서 나누고, 합의가 안 되면 버려요.
sheriff-hint-black-market-later = 암시장은 검문 때 열려요.
sheriff-hint-black-market-trade = 주머니를 돌려받은 뒤, 같은 밀수품 3장을 보여 주고 버리면 그 더미의 맨 위 카드를 가져가요. 라운드마다 한 번.
sheriff-hint-black-market-race = 둘이 같은 카드를 원하면 주머니가 먼저 처리된 사람이 가져가요.
sheriff-log-deputies = { $n }라운드: 부관 { $seats }.
sheriff-log-share = 노획물 타일에서 { $who }에게: { $what }.
sheriff-log-trade = { JOSA($who, "이/가") } 암시장에서 { JOSA($goods, "을/를") } { $n }원짜리 카드와 바꿨어요.
sheriff-log-correct-loot = 바로잡음: 노획물 타일에 금화 { $n }원.
sheriff-log-correct-market = 바로잡음: { $n }원짜리 암시장 카드({ $goods })는 { $who }에게 있어요.
sheriff-log-correct-market-back = 바로잡음: { $n }원짜리 암시장 카드({ $goods })는 더미에 있어요.
sheriff-not-an-officer = 주머니는 이번 라운드의 지방관이나 부관만 결정할 수 있어요.
sheriff-no-fellow = 지방관은 혼자 결정해요. 부관이 둘일 때만 각자의 생각을 먼저 표시해요.
sheriff-both-promise-only = 두 부관이 함께 약속은 할 수 있지만, 금화와 상품은 각자의 것이에요.
sheriff-deputies-from-stack = 카드가 더미에 남아 있는 서로 다른 두 사람을 고르세요: { $seats }.
sheriff-deputies-two = 부관은 서로 다른 두 사람이어야 해요.
sheriff-no-loot = 노획물 타일은 6인 게임에만 있어요.
sheriff-loot-not-yet = 노획물은 검문이 끝난 뒤에 나눠요.
sheriff-loot-less = 타일에 그만큼 없어요. 뒷면 카드는 { $cards }장이에요.
sheriff-market-off = 이 테이블은 암시장 없이 하고 있어요.
sheriff-market-after-return = 이번 라운드에 주머니를 돌려받은 상인만 암시장에서 바꿀 수 있어요.
sheriff-market-unpack-first = 먼저 주머니에서 나온 것을 입력하고, 약속한 것을 건네세요.
sheriff-market-once = 라운드마다 한 장이에요. 이미 한 번 바꿨어요.
sheriff-market-three = 같은 밀수품 3장이 필요해요. 뒷면 카드는 { $n }장이에요.
sheriff-market-kinds = 암시장에서 찾는 것: { $goods }.
sheriff-market-sold-out = 그 종류의 카드는 두 장 다 나갔어요.
sheriff-market-closed = 주머니를 모두 처리하면 암시장이 닫혀요. 빠뜨린 교환은 테이블 메뉴의 “암시장 카드”에서 입력해 주세요.
sheriff-market-no-such-card = 암시장에 없는 카드예요: { $good }.
sheriff-market-moved = 그 카드는 이제 거기 없어요. 암시장을 다시 봐 주세요.
sheriff-fault-black-market-kinds = 암시장은 { $n }종류예요.
sheriff-fault-black-market-good = 암시장의 종류는 이 중 하나예요: { $goods }.
sheriff-fault-black-market-order = 가치가 높은 카드를 먼저 적으세요.

## What our notes say against it

sheriff-remark = 앱 기록으로는 { $words }
sheriff-remark-gold = { $who }에게는 금화가 { $n }원뿐이었어요.
sheriff-remark-loot-gold = 노획물 타일에는 금화가 { $n }원뿐이었어요.
sheriff-remark-deputy = { JOSA($who, "은/는") } 카드를 다시 섞기 전에 이미 부관이었어요.

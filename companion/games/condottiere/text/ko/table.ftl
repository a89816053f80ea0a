# What is said while Condottiere is played: headlines, to-dos, check-list, rules at hand, the log,
# refusals. Cards and cities are in cards.ftl, the words of the score in score.ftl.

condottiere-the-table = 테이블
condottiere-nothing = 없음

## Phases

condottiere-phase-setup = 게임 준비
condottiere-phase-choose = 도시 고르기
condottiere-phase-battle = 전투
condottiere-phase-round-end = 라운드 종료
condottiere-phase-scored = 한 판 끝
condottiere-phase-over = 결과

## Tools

condottiere-tool-map = 지도와 콘도띠에레
condottiere-tool-battle = 전투판
condottiere-tool-strength = 병력만
condottiere-tool-hands = 손에 든 카드 수

## What happens now

condottiere-now-setup = 게임을 준비하고 가장 어린 사람을 알려 주세요.
condottiere-now-choose = 콘도띠에레를 가진 { JOSA($who, "이/가") } 도시를 골라요.
condottiere-now-must-choose = 모두 고르지 않고 넘겼어요. 이제 { JOSA($who, "이/가") } 도시를 골라야 해요.
condottiere-now-decided = 지도대로면 승부가 났어요. 지도가 맞으면 게임을 끝내 주세요.
condottiere-now-no-map = 다음 전투를 시작할 수 있어요.
condottiere-now-free = 필요한 도구를 켜 쓰세요.
condottiere-now-battle = { JOSA($city, "을/를") } 두고 전투!
condottiere-now-battle-open = 전투!
condottiere-now-battle-done = 전투가 끝났어요. 낸 카드를 확인하고 마무리하세요.
condottiere-now-claim = { $who }: “내가 이겼어요.” 맞나요?
condottiere-now-final = 마지막 전투: { $seats }.
condottiere-now-final-deal = 마지막 전투: 동점인 사람은 카드 { $n }장씩.
condottiere-now-round-end = 라운드가 끝났어요. 카드를 모두 섞어 다시 나눠 주세요.
condottiere-now-shuffle = 라운드가 끝났어요. { JOSA($who, "이/가") } 카드를 모두 섞어 다시 나눠 줘요.
condottiere-now-scored = 이번 판 점수를 매겼어요. 다음 판을 위해 지도를 비워 주세요.
condottiere-now-over = 결과가 나왔어요.

condottiere-todo-choose = 도시를 고르세요
condottiere-todo-turn = 카드를 내거나 통과하세요
condottiere-todo-passed = 통과! 병력은 그대로예요
condottiere-todo-out = 다음 라운드까지 카드가 없어요
condottiere-todo-defend = 통과해도 나중에 참전할 수 있어요
condottiere-todo-watch = 마지막 전투를 지켜보세요
condottiere-todo-shuffle = 섞어서 나누세요. 내 카드 { $n }장
condottiere-todo-new-cards = 새 카드 { $n }장을 받으세요

## Check-list before the first battle

condottiere-setup-aim = 모두 용병대장 콘도띠에레가 되어 붉은 원으로 그려진 이탈리아의 이름난 도시를 노려요. 이어진 도시 { $n }개로 왕국을 세우면 이겨요.
condottiere-setup-board = 르네상스 이탈리아 지도를 가운데에 놓으세요. 도시 { $cities }개와 국경 { $borders }개가 있어요.
condottiere-setup-markers = 각자 색을 골라 나무 말 { $n }개를 가져가세요.
condottiere-setup-youngest = 가장 어린 사람이 첫 콘도띠에레예요. 나무 콘도띠에레 조각을 가져가세요.
condottiere-setup-deal = 콘도띠에레가 카드 { $deck }장을 섞어 각자 { $n }장씩 뒷면으로 나눠 주세요.
condottiere-setup-mercenaries = 왼쪽 위에 방패와 1에서 10까지 숫자가 있는 카드가 용병이에요.
condottiere-setup-points = 여러 판을 해요. 도시 하나에 1점, 왕국을 세우면 { $bonus }점을 더 받아요. 누군가 { $n }점이 되면 그때 1등이 이겨요.
condottiere-setup-bigger = 더 큰 왕국: 도시가 하나 더 필요해서, 이어진 도시 { $n }개가 있어야 해요.
condottiere-setup-capturing = 도시 뺏기: 다른 사람의 도시도 공격할 수 있어요.
condottiere-setup-points-capturing = 점수로 겨루면서 도시 뺏기도 하나요? 규칙서는 함께 쓰지 말라고 권해요.
condottiere-setup-no-extra = 익숙해졌나요? 점수, 더 큰 왕국, 도시 뺏기를 넣으면 더 길고 깊어져요.

## Rules at hand

condottiere-hint-battles = 한 사람만 카드가 남을 때까지 전투를 거듭하면 한 라운드예요.
condottiere-hint-hand-size = 카드가 남아 있다면 몇 장인지는 말하지 않아도 돼요.
condottiere-hint-discard-battle = 전투에 낸 카드는 모두 버리세요. 항복이나 주교로 끝나도 그래요. 다음 라운드까지 쓰지 않아요.
condottiere-hint-empty-hand = 손에 든 카드를 다 썼나요? 그러면 알려 주세요.
condottiere-hint-discard-hand = 손에 든 카드에 용병이 하나도 없나요? 모두 버려도 되고, 그대로 두고 특수 카드를 써도 돼요. 용병이 있으면 버릴 수 없어요.
condottiere-hint-may-discard-hand = 손에 용병이 없나요? 손에 든 카드를 모두 버려도 돼요.
condottiere-hint-capturing = 다른 사람의 도시도 공격할 수 있어요. 주인에게 카드가 없어도 괜찮아요.
condottiere-hint-leader = { JOSA($who, "이/가") } 먼저 내고 시계 방향으로 이어져요.
condottiere-hint-defender = 이 도시의 주인은 { JOSA($who, "이에요/예요") }. 첫 카드를 내기 전에는 통과해도 나중에 들어올 수 있어요.
condottiere-hint-card-by-card = 차례대로 앞에 카드를 한 장 내거나 통과해요. 통과하면 더 못 내지만 병력은 그대로 인정돼요.
condottiere-hint-not-obliged = 꼭 싸우지 않아도 돼요. 콘도띠에레도 바로 통과할 수 있어요.
condottiere-hint-go-on = 나머지 사람끼리 계속 싸워요. 카드 없는 사람: { $seats }.
condottiere-hint-final-deal = 카드 { $n }장을 모두 섞어 동점인 사람만 { $hand }장씩 받고 마지막으로 한 번 싸우세요.
condottiere-hint-hand-over = 카드가 남은 사람은 콘도띠에레를 가진 사람에게 모두 주세요.
condottiere-hint-shuffle = 콘도띠에레를 가진 사람이 카드 { $n }장을 모두 섞어 나눠 줘요.
condottiere-hint-markers = { $who }의 도시가 { $n }개를 넘었어요. 말이 모자라면 아무거나 올려놓으세요.
condottiere-hint-near = { JOSA($who, "이/가") } 왕국을 완성할 수 있는 도시: { $cities }.

## The battle as it stands

condottiere-outcome-strongest = { JOSA($who, "이/가") } 병력 { JOSA($n, "으로/로") } 앞서요.
condottiere-outcome-tie = 병력 { $n }, 동점: { $seats }. 아무도 정복하지 못해요.
condottiere-outcome-no-army = 아직 병력이 없어요.
condottiere-outcome-strongest-over = { JOSA($who, "이/가") } 병력 { JOSA($n, "으로/로") } 이겼어요.
condottiere-outcome-tie-over = 병력 { $n }, 동점: { $seats }. 승자가 없어요.
condottiere-outcome-no-army-over = 병력이 하나도 없어요. 승자가 없어요.
condottiere-outcome-bishop = 주교! 아무도 정복하지 못해요.
condottiere-doubt-cards = { $card }: 이번 라운드에 { $n }장이 나왔는데 상자에 든 것보다 많아요. 잘못된 카드가 없는지 봐 주세요.

## The log

condottiere-log-begin = { JOSA($who, "이/가") } 콘도띠에레를 가져갔어요. 게임 시작.
condottiere-log-attack = { JOSA($who, "이/가") } { JOSA($city, "을/를") } 골랐어요.
condottiere-log-battle-begins = { $n }번째 전투 시작.
condottiere-log-decline = { JOSA($who, "이/가") } 고르지 않고 { $whom }에게 콘도띠에레를 넘겼어요.
condottiere-log-deal = 카드를 새로 나눴어요. { $n }라운드.
condottiere-log-out = { JOSA($who, "은/는") } 카드가 없어요.
condottiere-log-in = { JOSA($who, "은/는") } 아직 카드가 있어요.
condottiere-log-lay = { $who }: { $card }.
condottiere-log-lay-back = { $who }: 허수아비, 되가져온 카드: { $back }.
condottiere-log-take-off = 바로잡음: { $who } 앞에 낸 카드가 아니에요: { $card }.
condottiere-log-pass = { JOSA($who, "이/가") } 통과했어요.
condottiere-log-count = { $who }: 병력 { $n }.
condottiere-log-wait = { JOSA($who, "이/가") } 통과했지만 아직 들어올 수 있어요.
condottiere-log-conquered = { JOSA($who, "이/가") } { JOSA($city, "을/를") } 정복했어요.
condottiere-log-captured = { JOSA($who, "이/가") } { $whom }에게서 { JOSA($city, "을/를") } 뺏었어요.
condottiere-log-defended = { JOSA($who, "이/가") } { JOSA($city, "을/를") } 지켰어요.
condottiere-log-held = 승자가 없어요. { JOSA($city, "은/는") } 그대로 { $who }의 것이에요.
condottiere-log-bishop = 주교가 전투를 멈췄어요. 아무도 { JOSA($city, "을/를") } 정복하지 못했어요.
condottiere-log-nobody = 아무도 { JOSA($city, "을/를") } 정복하지 못했어요.
condottiere-log-won = { JOSA($who, "이/가") } 전투에서 이겼어요.
condottiere-log-nobody-won = 전투에 승자가 없어요.
condottiere-log-claim = { JOSA($who, "이/가") } 이겼다고 했어요. 다른 사람이 인정해야 해요.
condottiere-log-claim-back = { JOSA($who, "이/가") } 이겼다는 말을 거두었어요.
condottiere-log-claim-refused = { JOSA($who, "이/가") } { $whom }의 승리를 인정하지 않았어요.
condottiere-log-final = 도시가 모두 정복됐어요. 마지막 전투: { $seats }.
condottiere-log-final-won = { JOSA($who, "이/가") } 마지막 전투에서 이겼어요.
condottiere-log-final-nobody = 마지막 전투에도 승자가 없어요. 악수하고 다음에 또 해요.
condottiere-log-kingdom = 이어진 도시 { $n }개로 왕국 완성: { $seats }.
condottiere-log-round-over = { $n }라운드가 끝났어요.
condottiere-log-scored = { $n }번째 판 점수를 매겼어요.
condottiere-log-over = 게임이 끝났어요.
condottiere-log-finish = 테이블에서 승부가 났다고 확인했어요.
condottiere-log-noted = { JOSA($who, "이/가") } 혼자 보는 기록을 남겼어요.
condottiere-log-noted-own = { JOSA($who, "이/가") } 손에 든 카드를 { $n }장이라고 적었어요.
condottiere-log-noted-none = { JOSA($who, "이/가") } 손에 든 카드 메모를 지웠어요.
condottiere-log-correct-city = 바로잡음: { $city }의 주인은 { JOSA($who, "이에요/예요") }.
condottiere-log-correct-free = 바로잡음: { $city }의 주인이 없어요.
condottiere-log-correct-piece = 바로잡음: 콘도띠에레는 { $who }에게 있어요.
condottiere-log-correct-place = 바로잡음: { JOSA($city, "을/를") } 두고 싸워요.
condottiere-log-called-off = 바로잡음: 전투를 취소하고 다시 골라요.
condottiere-log-correct-line = 바로잡음, { $who } 앞의 카드: { $cards }.
condottiere-log-correct-round = 바로잡음: 지금은 { $n }라운드예요.
condottiere-log-correct-points = 바로잡음: { $who }, { $n }점.
condottiere-log-tool-on = 켬: { $tool }.
condottiere-log-tool-off = 끔: { $tool }.
condottiere-log-options = 설정을 바꿨어요.
condottiere-log-then = { $first } { $second }

## Remarks: what was noted and speaks against it

condottiere-remark-city-taken = 앱 기록으로는 { JOSA($city, "이/가") } 이미 { $who }의 것이에요. 정복된 도시는 공격하지 않아요.
condottiere-remark-own-city = 앱 기록으로는 { JOSA($city, "이/가") } { $who } 자신의 도시예요.
condottiere-remark-must-choose = 앱 기록으로는 모두 한 번씩 넘겼어요. 이제 { JOSA($who, "이/가") } 골라야 해요.
condottiere-remark-ended-by-card = 앱 기록으로는 이미 끝난 전투예요: { $card }.
condottiere-remark-has-passed = 앱 기록으로는 { JOSA($who, "이/가") } 이번 전투에서 이미 통과했어요.
condottiere-remark-no-cards = 앱 기록으로는 { JOSA($who, "은/는") } 손에 든 카드가 없어요.
condottiere-remark-has-cards = 앱 기록으로는 { JOSA($who, "이/가") } 아직 카드를 가지고 있어요.
condottiere-remark-not-in-line = 앱 기록으로는 { $who } 앞에 없는 카드예요: { $card }.
condottiere-remark-other-strongest = 적은 카드로는 { JOSA($who, "이/가") } 병력 { JOSA($n, "으로/로") } 가장 강해요.
condottiere-remark-count = 용병 { $n }장의 합은 { $least }에서 { $most } 사이예요. { JOSA($total, "은/는") } 나올 수 없어요. 잘못된 숫자가 없는지 봐 주세요.
condottiere-remark-nobody-strongest = 적은 카드로는 가장 강한 사람이 없어요.
condottiere-remark-hand-empty = 내 기록에는 손에 든 카드가 없었어요.
condottiere-remark-hand-left = 내 기록에는 손에 든 카드가 아직 { $n }장 있었어요.

## Refusals: what is wrong, and what would be right

condottiere-tool-off-map = 이 테이블은 지도를 꺼 두었어요. 먼저 설정에서 켜 주세요.
condottiere-tool-off-battle = 이 테이블은 전투판을 꺼 두었어요. 먼저 설정에서 켜 주세요.
condottiere-tool-off-strength = 이 테이블은 병력 적기를 꺼 두었어요. 먼저 설정에서 켜 주세요.
condottiere-tool-off-hands = 이 테이블은 손에 든 카드 수 적기를 꺼 두었어요. 먼저 설정에서 켜 주세요.
condottiere-tool-already = 이미 그렇게 되어 있어요.
condottiere-over = 게임이 끝났어요. 먼저 게임 종료를 되돌리세요.
condottiere-other-phase = 지금은 안 돼요. 지금 단계: { $phase }.
condottiere-other-round = { $n }라운드 때 일이에요. 지금은 { $now }라운드예요.
condottiere-other-battle = 다른 전투 때 일이에요.
condottiere-other-game = 다른 판 때 일이에요.
condottiere-name-a-city = 전투가 벌어질 도시를 눌러 주세요.
condottiere-piece-moved = 그사이 콘도띠에레가 넘어갔어요.
condottiere-holder-chooses = 콘도띠에레를 가진 { JOSA($who, "이/가") } 골라요.
condottiere-only-the-tied = 마지막 전투는 도시 수가 동점인 사람만 해요.
condottiere-line-full = 상자에 카드는 { $n }장뿐이에요.
condottiere-only-scarecrow = 카드를 되가져오는 건 허수아비뿐이에요.
condottiere-only-mercenaries = 허수아비로는 내 용병 한 장만 되가져오거나 그냥 낼 수 있어요. 가져올 수 없는 카드: { $card }.
condottiere-not-in-line = 이번 전투에 그 앞에 없는 카드예요: { $card }.
condottiere-claimed-already = 이미 말했어요. 다른 사람이나 테이블에서 인정하면 돼요.
condottiere-no-claim = 이제 그렇게 말하는 사람이 없어요.
condottiere-cards-say = 낸 카드로 보면 { JOSA($who, "이/가") } 이겨요. 틀렸다면 카드부터 고쳐 주세요.
condottiere-cards-say-nobody = 낸 카드로 보면 아무도 이기지 못해요. 틀렸다면 카드부터 고쳐 주세요.
condottiere-not-decided = 아직 승부가 나지 않았어요. 이기는 사람이 나올 때까지 계속해요.
condottiere-final-has-no-city = 마지막 전투에는 도시가 없어요.
condottiere-no-points = 이 테이블은 점수로 겨루지 않아요.
condottiere-full-board-ends = 도시 뺏기가 없으면, 도시가 모두 정복됐을 때 늘 게임이 끝나요.

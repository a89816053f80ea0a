# Condottiere: what only the printed sheets say. The rest they share with the screens.

## At the head

condottiere-sheet-edition = 2판, 카드 { $n }장
condottiere-sheet-players = { $n }명
condottiere-sheet-goal = 전투에서 이겨 도시를 정복하고, 누구보다 먼저 이어진 도시 { $n }개로 왕국을 세우세요.
condottiere-sheet-figure-linked = 이어지면 이기는 도시
condottiere-sheet-figure-hand = 각자 받는 카드
condottiere-sheet-figure-per-city = 다음 라운드부터 도시마다 더 받는 카드
condottiere-sheet-figure-markers = 각자 받는 말

## A battle

condottiere-sheet-choose = 콘도띠에레를 가진 사람이 아무도 정복하지 않은 도시를 골라요. 그 도시를 두고 싸워요.
condottiere-sheet-first-card = 그 사람이 첫 카드를 내고 시계 방향으로 이어져요. 어떤 카드든 첫 카드로 낼 수 있어요.
condottiere-sheet-alone = 나머지가 모두 통과했나요? 혼자서 계속 한 장씩 더 내도 돼요.
condottiere-sheet-ends = 모두 통과하면 전투가 끝나요. 항복이나 주교가 나오면 그 자리에서 끝나요.
condottiere-sheet-strongest = 가장 강한 군대가 도시를 정복해요. 도시에 말을 놓고 콘도띠에레를 가져가세요.
condottiere-sheet-nobody = 가장 강한 군대가 여럿이거나 주교가 나왔나요? 아무도 도시를 정복하지 못하고 콘도띠에레는 왼쪽 사람에게 가요. 병력이 하나도 없을 때도 그래요.
condottiere-sheet-after = 전투가 끝나면
condottiere-sheet-check-win = 누군가 이어진 도시 { $n }개를 가졌나요? 그 자리에서 이겨요.
condottiere-sheet-round-over = 카드가 남은 사람이 한 명뿐인가요? 라운드가 끝나요. 아무도 없을 때도 끝나요.
condottiere-sheet-next = 아니면 콘도띠에레를 가진 사람이 다음 도시를 고르거나, 고르지 않고 왼쪽 사람에게 넘겨요. 모두 넘기면 처음 넘긴 사람이 꼭 골라야 해요.

## Strength

condottiere-sheet-strength = 병력 계산
condottiere-sheet-strength-add = 내 용병의 숫자를 더해요. 겨울이면 하나에 { JOSA($n, "이에요/예요") }.
condottiere-sheet-strength-drum = 내 북이 한 장이라도 있으면 두 배예요. 여러 장이어도 두 배예요.
condottiere-sheet-strength-heroine = 내 여걸마다 { JOSA($n, "을/를") } 더해요. 무엇으로도 바뀌지 않아요.
condottiere-sheet-strength-example = { $army }: { $plain }. 북이 있으면 { $drum }, 겨울이면 { $winter }, 둘 다면 { $both }.
condottiere-sheet-winter-example = 용병 { $n }장, 병력 { $plain }: 겨울이면 { $winter }.

## Hands and rounds

condottiere-sheet-out = 카드가 없으면 라운드가 끝날 때까지 쉬어요. 이미 낸 카드는 그대로 인정돼요.
condottiere-sheet-out-won = 마지막 카드로 이겼나요? 그래도 콘도띠에레를 가져가고 다음 도시를 골라요.
condottiere-sheet-deal = 모두 카드 { $n }장을 받고, 가진 도시마다 { $each }장씩 더 받아요.
condottiere-sheet-deal-example = 도시 { $cities }개: 카드 { $n }장.

## The end

condottiere-sheet-kingdom = 이어진 도시 { $n }개를 가지면 이겨요. 국경이 맞닿으면 이어진 도시예요. 한 줄로 이어져도 돼요.
condottiere-sheet-most = 도시가 다 찼는데 그런 왕국이 없나요? 도시가 가장 많은 사람이 이겨요.
condottiere-sheet-goes-on = 도시가 다 찼는데 그런 왕국이 없나요? 계속해요. 서로 도시를 뺏을 수 있으니까요.
condottiere-sheet-final = 가장 많은 사람이 여럿인가요? 그 사람들만 카드를 새로 받아 마지막 전투를 해요. 거기서 이기면 게임에서 이겨요. 그 전에 카드 { $n }장을 모두 섞어요.
condottiere-sheet-no-winner = 마지막 전투에도 승자가 없나요? 아무도 이기지 못해요.
condottiere-sheet-no-final = 점수로 겨룰 때는 마지막 전투를 하지 않아요. 도시마다 1점이고 추가 점수는 아무도 받지 않아요.
condottiere-sheet-talk = 언제든 협상하고, 원하면 서로 카드를 보여 줘도 돼요.
condottiere-sheet-promise = 카드는 절대 주고받지 않아요. 약속은 안 지켜도 돼요.
condottiere-sheet-points-equal = 합계가 같으면 함께 승리해요.

## Capturing

condottiere-sheet-capture-wait = 도시 주인은 통과해도 나중에 들어올 수 있어요. 나머지가 모두 통과한 뒤라도 괜찮아요. 한 장이라도 낸 다음에는 주인도 통과하면 끝이에요.
condottiere-sheet-capture-keeps = 주인이 이기거나 승자가 없으면 도시는 그대로 주인의 것이고, 콘도띠에레도 주인이 가져가요.
condottiere-sheet-capture-surrender = 항복이 나오면 주인도 끝이에요. 그 전에 한 장도 내지 않았다면 더는 들어올 수 없어요.
condottiere-sheet-capture-not-with-points = 점수로 겨루기와는 함께 쓰지 않아요.

## The cards

condottiere-sheet-cards = 카드
condottiere-sheet-card = 카드
condottiere-sheet-in-box = 상자에
condottiere-sheet-what = 하는 일
condottiere-sheet-mercenary = 용병
condottiere-sheet-mercenaries = 용병
condottiere-sheet-special = 특수 카드
condottiere-sheet-specials = 특수 카드
condottiere-sheet-times = { $value } × { $n }장
condottiere-sheet-does-mercenaries = 숫자만큼 병력에 더해요: { $cards }.
condottiere-sheet-does-mercenary = 병력에 { JOSA($n, "을/를") } 더해요.
condottiere-sheet-does-drum = 이 전투에서 내 용병은 먼저 낸 것도 나중에 낼 것도 모두 두 배예요.
condottiere-sheet-does-heroine = 병력에 { JOSA($n, "을/를") } 더해요. 무엇으로도 바뀌지 않아요.
condottiere-sheet-does-scarecrow = 이 전투에 낸 내 용병 한 장을 손으로 되가져와요. 안 가져와도 돼요.
condottiere-sheet-does-winter = 이 전투에서 모두의 용병이 하나에 { JOSA($n, "이/가") } 돼요. 먼저 낸 것도 나중에 낼 것도 그래요.
condottiere-sheet-does-surrender = 전투를 바로 끝내요. 가장 강한 군대가 도시를 정복해요.
condottiere-sheet-does-bishop = 전투를 바로 끝내요. 아무도 도시를 정복하지 못해요.
condottiere-sheet-more-drum = 낸 사람에게만 통해요. 두 번째 북은 소용없어요. 겨울이면 내 용병이 하나에 { JOSA($n, "이에요/예요") }.
condottiere-sheet-more-heroine = 겨울, 북, 허수아비의 영향을 받지 않아요. 여럿이면 용병이 없어도 1장마다 { JOSA($n, "이에요/예요") }.
condottiere-sheet-more-scarecrow = 특수 카드나 남의 카드는 가져올 수 없어요. 병력은 없어요.
condottiere-sheet-more-winter = 낸 사람의 용병도 그래요. 여걸은 그대로 { $n }, 북은 여전히 두 배예요.
condottiere-sheet-more-surrender = 가장 강한 군대가 여럿이면 아무도 정복하지 못해요. 낸 카드는 모두 버려요.
condottiere-sheet-more-bishop = 병력을 비교하지 않아요. 낸 카드는 모두 버리고 콘도띠에레는 왼쪽 사람에게 가요.
condottiere-sheet-at-a-glance = 한눈에 보기

## The map

condottiere-sheet-map = 지도
condottiere-sheet-map-how = 선은 국경이에요. 선으로 이어진 두 도시는 이어진 도시예요. 이름 아래는 게임판에 적힌 이름이에요.
condottiere-sheet-mark = 표시
condottiere-sheet-mark-how = 사람마다 자기 표시를 정해 정복한 도시에 그려 넣어요.

## What is in the box, and the check-list

condottiere-sheet-deck = 카드 모두 { $n }장
condottiere-sheet-total = 합계
condottiere-sheet-box = 다 있나요?
condottiere-sheet-component = 구성물
condottiere-sheet-box-board = 게임판: 도시 { $cities }개, 국경 { $borders }개
condottiere-sheet-box-piece = 나무 콘도띠에레
condottiere-sheet-box-markers = 말 { $n }개: { $colours }색 { $each }개씩
condottiere-sheet-before = 첫 전투 전에

## Scoring and the score pad

condottiere-sheet-linked-cities = 이어진 도시
condottiere-sheet-to-win = 이기려면
condottiere-sheet-plus = +{ $n }
condottiere-sheet-game-cities = { $n }번째 판: 도시

## How it stands

condottiere-sheet-who = 누구
condottiere-sheet-number = 몇 개
condottiere-sheet-linked = 이어진 도시
condottiere-sheet-points = 점수
condottiere-sheet-laid = { $card } { $n }장
condottiere-sheet-battles = 이긴 전투
condottiere-sheet-counted = 도시, 여러 판이면 점수
condottiere-sheet-now-table = 테이블 위
condottiere-sheet-now-rules = 지금 알아 둘 것
condottiere-sheet-now-phase = 지금: { $phase }
condottiere-sheet-now-holder = 콘도띠에레: { $who }
condottiere-sheet-now-free = 빈 도시: { $cities }
condottiere-sheet-now-out = 카드가 없는 사람: { $seats }

## 참조표: 그림 옆의 짧은 말

condottiere-aid-front = 전투와 병력 · 카드 { $n }장
condottiere-aid-back-title = 도시를 이어요
condottiere-aid-back = 경계가 맞닿은 도시끼리 이어져요
condottiere-aid-choose = 고르기
condottiere-aid-choose-line = 콘도띠에레의 주인이 빈 도시를 골라요.
condottiere-aid-choose-any-line = 콘도띠에레의 주인이 도시를 골라요.
condottiere-aid-play = 내기
condottiere-aid-play-line = 주인부터 시계 방향으로 한 장씩 내요.
condottiere-aid-pass = 통과
condottiere-aid-pass-line = 더 못 내지만 군대는 남아요.
condottiere-aid-compare = 비교
condottiere-aid-compare-line = 가장 강한 군대가 이겨요.
condottiere-aid-take = 정복
condottiere-aid-take-line = 도시와 콘도띠에레를 가져요.
condottiere-aid-loop = 모두 통과할 때까지
condottiere-aid-mercenaries = 내 용병
condottiere-aid-with-drum = 북이 있으면
condottiere-aid-each-heroine = 여걸마다
condottiere-aid-values = 병력과 장수: { $values }
condottiere-aid-does-drum = 내 용병이 두 배예요. 한 장만 세요.
condottiere-aid-does-heroine = 무엇을 내도 언제나 { $n }.
condottiere-aid-does-scarecrow = 내 용병 한 장을 되가져와요. 안 가져와도 돼요.
condottiere-aid-does-winter = 모두의 용병이 하나에 { JOSA($n, "이/가") } 돼요.
condottiere-aid-does-surrender = 전투 끝: 가장 강한 군대가 도시를 정복해요.
condottiere-aid-does-bishop = 전투 끝: 아무도 정복하지 못해요.
condottiere-aid-end-passed = 모두 통과하거나 항복
condottiere-aid-end-passed-line = 가장 강한 군대가 도시와 콘도띠에레를 가져요.
condottiere-aid-end-tie = 최고가 같거나 주교, 또는 아무도 안 싸움
condottiere-aid-end-nobody = 아무도 정복하지 못해요. 콘도띠에레는 왼쪽으로 가요.
condottiere-aid-end-nobody-capturing = 빈 도시는 그대로이고 콘도띠에레는 왼쪽으로 가요. 주인 있는 도시는 주인이 지키고 콘도띠에레도 가져요.
condottiere-aid-linked = 이어진 도시로 이겨요
condottiere-aid-after = 전투가 끝나면
condottiere-aid-after-win = 다 이었나요?
condottiere-aid-after-win-line = 바로 이겨요.
condottiere-aid-after-hand = 용병이 없나요?
condottiere-aid-after-hand-line = 손에 든 카드를 모두 버려도 돼요.
condottiere-aid-after-round = 한 명만 카드가 있나요?
condottiere-aid-after-round-line = 새 라운드를 시작해요.
condottiere-aid-after-next = 아니면
condottiere-aid-after-next-line = 주인이 도시를 고르거나 왼쪽에 넘겨요.
condottiere-aid-new-round = 새 라운드
condottiere-aid-full-board = 빈 도시가 없나요?
condottiere-aid-most = 도시가 가장 많은 사람이 이겨요. 같으면 마지막 전투를 해요.
condottiere-aid-capturing = 주인 있는 도시도 공격할 수 있어요. 주인은 통과했다가 나중에 들어와도 돼요.
condottiere-aid-points = 도시마다 1점, 왕국은 { $bonus }점 더. { $n }점이면 이겨요.

# Sheriff of Nottingham: what only the printed sheets say. The rest they share with the screens.

sheriff-sheet-variant-royal-goods = 왕실 진상품
sheriff-sheet-variant-black-market = 암시장
sheriff-sheet-variant-leave-ten-out = 카드 10장 빼기
sheriff-sheet-variant-long-hand = 손에 든 카드 7장
sheriff-sheet-variant-promo = 프로모 카드

## At the head

sheriff-sheet-players = { $n }명
sheriff-sheet-length = { $rounds }라운드: 모두 { $turns }번씩 지방관
sheriff-sheet-length-deputies = { $rounds }라운드: 모두 { $turns }번씩 부관

## The round

sheriff-sheet-goal = 지방관을 지나 가판대까지 상품을 들여오세요. 금화, 상품, 칭호가 모두 점수예요.
sheriff-sheet-goal-six = 부관들을 지나 가판대까지 상품을 들여오세요. 금화, 상품, 칭호가 모두 점수예요.
sheriff-sheet-round = 한 라운드
sheriff-sheet-merchants = 상인
sheriff-sheet-sheriff = 지방관
sheriff-sheet-market-names = 카드를 바꾸지 않고, 누구부터 할지 정해요.
sheriff-sheet-market-watch = 카드를 바꾸지 않고 잘 지켜봐요.
sheriff-sheet-market-six = 둘 다 카드를 바꾸지 않아요. 먼저 뽑힌 부관이 누구부터 할지 정해요.
sheriff-sheet-load-watch = 담는 모습을 지켜봐요.
sheriff-sheet-share-loot = 타일에 남은 것을 나눠요.
sheriff-sheet-pass-piece = 왼쪽 사람에게 지방관 말을 넘겨요.
sheriff-sheet-market-left = 지방관의 왼쪽 상인부터 시계 방향으로 한 번씩 해요.
sheriff-sheet-market-clockwise = 그 사람부터 시계 방향으로 한 번씩 해요.
sheriff-sheet-declare-order = 지방관의 왼쪽부터 시계 방향으로 한 명씩 해요.
sheriff-sheet-declare-order-six = 먼저 뽑힌 부관의 왼쪽부터 시계 방향으로 한 명씩 해요.
sheriff-sheet-declare-lie = 장수는 늘 사실대로 말해요. 종류는 속여도 되지만 일반 상품 한 가지만 말해요: { $goods }.
sheriff-sheet-game-over = 모두 지방관을 { $turns }번씩 했나요? 그러면 게임이 끝나요.
sheriff-sheet-deputies = 부관
sheriff-sheet-game-over-deputies = 부관 카드가 { $turns }번째로 다 떨어졌나요? 그러면 게임이 끝나요.

## The inspection

sheriff-sheet-outcomes = 주머니 처리
sheriff-sheet-when = 상황
sheriff-sheet-pays = 지불
sheriff-sheet-goods = 상품 카드
sheriff-sheet-example = 예
sheriff-sheet-pass = 통과
sheriff-sheet-pass-when = 지방관이 뇌물을 받거나 그냥 봐주고, 주머니를 닫힌 채로 돌려줘요.
sheriff-sheet-pass-when-six = 부관들이 뇌물을 받거나 그냥 봐주고, 주머니를 닫힌 채로 돌려줘요.
sheriff-sheet-pass-pays = 상인이 합의한 것을 줘요.
sheriff-sheet-pass-pays-six = 상인이 합의한 것을 노획물 타일에 놓아요.
sheriff-sheet-honest = 조사: 정직한 신고
sheriff-sheet-honest-when = 신고한 것만 들어 있어요.
sheriff-sheet-honest-pays = 지방관이 주머니 속 모든 카드의 벌금을 상인에게 내요.
sheriff-sheet-honest-pays-six = 두 부관이 주머니 속 모든 카드의 벌금을 반씩 자기 금화로 상인에게 내요.
sheriff-sheet-honest-goods = 모두 상인의 가판대에 놓아요.
sheriff-sheet-honest-example = { $said } 신고, 속도 그대로: 지방관이 금화 { $fine }원을 내요.
sheriff-sheet-lie = 조사: 거짓 신고
sheriff-sheet-lie-when = 일반 상품이든 밀수품이든 다른 것이 들어 있어요.
sheriff-sheet-lie-pays = 상인이 압류된 모든 카드의 벌금을 지방관에게 내요.
sheriff-sheet-lie-pays-six = 상인이 압류된 모든 카드의 벌금을 노획물 타일에 놓아요.
sheriff-sheet-lie-goods = 신고한 상품은 상인의 가판대에 놓고, 나머지는 모두 압류해요.
sheriff-sheet-lie-example = { $said } 신고, 속에는 { $bag }: 상인이 금화 { $fine }원을 내요.

sheriff-sheet-deals = 협상
sheriff-sheet-bribe-goes = 뇌물로 받은 상품은 자기 가판대에 놓아요.
sheriff-sheet-bribe-goes-six = 뇌물로 받은 상품은 노획물 타일에 놓고, 혼자 상대한 부관은 자기 가판대에 놓아요.
sheriff-sheet-debt = 금화가 모자라나요?
sheriff-sheet-debt-legal = 벌금에서 금화로 못 낸 만큼은 가판대의 일반 상품을 가치대로 계산해서 내요. 거스름돈은 없어요.
sheriff-sheet-debt-contraband = 일반 상품을 다 내도 모자랄 때만, 모자란 만큼 밀수품을 내요. 낼 때는 앞면을 보여 줘요.
sheriff-sheet-debt-rest = 받은 카드는 받은 사람의 가판대에 놓아요. 다 내도 모자라면 나머지는 면제돼요.
sheriff-sheet-debt-rest-six = 다 내도 모자라면 나머지는 면제돼요. 받은 카드는 받은 사람의 가판대에 놓고, 두 부관이 함께 받았으면 노획물 타일에 놓아요.

## Goods and points

sheriff-sheet-goods-and-points = 상품과 점수
sheriff-sheet-legal = 일반 상품
sheriff-sheet-contraband = 밀수품
sheriff-sheet-royal = 왕실 진상품
sheriff-sheet-good = 상품
sheriff-sheet-value = 가치
sheriff-sheet-fine = 벌금
sheriff-sheet-in-deck = 카드 수
sheriff-sheet-counts-as = 칭호 계산
sheriff-sheet-legend = 가치: 끝날 때의 점수이자 빚을 갚을 때의 값. 벌금: 조사할 때 내는 금화.
sheriff-sheet-royal-legend = 왕실 진상품은 같은 종류를 신고했어도 밀수품이에요. 주머니 안에서는 1장으로 세요.
sheriff-sheet-deck = 카드 더미는 모두 { $n }장
sheriff-sheet-titles = 왕과 여왕
sheriff-sheet-king = 왕
sheriff-sheet-queen = 여왕
sheriff-sheet-title-king = 가판대에 그 일반 상품이 가장 많으면 왕, 두 번째로 많으면 여왕이에요. 하나도 없으면 아무것도 못 받아요.
sheriff-sheet-title-kings = 공동 1위: 왕과 여왕의 점수를 더해 똑같이 나누고 나머지는 버려요. 이때 여왕은 없어요.
sheriff-sheet-title-queens = 공동 2위: 여왕의 점수를 똑같이 나누고 나머지는 버려요.
sheriff-sheet-each-card = 카드 1장
sheriff-sheet-king-shared = 왕: 함께 받는 사람 수
sheriff-sheet-queen-shared = 여왕: 함께 받는 사람 수

## The end

sheriff-sheet-end = 게임이 끝나면
sheriff-sheet-end-reveal = 밀수품을 모두 공개해요.
sheriff-sheet-end-gold = 금화 1원은 1점이에요.
sheriff-sheet-end-goods = 가판대의 상품은 밀수품까지 모두 가치만큼 점수예요.
sheriff-sheet-end-titles = 왕과 여왕의 추가 점수를 더해요.
sheriff-sheet-end-royal = 칭호를 정할 때 왕실 진상품은 같은 종류 2장이나 3장으로 계산해요.
sheriff-sheet-end-most = 점수가 가장 높은 사람이 이겨요.
sheriff-sheet-tie = 동점인가요?
sheriff-sheet-tie-legal = 가판대에 일반 상품 카드가 많은 사람.
sheriff-sheet-tie-contraband = 그래도 같으면 밀수품 카드가 많은 사람.
sheriff-sheet-tie-contraband-royal = 그래도 같으면 밀수품 카드가 많은 사람. 왕실 진상품도 1장씩 세요.
sheriff-sheet-tie-shared = 그래도 같으면 함께 승리해요.

sheriff-sheet-kings = 공동 1위 { $n }명
sheriff-sheet-queens = 공동 2위 { $n }명
sheriff-sheet-score-example = 금화 { $gold }원과 { $apples }, { $cheese }, { $silk }. 사과는 1위, 치즈는 2위: { $gold } + { $apple_points } + { $cheese_points } + { $silk_points } + { $king } + { $queen } = { $total }점.

## Six players and the black market

sheriff-sheet-six = 6명: 부관 두 사람
sheriff-sheet-six-alone = 혼자 상대한 부관은 내는 것도 받는 것도 혼자예요. 반씩 나누지도, 타일에 놓지도 않아요.
sheriff-sheet-six-split = 검문이 끝나면 두 부관이 타일 위의 것을 반씩 나눠요.
sheriff-sheet-six-next = 라운드마다 부관 카드를 두 장씩 새로 공개해요. 다 떨어지면 여섯 장을 다시 섞어요.
sheriff-sheet-market = 암시장
sheriff-sheet-market-score = 그 종류를 먼저 바꾼 사람이 가치가 더 높은 카드를 받아요. 끝나면 카드의 가치만큼 점수예요.
sheriff-sheet-market-values = 다른 사람들이 알려 준 가치예요. 가진 카드에 적힌 가치를 따르세요.
sheriff-sheet-market-first = 먼저
sheriff-sheet-market-second = 다음

## The check-list

sheriff-sheet-figure-gold = 각자 받는 금화
sheriff-sheet-figure-hand = 손에 든 카드
sheriff-sheet-figure-deck = 섞을 카드
sheriff-sheet-figure-bag = 주머니에 넣을 수 있는 카드
sheriff-sheet-before = 첫 라운드 전에
sheriff-sheet-out = 상자에 도로 넣기
sheriff-sheet-box = 다 있나요?
sheriff-sheet-box-legal = 일반 상품 카드 { $n }장
sheriff-sheet-box-contraband = 밀수품 카드 { $n }장
sheriff-sheet-box-royal = 왕실 진상품 카드 { $n }장
sheriff-sheet-box-stands = 가판대 { $n }개, 주머니 { $n }개
sheriff-sheet-box-sheriff = 지방관 말
sheriff-sheet-coin = 금화
sheriff-sheet-coins = 금화
sheriff-sheet-pieces = 개수
sheriff-sheet-in-box = 상자에
sheriff-sheet-component = 구성물
sheriff-sheet-rounds = 라운드별 지방관
sheriff-sheet-rounds-deputies = 라운드별 부관
sheriff-sheet-box-deputies = 부관 말 { $n }개, 부관 카드 { $cards }장, 노획물 타일
sheriff-sheet-box-market = 암시장 카드 { $n }장

## The score pad

sheriff-sheet-pad-total = 합계
sheriff-sheet-each = × { $value }
sheriff-sheet-bonus = { $bonus }

## The reference cards

sheriff-sheet-card-round = 한눈에 보기
sheriff-sheet-card-step = { $n }. { $step }
sheriff-sheet-card-fines = 벌금과 칭호
sheriff-sheet-card-legal = 신고할 수 있어요. 통과하거나 신고한 것이면 가판대에 앞면으로 놓고, 열린 주머니에서 신고와 다르면 압류돼요.
sheriff-sheet-card-titles = 왕 { $king }점, 여왕 { $queen }점.
sheriff-sheet-card-contraband = 신고할 수 없어요. 통과하면 가판대에 뒷면으로 놓고, 주머니에서 들키면 압류돼요.
sheriff-sheet-card-royal = 칭호에서는 { JOSA($goods, "으로/로") } 계산해요.

## How it stands

sheriff-sheet-who = 누구
sheriff-sheet-face-down = 뒷면으로
sheriff-sheet-on-stands = 가판대 위 카드
sheriff-sheet-now-table = 테이블 위
sheriff-sheet-now-rules = 지금 알아 둘 것
sheriff-sheet-now-phase = 지금: { $phase }
sheriff-sheet-now-bank = 은행: 금화 { $n }원
sheriff-sheet-now-sheriff = 지방관: { $names }
sheriff-sheet-now-deputies = 부관: { $names }

## 참조표: 그림 옆의 짧은 말

sheriff-aid-front = 위는 상인, 아래는 지방관
sheriff-aid-front-six = 위는 상인, 아래는 부관
sheriff-aid-back-title = 상품, 칭호, 점수
sheriff-aid-market-line = 5장까지 빼고 그만큼 받아요.
sheriff-aid-market-first = 내 왼쪽부터 시계 방향으로.
sheriff-aid-market-second = 먼저 할 사람을 말해요.
sheriff-aid-market-six = 먼저 공개된 부관이 시작할 사람을 말해요.
sheriff-aid-load-line = 1~5장. 닫으면 끝이에요.
sheriff-aid-load-below = 주머니가 없어요.
sheriff-aid-declare-line = 일반 상품 한 종류, 진짜 장수. 종류는 거짓말도 돼요.
sheriff-aid-declare-below = 내 왼쪽부터 시계 방향으로.
sheriff-aid-declare-six-below = 먼저 공개된 부관의 왼쪽부터.
sheriff-aid-inspect-line = 내 주머니를 지키거나 남의 것을 열라고 뇌물.
sheriff-aid-inspect-below = 전부, 일부, 또는 하나도 안 열어요.
sheriff-aid-refill-line = 손에 든 카드를 { $n }장으로. 마지막 라운드엔 안 해요.
sheriff-aid-piece-below = 말을 왼쪽에 넘겨요.
sheriff-aid-share-below = 전리품을 나눠요.
sheriff-aid-bag-first = 정할 때까지 지방관만 만져요
sheriff-aid-bag-second = 열거나 돌려줄 때까지 아무도 만지지 않아요
sheriff-aid-pass-pays = 합의한 뇌물, 또는 없음
sheriff-aid-pass-pays-six = 합의한 뇌물: 타일 위에, 혼자 맡았으면 그 부관에게
sheriff-aid-pass-goods = 일반 상품은 앞면, 밀수품은 뒷면. 몇 장인지 보여 줘요.
sheriff-aid-honest-pays = 모든 카드의 벌금
sheriff-aid-honest-pays-six = 모든 카드의 벌금을 자기 금화로: 절반씩, 혼자 열었으면 혼자 다
sheriff-aid-lie-pays = 압류된 모든 카드의 벌금
sheriff-aid-lie-pays-six = 압류된 모든 카드의 벌금: 타일 위에, 혼자 열었으면 그 부관에게
sheriff-aid-lie-goods = 신고한 상품은 가판대로. 나머지는 압류.
sheriff-aid-offer = 협상할 수 있는 것
sheriff-aid-offer-coins = 금화
sheriff-aid-offer-stand = 가판대
sheriff-aid-offer-bag = 주머니
sheriff-aid-offer-promise = 약속
sheriff-aid-offer-card = 손에 든 카드는 안 돼요
sheriff-aid-shared = 칭호, 나누는 수
sheriff-aid-end-card = 손에 든 카드 버리기
sheriff-aid-end-eye = 밀수품 공개
sheriff-aid-end-coins = 금화: 1점씩
sheriff-aid-end-stand = 상품: 가치
sheriff-aid-end-crown = 칭호
sheriff-aid-tie-titles = 왕이 여럿이면 둘을 합쳐 나누고 여왕은 없어요.
sheriff-aid-tie-points = 점수가 같으면 일반 상품, 그다음 밀수품이 많은 사람.
sheriff-aid-deal-now = 이번 라운드 약속은 지켜요.
sheriff-aid-deal-later = 나중 라운드는 안 지켜도 돼요.
sheriff-aid-debt = 일반 상품을 가치대로, 거스름돈 없이; 다음은 밀수품. 나머지는 면제.

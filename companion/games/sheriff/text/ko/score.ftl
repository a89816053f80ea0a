# Sheriff of Nottingham: the score sheet, inspection and debt.

## Lines of the score sheet and how they came about

sheriff-line-gold = 금화
sheriff-line-promo = 프로모 카드
sheriff-line-black-market = 암시장
sheriff-line-apple-king = 사과의 왕
sheriff-line-apple-queen = 사과의 여왕
sheriff-line-cheese-king = 치즈의 왕
sheriff-line-cheese-queen = 치즈의 여왕
sheriff-line-bread-king = 빵의 왕
sheriff-line-bread-queen = 빵의 여왕
sheriff-line-chicken-king = 닭의 왕
sheriff-line-chicken-queen = 닭의 여왕

sheriff-detail-goods = { $n } × { $value }
sheriff-detail-cards = { $n }장: { $values }
sheriff-detail-king = { $goods }, 가장 많음
sheriff-detail-king-shared = { $goods }, 공동 1위: { $bonus }점을 { $n }명이 나눔(나머지 버림)
sheriff-detail-queen = { $goods }, 두 번째로 많음
sheriff-detail-queen-shared = { $goods }, 공동 2위: { $bonus }점을 { $n }명이 나눔(나머지 버림)

sheriff-goods-with = { $goods }({ $special } 포함)
sheriff-promo-cards = 프로모 카드 { $n }장

## Foot of the score sheet

sheriff-note-no-queen = 한 사람만 가진 상품에는 여왕이 없어요: { $goods }.
sheriff-note-special-alone = 일반 상품 없이 { $special }만으로 칭호를 얻은 사람이 있어요. 그래도 인정돼요.
sheriff-note-royal-tie = 동점을 가릴 때 왕실 진상품은 한 장당 밀수품 1장으로 셌어요.
sheriff-note-black-market-tie = 동점을 가릴 때 암시장 카드는 밀수품으로 세지 않았어요.
sheriff-note-shared-s1 = 일반 상품과 밀수품 수까지 같아요. 규칙서에 더 이상 정해진 것이 없어 함께 승리해요.
sheriff-note-shared-s2 = 일반 상품과 밀수품 수까지 같아서 함께 승리해요.

## What cannot be

sheriff-fault-edition = 초판과 2판 중에서 골라 주세요.
sheriff-fault-unknown-good = 이 게임에 없는 상품이에요.
sheriff-fault-not-legal = 여기에는 사과, 치즈, 빵, 닭만 쓸 수 있어요.
sheriff-fault-black-market-edition = 암시장은 2판에만 있어요.
sheriff-fault-promo-edition = 프로모 카드는 초판에만 있어요.
sheriff-fault-bag-size = 주머니에는 카드가 { $fewest }장에서 { $most }장까지 들어가는데, 지금은 { $n }장이에요.
sheriff-fault-other-count = 장수는 사실대로 말해야 해요. 신고는 { $said }장, 주머니 안은 { $n }장이에요.

## What is odd, and counted all the same

sheriff-warning-more-cards =
    { $most ->
        [0] { $good }: { $n }장을 셌지만, 이 인원에서는 쓰지 않는 카드예요.
       *[other] { $good }: { $n }장을 셌지만, 이 인원에서는 모두 { $most }장뿐이에요.
    }
sheriff-warning-more-gold = 금화를 { $n }원 셌지만, 상자에는 { $most }원뿐이에요.
sheriff-warning-gold-missing = 금화 { $dealt }원 중 { $n }원: { $off }원이 모자라요.
sheriff-warning-gold-over = 금화가 { $n }원이지만 나눠 준 건 { $dealt }원: { $off }원이 많아요.
sheriff-warning-more-black-market = 암시장 카드를 { $n }장 셌지만, 상자에는 { $most }장뿐이에요.
sheriff-warning-no-royal = { $good }: 왕실 진상품 없이 했다고 했지만 점수에 넣었어요.
sheriff-warning-no-black-market = 암시장 없이 했다고 했지만 암시장 카드를 점수에 넣었어요.

## Paying with goods

sheriff-debt-gold-suffices = 금화로 다 낼 수 있으니 상품은 내지 않아요.
sheriff-debt-not-on-stand = 가판대에 없는 상품이에요: { $missing }.
sheriff-debt-fewer-contraband =
    { $have ->
        [0] 이 가판대에는 밀수품이 없어요.
       *[other] 이 가판대에 있는 밀수품은 { $have }장뿐이에요.
    }
sheriff-debt-legal-suffices = 일반 상품이 모두 { $have }원어치라 { $need }원을 낼 수 있으니 밀수품은 내지 않아요.
sheriff-debt-too-little = { $need }원을 내야 하는데 고른 상품은 { $have }원어치예요. 더 골라 주세요.
sheriff-debt-all-legal-first = { $need }원을 내려면 밀수품보다 일반 상품을 먼저 모두 내야 해요. 빠진 것: { $missing }.
sheriff-debt-contraband-too-little =
    { $cards ->
        [1] 아직 { $need }원을 더 내야 하는데 고른 밀수품은 { $have }원어치예요. 남은 밀수품 1장을 내야 해요.
       *[other] 아직 { $need }원을 더 내야 하는데 고른 밀수품은 { $have }원어치예요. 더 고르거나 밀수품 { $cards }장을 모두 내야 해요.
    }

## What decides a tie

sheriff-decided-legal-goods = 더 많은 일반 상품
sheriff-decided-contraband = 더 많은 밀수품

## What lines are added up to

sheriff-category-legal = 일반 상품
sheriff-category-contraband = 밀수품
sheriff-category-titles = 왕과 여왕

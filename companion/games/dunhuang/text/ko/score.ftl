# Merchants of Dunhuang: the score sheet.

dunhuang-line-goods = 상품
dunhuang-line-tokens = 상품 토큰
dunhuang-line-prestige = 명성

dunhuang-detail-no-cards = 카드 없음
dunhuang-detail-then = { $first }; { $second }
dunhuang-detail-each = { $n } × { $each }
dunhuang-cards-counted = 점수: { $cards }
dunhuang-cards-kept = 남겼지만 상품 토큰 부족: { $cards }
dunhuang-cards-lost = 버림: { $cards }
dunhuang-card-lost = { $cards }(최다 { $most }장)

## Foot of the score sheet

dunhuang-note-best-cards = 상품 토큰 1개마다 남긴 카드 1장이 점수가 돼요. 어느 상품의 토큰이든 괜찮고, 숫자가 큰 카드부터 골랐어요.
dunhuang-note-shared = 엽전도 같아서 함께 이겼어요.
dunhuang-note-instant = 상품 토큰을 다 모으고 상품 4종류를 보여 줘서 즉시 이겼어요. 점수는 세지 않아요.

## What decides a tie

dunhuang-decided-coins = 더 많은 엽전
dunhuang-question-coins = 엽전이 가장 많은 사람은 누구인가요? { $names }

## What cannot be

dunhuang-fault-nobody-of-that-name = 이런 이름을 가진 사람이 없어요: { $name }.

## What is odd, and counted all the same

dunhuang-warning-more-cards =
    { $most ->
        [0] { $card }: { $n }장을 셌지만, 이 인원에서는 쓰지 않는 상품이에요.
       *[other] { $card }: { $n }장을 셌지만, 상자에는 { $most }장뿐이에요.
    }
dunhuang-warning-more-tokens = 상품 토큰을 { $n }개 셌지만, 이 인원에서는 { $most }개만 써요.
dunhuang-warning-more-coins = 엽전을 { $n }개 셌지만, 상자에는 { $most }개뿐이에요. 다른 것으로 대신했다면 괜찮아요.
dunhuang-warning-more-prestige = 명성을 { $n }개 셌지만, 상자에는 { $most }개뿐이에요. 다른 것으로 대신했다면 괜찮아요.

## What would have turned it

dunhuang-one-card = { $good } 1장
dunhuang-one-tokens = 상품 토큰 1개
dunhuang-one-prestige = 명성 1개
dunhuang-one-coins = 엽전 1개
dunhuang-with-share = { $good } 몫이 있었다면
dunhuang-without-share = { $good } 몫이 없었다면

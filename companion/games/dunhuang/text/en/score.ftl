# Merchants of Dunhuang: the score sheet.

dunhuang-line-goods = Goods
dunhuang-line-tokens = Majority tokens
dunhuang-line-prestige = Prestige

dunhuang-detail-no-cards = no cards
dunhuang-detail-then = { $first }; { $second }
dunhuang-detail-each = { $n } × { $each }
dunhuang-cards-counted = counted: { $cards }
dunhuang-cards-kept = kept, but without a token: { $cards }
dunhuang-cards-lost = discarded: { $cards }
dunhuang-card-lost = { $cards } (the most is { $most })

## Foot of the score sheet

dunhuang-note-best-cards = Each token lets one kept card count, of any good. The highest were chosen.
dunhuang-note-shared = Coins are equal too, so the victory is shared.
dunhuang-note-instant = Won at once with enough tokens and four different goods. Nothing else is counted.

## What decides a tie

dunhuang-decided-coins = more coins
dunhuang-question-coins = which of { $names } has the most coins?

## What cannot be

dunhuang-fault-nobody-of-that-name = Nobody here is called { $name }.

## What is odd, and counted all the same

dunhuang-warning-more-cards =
    { $most ->
        [0] { $card }: { $n } counted, but this good is left out with this many players.
       *[other] { $card }: { $n } counted, but the box has only { $most }.
    }
dunhuang-warning-more-tokens = { $n } majority tokens counted, but only { $most } are in play with this many players.
dunhuang-warning-more-coins = { $n } coins counted, but the box has only { $most }. That is fine if you used something else as coins.
dunhuang-warning-more-prestige = { $n } prestige counted, but the box has only { $most }. That is fine if you used something else.

## What would have turned it

dunhuang-one-card = 1 { $good } card
dunhuang-one-tokens = 1 majority token
dunhuang-one-prestige = 1 prestige
dunhuang-one-coins = 1 coin
dunhuang-with-share = With a share in { $good }
dunhuang-without-share = Without the share in { $good }

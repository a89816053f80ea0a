# Sheriff of Nottingham: the score sheet, inspection and debt.

## Lines of the score sheet and how they came about

sheriff-line-gold = Gold
sheriff-line-promo = Promo cards
sheriff-line-black-market = Black market
sheriff-line-apple-king = King of Apples
sheriff-line-apple-queen = Queen of Apples
sheriff-line-cheese-king = King of Cheese
sheriff-line-cheese-queen = Queen of Cheese
sheriff-line-bread-king = King of Bread
sheriff-line-bread-queen = Queen of Bread
sheriff-line-chicken-king = King of Chickens
sheriff-line-chicken-queen = Queen of Chickens

sheriff-detail-goods = { $n } × { $value }
sheriff-detail-cards =
    { $n ->
        [one] 1 card: { $values }
       *[other] { $n } cards: { $values }
    }
sheriff-detail-king = { $goods }, the most
sheriff-detail-king-shared = { $goods }, tied for the most: { $bonus } split { $n } ways, rounded down
sheriff-detail-queen = { $goods }, the second most
sheriff-detail-queen-shared = { $goods }, tied for second: { $bonus } split { $n } ways, rounded down

sheriff-goods-with = { $goods } (counting { $special })
sheriff-promo-cards =
    { $n ->
        [one] 1 promo card
       *[other] { $n } promo cards
    }

## Foot of the score sheet

sheriff-note-no-queen = Only one player has any of these, so they have no queen: { $goods }.
sheriff-note-special-alone = A title was won with { $special } alone, without an ordinary card of that kind. That’s allowed.
sheriff-note-royal-tie = For the tie-break, each royal goods card counted as one contraband card.
sheriff-note-black-market-tie = For the tie-break, black-market cards did not count as contraband.
sheriff-note-shared-s1 = Legal goods and contraband are also equal. The rulebook has no further tie-break, so the victory is shared.
sheriff-note-shared-s2 = Legal goods and contraband are also equal, so the victory is shared.

## What cannot be

sheriff-fault-edition = Choose the first or the second edition.
sheriff-fault-unknown-good = There is no such good in this game.
sheriff-fault-not-legal = Choose apples, cheese, bread or chicken.
sheriff-fault-black-market-edition = Only the second edition has a black market.
sheriff-fault-promo-edition = Promo cards belong to the first edition.
sheriff-fault-bag-size = { $n ->
        [one] A bag holds { $fewest } to { $most } cards, not 1.
       *[other] A bag holds { $fewest } to { $most } cards, not { $n }.
    }
sheriff-fault-other-count = The number must be true: { $said } declared, { $n } in the bag.

## What is odd, and counted all the same

sheriff-warning-more-cards =
    { $most ->
        [0] { $good }: { $n } counted, but there are none in the deck with this many players.
       *[other] { $good }: { $n } counted, but the box has only { $most } for this many players.
    }
sheriff-warning-more-gold = { $n } gold counted, but the box has only { $most }.
sheriff-warning-gold-missing = { $n } of { $dealt } gold: { $off } missing.
sheriff-warning-gold-over = { $n } gold, but only { $dealt } were dealt: { $off } too much.
sheriff-warning-more-black-market = { $n } black-market cards counted, but the box has only { $most }.
sheriff-warning-no-royal = { $good }: counted, though you said you played without royal goods.
sheriff-warning-no-black-market = Black-market cards are counted, though you said you played without them.

## Paying with goods

sheriff-debt-gold-suffices = Gold covers it, so no goods are given.
sheriff-debt-not-on-stand = Not on the stand: { $missing }.
sheriff-debt-fewer-contraband =
    { $have ->
        [0] There is no contraband on this stand.
        [one] There is only 1 contraband card on this stand.
       *[other] There are only { $have } contraband cards on this stand.
    }
sheriff-debt-legal-suffices = The legal goods are worth { $have } and cover the { $need } owed, so contraband stays.
sheriff-debt-too-little = { $need } is owed and these goods are worth { $have }: add some more.
sheriff-debt-all-legal-first = { $need } is owed, so all legal goods go before any contraband. Still missing: { $missing }.
sheriff-debt-contraband-too-little =
    { $cards ->
        [one] { $need } is still owed and this contraband is worth { $have }: the one contraband card on the stand has to go.
       *[other] { $need } is still owed and this contraband is worth { $have }: add more, or give all { $cards } contraband cards.
    }

## What decides a tie

sheriff-decided-legal-goods = more legal goods cards
sheriff-decided-contraband = more contraband cards

## What lines are added up to

sheriff-category-legal = Legal goods
sheriff-category-contraband = Contraband
sheriff-category-titles = Kings & Queens

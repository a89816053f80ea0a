# Sheriff of Nottingham: what only the printed sheets say. The rest they share with the screens.

sheriff-sheet-variant-royal-goods = Royal goods
sheriff-sheet-variant-black-market = Black market
sheriff-sheet-variant-leave-ten-out = Ten cards left out
sheriff-sheet-variant-long-hand = Seven cards in hand
sheriff-sheet-variant-promo = Promo cards

## At the head

sheriff-sheet-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
sheriff-sheet-length = { $rounds } rounds: everybody is sheriff { $turns ->
    [2] twice
    [3] three times
   *[other] { $turns } times
}
sheriff-sheet-length-deputies = { $rounds } rounds: everybody is deputy { $turns ->
    [2] twice
    [3] three times
   *[other] { $turns } times
}

## The round

sheriff-sheet-goal = Bring goods past the sheriff and onto your stand. Gold, goods and titles are points.
sheriff-sheet-goal-six = Bring goods past the deputies and onto your stand. Gold, goods and titles are points.
sheriff-sheet-round = A round
sheriff-sheet-merchants = Merchants
sheriff-sheet-sheriff = Sheriff
sheriff-sheet-market-names = You don’t swap cards, but you name who begins.
sheriff-sheet-market-watch = You don’t swap cards: watch closely.
sheriff-sheet-market-six = Neither of you swaps cards. Whoever was turned up first names who begins.
sheriff-sheet-load-watch = Watch them load.
sheriff-sheet-share-loot = Share what is left on the tile.
sheriff-sheet-pass-piece = Pass the sheriff piece to your left.
sheriff-sheet-market-left = Merchants take one turn each, clockwise from the sheriff’s left.
sheriff-sheet-market-clockwise = One turn each, clockwise from there.
sheriff-sheet-declare-order = One after the other, clockwise from the sheriff’s left.
sheriff-sheet-declare-order-six = One after the other, clockwise from the left of the deputy turned up first.
sheriff-sheet-declare-lie = The number must be true. The kind may be a lie, but it must be one legal kind: { $goods }.
sheriff-sheet-game-over =
    { $turns ->
        [2] Everybody has been sheriff twice? Then the game is over.
        [3] Everybody has been sheriff three times? Then the game is over.
       *[other] Everybody has been sheriff { $turns } times? Then the game is over.
    }
sheriff-sheet-deputies = Deputies
sheriff-sheet-game-over-deputies =
    { $turns ->
        [3] The deputy cards have run out for the third time? Then the game is over.
       *[other] Everybody has been deputy { $turns } times? Then the game is over.
    }

## The inspection

sheriff-sheet-outcomes = The bag
sheriff-sheet-when = When
sheriff-sheet-pays = Who pays
sheriff-sheet-goods = The cards
sheriff-sheet-example = Example
sheriff-sheet-pass = Let through
sheriff-sheet-pass-when = The sheriff takes the bribe, or nothing, and hands the bag back shut.
sheriff-sheet-pass-when-six = The deputies take the bribe, or nothing, and hand the bag back shut.
sheriff-sheet-pass-pays = The merchant pays what was agreed.
sheriff-sheet-pass-pays-six = The merchant pays what was agreed, onto the tile.
sheriff-sheet-honest = Opened: honest
sheriff-sheet-honest-when = It holds exactly what was declared, nothing else.
sheriff-sheet-honest-pays = The sheriff pays the merchant the penalty of every card in the bag.
sheriff-sheet-honest-pays-six = Each deputy pays half the penalty of all the cards in the bag, from their own gold.
sheriff-sheet-honest-goods = All of it goes on the merchant’s stand.
sheriff-sheet-honest-example = { $said } declared and inside: the sheriff pays { $fine } gold.
sheriff-sheet-lie = Opened: a lie
sheriff-sheet-lie-when = It holds anything else, legal or not.
sheriff-sheet-lie-pays = The merchant pays the sheriff the penalty of every confiscated card.
sheriff-sheet-lie-pays-six = The merchant pays the penalty of every confiscated card, onto the tile.
sheriff-sheet-lie-goods = What was declared goes on the merchant’s stand; everything else is confiscated.
sheriff-sheet-lie-example = { $said } declared, inside are { $bag }: the merchant pays { $fine } gold.

sheriff-sheet-deals = Deals
sheriff-sheet-bribe-goes = Goods taken as a bribe go on your own stand.
sheriff-sheet-bribe-goes-six = Goods taken as a bribe go on the tile; whoever deals alone puts them on their own stand.
sheriff-sheet-debt = Not enough gold?
sheriff-sheet-debt-legal = Pay what gold doesn’t cover of a penalty in legal goods from your stand, at their value. No change is given.
sheriff-sheet-debt-contraband = Only if all of these aren’t enough, pay the rest in contraband. Turn it face up for that.
sheriff-sheet-debt-rest = Whoever is paid puts the cards on their own stand. If nothing is left, the rest is forgiven.
sheriff-sheet-debt-rest-six = If nothing is left, the rest is forgiven. Whoever is paid puts the cards on their own stand; what is paid to both goes on the tile.

## Goods and points

sheriff-sheet-goods-and-points = Goods and points
sheriff-sheet-legal = Legal goods
sheriff-sheet-contraband = Contraband
sheriff-sheet-royal = Royal goods
sheriff-sheet-good = Good
sheriff-sheet-value = Value
sheriff-sheet-fine = Penalty
sheriff-sheet-in-deck = In the deck
sheriff-sheet-counts-as = For titles
sheriff-sheet-legend = Value: points at the end, gold in a debt. Penalty: gold in an inspection.
sheriff-sheet-royal-legend = Royal goods are contraband, even if their own kind was declared. One card counts as one in the bag.
sheriff-sheet-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
sheriff-sheet-titles = King and queen
sheriff-sheet-king = King
sheriff-sheet-queen = Queen
sheriff-sheet-title-king = Most of a legal good on your stand: king. Second most: queen. If you have none of it, you get nothing.
sheriff-sheet-title-kings = Tied for first: add the king’s and queen’s bonuses and split them evenly, rounded down. There is no queen.
sheriff-sheet-title-queens = Tied for second: split the queen’s bonus evenly, rounded down.
sheriff-sheet-each-card = Each card
sheriff-sheet-king-shared = King: how many share it
sheriff-sheet-queen-shared = Queen: how many share it

## The end

sheriff-sheet-end = The end
sheriff-sheet-end-reveal = Turn your contraband face up.
sheriff-sheet-end-gold = Gold: 1 point each.
sheriff-sheet-end-goods = Goods on your stand, contraband too: their value.
sheriff-sheet-end-titles = Add your bonuses as king or queen.
sheriff-sheet-end-royal = For the titles royal goods count as two or three of their kind.
sheriff-sheet-end-most = Most points win.
sheriff-sheet-tie = A tie?
sheriff-sheet-tie-legal = Most legal cards on the stand.
sheriff-sheet-tie-contraband = Still tied: most contraband cards.
sheriff-sheet-tie-contraband-royal = Still tied: most contraband cards; royal ones count as one each.
sheriff-sheet-tie-shared = Still tied: they share the victory.

sheriff-sheet-kings = { $n } tied for first
sheriff-sheet-queens = { $n } tied for second
sheriff-sheet-score-example = { $gold } gold, { $apples }, { $cheese } and { $silk }, most apples and second most cheese: { $gold } + { $apple_points } + { $cheese_points } + { $silk_points } + { $king } + { $queen } = { $total } points.

## Six players and the black market

sheriff-sheet-six = Six players, two deputies
sheriff-sheet-six-alone = Whoever deals alone pays and gets everything alone: nothing is halved, nothing goes on the tile.
sheriff-sheet-six-split = After the inspection the deputies halve what is on the tile.
sheriff-sheet-six-next = Each round the next two deputy cards are turned up. When none are left, all six are shuffled again.
sheriff-sheet-market = Black market
sheriff-sheet-market-score = The first to trade in a kind gets the more valuable card. At the end the card is worth its value.
sheriff-sheet-market-values = Values reported by other groups; what’s printed on your cards counts.
sheriff-sheet-market-first = First
sheriff-sheet-market-second = Second

## The check-list

sheriff-sheet-figure-gold = gold for everybody
sheriff-sheet-figure-hand = cards in hand
sheriff-sheet-figure-deck = cards to shuffle
sheriff-sheet-figure-bag = cards in a bag at most
sheriff-sheet-before = Before the first round
sheriff-sheet-out = Back in the box
sheriff-sheet-box = Is everything there?
sheriff-sheet-box-legal =
    { $n ->
        [one] { $n } legal card
       *[other] { $n } legal cards
    }
sheriff-sheet-box-contraband =
    { $n ->
        [one] { $n } contraband card
       *[other] { $n } contraband cards
    }
sheriff-sheet-box-royal =
    { $n ->
        [one] { $n } royal card
       *[other] { $n } royal cards
    }
sheriff-sheet-box-stands = { $n } stands, { $n } bags
sheriff-sheet-box-sheriff = the sheriff piece
sheriff-sheet-coin = Coin
sheriff-sheet-coins = Coins
sheriff-sheet-pieces = Pieces
sheriff-sheet-in-box = In the box
sheriff-sheet-component = Part
sheriff-sheet-rounds = Who is sheriff when
sheriff-sheet-rounds-deputies = Who are deputies when
sheriff-sheet-box-deputies = { $n } deputies, { $cards } deputy cards, loot tile
sheriff-sheet-box-market =
    { $n ->
        [one] { $n } black-market card
       *[other] { $n } black-market cards
    }

## The score pad

sheriff-sheet-pad-total = Total
sheriff-sheet-each = × { $value }
sheriff-sheet-bonus = { $bonus }

## The reference cards

sheriff-sheet-card-round = At a glance
sheriff-sheet-card-step = { $n }. { $step }
sheriff-sheet-card-fines = Penalties and titles
sheriff-sheet-card-legal = May be declared. Let through or declared, it goes face up on the stand; found in a bag undeclared, it is confiscated.
sheriff-sheet-card-titles = King { $king }, queen { $queen } points.
sheriff-sheet-card-contraband = May never be declared. Let through, it goes face down on the stand; found in a bag, it is confiscated.
sheriff-sheet-card-royal = For the titles it counts as { $goods }.

## How it stands

sheriff-sheet-who = Who
sheriff-sheet-face-down = Face down
sheriff-sheet-on-stands = Cards on the stand
sheriff-sheet-now-table = On the table
sheriff-sheet-now-rules = Good to know now
sheriff-sheet-now-phase = Now: { $phase }
sheriff-sheet-now-bank = In the bank: { $n } gold
sheriff-sheet-now-sheriff = Sheriff: { $names }
sheriff-sheet-now-deputies = Deputies: { $names }

## The aid: a few words beside each picture

sheriff-aid-front = Merchants above, sheriff below
sheriff-aid-front-six = Merchants above, deputies below
sheriff-aid-back-title = Goods, titles, points
sheriff-aid-market-line = Up to 5 cards out, as many in.
sheriff-aid-market-first = Clockwise from your left.
sheriff-aid-market-second = Say who begins.
sheriff-aid-market-six = The one turned up first says who begins.
sheriff-aid-load-line = 1 to 5 cards. Closed is closed.
sheriff-aid-load-below = No bag for you.
sheriff-aid-declare-line = One legal good, the true number. The good may be a lie.
sheriff-aid-declare-below = Clockwise from your left.
sheriff-aid-declare-six-below = From the left of the one turned up first.
sheriff-aid-inspect-line = Bribe for your bag, or against another.
sheriff-aid-inspect-below = Open all, some or none.
sheriff-aid-refill-line = Refill your hand to { $n }. Not in the last round.
sheriff-aid-piece-below = Pass the piece left.
sheriff-aid-share-below = Share the loot.
sheriff-aid-bag-first = Until it is decided, only the sheriff touches it
sheriff-aid-bag-second = Nobody touches it until it is opened or given back
sheriff-aid-pass-pays = the agreed bribe, or nothing
sheriff-aid-pass-pays-six = the agreed bribe: onto the tile, or to the one who dealt alone
sheriff-aid-pass-goods = Legal goods face up, contraband face down. Show how many.
sheriff-aid-honest-pays = the penalty of every card
sheriff-aid-honest-pays-six = the penalty of every card, from their own gold: half each, or one alone all
sheriff-aid-lie-pays = the penalty of every card taken
sheriff-aid-lie-pays-six = the penalty of every card taken: onto the tile, or to the one who opened alone
sheriff-aid-lie-goods = What was declared reaches the stand. The rest is confiscated.
sheriff-aid-offer = On offer
sheriff-aid-offer-coins = gold
sheriff-aid-offer-stand = stand
sheriff-aid-offer-bag = bag
sheriff-aid-offer-promise = promises
sheriff-aid-offer-card = no hand cards
sheriff-aid-shared = titles, shared by
sheriff-aid-end-card = Hands away
sheriff-aid-end-eye = Contraband up
sheriff-aid-end-coins = Gold: 1 each
sheriff-aid-end-stand = All goods: value
sheriff-aid-end-crown = Titles
sheriff-aid-tie-titles = Several kings: they split both, no queen.
sheriff-aid-tie-points = Equal points: most legal, then most contraband cards.
sheriff-aid-deal-now = For this round: keep it.
sheriff-aid-deal-later = Later rounds bind nobody.
sheriff-aid-debt = Legal goods at their value, no change; then contraband. The rest is forgiven.

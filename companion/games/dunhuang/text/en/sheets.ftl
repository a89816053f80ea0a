# Merchants of Dunhuang: what only the printed sheets say. The rest they share with the screens.

## At the head

dunhuang-sheet-players = { $n } { $n ->
    [one] player
   *[other] players
}
dunhuang-sheet-in-play = { $n } goods { $n ->
    [one] card
   *[other] cards
} in play
dunhuang-sheet-figure-tokens = majority tokens, and …
dunhuang-sheet-figure-kinds = … different goods in the warehouse win at once
dunhuang-sheet-figure-coins = coins, if you skip the ability
dunhuang-sheet-figure-purse = coins each
dunhuang-sheet-figure-deck = goods cards in play
dunhuang-sheet-figure-in-play = majority tokens in play

## A turn

dunhuang-sheet-turn = A turn
dunhuang-sheet-at-a-glance = At a glance
dunhuang-sheet-move = Move the camel, which everybody shares, from tile to tile.
dunhuang-sheet-take = Take the goods card beside the camel’s tile.
dunhuang-sheet-ability-where = The table of characters says what each one does.
dunhuang-sheet-next = Then it is your left neighbour’s turn.
dunhuang-sheet-token-from = Take it from the market, or from whoever has it, and put it number up. Only stalls count, never warehouses.
dunhuang-sheet-token-swap = This goes for every card added to your stall, also through a character.
dunhuang-sheet-token-lost = If a card leaves your stall and somebody now has more of it, its token goes back to the market. If nobody has more, keep it.

## The end

dunhuang-sheet-goal = Win at once with tokens and goods, or have the most points when the deck runs out.
dunhuang-sheet-end = If a place cannot be refilled because the deck has run out, play on until the last player, to the right of the first player, has had a turn.
dunhuang-sheet-last-turns = In these last turns, where there is no card you take nothing.
dunhuang-sheet-goods-number = The number of a good says how many cards of it there are, and what one of them counts at the end.
dunhuang-sheet-goods-out = Back in the box with 3 players: { $three }. With 2 players { $two } too.
dunhuang-sheet-score-show = Everybody shows their warehouse.
dunhuang-sheet-score-most = Compare good by good. Whoever has the most cards of it keeps one and discards the rest. Everybody else discards all of theirs.
dunhuang-sheet-score-tied = Tied for the most? Each tied player keeps one.
dunhuang-sheet-score-cards = For each of your tokens, one card you kept counts, whatever the good. No tokens, no cards.
dunhuang-sheet-score-points = Each card scores its number, each token { $token }, each prestige { $prestige }.
dunhuang-sheet-score-winner = The most points win. In a tie, the most coins win; if those are equal too, you share the victory.
dunhuang-sheet-score-example = { $tokens } tokens, and the most of { $goods }. These count: { $counted }. { $goods_points } for goods, { $token_points } for tokens and { $prestige_points } for prestige make { $total }.
dunhuang-sheet-worth = What everything is worth
dunhuang-sheet-piece = For
dunhuang-sheet-points = Points
dunhuang-sheet-kept-card = A card that counts
dunhuang-sheet-its-number = its number
dunhuang-sheet-players-column = Players
dunhuang-sheet-each = × { $n }

## The characters

dunhuang-sheet-characters = The characters
dunhuang-sheet-character = Character
dunhuang-sheet-does = What it does
# On the aid, above the table of characters, across the page
dunhuang-sheet-one-tile = { $one } and { $other } are the two sides of one tile: only one of them is in play.
dunhuang-sheet-instead = coins instead

## What is in the box, and the check-list

dunhuang-sheet-deck = You play with { $n } goods { $n ->
    [one] card
   *[other] cards
} and { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}.
dunhuang-sheet-goods = Goods cards
dunhuang-sheet-good = Good
dunhuang-sheet-in-box = In the box
dunhuang-sheet-in-deck = In play
dunhuang-sheet-total = Total
dunhuang-sheet-out = Back in the box
dunhuang-sheet-pieces = Pieces
dunhuang-sheet-box = Is everything there?
dunhuang-sheet-component = Component
dunhuang-sheet-box-tiles = Character tiles
dunhuang-sheet-box-cards = Goods cards
dunhuang-sheet-box-tokens = Majority tokens
dunhuang-sheet-box-coins = Coins
dunhuang-sheet-box-prestige = Prestige tokens
dunhuang-sheet-box-camel = Camel
dunhuang-sheet-box-marker = First player marker
dunhuang-sheet-before = Before the first turn

## How it stands

dunhuang-sheet-who = Player
dunhuang-sheet-coins = Coins
dunhuang-sheet-stall = Stall
dunhuang-sheet-turned = { $token }, the sign up
# Over the picture of a game whose result was kept before it had two.
dunhuang-sheet-counted = Points from tokens and prestige
dunhuang-sheet-now-table = On the table
dunhuang-sheet-now-rules = Good to know now
dunhuang-sheet-now-starter = First player: { $who }
dunhuang-sheet-now-deck = Cards in the deck: { $n }
dunhuang-sheet-now-bank = In the market: { $n } { $n ->
    [one] coin
   *[other] coins
}, { $prestige } prestige
dunhuang-sheet-now-ring = The market, clockwise
dunhuang-sheet-now-beside = Beside it
dunhuang-sheet-now-card = a card

## The aid: a few words beside each picture

dunhuang-aid-front = Your turn: five steps round the market
dunhuang-aid-back-title = Goods, tiles, points
dunhuang-aid-back = A good’s number is its copies and its points
dunhuang-aid-ride = Ride
dunhuang-aid-ride-line = First step free, then 1 coin each.
dunhuang-aid-take = Take
dunhuang-aid-take-line = The card there, to stall or warehouse.
dunhuang-aid-use = Use
dunhuang-aid-use-line = The tile’s ability, or { $n } coins.
dunhuang-aid-won = Won?
dunhuang-aid-won-line = { $n } tokens; { $kinds } different goods in the warehouse.
dunhuang-aid-refill = Refill
dunhuang-aid-refill-line = From the camel on, clockwise.
dunhuang-aid-together = One camel for all, clockwise
dunhuang-aid-you = you
dunhuang-aid-other = other
dunhuang-aid-joins = A card joins your stall
dunhuang-aid-joins-line = Nobody has more? The token is yours. A tie is enough.
dunhuang-aid-leaves = A card leaves your stall
dunhuang-aid-leaves-line = Somebody has more now? Your token goes to the market.
dunhuang-aid-win-title = Win at once
dunhuang-aid-out = Not with { $n } players
dunhuang-aid-does-painter = Drop a warehouse card: 3 prestige
dunhuang-aid-does-musician = Drop a stall card: 3 prestige
dunhuang-aid-does-princess = 1 prestige for each token
dunhuang-aid-does-dancer = 2 prestige
dunhuang-aid-does-interpreter = Draw as many as steps, keep 1
dunhuang-aid-does-diplomat = Draw 2, keep 1
dunhuang-aid-does-chinese-merchant = 2 from another’s warehouse, give 2
dunhuang-aid-does-sogdian-merchant = Be given 2, give 2; 1 prestige
dunhuang-aid-does-soldier = Swap stall and market card
dunhuang-aid-does-general = Swap warehouse and market card
dunhuang-aid-does-maid = Swap stall and warehouse, unlike goods
dunhuang-aid-does-attendant = Move 1: stall to warehouse, or back
dunhuang-aid-does-herdsman = Card at a tile beside the camel’s
dunhuang-aid-does-farmer = A card ahead, within your steps
dunhuang-aid-does-priest = 商 up: in a tie, keep it once
dunhuang-aid-does-monk = 商 up: in a tie, it costs them 2 coins
dunhuang-aid-end = Cannot refill?
dunhuang-aid-end-line = Play on to the last player.
dunhuang-aid-stalls = Stalls away
dunhuang-aid-stalls-line = Their cards do not count.
dunhuang-aid-most = Most of a good?
dunhuang-aid-most-line = Keep 1, tied too. The others drop theirs.
dunhuang-aid-cards = One card a token
dunhuang-aid-cards-line = Of those you kept, any good.
dunhuang-aid-number = its number
dunhuang-aid-tie = Tied? Most coins, then shared.

# The screens of Merchants of Dunhuang: buttons, titles, states.

## Set-up

dunhuang-step-box = What the app tracks
dunhuang-screen-tools = Tools
dunhuang-screen-tool-turns-hint = One tap ends a turn. Nothing else is tracked. Not needed with the camel.
dunhuang-screen-tool-ring-hint = Whose turn it is, where the camel is, what a step costs, what a tile does, the last turns.
dunhuang-screen-tool-bank-hint = Everybody’s coins and prestige. Most of it is worked out from your taps.
dunhuang-screen-tool-stalls-hint = Which goods are in the stalls. The majority tokens are worked out for you.
dunhuang-screen-tool-deck-hint = How many cards are left, and when the last turns begin.
dunhuang-screen-settings = Settings
dunhuang-option-purse = Coins
dunhuang-screen-purse-app = Only in the app
dunhuang-screen-purse-coins = On the table too
dunhuang-screen-bank-only = Coins and prestige only
dunhuang-screen-stalls-only = Stalls and tokens only
dunhuang-screen-checklist = Setup, step by step
dunhuang-screen-draw-tiles = Draw the tiles
dunhuang-screen-draw-again = Draw again
dunhuang-screen-draw-sure = Draw all eight tiles again?
dunhuang-screen-lay = Enter our own tiles
dunhuang-screen-lay-title = Which tiles are out?
dunhuang-screen-lay-how = Tap the sides that are up, clockwise round the circle.
dunhuang-screen-lay-so = Use these tiles
dunhuang-screen-lay-again = Enter other tiles
dunhuang-screen-other-pairs = Our tiles pair differently
dunhuang-screen-other-pairs-hint = Then any eight may be out, but never priest and monk together.
dunhuang-screen-i-start = I start
dunhuang-screen-draw-starter = Draw who starts

## The ring

dunhuang-screen-ring = The ring of tiles
dunhuang-screen-turn = Turn it to { $who }
dunhuang-screen-tiles = All tiles
dunhuang-screen-camel-here = The camel is here
dunhuang-screen-no-card = no card
dunhuang-screen-one-step = One step, free
dunhuang-screen-cost = { $n ->
    [0] free
    [one] { $n } coin
   *[other] { $n } coins
}
dunhuang-screen-early = { $n ->
    [0] { $who } moves the camel here, free
    [one] { $who } moves the camel here, { $n } coin
   *[other] { $who } moves the camel here, { $n } coins
}
dunhuang-screen-once-round = Full circle, { $n } coins: { $character }
dunhuang-screen-deck = Cards in the deck
dunhuang-screen-deck-really = Correct the deck
dunhuang-screen-deck-short = Too few cards to refill?
dunhuang-screen-deck-out = Deck empty?
dunhuang-screen-deck-later = At the end of each turn you can say here that the deck was too short.
dunhuang-screen-starter = First player

## A turn

dunhuang-screen-to-stall = Into the stall: which good?
dunhuang-screen-refill = { $n ->
    [one] Put out { $n } card, here: { $order }.
   *[other] Put out { $n } cards, in this order: { $order }.
}
dunhuang-screen-ends-game = This was the last turn.
dunhuang-screen-refilled = Refilled, go on
dunhuang-screen-next = Go on
dunhuang-screen-end-turn = End turn
dunhuang-screen-end-game = End the game
dunhuang-screen-missed-sure = { $missed } Go on anyway?
dunhuang-screen-i-win = I win!
dunhuang-screen-i-win-turn = Is it your turn?
dunhuang-screen-i-win-sure = Do you have { $tokens } tokens and { $need } different goods in your warehouse, and will you show them now?
dunhuang-screen-shown = Yes, that wins
dunhuang-screen-not-shown = No, too few
dunhuang-screen-withdraw = Not won after all
dunhuang-screen-claim = Decide: { $card }

## Stalls and tokens

dunhuang-screen-stall = Stall
dunhuang-screen-goods = Goods of this game
dunhuang-screen-stall-of = { $who }’s stall
dunhuang-screen-stall-by-hand = Add or remove a card
dunhuang-screen-place = Add a card to the stall
dunhuang-screen-remove = Remove a stall card
dunhuang-screen-stall-is = Correct the stall
dunhuang-screen-stall-really = What’s really in { $who }’s stall
dunhuang-screen-stall-really-how = Tap what’s there. No token moves.
dunhuang-screen-tokens = Tokens
dunhuang-screen-tokens-title = Majority tokens
# The second page of a score: all but the goods. A button of 140 px, two lines at most.
dunhuang-screen-tokens-really = Correct the tokens
dunhuang-screen-token = Token: { $card }
dunhuang-screen-token-where = Where is it really?
dunhuang-screen-token-side = Which side is up?
dunhuang-screen-token-back = Back to the market
dunhuang-screen-number-up = Number
dunhuang-screen-turned = The sign is up

## Coins and prestige

dunhuang-screen-coins = Coins
dunhuang-screen-prestige = Prestige
dunhuang-screen-purse-of = { $who }’s coins and prestige
dunhuang-screen-take-coins = Take coins from the market
dunhuang-screen-pay-coins = Pay coins
dunhuang-screen-to-whom = Who to?
dunhuang-screen-gain-prestige = Gain prestige
dunhuang-screen-coins-really = Correct the coins
dunhuang-screen-prestige-really = Correct the prestige
dunhuang-screen-stock = Coins in the market
dunhuang-screen-stock-really = Correct the coins in the market

## Put right

# In "More", before what follows in this part and the settings; three words at most.
dunhuang-screen-put-right-all = Corrections and settings
dunhuang-screen-more = More
dunhuang-screen-more-of = Enter by hand or correct: { $who }
dunhuang-screen-correct = Correct it
# A button on somebody's own sheet: the turn is theirs, whatever the companion thinks.
dunhuang-screen-my-turn = It’s my turn
dunhuang-screen-turn-really = Correct whose turn it is
dunhuang-screen-turn-of = Whose turn it is
dunhuang-screen-last-turns = These are the last turns
dunhuang-screen-tiles-really = Correct camel and cards
dunhuang-screen-card-really = A card is here
dunhuang-screen-no-card-really = No card is here
dunhuang-screen-camel-really = The camel is here
dunhuang-screen-stalls-sure = Clear all stalls and tokens here and start over?
dunhuang-screen-rules = Rules
dunhuang-screen-others = The others

## Notes

dunhuang-screen-note = My notes
dunhuang-screen-note-write = Write
dunhuang-screen-note-only-here = This stays on this phone; nobody else sees it.

## The count

dunhuang-screen-count = Count tokens and prestige
dunhuang-screen-count-enter = That’s all I have
dunhuang-screen-count-now = End the game and count
dunhuang-screen-run-out = A place stays empty
dunhuang-screen-has-most = Has the most
dunhuang-screen-count-sure = Is the game over?
dunhuang-screen-finish = Who won?
dunhuang-screen-player = Player { $n }
dunhuang-screen-instant-winner = Did somebody win at once?
dunhuang-screen-instant-none = Nobody

## The tiles, short enough for the ring

dunhuang-short-painter = Painter
dunhuang-short-musician = Musician
dunhuang-short-princess = Princess
dunhuang-short-dancer = Dancer
dunhuang-short-interpreter = Inter­preter
dunhuang-short-diplomat = Diplomat
dunhuang-short-chinese-merchant = Chinese m.
dunhuang-short-sogdian-merchant = Sogdian m.
dunhuang-short-soldier = Soldier
dunhuang-short-general = General
dunhuang-short-maid = Maid
dunhuang-short-attendant = Attendant
dunhuang-short-herdsman = Herdsman
dunhuang-short-farmer = Farmer
dunhuang-short-priest = Priest
dunhuang-short-monk = Monk

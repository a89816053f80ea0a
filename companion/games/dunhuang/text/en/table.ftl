# What is said while Merchants of Dunhuang is played: headlines, to-dos, check-list, rules at hand,
# what may be done, the log, refusals. Goods and characters are in goods.ftl, the score in score.ftl.

dunhuang-name = Merchants of Dunhuang
dunhuang-market = Market
dunhuang-nothing = nothing
dunhuang-number = { $n }
dunhuang-tile = tile { $n }

## Phases and steps

dunhuang-phase-free = Free play
dunhuang-phase-setup = Setup
dunhuang-phase-play = Game
dunhuang-phase-final = Final count
dunhuang-phase-over = Result
dunhuang-step-move = Camel
dunhuang-step-take = Goods
dunhuang-step-ability = Ability
dunhuang-step-check = Victory, refill

## Tools

dunhuang-tool-turns = Whose turn it is
dunhuang-tool-ring = Turns and camel
dunhuang-tool-bank = Coins and prestige
dunhuang-tool-stalls = Stalls and tokens
dunhuang-tool-deck = Cards in the deck
dunhuang-tool-market = Cards in the market

## What happens now

dunhuang-now-free = Note here whatever changes on the table.
dunhuang-now-light = Play as usual. Just tell the app when a place stays empty, or when somebody wins.
dunhuang-now-last = The last turns.
dunhuang-now-tiles = Put out the eight tiles, or have the app draw them.
dunhuang-now-starter = Who starts? Tap the first player.
dunhuang-now-camel = { $who } puts the camel on any tile.
dunhuang-now-move = { $who } moves the camel. It is here: { $character }.
dunhuang-now-take = { $who } takes the card here: { $character }.
dunhuang-now-ability = { $who } uses the ability or takes coins: { $character }.
dunhuang-now-check = { $who } is nearly done. Won? If not, refill the market: { $character } first.
dunhuang-now-check-on = { $who } is nearly done. Won? If not, pass on.
dunhuang-now-check-last = { $who } is nearly done. Won? If not, the game ends with this turn.
dunhuang-now-declared = { $who } says “I win!” and shows the warehouse.
dunhuang-now-final = Discard your stalls, keep the tokens, reveal your warehouses.
dunhuang-now-over = Here is the result.

dunhuang-todo-claim = Decide about a token
dunhuang-todo-show = Show your warehouse
dunhuang-todo-camel = Put the camel on a tile
dunhuang-todo-move = Move the camel
dunhuang-todo-take = Take the card
dunhuang-todo-take-stall = Stall? Tap the good
dunhuang-todo-ability = Ability or coins
dunhuang-todo-check = Refill, then pass on
dunhuang-todo-pass-on = Pass on
dunhuang-todo-end = Won? If not, end the game
dunhuang-todo-next = Next: move the camel
dunhuang-todo-coins = A tie: count your coins
dunhuang-todo-count-both = Count tokens and prestige
dunhuang-todo-count-tokens = Count your tokens
dunhuang-todo-count-prestige = Count your prestige
dunhuang-todo-entered = Entered

## Check-list before the first turn

dunhuang-setup-role = You are merchants of Dunhuang. Ride round the market with the camel, collect goods and gain influence.
dunhuang-setup-tiles = Mix the { $n } tiles and place them in a circle, random side up, with room for the deck in the middle.
dunhuang-setup-tiles-lie = Place the { $n } tiles in a circle as shown here, with room for the deck in the middle.
dunhuang-setup-left-out = Put these goods back in the box: { $goods }. You play with { $n } cards.
dunhuang-setup-all-goods = You play with all { $n } goods cards.
dunhuang-setup-deck = Shuffle them and put them in the middle: this is the deck.
dunhuang-setup-market = Outside the circle, put a card face up beside each tile. That is the market.
dunhuang-setup-draw = Everybody draws { $n } cards, keeps { $kept } to start their warehouse and puts the others back in the box, unseen.
dunhuang-setup-coins = Everybody takes { $n } coins. Put the others and the prestige tokens beside the table.
dunhuang-setup-coins-here = Everybody has { $n } coins here, in the app. Leave all coins and prestige tokens in the box.
dunhuang-setup-tokens = Put out the { $n } majority tokens of the goods in play.
dunhuang-setup-starter = Whoever most recently bought or sold something second-hand is the first player and takes the marker.
dunhuang-setup-started = { $who } is the first player and takes the marker.
dunhuang-setup-camel = Everybody shares the camel. The last player, to the right of the first player, puts it on any tile.

## Rules at hand

dunhuang-hint-move = Clockwise. The first step is free, each further step costs 1 coin.
dunhuang-hint-take = Stall or warehouse: you choose for each card.
dunhuang-hint-stall = In the stall it goes face up in front of you.
dunhuang-hint-warehouse = Your warehouse is the cards in your hand. You may have as many as you like.
dunhuang-hint-token = If nobody has more of that good in the stall than you, the token is yours.
dunhuang-hint-ability = Use the ability of this tile, or take { $coins } coins instead.
dunhuang-hint-appendix = All sixteen characters are in the rulebook from page 12.
dunhuang-hint-win = { $tokens } tokens and { $kinds } different goods in your warehouse? Say so now and show your cards: you win at once.
dunhuang-hint-refill = Fill the empty places from the deck, clockwise from the camel’s tile.
dunhuang-hint-last-turns = The deck has run out. Where there is no card, take none.
dunhuang-hint-final-stalls = Discard all cards of your stalls. Keep the tokens.
dunhuang-hint-final-reveal = Good by good: tap whoever has the most of it, and all who tie.
dunhuang-hint-final-score = Whoever has the most of a good keeps one card of it. Each of your tokens lets one kept card count.
dunhuang-hint-short = Something has run out. Use anything else in its place; the app keeps counting.
dunhuang-last-turns = { $n ->
    [one] The last turn: { $seats }.
   *[other] { $n } turns to go: { $seats }.
}

## What may be done

dunhuang-shelf = { $cards }
dunhuang-shelf-token = { $cards }, and its token
dunhuang-shelf-turned = { $cards }, and its token, the sign up
dunhuang-token-count = { $n } of { $need } tokens
dunhuang-too-many-cards = { $card }: { $n } in the stalls, but there are only { $most }. Correct a stall.
dunhuang-take-coins = Take { $n } coins
dunhuang-way-use-ability = Use the ability
dunhuang-way-discard-good = Discard a card
dunhuang-way-swap-with-market = Swap with the market
dunhuang-way-swap-with-warehouse = Swap with the warehouse
dunhuang-way-shift-stall = Into the stall
dunhuang-way-shift-warehouse = Into the warehouse
dunhuang-way-fetch = Take a card
dunhuang-way-turn-token = Turn a token
dunhuang-way-deck-out = { $n ->
    [0] The deck is empty already
    [one] Only { $n } card was left
   *[other] Only { $n } cards were left
}
dunhuang-ask-good = Which good?
dunhuang-ask-out = From the stall
dunhuang-ask-into = Into the stall
dunhuang-ask-tile = From where?
dunhuang-ask-tokens = How many tokens?
dunhuang-at-tile = { $character }
dunhuang-at-tile-card = { $character }: { $card }
dunhuang-as-noted = The card noted there
dunhuang-missed-move = The camel’s move was not entered.
dunhuang-missed-take = Not entered: the ability or the coins. The card counts as taken into the warehouse.
dunhuang-missed-ability = Not entered: the ability or the coins.
dunhuang-undecided = { $who } has not decided about the token { $token } yet.
dunhuang-shows = Does { $who } show { $kinds } different goods?

dunhuang-claim-priest = { $taker } has drawn level for { $token }. Does { $holder } turn the token back and keep it?
dunhuang-claim-priest-taken = Let it go
dunhuang-claim-priest-kept = Turn it back and keep it
dunhuang-claim-monk = { $taker } has drawn level for { $token }. Does { $taker } pay { $holder } { $n } coins for the token?
dunhuang-claim-monk-taken = Pay { $n } coins
dunhuang-claim-monk-kept = Leave it

## The log

dunhuang-log-then = { $first } { $second }
dunhuang-log-tiles = The tiles, clockwise: { $tiles }.
dunhuang-log-starter = { $who } starts.
dunhuang-log-camel = The camel is here: { $place }.
dunhuang-log-move = { $n ->
    [one] { $who } moved the camel { $n } step: { $place }.
   *[other] { $who } moved the camel { $n } steps: { $place }.
}
dunhuang-log-to-stall = { $who } put a card into the stall: { $card }.
dunhuang-log-from-stall = { $who } took a card out of the stall: { $card }.
dunhuang-log-some-to-stall = { $who } put the card into the stall.
dunhuang-log-to-warehouse = { $who } took the card into the warehouse.
dunhuang-log-coins = { $who } took { $n } coins.
dunhuang-log-ability = { $n ->
    [0] { $who } used the ability: { $character }.
   *[other] { $who } used the ability: { $character }. Prestige: +{ $n }.
}
dunhuang-log-discard = { $who } discarded a card from the stall for prestige: { $card }.
dunhuang-log-swap = { $who } swapped cards ({ $character }). Out of the stall: { $out }. Into it: { $into }.
dunhuang-log-fetch = { $who } took a card into the warehouse from: { $place }.
dunhuang-log-turned = { $who } turned a token to its sign: { $token }.
dunhuang-log-end-turn = { $n ->
    [0] { $who }’s turn is over.
    [one] { $who }’s turn is over. { $n } card was put out.
   *[other] { $who }’s turn is over. { $n } cards were put out.
}
dunhuang-log-token = { $who } took the token { $token } from { $origin }.
dunhuang-log-token-back = The token { $token } went from { $who } back to the market.
dunhuang-log-claim = { $taker } drew level with { $holder }; the token { $token } shows its sign.
dunhuang-log-unpaid = { $who } did not pay for the token { $token }.
dunhuang-log-undefended = { $who } did not turn the token { $token } back.
dunhuang-log-priest-taken = { $holder } let the token { $token } go to { $taker }.
dunhuang-log-priest-kept = { $holder } turned the token { $token } back and kept it from { $taker }.
dunhuang-log-monk-taken = { $taker } paid { $holder } { $n } coins and took the token { $token }.
dunhuang-log-monk-kept = { $taker } left the token { $token } to { $holder }.
dunhuang-log-last-turns = The deck has run out: these are the last turns.
dunhuang-log-run-out = On { $who }’s turn, a market place stayed empty.
dunhuang-log-most = Nobody has more than { $who }: { $card }.
dunhuang-log-not-most = { $who } does not have the most after all: { $card }.
# What somebody has counted of their own at the end: `dunhuang-told-…`, one to three of them. Also in the bar.
dunhuang-log-told = { $who } counted { $held }.
dunhuang-told-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
dunhuang-told-prestige = { $n } prestige
dunhuang-told-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
dunhuang-log-final = The game is over. Time to count.
dunhuang-log-declared = { $who }: “I win!”
dunhuang-log-withdrawn = { $who } withdrew “I win!”.
dunhuang-log-won = { $who } showed { $n } different goods and won at once.
dunhuang-log-not-won = { $n ->
    [one] { $who } showed only { $n } good. The game goes on.
   *[other] { $who } did not show enough different goods. The game goes on.
}
dunhuang-log-pay = Coins from { $payer } to { $payee }: { $n }.
dunhuang-log-prestige = { $who } gained { $n } prestige.
dunhuang-log-correct-coins-same = Checked: { $who } has { dunhuang-told-coins }.
dunhuang-log-correct-coins = Corrected: { $who } has { dunhuang-told-coins }, not { $had }.
dunhuang-log-correct-stock-same = { $n ->
    [one] Checked: there is { $n } coin in the market.
   *[other] Checked: there are { $n } coins in the market.
}
dunhuang-log-correct-stock = { $n ->
    [one] Corrected: there is { $n } coin in the market, not { $had }.
   *[other] Corrected: there are { $n } coins in the market, not { $had }.
}
dunhuang-log-correct-prestige-same = Checked: { $who } has { $n } prestige.
dunhuang-log-correct-prestige = Corrected: { $who } has { $n } prestige, not { $had }.
dunhuang-log-correct-stall = Corrected { $who }’s stall: { $cards }.
dunhuang-log-correct-token = Corrected the { $token } token: { $place }.
dunhuang-log-correct-token-turned = Corrected the { $token } token: { $place }, sign up.
dunhuang-log-correct-deck = Corrected: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the deck.
dunhuang-log-correct-turn = Corrected: it’s { $who }’s turn; { $starter } was the first player.
dunhuang-log-correct-last = Corrected: it’s { $who }’s turn, one of the last; { $starter } was the first player.
dunhuang-log-card = The card was noted here: { $place }.
dunhuang-log-no-card = Corrected: there is no card here: { $place }.
dunhuang-log-tool-on = Switched on: { $tool }.
dunhuang-log-tool-off = Switched off: { $tool }.
dunhuang-log-options = The settings were changed.
dunhuang-log-phase = { $phase }.
dunhuang-log-entered = { $who } has counted.
dunhuang-log-entered-what = { $who } counted { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $prestige } prestige, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}; in the warehouse: { $cards }.
dunhuang-log-finish = Everything has been counted.

## Remarks: what was noted otherwise

dunhuang-remark-coins = { $n ->
    [0] The app says { $who } had no coins.
    [one] The app says { $who } had only { $n } coin.
   *[other] The app says { $who } had only { $n } coins.
}
dunhuang-remark-stall = The app says this was not in { $who }’s stall: { $card }.
dunhuang-remark-camel = The app says the camel is elsewhere: { $character }.
dunhuang-remark-no-card = The app says there was no card here: { $character }.
dunhuang-remark-market = The app says there was no card in the market.
dunhuang-remark-reach = The app says that was out of reach. Within reach: { $tiles }.
dunhuang-remark-deck = { $n ->
    [0] The app says the deck was empty.
    [one] The app says the deck had only { $n } card.
   *[other] The app says the deck had only { $n } cards.
}
dunhuang-remark-places = { $n ->
    [0] The app says no place was empty.
    [one] The app says only { $n } place was empty.
   *[other] The app says only { $n } places were empty.
}
dunhuang-remark-no-token = The app says { $who } has no token, so no prestige was added.
dunhuang-remark-token = The app says the { $token } token is not { $who }’s, so it stays where it was. Correct it if that’s wrong.
dunhuang-remark-turned = The app says { $who }’s { $token } token already showed its sign.
dunhuang-remark-guard = The app says you play with the other side of that tile: { $character }.
dunhuang-remark-win = The app says { $who } has { $have } of the { $need } tokens needed.
dunhuang-remark-box = { $card }: with the stalls that makes { $n }, but only { $most } exist.
dunhuang-remark-counted-coins = The app says you have { $n } { $n ->
    [one] coin
   *[other] coins
}.
dunhuang-remark-counted-prestige = The app says you have { $n } prestige.
dunhuang-remark-counted-tokens = The app says you have { $n } { $n ->
    [one] token
   *[other] tokens
}.

## Refusals: what is wrong, and what would be right

dunhuang-tool-off-turns = Turns are not tracked at this table. Switch that on in the settings first.
dunhuang-tool-off-ring = Turns are switched off at this table. Switch them on in the settings first.
dunhuang-tool-off-bank = Coins and prestige are switched off at this table. Switch them on in the settings first.
dunhuang-tool-off-stalls = Stalls are switched off at this table. Switch them on in the settings first.
dunhuang-tool-off-deck = The deck is not counted at this table. Switch that on in the settings first.
dunhuang-tool-off-market = The cards in the market are not tracked at this table. Switch that on in the settings first.
dunhuang-tool-already = It’s already set that way.
dunhuang-tool-gone = Market cards are no longer tracked here. Leave that tool out.
dunhuang-other-phase = Not now: the phase is “{ $phase }”.
dunhuang-other-turn = That turn is over. It’s now { $who }’s turn.
dunhuang-over = The game is over. Undo its end first.
dunhuang-fault-tiles = Choose { $n } tiles.
dunhuang-fault-tile-twice = This one is there twice: { $character }.
dunhuang-fault-unknown-good = That good is not in this game. Choose from: { $goods }.
dunhuang-one-guard = { $one } and { $other } are the two sides of one tile. Choose one of them.
dunhuang-same-tile = { $one } and { $other } usually share a tile. If your tiles are different, say so and send it again.
dunhuang-tiles-first = First put out the tiles, or have the app draw them.
dunhuang-starter-first = First say who the first player is.
dunhuang-moved-already = The camel has already moved this turn. Undo it, or correct the camel.
dunhuang-taken-already = This turn’s card has already been taken. Undo it, or correct the stall.
dunhuang-which-good = Say which good it is.
dunhuang-acted-already = The ability was already used, or the coins taken, this turn.
dunhuang-more-to-say = Something is still to be chosen: { $character }.
dunhuang-empty-deck = The deck is empty, so there is nothing to draw. You can take the coins.
dunhuang-impossible-market = There is no card in the market. You can take the coins.
dunhuang-impossible-reach = There is no card within reach. You can take the coins.
dunhuang-impossible-stall = The stall is empty. You can take the coins, or correct the stall.
dunhuang-impossible-token = There is no token in front of you. You can take the coins, or correct a token.
dunhuang-impossible-number = None of your tokens shows its number. You can take the coins, or correct a token.
dunhuang-how-many-tokens = Say how many tokens are in front of you.
dunhuang-other-kind = The two cards must be different goods.
dunhuang-token-in-market = The { $token } token is in the market, number up.
dunhuang-turned-already = The { $token } token already shows its sign. Choose one that shows its number.
dunhuang-claim-settled = That is already settled.
dunhuang-earlier-claim = { $who } has to decide first about this token.
dunhuang-too-poor = { $who } has only { $have ->
    [one] { $have } coin
   *[other] { $have } coins
} and needs { $need }. Spend fewer, or correct the coins.
dunhuang-pay-oneself = The same person cannot pay and be paid. Choose two different ones.
dunhuang-win-tokens = That takes { $need } tokens, but there are only { $have } here. Correct a token if there are more.
dunhuang-declared-already = The others are already looking at this warehouse.
dunhuang-not-declared = { $who } is not saying “I win!” right now.
dunhuang-others-judge = Somebody else has to look and decide, on their phone or the table screen.
dunhuang-judge-first = First look at { $who }’s warehouse: { $who } says “I win!”.
dunhuang-nothing-to-count = There is nothing to count yet.
dunhuang-not-all-entered = Still to count: { $seats }.
dunhuang-count-coins = It’s a tie. Count the coins first: { $seats }.

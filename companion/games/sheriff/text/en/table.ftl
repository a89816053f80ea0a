# What is said while Sheriff is played: headlines, to-dos, check-list, rules at hand, the log,
# refusals. The names of the goods are in goods.ftl, the words of the score in score.ftl.

sheriff-name = Sheriff of Nottingham
sheriff-edition-first = First edition
sheriff-edition-second = Second edition
sheriff-the-bank = the bank
sheriff-the-table = The table
sheriff-nothing = nothing
sheriff-gold = { $n } gold
sheriff-cards = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
sheriff-next-round = Next round

## Phases

sheriff-phase-free = Free play
sheriff-phase-setup = Setup
sheriff-phase-market = Market
sheriff-phase-load = Loading
sheriff-phase-declare = Declaration
sheriff-phase-inspect = Inspection
sheriff-phase-round-end = End of round
sheriff-phase-final = Final count
sheriff-phase-over = Result

## Tools

sheriff-tool-rounds = Rounds and sheriff
sheriff-tool-bank = Bank
sheriff-tool-timer = Inspection timer
sheriff-tool-declarations = Declarations
sheriff-tool-stands = Stands

## What happens now

sheriff-now-free = Free play: use the bank and timer whenever you like.
sheriff-now-setup = Set up the table, then choose the first sheriff.
sheriff-now-market = Market: { $first } begins, then clockwise.
sheriff-now-load = Merchants load their bags, all at once.
sheriff-now-declare = { $first } declares first, then clockwise.
sheriff-now-declare-next = { $who } declares now.
sheriff-now-declared = Everybody has declared. { $sheriff } can begin the inspection.
sheriff-now-inspect = { $sheriff } decides: { $n ->
    [one] { $n } bag left
   *[other] { $n } bags left
}.
sheriff-now-inspected = Every bag is settled.
sheriff-now-round-end = Refill your hands to { $n }. { $next } is the next sheriff.
sheriff-now-final = Game over. Turn your contraband face up and count.
sheriff-now-over = Here is the result.

sheriff-moment-setup = First sheriff?
sheriff-moment-setup-six = Which deputies?
sheriff-moment-left = { $n ->
    [one] { $n } bag left
   *[other] { $n } bags left
}
sheriff-moment-waiting = Waiting for { $who }
sheriff-moment-settled = All settled

# What merchants do at these steps, in the middle of the table, three in a row: two words each.
sheriff-do-market = Swap cards
sheriff-do-load = Load the bag
sheriff-do-declare = Declare it

sheriff-todo-market = Swap up to five cards
sheriff-todo-load = Put one to five cards in your bag
sheriff-todo-declare = Declare one legal good and the true number
sheriff-todo-inspect = Talk the sheriff round
sheriff-todo-offered = Wait for { $who }
sheriff-todo-refused = Declined: offer something else
sheriff-todo-agreed = Agreed: wait for your bag
sheriff-todo-passed = Through! Put your goods on your stand
sheriff-todo-unpack = Through! Say what came out of your bag
sheriff-todo-opened = Your bag was opened
sheriff-todo-refill = Refill your hand to { $n }
sheriff-todo-debt = Settle your debt
sheriff-todo-count = Enter what you have
sheriff-todo-entered = Counted
sheriff-todo-sheriff-market = Name who begins; you don’t swap cards
sheriff-todo-sheriff-market-first = Watch closely; you don’t swap cards
sheriff-todo-sheriff-load = Watch them load
sheriff-todo-sheriff-declare = Listen, and look them in the eye
sheriff-todo-sheriff-inspect = Pass or open each bag
sheriff-todo-sheriff-round-end = Pass the sheriff piece to your left

## Check-list before the first round

sheriff-setup-roles = Each round one of you is the sheriff and decides whose bags are opened. The others are merchants.
sheriff-setup-roles-six = Each round two of you are deputies and decide whose bags are opened. The others are merchants.
sheriff-setup-stand-bag = Everybody takes a merchant stand and the bag of the same colour.
sheriff-setup-bank = Banker: give everybody { $n } gold. Keep your own coins apart from the bank.
sheriff-setup-bank-app = The app tracks the gold: everybody starts with { $n }.
sheriff-setup-cards-first = On a card the value is at the top right, the penalty at the bottom right.
sheriff-setup-cards-second = On a card the value is at the top left, the penalty just below it.
sheriff-setup-three = Three players: put these cards back in the box: { $goods }.
sheriff-setup-royal-in = Shuffle in the royal goods. They are contraband, best added once you know the game.
sheriff-setup-royal-out = Leave the royal goods in the box. Extra rules are best added once you know the game.
sheriff-setup-royal-out-only = Leave the royal goods in the box.
sheriff-setup-promo = Shuffle in the promo cards with the blue ribbon; don’t take any cards out for them.
sheriff-setup-leave-ten-out = Shuffle, then put { $n } cards back in the box unseen. Nobody knows what’s missing.
sheriff-setup-deal = Shuffle the goods and deal { $n } to everybody.
sheriff-setup-deck = The rest is the deck, face down.
sheriff-setup-discards = Turn up five cards beside the deck, then five more: these are the two discard piles. Anyone may look through them at any time.
sheriff-setup-first-sheriff = Whoever is carrying the most cash is the first sheriff and takes the sheriff piece.

## Rules at hand

sheriff-hint-market-purpose = Get rid of what you don’t need and hope for many cards of one kind.
sheriff-hint-market-set-aside = Set aside up to five cards, face down, and draw the same number: your hand is back to { $hand }.
sheriff-hint-market-sources = Draw from the deck or from the top of either discard pile. To reach a deeper card, take all those above it too.
sheriff-hint-market-discards-first = Draw from the discard piles first: once you draw from the deck, the rest must come from the deck.
sheriff-hint-market-show = Show the others what you take from a discard pile. Anyone may look through both piles.
sheriff-hint-market-discard-after = After drawing, put the cards you set aside face up on one pile, in any order. An empty pile stays empty until somebody discards there.
sheriff-hint-market-first = The sheriff names the merchant who begins.
sheriff-hint-market-exchange = Lay out up to five cards face up and draw from the deck until you hold { $hand } again.
sheriff-hint-market-stack = When everybody is done, the sheriff stacks these cards into one face-up discard pile.
sheriff-hint-market-stack-six = When all are done, the deputy turned up first stacks the cards laid out into one discard pile, face up.
sheriff-hint-market-sheriff-out = The sheriff doesn’t swap cards, but watches.
sheriff-hint-deck-first = Deck empty? The top five cards of each discard pile stay; shuffle all the others into a new deck.
sheriff-hint-deck-second = Deck empty? Shuffle the discard pile into a new deck. If there is none, take the cards laid out so far.
sheriff-hint-load-one-to-five = Everybody loads at once, in secret: one to five cards.
sheriff-hint-load-close = Close the bag and put it in front of you. Closed is closed: no more changes.
sheriff-hint-declare-hand-over = Look the sheriff in the eye, name one legal good and the true number, and hand over your bag.
sheriff-hint-declare-hand-over-six = Look the deputies in the eye, name one legal good and the true number, and hand over your bag.
sheriff-hint-declare-no-peeking = No bag is opened yet.
sheriff-hint-inspect-which = The sheriff chooses which bags to open and in which order: none, some or all.
sheriff-hint-inspect-which-six = The deputies choose which bags to open and in which order: none, some or all.
sheriff-hint-inspect-touch = Until a bag is decided, only the sheriff may touch it. A bag that goes back stays shut until its owner empties it.
sheriff-hint-inspect-touch-six = Until a bag is decided, only the deputies may touch it. A bag that goes back stays shut until its owner empties it.
sheriff-hint-inspect-last-word = Everybody may talk; the sheriff has the last word and says when talking is over.
sheriff-hint-inspect-last-word-six = Everybody may talk; the deputies have the last word and say when talking is over.
sheriff-hint-bribe-why = Bribe to get through, or to have somebody else’s bag opened. Favours count too.
sheriff-hint-bribe-what = Offer gold, goods from your stand, goods from your bag, promises. Never cards from your hand.
sheriff-hint-honour-keep = Deals made for this round must be kept. Promises about a later round are not binding.
sheriff-hint-honour-say-so = A deal is made once one side has offered and the other has agreed. If in doubt, say “Deal!”
sheriff-hint-honour-proof = You don’t owe promised goods that you don’t have, but you must show the sheriff that they’re missing.
sheriff-hint-honour-proof-six = You don’t owe promised goods that you don’t have, but you must show whoever decided on your bag that they’re missing.
sheriff-hint-honour-stand = You don’t owe what isn’t there. You may lie about your bag, but not about your stand.
sheriff-hint-pass-contraband = Legal goods go face up on your stand. Show how many contraband cards you have, and put them face down.
sheriff-hint-open-discard = The sheriff discards confiscated goods.
sheriff-hint-open-discard-six = The deputies discard confiscated goods.
sheriff-hint-open-tip = Think of the penalty you would pay: a slightly higher bribe can still be worth it.
sheriff-hint-timer-optional = Play against the timer: one minute per merchant, for all bags together.
sheriff-hint-end-refill = Everybody draws up to { $hand } cards. If there is nothing to draw, play on with fewer.
sheriff-hint-end-sheriff-hand = This round’s sheriff already has a full hand.
sheriff-hint-end-sheriff-hand-six = This round’s deputies already have full hands.
sheriff-hint-final-hands = Discard your hands; they’re worth nothing.
sheriff-hint-final-tip = Counting is easier with coins: take gold from the bank for goods and bonuses, and count it.

## Promises

sheriff-promise-pass = lets { $bag } pass
sheriff-promise-inspect = opens { $bag }’s bag
sheriff-promise-later = a favour in a later round
sheriff-promise-later-words = later: “{ $words }”
sheriff-promise-words = “{ $words }”

## The log

sheriff-log-begin = { $sheriff } is the first sheriff.
sheriff-log-begin-drawn = Drawn by lot: { $sheriff } is the first sheriff.
sheriff-log-round = Round { $n }: { $sheriff } is the sheriff.
sheriff-log-phase = Round { $n }: { $phase }.
sheriff-log-final = The last round is over. Time to count.
sheriff-log-count-up = The table stops here and counts.
sheriff-log-first = { $who } begins the market.
sheriff-log-declare = { $who } declared { $goods }.
sheriff-log-offer = { $who } offered { $whom } a deal. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-agree = { $whom } agreed with { $who }. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-decline = { $whom } declined what { $who } offered.
sheriff-log-withdraw = { $who } withdrew the offer to { $whom }.
sheriff-log-release = The deal between { $who } and { $whom } is off.
sheriff-log-pass = { $who }’s bag went back unopened.
sheriff-log-pass-rest = The other bags went back unopened.
sheriff-log-marks-pass = { $who } would let { $whose }’s bag pass.
sheriff-log-marks-open = { $who } would look into { $whose }’s bag.
sheriff-log-marks-nothing = { $who } is undecided about { $whose }’s bag.
sheriff-log-pass-deal = A bag went back for a deal. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-in-time = Agreed in time. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-opened = { $sheriff } opened { $who }’s bag.
sheriff-log-honest = { $sheriff } opened { $who }’s bag: honest, { $goods }. { $sheriff } paid { $who } { $n } gold.
sheriff-log-honest-halves = { $sheriff } opened { $who }’s bag: honest, { $goods }. Each of the two paid { $who } { $n } gold.
sheriff-log-liar = { $sheriff } opened { $who }’s bag: a lie. Confiscated: { $goods }. { $n } gold from { $who } to { $to }.
sheriff-log-unpack = { $n ->
    [0] { $who } brought in { $goods }.
    [one] { $who } brought in { $n } card face down; face up: { $goods }.
   *[other] { $who } brought in { $n } cards face down; face up: { $goods }.
}
sheriff-log-unpack-own = { $n ->
    [0] { $who } brought in { $goods }.
    [one] { $who } brought in { $n } card without naming it; named: { $goods }.
   *[other] { $who } brought in { $n } cards without naming them; named: { $goods }.
}
sheriff-log-timer-start = The timer is running.
sheriff-log-timer-pause = The timer is paused.
sheriff-log-timer-extend = The timer was changed by { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}.
sheriff-log-timer-reset = The timer was reset.
sheriff-log-time-up = Time is up.
sheriff-log-time-up-passed = Time is up. Through without a bribe: { $seats }.
sheriff-log-pay = { $n } gold went from { $payer } to { $payee }.
sheriff-log-debt = { $who } settled { $owed } gold owed to { $whom }. Given: { $paid }.
sheriff-log-debt-by-hand = { $who } settled { $owed } gold owed to { $whom } at the table.
sheriff-log-correct-gold-same = Checked: { $who } has { $n } gold.
sheriff-log-correct-gold = Corrected: { $who } has { $n } gold, not { $had }.
sheriff-log-correct-round = Corrected: round { $n }, { $phase }, { $sheriff } is the sheriff.
sheriff-log-correct-round-six = Corrected: round { $n }, { $phase }, { $sheriff } are the deputies.
sheriff-log-correct-bag = Corrected: nothing has been decided about { $who }’s bag yet.
sheriff-log-correct-stand = Corrected { $who }’s stand: { $goods }{ $n ->
    [0] .
    [one] {" "}face up, { $n } card face down.
   *[other] {" "}face up, { $n } cards face down.
}
sheriff-log-correct-stand-own = Corrected { $who }’s stand: { $goods }{ $n ->
    [0] .
    [one] {" "}named, { $n } card unnamed.
   *[other] {" "}named, { $n } cards unnamed.
}
sheriff-log-tool-on = Switched on: { $tool }.
sheriff-log-tool-off = Switched off: { $tool }.
sheriff-log-options = The settings were changed.
sheriff-log-counted = { $who } has counted.
sheriff-log-entered = { $who } counted { $n } gold; goods: { $goods }.
sheriff-log-then = { $first } { $second }
sheriff-log-finish = Everybody has counted.

## Refusals: what is wrong, and what would be right

sheriff-tool-off-rounds = Rounds are switched off at this table. Switch them on in the settings first.
sheriff-tool-off-bank = The bank is switched off at this table. Switch it on in the settings first.
sheriff-tool-off-timer = The timer is switched off at this table. Switch it on in the settings first.
sheriff-tool-off-declarations = Declarations are switched off at this table. Switch them on in the settings first.
sheriff-tool-off-stands = Stands are switched off at this table. Switch them on in the settings first.
sheriff-tool-already = It’s already set that way.
sheriff-other-round = That was for round { $n }; it’s now round { $now }.
sheriff-other-phase = Not now: the phase is “{ $phase }”.
sheriff-no-such-step = From here you can only move on to { $steps }.
sheriff-no-bag = Only merchants have a bag in this round.
sheriff-good-out-of-place = This does not belong here: { $good }.
sheriff-timer-runs = The timer is already running.
sheriff-timer-stands = The timer is already paused.
sheriff-timer-empty = No time left. Add some, or reset the timer.
sheriff-timer-idle = Every bag is settled, so there’s nothing to time.
sheriff-timer-other-run = That timer has since been stopped or changed.
sheriff-clock-only = Only the timer itself says when time is up.
sheriff-market-from-left = In the first edition the market always begins to the left of the sheriff.
sheriff-bag-settled = That bag is already settled.
sheriff-bags-settled = Every bag this round is settled; there’s nothing left to bargain over.
sheriff-bag-passed = { $who }’s bag has already gone back.
sheriff-bag-opened = { $who }’s bag is already open.
sheriff-bag-closed = That bag is still shut.
sheriff-no-bread-with-three = With three players there is no bread in the game. You can declare { $goods }.
sheriff-declare-legal-only = Only legal goods can be declared: { $goods }.
sheriff-over = The game is over. Undo its end first.
sheriff-too-poor = { $who } has only { $have } gold and needs { $need }. Pay { $have } or less, or correct the gold.
sheriff-pay-oneself = The same person cannot pay and be paid. Choose two different ones.
sheriff-debt-settled = That debt is already settled.
sheriff-not-sheriffs-promise = Only the sheriff decides about bags, so only the sheriff can promise that.
sheriff-deal-oneself = A deal takes two.
sheriff-deal-empty = The deal is empty. Put gold, goods or a promise into it.
sheriff-deal-settled = That offer is no longer open.
sheriff-not-your-deal = This offer is between two others.
sheriff-must-inspect = { $bag }’s bag must be opened: that was agreed with { $to }. { $to } can call off the deal.
sheriff-may-not-inspect = There’s a deal with { $who } to let this bag pass, so it stays shut.
sheriff-bribe-by-table = Enter a spoken bribe on the table screen, or offer it from the merchant’s phone.
sheriff-bag-size = A bag holds { $low } to { $high } cards, not { $n }.
sheriff-count-differs = { $said } declared, but { $n } tapped. Tap again, or correct the declared number.
sheriff-kind-differs = Declared: { $said }. Judge by that, or correct the declaration first.
sheriff-fault-which-good = Which good was declared? Tap it.
sheriff-fault-which-cards = Which cards were in the bag? Tap them.
sheriff-nothing-to-unpack = You have no bag to unpack right now.
sheriff-not-by-time = It wasn’t the timer that let that bag pass.
sheriff-not-all-entered = Still to count: { $seats }.

## Six players and the black market

sheriff-the-loot = the loot tile
sheriff-now-setup-six = Set up the table, then turn up two deputies.
sheriff-now-declared-six = Everybody has declared. The deputies may begin the inspection.
sheriff-now-inspect-six = The deputies decide: { $n ->
    [one] { $n } bag left
   *[other] { $n } bags left
}.
sheriff-todo-inspect-six = Talk the deputies round
sheriff-todo-offered-six = Wait for the deputies
sheriff-now-round-end-six = Refill your hands to { $n }. Two new deputies are turned up.
sheriff-todo-deputy-round-end = Share what is left on the tile
sheriff-setup-black-market = Sort the black-market cards by kind into three face-up stacks, the more valuable card on top, where everybody can reach them.
sheriff-setup-deputies = Leave the sheriff piece in the box. Shuffle the six deputy cards, face down, and put the loot tile beside them.
sheriff-hint-six-figures = Is your stand on a turned-up card? Then you’re a deputy this round: take a deputy piece.
sheriff-hint-six-market = Until the declaration everything is as usual. Neither deputy swaps cards; the one turned up first names who begins, and declaring starts to that deputy’s left.
sheriff-hint-six-team = For each bag: both let it pass, and any bribe goes on the tile; both open it; or the one who wants to open it deals alone.
sheriff-hint-six-rest = Share what cannot be halved as you both agree; otherwise it is discarded.
sheriff-hint-black-market-later = The black market opens in the inspection.
sheriff-hint-black-market-trade = Once your bag is back, you may show and discard three contraband cards of one kind to take the top card of their stack. Once a round.
sheriff-hint-black-market-race = Two want the same card? The one whose bag was settled earlier takes it.
sheriff-log-deputies = Round { $n }: { $seats } are the deputies.
sheriff-log-share = From the loot tile to { $who }: { $what }.
sheriff-log-trade = { $who } traded { $goods } at the black market for a card worth { $n }.
sheriff-log-correct-loot = Corrected: there is { $n } gold on the loot tile.
sheriff-log-correct-market = Corrected: { $who } holds the black-market card { $goods } worth { $n }.
sheriff-log-correct-market-back = Corrected: the black-market card { $goods } worth { $n } is back in its stack.
sheriff-not-an-officer = Only this round’s sheriff or deputies decide about bags.
sheriff-no-fellow = The sheriff decides alone; only two deputies say first what each would do.
sheriff-both-promise-only = Two deputies can make promises together, but each gives their own gold and goods.
sheriff-deputies-from-stack = Choose two different deputies whose cards are still in the stack: { $seats }.
sheriff-deputies-two = Choose two different players as deputies.
sheriff-no-loot = The loot tile is only used with six players.
sheriff-loot-not-yet = The loot is shared when the inspection is over.
sheriff-loot-less = That is not on the tile. It has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} face down.
sheriff-market-off = This table plays without the black market.
sheriff-market-after-return = Only a merchant whose bag came back this round can trade at the black market.
sheriff-market-unpack-first = First say what came out of the bag, and hand over what was promised.
sheriff-market-once = One card a round: this merchant has already traded.
sheriff-market-three = That takes three contraband cards of one kind, and only { $n } are face down.
sheriff-market-kinds = The black market wants { $goods }.
sheriff-market-sold-out = Both cards of that kind are gone.
sheriff-market-closed = The black market closes once every bag is settled. Enter a missed trade at the table, under “Black-market cards”.
sheriff-market-no-such-card = There is no such card at the black market: { $good }.
sheriff-market-moved = That card is not where you thought. Look at the black market again.
sheriff-fault-black-market-kinds = The black market has { $n } kinds.
sheriff-fault-black-market-good = The black market does not have this. Choose from: { $goods }.
sheriff-fault-black-market-order = The more valuable card comes first.

## What our notes say against it

sheriff-remark = The app says { $words }
sheriff-remark-gold = { $who } had only { $n } gold.
sheriff-remark-loot-gold = there was only { $n } gold on the loot tile.
sheriff-remark-deputy = { $who } has already been a deputy since the last shuffle.

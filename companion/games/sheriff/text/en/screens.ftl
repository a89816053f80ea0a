# The screens of Sheriff: buttons, titles, states.

## The round

sheriff-screen-round = Round { $n } of { $of }
sheriff-screen-last-round = Last round
sheriff-screen-sheriff = Sheriff
sheriff-screen-steps = Steps of the round
sheriff-screen-checklist = Setup, step by step
sheriff-screen-my-part = My part
sheriff-screen-others-do = What the others do
sheriff-screen-parts = Everybody has a part; all start at once.
sheriff-screen-who-first = Who is the first sheriff?
sheriff-screen-most-cash = I have the most cash
sheriff-screen-draw = Draw lots
sheriff-screen-tie = Tied for most cash
sheriff-screen-tie-how = Tap everybody tied for most cash; one of them is picked at random.
sheriff-screen-who-begins = Who begins the market?
sheriff-screen-first = { $who } begins
sheriff-screen-order = In this order

## The clock

sheriff-screen-start = Start
sheriff-screen-pause = Pause
sheriff-screen-plus-30 = +30 s
sheriff-screen-plus-60 = +1 min
sheriff-screen-more-time = Add or take time
sheriff-screen-reset = Reset the timer
sheriff-screen-time-is-up = Time is up
sheriff-option-strict-timer = When time is up, bags pass
sheriff-screen-advisory = Timer is only a guide
sheriff-option-strict-timer-hint = Unsettled bags go back without a bribe.

## Bags

sheriff-screen-bags = Bags
sheriff-screen-shut = Shut
sheriff-screen-agreed = Agreed
sheriff-screen-must-open = Must be opened
sheriff-screen-passed = Let through
sheriff-screen-by-time = Time up
sheriff-screen-opened = Opened
sheriff-screen-honest = Honest
sheriff-screen-lie = A lie
sheriff-screen-let-pass = Let pass
sheriff-screen-pass-rest = Let all { $n } pass
# Beneath "Let pass", while an offer for it waits: two or three short words.
sheriff-screen-without-deal = without the deal
sheriff-screen-deal = Deal…
sheriff-screen-open = Inspect…
# A verdict, large on the phone of whom it concerns. Three words at most.
sheriff-event-caught = Caught!
sheriff-event-honest = Honest!
sheriff-event-you-pay = You pay { $n }
sheriff-event-you-pay-whom = You pay { $whom } { $n }
sheriff-event-pays-you = { $who } pays you { $n }
# What the gold of whoever pays did not cover.
sheriff-event-owed = { $n } still owed
sheriff-screen-verdict-honest = { $who } was honest
sheriff-screen-verdict-lie = { $who } lied
sheriff-screen-pays = { $payer } pays { $payee }
sheriff-screen-to-stand = To the stand
sheriff-screen-confiscated = Confiscated
sheriff-screen-my-bag = My bag
sheriff-screen-you-said = You declared { $declared }

## Inspecting

sheriff-screen-inspect-title = { $who }’s bag
sheriff-screen-declared-good = Declared as
sheriff-screen-declared-count = How many
sheriff-screen-which-declared = Which good was declared?
sheriff-screen-in-the-bag = Actually in the bag
sheriff-screen-count-wrong = The number was wrong: correct it
sheriff-screen-count-said = Declared: { $declared }
sheriff-screen-bag-size = A bag holds one to five cards.
sheriff-screen-judge = Who pays?
sheriff-screen-by-hand = Just opened: we settle it

## Declaring and bringing in

sheriff-screen-declare = Declare
sheriff-screen-declare-again = Declare again
sheriff-screen-declare-title = What do you say is in your bag?
sheriff-screen-unpack = On my stand
sheriff-screen-unpack-short = Unpack
sheriff-screen-unpack-title = What came out of your bag?
sheriff-screen-unpack-legal = Tap what came out
sheriff-screen-unpack-unknown = More face down, kinds not shown
sheriff-screen-face-down = Face down
sheriff-screen-covered = In secret
sheriff-screen-stand = Stand
sheriff-screen-my-stand = My stand
sheriff-screen-stand-empty = Nothing yet
sheriff-screen-only-you = Only you see this

## Deals

sheriff-screen-offer = Offer…
sheriff-screen-offer-title = Offer to { $who }
sheriff-screen-offer-to = Offer { $who }
sheriff-screen-offer-more = Goods and promises…
sheriff-screen-bribe-for = Gold for { $who }, and my bag passes
sheriff-screen-offer-late = Another deal with { $who }…
sheriff-screen-other = Deal with somebody else…
sheriff-screen-other-title = Deal with somebody else
sheriff-screen-ask = Ask for this
sheriff-screen-ask-title = Ask { $who }
sheriff-screen-bribe = Agreed: let pass
sheriff-screen-bribe-title = Deal with { $who }
sheriff-screen-bribe-gives = { $who } gives
sheriff-screen-you-give = You give
sheriff-screen-you-want = You want
sheriff-screen-more-terms = Goods and promises
sheriff-screen-from-stand = From the stand
sheriff-screen-from-bag = From the bag
sheriff-screen-own-words = In your own words
sheriff-screen-gives = { $who }:
sheriff-screen-agree = Agree
sheriff-screen-decline = Decline
# The sheriff takes an offer, and its bag is let through.
sheriff-screen-take-gold-pass = Take { $n }, let through
sheriff-screen-take-pass = Take it, let through
# Opens the dialog in which the sheriff asks for something else.
sheriff-screen-ask-for = Ask for…
sheriff-screen-withdraw = Withdraw
sheriff-screen-release = Call it off
sheriff-screen-deal-agreed = Agreed
sheriff-screen-deal-kept = Kept
sheriff-screen-deal-lapsed = Too late
sheriff-screen-deal-released = Called off
sheriff-screen-in-time = We agreed in time
sheriff-screen-deals = Deals
sheriff-screen-no-deals = No offers yet.
sheriff-screen-promises = Promises this round
sheriff-screen-promised-to = to { $who }
sheriff-screen-not-binding = not binding
sheriff-screen-proof = { $who } shows you
sheriff-screen-proof-missing = Promised but not there
sheriff-screen-proof-shown = Everything on the stand

## Bank and debts

sheriff-screen-gold = Gold
sheriff-screen-pay = Pay
sheriff-screen-pay-title = Who do you pay?
sheriff-screen-pay-anybody = Pay or get gold
sheriff-screen-from = From
sheriff-screen-to = To
sheriff-screen-take = From the bank
sheriff-screen-take-title = How much from the bank?
sheriff-screen-bank = Bank
sheriff-screen-bank-short = Bank
sheriff-screen-bank-has = In the bank
sheriff-screen-bank-empty = There is more gold in play than the box has coins
sheriff-screen-coins = Coins to put down
sheriff-screen-owe = Pay { $who } { $n }
sheriff-screen-owes = { $who } owes { $whom } { $n }
sheriff-screen-debts = Debts
sheriff-screen-debt-title = { $n } still owed to { $who }
sheriff-screen-settle = Pay with goods
sheriff-screen-debt-suggestion = The least you can give
sheriff-screen-debt-take = Give these
sheriff-screen-debt-choose = Or choose yourself
sheriff-screen-debt-own = Give what I chose
sheriff-screen-debt-gold = Gold found after all
sheriff-screen-debt-how = Legal goods first, then contraband. Anything still owed is forgiven.
sheriff-screen-debt-by-hand = Settled at the table

## Putting right

sheriff-screen-put-right = Correct the round
# In "More", before what follows in this part and the settings; three words at most.
sheriff-screen-put-right-all = Corrections and settings
sheriff-screen-put-right-seat = Correct what { $who } has
sheriff-screen-put-right-loot = Correct the loot tile
sheriff-screen-gold-is = Correct the gold
sheriff-screen-gold-really = Actual gold
sheriff-screen-stand-is = Correct the stand
sheriff-screen-stand-unknown = Face down, kinds not shown
sheriff-screen-stand-really = Actually on the stand
sheriff-screen-bag-back = Make { $who }’s bag undecided again
sheriff-screen-correct-round = Round, sheriff, step
sheriff-screen-which-round = Round

## Tools and settings

sheriff-screen-more-rules = More rules
sheriff-screen-rules = Rules now
sheriff-step-box = Edition and tools
sheriff-screen-edition = Edition
sheriff-screen-tools = The app tracks
sheriff-screen-settings = Settings
sheriff-screen-tools-and-settings = Tools and settings
sheriff-screen-tool-rounds-hint = whose turn it is, and what to do now
sheriff-screen-tool-bank-hint = everybody’s gold
sheriff-screen-tool-timer-hint = for the inspection
sheriff-screen-tool-declarations-hint = who declared what
sheriff-screen-tool-stands-hint = what’s on them; fills in the final count
sheriff-screen-rounds-off-sure = Stop tracking rounds? This round’s deals and bags will be forgotten.
sheriff-screen-stands-sure = Stands start empty when switched on, and are forgotten when switched off.
sheriff-option-purse = Gold
sheriff-screen-purse-app = Only in the app
sheriff-screen-purse-coins = Coins on the table
sheriff-option-seconds-per-merchant = Seconds for each merchant
sheriff-option-cover = Secrets on the table screen
sheriff-option-cover-hint = For players without a phone, behind a cover.
sheriff-screen-royal-goods = Royal goods
sheriff-screen-leave-ten-out = Ten cards left out
sheriff-screen-long-hand = Seven cards in hand
sheriff-screen-black-market = Black market
sheriff-screen-timer-only = Only the timer
sheriff-screen-bank-only = Only the bank

## The last count

sheriff-screen-count = Count
sheriff-screen-count-again = Count again
sheriff-screen-count-enter = That’s all I have
sheriff-screen-count-up = Stop here and count
sheriff-screen-count-up-sure = End the game here and count?
sheriff-screen-counted = Counted
sheriff-screen-not-counted = Still counting
sheriff-screen-finish = Show the result
sheriff-screen-final-title = What { $who } has
sheriff-screen-total = Total
sheriff-screen-legal = Legal goods
sheriff-screen-contraband = Contraband
sheriff-screen-royal = Royal goods on the stand
# The pages of the last count at the table: a button of 90 px each, two lines at most.
sheriff-screen-page-goods = Goods
sheriff-screen-page-royal = Royal goods
sheriff-screen-player = Player { $n }
sheriff-screen-market-cards = Black-market cards
sheriff-screen-market-other = Another value
sheriff-screen-promo-cards = Promo cards
sheriff-screen-promo-card = Promo card { $n }
sheriff-screen-promo-value = Value
sheriff-screen-promo-legal = Legal
sheriff-screen-promo-counts-as = Counts as
sheriff-screen-promo-nothing = nothing else
sheriff-screen-promo-how-many = How many
sheriff-screen-everybody = Everybody

## How many

sheriff-screen-offers =
    { $n ->
        [one] { $n } offer
       *[other] { $n } offers
    }
sheriff-screen-deals-n =
    { $n ->
        [one] { $n } deal
       *[other] { $n } deals
    }
sheriff-screen-debts-n =
    { $n ->
        [one] { $n } debt
       *[other] { $n } debts
    }

## Six players: two deputies and the loot tile

sheriff-screen-deputy = Deputy
sheriff-screen-the-deputies = the deputies
sheriff-screen-first-deputy = First deputy
sheriff-screen-second-deputy = Second deputy
sheriff-screen-who-deputies = Who are the deputies?
sheriff-screen-my-card = My card is up
sheriff-screen-deputies-cards = Cards turned up
sheriff-screen-deputies-how = Tap the two deputies in the order their cards were turned up.
sheriff-screen-these-two = These two
sheriff-screen-both-deputies = Both deputies
sheriff-screen-both-together = Both together
sheriff-screen-me-alone = Me alone
sheriff-screen-unmark = Not decided
sheriff-screen-both-pass = We both let it pass
# What a deputy would do with a bag; beside signs, read aloud.
sheriff-screen-marks-pass = { $who } would let it pass
sheriff-screen-marks-open = { $who } would look inside
sheriff-screen-marks-nothing = { $who } has not said yet
sheriff-screen-who-decides = Who decides?
sheriff-screen-with-whom = Who with?
sheriff-screen-by-hand-alone = I opened it alone: we settle it
sheriff-screen-both-pay = { $first } and { $second } each pay { $payee }
sheriff-screen-deputies-give = The deputies:
sheriff-screen-only-deputies = Only you two see the kinds
sheriff-screen-loot = Loot tile
sheriff-screen-loot-lies = On the tile:
sheriff-screen-loot-later = After the inspection the deputies get half each.
sheriff-screen-loot-share = Share the rest
sheriff-screen-loot-to = Who for?
sheriff-screen-loot-goods = Goods on the tile
sheriff-screen-loot-give = Give this
sheriff-screen-loot-rest = If you don’t agree, the rest is discarded when the next round begins.
sheriff-screen-correct-round-six = Round, deputies, step

## The black market

sheriff-screen-trade = Trade
sheriff-screen-trade-title = At the black market
sheriff-screen-trade-how = Show and discard three contraband cards of one kind to take the top card of that kind.
sheriff-screen-trade-card = Three × { $goods } for the card worth { $n }
sheriff-screen-trade-after = Trade after an inspection too
sheriff-screen-trade-after-hint = Otherwise, only after a bag was handed back.
sheriff-screen-sold-out = gone
sheriff-screen-market-unconfirmed = Check your cards
sheriff-screen-market-values = Values on your cards
sheriff-screen-market-stack = Stack { $n }
sheriff-screen-market-dearer = On top
sheriff-screen-market-lesser = Below
sheriff-screen-correct-market = Black-market cards
sheriff-screen-correct-market-who = Who actually has it?
sheriff-screen-correct-market-stack = Nobody: in its stack
sheriff-screen-market-card = { $goods }, { $n }
sheriff-screen-market-card-of = { $goods }, { $n }: { $who }

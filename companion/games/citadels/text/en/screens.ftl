# The screens of Citadels: buttons, titles, states.

## The home screen and set-up

citadels-step-box = Set and tools
citadels-screen-only-caller = Only the caller
citadels-screen-only-bank = Only the bank
citadels-screen-only-count = Count together
citadels-screen-only-count-how = Game already over? Everybody enters what they have, on their own phone or on this screen.
citadels-screen-who-is-in = Who is in the game?
citadels-screen-by-set = From the set
citadels-screen-favourites = Our favourites
citadels-screen-change-cast = Change a character…
citadels-screen-one-per-rank = One of each rank
citadels-screen-no-ninth = Nobody
citadels-screen-ninth-choice = With 4 to 7 players this is your choice.
citadels-screen-ninth-needed = With 3 or 8 players you need the ninth.
citadels-screen-ninth-never = With 2 players only ranks 1 to 8 are used.
citadels-screen-which-fourteen = Which { $n } go into the deck?
citadels-screen-chosen-so-far = Chosen
citadels-screen-exactly-so-many = Exactly { $n } of them go into the deck.
citadels-screen-tools-and-settings = Tools and settings
citadels-screen-other-cast = Choose other cards…
citadels-screen-draw-cast = Draw the characters
citadels-screen-draw-cast-ninth = Draw the characters, with a ninth
citadels-screen-draw-uniques = Draw the unique districts
citadels-screen-or-a-set = Or choose a set
citadels-screen-checklist = Setup, step by step
citadels-screen-who-crown = Who has the crown?
citadels-screen-i-have-crown = I have the crown
citadels-screen-draw = Draw lots

## The round

citadels-screen-round = Round { $n }
citadels-screen-rank-name = { $rank }. { $character }
citadels-moment-round-over = Round { $n } is over
citadels-moment-last-round = Last round
# Beneath the rank that is called, twice in the middle of the table: one word.
citadels-moment-paused = Paused
citadels-moment-count = Count your cities
citadels-screen-draft = Who chooses, and from how many
citadels-screen-what-they-do = What they can do
citadels-screen-show-me = Choosing order
citadels-screen-start-calls = All have a card
citadels-screen-deal = Deal on the phones
citadels-screen-keep-card = Keep this one
citadels-screen-nobody-looks = Nobody is looking
citadels-screen-hide-cards = Hide the cards
citadels-screen-keep-which = Which card do you keep?
citadels-screen-lay-which = Now put one face down
citadels-screen-keep-this = Keep the { $character }
citadels-screen-lay-this = Put the { $character } face down
citadels-screen-keep-another = Keep another one
citadels-screen-look-at-phone = Look at your phone, { $who }
citadels-screen-phone-away = Pass the tablet to { $who }
citadels-screen-choose-here = Choose here
citadels-screen-give-card = Give this one
citadels-screen-swap-characters = Swap characters
citadels-screen-my-cards = My character
citadels-screen-not-the-same = Keep one and put a different one down.
citadels-screen-no-phone-yet = Still without a phone: { $who }
# Buttons, after a draft on phones: two short lines at most.
citadels-screen-have-theater = I have the Theater
citadels-screen-no-theater = Nobody has it
citadels-screen-theater-now = Theater: swap now
citadels-screen-laid = Face up: { $up }, face down: { $down }
citadels-screen-start-sure = Does everybody have a character?
citadels-screen-time-is-up = Time is up
citadels-screen-thats-me = That’s me
citadels-screen-wait-me = Wait, that’s me!
citadels-screen-missed-call = I missed my call
citadels-screen-nobody = Nobody
# Buttons while ranks are called by themselves: in the bar, and on phones; one word if it can be.
citadels-screen-pause = Pause
citadels-screen-go-on = Go on
citadels-screen-round-over-next = Next: end of the round
citadels-screen-who-goes-on = If nobody answers
citadels-screen-caller = Caller
citadels-screen-back-to = “Wait, that’s me”: call again
citadels-screen-pace = Pace
citadels-screen-end-round = End the round
citadels-screen-end-round-sure = End the round here? Ranks not yet called are skipped.
citadels-screen-next-round = Next round
citadels-screen-to-count = Count the cities
citadels-screen-out = out
citadels-screen-silent = silent
citadels-screen-shielded = Safe from rank 8 this round
citadels-screen-has-crown = Has the crown
citadels-screen-complete = Complete
citadels-screen-everybody = Everybody else
citadels-screen-rules = Rules
citadels-screen-uniques-short = Unique

## A turn

citadels-screen-turn-title = Your turn: { $character }
citadels-screen-act = Act
citadels-screen-cards = Cards
citadels-screen-ability = Character ability
citadels-screen-ability-done = Ability used
citadels-screen-end-anyway = { $why } End the turn anyway?
citadels-screen-why-not = Not now: { $n }
citadels-screen-all-the-same = It happened anyway
citadels-screen-no-target = No valid target right now.
citadels-screen-who-dies = Who dies?
citadels-screen-whom-bewitch = Who gets bewitched?
citadels-screen-whom-rob = Who gets robbed?
citadels-verb-spy = Spy on a hand…
citadels-verb-magician = Swap hands…
citadels-verb-wizard = Look at a hand…
citadels-verb-abbot = Ask the richest…
citadels-verb-emperor = Give the crown…
citadels-verb-artist = Beautify a district…
citadels-verb-warlord = Destroy a district…
citadels-verb-marshal = Seize a district…
citadels-verb-diplomat = Exchange districts…
citadels-screen-warrants-on = Where do the { $n } warrants go?
citadels-screen-threats-on = Where do the { $n } threats go?
citadels-screen-lay-down = Place them
citadels-screen-true-one-unsaid = Which one is real stays your secret.
citadels-screen-spy = Spy on this hand
citadels-screen-spy-whom = Whose hand?
citadels-screen-spy-type = Which type?
citadels-screen-spy-cards = How many of that type were there?
citadels-screen-swap-with = Swap your whole hand with
citadels-screen-redraw = Exchange these cards
citadels-screen-redraw-cards = Cards exchanged
citadels-screen-take-card-from = Whose hand do you take a card from?
citadels-screen-gift-from = Who has the most gold and gives you 1?
citadels-screen-crown-to = Who gets the crown, and what do you take?
citadels-screen-crown-to-whom = Who gets the crown?
citadels-screen-crown-for-gold = Take 1 gold
citadels-screen-crown-for-cards = Take 1 random card
citadels-screen-give-crown = Give the crown
citadels-screen-destroy = Destroy it
citadels-screen-destroy-which = Destroy which district?
citadels-screen-seize = Take it
citadels-screen-seize-which = Which district do you take?
citadels-screen-exchange = Exchange them
citadels-screen-give-which = Which of yours do you give?
citadels-screen-types-missing = Still missing:
citadels-screen-to-destroy = Price to destroy
citadels-screen-exchange-which = Which district do you want?
citadels-screen-give = Give { $district }
citadels-screen-in-whose-city = In whose city?
citadels-screen-paid-for-it = Gold paid
citadels-screen-beautify-which = Beautify which district?
citadels-screen-armory = Armory: sacrifice to destroy
citadels-screen-income = Income
citadels-screen-income-gold = { $type } districts: gold
citadels-screen-income-cards = { $type } districts: cards
citadels-screen-gather-mine = With the Gold Mine: 3 gold

## Building

citadels-screen-build = Build
citadels-screen-build-open = Build…
citadels-screen-build-which = What do you build? Builds left: { $n }
citadels-screen-build-paid = What did you pay? Builds left: { $n }
citadels-screen-build-with-cards = Build with cards: { $district }
citadels-screen-cards-for-gold = Cards instead of gold
citadels-screen-other-ways = In another way
citadels-screen-exempt = Does not use up a build
citadels-screen-taken = The card just taken from a hand
citadels-screen-is-complete = My city is complete
citadels-screen-not-complete = Not complete after all

## Gold and cities

citadels-screen-gold = Gold
citadels-screen-hand = Cards in hand
citadels-screen-pay = Pay
citadels-screen-pay-title = Who do you pay?
citadels-screen-pay-anybody = Pay or get gold
citadels-screen-from = From
citadels-screen-to = To
citadels-screen-take = From the bank
citadels-screen-take-title = How much from the bank?
citadels-screen-bank = Bank
citadels-screen-my-city = My city
citadels-screen-city = City
citadels-screen-city-of = { $who }’s city
citadels-screen-nothing-built = Nothing built yet.
citadels-screen-asks-gold = { citadels-district-imperial-treasury }: how much gold is left?
citadels-screen-asks-hand = { citadels-district-map-room }: how many cards are left in hand?
citadels-screen-asks-under = { citadels-district-museum }: how many cards are under it?
citadels-screen-asks-crown = { citadels-district-statue }: who has the crown at the end?
citadels-screen-crown-elsewhere = Somebody else has it
citadels-screen-beautified = Beautified, 1 gold on it
citadels-screen-artist-played = The Artist was in the game and beautified districts
citadels-screen-city-by-city = City by city
citadels-screen-by-type = By type
citadels-screen-stands-with = { $district }: { $who }
citadels-screen-cards-under = Cards under it
citadels-screen-beautified-really = Gold on beautified districts
citadels-screen-on-token = Gold on the Tax Collector

## Putting right

citadels-screen-put-right = Correct gold, city or cards
citadels-screen-right-title = Correct what { $who } has
citadels-screen-gold-really = Correct the gold
citadels-screen-this-is-city = Correct the city
citadels-screen-this-is-it = Correct it
citadels-screen-city-rules = What my districts do
# In somebody's sheet, a button of one line.
citadels-screen-city-does = What these districts do
citadels-screen-city-really = Correct the city
citadels-screen-crown-really = Put the crown here
citadels-screen-marks-right = Correct the characters
citadels-screen-lies-on = Who is it on? At most { $n }
citadels-screen-by-whom = Who did it?
citadels-screen-who-was = Who was it?
citadels-screen-round-really = Another round or phase
citadels-screen-go-there = Go there
citadels-screen-round-sure = Go there? Tokens on the characters may be lost.
citadels-screen-round-number = Round
citadels-screen-which-phase = Phase
citadels-screen-which-rank = Rank that is called
citadels-screen-which-step = Who chooses
citadels-screen-tax-really = Gold on the Tax Collector
citadels-screen-settings = Settings
citadels-screen-keep = Save the settings

## The count

citadels-screen-count = Count
citadels-screen-count-again = Count again
# Tabs of a count over one's own side, half a line each: the common districts; characters and what
# certain districts ask for. Between them stand "Unique" and "City".
citadels-screen-page-districts = Districts
citadels-screen-page-rest = The rest
citadels-screen-count-enter = That’s all I have
citadels-screen-count-up = Stop here and count
citadels-screen-count-up-sure = End the game here and count?
citadels-screen-counted = Counted
# Title of the dialog in which all cities are counted at once.
citadels-screen-all-by-type = Cities by type
citadels-screen-not-counted = Still counting
citadels-screen-finish = Show the result
citadels-screen-final-title = What { $who } has
citadels-screen-total = Total
citadels-screen-player = Player { $n }
citadels-screen-first-complete = First with a complete city
citadels-screen-was-complete = Was complete and shrank
citadels-screen-vault-hint = Revealed from the hand: 3 points
citadels-screen-haunted = The Haunted Quarter counts as
citadels-screen-haunted-best = Whatever is best
citadels-screen-haunted-points = { $n ->
    [one] { $n } point for types
   *[other] { $n } points for types
}
citadels-screen-rank-of-one = Rank of the last round, for a tie
citadels-screen-rank-of-two = Ranks of the last round, for a tie
citadels-screen-ranks-of-round = My characters of the last round
citadels-screen-killed-last = Rank killed in the last round
citadels-move-against = { $what }: { $words }
citadels-screen-face-up = It’s face up
citadels-screen-face-down = It isn’t face up
citadels-screen-rank = Rank { $n }
citadels-screen-borrow = The rest from { $who }

# The screens of Condottiere: buttons, titles, states.

## Set-up

condottiere-step-box = Extra rules and tools
condottiere-screen-tools = Tools
condottiere-screen-tool-map-hint = Who holds which city, the Condottiere, where the battle is.
condottiere-screen-tool-battle-hint = Cards in front of everybody, their strength, who takes the city.
condottiere-screen-tool-strength-hint = Simpler than the board: everybody enters how strong their army is.
condottiere-screen-tool-hands-hint = Everybody notes on their own phone how many cards they have left. Nobody else sees it.
condottiere-screen-variants = Extra rules
condottiere-screen-points = Points over several games
condottiere-screen-points-hint = Each city is 1 point; a kingdom gives extra points.
condottiere-option-points-target = Points to reach
condottiere-option-points-bonus = Extra points for a kingdom
condottiere-screen-bigger = Bigger kingdoms
condottiere-screen-bigger-hint = One more linked city to win.
condottiere-screen-capturing = Capturing cities
condottiere-screen-capturing-hint = You may also attack other players’ cities.
condottiere-screen-points-capturing = The rulebook advises against points and capturing together.
condottiere-option-full-board-ends = All cities taken ends the game
condottiere-option-full-board-ends-hint = With capturing; otherwise only a kingdom wins.
condottiere-screen-settings = Settings
condottiere-screen-tools-and-settings = Tools and settings
condottiere-option-live-strength = Show strength during the battle
condottiere-option-live-strength-hint = Off: you count for yourselves, and see it when the battle ends.
condottiere-option-warnings = Say who is about to win
condottiere-option-warnings-hint = Names the cities that would complete a kingdom.
condottiere-option-cover = My hand on the table screen
condottiere-option-cover-hint = Players without a phone can note it behind the cover on the table screen.
condottiere-screen-battle-only = Battle board only
condottiere-screen-checklist = Setup, step by step
condottiere-screen-youngest = I am the youngest
condottiere-screen-begin-next = I begin the next game
condottiere-screen-who-youngest = Who is the youngest?
condottiere-screen-who-youngest-how = The youngest taps their own panel and takes the Condottiere.
condottiere-screen-who-leads = Whoever begins taps their name.

## The map

condottiere-screen-round = Round { $n }
condottiere-screen-game = Game { $n }
condottiere-screen-target = first to { $n } { $n ->
    [one] point
   *[other] points
}
condottiere-screen-needed = { $n } linked { $n ->
    [one] city wins
   *[other] cities win
}
condottiere-screen-map = Map
condottiere-screen-cities = Cities
condottiere-screen-cities-of = Cities: { $n }
condottiere-screen-linked = Linked: { $n }
condottiere-screen-city-free = { $city }: free
condottiere-screen-city-owned = { $city }: { $who }
condottiere-screen-city-here = { $city }: battle here
condottiere-screen-free = Free
condottiere-screen-here = Battle here
condottiere-screen-condottiere = Condottiere
condottiere-screen-choose = List of cities
condottiere-screen-choose-title = Where is the next battle?
condottiere-screen-attack = Battle for { $city }
condottiere-screen-attack-anyway = Battle for { $city } anyway
condottiere-screen-decline = I decline
condottiere-screen-decline-to = Decline: pass the piece on

## Cards and rounds

condottiere-screen-out = I am out of cards
condottiere-screen-out-short = Out of cards
condottiere-screen-in = I have cards after all
condottiere-screen-deal = New cards
condottiere-screen-deal-go = Cards are dealt: next round
condottiere-screen-deal-sure = Shuffle all cards and deal again? A round ends when at most one of you has cards left.
condottiere-screen-points-n = Points: { $n }
condottiere-screen-points-word = Points
condottiere-screen-finish = The map decides: end the game
condottiere-screen-finish-sure = End the game with the map as it is?

## The battle

condottiere-screen-start = Start a battle
condottiere-screen-lay = Play card
condottiere-screen-line = In front of { $who }
condottiere-screen-line-mine = In front of me
condottiere-screen-line-empty = No cards yet
condottiere-screen-take-off = Remove: { $card }
condottiere-screen-pass = Pass
condottiere-screen-passed = Passed
condottiere-screen-not-passed = Not passed after all
condottiere-screen-backs = Scarecrow takes back
condottiere-screen-back = Scarecrow takes back { $card }
condottiere-screen-back-to-hand = Back to hand
condottiere-screen-back-none = Take none back
condottiere-screen-stay = Several cards in a row
condottiere-screen-before = Add an earlier card
condottiere-screen-strength = Strength: { $n }
condottiere-screen-strength-word = Strength
condottiere-screen-leads = Strongest
condottiere-screen-defends = Defends
condottiere-screen-count = Strength
condottiere-screen-count-of = { $who }’s strength
condottiere-screen-count-as = As the table counted it
condottiere-screen-count-note = Enter strength
condottiere-screen-count-work-out = Work it out
condottiere-screen-count-total = Total of the mercenaries’ numbers
condottiere-screen-count-mercenaries = Mercenaries
condottiere-screen-count-heroines = Heroines
condottiere-screen-count-drum = Drum
condottiere-screen-count-winter = Winter has been played
condottiere-screen-lines = All cards
condottiere-screen-lines-title = Cards in front of everybody
condottiere-screen-winter = Winter: mercenaries count 1
condottiere-screen-end-takes = takes the city
condottiere-screen-end-wins = wins
condottiere-screen-end-nobody = Nobody wins
condottiere-screen-end-sure = End the battle now? Somebody can still play cards.
condottiere-screen-who-won = Who won?
condottiere-screen-who-won-title = Who won the battle?
condottiere-screen-i-won = I won
condottiere-screen-claim-accept = Agreed
condottiere-screen-claim-refuse = No, not yet
condottiere-screen-claim-back = Withdraw
condottiere-screen-claim-short = Says: I won
condottiere-screen-claim-waits = You said you won. Somebody else has to agree.
condottiere-screen-nobody = Nobody
condottiere-screen-past = Earlier battles
condottiere-screen-replay = { $n ->
    [one] Play the battle
   *[other] Play the { $n } battles
}
condottiere-screen-game-won = { $who } won this game.
condottiere-screen-past-none = No battle yet in this round.

## The own hand

condottiere-screen-hand = My hand
condottiere-screen-hand-only-you = Only you see this.
condottiere-screen-hand-cards = Cards in hand
condottiere-screen-hand-note = Note it
condottiere-screen-hand-none = Delete the note
condottiere-screen-hand-empty = Your hand is empty. Tell everybody?

## Put right

# In "More", before what follows in this part and the settings; three words at most.
condottiere-screen-put-right-all = Corrections and settings
condottiere-screen-put-right = Correct map or points
condottiere-screen-put-right-of = Correct what { $who } has
condottiere-screen-piece-mine = I hold the Condottiere
condottiere-screen-piece-really = Correct who holds the Condottiere
condottiere-screen-place-here = The battle is here
condottiere-screen-place-none = No battle here: choose again
condottiere-screen-place-sure = Call off this battle? The cards in front of everybody will be forgotten.
condottiere-screen-cities-mine = Tap the cities that are yours
condottiere-screen-round-really = Correct the round
condottiere-screen-points-really = Correct the points so far
condottiere-screen-tool-off-sure = Switch it off? Cards that were tapped or noted will be forgotten.
condottiere-screen-correct = Correct it
condottiere-screen-rules = Rules
condottiere-screen-everybody = Everybody
condottiere-screen-others = The others

## Score without the app

condottiere-screen-player = Player { $n }
condottiere-screen-total = Total
condottiere-screen-who-has = Who holds which city?
condottiere-screen-who-has-how = Tap the symbol of whoever holds it. Tap again for nobody.
condottiere-screen-city-of = { $city }: { $who }
condottiere-screen-final-winner = Winner of a final battle
# The second page of a score: all but the cities. A button of 230 px, two lines at most.
condottiere-screen-score-rules = Rules and final battle
condottiere-screen-final-none = No final battle, or nobody won

## Moves that no button names

condottiere-move-city = Who really holds { $city }?
condottiere-screen-take-off-one = Remove a card
condottiere-screen-place-really = Where is the battle really?

# Citadels: what is said while it is played. Headlines, to-dos, what may be done, the log.

## Names

citadels-the-bank = the bank
citadels-the-table = The table
citadels-a-district = a district
citadels-gold = { $n } gold
citadels-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
citadels-n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Phases

citadels-phase-free = Free play
citadels-phase-setup = Setup
citadels-phase-select = Choosing characters
citadels-phase-call = Calling
citadels-phase-round-end = End of the round
citadels-phase-final = Final count
citadels-phase-over = Result

## What lies on characters

citadels-mark-killed = killed
citadels-mark-bewitched = bewitched
citadels-mark-robbed = to be robbed
citadels-mark-was-robbed = robbed
citadels-mark-warrants = warrant
citadels-mark-threats = threat

## What happens now

citadels-now-free = Use the bank and the cities as you need them.
citadels-now-setup = Set up the table, then say who has the crown.
citadels-now-final = The game is over. Count your cities.
citadels-now-over = Here is the result.
citadels-now-select = { $who } shuffles the characters; everybody takes one in secret.
citadels-now-face-up = Turn up { $n } more and tap what’s there.
citadels-now-chooses = { $who } chooses from { $n }.
citadels-now-chooses-first = Put 1 face down, unseen, then { $who } chooses from { $n }.
citadels-now-whose-theater = Does anybody have the Theater?
citadels-now-theater = { $who } has the Theater and may swap characters.
citadels-now-calls = { $rank }: { $character }. Who is it?
citadels-now-calls-killed = { $rank }: { $character } was killed and says nothing.
citadels-now-paused = { $rank }: { $character }. Paused; tap to go on.
citadels-now-missing = Somebody is missing.
citadels-now-missing-who = Somebody is missing: { $who }?
citadels-now-people-call = { $who } calls the characters.
citadels-now-turn = { $who }: { $character }
citadels-now-round-over = Round { $n } is over. Give the characters back.
citadels-now-who-crown = Round { $n } is over. Who has the crown?
citadels-now-dealt-over = Round { $n } is over.
citadels-now-last-round-over = Round { $n } was the last. Time to count.
citadels-last-round = { $who } has completed a city: this is the last round.
citadels-speech-call = { $rank }. { $character }.
citadels-speech-call-marked = { $rank }. { $character }, { $marks }.
citadels-speech-marked = marked
citadels-speech-resumed = { $rank }. { $character }. The Witch goes on.
citadels-event-killed = dead
citadels-event-bewitched = bewitched
citadels-event-robbed = will be robbed
citadels-event-stolen = robbed
citadels-event-warrants = signed
citadels-event-threats = the flower
citadels-speech-killed = The { $character } is dead.
citadels-speech-bewitched = The { $character } is bewitched.
citadels-speech-robbed = The { $character } will be robbed.
citadels-speech-stolen = The { $character } is robbed: { $n } gold to { $who }.
citadels-speech-stolen-all = The { $character } is robbed: all the gold goes to { $who }.
citadels-speech-warrants = The warrant is signed: the district goes to { $who }.
citadels-speech-threats = The flower: all the gold goes to { $who }.
citadels-witch-as = Witch as { $character }
citadels-speech-heir-takes = The killed { $character } is now revealed and takes the crown.
citadels-speech-heir-gives = The killed { $character } is now revealed, passes the crown to somebody else and takes nothing.

## What each person does

citadels-todo-count = Enter what you have
citadels-todo-counted = Counted
citadels-todo-collect = Collect the character cards
citadels-todo-go-on = Start the next step
citadels-todo-theater = Swap characters, or keep yours
citadels-todo-shuffle = Shuffle the characters and begin
citadels-todo-face-up = Put { $n } face up, 1 face down
citadels-todo-choose = { $steps }
citadels-todo-call = You call the characters
citadels-todo-missing = Find out who is missing
citadels-todo-warrant = Reveal your warrant?
citadels-todo-threat = Reveal your threat?
citadels-todo-bewitched = Bewitched: only gather
citadels-todo-pay-or-not = Bribe, or refuse
citadels-todo-gather-first = Gather first
citadels-todo-wait = Wait a moment
citadels-todo-witch = Name who you bewitch
citadels-todo-turn = Your turn: build, or end it
citadels-todo-said = Your turn: tap when you’re done
citadels-todo-gather = Your turn: gather

## The way of the character cards

citadels-draft-lay-down = Put { $n } face down, unseen.
citadels-draft-face-down = Also take the card that is face down.
citadels-draft-keep = Keep 1 of { $n }.
citadels-draft-keep-pass = Keep 1 of { $n } and pass { $on } on.
citadels-draft-discard = Discard { $n } face down.
citadels-draft-discard-random = Discard { $n } face down at random, unseen.
citadels-draft-pass = Pass { $n } on.
citadels-draft-then = { $first } { $second }

## What befalls the character

citadels-befalls-robbed = { $who } has stolen all the gold.
citadels-befalls-bewitched = Bewitched: gather, then { $who } goes on.
citadels-befalls-threatened = Threatened by { $who }: gather, then answer.
citadels-befalls-warrant = { $who } put a warrant here.

## What may be done

citadels-do-seat = { $who }
citadels-do-gather-gold = Take { $n } gold
citadels-do-gather-cards = Take cards, keep { $n }
citadels-do-bribe = Bribe: { $n } gold
citadels-do-bribe-half = Bribe with half
citadels-do-refuse = No bribe
citadels-do-income = Income: { $n } gold
citadels-do-income-cards = Income: { citadels-n-cards }
citadels-do-income-mix = Income: { $gold } gold, { citadels-cards }
citadels-do-take-gold = { $n } more gold
citadels-do-take-cards = { $n } more cards
citadels-do-redraw = Exchange cards with the deck
citadels-do-seer = One card from everybody, one back
citadels-do-scholar = Look at 7 cards, keep 1
citadels-do-crown-gold = { $who }, and take 1 gold
citadels-do-crown-cards = { $who }, and take 1 card
citadels-do-collect = Take { $n } gold from the token
citadels-do-beautify = Beautify a district
citadels-do-sacrifice = Sacrifice: { $district }
citadels-do-build-taken = Build the card just taken
citadels-do-borrow = Take { $n } gold from { $who } for cards
citadels-do-smithy = Smithy: 2 gold for 3 cards
citadels-do-laboratory = Laboratory: 1 card for 2 gold
citadels-do-museum = Museum: store 1 card
citadels-do-end-turn = End the turn
citadels-do-end-gold = Take { $n } gold and end
citadels-do-end-cards = Take { citadels-n-cards } and end
citadels-do-call-next = Next: { $rank }. { $character }
citadels-do-witch-goes-on = The Witch goes on
citadels-do-take = Signed: take it
citadels-do-let = Leave it
citadels-do-flower = Revealed: the flower
citadels-do-blank = Revealed: nothing
citadels-do-leave = Leave it
citadels-do-passed-on = Passed on
citadels-do-chosen = All have chosen
citadels-do-keep-character = No swap
citadels-do-heir = { $who }, crown to { $whom }
citadels-do-nobody-missing = Nobody is missing
citadels-do-nobody = Nobody had it
citadels-ask-warrant = { $who } paid for { $district }.
citadels-ask-threat = { $who } won’t pay a bribe.
citadels-ask-heir = The killed { $character } is now revealed: whose is it?
citadels-not-gathered = Nothing gathered yet.

## The log

citadels-log-then = { $first } { $second }
citadels-log-cast = The cast: { $characters }. Unique districts: { $districts }.
citadels-log-begin = { $who } took the crown. Round 1 begins.
citadels-log-face-up = Face up: { $character }.
citadels-log-not-face-up = Not face up after all: { $character }.
citadels-log-chosen = { $who } has chosen.
citadels-log-dealt = The characters are dealt on the phones.
citadels-log-dealt-down = The characters are dealt; { $character } is face down.
citadels-log-picked = { $who } kept { $character }.
citadels-log-swapped = { $who } swapped with { $whom }: { $gave } for { $got }.
citadels-log-swap = { $who } swapped characters with { $whom }.
citadels-log-no-swap = { $who } kept the character.
citadels-log-calls = Round { $n }: the characters are called.
citadels-log-time-up = Time to choose is up.
citadels-log-answer = { $who } is { $character }.
citadels-log-answer-robbed = { $who } is { $character } and was robbed: { $n } gold to { $thief }.
citadels-log-answer-robbed-all = { $who } is { $character } and was robbed: { $thief } took all the gold.
citadels-log-silence = Nobody answered to { $rank }, { $character }.
citadels-log-nobody-missing = Nobody is missing.
citadels-log-passed = { $rank }, { $character }, was called.
citadels-log-waits = { $rank }, { $character }: waiting for whoever has it.
citadels-log-pause = The calls are paused.
citadels-log-resume = The calls continue.
citadels-log-back = Back to { $character }.
citadels-log-end-turn = { $who } has finished ({ $character }).
citadels-log-end-turn-gold = { $who } has finished ({ $character }) and gets { $n } gold.
citadels-log-round-over = The calls of round { $n } are over.
citadels-log-heir = { $who } revealed the killed { $character } and took the crown.
citadels-log-heir-gives = { $who } revealed the killed { $character }: the crown went to { $whom }.
citadels-log-no-heir = Nobody had the killed { $character }.
citadels-log-round = Round { $n }. { $who } has the crown.
citadels-log-final = The game is over. Time to count.
citadels-log-count-up = The table stops here and counts.
citadels-log-finish = Everybody has counted.
citadels-log-tool-on = Switched on: { $tool }.
citadels-log-tool-off = Switched off: { $tool }.
citadels-log-options = The settings were changed.
citadels-log-pay = { $n } gold went from { $payer } to { $payee }.
citadels-log-gather-gold = { $who } took { $n } gold.
citadels-log-gather-cards = { $who } took cards.
citadels-log-income = { $who }: income, { $n } gold.
citadels-log-income-cards = { $who }: income, { $n } gold and { citadels-cards }.
citadels-log-extra-gold = { $who } took { $n } extra gold.
citadels-log-extra-cards = { $who } took { $n } extra cards.
citadels-log-extra-gold-too = And { $n } extra gold.
citadels-log-extra-cards-too = And { $n } extra cards.
citadels-log-killed = { $who } killed the { $character }.
citadels-log-bewitched = { $who } bewitched the { $character }.
citadels-log-robbed = { $who } will rob the { $character }.
citadels-log-warrants = { $who } put warrants on { $characters }.
citadels-log-threats = { $who } threatened { $characters }.
citadels-log-bribe = { $who } bribed { $whom } with { $n } gold.
citadels-log-bribe-unkept = { $who } bribed { $whom } with half the gold.
citadels-log-refused = { $who } refused to pay a bribe.
citadels-log-threat-left = { $who } left the threat face down.
citadels-log-threat-blank = { $who } revealed the threat on { $whom }: nothing.
citadels-log-threat-flower = { $who } revealed the flower: { $n } gold from { $whom }.
citadels-log-threat-flower-unkept = { $who } revealed the flower: all the gold from { $whom }.
citadels-log-confiscated = { $who } revealed the signed warrant and confiscated from { $whom }: { $district }.
citadels-log-warrant-left = { $who } did not confiscate from { $whom }: { $district }.
citadels-log-spy = { $who } spied on { $whom } ({ $type }): { citadels-cards }, { $n } gold.
citadels-log-spy-unkept = { $who } spied on { $whom } ({ $type }): { citadels-cards }.
citadels-log-swap-hands = { $who } swapped hands with { $whom }.
citadels-log-redraw = { $who } exchanged { citadels-n-cards } with the deck.
citadels-log-take-card = { $who } took a card from { $whom }.
citadels-log-seer = { $who } took a card from everybody and gave one back.
citadels-log-scholar = { $who } looked at 7 cards and kept one.
citadels-log-gives-crown = { $who } gave the crown to { $whom }.
citadels-log-gives-crown-gold = { $who } gave the crown to { $whom } and took 1 gold.
citadels-log-gives-crown-cards = { $who } gave the crown to { $whom } and took a card.
citadels-log-gift = { $whom } gave 1 gold to { $who }.
citadels-log-built = { $who } built { $district } for { $n } gold.
citadels-log-built-framework = { $who } built { $district } from the Framework.
citadels-log-built-sacrifice = { $who } built { $district } by sacrificing { $given }.
citadels-log-built-borrowed = { $who } built { $district } for { $n } gold, part of it from { $whom } in exchange for cards.
citadels-log-built-cards = { $who } built { $district } for { $n } gold and { citadels-cards }.
citadels-log-destroyed = { $who } destroyed { $district } in { $whom }’s city for { $n } gold.
citadels-log-armory = { $who } sacrificed the Armory and destroyed { $district } in { $whom }’s city.
citadels-log-exchanged = { $who } exchanged with { $whom }: { $mine } for { $theirs }, and paid { $n } gold.
citadels-log-seized = { $who } paid { $whom } { $n } gold and took { $district }.
citadels-log-beautified = { $who } beautified { $district }.
citadels-log-collected = { $who } took { $n } gold from the token.
citadels-log-smithy = { $who } paid 2 gold at the Smithy for 3 cards.
citadels-log-laboratory = { $who } turned a card into 2 gold at the Laboratory.
citadels-log-museum = { $who } put a card under the Museum.
citadels-log-crown = The crown goes to { $who }.
citadels-log-taxed = { $who } paid 1 gold in tax.
citadels-log-first-complete = { $who } is the first with a complete city: the game ends after this round.
citadels-log-complete = { $who } has a complete city too.
citadels-log-witch-resumes = The Witch goes on: { $who }.
citadels-log-counted = { $who } has counted.
citadels-log-counted-own = { $who } counted { $n } gold and { citadels-cards }. City: { $districts }.
citadels-log-counted-vault = { $who } counted { $n } gold and { citadels-cards } with the Secret Vault. City: { $districts }.
citadels-log-correct-gold-same = Gold checked: { $who } has { $n }.
citadels-log-correct-gold = Gold corrected: { $who } has { $n }, not { $had }.
citadels-log-correct-tax-same = Tax checked: there is { $n } gold on the Tax Collector.
citadels-log-correct-tax = Tax corrected: there is { $n } gold on the Tax Collector, not { $had }.
citadels-log-correct-beautified = Gold on districts corrected: { $who } has { $n } there.
citadels-log-correct-city = { $who }’s city corrected: { $districts }.
citadels-log-correct-hand = Hand corrected: { $who } has { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
citadels-log-correct-crown = Crown corrected: { $who } has it.
citadels-log-correct-shown = Character corrected: { $who } is { $character }.
citadels-log-correct-not-shown = Character corrected: { $character } was not revealed.
citadels-log-correct-mark = Corrected, { $mark }: { $characters }.
citadels-log-correct-round = Round corrected: round { $n }, { $phase }.
citadels-log-is-complete = { $who }’s city is complete.
citadels-log-not-complete = { $who }’s city is not complete after all.

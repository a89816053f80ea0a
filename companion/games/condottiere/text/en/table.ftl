# What is said while Condottiere is played: headlines, to-dos, check-list, rules at hand, the log,
# refusals. Cards and cities are in cards.ftl, the words of the score in score.ftl.

condottiere-the-table = The table
condottiere-nothing = nothing

## Phases

condottiere-phase-setup = Setup
condottiere-phase-choose = Choosing a city
condottiere-phase-battle = Battle
condottiere-phase-round-end = End of the round
condottiere-phase-scored = Game scored
condottiere-phase-over = Result

## Tools

condottiere-tool-map = Map and Condottiere
condottiere-tool-battle = Battle board
condottiere-tool-strength = Strengths only
condottiere-tool-hands = My hand

## What happens now

condottiere-now-setup = Set up the table and say who’s the youngest.
condottiere-now-choose = { $who } holds the Condottiere and chooses a city.
condottiere-now-must-choose = Everybody has declined. Now { $who } has to choose a city.
condottiere-now-decided = The map says the game is decided. If the map is right, end the game.
condottiere-now-no-map = Ready for the next battle.
condottiere-now-free = Switch on whatever you need.
condottiere-now-battle = Battle for { $city }!
condottiere-now-battle-open = Battle!
condottiere-now-battle-done = The battle is over. Check the cards, then close it.
condottiere-now-claim = { $who } says: I won the battle. Right?
condottiere-now-final = The final battle: { $seats }.
condottiere-now-final-deal = The final battle: { $n } { $n ->
    [one] card
   *[other] cards
} for each tied player.
condottiere-now-round-end = The round is over. Shuffle all cards and deal again.
condottiere-now-shuffle = The round is over. { $who } shuffles all cards and deals again.
condottiere-now-scored = This game is scored. Clear the map for the next one.
condottiere-now-over = Here is the result.

condottiere-todo-choose = Choose a city
condottiere-todo-turn = Play a card or pass
condottiere-todo-passed = Passed; your army counts
condottiere-todo-out = No cards until the next round
condottiere-todo-defend = You can pass and come in later
condottiere-todo-watch = Not in the final battle
condottiere-todo-shuffle = Shuffle and deal; { $n } { $n ->
    [one] card
   *[other] cards
} for you
condottiere-todo-new-cards = Take { $n } new { $n ->
    [one] card
   *[other] cards
}

## Check-list before the first battle

condottiere-setup-aim = You are all condottieri after the famous cities of Italy, the red circles. A kingdom of { $n } linked { $n ->
    [one] city
   *[other] cities
} wins.
condottiere-setup-board = Put the board in the middle: Renaissance Italy, { $cities } capitals with { $borders } borders between them.
condottiere-setup-markers = Everybody takes the { $n } { $n ->
    [one] marker
   *[other] markers
} of one colour.
condottiere-setup-youngest = The youngest is the first Condottiere and takes the wooden piece.
condottiere-setup-deal = The Condottiere shuffles the { $deck } { $deck ->
    [one] card
   *[other] cards
} and deals everybody { $n }, face down.
condottiere-setup-mercenaries = Mercenaries are the cards with a shield and a number from 1 to 10 in the upper left corner.
condottiere-setup-points = You play several games. Each city is 1 point, a kingdom { $bonus } more. Once somebody has { $n }, the leader wins.
condottiere-setup-bigger = Bigger kingdoms: one more city, so it takes { $n } linked { $n ->
    [one] city
   *[other] cities
}.
condottiere-setup-capturing = Capturing: you may also attack other players’ cities.
condottiere-setup-points-capturing = Points and capturing together? The rulebook advises against it.
condottiere-setup-no-extra = Played it often? Points, bigger kingdoms and capturing make the game longer and trickier.

## Rules at hand

condottiere-hint-battles = A round is battle after battle, until only one of you has cards left.
condottiere-hint-hand-size = While you have cards, you don’t have to say how many.
condottiere-hint-discard-battle = Discard all cards of the battle, also after a surrender or a bishop. They stay out until the next round.
condottiere-hint-empty-hand = Out of cards? Say so.
condottiere-hint-discard-hand = No mercenary in your hand? You may discard your whole hand, or keep it and use the special cards. With a mercenary, you may not discard it.
condottiere-hint-may-discard-hand = No mercenary in your hand? You may discard it all.
condottiere-hint-capturing = You may also attack a city that somebody else holds, even if its owner has no cards left.
condottiere-hint-leader = { $who } plays the first card, then clockwise.
condottiere-hint-defender = { $who } owns this city, and may pass and still come in later until they have played a card.
condottiere-hint-card-by-card = Take turns: play one card in front of you, or pass. A pass is final, but your army still counts.
condottiere-hint-not-obliged = Nobody has to fight; even the Condottiere may pass at once.
condottiere-hint-go-on = The others fight on without { $seats }.
condottiere-hint-final-deal = Shuffle all { $n } { $n ->
    [one] card
   *[other] cards
}: { $hand } for each tied player, and one last battle.
condottiere-hint-hand-over = Anybody with cards left gives them to the holder of the Condottiere.
condottiere-hint-shuffle = The holder shuffles all { $n } { $n ->
    [one] card
   *[other] cards
} and deals.
condottiere-hint-markers = { $who } has more than { $n } { $n ->
    [one] city
   *[other] cities
}. When the markers run out, anything else will do.
condottiere-hint-near = { $who } could complete a kingdom with { $cities }.

## The battle as it stands

condottiere-outcome-strongest = { $who } leads with { $n }.
condottiere-outcome-tie = Tie at { $n }: { $seats }. Nobody would take the city.
condottiere-outcome-no-army = No army has any strength yet.
condottiere-outcome-strongest-over = { $who } wins with { $n }.
condottiere-outcome-tie-over = Tie at { $n }: { $seats }. Nobody wins the battle.
condottiere-outcome-no-army-over = No army has any strength. Nobody wins the battle.
condottiere-outcome-bishop = A bishop: nobody takes the city.
condottiere-doubt-cards = { $card }: played { $n } { $n ->
    [one] time
   *[other] times
} this round, more than the box has. Is a card wrong?

## The log

condottiere-log-begin = { $who } took the Condottiere. The game begins.
condottiere-log-attack = { $who } chose { $city }.
condottiere-log-battle-begins = Battle { $n } begins.
condottiere-log-decline = { $who } declined and handed the Condottiere to { $whom }.
condottiere-log-deal = New cards: round { $n }.
condottiere-log-out = { $who } has no cards left.
condottiere-log-in = { $who } has cards after all.
condottiere-log-lay = { $who }: { $card }.
condottiere-log-lay-back = { $who }: scarecrow, back in hand: { $back }.
condottiere-log-take-off = Corrected: { $card } is not in front of { $who }.
condottiere-log-pass = { $who } passed.
condottiere-log-count = { $who }: strength { $n }.
condottiere-log-wait = { $who } passed and may still come in.
condottiere-log-conquered = { $who } conquered { $city }.
condottiere-log-captured = { $who } took { $city } from { $whom }.
condottiere-log-defended = { $who } defended { $city }.
condottiere-log-held = Nobody won. { $city } stays with { $who }.
condottiere-log-bishop = A bishop stopped the battle. Nobody conquered { $city }.
condottiere-log-nobody = Nobody conquered { $city }.
condottiere-log-won = { $who } won the battle.
condottiere-log-nobody-won = Nobody won the battle.
condottiere-log-claim = { $who } said: I won. Somebody else has to agree.
condottiere-log-claim-back = { $who } withdrew that: not won after all.
condottiere-log-claim-refused = { $who } did not agree that { $whom } won.
condottiere-log-final = All cities are taken. Final battle: { $seats }.
condottiere-log-final-won = { $who } won the final battle.
condottiere-log-final-nobody = The final battle has no winner. Shake hands and play again some day.
condottiere-log-kingdom = A kingdom of { $n } linked { $n ->
    [one] city
   *[other] cities
}: { $seats }.
condottiere-log-round-over = Round { $n } is over.
condottiere-log-scored = Game { $n } is scored.
condottiere-log-over = The game is over.
condottiere-log-finish = Agreed at the table: the game is decided.
condottiere-log-noted = { $who } made a private note.
condottiere-log-noted-own = { $who } noted { $n } { $n ->
    [one] card
   *[other] cards
} in hand.
condottiere-log-noted-none = { $who } deleted the private note.
condottiere-log-correct-city = Corrected: { $city } belongs to { $who }.
condottiere-log-correct-free = Corrected: { $city } belongs to nobody.
condottiere-log-correct-piece = Corrected: { $who } holds the Condottiere.
condottiere-log-correct-place = Corrected: the battle is for { $city }.
condottiere-log-called-off = Corrected: no battle there, choose again.
condottiere-log-correct-line = Corrected the cards in front of { $who }: { $cards }.
condottiere-log-correct-round = Corrected: this is round { $n }.
condottiere-log-correct-points = Corrected: { $who } has { $n } { $n ->
    [one] point
   *[other] points
}.
condottiere-log-tool-on = Switched on: { $tool }.
condottiere-log-tool-off = Switched off: { $tool }.
condottiere-log-options = The settings were changed.
condottiere-log-then = { $first } { $second }

## Remarks: what was noted and speaks against it

condottiere-remark-city-taken = The app says { $city } belongs to { $who }. Conquered cities are left alone.
condottiere-remark-own-city = The app says { $city } is { $who }’s own city.
condottiere-remark-must-choose = The app says everybody has declined once, so { $who } has to choose now.
condottiere-remark-ended-by-card = The app says this battle is over: { $card }.
condottiere-remark-has-passed = The app says { $who } has passed in this battle.
condottiere-remark-no-cards = The app says { $who } has no cards left.
condottiere-remark-has-cards = The app says { $who } still has cards.
condottiere-remark-not-in-line = The app says this card was not in front of { $who }: { $card }.
condottiere-remark-other-strongest = By the cards entered, { $who } is the strongest, with { $n }.
condottiere-remark-count = { $n } { $n ->
    [one] mercenary adds
   *[other] mercenaries add
} up to between { $least } and { $most }, not { $total }. Is a number wrong?
condottiere-remark-nobody-strongest = By the cards entered, nobody is the strongest.
condottiere-remark-hand-empty = Your own note says you had no cards left.
condottiere-remark-hand-left = Your own note says you still had { $n } { $n ->
    [one] card
   *[other] cards
}.

## Refusals: what is wrong, and what would be right

condottiere-tool-off-map = The map is switched off at this table. Switch it on in the settings first.
condottiere-tool-off-battle = The battle board is switched off at this table. Switch it on in the settings first.
condottiere-tool-off-strength = Strengths are switched off at this table. Switch them on in the settings first.
condottiere-tool-off-hands = Hand notes are switched off at this table. Switch them on in the settings first.
condottiere-tool-already = It’s already set that way.
condottiere-over = The game is over. Undo its end first.
condottiere-other-phase = Not now: the phase is “{ $phase }”.
condottiere-other-round = That was for round { $n }; it’s now round { $now }.
condottiere-other-battle = That was for another battle.
condottiere-other-game = That was for another game.
condottiere-name-a-city = Tap the city where the battle is fought.
condottiere-piece-moved = The Condottiere has since moved on.
condottiere-holder-chooses = { $who } holds the Condottiere and chooses.
condottiere-only-the-tied = Only those tied for the most cities fight the final battle.
condottiere-line-full = There are only { $n } { $n ->
    [one] card
   *[other] cards
} in the box.
condottiere-only-scarecrow = Only a scarecrow takes a card back.
condottiere-only-mercenaries = A scarecrow takes back one of your own mercenaries, or nothing. It cannot take back { $card }.
condottiere-not-in-line = This card is not there in this battle: { $card }.
condottiere-claimed-already = You’ve already said so. Now somebody else, or the table screen, has to agree.
condottiere-no-claim = Nobody claims that now.
condottiere-cards-say = By the cards on the table, { $who } wins. If that’s wrong, correct the cards first.
condottiere-cards-say-nobody = By the cards on the table, nobody wins. If that’s wrong, correct the cards first.
condottiere-not-decided = Nothing is decided yet: play on until somebody wins.
condottiere-final-has-no-city = The final battle is not fought for a city.
condottiere-no-points = This table does not play for points.
condottiere-full-board-ends = Without capturing, the game always ends when all cities are taken.

# Citadels: the score sheet, and what cannot be or is odd.

## Lines of the score sheet and how they came about

citadels-line-districts = Districts
citadels-line-five-types = All five types
citadels-line-completion = Complete city

citadels-detail-districts = { $n ->
        [one] cost of 1 district
       *[other] cost of { $n } districts
    }
citadels-detail-districts-beautified = { $n ->
        [one] cost of 1 district, { $beautified } beautified
       *[other] cost of { $n } districts, { $beautified } beautified
    }
citadels-detail-five-types = a district of each type
citadels-detail-five-types-haunted = a district of each type ({ $district } is { $type })
citadels-detail-first = { $n } districts, the first to get there
citadels-detail-other = { $n } districts
citadels-detail-shrunk = was complete, now { $n } of { $need } districts
citadels-detail-basilica =
    { $n ->
        [one] 1 district with an odd cost
       *[other] { $n } districts with an odd cost
    }
citadels-detail-capitol = { $n } of one type: { $type }
citadels-detail-dragon-gate = extra points
citadels-detail-imperial-treasury = { $n } gold
citadels-detail-ivory-tower = the only unique district
citadels-detail-ivory-tower-haunted = the only unique district ({ $district } is { $type })
citadels-detail-map-room =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
citadels-detail-museum =
    { $n ->
        [one] 1 card under it
       *[other] { $n } cards under it
    }
citadels-detail-statue = has the crown
citadels-detail-wishing-well =
    { $n ->
        [one] 1 unique district
       *[other] { $n } unique districts
    }
citadels-detail-vault = revealed from the hand
citadels-detail-haunted-quarter = { $district } counts as this type: { $type }.

## Foot of the score sheet

citadels-note-tie-two = For the tie-break, players with two characters used the one with the higher rank.

citadels-ruling-three-player-discard-chosen = With 3 players, the third chooses which character to discard.
citadels-ruling-three-player-discard-random = With 3 players, the third discards a character at random.
citadels-ruling-own-completed-city-no = The Warlord cannot destroy districts of their own complete city.
citadels-ruling-own-completed-city-yes = The Warlord may destroy districts of their own complete city.
citadels-ruling-completion-kept-kept = A city that was complete keeps its bonus even if it has shrunk since.
citadels-ruling-completion-kept-judged = A city scores as complete only if it still is at the end.
citadels-ruling-completion-kept-first-only = Whoever was first keeps the bonus even if the city has shrunk since; for the others it has to be complete at the end.
citadels-ruling-tie-killed-yes = In a tie, a killed character counts too.
citadels-ruling-tie-killed-no = In a tie, only characters that were revealed count, not the killed one.
citadels-ruling-unique-counts-for-capitol-yes = Three unique districts are enough for the Capitol.
citadels-ruling-unique-counts-for-capitol-no = Unique districts do not count as a type for the Capitol.
citadels-ruling-vault-counts-for-map-room-yes = The Secret Vault counts as a card in hand for the Map Room.
citadels-ruling-vault-counts-for-map-room-no = The Secret Vault does not count as a card in hand for the Map Room.

## What decides a tie

citadels-decided-rank = the character with the higher rank

## What cannot be

citadels-fault-unknown-character = There is no such character in this game.
citadels-fault-one-per-rank = Only one character of each rank, and rank { $rank } has { $characters }. Keep one of them.
citadels-fault-rank-missing = Rank { $rank } is still empty. Choose from: { $characters }.
citadels-fault-ninth-needed = With { $n } players you need a ninth character. Choose from: { $characters }.
citadels-fault-no-ninth = { $character }: with { $n } players only ranks 1 to 8 are used.
citadels-either = { $first } or { $second }
citadels-fault-barred = { $character } is never used with { $n } players. Use instead: { $instead }.
citadels-fault-unknown-unique = There is no such unique district in this game.
citadels-fault-unique-twice = { $district } is chosen twice, and there is only one.
citadels-fault-fourteen = You need { $need } different unique districts, not { $n }.
citadels-fault-unknown-district = There is no such district in this game.
citadels-fault-vault-built = { $district } is never built, so it cannot be in a city. Tick it as revealed from the hand.
citadels-fault-cards-under = Only this district has cards under it: { $district }.
citadels-fault-unknown-type = Choose noble, religious, trade, military or unique.
citadels-fault-unknown-ruling = Choose one of the answers offered.
citadels-fault-second-crown = There is only one crown, and somebody else has it.
citadels-fault-second-first = Only one player can have been first, and it was somebody else.
citadels-fault-cast-size = A cast is 8 or 9 characters.
citadels-fault-cast-size-for = With { $n } players a cast is { $need } characters.

## What is odd, and counted all the same

citadels-warning-more-districts = { $district }: the box has only { $most } of these.
citadels-warning-vault-not-in-hand = { $district } is revealed from the hand, so count it as a card in hand too.
citadels-warning-more-uniques = { $n } different unique districts are counted, but only { $most } are in the deck.
citadels-warning-more-cards = { $n } district cards are counted, but only { $most } are in the deck.
citadels-warning-no-haunted-quarter = A type was chosen for this district, but it isn’t here: { $district }.
citadels-warning-no-crown = { $district } needs the crown, but nobody has it. Who does?
citadels-warning-nobody-first = A city is complete, so somebody was the first. Who was it?
citadels-warning-rank-twice = Somebody else had rank { $rank } in the last round.
citadels-warning-more-ranks = { $most ->
        [one] Everybody has 1 character in a round, but there are { $n } here.
       *[other] Everybody has { $most } characters in a round, but there are { $n } here.
    }
citadels-warning-no-rank = This tie is decided by the characters of the last round. Which one was it?

## What is left open

citadels-question-crown = who held the crown?
citadels-question-first = who was the first to complete a city?
citadels-question-ranks = which characters did the tied players have in the last round?

## What would have turned it

citadels-category-uniques = Unique districts
citadels-step-with = With one more district ({ $district })
citadels-step-without = Without one district ({ $district })
citadels-one-gold = 1 gold
citadels-one-card = 1 card in hand

# Condottiere: the score sheet, calculators and what cannot be.

## Lines of the score sheet and how they came about

condottiere-line-cities = Cities
condottiere-line-kingdom = Kingdom
condottiere-line-corrected = Points corrected at the table
condottiere-cities-counted = { $n ->
    [one] { $n } city
   *[other] { $n } cities
}
condottiere-detail-cities = { $names }
condottiere-detail-kingdom = { $n } { $n ->
    [one] linked city
   *[other] linked cities
}

## How it was decided

condottiere-decided-kingdom = a kingdom of linked cities
condottiere-decided-cities = more cities
condottiere-decided-final-battle = victory in the final battle
condottiere-note-kingdom = { $n } { $n ->
    [one] linked city wins
   *[other] linked cities win
}. The kingdom: { $names }.
condottiere-note-cities = All cities are taken and nobody has { $n } linked { $n ->
    [one] one
   *[other] ones
}, so whoever has the most cities wins.
condottiere-note-final-battle = All cities are taken and there was a tie for the most, so a final battle decided.
condottiere-note-final-open = All cities are taken and there is a tie for the most. Only a final battle can decide; if it has no winner, nobody wins.
condottiere-note-final-nobody = All cities are taken and there was a tie for the most. The final battle had no winner, so nobody wins.
condottiere-note-no-final-with-points = With points no final battle is fought: cities count, and nobody gets the extra points.
condottiere-note-games-won = { $who } won { $n ->
    [one] game
   *[other] games
} { $games }.
condottiere-note-undecided = Nobody has { $n } linked { $n ->
    [one] city
   *[other] cities
} and not all cities are taken: the game goes on.
condottiere-question-final = who won the final battle?
condottiere-question-cities = who holds the other { $n ->
    [one] city
   *[other] { $n } cities
}?

## What cannot be

condottiere-fault-unknown-card = There is no such card.
condottiere-fault-unknown-city = There is no such city on the map.
condottiere-fault-city-twice = { $city } is listed twice. A city has only one owner.
condottiere-fault-unknown-player = Nobody here has that name.
condottiere-fault-not-tied = The final battle is fought only among those with the most cities: { $names }.
condottiere-fault-ending = A battle ends by passing, by surrender or by a bishop.
condottiere-fault-ends-battle = This card ends the battle. Enter it under “ended by”; it has no strength.
condottiere-warning-no-final-battle = No final battle was needed; its winner was not counted.

## What would have turned it

condottiere-step-city = With one more city ({ $city })

# How a game was won, in words, for every game's score sheet.

score-open = Not yet decided: { $question }
score-shared = { $names } share the victory with { $counted } each.
score-tie-broken = { $names } have { $counted } each. { $name } wins by { $by }.
score-margin = { $name } is { $counted } ahead of { $names }.
score-one-more = With { $what } more
score-one-less = With { $what } less
score-some = { $n } × { $what }
score-turn = { $what }, { $name } would have won.
score-turn-titled = { $what }, { $name } would have taken { $titles } and won.
score-turn-other =
    { $n ->
        [one] { $what } for { $name }, { $names } would have won.
       *[other] { $what } for { $name }, { $names } would have shared the victory.
    }
score-titles = { $name } has { $titles }: { $counted }.
score-largest = Biggest single item: { $label }, { $counted } for { $name }.
score-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
score-each = { $n } × { $points }
score-more-than-in-box = { $what }: { $n } counted, but the box has only { $most }.

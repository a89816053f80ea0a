# How a game was won, in words, for every game's score sheet.

score-open = Not yet decided: { $question }
score-shared = { $names } share the victory with { $counted } each.
score-tie-broken = { $names } have { $counted } each. { $name } wins by { $by }.
score-margin = { $name } is { $counted } ahead of { $names }.
score-line = { $label } ({ $n })
score-decisive = Any one of these made the difference. Without it, { $names } would have come out ahead: { $lines }.
score-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
score-each = { $n } × { $points }
score-more-than-in-box = { $what }: { $n } counted, and the box has only { $most }.

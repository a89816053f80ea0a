# Rules at hand.

rules-now = What now?
rules-all = All rules
rules-search = Look up
rules-what = Rules, cards, words
rules-title = Rules, cards and words
rules-none-now = No rule to follow right now.

## The first game, told in two minutes

rules-first = New? Two-minute intro
rules-first-next = Next
rules-first-back = Back
rules-first-skip = Skip
rules-first-turn = Rotate
rules-first-turn-to = Turn to { $who }
rules-first-whose = { $who }’s page
rules-first-done = Off we go
rules-first-open = Open the table

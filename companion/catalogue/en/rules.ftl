# Rules at hand.

rules-now = What now?
rules-all = All rules
rules-search = Look up
rules-what = Rules, cards, words
rules-title = Look up rules, cards and words
rules-none-now = Nothing is to be done by a rule at this moment.

## The first game, told in two minutes

rules-first = First time? Two minutes
rules-first-next = Next
rules-first-back = Back
rules-first-skip = Skip
rules-first-turn = Turn it
rules-first-done = Off we go

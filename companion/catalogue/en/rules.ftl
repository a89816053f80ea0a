# Rules at hand.

rules-now = What now?
rules-all = All rules
rules-search = Look up
rules-what = Rules, cards, words
rules-title = Look up rules, cards and words
rules-none-now = Nothing is to be done by a rule at this moment.

# The first game, told in two minutes.

dunhuang-lesson-1 = You trade in a town on the Silk Road. Collect goods, tokens and prestige.
dunhuang-lesson-2 = All share one camel. On your turn it walks clockwise: the first step is free, each further one costs a coin.
dunhuang-lesson-3 = Take the card where it stops: into your stall, face up, or into your warehouse, in your hand.
dunhuang-lesson-4 = If nobody has more of a good in the stall than you, its token is yours. A tie is enough.
dunhuang-lesson-5 = Then let the character of that tile help you, or take three coins instead.
dunhuang-lesson-6 = Enough tokens and four different goods in the warehouse win at once. Say so at the end of your turn.
dunhuang-lesson-7 = When the deck is used up you count: of each good, whoever has the most in the warehouse keeps one card. Your tokens say how many of those score.

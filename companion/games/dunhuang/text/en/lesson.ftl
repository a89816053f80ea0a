# The first game, told in two minutes.

dunhuang-lesson-1-title = Trade on the Silk Road
dunhuang-lesson-1 = You trade in a town on the Silk Road. Collect goods, tokens and prestige.
dunhuang-lesson-2-title = One camel for everybody
dunhuang-lesson-2 = Everybody shares one camel. On your turn it walks clockwise: the first step is free, each extra one costs a coin.
dunhuang-lesson-3-title = Stall or warehouse?
dunhuang-lesson-3 = Take the card where it stops. Put it face up in your stall, or keep it in your hand: that’s your warehouse.
dunhuang-lesson-4-title = Nobody has more? Take the token
dunhuang-lesson-4 = If nobody has more of a good in their stall than you, take its token. A tie is enough.
dunhuang-lesson-5-title = A character, or 3 coins
dunhuang-lesson-5 = Then use that tile’s character, or take three coins instead.
dunhuang-lesson-6-title = Win at once
dunhuang-lesson-6 = With enough tokens and four different goods in your warehouse, you win at once. Say so at the end of your turn.
dunhuang-lesson-7-title = Out of cards: count
dunhuang-lesson-7 = When the deck runs out, you count. For each good, whoever has the most in the warehouse keeps one card. Your tokens say how many of those score.

# The first game, told in two minutes.

sheriff-lesson-1-title = Get rich at the market
sheriff-lesson-1 = Bring goods to market and get rich. At the end, the most gold wins, coins and goods together.
sheriff-lesson-2-title = One of you is the sheriff
sheriff-lesson-2 = Take turns as the sheriff. Everybody else is a merchant, trying to get a bag past.
sheriff-lesson-3-title = Tidy your hand
sheriff-lesson-3 = First, tidy your hand: set aside up to five cards and draw the same number.
sheriff-lesson-4-title = Load your bag in secret
sheriff-lesson-4 = Then secretly put one to five cards in your bag and close it. Once it’s closed, no more changes.
sheriff-lesson-5-title = Name a legal good. You may lie.
sheriff-lesson-5 = Look the sheriff in the eye and name one kind of legal goods, and how many. The number must be true; the kind need not be.
sheriff-lesson-6-title = Let it pass, or open it?
sheriff-lesson-6 = The sheriff lets your bag pass or opens it. If you lied, you pay for it; if you were honest, the sheriff pays you.
sheriff-lesson-7-title = Offer a bribe
sheriff-lesson-7 = Afraid of an inspection? Offer gold, goods or a promise. Haggling is half the game.
sheriff-lesson-8-title = The most makes you king
sheriff-lesson-8 = Goods that get through go on your stand. At the end, whoever has the most of a legal good is its king and gets a bonus.

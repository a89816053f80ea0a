# The first game, told in two minutes.

sheriff-lesson-1 = Bring goods to market and get rich. Whoever has the most gold in coins and goods at the end wins.
sheriff-lesson-2 = Everybody is the sheriff in turn. The others are merchants who would like to pass with their bags.
sheriff-lesson-3 = First tidy your hand: put up to five cards aside and draw as many.
sheriff-lesson-4 = Then put one to five cards into your bag in secret, and close it. Once closed, nothing changes.
sheriff-lesson-5 = Look the sheriff in the eye and name one kind of legal goods. The number must be true; the goods need not be.
sheriff-lesson-6 = The sheriff lets your bag pass or opens it. If you lied, you pay for it; if you were honest, the sheriff pays you.
sheriff-lesson-7 = Afraid of being opened? Offer gold, goods or a promise. Haggling is half the game.
sheriff-lesson-8 = What passes goes to your stand. Whoever has the most of a legal good at the end is its king and gets extra.

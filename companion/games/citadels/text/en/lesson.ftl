# The first game, told in two minutes.

citadels-lesson-1-title = Build the finest city
citadels-lesson-1 = At the end, the districts in front of you score points.
citadels-lesson-2-title = Pick a character in secret
citadels-lesson-2 = Each round you pick a character in secret, starting with whoever has the crown.
citadels-lesson-3-title = Answer when you are called
citadels-lesson-3 = Then the ranks are called from low to high. When yours is called, reveal your character and take your turn.
citadels-lesson-4-title = Take gold or cards
citadels-lesson-4 = First take two gold, or draw two cards and keep one.
citadels-lesson-5-title = Build one district
citadels-lesson-5 = Then you may build one district by paying its cost.
citadels-lesson-6-title = Be hard to guess
citadels-lesson-6 = Use your character’s ability once in your turn. Some stop others or rob them, so be hard to guess.
citadels-lesson-7-title = A complete city ends it
citadels-lesson-7 = Once somebody’s city is complete, finish the round. Then count your points.

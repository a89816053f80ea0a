# The first game, told in two minutes.

citadels-lesson-1 = Build the finest city. The districts in front of you are points at the end.
citadels-lesson-2 = Each round you pick a character in secret, beginning with whoever has the crown.
citadels-lesson-3 = Then the ranks are called from low to high. When yours is called, show yourself and play your turn.
citadels-lesson-4 = First take two gold, or draw two cards and keep one.
citadels-lesson-5 = Then you may build one district: pay what stands on it.
citadels-lesson-6 = Use what your character can do, once in your turn. Some stop others or rob them, so be hard to guess.
citadels-lesson-7 = Once somebody’s city is complete, the round is played to its end. Then you count.

# The first game, told in two minutes.

condottiere-lesson-1-title = Link cities into a kingdom
condottiere-lesson-1 = Win cities in Italy. Link enough of them and you have a kingdom; a kingdom wins.
condottiere-lesson-2-title = Ten cards each
condottiere-lesson-2 = Each round, everybody gets ten cards, plus two for each city they hold.
condottiere-lesson-3-title = Choose where to fight
condottiere-lesson-3 = Whoever holds the Condottiere chooses a free city. That’s what you fight for.
condottiere-lesson-4-title = Play a card, or pass
condottiere-lesson-4 = Take turns: play one card in front of you, or pass. After you pass, your army still counts.
condottiere-lesson-5-title = Mercenaries and drums
condottiere-lesson-5 = Mercenaries are worth the number printed on them. A drum doubles your own.
condottiere-lesson-6-title = Winter and the bishop
condottiere-lesson-6 = In winter each mercenary counts only 1. A bishop ends the battle, and nobody wins.
condottiere-lesson-7-title = Save your cards
condottiere-lesson-7 = You don’t have to win every battle. Save your cards for the cities you need.
condottiere-lesson-8-title = Then deal again
condottiere-lesson-8 = When only one of you has cards left, all cards are shuffled and dealt again.

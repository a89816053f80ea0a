# The first game, told in two minutes.

condottiere-lesson-1 = Win cities in Italy. Enough of them linked to each other are a kingdom, and a kingdom wins.
condottiere-lesson-2 = At the start of a round everybody gets ten cards, and two more for each city held.
condottiere-lesson-3 = Whoever holds the Condottiere chooses a free city: there you fight.
condottiere-lesson-4 = In turn, lay one card in front of you or pass. Once you have passed, your army still counts.
condottiere-lesson-5 = Mercenaries count what is printed on them. A drum doubles your own.
condottiere-lesson-6 = In winter each mercenary counts only 1. A bishop ends the battle, and nobody wins.
condottiere-lesson-7 = You need not win every battle. Spare your cards for the cities that you need.
condottiere-lesson-8 = When only one of you has cards left, all cards are shuffled and dealt anew.

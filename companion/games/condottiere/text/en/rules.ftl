# Condottiere: where a rule stands in its book.

condottiere-book-co = Condottiere, 2nd edition

condottiere-rule-reference = { $book }: { $heading }
condottiere-rule-reference-page = { $book }: { $heading }, page { $page }

condottiere-heading-translator-s-preface = Translator’s preface
condottiere-heading-introduction = Introduction
condottiere-heading-contents = Contents
condottiere-heading-aim = Aim
condottiere-heading-set-up = Setup
condottiere-heading-how-to-play = How to play
condottiere-heading-battle = Battle
condottiere-heading-ending-a-battle = Ending a battle
condottiere-heading-who-holds-the-condottiere = Who holds the Condottiere?
condottiere-heading-players-without-cards = Players without cards
condottiere-heading-discarding-cards = Discarding cards
condottiere-heading-ending-a-round = Ending a round
condottiere-heading-dealing-with-each-other = Negotiating
condottiere-heading-ending-the-game = Ending the game
condottiere-heading-extra-rules = Extra rules
condottiere-heading-extra-rules-winning-by-points = Extra rules: winning by points
condottiere-heading-extra-rules-bigger-kingdoms = Extra rules: bigger kingdoms
condottiere-heading-extra-rules-capturing-cities = Extra rules: capturing cities
condottiere-heading-the-cards-mercenary = The cards: mercenary
condottiere-heading-the-cards-winter = The cards: winter
condottiere-heading-the-cards-drum = The cards: drum
condottiere-heading-the-cards-scarecrow = The cards: scarecrow
condottiere-heading-the-cards-heroine = The cards: heroine
condottiere-heading-the-cards-surrender = The cards: surrender
condottiere-heading-the-cards-bishop = The cards: bishop
condottiere-heading-ruling = where the rulebook is silent
condottiere-heading-reading = as we read the book

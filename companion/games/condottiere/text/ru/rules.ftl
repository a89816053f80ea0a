# Condottiere: where a rule stands in its book.

condottiere-book-co = Кондотьер, 2-е издание

condottiere-rule-reference = { $book }: { $heading }
condottiere-rule-reference-page = { $book }: { $heading }, стр. { $page }

condottiere-heading-translator-s-preface = От переводчика
condottiere-heading-introduction = Введение
condottiere-heading-contents = Состав игры
condottiere-heading-aim = Цель игры
condottiere-heading-set-up = Подготовка
condottiere-heading-how-to-play = Ход игры
condottiere-heading-battle = Битва
condottiere-heading-ending-a-battle = Конец битвы
condottiere-heading-who-holds-the-condottiere = У кого Кондотьер?
condottiere-heading-players-without-cards = Игроки без карт
condottiere-heading-discarding-cards = Сброс карт
condottiere-heading-ending-a-round = Конец раунда
condottiere-heading-dealing-with-each-other = Переговоры
condottiere-heading-ending-the-game = Конец игры
condottiere-heading-extra-rules = Дополнительные правила
condottiere-heading-extra-rules-winning-by-points = Дополнения: игра на очки
condottiere-heading-extra-rules-bigger-kingdoms = Дополнения: большие королевства
condottiere-heading-extra-rules-capturing-cities = Дополнения: захват городов
condottiere-heading-the-cards-mercenary = Карты: наёмник
condottiere-heading-the-cards-winter = Карты: зима
condottiere-heading-the-cards-drum = Карты: барабан
condottiere-heading-the-cards-scarecrow = Карты: пугало
condottiere-heading-the-cards-heroine = Карты: героиня
condottiere-heading-the-cards-surrender = Карты: капитуляция
condottiere-heading-the-cards-bishop = Карты: епископ
condottiere-heading-ruling = о чём книга молчит
condottiere-heading-reading = как мы прочли книгу

# Condottiere: cards and cities.

condottiere-name = Кондотьер

## Cards

condottiere-mercenary = Наёмник { $n }
condottiere-card-drum = Барабан
condottiere-card-heroine = Героиня
condottiere-card-scarecrow = Пугало
condottiere-card-winter = Зима
condottiere-card-surrender = Капитуляция
condottiere-card-bishop = Епископ

## Cities, as people call them in their own language

condottiere-city-torino = Турин
condottiere-city-milano = Милан
condottiere-city-venezia = Венеция
condottiere-city-genova = Генуя
condottiere-city-mantova = Мантуя
condottiere-city-ferrara = Феррара
condottiere-city-parma = Парма
condottiere-city-modena = Модена
condottiere-city-bologna = Болонья
condottiere-city-lucca = Лукка
condottiere-city-firenze = Флоренция
condottiere-city-siena = Сиена
condottiere-city-urbino = Урбино
condottiere-city-spoleto = Сполето
condottiere-city-ancona = Анкона
condottiere-city-roma = Рим
condottiere-city-napoli = Неаполь

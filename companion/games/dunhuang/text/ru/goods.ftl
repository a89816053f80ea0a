# Merchants of Dunhuang: goods and characters, and what the characters do.

dunhuang-good-gold = Золото
dunhuang-good-silver = Серебро
dunhuang-good-lapis = Лазурит
dunhuang-good-porcelain = Фарфор
dunhuang-good-glass = Стекло
dunhuang-good-bamboo = Бамбук
dunhuang-good-tea = Чай
dunhuang-good-paper = Бумага
dunhuang-good-wool = Шерсть
dunhuang-good-silk = Шёлк

dunhuang-card = { $good } ({ $n })
dunhuang-cards = { $n } × { $card }

dunhuang-character-painter = Художник
dunhuang-character-musician = Музыкант
dunhuang-character-princess = Принцесса
dunhuang-character-dancer = Танцовщица
dunhuang-character-interpreter = Переводчик
dunhuang-character-diplomat = Дипломат
dunhuang-character-chinese-merchant = Китайский торговец
dunhuang-character-sogdian-merchant = Согдийский торговец
dunhuang-character-soldier = Солдат
dunhuang-character-general = Генерал
dunhuang-character-maid = Служанка
dunhuang-character-attendant = Слуга
dunhuang-character-herdsman = Пастух
dunhuang-character-farmer = Земледелец
dunhuang-character-priest = Священник
dunhuang-character-monk = Монах

## What they do

dunhuang-ability-painter = Сбросьте карту со склада и получите 3 престижа.
dunhuang-ability-musician = Сбросьте карту с прилавка и получите 3 престижа.
dunhuang-ability-discard = Сброшенная так карта возвращается в коробку.
dunhuang-ability-princess = По 1 престижу за каждый ваш жетон, какой бы стороной он ни лежал.
dunhuang-ability-dancer = Получите 2 престижа.
dunhuang-ability-interpreter = Возьмите из колоды по карте за каждый шаг верблюда в этот ход. Одну оставьте на складе.
dunhuang-ability-interpreter-rest = Остальные перемешайте и подложите под колоду.
dunhuang-ability-diplomat = Возьмите две карты из колоды. Одну на склад, другую под колоду.
dunhuang-ability-chinese-merchant = Выберите игрока и не глядя вытяните две карты с его склада. Потом отдайте ему две свои.
dunhuang-ability-sogdian-merchant = Выберите игрока: он отдаёт вам две карты со склада на свой выбор. Потом отдайте ему две свои и получите 1 престиж.
dunhuang-ability-merchants = Можно вернуть те же карты. Пришла одна — отдайте одну. Ни одной — не отдавайте ничего.
dunhuang-ability-soldier = Обменяйте карту с прилавка на карту с рынка.
dunhuang-ability-general = Обменяйте карту со склада на карту с рынка.
dunhuang-ability-maid = Обменяйте карту с прилавка на карту со склада. Товары должны быть разными.
dunhuang-ability-attendant = Переложите одну карту: с прилавка на склад или со склада на прилавок.
dunhuang-ability-herdsman = Возьмите на склад карту у одного из двух тайлов рядом с верблюдом.
dunhuang-ability-farmer = Отсчитайте вперёд от верблюда столько тайлов, сколько шагов он прошёл, и возьмите на склад любую из их карт.
dunhuang-ability-priest = Переверните один свой жетон знаком вверх. Кто сравняется с вами и захочет его забрать, того можно остановить: верните жетон числом вверх.
dunhuang-ability-monk = Переверните один свой жетон знаком вверх. Кто сравняется с вами и захочет его забрать, платит вам 2 монеты или не берёт.
dunhuang-ability-tie-only = Знак помогает, только пока у другого карт столько же. У кого больше, тот забирает жетон сразу.
dunhuang-ability-draw = { $n ->
    [one] В этот раз это { $n } карта.
    [few] В этот раз это { $n } карты.
   *[many] В этот раз это { $n } карт.
}

# Merchants of Dunhuang: where a rule stands in its book.

dunhuang-book-dh = Купцы Дуньхуана

dunhuang-rule-reference = { $book }: { $heading }
dunhuang-rule-reference-page = { $book }: { $heading }, стр. { $page }

dunhuang-heading-introduction = Вступление
dunhuang-heading-aim-of-the-game = Цель игры
dunhuang-heading-contents = Состав
dunhuang-heading-set-up = Подготовка
dunhuang-heading-course-of-the-game = Ход игры
dunhuang-heading-moving-the-camel = 1. Верблюд
dunhuang-heading-taking-goods = 2. Товар
dunhuang-heading-taking-goods-warehouse = 2. Товар: склад
dunhuang-heading-taking-goods-shop = 2. Товар: прилавок
dunhuang-heading-using-the-ability = 3. Способность
dunhuang-heading-checking-for-victory = 4. Проверка победы
dunhuang-heading-refilling-the-market = 5. Пополнение рынка
dunhuang-heading-end-of-the-game = Конец игры
dunhuang-heading-scoring = Подсчёт
dunhuang-heading-scoring-example = Подсчёт: пример
dunhuang-heading-appendix-character-abilities = Приложение: способности персонажей
dunhuang-heading-painter = Художник
dunhuang-heading-musician = Музыкант
dunhuang-heading-painter-and-musician-note = Художник и музыкант: примечание
dunhuang-heading-princess = Принцесса
dunhuang-heading-dancer = Танцовщица
dunhuang-heading-interpreter = Переводчик
dunhuang-heading-diplomat = Дипломат
dunhuang-heading-chinese-merchant = Китайский торговец
dunhuang-heading-sogdian-merchant = Согдийский торговец
dunhuang-heading-chinese-merchant-and-sogdian-merchant-note = Китайский и согдийский торговцы: примечание
dunhuang-heading-soldier = Солдат
dunhuang-heading-general = Генерал
dunhuang-heading-maid = Служанка
dunhuang-heading-attendant = Слуга
dunhuang-heading-maid-attendant-and-soldier-important = Служанка, слуга и солдат: важно
dunhuang-heading-maid-attendant-soldier-and-musician-important = Служанка, слуга, солдат и музыкант: важно
dunhuang-heading-herdsman = Пастух
dunhuang-heading-farmer = Земледелец
dunhuang-heading-priest = Священник
dunhuang-heading-monk = Монах
dunhuang-heading-priest-and-monk-important = Священник и монах: важно
dunhuang-heading-priest-and-monk-example = Священник и монах: пример
dunhuang-heading-ruling = о чём книга молчит
dunhuang-heading-reading = как мы прочли книгу

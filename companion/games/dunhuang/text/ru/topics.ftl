# What may be looked up.

dunhuang-topic-setup = Подготовка
dunhuang-topic-move = Ход верблюда
dunhuang-topic-take = Карты товаров
dunhuang-topic-ability = Способность персонажа
dunhuang-topic-check = Победа сразу
dunhuang-topic-end = Конец игры

## When somebody has left

dunhuang-absent = { $left ->
    [1] В одиночку не сыграть.
   *[other] О пустом месте правила молчат. Передавайте ход дальше; прилавок, жетоны и склад остаются и считаются.
}

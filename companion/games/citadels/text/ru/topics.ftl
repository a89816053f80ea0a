# What may be looked up.

citadels-topic-setup = Подготовка
citadels-topic-selection = Выбор персонажей
citadels-topic-call = Вызов персонажей
citadels-topic-turn = Ход
citadels-topic-sets = Наборы персонажей

## When somebody has left

citadels-absent = { $left ->
    [1] В одиночку не сыграть.
   *[other] О пустом месте правила молчат. Дайте этому месту персонажа не глядя; когда его вызовут, ничего не происходит. Город стоит и считается.
}

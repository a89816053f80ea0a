# Words that belong to no game and no screen: lists, seats without a name, languages.

## "a", "a и b", "a, b и c": `list-more` is repeated, `list-last` closes.

list-empty = ничего
list-pair = { $first } и { $second }
list-more = { $first }, { $second }
list-last = { $first } и { $second }

## A seat whose person gave no name is called by its colour.

seat-red = Красный
seat-blue = Синий
seat-yellow = Жёлтый
seat-green = Зелёный
seat-purple = Фиолетовый
seat-orange = Оранжевый
seat-white = Белый
seat-black = Чёрный

# Words that belong to no game and no screen: lists, seats without a name, languages.

## "a", "a and b", "a, b and c": `list-more` is repeated, `list-last` closes.

list-empty = nothing
list-pair = { $first } and { $second }
list-more = { $first }, { $second }
list-last = { $first } and { $second }

## A seat whose person gave no name is called by its colour.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
seat-orange = Orange
seat-white = White
seat-black = Black

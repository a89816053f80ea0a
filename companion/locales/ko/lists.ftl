# Words that belong to no game and no screen: lists, seats without a name, languages.

## "a", "a와 b", "a, b, c": `list-more` is repeated, `list-last` closes.

list-empty = 없음
list-pair = { JOSA($first, "과/와") } { $second }
list-more = { $first }, { $second }
list-last = { $first }, { $second }

## A seat whose person gave no name is called by its colour.

seat-red = 빨강
seat-blue = 파랑
seat-yellow = 노랑
seat-green = 초록
seat-purple = 보라
seat-orange = 주황
seat-white = 하양
seat-black = 검정

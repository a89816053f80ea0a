# Как игра была выиграна, словами: для листа очков каждой игры.

score-open = Ещё не решено: { $question }
score-shared = Победа общая: { $names }. У каждого { $counted }.
score-tie-broken = Поровну ({ $counted }): { $names }. Победу приносит { $by }. Победитель: { $name }.
score-margin = Разрыв в { $counted }: { $name } впереди, следом { $names }.
score-line = { $label } ({ $n })
score-decisive = Исход решает любое из этого: { $lines }. Без него впереди { $names }.
score-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
score-each = { $n } × { $points }
score-more-than-in-box = { $what }: сосчитано { $n }, а в коробке только { $most }.

# Как игра была выиграна, словами: для листа очков каждой игры.

score-open = Ещё не решено: { $question }
score-shared = Победа общая: { $names }. У каждого { $counted }.
score-tie-broken = Поровну ({ $counted }): { $names }. Решает { $by }. Победитель: { $name }.
score-margin = Разрыв в { $counted }: { $name } впереди, следом { $names }.
score-one-more = Ещё { $what }
score-one-less = Минус { $what }
score-some = { $n } × { $what }
score-turn = { $what } — и побеждает { $name }.
score-turn-titled = { $what } — и побеждает { $name } ({ $titles }).
score-turn-other =
    { $n ->
        [1] { $what } у игрока { $name } — и побеждает { $names }.
       *[other] { $what } у игрока { $name } — и победа общая: { $names }.
    }
score-titles = { $name }: { $titles } ({ $counted }).
score-largest = Больше всего за один пункт: { $label }, { $counted } ({ $name }).
score-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
score-each = { $n } × { $points }
score-more-than-in-box = { $what }: сосчитано { $n }, а в коробке только { $most }.

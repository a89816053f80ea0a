# Condottiere: the score sheet, calculators and what cannot be.

## Lines of the score sheet and how they came about

condottiere-line-cities = Города
condottiere-line-kingdom = Королевство
condottiere-line-corrected = Очки, исправленные за столом
condottiere-cities-counted = { $n ->
    [one] { $n } город
    [few] { $n } города
   *[many] { $n } городов
}
condottiere-detail-cities = { $names }
condottiere-detail-kingdom = { $n } { $n ->
    [one] соединённый город
    [few] соединённых города
   *[many] соединённых городов
}

## How it was decided

condottiere-decided-kingdom = королевство из соединённых городов
condottiere-decided-cities = большее число городов
condottiere-decided-final-battle = победа в последней битве
condottiere-note-kingdom = Для победы { $n ->
    [one] нужен
    [few] нужны
   *[many] нужны
} { $n } { $n ->
    [one] соединённый город
    [few] соединённых города
   *[many] соединённых городов
}. Королевство: { $names }.
condottiere-note-cities = Все города заняты, но ни у кого нет королевства из { $n } { $n ->
    [one] города
    [few] городов
   *[many] городов
}: побеждает тот, у кого городов больше.
condottiere-note-final-battle = Все города заняты, первое место разделили, и всё решила последняя битва.
condottiere-note-final-open = Все города заняты, первое место разделили. Решить может только последняя битва; без победителя в ней не выигрывает никто.
condottiere-note-final-nobody = Все города заняты, первое место разделили. В последней битве победителя нет: не выиграл никто.
condottiere-note-no-final-with-points = При игре на очки последней битвы нет: считаются города, а дополнительных очков не получает никто.
condottiere-note-games-won = Победа в { $n ->
    [one] партии
    [few] партиях
   *[many] партиях
} { $games }: { $who }.
condottiere-note-undecided = Ни у кого нет { $n } { $n ->
    [one] соединённого города
    [few] соединённых городов
   *[many] соединённых городов
}, и свободные города ещё есть: игра продолжается.
condottiere-question-final = кто победил в последней битве?
condottiere-question-cities = кто владеет остальными городами ({ $n })?

## What cannot be

condottiere-fault-unknown-card = Такой карты нет.
condottiere-fault-unknown-city = Такого города на поле нет.
condottiere-fault-city-twice = { $city }: указано дважды. У города один хозяин.
condottiere-fault-unknown-player = Игрока с таким именем здесь нет.
condottiere-fault-not-tied = В последней битве сражаются только те, у кого больше всего городов: { $names }.
condottiere-fault-ending = Битва кончается пасами, капитуляцией или епископом.
condottiere-fault-ends-battle = Эта карта завершает битву. Силы у неё нет: укажите её как причину конца.
condottiere-warning-no-final-battle = Последняя битва была не нужна; её победитель не учтён.

## What would have turned it

condottiere-step-city = Ещё один город ({ $city })

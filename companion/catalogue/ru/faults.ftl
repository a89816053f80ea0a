# What can be wrong with a number or a name in any game.

fault-negative = Меньше нуля быть не может.
fault-too-many = Слишком много: самое большее { $most }.
fault-between = { $n } не подходит: выберите от { $low } до { $high }.
fault-player-count =
    { $n ->
        [one] В эту игру играют от { $low } до { $high } человек, а здесь { $n } игрок.
        [few] В эту игру играют от { $low } до { $high } человек, а здесь { $n } игрока.
       *[many] В эту игру играют от { $low } до { $high } человек, а здесь { $n } игроков.
    }
fault-name-missing = Имя нужно каждому.
fault-name-long =
    { $most ->
        [one] Слишком длинное имя: самое большее { $most } буква.
        [few] Слишком длинное имя: самое большее { $most } буквы.
       *[many] Слишком длинное имя: самое большее { $most } букв.
    }
fault-name-twice = Двух игроков зовут { $name }. Дайте одному из них другое имя.
fault-name-control = В имени должны быть читаемые буквы, без переноса строки.
fault-text-too-long = Слишком длинно: самое большее { $most ->
    [one] { $most } знак
    [few] { $most } знака
   *[many] { $most } знаков
}.
fault-unknown-seat = Такого места за этим столом нет.
fault-needs-a-seat = Укажите, за какое место.
fault-not-yours = Это делает кто-то другой. С экрана стола можно за любого.
fault-id = Действию нужен номер из читаемых знаков, от 1 до { $most }.
fault-id-reserved = Так начинаются номера самих часов: выберите другой.

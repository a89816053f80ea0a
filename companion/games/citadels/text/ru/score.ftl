# Citadels: the score sheet, and what cannot be or is odd.

## Lines of the score sheet and how they came about

citadels-line-districts = Кварталы
citadels-line-five-types = Все пять типов
citadels-line-completion = Достроенный город

citadels-detail-districts =
    { $n ->
        [one] стоимость { $n } квартала
        [few] стоимость { $n } кварталов
       *[many] стоимость { $n } кварталов
    }
citadels-detail-districts-beautified =
    { $n ->
        [one] стоимость { $n } квартала, украшено { $beautified }
        [few] стоимость { $n } кварталов, украшено { $beautified }
       *[many] стоимость { $n } кварталов, украшено { $beautified }
    }
citadels-detail-five-types = по кварталу каждого типа
citadels-detail-five-types-haunted = по кварталу каждого типа ({ $district }: { $type })
citadels-detail-first =
    { $n ->
        [one] { $n } квартал, раньше всех
        [few] { $n } квартала, раньше всех
       *[many] { $n } кварталов, раньше всех
    }
citadels-detail-other =
    { $n ->
        [one] { $n } квартал
        [few] { $n } квартала
       *[many] { $n } кварталов
    }
citadels-detail-shrunk = был достроен, теперь кварталов { $n } из { $need }
citadels-detail-basilica =
    { $n ->
        [one] { $n } квартал нечётной стоимости
        [few] { $n } квартала нечётной стоимости
       *[many] { $n } кварталов нечётной стоимости
    }
citadels-detail-capitol = { $n } одного типа: { $type }
citadels-detail-dragon-gate = дополнительные очки
citadels-detail-imperial-treasury =
    { $n ->
        [one] { $n } золотой
        [few] { $n } золотых
       *[many] { $n } золотых
    }
citadels-detail-ivory-tower = единственный особый квартал
citadels-detail-ivory-tower-haunted = единственный особый квартал ({ $district }: { $type })
citadels-detail-map-room =
    { $n ->
        [one] { $n } карта на руке
        [few] { $n } карты на руке
       *[many] { $n } карт на руке
    }
citadels-detail-museum =
    { $n ->
        [one] { $n } карта под ним
        [few] { $n } карты под ним
       *[many] { $n } карт под ним
    }
citadels-detail-statue = корона у этого игрока
citadels-detail-wishing-well =
    { $n ->
        [one] { $n } особый квартал
        [few] { $n } особых квартала
       *[many] { $n } особых кварталов
    }
citadels-detail-vault = карта показана с руки
citadels-detail-haunted-quarter = { $district } считается кварталом типа «{ $type }».

## Foot of the score sheet

citadels-note-tie-two = При ничьей у тех, у кого было два персонажа, сравнивали старший ранг.

citadels-ruling-three-player-discard-chosen = Втроём третий сам выбирает, какого персонажа отложить.
citadels-ruling-three-player-discard-random = Втроём третий откладывает персонажа наугад.
citadels-ruling-own-completed-city-no = Кондотьер не может разрушать кварталы в своём достроенном городе.
citadels-ruling-own-completed-city-yes = Кондотьер может разрушать кварталы и в своём достроенном городе.
citadels-ruling-completion-kept-kept = Город, который был достроен, сохраняет награду, даже если потом уменьшился.
citadels-ruling-completion-kept-judged = Награду даёт только город, достроенный к концу игры.
citadels-ruling-completion-kept-first-only = Кто достроил первым, сохраняет награду, даже если город уменьшился; у других он должен быть достроен в конце.
citadels-ruling-tie-killed-yes = При ничьей считается и убитый персонаж.
citadels-ruling-tie-killed-no = При ничьей считаются только открытые персонажи, без убитого.
citadels-ruling-unique-counts-for-capitol-yes = Для Капитолия хватает и трёх особых кварталов.
citadels-ruling-unique-counts-for-capitol-no = Для Капитолия особые кварталы типом не считаются.
citadels-ruling-vault-counts-for-map-room-yes = Тайное хранилище считается картой на руке для Коллекции карт.
citadels-ruling-vault-counts-for-map-room-no = Тайное хранилище не считается картой на руке для Коллекции карт.

## What decides a tie

citadels-decided-rank = персонаж старшего ранга

## What cannot be

citadels-fault-unknown-character = Такого персонажа в игре нет.
citadels-fault-one-per-rank = В каждом ранге один персонаж, а в ранге { $rank } выбраны { $characters }. Оставьте одного.
citadels-fault-rank-missing = Ранг { $rank } пока пуст. На выбор: { $characters }.
citadels-fault-ninth-needed =
    { $n ->
        [one] Для { $n } игрока нужен девятый персонаж. На выбор: { $characters }.
        [few] Для { $n } игроков нужен девятый персонаж. На выбор: { $characters }.
       *[many] Для { $n } игроков нужен девятый персонаж. На выбор: { $characters }.
    }
citadels-fault-no-ninth =
    { $n ->
        [one] { $character }: для { $n } игрока берут только ранги от 1 до 8.
        [few] { $character }: для { $n } игроков берут только ранги от 1 до 8.
       *[many] { $character }: для { $n } игроков берут только ранги от 1 до 8.
    }
citadels-either = { $first } или { $second }
citadels-fault-barred = 
    { $n ->
        [one] { $character }: не участвует в игре для { $n } игрока. Взамен: { $instead }.
        [few] { $character }: не участвует в игре для { $n } игроков. Взамен: { $instead }.
       *[many] { $character }: не участвует в игре для { $n } игроков. Взамен: { $instead }.
    }
citadels-fault-unknown-unique = Такого особого квартала в игре нет.
citadels-fault-unique-twice = { $district }: выбрано дважды, а карта только одна.
citadels-fault-fourteen = Разных особых кварталов нужно { $need }, а здесь { $n }.
citadels-fault-unknown-district = Такого квартала в игре нет.
citadels-fault-vault-built = { $district }: построить нельзя, в городе этой карты не бывает. Отметьте, что её показали с руки.
citadels-fault-cards-under = Карты лежат только под этим кварталом: { $district }.
citadels-fault-unknown-type = Выберите дворянский, церковный, торговый, воинский или особый.
citadels-fault-unknown-ruling = Выберите один из имеющихся ответов.
citadels-fault-second-crown = Корона одна, и она у другого игрока.
citadels-fault-second-first = Первым достроить город мог только один, и это другой игрок.
citadels-fault-cast-size = Персонажей бывает 8 или 9.
citadels-fault-cast-size-for =
    { $n ->
        [one] Для { $n } игрока персонажей нужно { $need }.
        [few] Для { $n } игроков персонажей нужно { $need }.
       *[many] Для { $n } игроков персонажей нужно { $need }.
    }

## What is odd, and counted all the same

citadels-warning-more-districts = { $district }: таких карт в коробке только { $most }.
citadels-warning-vault-not-in-hand = { $district }: карту показали с руки, посчитайте её и среди карт на руке.
citadels-warning-more-uniques = Разных особых кварталов посчитано { $n }, а в колоде их только { $most }.
citadels-warning-more-cards = Карт кварталов посчитано { $n }, а в колоде их только { $most }.
citadels-warning-no-haunted-quarter = Тип выбран, а такого квартала в городе нет: { $district }.
citadels-warning-no-crown = { $district }: очки даёт корона, а её ни у кого нет. У кого она?
citadels-warning-nobody-first = Есть достроенный город, значит, кто-то был первым. Кто?
citadels-warning-rank-twice = Ранг { $rank } в последнем раунде был у другого игрока.
citadels-warning-more-ranks =
    { $most ->
        [one] В раунде у каждого { $most } персонаж, а здесь { $n }.
        [few] В раунде у каждого { $most } персонажа, а здесь { $n }.
       *[many] В раунде у каждого { $most } персонажей, а здесь { $n }.
    }
citadels-warning-no-rank = Эту ничью решают персонажи последнего раунда. Кто это был?

## What is left open

citadels-question-crown = у кого была корона?
citadels-question-first = кто первым достроил город?
citadels-question-ranks = какие персонажи были в последнем раунде у тех, у кого поровну очков?

## What would have turned it

citadels-category-uniques = Особые кварталы
citadels-step-with = Ещё один квартал ({ $district })
citadels-step-without = Минус один квартал ({ $district })
citadels-one-gold = 1 золотой
citadels-one-card = 1 карта на руке

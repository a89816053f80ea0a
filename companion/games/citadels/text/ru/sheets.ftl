# Citadels: what only the printed sheets say. The rest they share with the screens.

## At the head

citadels-sheet-own-mix = Свой набор
citadels-sheet-any = Для любого набора
citadels-sheet-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
citadels-sheet-in-play = { $n } { $n ->
    [one] персонаж
    [few] персонажа
   *[many] персонажей
}, в достроенном городе { $districts } { $districts ->
    [one] квартал
    [few] квартала
   *[many] кварталов
}

## The round

citadels-sheet-figure-each = { $n ->
    [one] персонаж у каждого на раунд
    [few] персонажа у каждого на раунд
   *[many] персонажей у каждого на раунд
}
citadels-sheet-figure-gather = золотых (или карты) в начале хода
citadels-sheet-figure-draw = карты взять, одну оставить
citadels-sheet-figure-complete = кварталов в достроенном городе
citadels-sheet-who = Кто
citadels-sheet-gets = Карт
citadels-sheet-does = Что делает
citadels-sheet-lay-out = { $up ->
    [0] В середину рубашкой вверх, не глядя: { $down }. В этом раунде эти карты не участвуют.
   *[other] В середину открыто: { $up }, рубашкой вверх, не глядя: { $down }. В этом раунде эти карты не участвуют.
}
citadels-sheet-nobody = Никто не отозвался? Вызывают следующий ранг.
citadels-sheet-caller = Вызывает владелец короны. Если она перешла к другому, дальше вызывает он, и в следующем раунде он выбирает первым.
citadels-sheet-round-over = Вызваны все ранги? Верните карты персонажей и начинайте новый раунд.
citadels-sheet-few = У каждого два персонажа и ход за каждого, но один город, одни карты на руке и одна казна.
citadels-sheet-few-own-turn = Способность персонажа работает только в его собственный ход.

## A turn

citadels-sheet-turn = Ваш ход
citadels-sheet-gather-gold = Берёте золото: возьмите из банка { $n }.
citadels-sheet-build = Стройка: выложите квартал с руки перед собой и заплатите его стоимость в банк. Один за ход, если персонаж не может больше.
citadels-sheet-no-duplicate = Квартал, который уже есть в вашем городе, строить нельзя.
citadels-sheet-open = Ваше золото и число карт на руке видят все. Предела им нет.

## The end

citadels-sheet-end-complete = { $n ->
    [one] Город достроен, когда в нём { $n } квартал. Раунд доигрывают и считают очки.
    [few] Город достроен, когда в нём { $n } квартала. Раунд доигрывают и считают очки.
   *[many] Город достроен, когда в нём { $n } кварталов. Раунд доигрывают и считают очки.
}
citadels-sheet-points-costs = Каждый ваш квартал: его стоимость.
citadels-sheet-points-five-types = По кварталу каждого из пяти типов: { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
   *[many] { $n } очков.
}
citadels-sheet-points-complete = Достроили город первым: { $first ->
    [one] { $first } очко.
    [few] { $first } очка.
   *[many] { $first } очков.
} Достроили позже: { $other }.
citadels-sheet-points-uniques = Что приносят сверх того особые кварталы.
citadels-sheet-most-wins = Побеждает тот, у кого больше очков. При ничьей — тот, чей персонаж в последнем раунде старше рангом.
citadels-sheet-more-districts = Кто может построить за ход несколько кварталов, строит и дальше: считаются все.
citadels-sheet-tie = Ничья?
citadels-sheet-tie-rank = Побеждает тот, чей персонаж в последнем раунде старше рангом.
citadels-sheet-tie-two = Из двух ваших персонажей считается старший.
citadels-sheet-decided = Как играют за этим столом
citadels-sheet-example = Вы первым достроили город: { $districts }. Стоимость { $costs } + все типы { $types } + первый { $complete } + { $unique } { $more } = { $total ->
    [one] { $total } очко.
    [few] { $total } очка.
   *[many] { $total } очков.
}
citadels-sheet-example-plain = Вы первым достроили город: { $districts }. Стоимость { $costs } + все типы { $types } + первый { $complete } = { $total ->
    [one] { $total } очко.
    [few] { $total } очка.
   *[many] { $total } очков.
}

## Tables

citadels-sheet-character = Персонаж
citadels-sheet-unique = Особый квартал
citadels-sheet-at-a-glance = Коротко
citadels-sheet-district = Квартал
citadels-sheet-cost = Стоит
citadels-sheet-builds = Строит
citadels-sheet-what = Что умеет
citadels-sheet-pays-gold = золотой: { $type }
citadels-sheet-pays-cards = карта: { $type }
citadels-sheet-pays-either = золотой или карта: { $type }

## The fine print

citadels-sheet-more-witch = До этого строить нельзя. Если никто не отозвался, ваш ход просто кончается.
citadels-sheet-more-witch-crown = Околдованный { citadels-character-king } или { citadels-character-patrician } всё равно забирает корону.
citadels-sheet-more-magistrate = Только первый квартал, оплаченный золотом. Стройка у хозяина всё равно потрачена. Нельзя забрать то, что у вас уже есть.
citadels-sheet-more-blackmailer = Половину округляют вниз. Кому грозят, тот сначала берёт ресурсы, потом отвечает, потом делает остальное. Нельзя положить на ранг 1, на убитого и на околдованного.
citadels-sheet-more-crown = С этого момента вызываете вы, а в следующем раунде выбираете первым.
citadels-sheet-more-crown-killed = Убиты: откройте карту в конце раунда и заберите корону тогда.
citadels-sheet-more-crown-bewitched = Околдованы: корона всё равно ваша.
citadels-sheet-more-emperor-killed = Убиты: откройте карту в конце раунда и передайте корону, но ничего не берите.
citadels-sheet-more-emperor-bewitched = Околдованы: решает и берёт { citadels-character-witch }.
citadels-sheet-more-bishop-killed = Убитый города не защищает.
citadels-sheet-more-bishop-bewitched = Околдован: ранг 8 не тронет город того, у кого { citadels-character-witch }.
citadels-sheet-more-abbot = Самых богатых несколько? Выбираете вы. Если вы один из них, то не получаете ничего.
citadels-sheet-more-cardinal = Не больше, чем не хватает, и этот квартал надо построить.
citadels-sheet-more-alchemist = Золото, отданное за другое, не вернётся. Сначала оно должно у вас быть.
citadels-sheet-more-navigator = Какие бы ресурсы вы ни взяли. Нельзя строить и то, что не идёт в счёт построек.
citadels-sheet-more-warlord = Не в достроенном городе. Можно и свой квартал.
citadels-sheet-more-diplomat = Чужой достроенный город нельзя, свой можно. Двух одинаковых кварталов в городе быть не должно. Если ваш дороже, вам не доплачивают.
citadels-sheet-more-marshal = Не из достроенного города и не то, что у вас уже есть.
citadels-sheet-more-queen = Если ранг 4 убит, золото вы получите в конце раунда, когда его карту откроют.
citadels-sheet-more-tax-collector = В каждом раунде, даже когда Сборщика ни у кого нет, и за построенное даром. Не платит тот, у кого золота не осталось, и вы сами в этот ход. Что не забрали, лежит дальше.
citadels-sheet-more-tax-collector-other = В ход другого своего персонажа платите и вы.
citadels-sheet-more-tax-collector-confiscated = За конфискованное платит { citadels-character-magistrate }.
citadels-sheet-more-factory = Очков они приносят по полной стоимости.
citadels-sheet-more-unpaid = { citadels-character-magistrate } не может забрать построенное так.
citadels-sheet-more-haunted-quarter = В конце он этого типа, и только этого, во всём подсчёте.
citadels-sheet-more-ivory-tower = { citadels-district-haunted-quarter }, если он другого типа, не мешает.
citadels-sheet-more-monument = Для всего остального это один квартал.
citadels-sheet-more-museum = Если Музей переходит в другой город, карты идут с ним.
citadels-sheet-more-poor-house = { citadels-character-alchemist } берёт его до того, как золото вернётся.
citadels-sheet-more-quarry = Сколько угодно раз. Только при стройке, не при захвате и обмене.
citadels-sheet-more-school-of-magic = В конце она всегда особая.
citadels-sheet-more-secret-vault = Кварталом вашего города не считается.
citadels-sheet-more-stables = Даже если её забрал { citadels-character-magistrate }.
citadels-sheet-more-thieves-den = Если его забрал { citadels-character-magistrate }, вернётся только золото, без карт.

## The check-list and the box

citadels-sheet-before = Перед первым раундом
citadels-sheet-figure-gold = золотых каждому
citadels-sheet-figure-hand = карты на руку
citadels-sheet-figure-deck = карт в колоде
citadels-sheet-each-round = В начале каждого раунда
citadels-sheet-mix = Если собираете сами
citadels-sheet-mix-uniques = Особые кварталы в колоду: любые { $n }.
citadels-sheet-set = { $set }: { $style }
citadels-sheet-deck = { $n ->
    [one] В колоде { $n } карта
    [few] В колоде { $n } карты
   *[many] В колоде { $n } карт
}: обычных { $basic } и особые, которыми вы играете.
citadels-sheet-copies = Карт
citadels-sheet-in-deck = Особые кварталы в колоде
citadels-sheet-in-game = Персонажи в игре
citadels-sheet-out-uniques = Особые кварталы в коробке
citadels-sheet-out-cast = Персонажи в коробке
citadels-sheet-cards = { $n ->
    [one] Всего { $n } карта
    [few] Всего { $n } карты
   *[many] Всего { $n } карт
}
citadels-sheet-box = Всё на месте?
citadels-sheet-component = Что это
citadels-sheet-box-tokens = { $n ->
    [one] { $n } жетон персонажа
    [few] { $n } жетона персонажей
   *[many] { $n } жетонов персонажей
}
citadels-sheet-box-reference = { $n ->
    [one] { $n } карта-памятка
    [few] { $n } карты-памятки
   *[many] { $n } карт-памяток
}
citadels-sheet-box-gold = { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}
citadels-sheet-box-crown = корона
citadels-sheet-box-warrants = { $n ->
    [one] { $n } ордер
    [few] { $n } ордера
   *[many] { $n } ордеров
}, один подписан
citadels-sheet-box-threats = { $n ->
    [one] { $n } жетон шантажа
    [few] { $n } жетона шантажа
   *[many] { $n } жетонов шантажа
}, на одном цветок

## The score pad

citadels-sheet-plus = { $n }
citadels-sheet-plus-or = { $first } / { $other }
citadels-sheet-times = × { $n }

## How it stands

citadels-sheet-now-table = На столе
citadels-sheet-now-rules = Что знать сейчас
citadels-sheet-now-round = В этом раунде
citadels-sheet-now-phase = Сейчас: { $phase }
citadels-sheet-now-crown = Корона: { $who }
citadels-sheet-now-bank = В банке: { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}
citadels-sheet-now-tax = Золото на жетоне персонажа «{ citadels-character-tax-collector }»: { $n }
citadels-sheet-now-on-districts = Золото на украшенных кварталах, { $who }: { $n }
citadels-sheet-now-deck = Особые кварталы в колоде: { $districts }
citadels-sheet-now-complete = Достроенные города: { $who }. Первый: { $first }
citadels-sheet-now-mark = { $mark } ({ $who })
citadels-sheet-now-of-type = { $type }: { $districts }
citadels-sheet-now-built = { $district } { $cost }
citadels-sheet-now-built-beautified = { $district } { $cost } (украшен)
citadels-sheet-now-built-on = { $district } { $cost } (карт под ним: { $cards })

## Памятка: несколько слов у каждой картинки

citadels-aid-front = Ранги вызывают от 1 до { $n }
citadels-aid-back-title = Кварталы и очки
citadels-aid-back = Кварталов для полного города: { $n }
citadels-aid-gather = 1. Доход (обязательно)
citadels-aid-or = или
citadels-aid-gather-line = Золота { $gold } или карт { $n }: одну оставьте, остальное под колоду.
citadels-aid-build = 2. Стройка (по желанию)
citadels-aid-build-line = Один квартал за его цену. Без повторов.
citadels-aid-points = Очки
citadels-aid-tie = Поровну? Выше ранг в последнем раунде.
citadels-aid-costs = цена каждого квартала
citadels-aid-five-types = все пять типов
citadels-aid-first = первый полный город
citadels-aid-other = другие полные города
citadels-aid-extra = особые кварталы
citadels-aid-laid-out = Вне игры: открыто, закрыто
citadels-aid-pass = Одну себе, остальные налево
citadels-aid-pass-few = Кто что берёт

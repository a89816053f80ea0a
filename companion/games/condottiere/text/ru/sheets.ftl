# Condottiere: what only the printed sheets say. The rest they share with the screens.

## At the head

condottiere-sheet-edition = Второе издание, { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
condottiere-sheet-players = { $n } { $n ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
condottiere-sheet-goal = Выигрывайте битвы, берите города и раньше всех соберите королевство: { $n } { $n ->
    [one] соединённый город
    [few] соединённых города
   *[many] соединённых городов
}.
condottiere-sheet-figure-linked = { $n ->
    [one] соединённый город для победы
    [few] соединённых города для победы
   *[many] соединённых городов для победы
}
condottiere-sheet-figure-hand = карт каждому
condottiere-sheet-figure-per-city = карты сверх того за каждый ваш город в следующих раундах
condottiere-sheet-figure-markers = фишек каждому

## A battle

condottiere-sheet-choose = Владелец Кондотьера выбирает город, который никто не занял. За него и идёт битва.
condottiere-sheet-first-card = Он же играет первую карту, остальные за ним по часовой стрелке. Начать можно с любой карты.
condottiere-sheet-alone = Все остальные спасовали? Можно и дальше играть карты, по одной.
condottiere-sheet-ends = Битва кончается, когда спасовали все, а с капитуляцией или епископом — сразу.
condottiere-sheet-strongest = Самая сильная армия берёт город: поставьте на него фишку и возьмите Кондотьера.
condottiere-sheet-nobody = Сильнейшие равны или вышел епископ? Город не берёт никто, а Кондотьер переходит к соседу владельца слева. Так же — если силы нет ни у кого.
condottiere-sheet-after = После битвы
condottiere-sheet-check-win = У кого-то { $n } { $n ->
    [one] соединённый город
    [few] соединённых города
   *[many] соединённых городов
}? Это сразу победа.
condottiere-sheet-round-over = Карты остались только у одного? Раунд окончен. И если их нет ни у кого — тоже.
condottiere-sheet-next = Если нет, владелец Кондотьера выбирает следующий город или передаёт фигурку налево. Отказались все — выбирает тот, кто отказался первым.

## Strength

condottiere-sheet-strength = Как сильна армия?
condottiere-sheet-strength-add = Сложите своих наёмников. Зимой каждый считается за { $n }.
condottiere-sheet-strength-drum = Есть свой барабан, хоть один, хоть несколько? Удвойте.
condottiere-sheet-strength-heroine = Прибавьте по { $n } за каждую свою героиню. Этого ничто не меняет.
condottiere-sheet-strength-example = { $army }: { $plain }. С барабаном { $drum }, зимой { $winter }, с тем и другим { $both }.
condottiere-sheet-winter-example = Наёмники: { $n }, сила { $plain }. Зимой остаётся { $winter }.

## Hands and rounds

condottiere-sheet-out = Без карт вы ждёте конца раунда. Выложенное раньше считается.
condottiere-sheet-out-won = Выиграли последней картой? Вы всё равно берёте Кондотьера и выбираете следующий город.
condottiere-sheet-deal = Каждый получает { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} и ещё по { $each } за каждый свой город.
condottiere-sheet-deal-example = { $cities } { $cities ->
    [one] город
    [few] города
   *[many] городов
}: { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}.

## The end

condottiere-sheet-kingdom = { $n } { $n ->
    [one] соединённый город
    [few] соединённых города
   *[many] соединённых городов
} — победа. Соединены города с общей границей; хватает и цепочки.
condottiere-sheet-most = Все города заняты, а такого королевства нет? Побеждает тот, у кого городов больше.
condottiere-sheet-goes-on = Все города заняты, а такого королевства нет? Играйте дальше: города можно захватывать друг у друга.
condottiere-sheet-final = Поровну у нескольких? Они получают новые карты и проводят последнюю битву. Кто победит в ней, выиграл игру. Сначала перемешайте все { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
}.
condottiere-sheet-no-winner = И в ней нет победителя? Тогда не выиграл никто.
condottiere-sheet-no-final = При игре на очки последней битвы нет: город даёт 1 очко, а дополнительных очков не получает никто.
condottiere-sheet-talk = Торгуйтесь когда угодно и, если хотите, показывайте друг другу карты.
condottiere-sheet-promise = Картами не обмениваются, а обещания держать не обязательно.
condottiere-sheet-points-equal = При равной сумме победа общая.

## Capturing

condottiere-sheet-capture-wait = Хозяин города может пасовать и вступить позже, даже когда спасовали все остальные. После его первой карты и его пас окончателен.
condottiere-sheet-capture-keeps = Если победил хозяин или никто, город остаётся за хозяином, и Кондотьера берёт он же.
condottiere-sheet-capture-surrender = Капитуляция касается и хозяина: если он ещё не сыграл ни карты, то уже не вступит.
condottiere-sheet-capture-not-with-points = Не играйте так вместе с очками.

## The cards

condottiere-sheet-cards = Карты
condottiere-sheet-card = Карта
condottiere-sheet-in-box = В коробке
condottiere-sheet-what = Что она делает
condottiere-sheet-mercenary = Наёмник
condottiere-sheet-mercenaries = Наёмники
condottiere-sheet-special = Особая карта
condottiere-sheet-specials = Особые карты
condottiere-sheet-times = { $value } — { $n } шт.
condottiere-sheet-does-mercenaries = Каждый прибавляет к армии своё число: { $cards }.
condottiere-sheet-does-mercenary = Прибавляет к вашей армии { $n }.
condottiere-sheet-does-drum = Удваивает всех ваших наёмников в этой битве, и прежних, и будущих.
condottiere-sheet-does-heroine = Прибавляет к вашей армии { $n }, и этого ничто не меняет.
condottiere-sheet-does-scarecrow = Верните в свои карты одного своего наёмника из этой битвы или никого.
condottiere-sheet-does-winter = В этой битве каждый наёмник у всех считается за { $n }, и прежний, и будущий.
condottiere-sheet-does-surrender = Сразу кончает битву. Город берёт самая сильная армия.
condottiere-sheet-does-bishop = Сразу кончает битву. Город не берёт никто.
condottiere-sheet-more-drum = Действует только у вас. Второй барабан ничего не меняет; зимой каждый ваш наёмник считается за { $n }.
condottiere-sheet-more-heroine = Зима, барабан и пугало её не касаются. Несколько героинь считаются по { $n }, даже без наёмников.
condottiere-sheet-more-scarecrow = Особую карту или чужую вернуть нельзя. Силы у пугала нет.
condottiere-sheet-more-winter = Ваши тоже. Героиня по-прежнему { $n }, а барабан по-прежнему удваивает.
condottiere-sheet-more-surrender = Сильнейшие равны — город не берёт никто. Выложенное сбрасывают все.
condottiere-sheet-more-bishop = Армии не сравнивают. Выложенное сбрасывают все, Кондотьер уходит налево.
condottiere-sheet-at-a-glance = Коротко

## The map

condottiere-sheet-map = Карта Италии
condottiere-sheet-map-how = Линия — граница: города на её концах соединены. Под названием — то, что написано на поле.
condottiere-sheet-mark = Знак
condottiere-sheet-mark-how = Каждый рисует свой знак в городах, которые держит.

## What is in the box, and the check-list

condottiere-sheet-deck = Всего { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
condottiere-sheet-total = Итого
condottiere-sheet-box = Всё на месте?
condottiere-sheet-component = Что это
condottiere-sheet-box-board = Поле: { $cities } { $cities ->
    [one] город
    [few] города
   *[many] городов
}, { $borders } { $borders ->
    [one] граница
    [few] границы
   *[many] границ
}
condottiere-sheet-box-piece = Деревянный Кондотьер
condottiere-sheet-box-markers = { $n } { $n ->
    [one] фишка
    [few] фишки
   *[many] фишек
}: по { $each } каждого из { $colours } цветов
condottiere-sheet-before = Перед первой битвой

## Scoring and the score pad

condottiere-sheet-linked-cities = Соединённые города
condottiere-sheet-to-win = Для победы
condottiere-sheet-plus = +{ $n }
condottiere-sheet-game-cities = Партия { $n }: города

## How it stands

condottiere-sheet-who = Кто
condottiere-sheet-number = Сколько
condottiere-sheet-linked = Соединены
condottiere-sheet-points = Очки
condottiere-sheet-laid = { $n } × { $card }
condottiere-sheet-battles = Выигранные битвы
condottiere-sheet-counted = Города, а в нескольких партиях — очки
condottiere-sheet-now-table = На столе
condottiere-sheet-now-rules = Важно сейчас
condottiere-sheet-now-phase = Сейчас: { $phase }
condottiere-sheet-now-holder = Кондотьер: { $who }
condottiere-sheet-now-free = Свободные города: { $cities }
condottiere-sheet-now-out = Карт нет: { $seats }

## Памятка: несколько слов у каждой картинки

condottiere-aid-front = Битва и сила армии · карт: { $n }
condottiere-aid-back-title = Соединяйте города
condottiere-aid-back = Соединены города с общей границей
condottiere-aid-choose = Выбор
condottiere-aid-choose-line = Владелец фигурки называет ничей город.
condottiere-aid-choose-any-line = Владелец фигурки называет город.
condottiere-aid-play = Карты
condottiere-aid-play-line = По одной, от владельца по часовой.
condottiere-aid-pass = Пас
condottiere-aid-pass-line = Вы вышли. Армия остаётся.
condottiere-aid-compare = Сравнение
condottiere-aid-compare-line = Побеждает самая сильная армия.
condottiere-aid-take = Трофеи
condottiere-aid-take-line = Город и Кондотьер ваши.
condottiere-aid-loop = пока все не спасуют
condottiere-aid-mercenaries = ваши наёмники
condottiere-aid-with-drum = с барабаном
condottiere-aid-each-heroine = за героиню
condottiere-aid-values = Сила и сколько карт: { $values }
condottiere-aid-does-drum = Удваивает ваших наёмников. Считается один.
condottiere-aid-does-heroine = Всегда { $n }, что бы ни сыграли.
condottiere-aid-does-scarecrow = Верните в руку одного своего наёмника или никого.
condottiere-aid-does-winter = Наёмники у всех идут за { $n } каждый.
condottiere-aid-does-surrender = Конец битвы: город берёт сильнейший.
condottiere-aid-does-bishop = Конец битвы: город не берёт никто.
condottiere-aid-end-passed = Все спасовали или капитуляция
condottiere-aid-end-passed-line = Город и Кондотьера берёт сильнейшая армия.
condottiere-aid-end-tie = Ничья сильнейших, епископ или никто не бился
condottiere-aid-end-nobody = Город не берёт никто. Кондотьер уходит влево.
condottiere-aid-end-nobody-capturing = Ничей город остаётся ничьим, Кондотьер уходит влево. Занятый остаётся у хозяина, и Кондотьер тоже его.
condottiere-aid-linked = { $n ->
    [one] соединённый город — победа
    [few] соединённых города — победа
   *[many] соединённых городов — победа
}
condottiere-aid-after = После битвы
condottiere-aid-after-win = Соединили?
condottiere-aid-after-win-line = Вы сразу победили.
condottiere-aid-after-hand = Нет наёмников?
condottiere-aid-after-hand-line = Можно сбросить всю руку.
condottiere-aid-after-round = Карты у одного?
condottiere-aid-after-round-line = Новый раунд.
condottiere-aid-after-next = Иначе
condottiere-aid-after-next-line = Владелец выбирает город или отдаёт фигурку влево.
condottiere-aid-new-round = Новый раунд
condottiere-aid-full-board = Все города заняты?
condottiere-aid-most = Побеждает тот, у кого их больше. Поровну? Последняя битва.
condottiere-aid-capturing = Можно напасть на чужой город. Хозяин может спасовать и вступить позже.
condottiere-aid-points = Город — 1 очко, королевство — ещё { $bonus }. Победа: { $n } очков.

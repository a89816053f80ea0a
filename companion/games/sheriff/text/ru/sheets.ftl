# Sheriff of Nottingham: what only the printed sheets say. The rest they share with the screens.

sheriff-sheet-variant-royal-goods = Королевские товары
sheriff-sheet-variant-black-market = Чёрный рынок
sheriff-sheet-variant-leave-ten-out = Без десяти карт
sheriff-sheet-variant-long-hand = Семь карт на руке
sheriff-sheet-variant-promo = Промокарты

## At the head

sheriff-sheet-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
sheriff-sheet-length =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }: каждый бывает шерифом { $turns ->
        [2] дважды
        [3] трижды
       *[other] по { $turns } раз
    }
sheriff-sheet-length-deputies =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }: каждый бывает помощником { $turns ->
        [2] дважды
        [3] трижды
       *[other] по { $turns } раз
    }

## The round

sheriff-sheet-goal = Провезите товары мимо шерифа на свой прилавок. Очки дают золото, товары и титулы.
sheriff-sheet-goal-six = Провезите товары мимо помощников шерифа на свой прилавок. Очки дают золото, товары и титулы.
sheriff-sheet-round = Раунд
sheriff-sheet-merchants = Торговцы
sheriff-sheet-sheriff = Шериф
sheriff-sheet-market-names = Вы карт не меняете, но называете, кто начнёт.
sheriff-sheet-market-watch = Вы карт не меняете, только следите.
sheriff-sheet-market-six = Вы оба карт не меняете. Открытый первым называет, кто начнёт.
sheriff-sheet-load-watch = Следите за погрузкой.
sheriff-sheet-share-loot = Поделите остаток добычи.
sheriff-sheet-pass-piece = Передайте жетон шерифа игроку слева.
sheriff-sheet-market-left = Торговцы ходят по одному разу, начиная с игрока слева от шерифа, по часовой стрелке.
sheriff-sheet-market-clockwise = Дальше по часовой стрелке, по одному разу.
sheriff-sheet-declare-order = По одному, начиная с игрока слева от шерифа, по часовой стрелке.
sheriff-sheet-declare-order-six = По одному, начиная с игрока слева от помощника, открытого первым, по часовой стрелке.
sheriff-sheet-declare-lie = Число всегда верное. О товаре можно солгать, но называют один разрешённый: { $goods }.
sheriff-sheet-game-over =
    { $turns ->
        [2] Все были шерифом дважды? Игра окончена.
        [3] Все были шерифом трижды? Игра окончена.
       *[other] Все были шерифом по { $turns } раз? Игра окончена.
    }
sheriff-sheet-deputies = Помощники
sheriff-sheet-game-over-deputies =
    { $turns ->
        [3] Карты помощников кончились в третий раз? Игра окончена.
       *[other] Все были помощниками по { $turns } раз? Игра окончена.
    }

## The inspection

sheriff-sheet-outcomes = Мешок
sheriff-sheet-when = Когда
sheriff-sheet-pays = Кто платит
sheriff-sheet-goods = Карты
sheriff-sheet-example = Пример
sheriff-sheet-pass = Пропущен
sheriff-sheet-pass-when = Шериф берёт взятку или пропускает даром и отдаёт мешок закрытым.
sheriff-sheet-pass-when-six = Помощники берут взятку или пропускают даром и отдают мешок закрытым.
sheriff-sheet-pass-pays = Торговец платит, о чём договорились.
sheriff-sheet-pass-pays-six = Торговец кладёт на жетон добычи то, о чём договорились.
sheriff-sheet-honest = Вскрыт: правда
sheriff-sheet-honest-when = Внутри ровно то, что заявлено.
sheriff-sheet-honest-pays = Шериф платит торговцу штраф за каждую карту в мешке.
sheriff-sheet-honest-pays-six = Штраф за все карты в мешке помощники платят торговцу пополам, из своего золота.
sheriff-sheet-honest-goods = Всё идёт на прилавок торговца.
sheriff-sheet-honest-example = Заявлено и внутри: { $said }. Шериф платит { $fine }.
sheriff-sheet-lie = Вскрыт: ложь
sheriff-sheet-lie-when = Внутри есть что-то другое, хотя бы и разрешённое.
sheriff-sheet-lie-pays = Торговец платит шерифу штраф за каждую конфискованную карту.
sheriff-sheet-lie-pays-six = Торговец кладёт на жетон добычи штраф за каждую конфискованную карту.
sheriff-sheet-lie-goods = Заявленное идёт на прилавок торговца, всё остальное конфискуют.
sheriff-sheet-lie-example = Заявлено: { $said }. Внутри: { $bag }. Торговец платит { $fine }.

sheriff-sheet-deals = Сделки
sheriff-sheet-bribe-goes = Товары, полученные как взятка, кладут на свой прилавок.
sheriff-sheet-bribe-goes-six = Товары, полученные как взятка, идут на жетон добычи; договорились с одним — на его прилавок.
sheriff-sheet-debt = Не хватает золота?
sheriff-sheet-debt-legal = Чего не хватило на штраф, платят разрешёнными товарами с прилавка по их цене. Сдачи нет.
sheriff-sheet-debt-contraband = Только если не хватило и всех этих товаров, остаток платят контрабандой. Её при этом открывают.
sheriff-sheet-debt-rest = Получивший кладёт карты на свой прилавок. Если ничего не осталось, остаток прощают.
sheriff-sheet-debt-rest-six = Если ничего не осталось, остаток прощают. Получивший кладёт карты на свой прилавок; заплаченное обоим идёт на жетон добычи.

## Goods and points

sheriff-sheet-goods-and-points = Товары и очки
sheriff-sheet-legal = Разрешённые товары
sheriff-sheet-contraband = Контрабанда
sheriff-sheet-royal = Королевские товары
sheriff-sheet-good = Товар
sheriff-sheet-value = Цена
sheriff-sheet-fine = Штраф
sheriff-sheet-in-deck = В колоде
sheriff-sheet-counts-as = Для титула
sheriff-sheet-legend = Цена: очки в конце и золото при долге. Штраф: золото при досмотре.
sheriff-sheet-royal-legend = Королевские товары — контрабанда, даже если заявлен тот же товар. В мешке каждая карта идёт за одну.
sheriff-sheet-deck =
    { $n ->
        [one] В колоде { $n } карта
        [few] В колоде { $n } карты
       *[many] В колоде { $n } карт
    }
sheriff-sheet-titles = Король и королева
sheriff-sheet-king = Король
sheriff-sheet-queen = Королева
sheriff-sheet-title-king = Больше всех разрешённого товара на прилавке: король. Второе место: королева. У кого товара нет, тот за него ничего не получает.
sheriff-sheet-title-kings = Ничья за первое место: награды короля и королевы складывают и делят поровну с округлением вниз. Королевы тогда нет.
sheriff-sheet-title-queens = Ничья за второе место: награду королевы делят поровну с округлением вниз.
sheriff-sheet-each-card = Каждая карта
sheriff-sheet-king-shared = Король: сколько их
sheriff-sheet-queen-shared = Королева: сколько их

## The end

sheriff-sheet-end = В конце
sheriff-sheet-end-reveal = Вскройте контрабанду.
sheriff-sheet-end-gold = Золото: очко за каждый золотой.
sheriff-sheet-end-goods = Товары на прилавке, и контрабанда тоже: их цена.
sheriff-sheet-end-titles = Прибавьте награды королей и королев.
sheriff-sheet-end-royal = Для титулов королевские товары идут за два или три своего вида.
sheriff-sheet-end-most = Больше всех очков — победа.
sheriff-sheet-tie = Ничья?
sheriff-sheet-tie-legal = Больше карт разрешённых товаров на прилавке.
sheriff-sheet-tie-contraband = Всё ещё поровну: больше карт контрабанды.
sheriff-sheet-tie-contraband-royal = Всё ещё поровну: больше карт контрабанды; королевские идут за одну.
sheriff-sheet-tie-shared = Всё ещё поровну: победа общая.

sheriff-sheet-kings =
    { $n ->
        [one] { $n } первый
        [few] { $n } первых
       *[many] { $n } первых
    }
sheriff-sheet-queens =
    { $n ->
        [one] { $n } второй
        [few] { $n } вторых
       *[many] { $n } вторых
    }
sheriff-sheet-score-example = { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[many] { $gold } золотых
}, { $apples }, { $cheese } и { $silk }, яблок больше всех, сыра — вторые: { $gold } + { $apple_points } + { $cheese_points } + { $silk_points } + { $king } + { $queen } = { $total ->
    [one] { $total } очко.
    [few] { $total } очка.
   *[many] { $total } очков.
}

## Six players and the black market

sheriff-sheet-six = Вшестером: два помощника
sheriff-sheet-six-alone = Кто решает один, тот один платит и один получает: ничего не делят, на жетон добычи ничего не идёт.
sheriff-sheet-six-split = После досмотра помощники делят добычу с жетона пополам.
sheriff-sheet-six-next = Каждый раунд вскрывают две следующие карты помощников. Кончились — перемешивают все шесть.
sheriff-sheet-market = Чёрный рынок
sheriff-sheet-market-score = Кто меняет этот товар первым, берёт карту дороже. В конце её цена идёт в очки.
sheriff-sheet-market-values = Цены с других столов; верно то, что на ваших картах.
sheriff-sheet-market-first = Первому
sheriff-sheet-market-second = Второму

## The check-list

sheriff-sheet-figure-gold = золотых каждому
sheriff-sheet-figure-hand = карт на руку
sheriff-sheet-figure-deck = { $n ->
    [one] карту замешать
    [few] карты замешать
   *[many] карт замешать
}
sheriff-sheet-figure-bag = карт в мешке, не больше
sheriff-sheet-before = Перед первым раундом
sheriff-sheet-out = Обратно в коробку
sheriff-sheet-box = Всё на месте?
sheriff-sheet-box-legal =
    { $n ->
        [one] { $n } карта разрешённых товаров
        [few] { $n } карты разрешённых товаров
       *[many] { $n } карт разрешённых товаров
    }
sheriff-sheet-box-contraband =
    { $n ->
        [one] { $n } карта контрабанды
        [few] { $n } карты контрабанды
       *[many] { $n } карт контрабанды
    }
sheriff-sheet-box-royal =
    { $n ->
        [one] { $n } карта королевских товаров
        [few] { $n } карты королевских товаров
       *[many] { $n } карт королевских товаров
    }
sheriff-sheet-box-stands = Прилавки: { $n }, мешки: { $n }
sheriff-sheet-box-sheriff = жетон шерифа
sheriff-sheet-coin = Монета
sheriff-sheet-coins = Монеты
sheriff-sheet-pieces = Штук
sheriff-sheet-in-box = В коробке
sheriff-sheet-component = Что это
sheriff-sheet-rounds = Порядок шерифов
sheriff-sheet-rounds-deputies = Порядок помощников
sheriff-sheet-box-deputies = Помощники: { $n }, их карты: { $cards }, жетон добычи
sheriff-sheet-box-market =
    { $n ->
        [one] { $n } карта чёрного рынка
        [few] { $n } карты чёрного рынка
       *[many] { $n } карт чёрного рынка
    }

## The score pad

sheriff-sheet-pad-total = Итого
sheriff-sheet-each = × { $value }
sheriff-sheet-bonus = { $bonus }

## The reference cards

sheriff-sheet-card-round = Коротко
sheriff-sheet-card-step = { $n }. { $step }
sheriff-sheet-card-fines = Штрафы и титулы
sheriff-sheet-card-legal = Можно заявлять. Пропущенный или заявленный — на прилавок лицом вверх; незаявленный во вскрытом мешке конфискуют.
sheriff-sheet-card-titles = Королю { $king }, королеве { $queen } очков.
sheriff-sheet-card-contraband = Заявлять нельзя. Пропустили — кладите на прилавок рубашкой вверх; нашли в мешке — конфискуют.
sheriff-sheet-card-royal = Для титулов считается как { $goods }.

## How it stands

sheriff-sheet-who = Кто
sheriff-sheet-face-down = Рубашкой вверх
sheriff-sheet-on-stands = Карты на прилавке
sheriff-sheet-now-table = На столе
sheriff-sheet-now-rules = Важно сейчас
sheriff-sheet-now-phase = Сейчас: { $phase }
sheriff-sheet-now-bank = В банке: { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}
sheriff-sheet-now-sheriff = Шериф: { $names }
sheriff-sheet-now-deputies = Помощники: { $names }

## Памятка: несколько слов у каждой картинки

sheriff-aid-front = Торговцы сверху, шериф снизу
sheriff-aid-front-six = Торговцы сверху, помощники снизу
sheriff-aid-back-title = Товары, титулы, очки
sheriff-aid-market-line = До 5 карт сбросить, столько же взять.
sheriff-aid-market-first = По часовой, начиная слева от вас.
sheriff-aid-market-second = Скажите, кто начинает.
sheriff-aid-market-six = Открытый первым говорит, кто начинает.
sheriff-aid-load-line = 1–5 карт. Закрыл — всё.
sheriff-aid-load-below = Вы без мешка.
sheriff-aid-declare-line = Один разрешённый товар (хоть ложь), верное число.
sheriff-aid-declare-below = По часовой, начиная слева от вас.
sheriff-aid-declare-six-below = Слева от открытого первым.
sheriff-aid-inspect-line = Взятка за свой мешок или против чужого.
sheriff-aid-inspect-below = Вскрыть все, часть или ничего.
sheriff-aid-refill-line = Доберите до { $n }. В последнем раунде — нет.
sheriff-aid-piece-below = Фишку налево.
sheriff-aid-share-below = Делите добычу.
sheriff-aid-bag-first = До решения его трогает только шериф
sheriff-aid-bag-second = Никто не трогает, пока не вскрыт или не отдан
sheriff-aid-pass-pays = взятка по сделке или ничего
sheriff-aid-pass-pays-six = взятка по сделке: на тайл или тому, кто решал один
sheriff-aid-pass-goods = Разрешённое лицом вверх, контрабанда вниз. Покажите сколько.
sheriff-aid-honest-pays = штраф за каждую карту
sheriff-aid-honest-pays-six = штраф за каждую карту из своего золота: пополам, а один — целиком
sheriff-aid-lie-pays = штраф за каждую отнятую карту
sheriff-aid-lie-pays-six = штраф за каждую отнятую карту: на тайл или тому, кто вскрыл один
sheriff-aid-lie-goods = Заявленное — на прилавок. Остальное конфискуют.
sheriff-aid-offer = Что предлагать
sheriff-aid-offer-coins = золото
sheriff-aid-offer-stand = прилавок
sheriff-aid-offer-bag = мешок
sheriff-aid-offer-promise = обещания
sheriff-aid-offer-card = карты с руки
sheriff-aid-shared = титул делят
sheriff-aid-end-card = Сбросить руку
sheriff-aid-end-eye = Открыть контрабанду
sheriff-aid-end-coins = Золото: по 1
sheriff-aid-end-stand = Товар: цена
sheriff-aid-end-crown = Титулы
sheriff-aid-tie-titles = Королей несколько? Делят оба титула, королевы нет.
sheriff-aid-tie-points = Очков поровну? Больше разрешённых карт, потом контрабанды.
sheriff-aid-deal-now = На этот раунд: держите слово.
sheriff-aid-deal-later = На потом — не обязаны.
sheriff-aid-debt = Разрешённый товар по цене, без сдачи; потом контрабанда. Остаток прощён.

# What is said while Merchants of Dunhuang is played: headlines, to-dos, check-list, rules at hand,
# what may be done, the log, refusals. Goods and characters are in goods.ftl, the score in score.ftl.

dunhuang-name = Купцы Дуньхуана
dunhuang-market = Рынок
dunhuang-nothing = ничего
dunhuang-number = { $n }
dunhuang-tile = тайл { $n }

## Phases and steps

dunhuang-phase-free = Свободная игра
dunhuang-phase-setup = Подготовка
dunhuang-phase-play = Игра
dunhuang-phase-final = Подсчёт
dunhuang-phase-over = Итоги
dunhuang-step-move = Верблюд
dunhuang-step-take = Товар
dunhuang-step-ability = Способность
dunhuang-step-check = Победа, пополнение

## Tools

dunhuang-tool-turns = Чей ход
dunhuang-tool-ring = Ходы и верблюд
dunhuang-tool-bank = Монеты, престиж
dunhuang-tool-stalls = Прилавки и жетоны
dunhuang-tool-deck = Карты в колоде
dunhuang-tool-market = Карты на рынке

## What happens now

dunhuang-now-free = Отмечайте здесь всё, что меняется на столе.
dunhuang-now-light = Играйте как обычно. Здесь отметьте лишь пустое место на рынке или победу.
dunhuang-now-last = Последние ходы.
dunhuang-now-tiles = Выложите восемь тайлов или доверьте это жребию.
dunhuang-now-starter = Кто начинает? Отметьте первого игрока.
dunhuang-now-camel = Верблюда на любой тайл ставит { $who }.
dunhuang-now-move = Верблюда ведёт { $who }. Сейчас он здесь: { $character }.
dunhuang-now-take = Карту берёт { $who }. Здесь: { $character }.
dunhuang-now-ability = Способность или монеты? Решает { $who }. Здесь: { $character }.
dunhuang-now-check = Ход почти окончен: { $who }. Победа? Если нет, пополните рынок, начиная здесь: { $character }.
dunhuang-now-check-on = Ход почти окончен: { $who }. Победа? Если нет, передайте ход.
dunhuang-now-check-last = Ход почти окончен: { $who }. Победа? Если нет, этим ходом игра заканчивается.
dunhuang-now-declared = «Победа!» — говорит { $who } и показывает склад.
dunhuang-now-final = Прилавки сбросьте, жетоны оставьте, склады откройте.
dunhuang-now-over = Вот и результат.

dunhuang-todo-claim = Решите судьбу жетона
dunhuang-todo-show = Покажите свой склад
dunhuang-todo-camel = Поставьте верблюда
dunhuang-todo-move = Ведите верблюда
dunhuang-todo-take = Возьмите карту
dunhuang-todo-take-stall = На прилавок? Отметьте товар
dunhuang-todo-ability = Способность или монеты
dunhuang-todo-check = Пополните рынок и передайте ход
dunhuang-todo-pass-on = Передайте ход
dunhuang-todo-end = Победа? Если нет, закончите игру
dunhuang-todo-next = Теперь вы: ведите верблюда
dunhuang-todo-coins = Ничья: посчитайте монеты
dunhuang-todo-count-both = Посчитайте жетоны и престиж
dunhuang-todo-count-tokens = Посчитайте жетоны
dunhuang-todo-count-prestige = Посчитайте престиж
dunhuang-todo-entered = Введено

## Check-list before the first turn

dunhuang-setup-role = Вы купцы Дуньхуана. Обходите рынок с верблюдом, собирайте товары и набирайте влияние.
dunhuang-setup-tiles = { $n ->
    [one] Перемешайте { $n } тайл и выложите кругом любой стороной вверх; середина — для колоды.
    [few] Перемешайте { $n } тайла и выложите кругом любой стороной вверх; середина — для колоды.
   *[many] Перемешайте { $n } тайлов и выложите кругом любой стороной вверх; середина — для колоды.
}
dunhuang-setup-tiles-lie = Тайлы лежат кругом, как показано здесь: { $n }; середина — для колоды.
dunhuang-setup-left-out = Уберите в коробку эти товары: { $goods }. В игре { $n ->
    [one] останется { $n } карта
    [few] останутся { $n } карты
   *[many] останется { $n } карт
}.
dunhuang-setup-all-goods = В игре все карты товаров, { $n } { $n ->
    [one] штука
    [few] штуки
   *[many] штук
}.
dunhuang-setup-deck = Перемешайте их. Это колода, она лежит в середине.
dunhuang-setup-market = Снаружи круга положите у каждого тайла по карте лицом вверх. Это рынок.
dunhuang-setup-draw = Каждый берёт { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} и { $kept } оставляет на складе. Остальные не показывайте и уберите в коробку.
dunhuang-setup-coins = Каждый берёт { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
}. Остальные монеты и престиж лежат рядом со столом.
dunhuang-setup-coins-here = У каждого здесь, в приложении, { $n } { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}. Все монеты и жетоны престижа остаются в коробке.
dunhuang-setup-tokens = Выложите { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} большинства: по одному на каждый товар в игре.
dunhuang-setup-starter = Кто последним купил или продал что-нибудь подержанное? Это первый игрок, он берёт фишку первого игрока.
dunhuang-setup-started = Первый игрок известен: фишку первого игрока берёт { $who }.
dunhuang-setup-camel = Верблюд общий. Последний игрок, справа от первого, ставит его на любой тайл.

## Rules at hand

dunhuang-hint-move = По часовой стрелке. Первый шаг бесплатный, каждый следующий стоит 1 монету.
dunhuang-hint-take = Прилавок или склад: решаете для каждой карты.
dunhuang-hint-stall = На прилавке она лежит перед вами лицом вверх.
dunhuang-hint-warehouse = Склад — это карты на руке. Их может быть сколько угодно.
dunhuang-hint-token = Если на прилавке этого товара ни у кого не больше, жетон ваш.
dunhuang-hint-ability = { $coins ->
    [one] Используйте способность этого тайла или возьмите вместо неё { $coins } монету.
    [few] Используйте способность этого тайла или возьмите вместо неё { $coins } монеты.
   *[many] Используйте способность этого тайла или возьмите вместо неё { $coins } монет.
}
dunhuang-hint-appendix = Все шестнадцать персонажей описаны в правилах со страницы 12.
dunhuang-hint-win = { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} и { $kinds } { $kinds ->
    [one] товар
    [few] разных товара
   *[many] разных товаров
} на складе? Скажите сейчас, покажите карты — и вы победили.
dunhuang-hint-refill = Заполните пустые места из колоды, по часовой стрелке от тайла с верблюдом.
dunhuang-hint-last-turns = Колода кончилась. Где карты нет, там её и не берут.
dunhuang-hint-final-stalls = Сбросьте все карты с прилавков. Жетоны оставьте.
dunhuang-hint-final-reveal = По каждому товару отметьте, у кого его больше всех; при равенстве — всех.
dunhuang-hint-final-score = У кого товара больше всех, тот оставляет одну его карту. В счёт идёт столько карт, сколько у вас жетонов.
dunhuang-hint-short = Что-то закончилось. Замените чем угодно, счёт идёт дальше.
dunhuang-last-turns = { $n ->
    [one] Остался { $n } ход: { $seats }.
    [few] Осталось { $n } хода: { $seats }.
   *[many] Осталось { $n } ходов: { $seats }.
}

## What may be done

dunhuang-shelf = { $cards }
dunhuang-shelf-token = { $cards } и жетон
dunhuang-shelf-turned = { $cards } и жетон знаком вверх
dunhuang-token-count = Жетонов: { $n } из { $need }
dunhuang-too-many-cards = { $card }: на прилавках { $n }, а всего их { $most }. Исправьте прилавок.
dunhuang-take-coins = Взять { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
}
dunhuang-way-use-ability = Применить способность
dunhuang-way-discard-good = Сбросить карту
dunhuang-way-swap-with-market = Обмен с рынком
dunhuang-way-swap-with-warehouse = Обмен со складом
dunhuang-way-shift-stall = На прилавок
dunhuang-way-shift-warehouse = На склад
dunhuang-way-fetch = Взять карту
dunhuang-way-turn-token = Перевернуть жетон
dunhuang-way-deck-out = { $n ->
    [0] Колода уже пуста
    [one] Осталась только { $n } карта
    [few] Остались только { $n } карты
   *[many] Осталось только { $n } карт
}
dunhuang-ask-good = Какой товар?
dunhuang-ask-out = С прилавка
dunhuang-ask-into = На прилавок
dunhuang-ask-tile = Откуда?
dunhuang-ask-tokens = Сколько жетонов?
dunhuang-at-tile = { $character }
dunhuang-at-tile-card = { $character }: { $card }
dunhuang-as-noted = Карта, что там записана
dunhuang-missed-move = Ход верблюда не введён.
dunhuang-missed-take = Не введено: способность или монеты. Карта считается взятой на склад.
dunhuang-missed-ability = Не введено: способность или монеты.
dunhuang-undecided = О жетоне ещё не решено: { $token }. Решает { $who }.
dunhuang-shows = Разных товаров на складе { $kinds }? Показывает { $who }.

dunhuang-claim-priest = { $token }: карт теперь поровну, жетон хочет { $taker }. Вернуть его числом вверх и оставить? Решает { $holder }.
dunhuang-claim-priest-taken = Отдать
dunhuang-claim-priest-kept = Перевернуть и оставить
dunhuang-claim-monk = { $token }: карт теперь поровну. Заплатит ли { $taker } за жетон { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
}? Их получит { $holder }.
dunhuang-claim-monk-taken = Заплатить { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
}
dunhuang-claim-monk-kept = Не платить

## The log

dunhuang-log-then = { $first } { $second }
dunhuang-log-tiles = Тайлы по часовой стрелке: { $tiles }.
dunhuang-log-starter = Начинает { $who }.
dunhuang-log-camel = Верблюд стоит здесь: { $place }.
dunhuang-log-move = { $n ->
    [one] { $who } ведёт верблюда на { $n } шаг: { $place }.
    [few] { $who } ведёт верблюда на { $n } шага: { $place }.
   *[many] { $who } ведёт верблюда на { $n } шагов: { $place }.
}
dunhuang-log-to-stall = { $who } кладёт карту на прилавок: { $card }.
dunhuang-log-from-stall = { $who } убирает карту с прилавка: { $card }.
dunhuang-log-some-to-stall = { $who } кладёт карту на прилавок.
dunhuang-log-to-warehouse = { $who } берёт карту на склад.
dunhuang-log-coins = { $who } берёт { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
}.
dunhuang-log-ability = { $n ->
    [0] { $who } использует способность: { $character }.
   *[other] { $who } использует способность: { $character }. Престиж: +{ $n }.
}
dunhuang-log-discard = { $who } сбрасывает карту с прилавка за престиж: { $card }.
dunhuang-log-swap = { $who } меняет карты ({ $character }). С прилавка: { $out }. На прилавок: { $into }.
dunhuang-log-fetch = { $who } берёт карту на склад. Откуда: { $place }.
dunhuang-log-turned = { $who } переворачивает жетон знаком вверх: { $token }.
dunhuang-log-end-turn = { $n ->
    [0] Ход окончен: { $who }.
    [one] Ход окончен: { $who }. На рынок выложена { $n } карта.
    [few] Ход окончен: { $who }. На рынок выложены { $n } карты.
   *[many] Ход окончен: { $who }. На рынок выложено { $n } карт.
}
dunhuang-log-token = { $who } забирает жетон: { $token }. Откуда: { $origin }.
dunhuang-log-token-back = Жетон игрока { $who } возвращается на рынок: { $token }.
dunhuang-log-claim = Карт поровну: { $taker } и { $holder }. Жетон лежит знаком вверх: { $token }.
dunhuang-log-unpaid = { $who } не платит за жетон: { $token }.
dunhuang-log-undefended = { $who } не переворачивает жетон: { $token }.
dunhuang-log-priest-taken = { $holder } отдаёт игроку { $taker } жетон: { $token }.
dunhuang-log-priest-kept = { $holder } переворачивает жетон числом вверх и не отдаёт игроку { $taker }: { $token }.
dunhuang-log-monk-taken = { $taker } платит { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
} и забирает жетон: { $token }. Монеты получает { $holder }.
dunhuang-log-monk-kept = { $taker } не платит, жетон остаётся у игрока { $holder }: { $token }.
dunhuang-log-last-turns = Колода кончилась: пошли последние ходы.
dunhuang-log-run-out = Место на рынке осталось пустым, ход: { $who }.
dunhuang-log-most = { $card }: больше всех у игрока { $who }.
dunhuang-log-not-most = { $card }: у игрока { $who } всё-таки не больше всех.
# What somebody has counted of their own at the end: `dunhuang-told-…`, one to three of them. Also in the bar.
dunhuang-log-told = { $who }: { $held }.
dunhuang-told-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}
dunhuang-told-prestige = { $n } { $n ->
    [one] престиж
    [few] престижа
   *[many] престижа
}
dunhuang-told-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
dunhuang-log-final = Игра окончена. Пора считать.
dunhuang-log-declared = { $who }: «Победа!»
dunhuang-log-withdrawn = { $who }: «Ещё не победа».
dunhuang-log-won = { $who } показывает { $n } { $n ->
    [one] товар
    [few] разных товара
   *[many] разных товаров
} и сразу побеждает.
dunhuang-log-not-won = { $n ->
    [one] { $who }: показан только { $n } товар. Игра продолжается.
    [few] { $who }: показано только { $n } разных товара. Игра продолжается.
   *[many] { $who }: разных товаров не хватает. Игра продолжается.
}
dunhuang-log-pay = { $payer } платит { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
}, получает { $payee }.
dunhuang-log-prestige = { $who } получает { $n } { $n ->
    [one] престиж
    [few] престижа
   *[many] престижа
}.
dunhuang-log-correct-coins-same = Проверено, { $who }: монет { $n }.
dunhuang-log-correct-coins = Исправлено, { $who }: монет { $n }, а не { $had }.
dunhuang-log-correct-stock-same = Проверено: монет на рынке { $n }.
dunhuang-log-correct-stock = Исправлено: монет на рынке { $n }, а не { $had }.
dunhuang-log-correct-prestige-same = Проверено, { $who }: престижа { $n }.
dunhuang-log-correct-prestige = Исправлено, { $who }: престижа { $n }, а не { $had }.
dunhuang-log-correct-stall = Исправлено, прилавок игрока { $who }: { $cards }.
dunhuang-log-correct-token = Исправлено, жетон { $token }: { $place }.
dunhuang-log-correct-token-turned = Исправлено, жетон { $token }: { $place }, знаком вверх.
dunhuang-log-correct-deck = Исправлено: карт в колоде { $n }.
dunhuang-log-correct-turn = Исправлено: ходит { $who }; первый игрок: { $starter }.
dunhuang-log-correct-last = Исправлено: ходит { $who }, ходы последние; первый игрок: { $starter }.
dunhuang-log-card = Карта записана здесь: { $place }.
dunhuang-log-no-card = Исправлено: здесь карты нет: { $place }.
dunhuang-log-tool-on = Включено: { $tool }.
dunhuang-log-tool-off = Выключено: { $tool }.
dunhuang-log-options = Настройки изменены.
dunhuang-log-phase = { $phase }.
dunhuang-log-entered = Подсчёт закончен: { $who }.
dunhuang-log-entered-what = Подсчёт, { $who }: монет { $coins }, престижа { $prestige }, жетонов { $tokens }; на складе: { $cards }.
dunhuang-log-finish = Всё посчитано.

## Remarks: what was noted otherwise

dunhuang-remark-coins = { $n ->
    [0] По записям приложения монет не было: { $who }.
    [one] По записям приложения была только { $n } монета: { $who }.
    [few] По записям приложения было только { $n } монеты: { $who }.
   *[many] По записям приложения было только { $n } монет: { $who }.
}
dunhuang-remark-stall = По записям приложения на прилавке игрока { $who } этого не было: { $card }.
dunhuang-remark-camel = По записям приложения верблюд стоит не там: { $character }.
dunhuang-remark-no-card = По записям приложения карты здесь не было: { $character }.
dunhuang-remark-market = По записям приложения на рынке не было карт.
dunhuang-remark-reach = По записям приложения туда не дотянуться. Можно отсюда: { $tiles }.
dunhuang-remark-deck = { $n ->
    [0] По записям приложения колода была пуста.
    [one] По записям приложения в колоде была только { $n } карта.
    [few] По записям приложения в колоде было только { $n } карты.
   *[many] По записям приложения в колоде было только { $n } карт.
}
dunhuang-remark-places = { $n ->
    [0] По записям приложения пустых мест не было.
    [one] По записям приложения было только { $n } пустое место.
    [few] По записям приложения было только { $n } пустых места.
   *[many] По записям приложения было только { $n } пустых мест.
}
dunhuang-remark-no-token = По записям приложения жетонов нет, и престиж не прибавлен: { $who }.
dunhuang-remark-token = По записям приложения этот жетон в другом месте и там остаётся: { $token }. Если он здесь ({ $who }), исправьте жетон.
dunhuang-remark-turned = По записям приложения жетон игрока { $who } уже лежал знаком вверх: { $token }.
dunhuang-remark-guard = По записям приложения играют другой стороной этого тайла: { $character }.
dunhuang-remark-win = По записям приложения жетонов { $have }, а нужно { $need }: { $who }.
dunhuang-remark-box = { $card }: вместе с прилавками выходит { $n }, а всего их { $most }.
dunhuang-remark-counted-coins = По записям приложения монет у вас: { $n }.
dunhuang-remark-counted-prestige = По записям приложения престижа у вас: { $n }.
dunhuang-remark-counted-tokens = По записям приложения жетонов у вас: { $n }.

## Refusals: what is wrong, and what would be right

dunhuang-tool-off-turns = За этим столом не отмечают, чей ход. Сначала включите это в настройках.
dunhuang-tool-off-ring = Ходы за этим столом выключены. Сначала включите их в настройках.
dunhuang-tool-off-bank = Монеты и престиж за этим столом выключены. Сначала включите их в настройках.
dunhuang-tool-off-stalls = Прилавки за этим столом выключены. Сначала включите их в настройках.
dunhuang-tool-off-deck = Колоду за этим столом не считают. Сначала включите это в настройках.
dunhuang-tool-off-market = Карты рынка за этим столом не записывают. Сначала включите это в настройках.
dunhuang-tool-already = Уже так и есть.
dunhuang-tool-gone = Карты рынка здесь больше не отмечают. Обойдитесь без этого инструмента.
dunhuang-other-phase = Не сейчас: идёт «{ $phase }».
dunhuang-other-turn = Тот ход окончен. Сейчас ходит { $who }.
dunhuang-over = Игра окончена. Сначала отмените её завершение.
dunhuang-fault-tiles = Тайлов должно быть { $n }.
dunhuang-fault-tile-twice = Дважды в круге: { $character }.
dunhuang-fault-unknown-good = Такого товара здесь нет. Есть: { $goods }.
dunhuang-one-guard = Это две стороны одного тайла: { $one } и { $other }. Выберите одну.
dunhuang-same-tile = Обычно это две стороны одного тайла: { $one } и { $other }. Если у вас иначе, отметьте это и отправьте снова.
dunhuang-tiles-first = Сначала выложите тайлы или доверьте это жребию.
dunhuang-starter-first = Сначала назовите первого игрока.
dunhuang-moved-already = В этот ход верблюд уже шёл. Отмените или исправьте, где он стоит.
dunhuang-taken-already = Карта этого хода уже взята. Отмените или исправьте прилавок.
dunhuang-which-good = Укажите, какой это товар.
dunhuang-acted-already = Способность этого хода уже применена или монеты взяты.
dunhuang-more-to-say = Нужно выбрать что-то ещё: { $character }.
dunhuang-empty-deck = Колода пуста, брать нечего. Можно взять монеты.
dunhuang-impossible-market = На рынке нет карт. Можно взять монеты.
dunhuang-impossible-reach = Рядом нет карт. Можно взять монеты.
dunhuang-impossible-stall = Прилавок пуст. Можно взять монеты или исправить прилавок.
dunhuang-impossible-token = Жетонов нет. Можно взять монеты или исправить жетон.
dunhuang-impossible-number = Ни один жетон не лежит числом вверх. Можно взять монеты или исправить жетон.
dunhuang-how-many-tokens = Укажите, сколько у вас жетонов.
dunhuang-other-kind = Две карты должны быть разных товаров.
dunhuang-token-in-market = Этот жетон лежит на рынке числом вверх: { $token }.
dunhuang-turned-already = Этот жетон уже лежит знаком вверх: { $token }. Выберите другой.
dunhuang-claim-settled = Это уже решено.
dunhuang-earlier-claim = Об этом жетоне сначала решает { $who }.
dunhuang-too-poor = { $who }: монет { $have }, а нужно { $need }. Обойдитесь меньшим или исправьте монеты.
dunhuang-pay-oneself = Платит и получает один и тот же. Выберите двух разных.
dunhuang-win-tokens = Нужно жетонов { $need }, а здесь { $have }. Если их больше, исправьте жетон.
dunhuang-declared-already = Этот склад уже смотрят.
dunhuang-not-declared = Сейчас о победе не объявлено: { $who }.
dunhuang-others-judge = Решают другие: на своём телефоне или на экране стола.
dunhuang-judge-first = Сначала посмотрите склад: о победе говорит { $who }.
dunhuang-nothing-to-count = Считать пока нечего.
dunhuang-not-all-entered = Ещё не посчитано: { $seats }.
dunhuang-count-coins = Ничья. Сначала посчитайте монеты: { $seats }.

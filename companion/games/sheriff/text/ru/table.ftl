# What is said while Sheriff is played: headlines, to-dos, check-list, rules at hand, the log,
# refusals. The names of the goods are in goods.ftl, the words of the score in score.ftl.

sheriff-name = Шериф Ноттингема
sheriff-edition-first = Первое издание
sheriff-edition-second = Второе издание
sheriff-the-bank = банк
sheriff-the-table = Стол
sheriff-nothing = ничего
sheriff-gold = { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}
sheriff-cards = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[many] { $n } карт рубашкой вверх
}
sheriff-next-round = Следующий раунд

## Phases

sheriff-phase-free = Свободная игра
sheriff-phase-setup = Подготовка
sheriff-phase-market = Рынок
sheriff-phase-load = Погрузка
sheriff-phase-declare = Заявление
sheriff-phase-inspect = Досмотр
sheriff-phase-round-end = Конец раунда
sheriff-phase-final = Подсчёт
sheriff-phase-over = Итоги

## Tools

sheriff-tool-rounds = Раунды и шериф
sheriff-tool-bank = Банк
sheriff-tool-timer = Таймер досмотра
sheriff-tool-declarations = Заявления
sheriff-tool-stands = Прилавки

## What happens now

sheriff-now-free = Банк и таймер — когда понадобятся.
sheriff-now-setup = Разложите игру и выберите первого шерифа.
sheriff-now-market = Рынок начинает { $first }, дальше по часовой стрелке.
sheriff-now-load = Торговцы наполняют мешки, все разом.
sheriff-now-declare = Заявления начинает { $first }, дальше по часовой стрелке.
sheriff-now-declare-next = Сейчас заявляет { $who }.
sheriff-now-declared = Все заявили. { $sheriff } может начинать досмотр.
sheriff-now-inspect = { $sheriff } решает: { $n ->
    [one] остался { $n } мешок
    [few] осталось { $n } мешка
   *[many] осталось { $n } мешков
}.
sheriff-now-inspected = Судьба всех мешков решена.
sheriff-now-round-end = { $n ->
    [one] Доберите до { $n } карты. Следующий шериф: { $next }.
    [few] Доберите до { $n } карт. Следующий шериф: { $next }.
   *[many] Доберите до { $n } карт. Следующий шериф: { $next }.
}
sheriff-now-final = Игра окончена. Вскройте контрабанду и считайте.
sheriff-now-over = Вот и результат.

sheriff-moment-setup = Кто шериф?
sheriff-moment-setup-six = Кто помощники?
sheriff-moment-left = { $n ->
    [one] Остался { $n } мешок
    [few] Осталось { $n } мешка
   *[many] Осталось { $n } мешков
}
sheriff-moment-waiting = Ждём: { $who }
sheriff-moment-settled = Всё решено

# What merchants do at these steps, in the middle of the table, three in a row: two words each.
sheriff-do-market = Обменять карты
sheriff-do-load = Наполнить мешок
sheriff-do-declare = Заявить товар

sheriff-todo-market = Обменяйте до пяти карт
sheriff-todo-load = Положите в мешок 1–5 карт
sheriff-todo-declare = Заявите товар и честное число
sheriff-todo-inspect = Уговорите шерифа
sheriff-todo-offered = Ждите ответа: { $who }
sheriff-todo-refused = Вам отказали: предложите другое
sheriff-todo-agreed = Сделка: ждите свой мешок
sheriff-todo-passed = Прошли! Товары на прилавок
sheriff-todo-unpack = Прошли! Что было в мешке?
sheriff-todo-opened = Ваш мешок вскрыли
sheriff-todo-refill = { $n ->
    [one] Доберите до { $n } карты
    [few] Доберите до { $n } карт
   *[many] Доберите до { $n } карт
}
sheriff-todo-debt = Верните долг
sheriff-todo-count = Введите, что у вас есть
sheriff-todo-entered = Сосчитано
sheriff-todo-sheriff-market = Кто начнёт? Вы карт не меняете
sheriff-todo-sheriff-market-first = Следите; вы карт не меняете
sheriff-todo-sheriff-load = Следите за погрузкой
sheriff-todo-sheriff-declare = Слушайте и смотрите в глаза
sheriff-todo-sheriff-inspect = Пропускайте или вскрывайте
sheriff-todo-sheriff-round-end = Передайте жетон шерифа игроку слева

## Check-list before the first round

sheriff-setup-roles = Каждый раунд один из вас шериф и решает, чьи мешки вскрыть. Остальные — торговцы.
sheriff-setup-roles-six = Каждый раунд двое из вас — помощники шерифа и решают, чьи мешки вскрыть. Остальные — торговцы.
sheriff-setup-stand-bag = Каждому — прилавок и мешок того же цвета.
sheriff-setup-bank = Банкир: раздайте всем по { $n } золотых. Свои монеты держите отдельно от банка.
sheriff-setup-bank-app = Золото ведёт приложение: у каждого по { $n } золотых.
sheriff-setup-cards-first = Цена на карте справа вверху, штраф справа внизу.
sheriff-setup-cards-second = Цена на карте слева вверху, штраф сразу под ней.
sheriff-setup-three = Вас трое: уберите в коробку эти карты: { $goods }.
sheriff-setup-royal-in = Замешайте королевские товары. Это контрабанда; лучше брать их, когда уже сыграли пару партий.
sheriff-setup-royal-out = Королевские товары остаются в коробке. Дополнительные правила лучше отложить до следующих партий.
sheriff-setup-royal-out-only = Королевские товары остаются в коробке.
sheriff-setup-promo = Замешайте промокарты с голубой лентой; взамен ничего не убирают.
sheriff-setup-leave-ten-out = { $n ->
    [one] Перемешайте и уберите в коробку { $n } карту не глядя. Чего не хватает, не знает никто.
    [few] Перемешайте и уберите в коробку { $n } карты не глядя. Чего не хватает, не знает никто.
   *[many] Перемешайте и уберите в коробку { $n } карт не глядя. Чего не хватает, не знает никто.
}
sheriff-setup-deal = { $n ->
    [one] Перемешайте товары и раздайте всем по { $n } карте.
    [few] Перемешайте товары и раздайте всем по { $n } карты.
   *[many] Перемешайте товары и раздайте всем по { $n } карт.
}
sheriff-setup-deck = Остальное — колода, рубашкой вверх.
sheriff-setup-discards = Вскройте рядом с колодой пять карт и отдельно ещё пять: это две стопки сброса. Их можно смотреть всем и всегда.
sheriff-setup-first-sheriff = У кого с собой больше всего наличных, тот первый шериф и берёт жетон шерифа.

## Rules at hand

sheriff-hint-market-purpose = Избавьтесь от лишнего и соберите побольше одинаковых карт.
sheriff-hint-market-set-aside = Отложите до пяти карт рубашкой вверх и возьмите столько же: на руке снова { $hand }.
sheriff-hint-market-sources = Берите из колоды или сверху любой стопки сброса. Нужна карта поглубже? Забирайте и все, что над ней.
sheriff-hint-market-discards-first = Сначала берут из сброса: после первой карты из колоды остальные тоже только из колоды.
sheriff-hint-market-show = Карты из сброса показывают всем. Смотреть обе стопки может каждый.
sheriff-hint-market-discard-after = После добора положите отложенное лицом вверх в одну из стопок, в любом порядке. Пустая стопка так и останется пустой, пока в неё кто-нибудь не сбросит.
sheriff-hint-market-first = Кто из торговцев начинает, решает шериф.
sheriff-hint-market-exchange = Выложите до пяти карт лицом вверх и доберите из колоды, чтобы на руке снова было { $hand }.
sheriff-hint-market-stack = Когда все закончили, шериф собирает выложенное в одну стопку сброса лицом вверх.
sheriff-hint-market-stack-six = Когда все закончили, помощник, открытый первым, собирает выложенное в одну стопку сброса лицом вверх.
sheriff-hint-market-sheriff-out = Шериф карт не меняет и наблюдает.
sheriff-hint-deck-first = Колода кончилась? Пять верхних карт каждой стопки сброса остаются, все остальные перемешайте в новую колоду.
sheriff-hint-deck-second = Колода кончилась? Перемешайте сброс в новую. Если сброса нет, возьмите карты, выложенные раньше.
sheriff-hint-load-one-to-five = Все сразу и тайно: в мешок от одной до пяти карт.
sheriff-hint-load-close = Закройте мешок и положите перед собой. Закрыт — значит, менять уже ничего нельзя.
sheriff-hint-declare-hand-over = Глядя шерифу в глаза, назовите один разрешённый товар и честное число карт и отдайте мешок.
sheriff-hint-declare-hand-over-six = Глядя помощникам в глаза, назовите один разрешённый товар и честное число карт и отдайте мешок.
sheriff-hint-declare-no-peeking = Мешки пока не вскрывают.
sheriff-hint-inspect-which = Какие мешки вскрыть и в каком порядке, решает шериф: все, часть или ни одного.
sheriff-hint-inspect-which-six = Какие мешки вскрыть и в каком порядке, решают помощники: все, часть или ни одного.
sheriff-hint-inspect-touch = Пока решения нет, мешки трогает только шериф. Возвращённый мешок закрыт, пока его не разберёт хозяин.
sheriff-hint-inspect-touch-six = Пока решения нет, мешки трогают только помощники. Возвращённый мешок закрыт, пока его не разберёт хозяин.
sheriff-hint-inspect-last-word = Торговаться могут все; решает шериф, и он же прекращает торг.
sheriff-hint-inspect-last-word-six = Торговаться могут все; решают помощники, и они же прекращают торг.
sheriff-hint-bribe-why = Взятка — чтобы вас пропустили или чтобы вскрыли чужой мешок. Услуги тоже в цене.
sheriff-hint-bribe-what = Предлагайте золото, товары с прилавка и из мешка, обещания. Карты с руки — никогда.
sheriff-hint-honour-keep = Сделку этого раунда надо выполнить. Обещание на будущий раунд ни к чему не обязывает.
sheriff-hint-honour-say-so = Сделка — это предложение и согласие. Чтобы не спорить, скажите: «По рукам!»
sheriff-hint-honour-proof = Обещанных товаров у вас нет? Их вы не должны, но покажите шерифу, что их правда нет.
sheriff-hint-honour-proof-six = Обещанных товаров у вас нет? Их вы не должны, но покажите тем, кто решал о вашем мешке, что их правда нет.
sheriff-hint-honour-stand = Чего у вас нет, того вы не должны. Про мешок врать можно, про прилавок нельзя.
sheriff-hint-pass-contraband = Разрешённые товары — на прилавок, лицом вверх. Контрабанду — рубашкой вверх, показав только, сколько карт.
sheriff-hint-open-discard = Конфискованное шериф кладёт в сброс.
sheriff-hint-open-discard-six = Конфискованное помощники кладут в сброс.
sheriff-hint-open-tip = Прикиньте штраф: взятка чуть больше него тоже может окупиться.
sheriff-hint-timer-optional = Играйте на время: по минуте на торговца, одно общее время на все мешки.
sheriff-hint-end-refill = Все добирают, чтобы на руке было { $hand }. Брать нечего? Играйте с меньшим числом карт.
sheriff-hint-end-sheriff-hand = У шерифа этого раунда карт на руке и так полный набор.
sheriff-hint-end-sheriff-hand-six = У помощников этого раунда карт на руке и так полный набор.
sheriff-hint-final-hands = Карты с руки сбросьте: они ничего не стоят.
sheriff-hint-final-tip = Монетами считать проще: возьмите из банка золото за товары и награды и пересчитайте всё вместе.

## Promises

sheriff-promise-pass = пропускает мешок игрока { $bag }
sheriff-promise-inspect = вскрывает мешок игрока { $bag }
sheriff-promise-later = обещает услугу в другом раунде
sheriff-promise-later-words = потом: «{ $words }»
sheriff-promise-words = «{ $words }»

## The log

sheriff-log-begin = Первый шериф: { $sheriff }.
sheriff-log-begin-drawn = По жребию первый шериф: { $sheriff }.
sheriff-log-round = Раунд { $n }: шериф — { $sheriff }.
sheriff-log-phase = Раунд { $n }: { $phase }.
sheriff-log-final = Последний раунд позади. Пора считать.
sheriff-log-count-up = Игра остановлена, считаем.
sheriff-log-first = Рынок начинает { $who }.
sheriff-log-declare = { $who } заявляет: { $goods }.
sheriff-log-offer = { $who } предлагает сделку. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-agree = По рукам! { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-decline = { $who } предлагает, { $whom } отказывается.
sheriff-log-withdraw = { $who } отзывает предложение игроку { $whom }.
sheriff-log-release = Сделка отменена: { $who } и { $whom }.
sheriff-log-pass = Мешок игрока { $who } вернули, не вскрывая.
sheriff-log-pass-rest = Остальные мешки вернули, не вскрывая.
sheriff-log-marks-pass = { $who } хочет пропустить мешок игрока { $whose }.
sheriff-log-marks-open = { $who } хочет вскрыть мешок игрока { $whose }.
sheriff-log-marks-nothing = { $who } ещё думает о мешке игрока { $whose }.
sheriff-log-pass-deal = По сделке мешок вернули. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-in-time = Успели договориться. { $who }: { $gives }. { $whom }: { $wants }.
sheriff-log-opened = { $sheriff } вскрывает мешок игрока { $who }.
sheriff-log-honest = Мешок игрока { $who } вскрыт. Всё честно: { $goods }. Платит { $sheriff }, получает { $who }: { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}.
sheriff-log-honest-halves = Мешок игрока { $who } вскрыт. Всё честно: { $goods }. Платят { $sheriff }, получает { $who } — с каждого { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}.
sheriff-log-liar = Мешок игрока { $who } вскрыт. Обман! Досмотр: { $sheriff }. Конфисковано: { $goods }. Платит { $who }, получает { $to }: { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}.
sheriff-log-unpack = { $n ->
    [0] { $who } провозит: { $goods }.
    [one] { $who } провозит { $n } карту рубашкой вверх; открыто: { $goods }.
    [few] { $who } провозит { $n } карты рубашкой вверх; открыто: { $goods }.
   *[many] { $who } провозит { $n } карт рубашкой вверх; открыто: { $goods }.
}
sheriff-log-unpack-own = { $n ->
    [0] { $who } провозит: { $goods }.
    [one] { $who } провозит { $n } карту без названия; названо: { $goods }.
    [few] { $who } провозит { $n } карты без названия; названо: { $goods }.
   *[many] { $who } провозит { $n } карт без названия; названо: { $goods }.
}
sheriff-log-timer-start = Время пошло.
sheriff-log-timer-pause = Время остановлено.
sheriff-log-timer-extend = Время изменено на { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[many] { $n } секунд
}.
sheriff-log-timer-reset = Таймер сброшен.
sheriff-log-time-up = Время вышло.
sheriff-log-time-up-passed = Время вышло. Без взятки проходят: { $seats }.
sheriff-log-pay = Платит { $payer }, получает { $payee }: { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}.
sheriff-log-debt = { $owed ->
    [one] { $who } закрывает долг игроку { $whom }, { $owed } золотой. Отдано: { $paid }.
    [few] { $who } закрывает долг игроку { $whom }, { $owed } золотых. Отдано: { $paid }.
   *[many] { $who } закрывает долг игроку { $whom }, { $owed } золотых. Отдано: { $paid }.
}
sheriff-log-debt-by-hand = { $owed ->
    [one] { $who } закрывает за столом долг игроку { $whom }, { $owed } золотой.
    [few] { $who } закрывает за столом долг игроку { $whom }, { $owed } золотых.
   *[many] { $who } закрывает за столом долг игроку { $whom }, { $owed } золотых.
}
sheriff-log-correct-gold-same = Проверено, { $who }: { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
}.
sheriff-log-correct-gold = { $n ->
    [one] Исправлено, { $who }: { $n } золотой, а не { $had }.
    [few] Исправлено, { $who }: { $n } золотых, а не { $had }.
   *[many] Исправлено, { $who }: { $n } золотых, а не { $had }.
}
sheriff-log-correct-round = Исправлено: раунд { $n }, { $phase }, шериф — { $sheriff }.
sheriff-log-correct-round-six = Исправлено: раунд { $n }, { $phase }, помощники: { $sheriff }.
sheriff-log-correct-bag = Исправлено: о мешке игрока { $who } ещё не решено.
sheriff-log-correct-stand = Исправлено, прилавок игрока { $who }. Открыто: { $goods }{ $n ->
    [0] .
    [one] ; рубашкой вверх: { $n } карта.
    [few] ; рубашкой вверх: { $n } карты.
   *[many] ; рубашкой вверх: { $n } карт.
}
sheriff-log-correct-stand-own = Исправлено, прилавок игрока { $who }: { $goods }{ $n ->
    [0] .
    [one] , без названия { $n } карта.
    [few] , без названия { $n } карты.
   *[many] , без названия { $n } карт.
}
sheriff-log-tool-on = Включено: { $tool }.
sheriff-log-tool-off = Выключено: { $tool }.
sheriff-log-options = Настройки изменены.
sheriff-log-counted = Подсчёт закончен: { $who }.
sheriff-log-entered = { $n ->
    [one] Подсчёт, { $who }: { $n } золотой; товары: { $goods }.
    [few] Подсчёт, { $who }: { $n } золотых; товары: { $goods }.
   *[many] Подсчёт, { $who }: { $n } золотых; товары: { $goods }.
}
sheriff-log-then = { $first } { $second }
sheriff-log-finish = Подсчёт закончен у всех.

## Refusals: what is wrong, and what would be right

sheriff-tool-off-rounds = Раунды за этим столом выключены. Сначала включите их в настройках.
sheriff-tool-off-bank = Банк за этим столом выключен. Сначала включите его в настройках.
sheriff-tool-off-timer = Таймер за этим столом выключен. Сначала включите его в настройках.
sheriff-tool-off-declarations = Заявления за этим столом выключены. Сначала включите их в настройках.
sheriff-tool-off-stands = Прилавки за этим столом выключены. Сначала включите их в настройках.
sheriff-tool-already = Уже так и есть.
sheriff-other-round = Это относилось к раунду { $n }, а сейчас раунд { $now }.
sheriff-other-phase = Не сейчас: идёт шаг «{ $phase }».
sheriff-no-such-step = Дальше можно только сюда: { $steps }.
sheriff-no-bag = В этом раунде мешок есть только у торговцев.
sheriff-good-out-of-place = Этому здесь не место: { $good }.
sheriff-timer-runs = Время уже идёт.
sheriff-timer-stands = Время уже остановлено.
sheriff-timer-empty = Времени не осталось. Добавьте его или сбросьте таймер.
sheriff-timer-idle = Судьба всех мешков решена, засекать нечего.
sheriff-timer-other-run = Таймер с тех пор остановили или изменили.
sheriff-clock-only = Когда время вышло, решает только сам таймер.
sheriff-market-from-left = В первом издании рынок всегда начинает сосед шерифа слева.
sheriff-bag-settled = Судьба этого мешка уже решена.
sheriff-bags-settled = Судьба всех мешков этого раунда решена, договариваться больше не о чем.
sheriff-bag-passed = Этот мешок уже вернули: { $who }.
sheriff-bag-opened = Этот мешок уже вскрыт: { $who }.
sheriff-bag-closed = Этот мешок ещё закрыт.
sheriff-no-bread-with-three = Втроём играют без хлеба. Можно заявить: { $goods }.
sheriff-declare-legal-only = Заявляют только разрешённые товары: { $goods }.
sheriff-over = Игра окончена. Сначала отмените её завершение.
sheriff-too-poor = { $who }: золота { $have }, а нужно { $need }. Заплатите не больше { $have } или исправьте золото.
sheriff-pay-oneself = Платит и получает один и тот же. Выберите двух разных.
sheriff-debt-settled = Этот долг уже закрыт.
sheriff-not-sheriffs-promise = Судьбу мешков решает только шериф, ему это и обещать.
sheriff-deal-oneself = Для сделки нужны двое.
sheriff-deal-empty = Сделка пуста. Добавьте золото, товары или обещание.
sheriff-deal-settled = Это предложение уже закрыто.
sheriff-not-your-deal = Это предложение между двумя другими.
sheriff-must-inspect = Мешок игрока { $bag } надо вскрыть: такова сделка. Отменить её может { $to }.
sheriff-may-not-inspect = Этот мешок по сделке с игроком { $who } пропускают, вскрывать нельзя.
sheriff-bribe-by-table = Взятку, обещанную вслух, записывают на экране стола, или торговец предлагает её с телефона.
sheriff-bag-size = { $n ->
    [one] В мешке бывает от { $low } до { $high } карт, а здесь { $n } карта.
    [few] В мешке бывает от { $low } до { $high } карт, а здесь { $n } карты.
   *[many] В мешке бывает от { $low } до { $high } карт, а здесь { $n } карт.
}
sheriff-count-differs = Карт заявлено { $said }, а здесь { $n }. Отметьте заново или исправьте заявленное число.
sheriff-kind-differs = Заявлено другое: { $said }. Судите по заявленному или сначала исправьте заявление.
sheriff-fault-which-good = Какой товар был заявлен? Отметьте его.
sheriff-fault-which-cards = Какие карты были в мешке? Отметьте их.
sheriff-nothing-to-unpack = Сейчас вам нечего разбирать.
sheriff-not-by-time = Этот мешок прошёл не из-за таймера.
sheriff-not-all-entered = Ещё не посчитано: { $seats }.

## Шесть игроков и чёрный рынок

sheriff-the-loot = жетон добычи
sheriff-now-setup-six = Разложите игру и откройте двух помощников.
sheriff-now-declared-six = Все заявили. Помощники могут начинать досмотр.
sheriff-now-inspect-six = Помощники решают: { $n ->
    [one] остался { $n } мешок
    [few] осталось { $n } мешка
   *[many] осталось { $n } мешков
}.
sheriff-todo-inspect-six = Уговорите помощников
sheriff-todo-offered-six = Ждите ответа помощников
sheriff-now-round-end-six = Доберите до { $n } карт. Откройте двух новых помощников.
sheriff-todo-deputy-round-end = Поделите остаток добычи
sheriff-setup-black-market = Разложите карты чёрного рынка по видам в три стопки лицом вверх, дорогая сверху, чтобы все могли дотянуться.
sheriff-setup-deputies = Жетон шерифа остаётся в коробке. Перемешайте шесть карт помощников, положите стопкой рубашкой вверх, рядом — жетон добычи.
sheriff-hint-six-figures = Чей прилавок на открытой карте, тот в этом раунде помощник шерифа и берёт жетон помощника.
sheriff-hint-six-market = До заявления всё как обычно. Помощники карты не меняют; помощник, открытый первым, называет, кто начинает, а заявляют начиная с игрока слева от него.
sheriff-hint-six-team = С каждым мешком так: оба пропускают, и взятка идёт на жетон добычи; оба вскрывают; или тот, кто хочет вскрыть, договаривается один.
sheriff-hint-six-rest = Что не делится пополам, делят как договорятся; не договорились — сбрасывают.
sheriff-hint-black-market-later = Чёрный рынок открывается во время досмотра.
sheriff-hint-black-market-trade = Когда мешок вернули, можно показать и сбросить три одинаковые карты контрабанды и взять верхнюю карту их стопки. Раз в раунд.
sheriff-hint-black-market-race = Двое хотят одну карту? Её берёт тот, по чьему мешку решили раньше.
sheriff-log-deputies = Раунд { $n }. Помощники шерифа: { $seats }.
sheriff-log-share = { $who } берёт с жетона добычи: { $what }.
sheriff-log-trade = Чёрный рынок, { $who }: { $goods } в обмен на карту ценой { $n }.
sheriff-log-correct-loot = Исправлено: золота на жетоне добычи: { $n }.
sheriff-log-correct-market = Исправлено: карта чёрного рынка ({ $goods }, цена { $n }) у игрока { $who }.
sheriff-log-correct-market-back = Исправлено: карта чёрного рынка ({ $goods }, цена { $n }) снова в стопке.
sheriff-not-an-officer = О мешках решает только шериф или помощник этого раунда.
sheriff-no-fellow = Шериф решает один; только двое помощников сначала говорят, чего хочет каждый.
sheriff-both-promise-only = Вдвоём помощники могут обещать, но золото и товары у каждого свои.
sheriff-deputies-from-stack = Выберите двух разных помощников, чьи карты ещё в стопке: { $seats }.
sheriff-deputies-two = Помощники — два разных игрока.
sheriff-no-loot = Жетон добычи есть только в игре вшестером.
sheriff-loot-not-yet = Добычу делят, когда досмотр окончен.
sheriff-loot-less = На жетоне столько нет. Карт рубашкой вверх: { $cards }.
sheriff-market-off = За этим столом играют без чёрного рынка.
sheriff-market-after-return = На чёрном рынке меняется только торговец, которому в этом раунде вернули мешок.
sheriff-market-unpack-first = Сначала внесите товары из мешка и отдайте обещанное.
sheriff-market-once = Одна карта за раунд: обмен уже был.
sheriff-market-three = Нужны три одинаковые карты контрабанды; рубашкой вверх лежит: { $n }.
sheriff-market-kinds = Чёрный рынок берёт: { $goods }.
sheriff-market-sold-out = Обе карты этого вида разобраны.
sheriff-market-closed = Чёрный рынок закрыт: все мешки разобраны. Пропущенный обмен внесите за столом, в меню «Карты чёрного рынка».
sheriff-market-no-such-card = Такой карты на чёрном рынке нет: { $good }.
sheriff-market-moved = Эта карта уже не там. Посмотрите на чёрный рынок ещё раз.
sheriff-fault-black-market-kinds = Видов на чёрном рынке: { $n }.
sheriff-fault-black-market-good = На чёрном рынке бывает только это: { $goods }.
sheriff-fault-black-market-order = Сначала укажите более дорогую карту.

## What our notes say against it

sheriff-remark = По записям приложения { $words }
sheriff-remark-gold = у игрока { $who } золота было только { $n }.
sheriff-remark-loot-gold = на жетоне добычи золота было только { $n }.
sheriff-remark-deputy = { $who } уже помощник в этом круге, карты ещё не перемешивали.

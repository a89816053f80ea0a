# The screens of Sheriff: buttons, titles, states.

## The round

sheriff-screen-round = Раунд { $n } из { $of }
sheriff-screen-last-round = Последний раунд
sheriff-screen-sheriff = Шериф
sheriff-screen-steps = Шаги раунда
sheriff-screen-checklist = Подготовка по шагам
sheriff-screen-my-part = Моё дело
sheriff-screen-others-do = Что делают остальные
sheriff-screen-parts = У каждого своё дело; начинайте все сразу.
sheriff-screen-who-first = Кто первый шериф?
sheriff-screen-most-cash = У меня больше всех денег
sheriff-screen-draw = Бросить жребий
sheriff-screen-tie = Поровну у нескольких
sheriff-screen-tie-how = Отметьте всех, у кого денег поровну: одного выберет жребий.
sheriff-screen-who-begins = Кто начинает рынок?
sheriff-screen-first = Начинает { $who }
sheriff-screen-order = По порядку

## The clock

sheriff-screen-start = Пуск
sheriff-screen-pause = Пауза
sheriff-screen-plus-30 = +30 с
sheriff-screen-plus-60 = +1 мин
sheriff-screen-more-time = Добавить или убавить время
sheriff-screen-reset = Сбросить таймер
sheriff-screen-time-is-up = Время вышло
sheriff-option-strict-timer = Время вышло: мешки проходят
sheriff-screen-advisory = Таймер только напоминает
sheriff-option-strict-timer-hint = Нерешённые мешки возвращаются без взятки.

## Bags

sheriff-screen-bags = Мешки
sheriff-screen-shut = Закрыт
sheriff-screen-agreed = Сделка
sheriff-screen-must-open = Надо вскрыть
sheriff-screen-passed = Пропущен
sheriff-screen-by-time = По времени
sheriff-screen-opened = Вскрыт
sheriff-screen-honest = Честно
sheriff-screen-lie = Ложь
sheriff-screen-let-pass = Пропустить
sheriff-screen-pass-rest = Пропустить все: { $n }
# Beneath "Let pass", while an offer for it waits: two or three short words.
sheriff-screen-without-deal = без сделки
sheriff-screen-deal = Сделка…
sheriff-screen-open = Вскрыть…
sheriff-event-caught = Попались!
sheriff-event-honest = Всё честно!
sheriff-event-you-pay = С вас { $n }
sheriff-event-you-pay-whom = С вас { $n }, получает { $whom }
sheriff-event-pays-you = Вам { $n }, платит { $who }
sheriff-event-owed = Остаётся долг: { $n }
sheriff-screen-verdict-honest = { $who }: всё честно
sheriff-screen-verdict-lie = { $who }: это ложь
sheriff-screen-pays = Платит { $payer }, получает { $payee }
sheriff-screen-to-stand = На прилавок
sheriff-screen-confiscated = Конфисковано
sheriff-screen-my-bag = Мой мешок
sheriff-screen-you-said = Вы заявили: { $declared }

## Inspecting

sheriff-screen-inspect-title = Мешок: { $who }
sheriff-screen-declared-good = Заявлено
sheriff-screen-declared-count = Сколько
sheriff-screen-which-declared = Какой товар заявлен?
sheriff-screen-in-the-bag = На самом деле в мешке
sheriff-screen-count-wrong = Число было неверным: исправить
sheriff-screen-count-said = Заявлено: { $declared }
sheriff-screen-bag-size = В мешке от одной до пяти карт.
sheriff-screen-judge = Кто платит?
sheriff-screen-by-hand = Просто вскрыт: рассчитаемся сами

## Declaring and bringing in

sheriff-screen-declare = Заявить
sheriff-screen-declare-again = Заявить иначе
sheriff-screen-declare-title = Что вы заявляете?
sheriff-screen-unpack = На прилавок
sheriff-screen-unpack-short = Разобрать
sheriff-screen-unpack-title = Что было в мешке?
sheriff-screen-unpack-legal = Нажмите, что было в мешке
sheriff-screen-unpack-unknown = Ещё рубашкой вверх, без названия
sheriff-screen-face-down = Рубашкой вверх
sheriff-screen-covered = Тайно
sheriff-screen-stand = Прилавок
sheriff-screen-my-stand = Мой прилавок
sheriff-screen-stand-empty = Пока пусто
sheriff-screen-only-you = Это видите только вы

## Deals

sheriff-screen-offer = Предложить…
sheriff-screen-offer-title = Предложение: { $who }
sheriff-screen-offer-to = Предложить: { $who }
sheriff-screen-offer-more = Товары и обещания…
sheriff-screen-bribe-for = Золото получит { $who }, мой мешок проходит
sheriff-screen-offer-late = Ещё сделка: { $who }…
sheriff-screen-other = Сделка с кем-то ещё…
sheriff-screen-other-title = Сделка с кем-то ещё
sheriff-screen-ask = Потребовать
sheriff-screen-ask-title = Потребовать: { $who }
sheriff-screen-bribe = Договорились: пропустить
sheriff-screen-bribe-title = Сделка: { $who }
sheriff-screen-bribe-gives = Даёт { $who }
sheriff-screen-you-give = Вы даёте
sheriff-screen-you-want = Вы хотите
sheriff-screen-more-terms = Товары и обещания
sheriff-screen-from-stand = С прилавка
sheriff-screen-from-bag = Из мешка
sheriff-screen-own-words = Своими словами
sheriff-screen-gives = { $who } даёт:
sheriff-screen-agree = Согласиться
sheriff-screen-decline = Отказаться
sheriff-screen-take-gold-pass = Взять { $n } и пропустить
sheriff-screen-take-pass = Взять и пропустить
sheriff-screen-ask-for = Просить…
sheriff-screen-withdraw = Отозвать
sheriff-screen-release = Отменить сделку
sheriff-screen-deal-agreed = Договорились
sheriff-screen-deal-kept = Исполнено
sheriff-screen-deal-lapsed = Поздно
sheriff-screen-deal-released = Отменено
sheriff-screen-in-time = Мы успели договориться
sheriff-screen-deals = Сделки
sheriff-screen-no-deals = Предложений пока нет.
sheriff-screen-promises = Обещания этого раунда
sheriff-screen-promised-to = кому: { $who }
sheriff-screen-not-binding = ни к чему не обязывает
sheriff-screen-proof = { $who } показывает вам
sheriff-screen-proof-missing = Обещано, но нет
sheriff-screen-proof-shown = Всё на прилавке

## Bank and debts

sheriff-screen-gold = Золото
sheriff-screen-pay = Заплатить
sheriff-screen-pay-title = Кому заплатить?
sheriff-screen-pay-anybody = Платежи
sheriff-screen-from = От кого
sheriff-screen-to = Кому
sheriff-screen-take = Из банка
sheriff-screen-take-title = Сколько взять из банка?
sheriff-screen-bank = Банк
sheriff-screen-bank-short = Банк
sheriff-screen-bank-has = В банке
sheriff-screen-bank-empty = Золота в игре больше, чем монет в коробке
sheriff-screen-coins = Какими монетами
sheriff-screen-owe = Вернуть { $n }: { $who }
sheriff-screen-owes = { $who }: долг { $n }. Кому: { $whom }
sheriff-screen-debts = Долги
sheriff-screen-debt-title = Долг { $n }, кому: { $who }
sheriff-screen-settle = Расплатиться товаром
sheriff-screen-debt-suggestion = Отдать меньше всего
sheriff-screen-debt-take = Отдать это
sheriff-screen-debt-choose = Или выберите сами
sheriff-screen-debt-own = Отдать выбранное
sheriff-screen-debt-gold = Нашлось золото
sheriff-screen-debt-how = Сначала разрешённые товары, потом контрабанда. Остаток прощается.
sheriff-screen-debt-by-hand = Рассчитались за столом

## Putting right

sheriff-screen-put-right = Исправить раунд
# In "More", before what follows in this part and the settings; three words at most.
sheriff-screen-put-right-all = Исправления и настройки
sheriff-screen-put-right-seat = Исправить: { $who }
sheriff-screen-put-right-loot = Исправить добычу
sheriff-screen-gold-is = Исправить золото
sheriff-screen-gold-really = Золота на самом деле
sheriff-screen-stand-is = Исправить прилавок
sheriff-screen-stand-unknown = Рубашкой вверх, без названия
sheriff-screen-stand-really = На прилавке на самом деле
sheriff-screen-bag-back = Вернуть мешок в нерешённые: { $who }
sheriff-screen-correct-round = Раунд, шериф, шаг
sheriff-screen-which-round = Раунд

## Tools and settings

sheriff-screen-more-rules = Ещё правила
sheriff-screen-rules = Правила
sheriff-step-box = Издание и инструменты
sheriff-screen-edition = Издание
sheriff-screen-tools = Что ведёт приложение
sheriff-screen-settings = Настройки
sheriff-screen-tools-and-settings = Инструменты и настройки
sheriff-screen-tool-rounds-hint = чей ход и что делать сейчас
sheriff-screen-tool-bank-hint = золото каждого
sheriff-screen-tool-timer-hint = для досмотра
sheriff-screen-tool-declarations-hint = кто что заявил
sheriff-screen-tool-stands-hint = что лежит; итог заполнится сам
sheriff-screen-rounds-off-sure = Больше не вести раунды? Записи о сделках и мешках этого раунда пропадут.
sheriff-screen-stands-sure = При включении прилавки пусты, при выключении записи о них пропадут.
sheriff-option-purse = Золото
sheriff-screen-purse-app = Только в приложении
sheriff-screen-purse-coins = Монеты на столе
sheriff-option-seconds-per-merchant = Секунд на торговца
sheriff-option-cover = Тайны на экране стола
sheriff-option-cover-hint = У кого нет телефона, смотрит на экране стола, прикрыв его.
sheriff-screen-royal-goods = Королевские товары
sheriff-screen-leave-ten-out = Убрать 10 карт
sheriff-screen-long-hand = Семь карт на руке
sheriff-screen-black-market = Чёрный рынок
sheriff-screen-timer-only = Только таймер
sheriff-screen-bank-only = Только банк

## The last count

sheriff-screen-count = Считать
sheriff-screen-count-again = Пересчитать
sheriff-screen-count-enter = Это всё, что есть
sheriff-screen-count-up = Остановиться и считать
sheriff-screen-count-up-sure = Закончить игру и считать?
sheriff-screen-counted = Сосчитано
sheriff-screen-not-counted = Считает
sheriff-screen-finish = Показать итог
sheriff-screen-final-title = Что есть: { $who }
sheriff-screen-total = Итого
sheriff-screen-legal = Разрешённые товары
sheriff-screen-contraband = Контрабанда
sheriff-screen-royal = Королевские товары на прилавке
# The pages of the last count at the table: a button of 90 px each, two lines at most.
sheriff-screen-page-goods = Товары
sheriff-screen-page-royal = Королев­ские
sheriff-screen-player = Игрок { $n }
sheriff-screen-market-cards = Карты чёрного рынка
sheriff-screen-market-other = Другая цена
sheriff-screen-promo-cards = Промокарты
sheriff-screen-promo-card = Промокарта { $n }
sheriff-screen-promo-value = Цена
sheriff-screen-promo-legal = Разрешённая
sheriff-screen-promo-counts-as = Считается как
sheriff-screen-promo-nothing = ничего больше
sheriff-screen-promo-how-many = Сколько
sheriff-screen-everybody = Все

## How many

sheriff-screen-offers =
    { $n ->
        [one] { $n } предложение
        [few] { $n } предложения
       *[many] { $n } предложений
    }
sheriff-screen-deals-n =
    { $n ->
        [one] { $n } сделка
        [few] { $n } сделки
       *[many] { $n } сделок
    }
sheriff-screen-debts-n =
    { $n ->
        [one] { $n } долг
        [few] { $n } долга
       *[many] { $n } долгов
    }

## Six players: two deputies and the loot tile

sheriff-screen-deputy = Помощник
sheriff-screen-the-deputies = помощники
sheriff-screen-first-deputy = Первый помощник
sheriff-screen-second-deputy = Второй помощник
sheriff-screen-who-deputies = Кто помощники?
sheriff-screen-my-card = Открыли мою карту
sheriff-screen-deputies-cards = Открытые карты
sheriff-screen-deputies-how = Нажмите двоих, чьи карты открыты, по порядку.
sheriff-screen-these-two = Эти двое
sheriff-screen-both-deputies = Оба помощника
sheriff-screen-both-together = Вместе
sheriff-screen-me-alone = Только я
sheriff-screen-unmark = Ещё не решено
sheriff-screen-both-pass = Пропускаем вместе
# What a deputy would do with a bag; beside signs, read aloud.
sheriff-screen-marks-pass = { $who }: пропустить
sheriff-screen-marks-open = { $who }: вскрыть
sheriff-screen-marks-nothing = { $who }: ещё думает
sheriff-screen-who-decides = Кто решает?
sheriff-screen-with-whom = С кем?
sheriff-screen-by-hand-alone = Вскрываю без напарника: рассчитаемся сами
sheriff-screen-both-pay = Платят поровну { $first } и { $second }, получает { $payee }
sheriff-screen-deputies-give = Помощники дают:
sheriff-screen-only-deputies = Что это, видите только вы двое
sheriff-screen-loot = Добыча
sheriff-screen-loot-lies = На жетоне:
sheriff-screen-loot-later = После досмотра помощники получат по половине.
sheriff-screen-loot-share = Поделить остаток
sheriff-screen-loot-to = Кому?
sheriff-screen-loot-goods = Товары на жетоне
sheriff-screen-loot-give = Отдать это
sheriff-screen-loot-rest = Не договоритесь — остаток сбросится, когда начнётся следующий раунд.
sheriff-screen-correct-round-six = Раунд, помощники, шаг

## The black market

sheriff-screen-trade = Обмен
sheriff-screen-trade-title = На чёрном рынке
sheriff-screen-trade-how = Покажите и сбросьте три одинаковые карты контрабанды. Верхняя карта этого вида ваша.
sheriff-screen-trade-card = { $goods }, 3 шт., за карту ценой { $n }
sheriff-screen-trade-after = Обмен и после досмотра
sheriff-screen-trade-after-hint = Иначе только если мешок вернули.
sheriff-screen-sold-out = нет
sheriff-screen-market-unconfirmed = Не проверено: сверьтесь с картами
sheriff-screen-market-values = Цены на ваших картах
sheriff-screen-market-stack = Стопка { $n }
sheriff-screen-market-dearer = Сверху
sheriff-screen-market-lesser = Ниже
sheriff-screen-correct-market = Карты чёрного рынка
sheriff-screen-correct-market-who = У кого она на самом деле?
sheriff-screen-correct-market-stack = Ни у кого: в стопке
sheriff-screen-market-card = { $goods }, { $n }
sheriff-screen-market-card-of = { $goods }, { $n }: { $who }

# The screens of Merchants of Dunhuang: buttons, titles, states.

## Set-up

dunhuang-step-box = Что ведёт приложение
dunhuang-screen-tools = Инструменты
dunhuang-screen-tool-turns-hint = Одно касание завершает ход. Больше ничего не нужно. С верблюдом это и так видно.
dunhuang-screen-tool-ring-hint = Чей ход, где верблюд, сколько стоит шаг, что умеет тайл, последние ходы.
dunhuang-screen-tool-bank-hint = Монеты и престиж каждого. Почти всё считается само.
dunhuang-screen-tool-stalls-hint = Какие товары лежат на прилавках. Жетоны большинства переходят сами.
dunhuang-screen-tool-deck-hint = Сколько карт осталось и когда пойдут последние ходы.
dunhuang-screen-settings = Настройки
dunhuang-option-purse = Монеты
dunhuang-screen-purse-app = Только в приложении
dunhuang-screen-purse-coins = Ещё и на столе
dunhuang-screen-bank-only = Только монеты и престиж
dunhuang-screen-stalls-only = Только прилавки и жетоны
dunhuang-screen-checklist = Подготовка по шагам
dunhuang-screen-draw-tiles = Вытянуть тайлы
dunhuang-screen-draw-again = Тянуть заново
dunhuang-screen-draw-sure = Вытянуть все восемь тайлов заново?
dunhuang-screen-lay = Ввести наши тайлы
dunhuang-screen-lay-title = Какие тайлы лежат?
dunhuang-screen-lay-how = Отмечайте верхние стороны по кругу, по часовой стрелке.
dunhuang-screen-lay-so = Взять эти тайлы
dunhuang-screen-lay-again = Ввести другие тайлы
dunhuang-screen-other-pairs = У наших тайлов другие пары
dunhuang-screen-other-pairs-hint = Тогда подойдут любые восемь, только не священник вместе с монахом.
dunhuang-screen-i-start = Начинаю я
dunhuang-screen-draw-starter = Жребий: кто начинает

## The ring

dunhuang-screen-ring = Круг тайлов
dunhuang-screen-turn = Повернуть; читает { $who }
dunhuang-screen-tiles = Все тайлы
dunhuang-screen-camel-here = Здесь верблюд
dunhuang-screen-no-card = пусто
dunhuang-screen-one-step = Один шаг бесплатно
dunhuang-screen-cost = { $n ->
    [0] бесплатно
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
dunhuang-screen-early = { $n ->
    [0] Сюда ведёт верблюда { $who }: бесплатно
    [one] Сюда ведёт верблюда { $who }: { $n } монета
    [few] Сюда ведёт верблюда { $who }: { $n } монеты
   *[many] Сюда ведёт верблюда { $who }: { $n } монет
}
dunhuang-screen-once-round = Полный круг за { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
}: { $character }
dunhuang-screen-deck = Карт в колоде
dunhuang-screen-deck-really = Исправить колоду
dunhuang-screen-deck-short = Не хватило карт на рынок?
dunhuang-screen-deck-out = Колода пуста?
dunhuang-screen-deck-later = Если колоды не хватит, укажите это здесь в конце хода.
dunhuang-screen-starter = Первый игрок

## A turn

dunhuang-screen-to-stall = На прилавок: какой товар?
dunhuang-screen-refill = { $n ->
    [one] Выложите { $n } карту: { $order }.
    [few] Выложите { $n } карты, по порядку: { $order }.
   *[many] Выложите { $n } карт, по порядку: { $order }.
}
dunhuang-screen-ends-game = Это был последний ход.
dunhuang-screen-refilled = Пополнено, дальше
dunhuang-screen-next = Дальше
dunhuang-screen-end-turn = Закончить ход
dunhuang-screen-end-game = Закончить игру
dunhuang-screen-missed-sure = { $missed } Всё равно дальше?
dunhuang-screen-i-win = Победа!
dunhuang-screen-i-win-turn = Сейчас ваш ход?
dunhuang-screen-i-win-sure = У вас { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}, на складе { $need } { $need ->
    [one] товар
    [few] разных товара
   *[many] разных товаров
}, и вы сейчас их покажете?
dunhuang-screen-shown = Да, это победа
dunhuang-screen-not-shown = Нет, мало
dunhuang-screen-withdraw = Ещё не победа
dunhuang-screen-claim = Решить: { $card }

## Stalls and tokens

dunhuang-screen-stall = Прилавок
dunhuang-screen-goods = Товары этой игры
dunhuang-screen-stall-of = Прилавок: { $who }
dunhuang-screen-stall-by-hand = Карта на прилавок или с него
dunhuang-screen-place = Положить карту на прилавок
dunhuang-screen-remove = Убрать карту с прилавка
dunhuang-screen-stall-is = Исправить прилавок
dunhuang-screen-stall-really = Что на прилавке на самом деле: { $who }
dunhuang-screen-stall-really-how = Отметьте, что там лежит. Жетоны не двигаются.
dunhuang-screen-tokens = Жетоны
dunhuang-screen-tokens-title = Жетоны большинства
# The second page of a score: all but the goods. A button of 140 px, two lines at most.
dunhuang-screen-tokens-really = Исправить жетоны
dunhuang-screen-token = Жетон: { $card }
dunhuang-screen-token-where = Где он на самом деле?
dunhuang-screen-token-side = Какой стороной вверх?
dunhuang-screen-token-back = Вернуть на рынок
dunhuang-screen-number-up = Число
dunhuang-screen-turned = Знаком вверх

## Coins and prestige

dunhuang-screen-coins = Монеты
dunhuang-screen-prestige = Престиж
dunhuang-screen-purse-of = Монеты и престиж: { $who }
dunhuang-screen-take-coins = Взять монеты с рынка
dunhuang-screen-pay-coins = Заплатить
dunhuang-screen-to-whom = Кому?
dunhuang-screen-gain-prestige = Получить престиж
dunhuang-screen-coins-really = Исправить монеты
dunhuang-screen-prestige-really = Исправить престиж
dunhuang-screen-stock = Монеты на рынке
dunhuang-screen-stock-really = Исправить монеты на рынке

## Put right

# In "More", before what follows in this part and the settings; three words at most.
dunhuang-screen-put-right-all = Исправления и настройки
dunhuang-screen-more = Ещё
dunhuang-screen-more-of = Вручную и правки: { $who }
dunhuang-screen-correct = Исправить
# A button on somebody's own sheet: the turn is theirs, whatever the companion thinks.
dunhuang-screen-my-turn = Сейчас мой ход
dunhuang-screen-turn-really = Исправить, чей ход
dunhuang-screen-turn-of = Сейчас ходит
dunhuang-screen-last-turns = Идут последние ходы
dunhuang-screen-tiles-really = Исправить верблюда и карты
dunhuang-screen-card-really = Здесь лежит карта
dunhuang-screen-no-card-really = Карты здесь нет
dunhuang-screen-camel-really = Верблюд стоит здесь
dunhuang-screen-stalls-sure = Убрать отсюда все прилавки и жетоны и начать заново?
dunhuang-screen-rules = Правила
dunhuang-screen-others = Остальные

## Notes

dunhuang-screen-note = Мои заметки
dunhuang-screen-note-write = Записать
dunhuang-screen-note-only-here = Остаётся только на этом телефоне, больше никто не увидит.

## The count

dunhuang-screen-count = Посчитать жетоны и престиж
dunhuang-screen-count-enter = Это всё, что у меня есть
dunhuang-screen-count-now = Закончить и считать
dunhuang-screen-run-out = Место пусто
dunhuang-screen-has-most = Больше всех
dunhuang-screen-count-sure = Игра окончена?
dunhuang-screen-finish = Кто победил?
dunhuang-screen-player = Игрок { $n }
dunhuang-screen-instant-winner = Кто-то победил сразу?
dunhuang-screen-instant-none = Никто

## The tiles, short enough for the ring

dunhuang-short-painter = Художник
dunhuang-short-musician = Музыкант
dunhuang-short-princess = Принцесса
dunhuang-short-dancer = Танцов­щица
dunhuang-short-interpreter = Перевод­чик
dunhuang-short-diplomat = Дипломат
dunhuang-short-chinese-merchant = Китаец
dunhuang-short-sogdian-merchant = Согдиец
dunhuang-short-soldier = Солдат
dunhuang-short-general = Генерал
dunhuang-short-maid = Служанка
dunhuang-short-attendant = Слуга
dunhuang-short-herdsman = Пастух
dunhuang-short-farmer = Земле­делец
dunhuang-short-priest = Священ­ник
dunhuang-short-monk = Монах

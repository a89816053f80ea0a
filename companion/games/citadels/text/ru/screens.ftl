# The screens of Citadels: buttons, titles, states.

## The home screen and set-up

citadels-step-box = Набор и инструменты
citadels-screen-only-caller = Только вызов
citadels-screen-only-bank = Только банк
citadels-screen-only-count = Считать вместе
citadels-screen-only-count-how = Игра уже окончена: каждый вводит своё, на телефоне или на этом экране.
citadels-screen-who-is-in = Кто в игре?
citadels-screen-by-set = Из набора
citadels-screen-favourites = Наши любимые
citadels-screen-change-cast = Заменить кого-то…
citadels-screen-one-per-rank = По одному каждого ранга
citadels-screen-no-ninth = Никого
citadels-screen-ninth-choice = При 4–7 игроках решаете вы.
citadels-screen-ninth-needed = При 3 или 8 игроках девятый обязателен.
citadels-screen-ninth-never = Вдвоём играют только рангами 1–8.
citadels-screen-which-fourteen = Какие { $n } войдут в колоду?
citadels-screen-chosen-so-far = Выбрано
citadels-screen-exactly-so-many = В колоду входят ровно { $n }.
citadels-screen-tools-and-settings = Инструменты и настройки
citadels-screen-other-cast = Другие карты…
citadels-screen-draw-cast = Персонажи по жребию
citadels-screen-draw-cast-ninth = По жребию, с девятым
citadels-screen-draw-uniques = Особые кварталы по жребию
citadels-screen-or-a-set = Или возьмите набор
citadels-screen-checklist = Подготовка по шагам
citadels-screen-who-crown = У кого корона?
citadels-screen-i-have-crown = Корона у меня
citadels-screen-draw = Бросить жребий

## The round

citadels-screen-round = Раунд { $n }
citadels-screen-rank-name = { $rank }. { $character }
citadels-moment-round-over = Раунд { $n } окончен
citadels-moment-last-round = Последний раунд
# Beneath the rank that is called, twice in the middle of the table: one word.
citadels-moment-paused = Пауза
citadels-moment-count = Считайте города
citadels-screen-draft = Кто выбирает и из скольких
citadels-screen-what-they-do = Что они умеют
citadels-screen-show-me = Порядок выбора
citadels-screen-start-calls = Карты у всех
citadels-screen-deal = Раздать на телефоны
citadels-screen-keep-card = Оставить эту
citadels-screen-nobody-looks = Никто не смотрит
citadels-screen-hide-cards = Спрятать карты
citadels-screen-keep-which = Какую карту оставляете?
citadels-screen-lay-which = Теперь положите одну рубашкой вверх
citadels-screen-keep-this = Оставить: { $character }
citadels-screen-lay-this = Рубашкой вверх: { $character }
citadels-screen-keep-another = Оставить другую
citadels-screen-look-at-phone = { $who }, посмотрите на телефон
citadels-screen-phone-away = Передайте планшет: { $who }
citadels-screen-choose-here = Выбрать здесь
citadels-screen-give-card = Отдать эту
citadels-screen-swap-characters = Поменяться
citadels-screen-my-cards = Мой персонаж
citadels-screen-not-the-same = Оставьте одну и положите другую.
citadels-screen-no-phone-yet = Ещё без телефона: { $who }
# Buttons, after a draft on phones: two short lines at most.
citadels-screen-have-theater = Театр у меня
citadels-screen-no-theater = Ни у кого
citadels-screen-theater-now = Театр: меняйтесь сейчас
citadels-screen-laid = Открыто: { $up }, рубашкой вверх: { $down }
citadels-screen-start-sure = У всех есть персонаж?
citadels-screen-time-is-up = Время вышло
citadels-screen-thats-me = Это я
citadels-screen-wait-me = Подождите, это я!
citadels-screen-missed-call = Мой вызов пропущен
citadels-screen-nobody = Никого
# Buttons while ranks are called by themselves: in the bar, and on phones; one word if it can be.
citadels-screen-pause = Пауза
citadels-screen-go-on = Продолжить
citadels-screen-round-over-next = Дальше: конец раунда
citadels-screen-who-goes-on = Если никто не отозвался
citadels-screen-caller = Вызов
citadels-screen-back-to = «Подождите, это я»: вызвать снова
citadels-screen-pace = Темп
citadels-screen-end-round = Закончить раунд
citadels-screen-end-round-sure = Закончить раунд? Невызванные ранги пропускаются.
citadels-screen-next-round = Следующий раунд
citadels-screen-to-count = К подсчёту
citadels-screen-out = вне игры
citadels-screen-silent = молчит
citadels-screen-shielded = В этом раунде ранг 8 не тронет
citadels-screen-has-crown = С короной
citadels-screen-complete = Достроен
citadels-screen-everybody = Остальные
citadels-screen-rules = Правила
citadels-screen-uniques-short = Особые

## A turn

citadels-screen-turn-title = Ваш ход: { $character }
citadels-screen-act = Роль
citadels-screen-cards = Карты
citadels-screen-ability = Способность персонажа
citadels-screen-ability-done = Способность применена
citadels-screen-end-anyway = { $why } Всё равно закончить ход?
citadels-screen-why-not = Сейчас нельзя: { $n }
citadels-screen-all-the-same = И всё же так было
citadels-screen-no-target = Сейчас выбрать некого.
citadels-screen-who-dies = Кто погибнет?
citadels-screen-whom-bewitch = Кого околдовать?
citadels-screen-whom-rob = Кого ограбить?
citadels-verb-spy = Подсмотреть карты…
citadels-verb-magician = Поменяться картами…
citadels-verb-wizard = Взять чужую карту…
citadels-verb-abbot = Взять у богатейшего…
citadels-verb-emperor = Отдать корону…
citadels-verb-artist = Украсить квартал…
citadels-verb-warlord = Разрушить квартал…
citadels-verb-marshal = Захватить квартал…
citadels-verb-diplomat = Обменять кварталы…
citadels-screen-warrants-on = Куда легли ордера ({ $n })?
citadels-screen-threats-on = Куда легли жетоны шантажа ({ $n })?
citadels-screen-lay-down = Положить сюда
citadels-screen-true-one-unsaid = Какой настоящий, знаете только вы.
citadels-screen-spy = Подсмотреть
citadels-screen-spy-whom = Чьи карты?
citadels-screen-spy-type = Какой тип?
citadels-screen-spy-cards = Сколько таких карт?
citadels-screen-swap-with = Поменяться картами
citadels-screen-redraw = Обменять с колодой
citadels-screen-redraw-cards = Сколько карт
citadels-screen-take-card-from = У кого взять карту?
citadels-screen-gift-from = Кто богаче всех и отдаёт 1?
citadels-screen-crown-to = Кому корона и что взять?
citadels-screen-crown-to-whom = Кому переходит корона?
citadels-screen-crown-for-gold = Взять 1 золотой
citadels-screen-crown-for-cards = Взять 1 карту наугад
citadels-screen-give-crown = Отдать корону
citadels-screen-destroy = Разрушить
citadels-screen-destroy-which = Какой квартал разрушить?
citadels-screen-seize = Забрать
citadels-screen-seize-which = Какой квартал забрать?
citadels-screen-exchange = Обменять
citadels-screen-give-which = Какой свой квартал отдаёте?
citadels-screen-types-missing = Ещё нет:
citadels-screen-to-destroy = Цена разрушения
citadels-screen-exchange-which = Какой квартал взять?
citadels-screen-give = Отдать: { $district }
citadels-screen-in-whose-city = В чьём городе?
citadels-screen-paid-for-it = Заплачено
citadels-screen-beautify-which = Какой квартал украсить?
citadels-screen-armory = Арсенал: отдать и разрушить
citadels-screen-income = Доход
citadels-screen-income-gold = { $type } квартал: золото
citadels-screen-income-cards = { $type } квартал: карты
citadels-screen-gather-mine = С рудником: 3 золотых

## Building

citadels-screen-build = Строить
citadels-screen-build-open = Строить…
citadels-screen-build-which = Что строите? Осталось: { $n }
citadels-screen-build-paid = Сколько заплатили? Осталось построек: { $n }
citadels-screen-build-with-cards = Построить за карты: { $district }
citadels-screen-cards-for-gold = Карт вместо золота
citadels-screen-other-ways = Другим способом
citadels-screen-exempt = Не идёт в счёт построек
citadels-screen-taken = Только что взятая карта
citadels-screen-is-complete = Мой город достроен
citadels-screen-not-complete = Всё-таки не достроен

## Gold and cities

citadels-screen-gold = Золото
citadels-screen-hand = Карт на руке
citadels-screen-pay = Заплатить
citadels-screen-pay-title = Кому заплатить?
citadels-screen-pay-anybody = Заплатить или получить
citadels-screen-from = От кого
citadels-screen-to = Кому
citadels-screen-take = Из банка
citadels-screen-take-title = Сколько из банка?
citadels-screen-bank = Банк
citadels-screen-my-city = Мой город
citadels-screen-city = Город
citadels-screen-city-of = Город: { $who }
citadels-screen-nothing-built = Пока ничего не построено.
citadels-screen-asks-gold = { citadels-district-imperial-treasury }: сколько золота осталось?
citadels-screen-asks-hand = { citadels-district-map-room }: сколько карт осталось на руке?
citadels-screen-asks-under = { citadels-district-museum }: сколько карт под ним лежит?
citadels-screen-asks-crown = { citadels-district-statue }: у кого корона в конце?
citadels-screen-crown-elsewhere = Она у другого
citadels-screen-beautified = Украшен, на нём 1 золотой
citadels-screen-artist-played = В игре был Художник и украшал кварталы
citadels-screen-city-by-city = По городам
citadels-screen-by-type = По типам
citadels-screen-stands-with = { $district }: { $who }
citadels-screen-cards-under = Карт под ним
citadels-screen-beautified-really = Золото на кварталах
citadels-screen-on-token = Золото у Сборщика налогов

## Putting right

citadels-screen-put-right = Исправить
citadels-screen-right-title = Исправить: { $who }
citadels-screen-gold-really = Исправить золото
citadels-screen-this-is-city = Исправить город
citadels-screen-this-is-it = Исправить
citadels-screen-city-rules = Что умеют мои кварталы
# In somebody's sheet, a button of one line.
citadels-screen-city-does = Что умеют эти кварталы
citadels-screen-city-really = Исправить город
citadels-screen-crown-really = Корону сюда
citadels-screen-marks-right = Исправить персонажей
citadels-screen-lies-on = На ком лежит? Не больше { $n }
citadels-screen-by-whom = Кто сделал?
citadels-screen-who-was = Кто это был?
citadels-screen-round-really = Другой раунд или фаза
citadels-screen-go-there = Перейти
citadels-screen-round-sure = Перейти? Метки на персонажах могут пропасть.
citadels-screen-round-number = Раунд
citadels-screen-which-phase = Фаза
citadels-screen-which-rank = Какой ранг вызывают
citadels-screen-which-step = Кто выбирает
citadels-screen-tax-really = Золото у Сборщика налогов
citadels-screen-settings = Настройки
citadels-screen-keep = Сохранить настройки

## The count

citadels-screen-count = Считать
citadels-screen-count-again = Пересчитать
# Tabs of a count over one's own side, half a line each: the common districts; characters and what
# certain districts ask for. Between them stand "Unique" and "City".
citadels-screen-page-districts = Кварталы
citadels-screen-page-rest = Прочее
citadels-screen-count-enter = Это всё, что у меня есть
citadels-screen-count-up = Остановиться и считать
citadels-screen-count-up-sure = Закончить игру и считать?
citadels-screen-counted = Сосчитано
# Title of the dialog in which all cities are counted at once.
citadels-screen-all-by-type = Города по типам
citadels-screen-not-counted = Считает
citadels-screen-finish = Показать итог
citadels-screen-final-title = { $who }: что есть
citadels-screen-total = Всего
citadels-screen-player = Игрок { $n }
citadels-screen-first-complete = Первый достроенный город
citadels-screen-was-complete = Был достроен, но уменьшился
citadels-screen-vault-hint = Показано с руки: 3 очка
citadels-screen-haunted = Квартал призраков считается как
citadels-screen-haunted-best = Как выгоднее
citadels-screen-haunted-points = очки за типы: { $n }
citadels-screen-rank-of-one = Ранг в последнем раунде, для ничьей
citadels-screen-rank-of-two = Ранги в последнем раунде, для ничьей
citadels-screen-ranks-of-round = Мои персонажи в последнем раунде
citadels-screen-killed-last = Кто убит в последнем раунде
citadels-move-against = { $what }: { $words }
citadels-screen-face-up = Лежит открыто
citadels-screen-face-down = Не лежит открыто
citadels-screen-rank = Ранг { $n }
citadels-screen-borrow = Остальное — у игрока { $who }

# The screens of Condottiere: buttons, titles, states.

## Set-up

condottiere-step-box = Правила и инструменты
condottiere-screen-tools = Инструменты
condottiere-screen-tool-map-hint = Чей какой город, у кого Кондотьер, где идёт битва.
condottiere-screen-tool-battle-hint = Карты перед каждым, их сила и кто берёт город.
condottiere-screen-tool-strength-hint = Проще поля битвы: каждый сообщает силу своей армии.
condottiere-screen-tool-hands-hint = Каждый отмечает на своём телефоне, сколько карт осталось. Другие этого не видят.
condottiere-screen-variants = Дополнительные правила
condottiere-screen-points = Очки за несколько партий
condottiere-screen-points-hint = Город — 1 очко, за королевство очки сверх того.
condottiere-option-points-target = До скольких очков
condottiere-option-points-bonus = Очки за королевство
condottiere-screen-bigger = Большие королевства
condottiere-screen-bigger-hint = Для победы нужен ещё один соединённый город.
condottiere-screen-capturing = Захват городов
condottiere-screen-capturing-hint = Можно нападать и на чужие города.
condottiere-screen-points-capturing = Правила не советуют сочетать очки и захват.
condottiere-option-full-board-ends = Все города заняты: конец
condottiere-option-full-board-ends-hint = Для игры с захватом; иначе победит только королевство.
condottiere-screen-settings = Настройки
condottiere-screen-tools-and-settings = Инструменты и настройки
condottiere-option-live-strength = Показывать силу во время битвы
condottiere-option-live-strength-hint = Выключено: считаете сами, а сила видна в конце битвы.
condottiere-option-warnings = Предупреждать о близкой победе
condottiere-option-warnings-hint = Называет города, которые завершат королевство.
condottiere-option-cover = Мои карты на экране стола
condottiere-option-cover-hint = У кого нет телефона, отмечает карты на экране стола, прикрыв его.
condottiere-screen-battle-only = Только битва
condottiere-screen-checklist = Подготовка по шагам
condottiere-screen-youngest = Я младше всех
condottiere-screen-begin-next = Дальше начинаю я
condottiere-screen-who-youngest = Кто младше всех?
condottiere-screen-who-youngest-how = Кто младше всех, нажимает на своё место и берёт Кондотьера.
condottiere-screen-who-leads = Кто начинает, нажимает на своё имя.

## The map

condottiere-screen-round = Раунд { $n }
condottiere-screen-game = Партия { $n }
condottiere-screen-target = до { $n } { $n ->
    [one] очка
    [few] очков
   *[many] очков
}
condottiere-screen-needed = Победа: { $n } { $n ->
    [one] соединённый город
    [few] соединённых города
   *[many] соединённых городов
}
condottiere-screen-map = Италия
condottiere-screen-cities = Города
condottiere-screen-cities-of = Городов: { $n }
condottiere-screen-linked = Соединено: { $n }
condottiere-screen-city-free = { $city }: ничей
condottiere-screen-city-owned = { $city }: { $who }
condottiere-screen-city-here = { $city }: здесь битва
condottiere-screen-free = Ничей
condottiere-screen-here = Здесь битва
condottiere-screen-condottiere = Кондотьер
condottiere-screen-choose = Список городов
condottiere-screen-choose-title = Где следующая битва?
condottiere-screen-attack = Битва: { $city }
condottiere-screen-attack-anyway = Всё равно битва: { $city }
condottiere-screen-decline = Не выбираю
condottiere-screen-decline-to = Не выбирать, передать Кондотьера

## Cards and rounds

condottiere-screen-out = У меня нет карт
condottiere-screen-out-short = Нет карт
condottiere-screen-in = Карты ещё есть
condottiere-screen-deal = Новая раздача
condottiere-screen-deal-go = Роздано: новый раунд
condottiere-screen-deal-sure = Перемешать все карты и раздать заново? Раунд кончается, когда карты остались не больше чем у одного.
condottiere-screen-points-n = Очки: { $n }
condottiere-screen-points-word = Очки
condottiere-screen-finish = Закончить: всё решено
condottiere-screen-finish-sure = Закончить игру с таким положением городов?

## The battle

condottiere-screen-start = Начать битву
condottiere-screen-lay = Сыграть карту
condottiere-screen-line = Карты перед игроком: { $who }
condottiere-screen-line-mine = Карты передо мной
condottiere-screen-line-empty = Карт ещё нет
condottiere-screen-take-off = Убрать: { $card }
condottiere-screen-pass = Пас
condottiere-screen-passed = Пас
condottiere-screen-not-passed = Паса не было
condottiere-screen-backs = Пугало возвращает
condottiere-screen-back = Пугало возвращает: { $card }
condottiere-screen-back-to-hand = Обратно в руку
condottiere-screen-back-none = Ничего не возвращать
condottiere-screen-stay = Несколько карт подряд
condottiere-screen-before = Добавить более раннюю карту
condottiere-screen-strength = Сила: { $n }
condottiere-screen-strength-word = Сила
condottiere-screen-leads = Сильнее всех
condottiere-screen-defends = Защита
condottiere-screen-count = Сила
condottiere-screen-count-of = Сила армии: { $who }
condottiere-screen-count-as = Как посчитали за столом
condottiere-screen-count-note = Записать силу
condottiere-screen-count-work-out = Посчитать
condottiere-screen-count-total = Сумма чисел на наёмниках
condottiere-screen-count-mercenaries = Наёмники
condottiere-screen-count-heroines = Героини
condottiere-screen-count-drum = Барабан
condottiere-screen-count-winter = Выложена зима
condottiere-screen-lines = Все карты
condottiere-screen-lines-title = Карты перед каждым
condottiere-screen-winter = Зима: наёмники по 1
condottiere-screen-end-takes = берёт город
condottiere-screen-end-wins = победа
condottiere-screen-end-nobody = Никто
condottiere-screen-end-sure = Закончить битву? Кто-то ещё может сыграть карту.
condottiere-screen-who-won = Кто победил?
condottiere-screen-who-won-title = Кто победил в битве?
condottiere-screen-i-won = Моя победа
condottiere-screen-claim-accept = Согласны
condottiere-screen-claim-refuse = Нет
condottiere-screen-claim-back = Отозвать
condottiere-screen-claim-short = Заявляет победу
condottiere-screen-claim-waits = Вы заявили о победе. Кто-то другой должен согласиться.
condottiere-screen-nobody = Никто
condottiere-screen-past = Прошлые битвы
condottiere-screen-replay = Показать битвы: { $n }
condottiere-screen-game-won = Победа в этой партии: { $who }.
condottiere-screen-past-none = В этом раунде битв ещё не было.

## The own hand

condottiere-screen-hand = Мои карты
condottiere-screen-hand-only-you = Видите только вы.
condottiere-screen-hand-cards = Карт на руке
condottiere-screen-hand-note = Отметить
condottiere-screen-hand-none = Удалить заметку
condottiere-screen-hand-empty = Карт больше нет. Сказать об этом?

## Put right

# In "More", before what follows in this part and the settings; three words at most.
condottiere-screen-put-right-all = Исправления и настройки
condottiere-screen-put-right = Исправить города или очки
condottiere-screen-put-right-of = Исправить: { $who }
condottiere-screen-piece-mine = Кондотьер у меня
condottiere-screen-piece-really = Исправить, у кого Кондотьер
condottiere-screen-place-here = Битва здесь
condottiere-screen-place-none = Битва не здесь: выбрать заново
condottiere-screen-place-sure = Прервать эту битву? Отмеченные карты будут забыты.
condottiere-screen-cities-mine = Нажмите на свои города
condottiere-screen-round-really = Исправить раунд
condottiere-screen-points-really = Исправить очки
condottiere-screen-tool-off-sure = Выключить? Отмеченные карты будут забыты.
condottiere-screen-correct = Исправить
condottiere-screen-rules = Правила
condottiere-screen-everybody = Все
condottiere-screen-others = Остальные

## Score without the app

condottiere-screen-player = Игрок { $n }
condottiere-screen-total = Итого
condottiere-screen-who-has = У кого какой город?
condottiere-screen-who-has-how = Нажмите на значок хозяина. Ещё раз — ничей.
condottiere-screen-city-of = { $city }: { $who }
condottiere-screen-final-winner = Победитель последней битвы
# The second page of a score: all but the cities. A button of 230 px, two lines at most.
condottiere-screen-score-rules = Правила и последняя битва
condottiere-screen-final-none = Её не было или никто не победил

## Moves that no button names

condottiere-move-city = { $city }: кто хозяин?
condottiere-screen-take-off-one = Убрать карту
condottiere-screen-place-really = Где на самом деле идёт битва?

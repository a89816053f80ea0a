# The house's screens: what every game shares.

screen-name = Помощник за столом
screen-title-table = Стол { $code }
screen-title-seat = Моё место · { $code }

## Buttons and fields

screen-close = Закрыть
screen-yes = Да
screen-no = Нет
screen-key-add = Прибавить { $n }
screen-key-clear = Стереть всё
screen-key-back = Стереть последнюю цифру
screen-key-next = Дальше
screen-key-most = Не больше { $n }.
screen-asks-number = { $what }: ещё не указано. Если нет, нажмите 0.
screen-keys = Цифры
screen-one-more = Ещё: { $what }
screen-one-fewer = Убрать: { $what }
screen-how-many = Сколько: { $what }

## The bar

screen-bar = Игра
screen-undo = Отменить
screen-undo-nothing = Отменять нечего
screen-redo = Вернуть: { $what }
screen-log = Что было
screen-join = Кто здесь
screen-mute = Выключить звук
screen-menu = Ещё
screen-stop = На сегодня хватит, доиграем потом
screen-stop-kept = Всё сохранено. В другой день нажмите «Продолжить» на главной или откройте стол { $code }.
screen-stop-paper = Лист для продолжения
screen-language = Язык

## Joining

screen-join-code = Код для телефона
screen-join-how = Наведите камеру на код и нажмите на своё место. Можно играть и без телефона.
screen-join-short = Отсканируйте телефоном. Можно и без него.
# In the place of the code and above a seat's: about 40 letters; how to mend it below, 140.
screen-unreachable = С телефона этот адрес не открыть.
screen-unreachable-how = Он ведёт только на это же устройство. Подключите его к Wi-Fi, запустите приложение с --host 0.0.0.0 и откройте адрес, который оно покажет.
screen-phone-here = На связи
screen-phone-away = Нет связи
screen-phone-none = Без телефона
screen-release = Освободить
screen-release-sure = Отключить телефон ({ $who })? Тогда это место можно будет занять с другого.
screen-take-over = Сделать этот телефон экраном стола
screen-take-over-sure = Сделать этот телефон экраном стола? Планшет перестанет показывать стол.
screen-taken-over = Экран стола теперь на телефоне игрока { $who }. Если это ошибка, любой может остановить.
screen-taken-stop = Остановить
screen-taken = Экран стола теперь на телефоне
screen-taken-what = Если это ошибка, остановите здесь или на любом телефоне: планшет продолжит как раньше.
screen-seat-asked = Телефон, ставший экраном стола, хочет освободить место игрока { $who }, чтобы его занял кто-то другой.
screen-seat-asking = Место игрока { $who } освободится, когда согласится другой телефон.
screen-seat-keep = Оставить
screen-trail = Кто пришёл и кто ушёл
screen-leave = Уйти с места
screen-leave-sure = Уйти с места? Тогда его сможет занять кто-то другой.
screen-absent = { $who }: место пустует.
screen-absent-table = Играть за это место со стола
screen-absent-somebody = Отдать место другому
screen-absent-tag = Место пустует
screen-hand = Передать моё место
screen-hand-how = Пусть новый игрок отсканирует код и нажмёт на место. Тайны перейдут вместе с местом, этот телефон их забудет.
screen-hand-name = Имя, если меняется
screen-hand-do = Передать
# Several people share a phone, each with a seat of their own.
screen-shared = У кого этот телефон
screen-shared-acts = Сейчас ход этого игрока
screen-shared-add = Добавить игрока на этот телефон
screen-shared-how = Чьё это место? Передавайте телефон из рук в руки: при передаче он всё скрывает.
screen-shared-back = Это не я, назад
screen-door = Где вы сидите?
screen-door-taken = Ваше место занято? На экране стола его можно освободить: «Кто здесь».
screen-seat-taken = Телефон уже есть
screen-to-table = Экран стола
screen-to-result = Итоги
screen-to-game = Назад к игре
screen-join-again = Выбрать место

## Cut off, and staying awake

screen-cut-off = Нет связи со столом. Ничего не пропало: всё, что вы ввели, осталось, а экран подключится сам.
screen-lost = Не дошло. Попробуйте ещё раз.
screen-unchosen = Ещё не выбрано
screen-unsent = Ещё не отправлено: нет связи со столом. Отправится само, как только связь появится.
screen-offline = Нет связи со столом. Ничего не произошло; попробуйте чуть позже.
screen-settled = Это уже решено, поэтому ваш ответ не отправится.
screen-fingers = Палец на экран
screen-fingers-how = Все: палец на экран
screen-awake = Экран не погаснет
screen-awake-video = Экран не погаснет: ему помогает видео без звука
screen-awake-not = Экран может погаснуть. В настройках устройства увеличьте время до выключения.
screen-awake-ask = Коснитесь экрана один раз, и он не погаснет
screen-sound-on = Звук включён
screen-sound-off = Звук выключен

## The cover

screen-cover-hand = Передайте меня: { $who }
screen-cover-look-away = Остальные на минутку отвернитесь.
screen-cover-done = Готово. Теперь положите меня обратно в середину.
screen-cover-i-am = Это я, { $who }
screen-cover-back = Назад к столу
screen-cover-shut = Готово, закрыть
screen-cover-nothing = Сейчас тайно вводить нечего.

## The log

screen-log-older = Что было раньше
screen-log-empty = Пока ничего.
screen-minute = { $n } мин
screen-undone = отменено
screen-back-to-here = Вернуться сюда
screen-back-sure = Вернуться к этому моменту? То, что было потом, ещё можно будет вернуть.
screen-past-reveal-sure = Все уже видели, чем кончилась игра. Вернуться к тому, что было раньше?
screen-for-good-sure = Всё равно вернуться? Тайный выбор пропадёт навсегда, карты раздадут заново.
screen-mend = Исправить
screen-mend-try = Посмотреть, что изменится
screen-mend-out = Убрать запись
screen-mend-changes = Изменится вот что
screen-mend-blocked = Вот что мешает
screen-mend-same = Из того, что здесь видно, ничего не изменится.
screen-mend-do = Исправить так
screen-mended = исправлено
screen-mended-out = убрано

## Home

screen-home = На главную
screen-home-lead = Считает за вас во время игры, а в «Шерифе Ноттингема» хранит и золото. Карты и ложь остаются на столе.
screen-resume = Продолжить
screen-resume-go = Продолжить
screen-ended = Сыграно
screen-again = Ещё раз так же
screen-next-join = В следующую партию
screen-next-continue = Дальше: { $colour }
screen-new = Новая игра
screen-score = Подсчёт в конце
screen-print = Печать
screen-find = Войти в игру
screen-find-code = Код с экрана стола
screen-find-go = Войти
screen-about = О приложении
screen-timer = Таймер
screen-timer-start = Коснитесь экрана, чтобы начать
screen-timer-pause = Коснитесь экрана, чтобы остановить
screen-timer-go-on = Коснитесь экрана, чтобы продолжить
screen-timer-over = Время вышло. Коснитесь, чтобы начать снова
screen-timer-minutes = { $n } мин
screen-timer-seconds = { $n } с
screen-timer-again = Заново
screen-tools = Банк и другое
screen-rules = Правила
screen-more = Ещё
screen-our-games = Наши игры
screen-daylight = Светлая тема
screen-lamp-light = Тёмная тема

## Setting up

screen-how-many-play = Сколько вас?
screen-names = Имена по желанию, по часовой стрелке. Нажмите два значка, чтобы поменять местами.
screen-name-of = Имя: { $colour }
screen-steps = Подготовка
screen-step-who = Кто
screen-known = Кто здесь уже был
screen-guest = Гость
screen-swap = { $colour }: поменять местами
screen-lies = Положение экрана
screen-lies-middle = Посередине
screen-lies-edge = С краю
screen-first-look = Что лучше видно с вашего места?
screen-start = Начать
screen-score-go = Кто победил?
screen-score-new = Новый подсчёт
screen-score-new-sure = Очистить этот подсчёт и начать новый?
screen-score-again = С теми же ещё раз
screen-score-guests = Были гости? Нажмите на тех, кого не запоминать.
screen-still-counting = Ещё считают: { $n }
screen-count-sure = Пересчитать или оставить так?
screen-count-again = Пересчитать
screen-count-anyway = Оставить так

## The result

screen-reveal-winner = Победа: { $who }!
screen-reveal-shared = Победу делят { $who }!
screen-reveal-nobody = На этот раз не победил никто
screen-reveal-open = Пока ничего не решено
screen-reveal-skip = Показать всё
screen-reveal-turn = Повернуть
screen-reveal-won = Победа
screen-reveal-how = Как решилась игра
screen-reveal-sum = Всего
screen-share = Поделиться
screen-share-pdf = Итоги в PDF
screen-share-picture = Итоги картинкой
screen-share-qr = Отсканируйте: итоги на своём телефоне
screen-share-late = Картинка готова: нажмите ещё раз.
screen-share-json = Вся партия файлом (JSON)
screen-share-page = Страница с итогами

## About

screen-about-what = Помощник для игр, которые лежат на настоящем столе: банк, таймер, очки и памятки для печати.
screen-about-box = Сама игра нужна вам отдельно. Названия игр лишь указывают, для какой коробки это приложение; издатели к нему отношения не имеют.
screen-about-thanks = Спасибо
screen-about-icons = Значки:
screen-about-font = Шрифт:
screen-about-htmx = Обновление экранов:

## When something went wrong

screen-error = Не получилось
screen-advice-400 = Что-то пришло повреждённым. Вернитесь и попробуйте ещё раз.
screen-advice-401 = Выберите место заново или наведите камеру на код с экрана стола.
screen-advice-403 = Пусть это сделает тот, кто там сидит, или сделайте это на экране стола.
screen-advice-404 = Проверьте код на экране стола или начните с главной.
screen-advice-409 = Взгляните на стол ещё раз и решите снова.
screen-advice-413 = Слишком много за один раз. Сократите и попробуйте ещё.
screen-advice-415 = Пользуйтесь кнопками на экране: этот адрес не открывают вручную.
screen-advice-421 = Отсканируйте код на экране стола или спросите адрес у хозяина.
screen-advice-422 = Исправьте то, что не подходит, и попробуйте ещё раз.
screen-advice-429 = Сделайте глоток чая и попробуйте через минуту.
screen-advice-500 = Это наша ошибка, не ваша. Игра цела: вернитесь и попробуйте ещё раз.
screen-advice-503 = Ничего не пропало. Попробуйте ещё раз чуть позже.

## Spoken words

screen-voice-again = Повторить
screen-voice-slower = Медленнее
screen-voice-none = На этом устройстве нет голоса для этого языка. Всё, что говорится, написано здесь.
screen-voice-can-you-hear = Меня слышно?
screen-voice-heard = Да, слышно
screen-voice-choose = Голос и громкость
screen-voice-which = Голос этого устройства
screen-voice-volume = Громкость
screen-voice-rings = Голоса для этого языка здесь нет: на каждый вызов звенит звонок, а слова крупнее.

## Long lists

screen-narrow-search = Введите часть названия
screen-narrow-search-in = Поиск: { $what }
screen-narrow-shown = Показано: { $n }
screen-narrow-none = Ничего не найдено.
screen-narrow-remove = Убрать: { $what }

## Тому, кто следит за сервером

health-title = Серверу нужно внимание
health-disk = На диске сервера осталось всего { $free } МБ. Освободите место, пока он не заполнился.
health-clock = Часы сервера перевели, или они идут неверно. Таймеры идут как надо, но время в журнале может быть неточным: переведите часы и перезапустите приложение, когда никто не играет.
health-backup = Не удалось сделать ежедневную копию базы данных: { $reason }
health-network-drive = Партии хранятся на сетевом диске и могут повредиться или пропасть. Перенесите папку приложения на диск самого сервера, а сетевой оставьте для резервных копий.

news-title = Новое в версии { $version }
news-1 = Кнопки сами говорят, зачем они. На телефоне первым стоит вход в игру.
news-2 = Вечер, страница игрока и любой итог: всё это хочется показать.
news-3 = Открытый мешок, битва, подсчёт и победа занимают весь экран стола.
news-dismiss = Понятно

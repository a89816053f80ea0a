# Отказы интерфейса JSON: заголовок для каждого вида, предложение для каждой ошибки.

## Заголовки

problem-title-malformed = Это не удаётся прочитать
problem-title-no-token = Вы ещё не за столом
problem-title-not-yours = Это не ваше действие
problem-title-other-origin = Отправлено с другого сайта
problem-title-other-host = Неизвестное имя
problem-title-not-found = Не найдено
problem-title-method = Здесь так нельзя
problem-title-conflict = Теперь это невозможно
problem-title-settled = Это уже решено
problem-title-too-large = Слишком много
problem-title-media = Это не JSON
problem-title-faulty = Недопустимые значения
problem-title-rule = Правила это запрещают
problem-title-tries = Слишком много попыток
problem-title-unavailable = Сейчас недоступно
problem-title-bug = Здесь что-то сломалось
problem-title-other = Не получилось

## Документ, который не удаётся прочитать

problem-not-utf8 = Текст не в кодировке UTF-8.
problem-not-json = Это не JSON.
problem-not-json-at = Это не JSON: строка { $line } не читается с { $column }-го знака.
problem-cut-off = Обрывается посередине: конца нет. Читается только целый файл.
problem-empty = Здесь ничего нет.
problem-too-deep = Слишком много вложенных уровней.
problem-body = Запрос оборвался, не дойдя до конца.
problem-wrong-shape = Структура не та, что ожидается.
problem-unknown-key = Ничего с таким названием здесь нет.
problem-missing-key = Не хватает «{ $key }».
problem-unknown-kind = Такого вида нет.
problem-wrong-type = Подходящий тип: { $expected }; получено: { $got }.
problem-wrong-length = { $length ->
    [one] Здесь должно быть ровно { $length } значение.
    [few] Здесь должно быть ровно { $length } значения.
    [many] Здесь должно быть ровно { $length } значений.
   *[other] Здесь должно быть ровно { $length } значения.
}
problem-type-object = объект
problem-type-array = список
problem-type-str = текст
problem-type-bool = true или false
problem-type-int = целое число
problem-type-float = дробное число
problem-type-null = null
problem-type-either = { $one } или { $other }

## Значения, которых не бывает

problem-unknown-value = Такого значения здесь не бывает.
problem-too-few = Должно быть не меньше { $least }.
problem-more-than = Должно быть не больше { $most }.
problem-too-many = Это число слишком велико.
problem-too-short = Здесь нужно не меньше { $least }.
problem-too-long = Здесь помещается не больше { $most }.
problem-control-character = Здесь есть символ, который нельзя показать на экране.
problem-not-between = Здесь нужно целое число от { $least } до { $most }.
problem-nothing-counted = Ещё ничего не указано. Введите, у кого что есть, и спросите снова.
problem-no-flag = { $name }: здесь нужно true или false.
problem-unknown-language = Доступные языки: { $languages }.

## Всё остальное

problem-no-token = Сначала присоединитесь к партии: нужен ключ места или стола.
problem-other-hands = Этот телефон сейчас у другого игрока. Откройте партию заново.
problem-other-origin = Запрос пришёл со страницы другого сайта, поэтому ничего не сделано.
problem-other-host = Имя { $host } не принадлежит этому серверу. Откройте его по числовому адресу, который он показал при запуске, или пусть хозяин впишет имя в HOSTS в настройках.
problem-unknown-path = По этому адресу ничего нет.
problem-unknown-calculator = У этой игры нет такого калькулятора.
problem-unknown-seat = Такого места нет.
problem-unknown-dialog = Это уже решено. Взгляните на экран ещё раз.
problem-method = Этот адрес не принимает { $method }.
problem-too-large = За один раз можно отправить не больше { $most } КиБ.
problem-media = Отправьте JSON с заголовком Content-Type: application/json.
problem-tries = Слишком много попыток. { $seconds ->
    [one] Попробуйте снова через { $seconds } секунду.
    [few] Попробуйте снова через { $seconds } секунды.
    [many] Попробуйте снова через { $seconds } секунд.
   *[other] Попробуйте снова через { $seconds } секунды.
}
problem-other = Сервер не смог обработать этот запрос.
problem-bug = Это наша ошибка, а не ваша. Подробности — в журнале сервера.
problem-unavailable = { $reason ->
    [locked] Базу данных сейчас занимает другая программа. Ничего не изменилось: попробуйте ещё раз чуть позже.
    [full] На диске сервера нет места. Ничего не изменилось: освободите место и попробуйте ещё раз.
    [read-only] База данных на сервере закрыта для записи. Ничего не изменилось: разрешите приложению писать в свою папку и попробуйте ещё раз.
    [gone] На сервере нет файла базы данных. Ничего не изменилось: верните его и попробуйте ещё раз.
    [replaced] Файл базы данных подменили, и в нём не хватает записей. Ничего не изменилось: остановите приложение, верните прежний файл или резервную копию и запустите снова.
    [damaged] База данных повреждена. Ничего не изменилось: остановите сервер и проверьте её командой `companion check`.
    [disk] Диск сервера заполнен или неисправен. Ничего не изменилось: проверьте диск и попробуйте ещё раз.
    [no-server] Сервер базы данных сейчас не отвечает. Ничего не изменилось: попробуйте ещё раз чуть позже.
    [no-database] Базы данных больше нет. Ничего не изменилось: проверьте её сервер.
    [password] Сервер базы данных отказал в доступе. Ничего не изменилось: проверьте имя и пароль в адресе.
    [newer] С базой данных теперь работает более новая версия приложения. Ничего не изменилось: откройте эту страницу ещё раз чуть позже.
   *[away] База данных сейчас недоступна. Ничего не изменилось: попробуйте ещё раз чуть позже.
}
problem-by-rule = { $sentence } ({ $heading })

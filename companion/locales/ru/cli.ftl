# Что говорит командная строка.

cli-serving = Адрес стола: { $address }. Откройте его на планшете, а этот код отсканируйте телефонами:
cli-serving-name = Или по имени, если сеть это поддерживает: { $address }
cli-demo = Демо запущено: { $address }
cli-serving-stop = Чтобы остановить, нажмите Ctrl+C.
cli-no-port = Не удалось открыть { $host }, порт { $port } ({ $reason }). Выберите другой адрес или порт через --host или --port.
cli-port-taken = Порт { $port } занят, { $free } свободен: { $command }

cli-total = Итого
cli-place = Место
cli-won = { $n ->
    [one] Победа: { $winners }.
    [few] Общая победа: { $winners }.
    [many] Общая победа: { $winners }.
   *[other] Общая победа: { $winners }.
}
cli-nobody-won = Пока никто не победил.

cli-undone = отменено
cli-folds = { $n ->
    [one] { $n } запись, и она соответствует правилам.
    [few] { $n } записи, и все соответствуют правилам.
    [many] { $n } записей, и все соответствуют правилам.
   *[other] { $n } записи, и все соответствуют правилам.
}

cli-printed = Записано в { $file }.
cli-cannot-write = Не удалось записать { $file }: { $reason }

cli-backed-up = Копия записана в { $file } и проверена: партий — { $sittings }, записей — { $entries }.
cli-workers-file = С одним файлом SQLite работает один процесс. Нескольким нужен PostgreSQL: задайте COMPANION_SQLALCHEMY_DATABASE_URI или уберите --workers.
cli-workers-gunicorn = Нескольким процессам нужен gunicorn: pip install 'tabletop-companion[postgresql]'.
cli-workers-https = Несколько процессов не могут сами работать по https. Поставьте перед ними прокси с TLS и уберите --https.
cli-https-outdated = Центр сертификации этого дома создан старой версией и мог бы ручаться и за адреса почты и сайтов. Он ещё действует. Чтобы заменить его, удалите authority.pem и authority.key в { $folder }, запустите снова и подтвердите доверие новому на каждом устройстве по адресу /trust.
cli-backup-where = Укажите куда: companion backup ФАЙЛ или companion backup --to ПАПКА.
cli-backup-exists = { $file } уже существует. Ничего не записано.
cli-backup-nothing = По пути { $database } пока нет базы данных.
cli-backup-failed = Не удалось сделать резервную копию: { $reason }

cli-imported = Партия { $code } загружена, в ней { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
}. Откройте её на устройстве, займите место и сделайте это устройство экраном стола.
cli-imported-token = Ключ стола для программ: { $token }
cli-restored = Восстановлено и проверено: партий — { $sittings }, записей — { $entries }.
cli-restore-nothing = Файла { $file } нет. Ничего не изменилось.
cli-restore-not-empty = В { $database } уже есть партии или люди, и всё останется как есть. Выберите пустую папку через --instance.
cli-restore-newer = Эту копию сделала более новая версия приложения. Сначала обновите приложение. Ничего не изменилось.
cli-restore-failed = Не удалось восстановить { $file } ({ $reason }). Ничего не изменилось.

cli-checked = Ошибок нет: партий — { $sittings }, записей — { $entries }.
cli-check-elsewhere = База данных на отдельном сервере. Проверяйте её средствами этого сервера.
cli-check-damaged = Файл { $database } повреждён, или это не база приложения ({ $reason }). Что ещё читается, восстановит команда `companion salvage { $database } --instance NEW`.
cli-check-page = Файл повреждён: { $reason }
cli-check-cut = Файл обрывается посреди страницы: его конец отрезан.
cli-check-orphan = В таблице { $table } есть строка, которая не относится ни к одной партии.
cli-check-sitting = Партия { $code }: { $why }
cli-check-gap = Партия { $code }: записи { $entry } нет, поэтому дальше ничего не читается.
cli-salvage-nothing = Файла { $file } нет. Ничего не изменилось.
cli-salvage-not-empty = В { $database } уже есть партии. Выберите новую папку через --instance.
cli-salvage-failed = В файле { $file } ничего не читается ({ $reason }). Ничего не изменилось.
cli-salvage-none = В файле { $file } ничего не удалось прочитать. Ничего не изменилось.
cli-salvage-backup = Последняя резервная копия — { $file }. `companion restore` восстановит её в пустую папку.
cli-salvaged-one = { $code }: записей — { $entries } из { $of }
cli-salvaged = Восстановлено: партий — { $sittings }, записей — { $entries }. Исходный файл не изменён.
cli-history-brought = Добавлено: { $added }. Уже было: { $known }.
cli-history-would = Будет добавлено: { $added }. Уже есть: { $known }.

cli-help = Ведёт учёт настольных игр, в которые играют за настоящим столом.
cli-help-serve = Запустить сервер в локальной сети.
cli-help-demo = Показать записанные партии. Ничего не сохраняется.
cli-help-score = Подсчитать очки законченной партии. FILE — документ с подсчётом, - — стандартный ввод.
cli-help-strings = Показать переводчикам все тексты: место и наибольшую длину.
cli-help-print = Сохранить лист NAME в PDF. Без имени — показать все листы.
cli-help-replay = Повторить партию или запись и вывести её журнал словами.
cli-help-backup = Сделать резервную копию базы данных в FILE. Сервер может работать.
cli-help-restore = Восстановить копию FILE в пустую папку. Сначала остановите сервер.
cli-help-check = Проверить базу данных (или FILE): страницы, таблицы и журнал каждой партии. Ничего не меняет, сервер может работать.
cli-help-salvage = Восстановить из повреждённого FILE всё, что читается, в пустую базу. FILE не меняется. Сначала остановите сервер.
cli-help-export = Выгрузить партию CODE одним файлом, вместе с тайнами. Можно и во время игры. Без CODE — вся история в house.json.
cli-help-import = Загрузить выгруженную партию. FILE — её документ, - — стандартный ввод. Файлы house.json, .bgsplay и CSV добавляются в историю.
cli-help-key = Показать ключ дома: с ним устройство может удалять, объединять, загружать и выгружать.
cli-household-gone = Команды «companion household» больше нет: теперь один сервер — это один дом. Каждому другому дому дайте отдельную папку через --instance. Дом из прежней базы выгрузит `companion export --household NAME`.
cli-no-household = { $n ->
    [0] В этой базе один дом. Выгрузите её без --household.
   *[other] Дома «{ $name }» здесь нет. Есть: { $names }.
}
cli-option-version = Показать версию.
cli-option-to = Папка для резервной копии, лучше на другом диске. Она уже должна быть.
cli-option-keep = С --to: сколько последних копий там остаётся.
cli-option-lang = Язык; по умолчанию язык терминала.
cli-option-instance = Папка с базой данных и настройками.
cli-option-household = Один из нескольких домов, которые прежняя версия хранила в одной базе. Ничего не меняет.
cli-option-host = Адрес, на котором работает сервер.
cli-option-port = Порт, на котором работает сервер.
cli-option-https = Работать по https со своим сертификатом. Подробности на странице /trust.
cli-option-workers = Число рабочих процессов. Нужен PostgreSQL.
cli-option-json = Вывести таблицу очков в JSON.
cli-option-missing = Показать только то, чего нет в этом языке, например fr.
cli-option-list = Показать все листы.
cli-option-all = Сохранить все листы всех игр в DIR.
cli-option-paper = a4 (по умолчанию) или letter.
cli-option-beside = Второй язык рядом с первым.
cli-option-ink = full (по умолчанию) или saving.
cli-option-letters = Размер текста: normal (по умолчанию) или large.
cli-option-size = half или whole. По умолчанию памятка — half, остальное — whole.
cli-option-players = Число игроков; по умолчанию самое частое.
cli-option-edition = Издание, если их несколько; any — для любого набора.
cli-option-variant = Вариант правил. Можно повторять.
cli-option-content = Часть набора на вечер, например setup. Можно повторять.
cli-option-output = Файл для записи.
cli-option-dry-run = Только показать, что добавилось бы в историю.
cli-option-new = Создать новый ключ. Старый перестанет действовать.
cli-option-yes = Не спрашивать.

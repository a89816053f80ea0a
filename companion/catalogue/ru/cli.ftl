# Что говорит командная строка.

cli-serving = Стол находится по адресу { $address } — откройте его на планшете и отсканируйте телефонами:
cli-serving-name = Или по имени, если сеть его знает: { $address }
cli-demo = Партии, которые играются сами: { $address }
cli-serving-stop = Остановить: Ctrl+C.
cli-no-port = Не удалось открыть { $host }, порт { $port } ({ $reason }). Выберите другое через --host или --port.

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

cli-backed-up = Скопировано в { $file } и проверено: партий — { $sittings }, записей — { $entries }.
cli-workers-file = С одним файлом SQLite работает один процесс. Нескольким нужен PostgreSQL: задайте COMPANION_SQLALCHEMY_DATABASE_URI или уберите --workers.
cli-workers-gunicorn = Нескольким процессам нужен gunicorn: pip install 'tabletop-companion[postgresql]'.
cli-workers-https = Несколько процессов сами TLS не умеют. Поставьте перед ними прокси с TLS и уберите --https.
cli-backup-exists = { $file } уже существует. Ничего не записано.
cli-backup-nothing = По пути { $database } пока нет базы данных.
cli-backup-failed = Копия не получилась: { $reason }

cli-imported = Партию { $code } можно продолжать здесь, в ней { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
}. Откройте её на устройстве, займите место и сделайте это устройство экраном стола.
cli-imported-token = Ключ стола для программ: { $token }
cli-restored = Восстановлено и проверено: партий — { $sittings }, записей — { $entries }.
cli-restore-nothing = Файла { $file } нет. Ничего не изменилось.
cli-restore-not-empty = В { $database } уже есть партии или люди, и всё останется как есть. Выберите пустую папку через --instance.
cli-restore-newer = Эту копию сделала более новая версия приложения. Сначала обновите это. Ничего не изменилось.
cli-restore-failed = Не удалось восстановить { $file } ({ $reason }). Ничего не изменилось.

cli-checked = Всё в порядке: партий — { $sittings }, записей — { $entries }.
cli-check-elsewhere = База данных на отдельном сервере. Проверяйте её средствами этого сервера.
cli-check-damaged = Файл { $database } повреждён, или это не база приложения ({ $reason }). То, что читается, переносит `companion salvage { $database } --instance NEW`.
cli-check-page = Файл повреждён: { $reason }
cli-check-cut = Файл обрывается посреди страницы: его конец отрезан.
cli-check-orphan = В таблице { $table } есть то, что не относится ни к одной партии.
cli-check-sitting = Партия { $code }: { $why }
cli-check-gap = Партия { $code }: записи { $entry } нет, и то, что после неё, не читается.
cli-salvage-nothing = Файла { $file } нет. Ничего не изменилось.
cli-salvage-not-empty = В { $database } уже есть партии. Выберите новую папку через --instance.
cli-salvage-failed = В файле { $file } ничего не читается ({ $reason }). Ничего не изменилось.
cli-salvaged-one = { $code }: записей — { $entries } из { $of }
cli-salvaged = Перенесено: партий — { $sittings }, записей — { $entries }. Прочитанный файл остался как был.
cli-history-brought = Добавлено: { $added }. Уже известно: { $known }.
cli-history-would = Будет добавлено: { $added }. Уже известно: { $known }.

# Что говорит командная строка.

cli-serving = Стол находится по адресу { $address } — откройте его на планшете и отсканируйте телефонами:
cli-serving-stop = Остановить: Ctrl+C.
cli-no-port = Не удалось открыть { $host }, порт { $port } ({ $reason }). Выберите другое через --host или --port.

cli-total = Итого
cli-place = Место
cli-won = { $n ->
    [one] Победа: { $winners }.
    [few] Победа делится: { $winners }.
    [many] Победа делится: { $winners }.
   *[other] Победа делится: { $winners }.
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
cli-backup-exists = { $file } уже существует. Ничего не записано.
cli-backup-nothing = По пути { $database } пока нет базы данных.
cli-backup-failed = Копия не получилась: { $reason }
cli-backup-elsewhere = База данных на отдельном сервере. Копируйте её средствами этого сервера, например pg_dump.

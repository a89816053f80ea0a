# What the command line says.

cli-serving = The table is at { $address } — open it on the tablet, scan it with the phones:
cli-serving-name = Or by name, where the network knows it: { $address }
cli-demo = The games play themselves at { $address }
cli-serving-stop = Stop with Ctrl+C.
cli-no-port = Nothing can be served at { $host }, port { $port } ({ $reason }). Choose another with --host or --port.

cli-total = Total
cli-place = Place
cli-won = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
cli-nobody-won = Nobody has won yet.

cli-undone = taken back
cli-folds = { $n ->
    [one] One entry, and it fits the rules.
   *[other] { $n } entries, and all of them fit the rules.
}

cli-printed = Written to { $file }.
cli-cannot-write = { $file } cannot be written: { $reason }

cli-backed-up = Copied to { $file } and read again: { $sittings ->
    [one] 1 sitting
   *[other] { $sittings } sittings
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
cli-workers-file = One SQLite file is for one worker. Several need PostgreSQL: set COMPANION_SQLALCHEMY_DATABASE_URI, or leave --workers out.
cli-workers-gunicorn = Several workers need gunicorn: pip install 'tabletop-companion[postgresql]'.
cli-workers-https = Several workers speak no TLS themselves. Put a proxy with TLS in front, and leave --https out.
cli-backup-exists = { $file } is there already. Nothing was written.
cli-backup-nothing = There is no database at { $database } yet.
cli-backup-failed = There is no copy: { $reason }

cli-imported = Sitting { $code } goes on here with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}. Open it on a device, take a seat there and make the device the table.
cli-imported-token = For programs, the token of the table: { $token }
cli-restored = Put back and read again: { $sittings ->
    [one] 1 sitting
   *[other] { $sittings } sittings
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
cli-restore-nothing = There is no file { $file }. Nothing was changed.
cli-restore-not-empty = There are games or people in { $database } already, and they are not overwritten. Choose an empty folder with --instance.
cli-restore-newer = A newer version of the companion made this copy. Update this one first. Nothing was changed.
cli-restore-failed = { $file } could not be put back ({ $reason }). Nothing was changed.

cli-checked = Everything is as it should be: { $sittings ->
    [one] 1 sitting
   *[other] { $sittings } sittings
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
cli-check-elsewhere = The database is on a server of its own. Examine it with that server’s tools.
cli-check-damaged = { $database } is damaged, or no database of the companion ({ $reason }). What can be read of it is brought over with `companion salvage { $database } --instance NEW`.
cli-check-page = The file is damaged: { $reason }
cli-check-cut = The file ends in the middle of a page: its end was cut off.
cli-check-orphan = Something in the table { $table } belongs to no sitting.
cli-check-sitting = Sitting { $code }: { $why }
cli-check-gap = Sitting { $code }: entry { $entry } is missing, and what follows it is not read.
cli-salvage-nothing = There is no file { $file }. Nothing was changed.
cli-salvage-not-empty = There are sittings in { $database } already. Choose a new folder with --instance.
cli-salvage-failed = Nothing in { $file } can be read ({ $reason }). Nothing was changed.
cli-salvaged-one = { $code }: { $entries } of { $of } entries
cli-salvaged = Brought over: { $sittings ->
    [one] 1 sitting
   *[other] { $sittings } sittings
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}. The file that was read is as it was.
cli-history-brought = Added: { $added }. Known already: { $known }.
cli-history-would = Would be added: { $added }. Known already: { $known }.

# What the command line says.

cli-serving = The table is at { $address }. Open it on the tablet and scan this with the phones:
cli-serving-name = Or by name, if your network supports it: { $address }
cli-demo = The demo is running at { $address }
cli-serving-stop = Press Ctrl+C to stop.
cli-no-port = Cannot listen on { $host }, port { $port } ({ $reason }). Choose another with --host or --port.
cli-port-taken = Port { $port } is taken; { $free } is free: { $command }

cli-total = Total
cli-place = Place
cli-won = { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
cli-nobody-won = Nobody has won yet.

cli-undone = undone
cli-folds = { $n ->
    [one] 1 entry checked. It follows the rules.
   *[other] { $n } entries checked. All of them follow the rules.
}

cli-printed = Written to { $file }.
cli-cannot-write = Cannot write { $file }: { $reason }

cli-backed-up = Backed up to { $file } and verified: { $sittings ->
    [one] 1 game
   *[other] { $sittings } games
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
cli-workers-file = SQLite allows only one worker. To run several, use PostgreSQL: set COMPANION_SQLALCHEMY_DATABASE_URI, or leave out --workers.
cli-workers-gunicorn = Running several workers needs gunicorn: pip install 'tabletop-companion[postgresql]'.
cli-workers-https = Several workers cannot serve https themselves. Put a TLS proxy in front, and leave out --https.
cli-https-outdated = This house’s certificate authority is from an older version and could also vouch for e-mail and web addresses. It still works. To replace it, delete authority.pem and authority.key in { $folder }, start again, and let each device trust the new one at /trust.
cli-backup-where = Say where: companion backup FILE, or companion backup --to DIR.
cli-backup-exists = { $file } already exists. Nothing was written.
cli-backup-nothing = There is no database at { $database } yet.
cli-backup-failed = The backup failed: { $reason }

cli-imported = Game { $code } was imported with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}. Open it on a device, take a seat and make that device the table screen.
cli-imported-token = Table token, for programs: { $token }
cli-restored = Restored and verified: { $sittings ->
    [one] 1 game
   *[other] { $sittings } games
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
cli-restore-nothing = { $file } does not exist. Nothing was changed.
cli-restore-not-empty = { $database } already contains games or people, and they will not be overwritten. Choose an empty folder with --instance.
cli-restore-newer = This backup was made by a newer version of the app. Update the app first. Nothing was changed.
cli-restore-failed = { $file } could not be restored ({ $reason }). Nothing was changed.

cli-checked = No problems found: { $sittings ->
    [one] 1 game
   *[other] { $sittings } games
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}.
cli-check-elsewhere = The database is on a separate server. Check it with that server’s own tools.
cli-check-damaged = { $database } is damaged, or is not this app’s database ({ $reason }). Recover what can be read with `companion salvage { $database } --instance NEW`.
cli-check-page = The file is damaged: { $reason }
cli-check-cut = The file is cut off: it ends in the middle of a page.
cli-check-orphan = A row in the table { $table } belongs to no game.
cli-check-sitting = Game { $code }: { $why }
cli-check-gap = Game { $code }: entry { $entry } is missing, so nothing after it is read.
cli-salvage-nothing = { $file } does not exist. Nothing was changed.
cli-salvage-not-empty = { $database } already contains games. Choose a new folder with --instance.
cli-salvage-failed = Nothing in { $file } could be read ({ $reason }). Nothing was changed.
cli-salvage-none = Nothing could be read in { $file }. Nothing was changed.
cli-salvage-backup = The newest backup is { $file }. `companion restore` puts it into an empty folder.
cli-salvaged-one = { $code }: { $entries } of { $of ->
    [one] { $of } entry
   *[other] { $of } entries
}
cli-salvaged = Recovered: { $sittings ->
    [one] 1 game
   *[other] { $sittings } games
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}. The original file was not changed.
cli-history-brought = Added: { $added }. Already there: { $known }.
cli-history-would = Would be added: { $added }. Already there: { $known }.

cli-help = Keeps the books for board games on a real table.
cli-help-serve = Run the server on the local network.
cli-help-demo = Play recorded games as a demo. Nothing is saved.
cli-help-score = Score a finished game. FILE is a score document, or - for standard input.
cli-help-strings = List every text for translators, with its place and maximum length.
cli-help-print = Print the sheet NAME as a PDF. Without a name, list all sheets.
cli-help-replay = Replay a game, or a recording, and print its log in words.
cli-help-backup = Back up the database to FILE. The server may be running.
cli-help-restore = Restore the backup FILE into an empty instance. Stop the server first.
cli-help-check = Check the database (or FILE): its pages, its tables and every game’s log. Changes nothing, and the server may be running.
cli-help-salvage = Recover what can be read from the damaged FILE into an empty database. FILE is not changed. Stop the server first.
cli-help-export = Export the game CODE as one file, secrets included. Works while it is being played. Without CODE, export the whole history as a house.json.
cli-help-import = Import an exported game. FILE is its document, or - for standard input. A house.json, a .bgsplay or a CSV is added to the history.
cli-help-key = Print the house key, which lets a device delete, merge, import and export.
cli-household-gone = “companion household” is gone: one server is now one house. Give every other household a folder of its own with --instance. `companion export --household NAME` still exports one from an older database.
cli-no-household = { $n ->
    [0] This database is one house. Export it without --household.
   *[other] There is no household “{ $name }” here. Choose from: { $names }.
}
cli-option-version = Show the version.
cli-option-to = Folder for the backup, such as one on another disk. It must exist.
cli-option-keep = With --to: how many of the newest backups stay there.
cli-option-lang = Language; the terminal’s by default.
cli-option-instance = Folder with the database and the settings.
cli-option-household = One of several households that an earlier version kept in one database. Changes nothing.
cli-option-host = Address to listen on.
cli-option-port = Port to listen on.
cli-option-https = Serve https with a certificate of your own. /trust explains it.
cli-option-workers = Number of workers. Needs PostgreSQL.
cli-option-json = Print the score sheet as JSON.
cli-option-missing = List only what this language lacks, such as fr.
cli-option-list = List all sheets.
cli-option-all = Print every sheet of every game into DIR.
cli-option-paper = a4 (default) or letter.
cli-option-beside = A second language beside the first.
cli-option-ink = full (default) or saving.
cli-option-letters = Text size: normal (default) or large.
cli-option-size = half or whole. An aid is half by default, everything else whole.
cli-option-players = Number of players; the usual number by default.
cli-option-edition = Edition, for a game with more than one; any is for any set.
cli-option-variant = A variant you play with. May be repeated.
cli-option-content = A part of a night’s print, such as setup. May be repeated.
cli-option-output = File to write.
cli-option-dry-run = Only say what would be added to the history.
cli-option-new = Make a new key. The old one stops working.
cli-option-yes = Do not ask.

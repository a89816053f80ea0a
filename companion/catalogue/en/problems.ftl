# Refusals of the JSON interface: a title for each kind, a sentence for each fault.

## Titles

problem-title-malformed = That cannot be read
problem-title-no-token = Not joined yet
problem-title-not-yours = Not allowed
problem-title-other-origin = Sent from another site
problem-title-other-host = Unknown host name
problem-title-not-found = Not found
problem-title-method = Not possible here
problem-title-conflict = No longer possible
problem-title-settled = Already settled
problem-title-too-large = Too large
problem-title-media = Not JSON
problem-title-faulty = Some values are not valid
problem-title-rule = Against the rules
problem-title-tries = Too many attempts
problem-title-unavailable = Not available right now
problem-title-bug = Something broke here
problem-title-other = That did not work

## A document that cannot be read

problem-not-utf8 = The text is not UTF-8.
problem-not-json = This is not valid JSON.
problem-not-json-at = This is not valid JSON: it goes wrong in line { $line }, column { $column }.
problem-cut-off = This file is incomplete: the end is missing. Only the whole file can be read.
problem-empty = It is empty.
problem-too-deep = This is nested too deeply.
problem-body = The request was cut off.
problem-wrong-shape = This does not have the expected structure.
problem-unknown-key = There is no field with this name.
problem-missing-key = “{ $key }” is missing.
problem-unknown-kind = There is no such kind.
problem-wrong-type = This should be { $expected }, but is { $got }.
problem-wrong-length = { $length ->
    [one] This needs exactly one value.
   *[other] This needs exactly { $length } values.
}
problem-type-object = an object
problem-type-array = a list
problem-type-str = text
problem-type-bool = true or false
problem-type-int = a whole number
problem-type-float = a decimal number
problem-type-null = null
problem-type-either = { $one } or { $other }

## Values that cannot be

problem-unknown-value = This is not one of the allowed values.
problem-too-few = This must be at least { $least }.
problem-more-than = This can be at most { $most }.
problem-too-many = This number is too large.
problem-too-short = This needs at least { $least }.
problem-too-long = This can have at most { $most }.
problem-control-character = This contains a character that cannot be shown on a screen.
problem-not-between = This must be a whole number from { $least } to { $most }.
problem-no-flag = “{ $name }” must be true or false.
problem-unknown-language = Choose one of these languages: { $languages }.

## Everything else

problem-no-token = Join the game first: this needs the token of a seat or of the table.
problem-other-hands = Somebody else is using this phone now. Open the game again.
problem-other-origin = This came from another website, so nothing was done.
problem-other-host = This server is not known as { $host }. Open it by the IP address the server printed, or ask the host to add the name to HOSTS in the settings.
problem-unknown-path = There is nothing at this address.
problem-unknown-calculator = This game has no such calculator.
problem-unknown-seat = There is no such seat.
problem-unknown-dialog = This has already been settled. Look at the screen again.
problem-method = This address does not accept { $method }.
problem-too-large = That’s too much at once: the limit is { $most } KiB.
problem-media = Send JSON, with Content-Type: application/json.
problem-tries = Too many attempts. { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
problem-other = The server could not make sense of this request.
problem-bug = That was our fault, not yours. The details are in the server’s log.
problem-unavailable = { $reason ->
    [locked] Another program has the database to itself at the moment. Nothing was changed: try again in a moment.
    [full] The disk of the server is full. Nothing was changed: make room there, then try again.
    [read-only] The database on the server may not be written to. Nothing was changed: let the companion write to its folder, then try again.
    [gone] The file of the database is not in its place on the server. Nothing was changed: put it back, then try again.
    [replaced] The file of the database was replaced, and entries are missing in it. Nothing was changed: stop the app, put the right file back or restore a backup, then start the app again.
    [damaged] The database is damaged. Nothing was changed: stop the server and let `companion check` look at it.
    [disk] The disk of the server is full or does not work. Nothing was changed: look there, then try again.
    [no-server] The database server does not answer at the moment. Nothing was changed: try again in a moment.
    [no-database] The database is not there any more. Nothing was changed: look at its server.
    [password] The database server does not let the companion in. Nothing was changed: look at the name and the password in its address.
    [newer] A newer version of the companion has the database now. Nothing was changed: open this page again in a moment.
   *[away] The database cannot be reached at the moment. Nothing was changed: try again in a moment.
}
problem-by-rule = { $sentence } ({ $heading })

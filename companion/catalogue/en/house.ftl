# What the house says whatever is played: who may do what, going back, old sittings.

house-no-such-game = There is no such game here: { $game }.
house-only-counted = { $game } is only counted here, not played: enter its score when it is over.
house-no-such-sitting = There is no sitting with the code { $code }.
house-no-such-seat = There is no seat { $seat } here: the seats are counted from 0, and there are { $seats }.
house-dead-token = This device has been released from the sitting. Scan the code on the table to join again.
house-seat-taken = { $who } already has a phone. The table screen can release it.
house-seat-asks = Another device has to agree before the seat of { $who } is released: every screen is asking now.
house-seat-answered = That has been answered meanwhile. Nothing was changed for { $who }.
house-nothing-to-stop = There is nothing to stop any more. Let a phone become the table screen in its menu instead.
house-id-reused = Something else was sent under this id before. Nothing was changed.
house-sitting-too-old = Sitting { $code } was played by older rules and cannot go on. You can still read what happened, and count the score from what lies on the table.
house-sitting-unfoldable = Sitting { $code } cannot go on: the companion no longer understands its own notes. You can still read what happened, and count the score from what lies on the table.
house-second-server = Another companion already has { $database } open. Stop that one first, or choose another folder with --instance.
house-second-house = { $database } belongs to another house. Nothing was changed. Every worker of one house needs the same secret_key and house_key in its instance folder: copy them here, or name another database.
house-unfit = Something in it is too long, too large, or holds a sign that cannot be kept. Nothing was changed.
house-not-your-seat = This device does not act for { $who }.
house-onlookers-only-look = Whoever only looks on cannot do anything. Join a seat first.
house-only-the-table = Only the table screen can do this.

## Going back and forth

house-rewind-settled = Something was done meanwhile. Look again before you take anything back.
house-rewind-here = It stands like that already.
house-rewind-no-such-entry = There is no entry { $entry }: the last one is { $last }.
house-rewind-asks-table = Your phone can take back what you did last yourself. For anything else use the table screen.
house-rewind-before-mend = An entry was corrected since then. Undo that first, or correct the earlier entry as well.

## The last count

house-counted-anew = { $who } was counted on another screen meanwhile. If this count is right, send it again.

## Putting an entry right

house-corrected-since = That was corrected on another screen meanwhile. If yours is right, send it again.
house-mend-settled = Something was done meanwhile. Look again at what would change.
house-mend-not-in-force = Entry { $entry } does not count any more: it was taken back or taken out.
house-mend-never = This entry stands as it is. You can correct an amount and whom it concerned. For anything else go back, or correct what stands there now.
house-mend-other-kind = Only something of the same kind can take the place of entry { $entry }.
house-mend-not-yours = Your phone can correct only what you entered yourself. For anything else use the table screen.
house-mend-asks-table = Somebody else has gone on from there since. Correct it on the table screen, together.
house-mend-secret = This is still a secret. Only the person who entered it can correct it.
house-mend-blocked = { $n ->
    [one] Nothing was changed: one later entry would not be possible any more.
   *[other] Nothing was changed: { $n } later entries would not be possible any more.
}
house-mend-why = It would not be possible any more.
house-move-mend = Correct an entry

## What would change

house-change-gold = { $who }: { $before } → { $after } gold
house-change-coins = { $who }: { $before } → { $after } coins
house-change-prestige = { $who }: { $before } → { $after } prestige
house-change-points = { $who }: { $before } → { $after } points
house-change-cards = { $who }: { $before } → { $after } cards in hand
house-change-face-down = { $who }: { $before } → { $after } cards face down
house-change-count = { $who }, { $what }: { $before } → { $after }
house-change-result = { $who }, final score: { $before } → { $after }
house-change-winners = Winning then: { $who }
house-change-open = The game would go on.
house-change-over = The game would be over.
house-change-none = not known
house-change-other = Something else on the screen changes, but no number.

## Its fields

house-field-amount = Amount
house-field-gold = Gold
house-field-coins = Coins
house-field-prestige = Prestige
house-field-points = Points
house-field-cards = Cards
house-field-tokens = Tokens
house-field-unknown = Face down
house-field-price = Price
house-field-payer = Who pays
house-field-payee = Who is paid
house-field-lender = Who lends
house-field-whom = Whom it concerns
house-field-what = What it is
house-field-value = Number
house-field-nobody = nobody (the bank)

## The log

house-the-table = The table
house-log-took-back = { $who } took back: { $what }
house-log-brought-back = { $who } brought back: { $what }
house-log-went-back = { $who } went back to entry { $entry }
house-log-mended = { $who } corrected: { $was } → { $now }
house-log-nothing = it did not happen
house-log-old-entry = { $who }: something that today’s rules can no longer read ({ $kind })
house-recording-broken = Entry { $entry } does not fit the rules: { $why }

## Moving house

house-export-running = This sitting is still being played. It can be exported once it has ended and everything has been revealed.
house-import-format = This document is of format { $format }, and here format { $known } is read. Another version of the companion wrote it.
house-import-broken = The document is damaged or was changed: from here on it does not fit its checksums.
house-import-code = No sitting can have this code.
house-import-id-twice = Another entry has this id already.
house-import-newer-rules = This was played by newer rules than the ones here. Update this companion first.
house-import-older-rules = This was played by older rules, and the rules of today do not lead to the same end.
house-import-result = The entries lead to another end than this.
house-import-too-long = This sitting is too long to be moved.
house-import-undecided = It is not written down what luck or the clock decided.
house-import-never = This can never have happened.
house-log-unseen = Something that was taken back before anybody saw it
house-after-unseen = It follows something that nobody can know.
house-rewind-sealed = Cards have been seen since: go back to before the deal.
house-rewind-unseen = That was taken back before the sitting moved here, and nobody here knows what it was.

## What may be done now

house-move-undo = Take back: { $what }
house-move-redo = Bring back: { $what }
house-move-go-back = Go back to an entry
house-entry = Entry { $n }

## At the start

house-start-folder = The folder { $folder } cannot be used: { $reason }. Let the companion write there, or choose another one with --instance.
house-start-config = The settings in { $file } cannot be read, line { $line }: { $reason }. Correct that line and start again.
house-start-setting = The setting { $setting } cannot be { $value }. The README says what it may be: correct it and start again.
house-start-newer = A newer version of the companion has written { $database }. Nothing was changed. Update this one, or choose another folder with --instance.
house-start-unversioned = There are tables in { $database } that do not say which version of the companion they belong to. Nothing was changed. Put a backup back, bring over what can be read with `companion salvage { $database } --instance NEW`, or choose another folder with --instance.
house-start-database = { $reason ->
    [locked] Another program has { $database } to itself. Close that one and start again.
    [full] There is no room left on the disk of { $database }. Make room and start again.
    [read-only] { $database } may not be written to. Let the companion write to the file and its folder, then start again.
    [gone] { $database } cannot be opened. Look whether its folder is there and may be written to.
    [damaged] { $database } is damaged, or no database at all. Nothing was changed. `companion check` looks at it, `companion salvage { $database } --instance NEW` brings over what can be read, and `companion restore` puts a backup into an empty folder.
    [no-server] No database server answers at { $database } ({ $detail }). Look whether it runs and whether the address is right, then start again.
    [address] The address in { $database } leads nowhere ({ $detail }). It reads postgresql+psycopg://NAME:PASSWORD@SERVER/DATABASE; what is special in the password stands there by its number, %40 for @. Correct it, then start again.
    [no-database] The server has no such database: { $database }. Make it with `createdb`, or correct the address.
    [password] The server does not let the companion into { $database }. Look at the name and the password in the address, then start again.
   *[away] { $database } cannot be reached: { $detail }
}
house-start-backup = The tables in { $database } are older and were to be copied before they are changed, but that did not work ({ $reason }). Nothing was changed. Make room in the folder and start again.

## Who joined, left and took over

house-trail-joined = { $who } joined with a phone
house-trail-left = { $who } left the seat
house-trail-released = The table released the seat of { $who }
house-trail-took-over = The phone of { $who } became the table screen
house-trail-stopped = { $by } stopped the phone of { $who } from being the table screen
house-trail-asked = The phone that is the table would like to have the seat of { $who }
house-trail-agreed = { $by } agreed to release the seat of { $who }
house-trail-declined = { $by } kept the seat of { $who } as it is
house-trail-handed = { $who }: the seat was handed over
house-trail-seated = { $who }: played at the table from here
# Several households share a server, and each may keep so many games.
house-full = There is no room for more: this household may keep { $n } games of usual length, and long ones count several times. Whoever has its key can delete some in the history.
house-too-long = There is no room to go on with this game: it has become too long, or its household has no room left.
house-no-next-game = This table has no next game yet.

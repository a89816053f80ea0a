# What the house says whatever is played: who may do what, going back, old sittings.

house-no-such-game = There is no such game here: { $game }.
house-no-such-sitting = There is no sitting with the code { $code }.
house-no-such-seat = There is no seat { $seat } here: the seats are counted from 0, and there are { $seats }.
house-dead-token = This device has been released from the sitting. Scan the code on the table to join again.
house-seat-taken = { $who } already has a phone. The table screen can release it.
house-id-reused = Something else was sent under this id before. Nothing was changed.
house-sitting-too-old = Sitting { $code } was played by older rules and cannot go on. You can still read what happened, and count the score from what lies on the table.
house-sitting-unfoldable = Sitting { $code } cannot go on: the companion no longer understands its own notes. You can still read what happened, and count the score from what lies on the table.
house-second-server = Another companion already has { $database } open. Stop that one first, or choose another folder with --instance.
house-not-your-seat = This device does not act for { $who }.
house-onlookers-only-look = Whoever only looks on cannot do anything. Join a seat first.
house-only-the-table = Only the table screen can do this.

## Going back and forth

house-rewind-settled = Something was done meanwhile. Look again before you take anything back.
house-rewind-here = It stands like that already.
house-rewind-no-such-entry = There is no entry { $entry }: the last one is { $last }.
house-rewind-asks-table = Your phone can take back what you did last yourself. For anything else use the table screen.

## The log

house-the-table = The table
house-log-took-back = { $who } took back: { $what }
house-log-brought-back = { $who } brought back: { $what }
house-log-went-back = { $who } went back to entry { $entry }
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
house-rewind-unseen = That was taken back before the sitting moved here, and nobody here knows what it was.

## What may be done now

house-moves-unlisted = { $game } does not list what may be done.
house-move-undo = Take back: { $what }
house-move-redo = Bring back: { $what }
house-move-go-back = Go back to an entry
house-entry = Entry { $n }

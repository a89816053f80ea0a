# Citadels: refusals. What is wrong, and what would be right.

## Switched off, settled, out of time

citadels-tool-off-caller = The caller is switched off at this table. Switch it on in the settings first.
citadels-tool-off-selection = The selection guide is switched off at this table. Switch it on in the settings first.
citadels-tool-off-bank = The bank is switched off at this table. Switch it on in the settings first.
citadels-tool-off-cities = Cities are switched off at this table. Switch them on in the settings first.
citadels-tool-off-hands = Hand sizes are switched off at this table. Switch them on in the settings first.
citadels-nothing-kept = Gold, cards and cities are not tracked at this table. Switch one of them on in the settings first.
citadels-over = The game is over. Undo its end first.
citadels-already = It’s already set that way.
citadels-dealt = The characters were dealt on the phones this round.
citadels-not-among = That’s not one of your cards.
citadels-lays-none = You don’t put a single card face down here.
citadels-lays-one = Put one of the other cards face down.
citadels-not-your-card = That is not your card.
citadels-waits-by-itself = The app dealt the cards and moves on by itself.
citadels-nobody-lays = No character of this game does that.
citadels-tool-already = { citadels-already }
citadels-other-phase = Not now: the phase is “{ $phase }”.
citadels-other-round = That was for round { $n }; it’s now round { $now }.
citadels-which-call = Say which call you missed.
citadels-call-over = That call is over. Look at what’s being called now.
citadels-turn-over = That turn is over.
citadels-turn-first = It’s still { $who }’s turn. End that first.
citadels-no-extra = There is nothing extra to take now.
citadels-used = That has already been done this turn. Once is the limit.
citadels-gathered = Resources have already been gathered this turn.
citadels-passed-on = That has already been passed on.
citadels-clock-only = Only the timer itself says when time is up.
citadels-clock-changed = That timer has since been stopped or changed.
citadels-clock-runs = There is still time.
citadels-calls-stand = The calls are not running by themselves right now.
citadels-calls-run = The calls are already running.
citadels-not-silent = Only a rank that nobody answered can be called again.
citadels-no-swap-now = Characters cannot be swapped now.
citadels-no-threat = There is no threat to settle now.
citadels-no-warrant = There is no warrant to settle now.
citadels-nobody-to-show = No killed rank 4 is waiting to be shown.
citadels-no-card-taken = There is no card just taken that could be built.

## Unknown values

citadels-fault-rank = Rank { $n } is not in this cast. Choose one of the ranks shown.
citadels-fault-rank-twice = Choose different characters.
citadels-fault-district = There is no such district. Choose one from the list.

## Choosing and calling

citadels-rank4-never-up = Rank 4 is never face up. Turn up another and shuffle this one back in.
citadels-enough-face-up = At this table only { $n } go face up.
citadels-chooses-now = { $who } is choosing now.
citadels-not-oneself = You cannot choose yourself. Choose another player.
citadels-crown-calls = { $who } has the crown and calls.
citadels-killed-keeps-quiet = { $character } was killed and must stay silent.
citadels-has-shown = { $who } has already revealed { $n }, and nobody has more here. If that’s wrong, correct it.
citadels-crown-elsewhere = The crown must go to somebody other than { $who } and { $holder }.
citadels-its-turn = This character is taking its turn. Undo, or end the turn first.
citadels-phase-of-round = Choose a phase of the round.

## On a turn

citadels-bewitched = Bewitched: you only gather, then the Witch goes on.
citadels-threat-first = Answer the threat first: bribe or refuse.
citadels-threat-lies = The Blackmailer has to decide about the threat first.
citadels-warrant-lies = The Magistrate has to decide about the warrant first.
citadels-witch-waits = The Witch gathers and names a character; everything else comes when it is called.
citadels-witch-must-name = The Witch must name somebody before she pauses.
citadels-emperor-must-give = The Emperor must pass the crown on first.
citadels-gather-first = Gather first: 2 gold, or cards.
citadels-other-character = That is not { $character }’s ability.
citadels-another-character = Choose a character other than your own.
citadels-immune = { $character } cannot be chosen, like rank 1 and any killed or bewitched character.
citadels-so-many-tokens = There are { $n } tokens: choose { $n } different characters.
citadels-no-income = { $character } brings no income.
citadels-income-is = The districts bring { $n } here. If that’s wrong, correct the city.
citadels-mix = Say how many of the { $n } are gold; the rest are cards.
citadels-abbot-richest = The Abbot has the most gold, so nobody gives any.
citadels-richest-are = These have the most gold: { $seats }.

## Gold

citadels-too-poor = { $who } has only { $have } gold and needs { $need }. If that’s wrong, correct the gold.
citadels-pay-oneself = The same person cannot pay and be paid. Choose two different ones.

## Building

citadels-vault-stays = The Secret Vault is never built. Keep it in hand until the end.
citadels-navigator-never = The Navigator never builds.
citadels-no-build-left = No builds left: this turn has { $n }.
citadels-built-already = { $district } is already in this city.
citadels-only-one = There is only one, and it is in { $who }’s city.
citadels-monument-late = The Monument cannot be built in a city that already has { $n } districts.
citadels-price-is = { $district } costs { $n } here.
citadels-price = This costs { $n } gold.
citadels-no-cards = Only the Thieves’ Den can be paid for with cards.
citadels-cards-most = At most { $n ->
    [one] { $n } card
   *[other] { $n } cards
} can be used as gold here.
citadels-only-cardinal = Only the Cardinal can take gold for cards.
citadels-nothing-missing = You have enough gold.
citadels-too-few-cards = The Cardinal gives a card for each gold: { $n } are needed besides the one being built.
citadels-only-necropolis = Only the Necropolis can be built by sacrificing a district.
citadels-sacrifice-which = Say which district is sacrificed.
citadels-not-for-itself = It cannot be sacrificed for itself. Choose another district.
citadels-which-district = Say which district.
citadels-not-there = { $district } is not in { $who }’s city. If it is, correct the city.
citadels-nothing-to-use = Only Smithy, Laboratory and Museum are used like this.
citadels-beautified = It is already beautified.
citadels-beautified-enough = Only { $n } per turn.

## Rank 8

citadels-complete = { $who }’s city is complete: nobody can touch it.
citadels-shielded = The Bishop protects { $who }’s city this round.
citadels-keep = { $district } is out of reach for rank 8.
citadels-too-dear = Only districts that cost { $n } or less can be taken.
citadels-twice-there = { $who }’s city already has { $district }; nobody can be given a second one.

## The end

citadels-not-all-entered = Still to count: { $seats }.

## What our notes say against it

citadels-by-our-notes = The app says: { $words }
citadels-had-cards = { $who } had only { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
citadels-had-gold = { $who } had only { $n } gold.
citadels-lie-face-up = { $n } of { $most } are face up.
citadels-gathered-before = { $who } has already taken gold or cards this turn. If somebody else took them, correct the gold.
citadels-twice-without-quarry = { $district } appears { $n } times, without a Quarry.
citadels-fault-does-not-go = This doesn’t fit with the rest.

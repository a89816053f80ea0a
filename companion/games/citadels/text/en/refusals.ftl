# Citadels: refusals. What is wrong, and what would be right.

## Switched off, settled, out of time

citadels-tool-off-caller = The caller is switched off at this table. Switch it on in the settings first.
citadels-tool-off-selection = The selection guide is switched off at this table. Switch it on in the settings first.
citadels-tool-off-bank = The bank is switched off at this table. Switch it on in the settings first.
citadels-tool-off-cities = Cities are switched off at this table. Switch them on in the settings first.
citadels-tool-off-hands = Hand sizes are switched off at this table. Switch them on in the settings first.
citadels-nothing-kept = Gold, cards and cities are not kept at this table. Switch one of them on in the settings first.
citadels-over = The game is over. Undo the end first.
citadels-already = It is so already.
citadels-dealt = The characters are dealt on the phones in this round.
citadels-not-among = This card is not among yours.
citadels-lays-none = No single card is laid down here.
citadels-lays-one = One of the other cards is laid face down.
citadels-not-your-card = That is not your card.
citadels-waits-by-itself = The companion dealt the cards and goes on by itself.
citadels-nobody-lays = No character of this game does that.
citadels-tool-already = { citadels-already }
citadels-other-phase = Not now: the table is at "{ $phase }".
citadels-other-round = That was about round { $n }; now it is round { $now }.
citadels-which-call = Say which call you missed.
citadels-call-over = That call is over. Look at what is called now.
citadels-turn-over = That turn is over.
citadels-turn-first = { $who } is still taking a turn. Let it be ended first.
citadels-no-extra = There is nothing extra to take now.
citadels-used = That was done already this turn, and once is all.
citadels-gathered = Resources were gathered already in this turn.
citadels-passed-on = That was passed on already.
citadels-clock-only = Only the clock itself says when time is up.
citadels-clock-changed = That clock was stopped or changed meanwhile.
citadels-clock-runs = There is still time.
citadels-calls-stand = No call goes on by itself now.
citadels-calls-run = The calls go on already.
citadels-not-silent = Only a rank that nobody answered to is called again.
citadels-no-swap-now = There is no swap of characters now.
citadels-no-threat = There is no threat to settle now.
citadels-no-warrant = There is no warrant to settle now.
citadels-nobody-to-show = No killed rank 4 is waiting to be shown.
citadels-no-card-taken = No card was taken that could be built at once.

## Unknown values

citadels-fault-rank = Rank { $n } is not in this cast. Choose one of the ranks on the strip.
citadels-fault-rank-twice = Choose different characters.
citadels-fault-district = There is no such district. Choose one from the list.

## Choosing and calling

citadels-rank4-never-up = Rank 4 never lies face up. Turn up another and shuffle this one back in.
citadels-enough-face-up = At this table { $n } lie face up, no more.
citadels-chooses-now = { $who } is choosing now.
citadels-not-oneself = That takes somebody else. Choose another player.
citadels-crown-calls = { $who } has the crown and calls.
citadels-killed-keeps-quiet = { $character } was killed: whoever it is stays silent.
citadels-has-shown = { $who } has shown { $n } already, and nobody has more here. If that is wrong, correct it.
citadels-crown-elsewhere = The crown goes to somebody other than { $who } and { $holder }.
citadels-its-turn = This character is taking its turn. Undo, or end the turn first.
citadels-phase-of-round = Choose a phase of a round.

## On a turn

citadels-bewitched = Bewitched: you only gather, then the Witch goes on.
citadels-threat-first = Answer the threat first: bribe or refuse.
citadels-threat-lies = The Blackmailer decides about the threat first.
citadels-warrant-lies = The Magistrate decides about the warrant first.
citadels-witch-waits = The Witch gathers and names a character; all else comes when it is called.
citadels-witch-must-name = The Witch must name somebody before she pauses.
citadels-emperor-must-give = The Emperor must pass the crown on first.
citadels-gather-first = Gather first: 2 gold, or cards.
citadels-other-character = That is not what { $character } can do.
citadels-another-character = Choose a character other than your own.
citadels-immune = { $character } is safe, like rank 1 and every killed or bewitched character.
citadels-so-many-tokens = There are { $n } tokens: choose as many different characters.
citadels-no-income = { $character } brings no income.
citadels-income-is = The districts bring { $n } here. If that is wrong, correct the city.
citadels-mix = Say how many of the { $n } are gold; the rest are cards.
citadels-abbot-richest = The Abbot has the most gold, so nobody gives any.
citadels-richest-are = These have the most gold: { $seats }.

## Gold

citadels-too-poor = { $who } has { $have } gold, and this takes { $need }. If that is wrong, correct the gold.
citadels-pay-oneself = Payer and receiver are the same. Choose two different ones.

## Building

citadels-vault-stays = The Secret Vault is never built. Keep it in hand until the end.
citadels-navigator-never = The Navigator never builds.
citadels-no-build-left = No build is left: this turn has { $n }.
citadels-built-already = { $district } is in this city already.
citadels-only-one = There is only one, and it is in the city of { $who }.
citadels-monument-late = The Monument cannot be built once { $n } districts stand.
citadels-price-is = { $district } costs { $n } here.
citadels-price = This costs { $n } gold.
citadels-no-cards = Only the Thieves' Den is paid for with cards.
citadels-cards-most = At most { $n } cards can stand for gold here.
citadels-only-cardinal = Only the Cardinal takes gold for cards.
citadels-nothing-missing = Nothing is missing: the gold is enough.
citadels-too-few-cards = The Cardinal gives a card for each gold: { $n } are needed besides the one being built.
citadels-only-necropolis = Only the Necropolis is built by giving up a district.
citadels-sacrifice-which = Say which district is given up.
citadels-not-for-itself = Not for itself. Choose another district.
citadels-which-district = Say which district.
citadels-not-there = { $district } is not in the city of { $who }. If it is, correct the city.
citadels-nothing-to-use = Only Smithy, Laboratory and Museum are used like this.
citadels-beautified = It is beautified already.
citadels-beautified-enough = { $n } in a turn, no more.

## Rank 8

citadels-complete = The city of { $who } is complete: nobody touches it.
citadels-shielded = The Bishop protects the city of { $who } this round.
citadels-keep = { $district } is out of reach for rank 8.
citadels-too-dear = Only districts that cost { $n } or less can be taken.
citadels-twice-there = { $district } is in the city of { $who } already; nobody gets a second one like this.

## The end

citadels-not-all-entered = Still to count: { $seats }.

## What our notes say against it

citadels-by-our-notes = By our notes: { $words }
citadels-had-cards = { $who } had only { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
citadels-had-gold = { $who } had only { $n } gold.
citadels-lie-face-up = { $n } of { $most } lie face up.
citadels-gathered-before = { $who } has taken gold or cards in this turn. Correct the gold if it went to somebody else.
citadels-twice-without-quarry = { $district } is there { $n } times, without a Quarry.
citadels-fault-does-not-go = This does not go with the rest.

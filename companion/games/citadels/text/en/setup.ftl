# Citadels: setting up. Sets, options, check-list, the rules at hand.

## Sets

citadels-set-first-game = First game
citadels-set-ambitious-aristocrats = Ambitious Aristocrats
citadels-set-cunning-agents = Cunning Agents
citadels-set-illustrious-emissaries = Illustrious Emissaries
citadels-set-devious-dignitaries = Devious Dignitaries
citadels-set-tenacious-delegates = Tenacious Delegates
citadels-set-vicious-nobles = Vicious Nobles

citadels-set-first-game-style = For a first game: only these characters and unique districts, and the 54 basic districts with the sign in the corner. All else stays in the box.
citadels-set-ambitious-aristocrats-style = All about building: plenty of cards, and several districts in one turn.
citadels-set-cunning-agents-style = Straight attacks and strange powers.
citadels-set-illustrious-emissaries-style = Gentler: many ways to get rich.
citadels-set-devious-dignitaries-style = Bluff, and see through the bluffs of others.
citadels-set-tenacious-delegates-style = For those who like to combine characters and districts.
citadels-set-vicious-nobles-style = A brawl where every dirty trick is allowed. Not for the faint-hearted.

## Options

citadels-option-set = Set
citadels-option-cast = Characters
citadels-option-ninth = With a ninth character
citadels-option-uniques = Unique districts
citadels-option-random = Draw at random
citadels-option-own = Choose them yourselves
citadels-option-tools = What the app does
citadels-option-purse = Gold
citadels-option-seconds-per-seat = Seconds to choose a character
citadels-option-no-limit = No limit
citadels-option-pace = Pace of calling
citadels-option-cover = Secrets under the cover for those without a phone
citadels-option-rulings = Where the book is silent
citadels-option-three-player-discard = Which card does the third of three players lay aside?
citadels-option-own-completed-city = May the Warlord destroy in their own complete city?
citadels-option-completion-kept = A complete city shrinks: what of its bonus?
citadels-option-tie-killed = Does a killed character count in a tie?
citadels-option-unique-counts-for-capitol = Do three unique districts suffice for the Capitol?
citadels-option-vault-counts-for-map-room = Is the Secret Vault a card in hand for the Map Room?

citadels-tool-caller = Caller
citadels-tool-selection = Selection guide
citadels-tool-bank = Bank
citadels-tool-cities = Cities
citadels-tool-hands = Hand sizes
citadels-tool-caller-does = Calls the ranks aloud, shows whom Assassin, Witch and Thief named, and keeps the crown.
citadels-tool-selection-does = Says who takes a character next, and from how many.
citadels-tool-bank-does = Keeps everybody's gold.
citadels-tool-cities-does = Keeps everybody's districts: income, prices and the final score come by themselves.
citadels-tool-hands-does = Keeps the number of cards in every hand.

citadels-purse-app = Gold lives in the app
citadels-purse-coins = Coins on the table
citadels-pace-slow = Slow
citadels-pace-steady = Steady
citadels-pace-brisk = Brisk
citadels-option-calls = If nobody answers
citadels-calls-by-itself = Go on by itself
citadels-calls-by-hand = Go on by hand

## Check-list

citadels-hint-aim = You are building the finest city in the realm. When one has { $n } districts, the round is played to its end, and the most points win.
citadels-hint-experienced = Played before? Then take a recommended set or mix your own. This list is for a first game.
citadels-hint-set-cards = Take the characters and unique districts of { $set }; the others go back into the box.
citadels-hint-own-cards = You play with a mix of your own. Unique districts that you do not use go back into the box.
citadels-hint-tokens = Lay the tokens of the { $n } characters in the middle, in the order of ranks: so everybody sees who is in the game.
citadels-hint-shuffle = Shuffle the { $n } unique districts together with the 54 basic ones.
citadels-hint-hand = Deal { $n } of them face down to everybody.
citadels-hint-bank = The rest is the deck, face down in the middle. The 30 gold beside it is the bank.
citadels-hint-bank-app = The rest is the deck, face down in the middle. The coins stay in the box: the app is the bank.
citadels-hint-stash = Everybody takes { $n } gold and keeps it in the open: that is your stash.
citadels-hint-stash-app = Everybody has { $n } gold here, in the app: that is your stash.
citadels-hint-oldest = The oldest takes the character cards and the crown.
citadels-hint-know-first = Before you begin, read what the characters can do. Reference cards help: there are 6.

## The selection phase

citadels-hint-selection = { $n ->
    [1] Everybody secretly takes a character for this round. Each can do something of its own.
   *[other] Everybody secretly takes { $n } characters for this round, one after the other. Each can do something of its own.
}
citadels-hint-shuffle-characters = Whoever has the crown gathers and shuffles the character cards.
citadels-hint-lay-out = First lay { $up } out face up, then { $down } face down, unseen. They are out for this round.
citadels-hint-lay-down = First lay { $down } face down, unseen. It is out for this round.
citadels-hint-rank4-replaced = Rank 4 turned up? Lay another card out instead and shuffle that one back in.
citadels-hint-theater-few = With 2 or 3 players: give one of your two characters and take one of theirs at random.
citadels-hint-theater-look = You may both look at your new character.

## Calling

citadels-hint-action = Now the ranks are called one by one. Whoever has the character turns it up, gathers and builds.
citadels-hint-silent = Were you killed? Then stay silent when you are called.

## A turn

citadels-hint-turn = A turn is gathering and building. Gathering is a must and comes first; building is up to you.
citadels-hint-gather-cards = Gathering cards: draw 2, keep 1, and put the other under the deck.
citadels-hint-any-time = What your character can do, you may do once, at any moment of the turn unless it says when. You need not, unless it says you must.
citadels-hint-uniques = Unique districts can do things too: yours to use, on your own turn where it says once a turn.
citadels-hint-income = The colour around the rank shows which districts bring something.
citadels-hint-bewitched = Bewitched: of your districts only those that help with gathering work now.
citadels-hint-threatened = Before you answer the threat, only districts that help with gathering work.

## Characters and districts: the fine print

citadels-hint-witch-own-uniques = Only your own unique districts work for you, never those of the bewitched player.
citadels-hint-spy-cards = You draw a card for each match even where the gold ran out.
citadels-hint-magician-swap = You may swap with an empty hand too: then you just take theirs.
citadels-hint-magician-redraw = Put the cards under the deck first, then draw.
citadels-hint-seer-no-cards = Whoever has no cards gives none and gets none.
citadels-hint-abbot-declare = Say how much gold and how many cards you take before you take them.
citadels-hint-cardinal-no-refusal = The other player cannot refuse.
citadels-hint-scholar-any-gather = You do this whatever you gathered.
citadels-hint-warlord-under-deck = What you destroy goes under the deck.
citadels-hint-artist-leave-gold = Leave the gold lying on the district: it shows that it costs 1 more.
citadels-hint-museum-destroyed = If it is destroyed, the cards under it go face down under the deck.
citadels-hint-park-witch = Not for a Witch whose turn is still interrupted when the round ends.

# Citadels: setting up. Sets, options, check-list, the rules at hand.

## Sets

citadels-set-first-game = First game
citadels-set-ambitious-aristocrats = Ambitious Aristocrats
citadels-set-cunning-agents = Cunning Agents
citadels-set-illustrious-emissaries = Illustrious Emissaries
citadels-set-devious-dignitaries = Devious Dignitaries
citadels-set-tenacious-delegates = Tenacious Delegates
citadels-set-vicious-nobles = Vicious Nobles

citadels-set-first-game-style = For a first game: only these characters and unique districts, and the 54 basic districts with the symbol in the corner. Everything else stays in the box.
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
citadels-option-cover = Secrets on the table screen
citadels-option-cover-hint = For players without a phone, behind a cover.
citadels-option-rulings = Rulebook gaps
citadels-option-three-player-discard = With three players, which card does the third discard?
citadels-option-own-completed-city = May the Warlord destroy districts in their own complete city?
citadels-option-completion-kept = If a complete city shrinks, what happens to its bonus?
citadels-option-tie-killed = Does a killed character count in a tie?
citadels-option-unique-counts-for-capitol = Are three unique districts enough for the Capitol?
citadels-option-vault-counts-for-map-room = Does the Secret Vault count as a card in hand for the Map Room?

citadels-tool-caller = Caller
citadels-tool-selection = Selection guide
citadels-tool-bank = Bank
citadels-tool-cities = Cities
citadels-tool-hands = Hand sizes
citadels-tool-caller-hint = Calls the ranks aloud, shows who the Assassin, Witch and Thief named, and tracks the crown.
citadels-tool-selection-hint = Says who chooses a character next, and from how many.
citadels-tool-bank-hint = Tracks everybody’s gold.
citadels-tool-cities-hint = Tracks everybody’s districts, and works out income, prices and the final score for you.
citadels-tool-hands-hint = Tracks how many cards everybody holds.

citadels-purse-app = Gold in the app
citadels-purse-coins = Coins on the table
citadels-pace-slow = Slow
citadels-pace-steady = Steady
citadels-pace-brisk = Brisk
citadels-option-calls = If nobody answers
citadels-calls-by-itself = Call the next
citadels-calls-by-hand = Wait for a tap

## Check-list

citadels-hint-aim = You’re building the finest city in the realm. Once somebody has { $n } districts, finish the round; the most points win.
citadels-hint-experienced = Played before? Then take a recommended set or mix your own. This list is for a first game.
citadels-hint-set-cards = Take the characters and unique districts of { $set }; put the others back in the box.
citadels-hint-own-cards = You’re playing with your own mix. Put unique districts you don’t use back in the box.
citadels-hint-tokens = Put the tokens of the { $n } characters in the middle, in rank order, so everybody can see who’s in the game.
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
    [1] Everybody secretly takes a character for this round. Each has its own ability.
   *[other] Everybody secretly takes { $n } characters for this round, one after the other. Each has its own ability.
}
citadels-hint-shuffle-characters = Whoever has the crown gathers and shuffles the character cards.
citadels-hint-lay-out = First put { $up } face up, then { $down } face down, unseen. They are out for this round.
citadels-hint-lay-down = First put { $down } face down, unseen. It is out for this round.
citadels-hint-rank4-replaced = Rank 4 turned up? Turn up another card instead and shuffle that one back in.
citadels-hint-theater-few = With 2 or 3 players: give one of your two characters and take one of theirs at random.
citadels-hint-theater-look = You may both look at your new character.

## Calling

citadels-hint-action = Now the ranks are called one by one. Whoever has the character reveals it, gathers and builds.
citadels-hint-silent = Killed? Stay silent when you’re called.

## A turn

citadels-hint-turn = On your turn you gather, then you may build. Gathering is compulsory and comes first; building is optional.
citadels-hint-gather-cards = Gathering cards: draw 2, keep 1, and put the other under the deck.
citadels-hint-any-time = Use your character’s ability once, at any point in your turn unless it says when. It’s optional unless it says you must.
citadels-hint-uniques = Unique districts have abilities too. Use your own, and only on your own turn if they say once a turn.
citadels-hint-income = The colour around the rank shows which districts bring income.
citadels-hint-bewitched = Bewitched: only your districts that help with gathering work now.
citadels-hint-threatened = Until you answer the threat, only districts that help with gathering work.

## Characters and districts: the fine print

citadels-hint-witch-own-uniques = Only your own unique districts work for you, never those of the bewitched player.
citadels-hint-spy-cards = You draw a card for each match even if the gold ran out.
citadels-hint-magician-swap = You may swap with an empty hand too: then you just take theirs.
citadels-hint-magician-redraw = Put the cards under the deck first, then draw.
citadels-hint-seer-no-cards = Whoever has no cards gives none and gets none.
citadels-hint-abbot-declare = Say how much gold and how many cards you take before you take them.
citadels-hint-cardinal-no-refusal = The other player cannot refuse.
citadels-hint-scholar-any-gather = You do this whatever you gathered.
citadels-hint-warlord-under-deck = What you destroy goes under the deck.
citadels-hint-artist-leave-gold = Leave the gold on the district: it shows that it costs 1 more.
citadels-hint-museum-destroyed = If it is destroyed, the cards under it go face down under the deck.
citadels-hint-park-witch = Not for a Witch whose turn is still interrupted when the round ends.

# What may be looked up.

citadels-topic-setup = Setup
citadels-topic-selection = Choosing characters
citadels-topic-call = The call
citadels-topic-turn = A turn
citadels-topic-sets = Sets of characters

## When somebody has left

citadels-absent = { $left ->
    [1] This game cannot be played alone.
   *[other] The rulebook doesn’t cover an empty seat. Deal it a character unseen; when that is called, nothing happens. The city stays and scores.
}

# What may be looked up.

citadels-topic-setup = Set-up
citadels-topic-selection = Choosing characters
citadels-topic-call = The call
citadels-topic-turn = A turn
citadels-topic-sets = Sets of characters

## When somebody has left

citadels-absent = { $left ->
    [1] Nobody plays it alone.
   *[other] The book knows no empty chair. Deal a character unseen to the seat; when it is called, nothing happens. The city stands and counts.
}

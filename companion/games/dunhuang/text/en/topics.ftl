# What may be looked up.

dunhuang-topic-setup = Set-up
dunhuang-topic-move = Moving the camel
dunhuang-topic-take = Taking cards
dunhuang-topic-ability = The character’s ability
dunhuang-topic-check = Winning at once
dunhuang-topic-end = The end of the game

## When somebody has left

dunhuang-absent = { $left ->
    [1] Nobody plays it alone.
   *[other] The book knows no empty chair. Pass the turn on; stall, tokens and warehouse stay and count.
}

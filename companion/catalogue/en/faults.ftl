# What can be wrong with a number or a name in any game.

fault-negative = This cannot be less than 0.
fault-too-many = That is too many: { $most } at most.
fault-between = { $n } will not do here: choose something from { $low } to { $high }.
fault-player-count =
    { $n ->
        [1] This game needs { $low } to { $high } players, and here is 1.
       *[other] This game needs { $low } to { $high } players, and here are { $n }.
    }
fault-name-missing = Everybody needs a name.
fault-name-long = This name is too long: { $most } letters at most.
fault-name-twice = Two players are called { $name }. Give one of them another name.
fault-name-alike = { $name } looks like another name at this table, though the letters differ. Give one of them another name.
fault-name-control = A name needs letters that can be read, without line breaks.
fault-name-unseen = There is nothing to see of this name. Write it with letters, or leave it empty: then the seat goes by its colour.
fault-text-too-long = That is too long: { $most } letters at most.
fault-unknown-seat = There is no such seat at this sitting.
fault-needs-a-seat = Say for which seat.
fault-not-yours = That is for somebody else to do. The table screen can do it for everybody.
fault-id = An action needs an id of 1 to { $most } readable letters.
fault-id-reserved = Ids that begin like this are the clock's own: choose another.
fault-unknown-thing = Nothing of that kind is counted. Choose from: { $things }.

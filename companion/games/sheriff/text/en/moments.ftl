# What is told of a game afterwards.

sheriff-moment-smuggled = { $n ->
    [one] { $who } smuggled a card past { $sheriff }.
   *[other] { $who } smuggled { $n } cards past { $sheriff } in one bag.
}
sheriff-moment-honest = { $sheriff } opened an honest bag and paid { $who } { $n } gold.
sheriff-moment-bribe = { $who } bribed { $sheriff } with { $n } gold.
sheriff-moment-caught = { $sheriff } caught { $who } lying, for { $n } gold.
sheriff-figure-sheriff-bags = Bags decided as sheriff
sheriff-figure-sheriff-opened = Opened as sheriff
sheriff-figure-sheriff-caught = Liars caught as sheriff
sheriff-figure-sheriff-bribes = Gold taken in bribes
sheriff-figure-merchant-bags = Bags brought as merchant
sheriff-figure-merchant-opened = Opened as merchant
sheriff-figure-merchant-bribes = Gold paid in bribes
sheriff-figure-lies = Lies
sheriff-figure-lies-passed = Lies that got through
sheriff-figure-lies-caught = Lies caught

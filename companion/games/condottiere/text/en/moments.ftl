# What is told of a game afterwards.

condottiere-moment-close = The closest battle: { $who } beat { $whom } { $n } to { $m }.
condottiere-moment-close-city = The closest battle, at { $city }: { $who } beat { $whom } { $n } to { $m }.
condottiere-moment-army = The strongest army: { $who }, with { $n }.
condottiere-moment-army-city = The strongest army: { $who }, with { $n }, at { $city }.
condottiere-moment-cards = { $n } cards were played in one battle.
condottiere-moment-cards-city = { $n } cards were played at { $city }.
condottiere-moment-nobody = An army of { $n }, and nobody won the battle.
condottiere-moment-nobody-city = An army of { $n }, and nobody took { $city }.
condottiere-moment-row = { $who } won { $n } battles in a row.

# О чём вспомнить после игры.

condottiere-moment-close = Битва на волоске: { $n } к { $m }. Побеждает { $who }, уступает { $whom }.
condottiere-moment-close-city = Битва на волоске ({ $city }): { $n } к { $m }. Побеждает { $who }, уступает { $whom }.
condottiere-moment-army = Самая сильная армия: { $who }, сила { $n }.
condottiere-moment-army-city = Самая сильная армия ({ $city }): { $who }, сила { $n }.
condottiere-moment-cards = { $n ->
    [one] В одной битве на столе { $n } карта.
    [few] В одной битве на столе { $n } карты.
   *[many] В одной битве на столе { $n } карт.
}
condottiere-moment-cards-city = { $n ->
    [one] В одной битве ({ $city }) на столе { $n } карта.
    [few] В одной битве ({ $city }) на столе { $n } карты.
   *[many] В одной битве ({ $city }) на столе { $n } карт.
}
condottiere-moment-nobody = Армия силой { $n }, а в битве не победил никто.
condottiere-moment-nobody-city = Армия силой { $n }, а город не достался никому: { $city }.
condottiere-moment-row = { $n ->
    [one] { $who } побеждает в { $n } битве.
    [few] { $who } побеждает в { $n } битвах подряд.
   *[many] { $who } побеждает в { $n } битвах подряд.
}

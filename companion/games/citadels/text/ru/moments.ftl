# О чём вспомнить после игры.

citadels-roles = { $characters }
citadels-moment-robbed = Кража на { citadels-gold }: крадёт { $thief }, теряет { $victim }.
citadels-moment-reign = { $n ->
    [one] Корона { $n } раунд подряд у одного владельца: { $who }.
    [few] Корона { $n } раунда подряд у одного владельца: { $who }.
   *[many] Корона { $n } раундов подряд у одного владельца: { $who }.
}
citadels-moment-destroyed = { $who } разрушает квартал в городе игрока { $whom }: { $district }.
citadels-moment-built = { $who } строит за { $n }: { $district }.
citadels-moment-income = { $who } собирает разом { citadels-gold } ({ $character }).
citadels-moment-complete = Первый достроенный город: { $who }.

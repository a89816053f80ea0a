# Condottiere: cards and cities.

condottiere-name = Condottiere

## Cards

condottiere-mercenary = Mercenary { $n }
condottiere-card-drum = Drum
condottiere-card-heroine = Heroine
condottiere-card-scarecrow = Scarecrow
condottiere-card-winter = Winter
condottiere-card-surrender = Surrender
condottiere-card-bishop = Bishop

## Cities, as people call them in their own language

condottiere-city-torino = Turin
condottiere-city-milano = Milan
condottiere-city-venezia = Venice
condottiere-city-genova = Genoa
condottiere-city-mantova = Mantua
condottiere-city-ferrara = Ferrara
condottiere-city-parma = Parma
condottiere-city-modena = Modena
condottiere-city-bologna = Bologna
condottiere-city-lucca = Lucca
condottiere-city-firenze = Florence
condottiere-city-siena = Siena
condottiere-city-urbino = Urbino
condottiere-city-spoleto = Spoleto
condottiere-city-ancona = Ancona
condottiere-city-roma = Rome
condottiere-city-napoli = Naples

# Condottiere: cards and cities.

condottiere-name = 콘도띠에레

## Cards

condottiere-mercenary = 용병 { $n }
condottiere-card-drum = 북
condottiere-card-heroine = 여걸
condottiere-card-scarecrow = 허수아비
condottiere-card-winter = 겨울
condottiere-card-surrender = 항복
condottiere-card-bishop = 주교

## Cities, as people call them in their own language

condottiere-city-torino = 토리노
condottiere-city-milano = 밀라노
condottiere-city-venezia = 베네치아
condottiere-city-genova = 제노바
condottiere-city-mantova = 만토바
condottiere-city-ferrara = 페라라
condottiere-city-parma = 파르마
condottiere-city-modena = 모데나
condottiere-city-bologna = 볼로냐
condottiere-city-lucca = 루카
condottiere-city-firenze = 피렌체
condottiere-city-siena = 시에나
condottiere-city-urbino = 우르비노
condottiere-city-spoleto = 스폴레토
condottiere-city-ancona = 안코나
condottiere-city-roma = 로마
condottiere-city-napoli = 나폴리

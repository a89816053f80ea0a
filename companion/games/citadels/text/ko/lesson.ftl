# The first game, told in two minutes.

citadels-lesson-1-title = 가장 멋진 도시를 지으세요
citadels-lesson-1 = 끝나면 앞에 지은 건물이 점수가 돼요.
citadels-lesson-2-title = 몰래 캐릭터를 고르세요
citadels-lesson-2 = 라운드마다 왕관을 가진 사람부터 몰래 캐릭터를 골라요.
citadels-lesson-3-title = 호명되면 공개하세요
citadels-lesson-3 = 그다음 낮은 순번부터 호명해요. 내 순번이 나오면 캐릭터를 공개하고 차례를 진행해요.
citadels-lesson-4-title = 금화 또는 카드를 받아요
citadels-lesson-4 = 먼저 금화 2닢을 받거나, 카드 2장을 뽑아 1장을 가져요.
citadels-lesson-5-title = 건물 1채를 지어요
citadels-lesson-5 = 그다음 건설비용을 내고 건물 1채를 지을 수 있어요.
citadels-lesson-6-title = 들키지 마세요
citadels-lesson-6 = 캐릭터의 능력은 내 차례에 한 번 써요. 남을 막거나 도둑질하는 캐릭터도 있으니 들키지 마세요.
citadels-lesson-7-title = 도시가 완성되면 끝나요
citadels-lesson-7 = 누군가 도시를 완성하면 그 라운드까지만 하고 점수를 세요.

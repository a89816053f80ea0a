# The first game, told in two minutes.

dunhuang-lesson-1-title = 실크로드에서 장사해요
dunhuang-lesson-1 = 실크로드의 도시에서 장사를 해요. 상품과 상품 토큰, 명성을 모으세요.
dunhuang-lesson-2-title = 낙타 한 마리를 함께 써요
dunhuang-lesson-2 = 낙타 한 마리를 함께 써요. 내 차례에 시계 방향으로 가요. 첫 칸은 무료, 그다음부터는 한 칸에 엽전 1개예요.
dunhuang-lesson-3-title = 가판대인가요, 창고인가요?
dunhuang-lesson-3 = 멈춘 곳의 카드를 가져가요. 가판대에 앞면으로 놓거나, 창고로 손에 들어요.
dunhuang-lesson-4-title = 가장 많으면 상품 토큰을 받아요
dunhuang-lesson-4 = 가판대에 그 상품이 나보다 많은 사람이 없으면 상품 토큰은 내 것이에요. 장수가 같아도 돼요.
dunhuang-lesson-5-title = 능력 또는 엽전 3개
dunhuang-lesson-5 = 그다음 그 타일 캐릭터의 능력을 쓰거나, 대신 엽전 3개를 받아요.
dunhuang-lesson-6-title = 바로 이길 수 있어요
dunhuang-lesson-6 = 상품 토큰이 충분하고 창고에 상품이 네 종류 있으면 바로 이겨요. 차례 끝에 말하세요.
dunhuang-lesson-7-title = 더미가 떨어지면 점수를 세요
dunhuang-lesson-7 = 더미가 다 떨어지면 점수를 세요. 상품마다 창고에 가장 많은 사람이 1장을 남기고, 남긴 카드는 상품 토큰 수만큼 점수가 돼요.

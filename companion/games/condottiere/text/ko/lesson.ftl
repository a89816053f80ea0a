# The first game, told in two minutes.

condottiere-lesson-1-title = 도시를 이어 왕국을 세우세요
condottiere-lesson-1 = 이탈리아의 도시를 정복하세요. 이어진 도시가 충분히 모이면 왕국이 되고, 왕국을 세우면 이겨요.
condottiere-lesson-2-title = 카드를 10장씩 받아요
condottiere-lesson-2 = 라운드를 시작할 때 각자 카드 10장을 받고, 가진 도시마다 2장씩 더 받아요.
condottiere-lesson-3-title = 싸울 도시를 골라요
condottiere-lesson-3 = 콘도띠에레를 가진 사람이 빈 도시를 골라요. 거기서 싸워요.
condottiere-lesson-4-title = 카드를 내거나 통과해요
condottiere-lesson-4 = 차례대로 앞에 카드를 한 장 내거나 통과해요. 통과해도 병력은 그대로 인정돼요.
condottiere-lesson-5-title = 용병과 북
condottiere-lesson-5 = 용병의 병력은 적힌 숫자예요. 북은 내 용병의 병력을 두 배로 만들어요.
condottiere-lesson-6-title = 겨울과 주교
condottiere-lesson-6 = 겨울이면 용병은 모두 1이에요. 주교가 나오면 승자 없이 전투가 끝나요.
condottiere-lesson-7-title = 카드를 아끼세요
condottiere-lesson-7 = 모든 전투를 이길 필요는 없어요. 꼭 필요한 도시를 위해 카드를 아끼세요.
condottiere-lesson-8-title = 그다음 다시 나눠요
condottiere-lesson-8 = 카드가 남은 사람이 한 명뿐이면 모든 카드를 섞어 다시 나눠요.

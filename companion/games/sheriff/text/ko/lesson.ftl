# The first game, told in two minutes.

sheriff-lesson-1-title = 시장에서 부자가 되세요
sheriff-lesson-1 = 상품을 시장에 들여와 부자가 되세요. 끝날 때 금화와 상품을 합쳐 가장 많으면 이겨요.
sheriff-lesson-2-title = 한 명은 지방관이에요
sheriff-lesson-2 = 지방관은 돌아가며 맡아요. 나머지는 주머니를 들고 통과하려는 상인이에요.
sheriff-lesson-3-title = 손에 든 카드를 정리하세요
sheriff-lesson-3 = 먼저 손에 든 카드를 정리해요. 5장까지 빼 두고 그만큼 뽑아요.
sheriff-lesson-4-title = 몰래 주머니를 채우세요
sheriff-lesson-4 = 그다음 몰래 1장에서 5장까지 주머니에 넣고 닫아요. 닫으면 바꿀 수 없어요.
sheriff-lesson-5-title = 일반 상품을 말해요. 거짓말도 돼요.
sheriff-lesson-5 = 지방관의 눈을 보고 일반 상품 한 가지로 신고해요. 장수는 정확해야 하지만, 상품은 거짓말해도 돼요.
sheriff-lesson-6-title = 통과할까요, 열까요?
sheriff-lesson-6 = 지방관은 주머니를 통과시키거나 열어요. 거짓말이면 내가 벌금을 내고, 정직했다면 지방관이 내요.
sheriff-lesson-7-title = 뇌물을 내밀어 보세요
sheriff-lesson-7 = 열릴까 봐 걱정되나요? 금화, 상품, 약속을 내걸어 보세요. 협상이 이 게임의 절반이에요.
sheriff-lesson-8-title = 가장 많으면 왕이 돼요
sheriff-lesson-8 = 통과한 상품은 가판대에 놓아요. 끝날 때 일반 상품을 가장 많이 가진 사람은 왕이 되어 추가 점수를 받아요.

# Sheriff of Nottingham: the goods, by name and by number.

sheriff-good-apple = 사과
sheriff-good-cheese = 치즈
sheriff-good-bread = 빵
sheriff-good-chicken = 닭
sheriff-good-pepper = 후추
sheriff-good-mead = 벌꿀 술
sheriff-good-silk = 비단
sheriff-good-crossbow = 석궁
sheriff-good-green-apples = 풋사과
sheriff-good-golden-apples = 황금 사과
sheriff-good-gouda-cheese = 고다 치즈
sheriff-good-bleu-cheese = 블루 치즈
sheriff-good-rye-bread = 호밀빵
sheriff-good-pumpernickel-bread = 통호밀 흑빵
sheriff-good-royal-rooster = 왕실 수탉

sheriff-goods-apple = 사과 { $n }장
sheriff-goods-cheese = 치즈 { $n }장
sheriff-goods-bread = 빵 { $n }장
sheriff-goods-chicken = 닭 { $n }장
sheriff-goods-pepper = 후추 { $n }장
sheriff-goods-mead = 벌꿀 술 { $n }장
sheriff-goods-silk = 비단 { $n }장
sheriff-goods-crossbow = 석궁 { $n }장
sheriff-goods-green-apples = 풋사과 { $n }장
sheriff-goods-golden-apples = 황금 사과 { $n }장
sheriff-goods-gouda-cheese = 고다 치즈 { $n }장
sheriff-goods-bleu-cheese = 블루 치즈 { $n }장
sheriff-goods-rye-bread = 호밀빵 { $n }장
sheriff-goods-pumpernickel-bread = 통호밀 흑빵 { $n }장
sheriff-goods-royal-rooster = 왕실 수탉 { $n }장

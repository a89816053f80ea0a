# Merchants of Dunhuang: goods and characters, and what the characters do.

dunhuang-good-gold = 금
dunhuang-good-silver = 은
dunhuang-good-lapis = 청금석
dunhuang-good-porcelain = 도자기
dunhuang-good-glass = 유리
dunhuang-good-bamboo = 대나무
dunhuang-good-tea = 차
dunhuang-good-paper = 종이
dunhuang-good-wool = 양모
dunhuang-good-silk = 비단

dunhuang-card = { $n }번 { $good }
dunhuang-cards = { $card } { $n }장

dunhuang-character-painter = 화가
dunhuang-character-musician = 악사
dunhuang-character-princess = 공주
dunhuang-character-dancer = 무희
dunhuang-character-interpreter = 통역관
dunhuang-character-diplomat = 외교관
dunhuang-character-chinese-merchant = 중국 상인
dunhuang-character-sogdian-merchant = 소그드 상인
dunhuang-character-soldier = 병사
dunhuang-character-general = 장군
dunhuang-character-maid = 하녀
dunhuang-character-attendant = 종자
dunhuang-character-herdsman = 목부
dunhuang-character-farmer = 농부
dunhuang-character-priest = 사제
dunhuang-character-monk = 승려

## What they do

dunhuang-ability-painter = 창고 카드 1장을 버리고 명성 3개를 받아요.
dunhuang-ability-musician = 가판대 카드 1장을 버리고 명성 3개를 받아요.
dunhuang-ability-discard = 이렇게 버린 카드는 상자로 돌아가요.
dunhuang-ability-princess = 상품 토큰 1개마다 명성 1개를 받아요. 어느 면이든 괜찮아요.
dunhuang-ability-dancer = 명성 2개를 받아요.
dunhuang-ability-interpreter = 이번 차례에 낙타가 움직인 칸 수만큼 카드를 뽑아 1장만 창고에 둬요.
dunhuang-ability-interpreter-rest = 나머지는 섞어서 더미 맨 아래에 넣어요.
dunhuang-ability-diplomat = 카드 2장을 뽑아 1장은 창고에, 1장은 더미 맨 아래에 둬요.
dunhuang-ability-chinese-merchant = 한 사람을 골라 그 창고에서 보지 않고 2장을 뽑아 와요. 그다음 내 카드 2장을 골라 줘요.
dunhuang-ability-sogdian-merchant = 한 사람을 고르면 그 사람이 자기 창고에서 2장을 골라 줘요. 나도 2장을 골라 주고 명성 1개를 받아요.
dunhuang-ability-merchants = 받은 카드를 그대로 돌려줘도 돼요. 1장만 받았으면 1장만 줘요. 못 받았으면 주지 않아요.
dunhuang-ability-soldier = 가판대 카드 1장과 시장 카드 1장을 바꿔요.
dunhuang-ability-general = 창고 카드 1장과 시장 카드 1장을 바꿔요.
dunhuang-ability-maid = 가판대 카드 1장과 창고 카드 1장을 바꿔요. 서로 다른 상품이어야 해요.
dunhuang-ability-attendant = 카드 1장을 가판대에서 창고로, 또는 창고에서 가판대로 옮겨요.
dunhuang-ability-herdsman = 낙타 양옆 타일 중 한 곳의 카드를 창고로 가져와요.
dunhuang-ability-farmer = 낙타 앞으로, 낙타가 움직인 칸 수 안에 있는 타일의 카드 1장을 창고로 가져와요.
dunhuang-ability-priest = 내 상품 토큰 1개를 商 면으로 뒤집어요. 누가 카드 장수가 같아져 가져가려 하면, 숫자 면으로 뒤집어 지킬 수 있어요.
dunhuang-ability-monk = 내 상품 토큰 1개를 商 면으로 뒤집어요. 카드 장수가 같아져 가져가려는 사람은 나에게 엽전 2개를 내야 해요.
dunhuang-ability-tie-only = 商 면은 나와 카드 장수가 같은 사람만 막아요. 더 많은 사람은 바로 가져가요.
dunhuang-ability-draw = 이번에는 { $n }장이에요.

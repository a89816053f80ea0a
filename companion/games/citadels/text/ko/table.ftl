# Citadels: what is said while it is played. Headlines, to-dos, what may be done, the log.

## Names

citadels-the-bank = 은행
citadels-the-table = 테이블
citadels-a-district = 건물 하나
citadels-gold = 금화 { $n }닢
citadels-cards = 카드 { $cards }장
citadels-n-cards = 카드 { $n }장

## Phases

citadels-phase-free = 자유 진행
citadels-phase-setup = 게임 준비
citadels-phase-select = 선택 단계
citadels-phase-call = 행동 단계
citadels-phase-round-end = 라운드 종료
citadels-phase-final = 점수 계산
citadels-phase-over = 결과

## What lies on characters

citadels-mark-killed = 암살
citadels-mark-bewitched = 마법
citadels-mark-robbed = 도둑질
citadels-mark-was-robbed = 도둑맞음
citadels-mark-warrants = 영장
citadels-mark-threats = 협박

## What happens now

citadels-now-free = 은행과 도시 기록을 필요할 때 쓰세요.
citadels-now-setup = 게임을 준비하고 왕관 주인이 누구인지 알려 주세요.
citadels-now-final = 게임이 끝났어요. 도시의 점수를 세어 보세요.
citadels-now-over = 결과가 나왔어요.
citadels-now-select = { JOSA($who, "이/가") } 캐릭터를 섞어요. 모두 몰래 골라요.
citadels-now-face-up = 앞면으로 { $n }장 더 놓고, 놓인 캐릭터를 누르세요.
citadels-now-chooses = { JOSA($who, "이/가") } { $n }장 중에서 골라요.
citadels-now-chooses-first = 1장을 보지 않고 뒷면으로 놓은 뒤, { JOSA($who, "이/가") } { $n }장 중에서 골라요.
citadels-now-whose-theater = 극장을 가진 사람이 있나요?
citadels-now-theater = 극장 주인 { $who }: 캐릭터를 바꿀 수 있어요.
citadels-now-calls = { $rank }번 { $character }, 누구인가요?
citadels-now-calls-killed = { $rank }번 { $character }: 암살당해서 대답하지 않아요.
citadels-now-paused = { $rank }번 { $character }: 멈춤. 누르면 이어져요.
citadels-now-missing = 빠진 사람이 있어요.
citadels-now-missing-who = 빠진 사람이 있어요: { $who }?
citadels-now-people-call = { JOSA($who, "이/가") } 캐릭터를 호명해요.
citadels-now-turn = { $who }: { $character }
citadels-now-round-over = { $n }라운드가 끝났어요. 캐릭터 카드를 돌려주세요.
citadels-now-who-crown = { $n }라운드가 끝났어요. 왕관 주인은 누구인가요?
citadels-now-dealt-over = { $n }라운드가 끝났어요.
citadels-now-last-round-over = { $n }라운드가 마지막이었어요. 이제 점수를 세요.
citadels-last-round = { JOSA($who, "이/가") } 도시를 완성했어요. 이번이 마지막 라운드예요.
citadels-speech-call = { $rank }번. { $character }.
citadels-speech-call-marked = { $rank }번. { $character }, { $marks }.
citadels-speech-marked = 표시 있음
citadels-speech-resumed = { $rank }번. { $character }. 마녀가 이어서 해요.
citadels-event-killed = 암살
citadels-event-bewitched = 마법
citadels-event-robbed = 도둑질
citadels-event-stolen = 도둑맞음
citadels-event-warrants = 인장
citadels-event-threats = 꽃
citadels-speech-killed = { JOSA($character, "이/가") } 암살당했어요.
citadels-speech-bewitched = { JOSA($character, "이/가") } 마법에 걸렸어요.
citadels-speech-robbed = { JOSA($character, "이/가") } 도둑맞을 거예요.
citadels-speech-stolen = { JOSA($character, "이/가") } 도둑맞았어요: { $who }에게 금화 { $n }닢.
citadels-speech-stolen-all = { JOSA($character, "이/가") } 도둑맞았어요: { JOSA($who, "이/가") } 금화를 모두 가져가요.
citadels-speech-warrants = 인장 찍힌 영장이에요: { JOSA($who, "이/가") } 건물을 몰수해요.
citadels-speech-threats = 꽃이에요: { JOSA($who, "이/가") } 금화를 모두 가져가요.
citadels-witch-as = { $character }(마녀)
citadels-speech-heir-takes = 암살된 { JOSA($character, "을/를") } 이제 공개하고 왕관을 가져가요.
citadels-speech-heir-gives = 암살된 { JOSA($character, "을/를") } 이제 공개해요. 왕관을 다른 사람에게 주고 아무것도 받지 않아요.

## What each person does

citadels-todo-count = 가진 것을 입력하세요
citadels-todo-counted = 다 셌어요
citadels-todo-collect = 캐릭터 카드를 모으세요
citadels-todo-go-on = 다음으로 넘어가세요
citadels-todo-theater = 캐릭터를 바꾸거나 그대로 두세요
citadels-todo-shuffle = 캐릭터를 섞고 시작하세요
citadels-todo-face-up = { $n }장은 앞면, 1장은 뒷면으로 놓으세요
citadels-todo-choose = { $steps }
citadels-todo-call = 캐릭터를 호명하세요
citadels-todo-missing = 누가 빠졌는지 확인하세요
citadels-todo-warrant = 영장을 공개할까요?
citadels-todo-threat = 협박 토큰을 공개할까요?
citadels-todo-bewitched = 마법에 걸렸어요: 자원만 얻으세요
citadels-todo-pay-or-not = 뇌물을 주거나 거절하세요
citadels-todo-gather-first = 먼저 자원을 얻으세요
citadels-todo-wait = 잠깐 기다리세요
citadels-todo-witch = 마법을 걸 캐릭터를 선언하세요
citadels-todo-turn = 내 차례: 짓거나 끝내세요
citadels-todo-said = 내 차례: 끝나면 누르세요
citadels-todo-gather = 내 차례: 자원을 얻으세요

## The way of the character cards

citadels-draft-lay-down = 보지 않고 { $n }장을 뒷면으로 놓으세요.
citadels-draft-face-down = 뒷면으로 놓인 카드도 가져오세요.
citadels-draft-keep = { $n }장 중 1장을 가지세요.
citadels-draft-keep-pass = { $n }장 중 1장은 갖고 { $on }장은 넘기세요.
citadels-draft-discard = { $n }장을 뒷면으로 버리세요.
citadels-draft-discard-random = 보지 않고 { $n }장을 무작위로 버리세요.
citadels-draft-pass = { $n }장을 넘기세요.
citadels-draft-then = { $first } { $second }

## What befalls the character

citadels-befalls-robbed = { JOSA($who, "이/가") } 금화를 모두 가져갔어요.
citadels-befalls-bewitched = 마법: 자원을 얻으면 { JOSA($who, "이/가") } 이어서 해요.
citadels-befalls-threatened = { $who }의 협박: 자원을 얻고 대답하세요.
citadels-befalls-warrant = { $who }의 영장이 놓여 있어요.

## What may be done

citadels-do-seat = { $who }
citadels-do-gather-gold = 금화 { $n }닢 받기
citadels-do-gather-cards = 카드 뽑고 { $n }장 갖기
citadels-do-bribe = 뇌물: 금화 { $n }닢
citadels-do-bribe-half = 절반을 뇌물로 주기
citadels-do-refuse = 뇌물 안 주기
citadels-do-income = 수입: 금화 { $n }닢
citadels-do-income-cards = 수입: 카드 { $n }장
citadels-do-income-mix = 수입: 금화 { $gold }닢, 카드 { $cards }장
citadels-do-take-gold = 금화 { $n }닢 더 받기
citadels-do-take-cards = 카드 { $n }장 더 받기
citadels-do-redraw = 카드 더미와 바꾸기
citadels-do-seer = 모두에게서 1장씩, 다시 1장씩
citadels-do-scholar = 카드 7장 보고 1장 갖기
citadels-do-crown-gold = { $who }, 금화 1닢 가져오기
citadels-do-crown-cards = { $who }, 카드 1장 가져오기
citadels-do-collect = 토큰의 금화 { $n }닢 가져오기
citadels-do-beautify = 건물 장식하기
citadels-do-sacrifice = 대신 파괴: { $district }
citadels-do-build-taken = 방금 가져온 카드 짓기
citadels-do-borrow = { $who }에게 카드 주고 금화 { $n }닢
citadels-do-smithy = 대장간: 금화 2닢으로 카드 3장
citadels-do-laboratory = 실험실: 카드 1장으로 금화 2닢
citadels-do-museum = 박물관: 카드 1장 넣기
citadels-do-end-turn = 차례 끝내기
citadels-do-end-gold = 금화 { $n }닢 받고 끝내기
citadels-do-end-cards = 카드 { $n }장 받고 끝내기
citadels-do-call-next = 다음: { $rank }번 { $character }
citadels-do-witch-goes-on = 마녀가 이어서
citadels-do-take = 인장 있음: 몰수하기
citadels-do-let = 그대로 두기
citadels-do-flower = 공개: 꽃
citadels-do-blank = 공개: 꽃 없음
citadels-do-leave = 그대로 두기
citadels-do-passed-on = 넘겼어요
citadels-do-chosen = 모두 골랐어요
citadels-do-keep-character = 바꾸지 않기
citadels-do-heir = { $who }, 왕관은 { $whom }
citadels-do-nobody-missing = 빠진 사람 없음
citadels-do-nobody = 아무도 없었어요
citadels-ask-warrant = { JOSA($who, "이/가") } { JOSA($district, "을/를") } 지었어요.
citadels-ask-threat = { JOSA($who, "이/가") } 뇌물을 안 줘요.
citadels-ask-heir = 암살된 { JOSA($character, "을/를") } 공개해요. 누구였나요?
citadels-not-gathered = 아직 자원을 얻지 않았어요.

## The log

citadels-log-then = { $first } { $second }
citadels-log-cast = 캐릭터: { $characters }. 특수 건물: { $districts }.
citadels-log-begin = { JOSA($who, "이/가") } 왕관을 가져갔어요. 1라운드 시작.
citadels-log-face-up = 앞면으로 버림: { $character }.
citadels-log-not-face-up = 앞면이 아니었어요: { $character }.
citadels-log-chosen = { JOSA($who, "이/가") } 골랐어요.
citadels-log-dealt = 캐릭터를 휴대폰으로 나눠 줬어요.
citadels-log-dealt-down = 캐릭터를 나눠 줬어요. 뒷면: { $character }.
citadels-log-picked = { JOSA($who, "이/가") } { JOSA($character, "을/를") } 골랐어요.
citadels-log-swapped = { JOSA($who, "이/가") } { JOSA($whom, "과/와") } 바꿨어요: { $gave } ↔ { $got }.
citadels-log-swap = { JOSA($who, "이/가") } { JOSA($whom, "과/와") } 캐릭터를 바꿨어요.
citadels-log-no-swap = { JOSA($who, "이/가") } 캐릭터를 그대로 뒀어요.
citadels-log-calls = { $n }라운드: 행동 단계를 시작했어요.
citadels-log-time-up = 생각할 시간이 끝났어요.
citadels-log-answer = { $who }: { $character }.
citadels-log-answer-robbed = { $who }: { $character }. 도둑맞았어요: { $thief }에게 금화 { $n }닢.
citadels-log-answer-robbed-all = { $who }: { $character }. 도둑맞았어요: { JOSA($thief, "이/가") } 금화를 모두 가져갔어요.
citadels-log-silence = { $rank }번 { $character }: 대답이 없어요.
citadels-log-nobody-missing = 빠진 사람이 없어요.
citadels-log-passed = { $rank }번 { $character }: 호명했어요.
citadels-log-waits = { $rank }번 { $character }: 가진 사람을 기다려요.
citadels-log-pause = 호명을 멈췄어요.
citadels-log-resume = 호명을 다시 시작했어요.
citadels-log-back = 다시 호명: { $character }.
citadels-log-end-turn = { JOSA($who, "이/가") } 차례를 마쳤어요({ $character }).
citadels-log-end-turn-gold = { JOSA($who, "이/가") } 차례를 마치고 금화 { $n }닢을 받았어요({ $character }).
citadels-log-round-over = { $n }라운드 호명이 끝났어요.
citadels-log-heir = { JOSA($who, "이/가") } 암살된 { JOSA($character, "을/를") } 공개하고 왕관을 가져갔어요.
citadels-log-heir-gives = { JOSA($who, "이/가") } 암살된 { JOSA($character, "을/를") } 공개했어요. 왕관은 { $whom }에게.
citadels-log-no-heir = 암살된 { JOSA($character, "은/는") } 아무에게도 없었어요.
citadels-log-round = { $n }라운드. 왕관: { $who }.
citadels-log-final = 게임이 끝났어요. 점수를 세요.
citadels-log-count-up = 여기서 멈추고 점수를 세요.
citadels-log-finish = 모두 셌어요.
citadels-log-tool-on = 켬: { $tool }.
citadels-log-tool-off = 끔: { $tool }.
citadels-log-options = 설정을 바꿨어요.
citadels-log-pay = { JOSA($payer, "이/가") } 금화 { $n }닢을 내고 { JOSA($payee, "이/가") } 받았어요.
citadels-log-gather-gold = { JOSA($who, "이/가") } 금화 { $n }닢을 얻었어요.
citadels-log-gather-cards = { JOSA($who, "이/가") } 카드를 얻었어요.
citadels-log-income = { $who }: 수입 금화 { $n }닢.
citadels-log-income-cards = { $who }: 수입 금화 { $n }닢, 카드 { $cards }장.
citadels-log-extra-gold = { JOSA($who, "이/가") } 금화 { $n }닢을 더 받았어요.
citadels-log-extra-cards = { JOSA($who, "이/가") } 카드 { $n }장을 더 받았어요.
citadels-log-extra-gold-too = 금화 { $n }닢을 더 받았어요.
citadels-log-extra-cards-too = 카드 { $n }장을 더 받았어요.
citadels-log-killed = { JOSA($who, "이/가") } { JOSA($character, "을/를") } 암살했어요.
citadels-log-bewitched = { JOSA($who, "이/가") } { $character }에게 마법을 걸었어요.
citadels-log-robbed = { JOSA($who, "이/가") } { $character }의 금화를 훔치겠다고 선언했어요.
citadels-log-warrants = { JOSA($who, "이/가") } 영장을 발부했어요: { $characters }.
citadels-log-threats = { JOSA($who, "이/가") } { JOSA($characters, "을/를") } 협박했어요.
citadels-log-bribe = { JOSA($who, "이/가") } { $whom }에게 금화 { $n }닢을 뇌물로 줬어요.
citadels-log-bribe-unkept = { JOSA($who, "이/가") } { $whom }에게 금화 절반을 뇌물로 줬어요.
citadels-log-refused = { JOSA($who, "이/가") } 뇌물을 주지 않았어요.
citadels-log-threat-left = { JOSA($who, "이/가") } 협박 토큰을 그대로 뒀어요.
citadels-log-threat-blank = { JOSA($who, "이/가") } { $whom }의 협박 토큰을 공개했어요. 꽃이 없었어요.
citadels-log-threat-flower = { JOSA($who, "이/가") } 꽃을 공개하고 { $whom }의 금화 { $n }닢을 가져갔어요.
citadels-log-threat-flower-unkept = { JOSA($who, "이/가") } 꽃을 공개하고 { $whom }의 금화를 모두 가져갔어요.
citadels-log-confiscated = { JOSA($who, "이/가") } 인장 찍힌 영장을 공개하고 { $whom }에게서 { JOSA($district, "을/를") } 몰수했어요.
citadels-log-warrant-left = { JOSA($who, "이/가") } 영장을 공개하지 않았어요. { $whom }의 { JOSA($district, "은/는") } 그대로예요.
citadels-log-spy = { JOSA($who, "이/가") } { JOSA($whom, "을/를") } 염탐했어요({ $type }): 카드 { $cards }장, 금화 { $n }닢.
citadels-log-spy-unkept = { JOSA($who, "이/가") } { JOSA($whom, "을/를") } 염탐했어요({ $type }): 카드 { $cards }장.
citadels-log-swap-hands = { JOSA($who, "이/가") } { JOSA($whom, "과/와") } 손에 든 카드를 바꿨어요.
citadels-log-redraw = { JOSA($who, "이/가") } 카드 { $n }장을 더미와 바꿨어요.
citadels-log-take-card = { JOSA($who, "이/가") } { $whom }의 카드 1장을 가져왔어요.
citadels-log-seer = { JOSA($who, "이/가") } 모두에게서 카드를 1장씩 가져오고 돌려줬어요.
citadels-log-scholar = { JOSA($who, "이/가") } 카드 7장을 보고 1장을 가졌어요.
citadels-log-gives-crown = { JOSA($who, "이/가") } { $whom }에게 왕관을 줬어요.
citadels-log-gives-crown-gold = { JOSA($who, "이/가") } { $whom }에게 왕관을 주고 금화 1닢을 가져갔어요.
citadels-log-gives-crown-cards = { JOSA($who, "이/가") } { $whom }에게 왕관을 주고 카드 1장을 가져갔어요.
citadels-log-gift = { JOSA($whom, "이/가") } { $who }에게 금화 1닢을 줬어요.
citadels-log-built = { JOSA($who, "이/가") } 금화 { $n }닢으로 { JOSA($district, "을/를") } 지었어요.
citadels-log-built-framework = { JOSA($who, "이/가") } 골조를 파괴하고 { JOSA($district, "을/를") } 지었어요.
citadels-log-built-sacrifice = { JOSA($who, "이/가") } { JOSA($given, "을/를") } 파괴하고 { JOSA($district, "을/를") } 지었어요.
citadels-log-built-borrowed = { JOSA($who, "이/가") } 금화 { $n }닢으로 { JOSA($district, "을/를") } 지었어요. 모자란 금화는 { $whom }에게 카드를 주고 받았어요.
citadels-log-built-cards = { JOSA($who, "이/가") } 금화 { $n }닢과 카드 { $cards }장으로 { JOSA($district, "을/를") } 지었어요.
citadels-log-destroyed = { JOSA($who, "이/가") } 금화 { $n }닢으로 { $whom }의 도시에서 { JOSA($district, "을/를") } 파괴했어요.
citadels-log-armory = { JOSA($who, "이/가") } 병기고를 파괴하고 { $whom }의 도시에서 { JOSA($district, "을/를") } 파괴했어요.
citadels-log-exchanged = { JOSA($who, "이/가") } { JOSA($whom, "과/와") } 교환했어요: { $mine } ↔ { $theirs }. 낸 금화는 { $n }닢이에요.
citadels-log-seized = { JOSA($who, "이/가") } { $whom }에게 금화 { $n }닢을 내고 { JOSA($district, "을/를") } 점령했어요.
citadels-log-beautified = { JOSA($who, "이/가") } { JOSA($district, "을/를") } 장식했어요.
citadels-log-collected = { JOSA($who, "이/가") } 토큰에서 금화 { $n }닢을 가져왔어요.
citadels-log-smithy = { JOSA($who, "이/가") } 대장간에서 금화 2닢으로 카드 3장을 뽑았어요.
citadels-log-laboratory = { JOSA($who, "이/가") } 실험실에서 카드 1장으로 금화 2닢을 받았어요.
citadels-log-museum = { JOSA($who, "이/가") } 박물관에 카드 1장을 넣었어요.
citadels-log-crown = 왕관: { $who }.
citadels-log-taxed = { JOSA($who, "이/가") } 재산세로 금화 1닢을 냈어요.
citadels-log-first-complete = { JOSA($who, "이/가") } 처음으로 도시를 완성했어요. 이번 라운드로 게임이 끝나요.
citadels-log-complete = { $who }도 도시를 완성했어요.
citadels-log-witch-resumes = 마녀가 차례를 이어 갔어요: { $who }.
citadels-log-counted = { JOSA($who, "이/가") } 다 셌어요.
citadels-log-counted-own = { $who }: 금화 { $n }닢, 카드 { $cards }장, { $districts }.
citadels-log-counted-vault = { $who }: 금화 { $n }닢, 카드 { $cards }장(비밀 금고 포함), { $districts }.
citadels-log-correct-gold-same = 확인함, { $who }: 금화 { $n }닢.
citadels-log-correct-gold = 바로잡음, { $who }: 금화 { $n }닢(전에는 { $had }닢).
citadels-log-correct-tax-same = 확인함: 세리 토큰에 금화 { $n }닢.
citadels-log-correct-tax = 바로잡음: 세리 토큰에 금화 { $n }닢(전에는 { $had }닢).
citadels-log-correct-beautified = 바로잡음, { $who }의 건물 위: 금화 { $n }닢.
citadels-log-correct-city = 바로잡음, { $who }의 도시: { $districts }.
citadels-log-correct-hand = 바로잡음, { $who }: 카드 { $n }장.
citadels-log-correct-crown = 바로잡음, 왕관: { $who }.
citadels-log-correct-shown = 바로잡음, { $who }: { $character }.
citadels-log-correct-not-shown = 바로잡음: { JOSA($character, "은/는") } 공개하지 않았어요.
citadels-log-correct-mark = 바로잡음, { $mark }: { $characters }.
citadels-log-correct-round = 바로잡음: { $n }라운드, { $phase }.
citadels-log-is-complete = { $who }의 도시가 완성됐어요.
citadels-log-not-complete = { $who }의 도시는 아직 완성되지 않았어요.

# What can be wrong with a number or a name in any game.

fault-negative = 0보다 작을 수 없어요.
fault-too-many = 너무 많아요. { $most }까지 넣을 수 있어요.
fault-between = { JOSA($n, "은/는") } 쓸 수 없어요. { $low }에서 { $high } 사이로 골라 주세요.
fault-player-count = 이 게임은 { $low }명에서 { $high }명까지 할 수 있는데, 지금은 { $n }명이에요.
fault-name-missing = 모두 이름이 있어야 해요.
fault-name-long = 이름이 너무 길어요. { $most }자까지 쓸 수 있어요.
fault-name-twice = 이름이 같은 사람이 있어요: { $name }. 한 사람은 다른 이름을 써 주세요.
fault-name-alike = { $name }: 글자는 다르지만 다른 사람의 이름과 똑같아 보여요. 한 사람은 다른 이름을 써 주세요.
fault-name-control = 이름에는 읽을 수 있는 글자만 쓸 수 있고, 줄을 바꿀 수 없어요.
fault-name-unseen = 이 이름은 눈에 보이지 않아요. 글자로 쓰거나 비워 두세요. 비워 두면 자리의 색깔로 불러요.
fault-text-too-long = 너무 길어요. { $most }자까지 쓸 수 있어요.
fault-unknown-seat = 이 테이블에 없는 자리예요.
fault-needs-a-seat = 누구 자리인지 골라 주세요.
fault-not-yours = 다른 사람이 할 일이에요. 테이블 화면에서는 누구 것이든 할 수 있어요.
fault-id = 행동에는 읽을 수 있는 글자 1자에서 { $most }자까지의 식별자가 있어야 해요.
fault-id-reserved = 이렇게 시작하는 식별자는 타이머가 써요. 다른 것을 골라 주세요.
fault-unknown-thing = 그런 것은 세지 않아요. 다음 중에서 고르세요: { $things }.

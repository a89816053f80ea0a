# 어떻게 이겼는지, 모든 게임의 결과에.

score-open = 아직 정해지지 않았어요: { $question }
score-shared = 공동 승리: { $names } (각각 { $counted }).
score-tie-broken = { $names } 동률(각각 { $counted })이에요. { $by } 덕분에 { JOSA($name, "이/가") } 이겼어요.
score-margin = { JOSA($name, "이/가") } { $names }보다 { $counted } 앞섰어요.
score-line = { $label } ({ $n }점)
score-decisive = 승부를 가른 것: { $lines }. 이 가운데 하나만 없었어도 { $names }의 승리였어요.
score-points = { $n }점
score-each = { $n } × { $points }
score-more-than-in-box = { $what }: 모두 { $n }개인데, 상자에는 { $most }개뿐이에요.

# 어떻게 이겼는지, 모든 게임의 결과에.

score-open = 아직 정해지지 않았어요: { $question }
score-shared = 공동 승리: { $names }(똑같이 { $counted }).
score-tie-broken = { $names }: 동점이에요({ $counted }). { $by } 덕분에 { JOSA($name, "이/가") } 이겼어요.
score-margin = { JOSA($name, "이/가") } { $names }보다 { $counted } 앞섰어요.
score-one-more = { $what }만 더 있었다면
score-one-less = { $what }만 덜 있었다면
score-some = { $what } { $n }개
score-turn = { $what } { JOSA($name, "이/가") } 이겼을 거예요.
score-turn-titled = { $what } { JOSA($titles, "으로/로") } { JOSA($name, "이/가") } 이겼을 거예요.
score-turn-other =
    { $n ->
        [1] { $name }에게 { $what } { JOSA($names, "이/가") } 이겼을 거예요.
       *[other] { $name }에게 { $what } { JOSA($names, "이/가") } 함께 이겼을 거예요.
    }
score-titles = { $name }: { $titles }({ $counted }).
score-largest = 한 항목 최고 점수: { $name }, { $label }({ $counted }).
score-points = { $n }점
score-each = { $n } × { $points }
score-more-than-in-box = { $what }: 모두 { $n }개인데, 상자에는 { $most }개뿐이에요.

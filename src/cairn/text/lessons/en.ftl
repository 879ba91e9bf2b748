### What every lesson says.

lesson-more = { $left ->
    [one] Right. One more is left to find.
   *[other] Right. { $left } more are left to find.
    }
lesson-shown = Like this: { $what }. Now it is your turn.
lesson-lit = Look at what is lit. Now it is your turn.

# The whole game with a coach

lesson-whole-game = A whole game with a coach
coach-doubt = Look again before you do this: another move wins about { $lost } in 100 more often.
coach-better = Better: { $what }.
coach-good = Well chosen: no better move is known.
coach-certain = { $count ->
    [one] Something has become certain.
   *[other] { $count } things have become certain. One of them:
    }
coach-turning = { $rounds ->
    [0] The turning point was at question { $round }. You chose: { $what }. Better: { $best }; that wins about { $lost } in 100 more often.
   *[other] The turning point was in round { $round }. You chose: { $what }. Better: { $best }; that wins about { $lost } in 100 more often.
    }
coach-turning-none = No choice of yours gave away much: no better moves are known.

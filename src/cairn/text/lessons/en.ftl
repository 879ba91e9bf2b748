### What every lesson says.

lesson-more = { $left ->
    [one] Right. One more is left to find.
   *[other] Right. { $left } more are left to find.
    }
lesson-shown = Like this: { $what }. Now it is your turn.
lesson-lit = Look at what is lit. Now it is your turn.

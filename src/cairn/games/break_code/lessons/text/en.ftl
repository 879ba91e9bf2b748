### The lessons of Break the Code.

lesson-hand = The hand, in order
lesson-hand-1 = There are twenty tiles: 0 to 9 in black and in white, but both 5s are green. A hand stands in order; of two equal digits the black one is on the left. Choose your five tiles from left to right.
lesson-hand-1-right = In order. Iwo’s tiles stand behind his screen in the same way, at the positions a to e.
lesson-hand-1-wrong = { $what } does not come next. Go up digit by digit; of two equal ones black comes first.
lesson-hand-2 = Iwo’s five tiles are the code that you are after; he is after yours. In your turn you ask the question of a face-up card, or you guess.

lesson-where = Where are your 3s?
lesson-where-1 = You asked Iwo where his 3s are. He answered: c. Where in his hand is a 3, for certain?
lesson-where-1-right = At c, and nowhere else. As hands are in order, a and b are now at most 3, d and e more than that.
lesson-where-1-wrong = Not { $what }: he named c, and he names every 3 that he has.

lesson-counting = Counting
lesson-counting-1 = Four of Iwo’s five tiles are white. How many of them are black or green?
lesson-counting-1-right = One: the answer to one colour limits the others too.
lesson-counting-1-wrong = { $what } and four white ones do not make five tiles.

lesson-sums-of-tiles = Sums
lesson-sums-of-tiles-1 = Iwo’s black tiles sum to 0, and you hold the black 0. Which tiles can he not have? Cross them off on your sheet, one by one.
lesson-sums-of-tiles-1-right = He has no black tile at all: any of them would make the sum more than 0.
lesson-sums-of-tiles-1-wrong = { $what } can stay: the sum is about black tiles only. Undo that cross.

lesson-neighbours = Neighbours
lesson-neighbours-1 = Iwo’s 0 is at a. You asked which neighbours are in sequence. He answered: a b and d e. Which digits can he have at b?
lesson-neighbours-1-right = In sequence means one more than the tile before: 0, then 1. And c is not in sequence with b, so it is no 2.
lesson-neighbours-1-wrong = { $what } is not in sequence with the 0 at a.

lesson-above = Greater than 4?
lesson-above-1 = You asked whether Iwo’s tile at c is greater than 4. Yes. Everything right of it is at least as great. Which digits can he have at d? Choose all of them.
lesson-above-1-right = 5 to 8. Not 9: e would have to be a 9 too, and you hold the white one.
lesson-above-1-wrong = Not { $what }: c is at least 5, d comes after c, and e comes after d.

lesson-ends = The ends
lesson-ends-1 = Iwo has no black tile, and his three tiles on the left sum to 4. There is only one way. Choose his tiles at a, b and c, in this order.
lesson-ends-1-right = 0, 1 and 3: three different white digits with the sum 4. No other three add up.
lesson-ends-1-wrong = { $what } does not fit there: three different white digits, going up, with the sum 4.

lesson-which-question = Which question?
lesson-which-question-1 = 11 codes are left. A good question splits them into many small groups, whatever the answer is. Ask the best of the six.
lesson-which-question-1-right = Good: on average it brings { $own } bits. With each bit half of the codes go.
lesson-which-question-1-wrong = Not yet: 11 codes still fit, and here you are to ask.
lesson-which-question-1-worse = That brings { $own } bits on average, the best question { $most }. Which answer could have the most different values?

lesson-two-fives = The two 5s
lesson-two-fives-1 = Three codes fit Iwo’s hand. Are they equally likely? Count the ways in which each can be dealt, then choose the one you would name.
lesson-two-fives-1-right = 50%. There are two green 5s and one of every other tile: a code with one 5 counts double.
lesson-two-fives-1-wrong = 25%. Each of its tiles exists once, so there is one way to deal it. Another code has two ways.

lesson-ask-or-guess = Ask or guess
lesson-ask-or-guess-1 = Three codes are left; one has a chance of 50%. With two players a wrong guess only costs the turn. Iwo has 16 codes left. Ask again, or guess?
lesson-ask-or-guess-1-right = Right: with a guess you win { NUMBER($own, style: "percent") } of such games. No card here could tell the three codes apart.
lesson-ask-or-guess-1-worse = You would win { NUMBER($own, style: "percent") } of such games, with the best choice { NUMBER($most, style: "percent") }. No card here tells the three codes apart, and a guess tells as much.

lesson-centre = The centre
lesson-centre-1 = With three players the code lies in the centre. All hands are clues to it, and you have one guess in the whole game. Four codes are left. At which position do you know the tile already?
lesson-centre-1-right = At a: all four codes agree there.
lesson-centre-1-wrong = At { $what } two different tiles are still possible.
lesson-centre-2 = Which tile is it?
lesson-centre-2-right = The white 1. Write down what is certain and ask about the rest: a wrong guess would end the game for you.
lesson-centre-2-wrong = Not { $what }: compare your hand with what the others answered.

# The whole game

coach-goal-break-the-code = Be the first to name Iwo’s five tiles; he is after yours. Each turn is a question or a guess. Any legal move is fine; I speak when it matters.
coach-ask = Ask the question of a face-up card. A good one splits what Iwo can have into many small groups, whatever he answers.
coach-guess = Instead of asking you may guess. With two players a wrong guess only costs the turn. Guess when you are certain, or when no question helps any more.
coach-name = Name the tiles from left to right: smaller digits first, and of two equal ones black first.
coach-few-break-the-code = Only { $codes } codes are left. From now on compare: does a question tell you more than a guess?
coach-end-break-the-code = That was the whole game. The first player to name the other’s tiles wins; points are not counted.

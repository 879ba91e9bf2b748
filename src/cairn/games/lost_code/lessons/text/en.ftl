### The lessons of The Lost Code.

lesson-racks = The goal, the racks
lesson-racks-1 = Everyone else can read your six stones. You cannot, but you can read all the others. The game is to find out your own digits. Tap your rack.
lesson-racks-1-right = Yours: all you see are the six symbols. Everyone else sees your digits.
lesson-racks-1-wrong = You can read this rack, so it is not yours. Yours shows no digits.
lesson-racks-2 = Your bets tell you about your digits and earn points. At the end you name each digit: a right one earns points, a wrong one costs some. The most points win.

lesson-not-yours = What is not yours
lesson-not-yours-1 = Each symbol has the digits 0 to 7 once. So any bird that you can read is not your bird. Tap the three birds that you see.
lesson-not-yours-1-right = All three. Your sheet crosses off by itself what you can see.
lesson-not-yours-1-wrong = That stone tells you nothing about birds: it has another symbol.
lesson-not-yours-2 = Iwo has bird 1, Lena 0 and Marek 2. Which digits are left for your own bird? Choose all of them.
lesson-not-yours-2-right = Five digits are left: 3, 4, 5, 6 and 7. From here on, answers to your bets have to help.
lesson-not-yours-2-wrong = You can see bird { $what } on another rack. There is only one.

lesson-sums = Sums of three
lesson-sums-1 = The dice name three of your stones; a symbol that shows twice counts twice. Practise on Iwo, whose stones you can read: what do jaguar, jaguar and human add up to?
lesson-sums-1-right = 6 and 6 for the jaguar, 7 for the human: 19. You never see your own sum, so you bet on it.
lesson-sums-1-wrong = { $what } is not his sum. His jaguar is 6 and counts twice; his human is 7.
lesson-sums-2 = Now your own sum: you take a wheel and set its range. A wide wheel is more often right and pays less. Take the wheel of width 10 and set any range.
lesson-sums-2-right = Your bet stands and everyone sees it. When all have bet, you learn whether the sum is in your range, higher or lower.
lesson-sums-2-wrong = That is a legal bet, but a narrower one. Take the wheel of width 10 here.

lesson-three-bears = One answer, three bears
lesson-three-bears-1 = The dice showed the bear three times. Your bet 9–18 was right: three times your bear is 9 to 18. On your sheet, cross out every bear that cannot be yours.
lesson-three-bears-1-right = Three times 2 is only 6. 3 and 6 are left: the answer to one wide bet halved your bears.
lesson-three-bears-1-wrong = { $what } can stay: three times { $what } is in your range. Undo that cross.

lesson-counting-stones = Counting stones
lesson-counting-stones-1 = You swapped your snake and drew a new one that you cannot see. Snakes on other racks and discarded snakes are not yours. Which digits can your new snake have? Choose all of them.
lesson-counting-stones-1-right = 0, 2 and 3: all other snakes are face up somewhere. A discarded stone never returns.
lesson-counting-stones-1-wrong = Snake { $what } is face up: on another rack, or discarded. Look again.

lesson-two-rows = Two rows together
lesson-two-rows-1 = Round 2 left bear 3 or 6. In round 3 bird, human and bear are lower than 10, and your bird is at least 3. Which humans are now impossible? Cross them out on your sheet.
lesson-two-rows-1-right = Bird 3 and bear 3 make 6, so the human is at most 3. Two rows together say what neither says alone.
lesson-two-rows-1-wrong = { $what } can stay: bird 3, bear 3 and human { $what } stay below 10. Undo that cross.

lesson-others-bets = What another’s bet tells
lesson-others-bets-1 = Each wheel exists once. Iwo has bet before you. Tap the wheel that you cannot take any more.
lesson-others-bets-1-right = The wheel of width 4 is gone. The last player on the track chooses first, the leader last.
lesson-others-bets-1-wrong = Nobody has taken that wheel yet. Look beside Iwo’s name.
lesson-others-bets-2 = Iwo cannot see his own stones either: his bet tells what he believes. His range begins at 14. Which sums does he believe in? Choose all of them.
lesson-others-bets-2-right = 14 to 17. You see his stones, so you know whether he is right, and how much he knows about himself.
lesson-others-bets-2-wrong = { $what } is not in his range: four sums, beginning with 14.

lesson-which-swap = Which stone to swap
lesson-which-swap-1 = Your bet was wrong, so one stone must go. Whatever you learned about it goes too. Give away one that no answer has told you much about.
lesson-which-swap-1-right = Good: no answer was about this stone, so you lose nothing. The new one is just as unknown.
lesson-which-swap-1-worse = That costs you knowledge: { $own } points expected at the end, { $most } with the best swap. Better: { $best }. No answer was about that stone.

lesson-narrow-or-wide = Narrow or wide
lesson-narrow-or-wide-1 = Three sums are left: 8 in half of all cases, 10 in a third, 7 in the rest. Width 1 pays 6 points, width 3 pays 3, width 4 pays 2. What do you bet?
lesson-narrow-or-wide-1-right = Half of 6 points is 3. Being certain of 2 points would be less. Narrow pays once few sums are left.
lesson-narrow-or-wide-1-worse = { $own } points on average. { $most } are possible. Multiply the chance by the points: which wheel comes out on top?

lesson-final-digits = One, two or three digits
lesson-final-digits-1 = Final bets: one digit pays 5, two pay 2, three pay 1, and a miss costs 2. Your bird is a 3 in two of three cases, otherwise a 5. Make your bet on the bird.
lesson-final-digits-1-right = { $own } points on average: at two in three, one digit beats two.
lesson-final-digits-1-worse = { $own } points on average; { $most } are possible. Count: 5 times two thirds, less 2 times one third.
lesson-final-digits-2 = Your jaguar is 2, 3 or 5, each as likely. How many digits do you name?
lesson-final-digits-2-right = A certain point. One digit of three equal ones would bring a third of a point.
lesson-final-digits-2-worse = { $own } points on average; { $most } are possible. With three equal digits, name all three.
lesson-final-digits-3 = Your chameleon can only be a 2. What do you bet?
lesson-final-digits-3-right = 5 points. What is certain needs one digit.
lesson-final-digits-3-worse = { $own } points; { $most } are possible. A second digit only makes it cheaper.

### The lessons of Think Str8!.

lesson-cards = The goal, the cards
lesson-cards-1 = You have six cards, one of each colour, with their faces to the others. They read them, you do not. Find out your digits. Tap your cards.
lesson-cards-1-right = Yours: you see colours only. Everyone else sees the digits.
lesson-cards-1-wrong = You can read these cards, so they are not yours.

lesson-not-yours-cards = What is not yours
lesson-not-yours-cards-1 = With three players one rack has no player: you read it too. Each colour has the digits 0 to 7 once. Tap every red card that you see.
lesson-not-yours-cards-1-right = All three. Your sheet crosses off what you can see.
lesson-not-yours-cards-1-wrong = That card has another colour: it tells you nothing about reds.
lesson-not-yours-cards-2 = Which digits are left for your own red card? Choose all of them.
lesson-not-yours-cards-2-right = Five are left: 0, 2, 4, 5 and 7. The answers to your tokens have to tell them apart.
lesson-not-yours-cards-2-wrong = You can see red { $what } on another rack. There is only one.

lesson-choose-token = Choose, then place
lesson-choose-token-1 = First all choose a token in turn: narrow ones pay more. Little is known yet: blue, green and purple can make 5 to 20. Choose a token that promises about 1 point on average.
lesson-choose-token-1-right = { $own } points on average. The others see which token you took.
lesson-choose-token-1-worse = That one promises { $own } points on average; { $most } are possible. Too narrow hits too rarely, too wide pays too little.
lesson-choose-token-2 = Then all place their tokens at once, unseen by the others. Yours covers 5 sums. The sums 11 to 15 are the likeliest. Place it.
lesson-choose-token-2-right = A chance of { NUMBER($own, style: "percent", maximumFractionDigits: 0) }. When all have placed, the tokens are revealed and answered.
lesson-choose-token-2-worse = Only { NUMBER($own, style: "percent", maximumFractionDigits: 0) }; { NUMBER($most, style: "percent", maximumFractionDigits: 0) } are possible. Cover the middle: most ways lead there.

lesson-token-read = Place and read
lesson-token-read-1 = In round 2 your token lay on 12–16, and the answer was: higher. Which sums are left for blue, green and purple? Choose all of them.
lesson-token-read-1-right = 17 to 21. Your sheet keeps such a row for every round.
lesson-token-read-1-wrong = { $what } is not higher than 16.

lesson-sums-pile-up = Where the sums pile up
lesson-sums-pile-up-1 = Blue, green and yellow can make 10 to 16. Not all are equally likely: 13 comes in a quarter of all cases, 14 in 21%, 12 in 19%. Place your token of width 3.
lesson-sums-pile-up-1-right = 12–14 catches { NUMBER($own, style: "percent", maximumFractionDigits: 0) } of all cases: no other place of this width catches more.
lesson-sums-pile-up-1-worse = That catches { NUMBER($own, style: "percent", maximumFractionDigits: 0) } of all cases, the best place { NUMBER($most, style: "percent", maximumFractionDigits: 0) }. Put 13 in the middle.

lesson-certain-card = A certain card helps twice
lesson-certain-card-1 = Your purple card is certain: 7. In round 7 blue, green and purple made exactly 18, so blue and green make 11. On your sheet, cross out the greens that no longer fit.
lesson-certain-card-1-right = Blue is at most 6, so green is at least 5. With one card known, a row of three is a row of two.
lesson-certain-card-1-wrong = { $what } can stay: a blue that makes 11 with it is left. Undo that cross.

lesson-others-tokens = What another’s token tells
lesson-others-tokens-1 = All have chosen, and everyone sees the tokens. A narrow one says: I know this sum. Tap every token that is taken.
lesson-others-tokens-1-right = You have the narrowest, Iwo and Lena the two widest: they know nothing yet. Each token exists once.
lesson-others-tokens-1-wrong = Nobody has taken that token. Look at the racks.

lesson-final-guesses = Final bets
lesson-final-guesses-1 = Final bets: one digit pays 5, two pay 2, three pay 1, and a miss costs 2. Your blue card is a 4 in three of four cases, otherwise a 5. What do you bet?
lesson-final-guesses-1-right = { $own } points on average. One digit is worth it from a chance of a little over a half.
lesson-final-guesses-1-worse = { $own } points on average; { $most } are possible. Count: 5 times three quarters, less 2 times a quarter.
lesson-final-guesses-2 = Your grey card is 2, 6 or 7, each as likely. What do you bet?
lesson-final-guesses-2-right = A certain point: with three equal digits, name all three.
lesson-final-guesses-2-worse = { $own } points on average; { $most } are possible. One digit would miss in two of three cases.

# The whole game of The Lost Code

coach-goal-lost-code = Everyone sees your six stones but you. Find out your digits: bets tell you about them and earn points, and at the end you name each digit. Any legal move is fine; I speak when it matters.
coach-bet = Your bet: the dice name three of your stones. Where is their sum? Take a wheel and set its range. Wide wheels are right more often, narrow ones pay more.
coach-swap = Your bet was wrong: that tells you something too, but one stone must go. What you know about it goes with it. Swap a stone that you know little about.
coach-turn = You are the roller: you may turn one die to another symbol, or accept the dice. Choose symbols that you want to learn about.
coach-final = The final bets. For each symbol you name up to three digits: a right one alone pays 5, one of two pays 2, one of three pays 1. A miss costs 2, and so does naming none.
coach-round-lost-code = { $codes ->
    [one] Round { $round } of { $rounds }. You can know your whole code: only one is left.
   *[other] Round { $round } of { $rounds }. { $codes } codes can still be yours.
    }
coach-last-lost-code = The last round. After it come the final bets, so everything that you learn now counts at once.
coach-few-lost-code = Only { $codes } codes are left. Few sums are possible now: narrow wheels pay.
coach-end-lost-code = That was the whole game: the points of your bets and of the final bets make one score.

# The whole game of Think Str8!

coach-goal-think-str8 = Everyone sees your six cards but you. Find out your digits: tokens tell you about them and earn points, and at the end you name each digit. Any legal move is fine; I speak when it matters.
coach-choose = The dice name three of your cards. First all choose a token, one after the other: narrow ones pay more, wide ones are right more often.
coach-place = Now place your token on the sums that you believe in. Nobody sees it until all have placed.
coach-swap-card = Your token was wrong: that tells you something too, but one card must go. What you know about it goes with it. Swap a card that you know little about.
coach-turn-cards = You are the roller: you may turn one die to another colour, or accept the dice. Choose colours that you want to learn about.
coach-final-cards = The final bets. For each colour you name up to three digits: a right one alone pays 5, one of two pays 2, one of three pays 1. A miss costs 2, and so does naming none.
coach-round-think-str8 = { $codes ->
    [one] Round { $round } of { $rounds }. You can know all your cards: only one code is left.
   *[other] Round { $round } of { $rounds }. { $codes } codes can still be yours.
    }
coach-last-think-str8 = The last round. After it come the final bets, so everything that you learn now counts at once.
coach-few-think-str8 = Only { $codes } codes are left. Few sums are possible now: narrow tokens pay.
coach-end-think-str8 = That was the whole game: the points of your tokens and of the final bets make one score.

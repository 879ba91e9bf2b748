### The lessons of Lost Ruins of Arnak.

lesson-turn = A turn
lesson-turn-1 = A turn has one main action, and free actions (lightning) as you like. You have two archaeologists at home. Dig at the Coin camp.
lesson-turn-1-right = A free space at a site that everyone knows. Now its travel cost has to be paid.
lesson-turn-1-wrong = That can be done too, but here we dig: choose the free space of the Coin camp.
lesson-turn-2 = The way costs one boot. Every card has travel icons at its top; Fear has a boot and no effect. Which card do you miss least? Pay with it.
lesson-turn-2-right = A Fear card is good for a boot and nothing else. You take what the camp gives.
lesson-turn-2-wrong = That card has an effect that you would lose. Fear has none: pay with Fear.
lesson-turn-3 = Your main action is done. What is left are free actions; you need none. End your turn.
lesson-turn-3-right = Now the others take one turn each. A round goes on until all have passed.
lesson-turn-3-wrong = That is a free action and is allowed. Here end your turn instead.

lesson-text-or-way = A card: effect or way
lesson-text-or-way-1 = A card is played for its effect, or pays with the travel icons at its top: never both. Play Funding for its effect first; lightning says that it is free.
lesson-text-or-way-1-right = One coin, and your main action is still to come. Its ship cannot pay any more.
lesson-text-or-way-1-wrong = Not this time: play the card Funding for its effect.
lesson-text-or-way-2 = Now the other way to use a card: dig at the Compass camp.
lesson-text-or-way-2-right = Its way costs a boot again.
lesson-text-or-way-2-wrong = Here we dig: choose the free space of the Compass camp.
lesson-text-or-way-3 = Any travel icon pays for a boot, but Exploration is worth more for its effect. Pay with Fear.
lesson-text-or-way-3-right = Used for its icon, the card goes to your play area without any effect.
lesson-text-or-way-3-wrong = It would pay, but you would lose its compass. Pay with Fear.

lesson-paying = Paying for the way
lesson-paying-1 = You have three compasses: enough to discover a site near the coast. Choose Lower site 2, which asks for a car.
lesson-paying-1-right = Three compasses are paid. The way to the site comes on top: a car.
lesson-paying-1-wrong = Discover Lower site 2 here: it asks for a car, and you have one.
lesson-paying-2 = A car or a plane pays; boots and ships do not. Your Funding has a car, and so has the boon of the Beetle, which you can use once. Pay with the card.
lesson-paying-2-right = A plane would pay for anything, a car or a ship for a boot too; never the other way round.
lesson-paying-2-wrong = The boon would pay as well, but it is used up then. Keep it for a turn without cards.

lesson-discover = Discover
lesson-discover-1 = Three compasses discover a site of level I, six one of level II; the way comes on top. Discover Upper site 1.
lesson-discover-1-right = The compasses are gone. After the way you take the idol, and a site tile and a guardian are drawn.
lesson-discover-1-wrong = Not yet: discover Upper site 1 with your three compasses.
lesson-discover-2 = You paid the way with Exploration. You took an idol, the site gave you its goods, and a guardian woke. It bars nobody, but if your archaeologist leaves it, you take Fear.

lesson-guardian = The guardian
lesson-guardian-1 = Your archaeologist stands with the Beetle. It asks for two coins and an arrowhead: you have them. Overcome it.
lesson-guardian-1-right = 5 points, no Fear at the end of the round, and a boon that you can use once.
lesson-guardian-1-wrong = That would be another main action. Overcome the Beetle.

lesson-buying = Buying
lesson-buying-1 = Items cost coins and go under your deck: you draw them in the next round. They lie to the right of the moon staff. Buy the Rope.
lesson-buying-1-right = It lies under your deck now. Cards count points at the end, too.
lesson-buying-1-wrong = Not this one: buy the Rope, an item, with your two coins.
lesson-buying-2 = Artifacts cost compasses and lie to the left of the staff. Their effect takes place at once when you buy them. Buy the Decorated Horn.
lesson-buying-2-right = The effect comes at once and without its tablet. Later, from your hand, it costs a tablet.
lesson-buying-2-wrong = Do not pass yet: your compasses buy the Decorated Horn.

lesson-research = Research
lesson-research-1 = Your two tokens climb the research track. The magnifying glass goes first; the notebook never stands above it. Pay the bridge and take what the row gives: research with the glass.
lesson-research-1-right = The jewel is paid and the row gives a coin. A bonus tile goes to the first player who gets there.
lesson-research-1-wrong = That can wait. Move your glass up to the first row.

lesson-assistants = Assistants
lesson-assistants-1 = In some rows the notebook brings an assistant. Research with the notebook.
lesson-assistants-1-right = Now you may recruit one of the three on offer.
lesson-assistants-1-wrong = Move the notebook here, not something else: it brings the assistant.
lesson-assistants-2 = Three assistants are on offer, silver side up. Recruit one.
lesson-assistants-2-right = It is yours for the whole game, and ready at once.
lesson-assistants-2-wrong = First recruit one of the three.
lesson-assistants-3 = You can use a ready assistant once each round. Its gold side is better. Use it now.
lesson-assistants-3-right = It is exhausted until the round ends, and then ready again.
lesson-assistants-3-wrong = Not yet: use your assistant first. It is a free action.

lesson-fear = Fear
lesson-fear-1 = Each Fear card costs a point at the end, and in your hand it takes the place of a better card. The Ants that you overcame have a boon: it exiles a card. Use it.
lesson-fear-1-right = The boon is used up. Now choose the card.
lesson-fear-1-wrong = First use the boon of the Ants.
lesson-fear-2 = It may be a card in your hand or in your play area. Exile a Fear card.
lesson-fear-2-right = One point more and a better deck. Play or use a card before you exile it.
lesson-fear-2-wrong = This card is of use to you. Exile Fear.

lesson-passing = Passing and the round’s end
lesson-passing-1 = You can do no more main action that helps. But before you pass, use what is free: play Funding.
lesson-passing-1-right = One coin more for the next round. Goods stay with you; cards do not.
lesson-passing-1-wrong = Do not pass yet: Funding is free and gives you a coin.
lesson-passing-2 = Passing is a main action, too: then you are out of the round. When all have passed, the archaeologists return, and anyone who leaves a guardian takes Fear. This is shown next.
lesson-passing-3 = The round has ended. Of the cards left in your hand you may keep any; the others go to your play area. Keeping is rarely useful. Discard the Fear card.
lesson-passing-3-right = You draw up to five cards: a card kept is a card not drawn.
lesson-passing-3-wrong = Then Fear would take the place of a new card in your hand.

lesson-staff = The staff
lesson-staff-1 = After each round the two cards beside the moon staff are exiled and it moves on: artifacts become more, items fewer. Tap the two cards that will be gone.
lesson-staff-1-right = One on each side. If you want one of them, buy it in this round.
lesson-staff-1-wrong = That card does not lie beside the staff.

lesson-idols = Idols and slots
lesson-idols-1 = An idol is worth 3 points. Put into a slot it pays once, but covers the slot’s own points. The Beetle asks for two coins and an arrowhead: you have one coin. Which effect of a slot helps? Use it.
lesson-idols-1-right = Now you can overcome the Beetle for 5 points; the slot’s points are a small price.
lesson-idols-1-wrong = Then you could still not pay for the Beetle: a coin is missing.

lesson-scoring = Scoring
lesson-scoring-1 = The last round is ending. Count what Iwo has. First the guardians that he overcame: each is worth 5 points. How many points are that?
lesson-scoring-1-right = 15: three guardians. Their boons count nothing, used or not.
lesson-scoring-1-wrong = { $what } points would be another number of guardians. Count those on his board: each is 5.
lesson-scoring-2 = An idol is worth 3 points, in a slot or not. Slots that are still empty give 1, 2, 3 and 4 points from the left. He has one idol in his crates and two in slots. How many points?
lesson-scoring-2-right = 16: three idols are 9, and the two empty slots are 3 and 4.
lesson-scoring-2-wrong = Not { $what }: three idols at 3 points, and two slots are still empty, those for 3 and 4.
lesson-scoring-3 = Each token on the research track counts its own row: the glass more than the notebook. His glass is in row 6, his notebook in row 2. The numbers are beside the rows. How many points?
lesson-scoring-3-right = 13. In the temple the glass would count by the order of arrival.
lesson-scoring-3-wrong = Not { $what }: look at both rows on the research track, and add the two numbers.
lesson-scoring-4 = That makes 44. His cards bring 19 more, wherever they are, and two Fear cards cost 2: 61 points. You end with 57. Goods, assistants and basic cards count nothing.

lesson-alone = Alone against the rival
lesson-alone-1 = Alone you play against a rival without hand or goods: in each of its turns it turns up a tile and does what that shows. It blocks, it never thinks. Dig at the Coin camp.
lesson-alone-1-right = As in any game: now the way has to be paid.
lesson-alone-1-wrong = That is legal, but here we dig: choose the free space of the Coin camp.
lesson-alone-2 = Pay the boot with Fear.
lesson-alone-2-right = Two coins. Now the rival is next.
lesson-alone-2-wrong = That card would pay too, but it has an effect. Pay with Fear.
lesson-alone-3 = End your turn and watch the rival turn up a tile.
lesson-alone-3-right = It has 10 tiles for a round, and passes when all of them are used.
lesson-alone-3-wrong = You can do that as well, but end your turn now.
lesson-alone-4 = In this game its first tile sent an archaeologist to a camp: nobody else can dig there in this round. Tap the space that the rival took.
lesson-alone-4-right = The Tablet camp is taken until the round ends. The tile names what the rival wants; where it has a choice, an arrow decides.
lesson-alone-4-wrong = This space is still free, or it is yours. Look for the rival’s archaeologist.
lesson-alone-5 = The rival scores its glass, temple tiles, idols, guardians and cards. If you have more points after five rounds, you win. You choose the difficulty when you set up the game.

# The whole game

coach-goal-arnak = Score the most points in five rounds: dig, discover and research. A turn has one main action, and free actions as you like. Any legal move is fine; I speak when it matters.
coach-dig = To begin, send an archaeologist to a camp: you pay the way and take what the camp gives. You have two archaeologists each round.
coach-pay = The way is paid with travel icons at the top of a card. That card gives no effect then, so pay with the one that you miss least: Fear.
coach-end-turn = Your main action is done. Play what is free if it helps now, then end your turn.
coach-play = A card played for its effect cannot pay a way any more. Those with lightning are free and leave you your main action.
coach-buy = Items cost coins and come into your hand in a later round; artifacts cost compasses and take effect at once. Cards bought early are used more often.
coach-research = Research: pay a bridge and move a token up. The magnifying glass goes first and brings more points, the notebook brings assistants.
coach-discover = You can discover a site: an idol worth 3 points, what the site gives, and a guardian that wakes. That is a lot for one action.
coach-overcome = You can overcome the guardian: 5 points, a boon, and no Fear when your archaeologist returns. You need not overcome every guardian.
coach-slot = An idol may go into a slot: it pays once, but covers the slot’s points. It stays worth 3 points.
coach-recruit = Choose an assistant: it helps you once in each round. The earlier you have it, the more often.
coach-assistant = Your assistant is ready: using it is a free action, once a round.
coach-keep = The round is over. You may keep cards for the next round; that is rarely useful, since you draw up to five.
coach-pass = When no main action helps any more, pass. But play first what is free: cards do not stay, goods do.
coach-round-arnak = Round { $round } of { $rounds }. Two more cards were exiled beside the moon staff, and your archaeologists are back.
coach-last-arnak = The last round. Goods are worth nothing at the end: turn them into research, guardians and cards.
coach-end-arnak = That was the whole game: research, temple tiles, idols, empty slots, guardians and cards count, and each Fear costs a point.

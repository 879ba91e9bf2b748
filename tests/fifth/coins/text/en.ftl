# Coins: everything that is said at its table.

about-game = Hide a coin, and hope that the crooked one falls alike.

# Pieces, with the cases that some language needs
side-heads = heads
    .acc = heads
side-tails = tails
    .acc = tails
coin-crooked = the crooked coin
    .gen = the crooked coin
hand-any = hand
area-middle = The middle of the table
area-words = Words to say

# What happens
event-hid = { $seat } hides a coin.
event-hid-side =
    { $seat-you ->
        [yes] You hide { $side-acc }.
       *[no] { $seat } hides { $side-acc }.
    }
event-lifted = All hands are lifted: { $shown }.
hand-shows = { $seat } { $side }
event-fell = The crooked coin falls on { $side-acc }.
event-said =
    { $seat-you ->
        [yes] You say “{ $word }”.
       *[no] { $seat } says “{ $word }”.
    }
event-swore =
    { $seat-you ->
        [yes] You swear “{ $word }”.
       *[no] { $seat } swears “{ $word }”.
    }

# What may be done
prompt-hide = Which side do you hide: heads or tails?
prompt-say = What do you say: { $words }?
move-hide = hide { $side-acc }
move-say = say “{ $word }”
move-swear = swear “{ $word }”

# What may not
refusal-hand-is-down = your hand is down already
refusal-hand-of-another = this is { $seat }’s hand
refusal-nobody-flips = nobody touches { $coin-gen }
refusal-coin-first = nothing is said before the crooked coin has fallen
refusal-another-speaks = { $seat } speaks first
refusal-unknown-word = “{ $word }” is not one of the words
refusal-empty-note = write something

# Hints
hint-nothing = There is nothing more to know.
hint-1 = Something can be said about the coin before it falls.
hint-2 = It prefers one side.
hint-3 = It falls on { $side-acc } { $times } times out of { $of }.
hint-4 = Hide { $side-acc }: that wins { $times } times out of { $of }.
hint-11 = Look at the coin before it falls.
hint-12 = Hide { $side-acc }: that wins { $times } times out of { $of }.

# The board
hand-up = hand up
hand-down = hand down
which-side = say heads or tails
written = Written down.

# Commands: the words, and what ? says of them
command-hide = hide
command-say = say
command-swear = swear
command-write = write
help-hide = hide your coin, with this side up
    .how = { command-hide } heads
help-say = say one of the words, by its number or as it is
    .how = { command-say } 1
help-swear = say it for good
    .how = { command-swear } 1
help-write = write something down for yourself
    .how = { command-write } he smiled

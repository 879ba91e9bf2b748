# Monety: wszystko, co się mówi przy stole.

about-game = Ukryj monetę i licz na to, że krzywa upadnie tak samo.

# Elementy, w potrzebnych przypadkach
side-heads = orzeł
    .acc = orła
side-tails = reszka
    .acc = reszkę
coin-crooked = krzywa moneta
    .gen = krzywej monety
hand-any = ręka
area-middle = Środek stołu
area-words = Słowa do wypowiedzenia

# Co się dzieje
event-hid = { $seat } ukrywa monetę.
event-hid-side =
    { $seat-you ->
        [yes] Ukrywasz { $side-acc }.
       *[no] { $seat } ukrywa { $side-acc }.
    }
event-lifted = Wszystkie ręce w górę: { $shown }.
hand-shows = { $seat } { $side }
event-fell = Krzywa moneta pokazuje { $side-acc }.
event-said =
    { $seat-you ->
        [yes] Mówisz „{ $word }”.
       *[no] { $seat } mówi „{ $word }”.
    }
event-swore =
    { $seat-you ->
        [yes] Przysięgasz „{ $word }”.
       *[no] { $seat } przysięga „{ $word }”.
    }

# Co można zrobić
prompt-hide = Co ukrywasz: orła czy reszkę?
prompt-say = Co mówisz: { $words }?
move-hide = ukryć { $side-acc }
move-say = powiedzieć „{ $word }”
move-swear = przysiąc „{ $word }”

# Czego nie można
refusal-hand-is-down = twoja moneta jest już ukryta
refusal-hand-of-another = tę monetę ukrywa { $seat }
refusal-nobody-flips = nikt nie dotyka { $coin-gen }
refusal-coin-first = dopóki krzywa moneta nie upadnie, nikt nic nie mówi
refusal-another-speaks = najpierw mówi { $seat }
refusal-unknown-word = „{ $word }” nie jest jednym ze słów
refusal-empty-note = zapisz coś

# Podpowiedzi
hint-nothing = Nic więcej nie da się wiedzieć.
hint-1 = O monecie da się coś powiedzieć, zanim upadnie.
hint-2 = Jedna strona wypada częściej.
hint-3 = Szansa na { $side-acc } to { $times } na { $of }.
hint-4 = Ukryj { $side-acc }: szansa na wygraną to { $times } na { $of }.
hint-11 = Spójrz na monetę, zanim upadnie.
hint-12 = Ukryj { $side-acc }: szansa na wygraną to { $times } na { $of }.

# Stół
hand-up = ręka w górze
hand-down = moneta ukryta
which-side = powiedz: orzeł albo reszka
written = Zapisano.

# Polecenia: słowa i to, co mówi o nich ?
command-hide = ukryj
command-say = powiedz
command-swear = przysięgnij
command-write = zapisz
help-hide = ukryj monetę tą stroną do góry
    .how = { command-hide } orzeł
help-say = powiedz jedno ze słów: numer albo samo słowo
    .how = { command-say } 1
help-swear = powiedz je bez możliwości cofnięcia
    .how = { command-swear } 1
help-write = zapisz coś dla siebie
    .how = { command-write } uśmiech

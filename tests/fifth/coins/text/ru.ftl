# Монеты: всё, что говорится за столом.

about-game = Спрячьте монету и надейтесь, что кривая ляжет так же.

# Предметы, в нужных падежах
side-heads = орёл
    .acc = орла
side-tails = решка
    .acc = решку
coin-crooked = кривая монета
    .gen = кривой монеты
hand-any = рука
area-middle = Середина стола
area-words = Слова, которые можно сказать

# Что происходит
event-hid = { $seat } прячет монету.
event-hid-side =
    { $seat-you ->
        [yes] Вы загадываете { $side-acc }.
       *[no] { $seat } загадывает { $side-acc }.
    }
event-lifted = Все открывают монеты: { $shown }.
hand-shows = { $seat } { $side }
event-fell = Кривая монета показывает { $side-acc }.
event-said =
    { $seat-you ->
        [yes] Вы говорите «{ $word }».
       *[no] { $seat } говорит «{ $word }».
    }
event-swore =
    { $seat-you ->
        [yes] Вы клянётесь: «{ $word }».
       *[no] { $seat } клянётся: «{ $word }».
    }

# Что можно сделать
prompt-hide = Что вы загадываете: орла или решку?
prompt-say = Что вы скажете: { $words }?
move-hide = загадать { $side-acc }
move-say = сказать «{ $word }»
move-swear = поклясться: «{ $word }»

# Чего нельзя
refusal-hand-is-down = ваша монета уже спрятана
refusal-hand-of-another = эту монету прячет { $seat }
refusal-nobody-flips = никто не трогает { $coin-gen }
refusal-coin-first = пока кривая монета не упала, никто ничего не говорит
refusal-another-speaks = сначала говорит { $seat }
refusal-unknown-word = «{ $word }» — не одно из слов
refusal-empty-note = напишите что-нибудь

# Подсказки
hint-nothing = Больше узнать нечего.
hint-1 = О монете можно кое-что сказать ещё до броска.
hint-2 = Одна сторона выпадает чаще.
hint-3 = Шанс на { $side-acc } — { $times } из { $of }.
hint-4 = Загадайте { $side-acc }: шанс на победу — { $times } из { $of }.
hint-11 = Посмотрите на монету до броска.
hint-12 = Загадайте { $side-acc }: шанс на победу — { $times } из { $of }.

# Стол
hand-up = рука поднята
hand-down = монета спрятана
which-side = скажите: орёл или решка
written = Записано.

# Команды: слова и то, что о них говорит ?
command-hide = загадать
command-say = сказать
command-swear = поклясться
command-write = записать
help-hide = спрятать монету этой стороной вверх
    .how = { command-hide } орёл
help-say = сказать одно из слов: номер или само слово
    .how = { command-say } 1
help-swear = сказать его без права отмены
    .how = { command-swear } 1
help-write = записать что-нибудь для себя
    .how = { command-write } улыбка

# Break the Code. Каждое сообщение знает $rules (standard или tagiron) и $size (сколько плашек у игрока).
# $seat-you — yes, если речь о том, к кому обращаются; иначе $seat — имя этого игрока.

title = Break the Code
about-game = Спрашивайте, пока не узнаете скрытые плашки.

# Плашки
colour-black =
    { $rules ->
        [tagiron] красная
       *[standard] чёрная
    }
    .letter =
        { $rules ->
            [tagiron] к
           *[standard] ч
        }
    .gen =
        { $rules ->
            [tagiron] красной
           *[standard] чёрной
        }
colour-white =
    { $rules ->
        [tagiron] синяя
       *[standard] белая
    }
    .letter =
        { $rules ->
            [tagiron] с
           *[standard] б
        }
    .gen =
        { $rules ->
            [tagiron] синей
           *[standard] белой
        }
colour-green = зелёная
    .letter = з
    .gen = зелёной
tile-b0 = { colour-black } 0
    .short = 0{ colour-black.letter }
    .gen = { colour-black.gen } 0
tile-w0 = { colour-white } 0
    .short = 0{ colour-white.letter }
    .gen = { colour-white.gen } 0
tile-b1 = { colour-black } 1
    .short = 1{ colour-black.letter }
    .gen = { colour-black.gen } 1
tile-w1 = { colour-white } 1
    .short = 1{ colour-white.letter }
    .gen = { colour-white.gen } 1
tile-b2 = { colour-black } 2
    .short = 2{ colour-black.letter }
    .gen = { colour-black.gen } 2
tile-w2 = { colour-white } 2
    .short = 2{ colour-white.letter }
    .gen = { colour-white.gen } 2
tile-b3 = { colour-black } 3
    .short = 3{ colour-black.letter }
    .gen = { colour-black.gen } 3
tile-w3 = { colour-white } 3
    .short = 3{ colour-white.letter }
    .gen = { colour-white.gen } 3
tile-b4 = { colour-black } 4
    .short = 4{ colour-black.letter }
    .gen = { colour-black.gen } 4
tile-w4 = { colour-white } 4
    .short = 4{ colour-white.letter }
    .gen = { colour-white.gen } 4
tile-g5 = { colour-green } 5
    .short = 5{ colour-green.letter }
    .gen = { colour-green.gen } 5
tile-b6 = { colour-black } 6
    .short = 6{ colour-black.letter }
    .gen = { colour-black.gen } 6
tile-w6 = { colour-white } 6
    .short = 6{ colour-white.letter }
    .gen = { colour-white.gen } 6
tile-b7 = { colour-black } 7
    .short = 7{ colour-black.letter }
    .gen = { colour-black.gen } 7
tile-w7 = { colour-white } 7
    .short = 7{ colour-white.letter }
    .gen = { colour-white.gen } 7
tile-b8 = { colour-black } 8
    .short = 8{ colour-black.letter }
    .gen = { colour-black.gen } 8
tile-w8 = { colour-white } 8
    .short = 8{ colour-white.letter }
    .gen = { colour-white.gen } 8
tile-b9 = { colour-black } 9
    .short = 9{ colour-black.letter }
    .gen = { colour-black.gen } 9
tile-w9 = { colour-white } 9
    .short = 9{ colour-white.letter }
    .gen = { colour-white.gen } 9
place-a = a
place-b = b
place-c = c
place-d = d
place-e = e
screen-centre = центр
screen-0 = плашки игрока 1
screen-1 = плашки игрока 2
screen-2 = плашки игрока 3
screen-3 = плашки игрока 4
deck-questions = закрытые карты вопросов
ref-hand = tile
# Русские буквы вместо a, b, c, d, e: похожие или близкие по звучанию
place-letters = авсде

# Вопросы: целиком и так, как хватает места на поле
card-where-0 = Где у вас плашки 0?
    .short = где 0
card-where-1-2 = Где у вас плашки 1 или 2?
    .short = где 1 или 2
card-where-3-4 = Где у вас плашки 3 или 4?
    .short = где 3 или 4
card-where-5 = Где у вас плашки 5?
    .short = где 5
card-where-6-7 = Где у вас плашки 6 или 7?
    .short = где 6 или 7
card-where-8-9 = Где у вас плашки 8 или 9?
    .short = где 8 или 9
card-neighbours-colour = Какие ваши соседние плашки одного цвета?
    .short = соседние одного цвета
card-neighbours-sequence = На каких ваших соседних плашках цифры идут подряд?
    .short = соседние с цифрами подряд
card-count-even = Сколько у вас чётных плашек (0 — чётная)?
    .short = сколько чётных (0 тоже)
card-count-odd = Сколько у вас нечётных плашек?
    .short = сколько нечётных
card-count-black =
    { $rules ->
        [tagiron] Сколько у вас красных плашек?
       *[standard] Сколько у вас чёрных плашек?
    }
    .short =
        { $rules ->
            [tagiron] сколько красных
           *[standard] сколько чёрных
        }
card-count-white =
    { $rules ->
        [tagiron] Сколько у вас синих плашек?
       *[standard] Сколько у вас белых плашек?
    }
    .short =
        { $rules ->
            [tagiron] сколько синих
           *[standard] сколько белых
        }
card-count-equal =
    { $rules ->
        [tagiron] Сколько у вас пар плашек с одинаковой цифрой?
       *[standard] Сколько у вас плашек с одинаковой цифрой?
    }
    .short =
        { $rules ->
            [tagiron] сколько пар с одной цифрой
           *[standard] сколько с одинаковой цифрой
        }
card-sum-all = Какова сумма всех ваших плашек?
    .short = сумма всех
card-sum-left = Какова сумма ваших трёх левых плашек?
    .short = сумма трёх левых
card-sum-middle = Какова сумма ваших средних плашек (b, c, d; из четырёх плашек b, c)?
    .short = сумма средних ({ $size ->
            [4] b, c
           *[5] b, c, d
        })
card-sum-right = Какова сумма ваших трёх правых плашек?
    .short = сумма трёх правых
card-sum-black =
    { $rules ->
        [tagiron] Какова сумма ваших красных плашек?
       *[standard] Какова сумма ваших чёрных плашек?
    }
    .short =
        { $rules ->
            [tagiron] сумма красных
           *[standard] сумма чёрных
        }
card-sum-white =
    { $rules ->
        [tagiron] Какова сумма ваших синих плашек?
       *[standard] Какова сумма ваших белых плашек?
    }
    .short =
        { $rules ->
            [tagiron] сумма синих
           *[standard] сумма белых
        }
card-spread = Какова разность вашей наибольшей и наименьшей цифры?
    .short = наибольшая минус наименьшая
card-third-above-4 = Ваша плашка c больше 4?
    .short = c больше 4
question-picked = Где у вас плашки { $digit }?
question-short = { $card-short }
question-brief = { $question }?
question-short-picked = где { $digit }

# Несколько вещей рядом или одна за другой
side-by-side = { $first } { $rest }
one-by-one = { $first }; { $rest }
short-tile = { $tile-short }

# Ответы
group = {"{"}{ $places }{"}"}
heard = { $seat }: { $answer }
answer = { $answer }
answer-none = нет таких
answer-none-short = нет
answer-yes = да
answer-no = нет
verdict =
    { $verdict ->
        [right] верно
       *[wrong] неверно
    }
answer-range = { $low }–{ $high }

# Фазы и то, о чём в них просят игрока
prompt-turn = Задайте вопрос с открытой карты или отгадайте код.
prompt-question = Задайте вопрос с открытой карты.
prompt-no-cards = Карты кончились: отгадайте код.
prompt-last-turn = Ваш последний ход: отгадайте код или сдайтесь.
prompt-call = Отгадываете сейчас или ждёте?
prompt-name = Назовите плашку на месте { $place }.

# Стол
with-tagiron = TAGIRON
acting =
    { $what ->
        [turn] ход: { $names }
        [last] последний ход: { $names }
        [call] отгадывать или ждать: { $names }
        [name] попытка: { $names }
       *[over] конец
    }
cards-in-deck = колода: { $count }
head-cards-now = Открытые карты: чтобы спросить, введите номер
head-cards = Открытые карты
head-cards-shared = * отвечаете и вы
no-cards = Карты вопросов кончились.
head-asker = кто
head-question = вопрос
head-tiles = Плашки: · ваши  × вычеркнуты
row-guess = ваш код
seat-out = вне игры
seat-right = верно
history-guess = код { $tiles }: { $said }
history-guess-secret = попытка: { $said }
history-gave-up = не отгадывает
history-none = Пока никто ни о чём не спросил.
history-earlier =
    { $count ->
        [one] … раньше { $count } вопрос ({ command-sheet })
        [few] … раньше { $count } вопроса ({ command-sheet })
        [many] … раньше { $count } вопросов ({ command-sheet })
       *[other] … раньше { $count } вопроса ({ command-sheet })
    }

# Лист
sheet-title = Ваш лист: ваши записи и всё, что было сказано
crossed = Вычеркнуто: { $tiles }.
uncrossed = Больше не вычеркнуто: { $tiles }.
written = Записано, { $name }: { $places }.
marks-nothing = Ничего не меняется: на листе так уже и было.
written-wrong = Этого не может быть (место: { $places }): плашка ваша, стоит в другом месте или не подходит к порядку либо к тому, что сказано об этом месте.

# Конец игры
result-guess = попытка
result-hand = плашки
result-place = место
result-hidden = скрыты
result-no-guess = нет
result-secret = Что было скрыто, остаётся скрытым (BC 2.4); всё показывает запись игры.
won-later =
    { $seat-you ->
        [yes] Ваш код тоже верен: место { $place }.
       *[no] { $seat } тоже знает код: место { $place }.
    }

# Команды
command-ask = спрашиваю
command-guess = отгадываю
command-wait = жду
command-give-up = сдаюсь
command-sheet = лист
command-cross = вычеркнуть
command-uncross = вернуть
command-write = записать

help-ask = спросить с карты 3; если на карте две цифры, добавьте, про какую
    .how = { command-ask } 3 или 3 или 3 2
help-guess = отгадать весь код сразу; или плашку за плашкой, начав с одного «{ command-guess }»
    .how = { command-guess } { $tiles }
help-guess-now = сказать, что отгадываете; плашки называют, когда решат все
    .how = { command-guess }
help-name = назвать следующие плашки, слева направо; последнюю можно отменить
    .how = { $tiles }
help-wait = не отгадывать после этого вопроса
    .how = { command-wait }
help-give-up = отказаться от последнего хода
    .how = { command-give-up }
help-sheet = все ваши записи и всё, что было сказано
    .how = { command-sheet }
help-cross = вычеркнуть плашки
    .how = { command-cross } { $first } { $second }
help-uncross = вернуть вычеркнутое; без плашек: всё
    .how = { command-uncross } { $first }
help-write = записать, что стоит на месте: цифра, цвет или то и другое; - стирает
    .how = { command-write } { $name } b { $first } c 7 d -
help-write-code =
    { $players ->
        [2] то же без имени: плашки соперника
       *[other] то же без имени: плашки центра
    }
    .how = { command-write } b { $first }
help-tiles = Плашки: цифра и цвет в любом порядке, например { $first }: { $colours }

# Знаки на поле
mark-turn = ход этого игрока
    .how = ▸
mark-fresh = новое после вашего последнего хода
    .how = ›
mark-boxes = пустое место или ваша плашка; плашка вычеркнута
    .how = ·, ×
mark-wrong = то, что там записано, не может быть верно
    .how = !

wrong-form = напишите так: { $how }
unknown-tile = «{ $word }» — такой плашки нет: напишите цифру и цвет ({ $colours })
unknown-hand = игрока «{ $word }» нет; есть: { $names }
which-hand = «{ $word }» может значить: { $names }
which-digit = BC 3.2: добавьте, про какую цифру вопрос: { $first } или { $second }
too-many-tiles = BC 3.11: в коде свободно мест: { $places }, а названо плашек: { $count }
tiles-later = BC 6.6: сейчас напишите только { command-guess }; плашки называют, когда решат все

# Стол в словах
area-guess = Ваш код
area-cards = Открытые карты
area-centre = Центр
area-discards = Уже заданные карты
hidden-tiles = скрытые плашки: { $n }

# Ходы
move-ask = спросить: { $question }
move-guess = отгадывать код
move-name = назвать: { $tile } на месте { $place }
move-give-up = сдаться
move-wait = ждать
doubt-held =
    { $twice ->
        [yes] Одна { $tile } стоит у вас, так что двух в коде быть не может.
       *[no] { CAPITAL($tile) } стоит у вас, так что в коде этой плашки быть не может.
    }

# Что происходит, рассказанное одному игроку
event-dealt =
    { $seat-you ->
        [yes] Ваши плашки: { $tiles }.
       *[no] { $known ->
            [yes] { $seat }, плашки: { $tiles }.
           *[no] { $seat } получает свои плашки.
        }
    }
event-opened = Открыта новая карта: { $question }
event-started =
    { $seat-you ->
        [yes] Первый ход — ваш.
       *[no] Первый ход: { $seat }.
    }
event-asked =
    { $seat-you ->
        [yes] Вы спрашиваете: { $question } — { $answers }.
       *[no] { $seat } спрашивает: { $question } — { $answers }.
    }
event-began =
    { $seat-you ->
        [yes] Вы начинаете отгадывать код.
       *[no] { $seat } начинает отгадывать код.
    }
event-named =
    { $seat-you ->
        [yes] Вы называете: { $tile }.
       *[no] { $known ->
            [yes] { $seat } называет: { $tile }.
           *[no] { $seat } тайно называет плашку.
        }
    }
event-looked =
    { $seat-you ->
        [yes] Вы смотрите плашки в центре: { $tiles }.
       *[no] { $known ->
            [yes] { $seat } смотрит плашки в центре: { $tiles }.
           *[no] { $seat } тайно смотрит плашки в центре.
        }
    }
event-guessed =
    { $seat-you ->
        [yes] Вы называете код: { $said }.
       *[no] { $seat } называет код: { $said }.
    }
event-guessed-aloud =
    { $seat-you ->
        [yes] Вы называете код ({ $tiles }): { $said }.
       *[no] { $seat } называет код ({ $tiles }): { $said }.
    }
stage-guess-right = Вы назвали код верно.
stage-guess-wrong = Вы назвали код неверно.
stage-dealt = Плашки розданы.
event-gave-up =
    { $seat-you ->
        [yes] Вы сдаётесь.
       *[no] { $seat } сдаётся.
    }
event-sealed =
    { $call ->
        [guess] { $seat-you ->
            [yes] Вы тайно говорите «отгадываю».
           *[no] { $seat } говорит «отгадываю».
        }
        [wait] { $seat-you ->
            [yes] Вы тайно говорите «жду».
           *[no] { $seat } говорит «жду».
        }
       *[unheard] { $seat } принимает решение.
    }
event-unsealed =
    { $seats-count ->
        [0] Все ждут.
        [one] Теперь отгадывает: { $seats }.
       *[other] Теперь отгадывают: { $seats }.
    }
event-ended =
    { $cause ->
        [right] { $seats-count ->
            [one] Игра окончена. Код отгадан: { $seats }.
           *[other] Игра окончена. Код отгадали: { $seats }.
        }
        [out] Игра окончена: никто не отгадал, и все выбыли.
        [cards] Игра окончена без победителя: карты вопросов кончились.
       *[guesses] Ничья: код никто не отгадал.
    }

# Отказы
refusal-digits-0-to-9 = цифры — от 0 до 9
refusal-card-not-open = спросить можно только с открытой карты
refusal-one-digit-of-two = цифру добавляют только к карте с двумя цифрами
refusal-ask-or-guess = в свой ход задают вопрос или отгадывают код: пропустить его нельзя
refusal-tile-cannot-stand = { $tile } не может стоять на месте { $place }: каждую плашку называют один раз, по возрастанию, до последнего места
refusal-place-not-next = плашки называют слева направо: сейчас место { $next }, а не { $place }
refusal-named-to-its-end = начатый код называют до конца
refusal-last-turn = в этот последний ход можно только отгадывать или сдаться
refusal-no-card-left = карты вопросов кончились, остаётся только отгадывать
refusal-ask-then-call = в свой ход задают вопрос, а после ответов говорят «отгадываю» или «жду»
refusal-places-of-the-sheet = на листе есть места от a до { $last } для каждого другого игрока
refusal-only-one-tile = { $tile } есть только одна
refusal-no-final-answer = при игре вдвоём на листе нет мест для окончательного ответа
refusal-no-such-tile = нет такой плашки: { $colour } { $digit }

# Таблица карт на странице правил
cards-question = вопрос
cards-tagiron = в TAGIRON
cards-known = откуда известно
cards-shared = отвечает и спрашивающий
cards-out = вчетвером не используется
cards-standing =
    { $standing ->
        [printed] напечатана в правилах
       *[attested] одинаково описана в нескольких источниках
    }
cards-unsure =
    { $card ->
        [neighbours-colour] неясно: две зелёные пятёрки рядом (BC 3.5)
        [neighbours-sequence] неясно: пара внутри ряда (BC 3.5)
        [count-equal] источники расходятся: плашки или пары (BC 3.5)
        [sum-left] неясно: какие из четырёх плашек (BC 3.10)
        [sum-right] неясно: какие из четырёх плашек (BC 3.10)
        [sum-black] неясно: что отвечать без таких плашек (BC 3.5)
        [sum-white] неясно: что отвечать без таких плашек (BC 3.5)
       *[third-above-4] неясно: используется ли с четырьмя плашками (BC 3.10)
    }

# Подсказки и доказательства
hint-nothing = Сверх того, что есть на листе, нельзя ни вычеркнуть плашку, ни определить место кода.
hint-something =
    { $count ->
        [one] Можно вычислить { $count } факт, которого нет на листе.
        [few] Можно вычислить { $count } факта, которых нет на листе.
       *[many] Можно вычислить { $count } фактов, которых нет на листе.
    }
hint-where = Можно вычислить, что стоит на месте { $place }.
hint-tiles = Некоторые плашки можно вычеркнуть.
hint-also = Из того же следует: { $left }.
hint-stands = { $tile } на месте { $place }
hint-absent = в коде нет { $tiles }
hint-more =
    { $count ->
        [one] Можно вычислить ещё { $count } факт.
        [few] Можно вычислить ещё { $count } факта.
       *[many] Можно вычислить ещё { $count } фактов.
    }
hint-best = Лучше всего: { $move }; самый вероятный код — { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
hint-best-ask = Лучший вопрос: { $question } — введите { $typed } (битов в среднем: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }; шанс узнать всё: { NUMBER($certain, style: "percent", maximumFractionDigits: 0) }; кодов останется в среднем: { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-name = Лучше всего назвать: { $tile } на месте { $place }
proof-excluded = { $where ->
        [centre] Центр, место { $place }: это не { $tile }, потому что:
       *[hand] { $owner }, место { $place }: это не { $tile }, потому что:
    }
proof-nowhere = { $where ->
        [centre] В центре нет { $tile-gen }, потому что:
       *[hand] { $owner }: { $tile-gen } нет, потому что:
    }
proof-certain = { $where ->
        [centre] Центр, место { $place }: это точно { $tile }, потому что:
       *[hand] { $owner }, место { $place }: это точно { $tile }, потому что:
    }
proof-somewhere = { $where ->
        [centre] В центре есть { $tile }, потому что:
       *[hand] { $owner }: есть { $tile }, потому что:
    }
proof-step = { $number }. { $fact }
proof-step-left = { $number }. { $fact } → { $left }
proof-left = { $place }: { $tiles }
proof-held =
    { $second ->
        [yes] у вас вторая { $tile } ({ $rule })
       *[no] у вас { $tile } ({ $rule })
    }
proof-answered = вопрос { $number }, { $question } — { $seat }: { $answer } ({ $rule })
proof-missed = после вопроса { $number } ваш код { $tiles } оказался неверным ({ $rule })
proof-shown = после вопроса { $number } код раскрыт: { $tiles } ({ $rule })
advice-next-turn = Это верно, если у вас будет ещё один ход, чтобы отгадать.
advice-second-guess = Если код неверен, следующий — { $tiles }: вероятность, что верен один из двух, — { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }. Это верно, если у вас будет ещё один ход.
advice-no-turn-left = Другого хода у вас не будет.
advice-others-follow = Если вы отгадаете, по одному последнему ходу останется у игроков: { $seats } (BC 4.1, 4.3).

# Подсказки: куда смотреть, потом что делать и почему
look-answer = ответ { $number }
look-own = ваши плашки
look-guess = названный ранее код
look-place = место { $place }
look-tiles = плашки кода
look-code = код
look-enough = Возможно, вы уже можете отгадать код.
advise-guess = отгадать код { $tiles }

# Почему этот ход
reason-splits = Подходящих кодов: сейчас { $codes }, после ответа в среднем { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-no-split = Все подходящие коды дают один и тот же ответ: вопрос ничего вам не скажет.
reason-makes-certain = С шансом { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } после этого вы знаете весь код.
reason-keeps-from = { $seat } лишается этой карты: из возможных кодов ({ NUMBER($codes, maximumFractionDigits: 0) }) лучший вопрос оставил бы с ней { NUMBER($with, minimumFractionDigits: 1, maximumFractionDigits: 1) }, а без неё { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-helps = Это помогает и другим: шанс, что { $seat } знает код, растёт с { NUMBER($now, style: "percent", maximumFractionDigits: 0) } до { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
reason-helps-nobody = Другим это не помогает; после другого вопроса кто-то из них знает код с шансом до { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
reason-knows-already = { $seat } с шансом { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } уже знает код.
reason-certain = Подходит только один код: вы его знаете.
reason-guess-chance = Подходящих кодов: { $codes }; этот верен с шансом { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
reason-double-five = Зелёных пятёрок две: раскладов с этим кодом { $deals } из { $all }, с самым редким — { $least }.
reason-wrong-costs-turn = Если код неверен, вы теряете только ход; останется кодов: { $left }.
reason-wrong-is-out = Если код неверен, вы выбываете из игры.

# Записанная позиция
solve-codes =
    { $count ->
        [1] Подходит единственный код (раскладов: { $deals }): он известен.
        [one] Подходит { $count } код (раскладов: { $deals }); ещё неизвестно битов: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [few] Подходят { $count } кода (раскладов: { $deals }); ещё неизвестно битов: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[many] Подходит { $count } кодов (раскладов: { $deals }); ещё неизвестно битов: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
solve-questions = Что дали бы открытые карты:
solve-bits = биты
solve-certain = уверенность
solve-left = коды
solve-guess = Самый вероятный код: { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
solve-do = Лучше всего: { $move }
solve-ask = Лучший вопрос: { $question }
solve-clash = Всё это не может быть верно одновременно:
solve-hand = { $owner }: { $count ->
        [one] подходит { $count } набор плашек
        [few] подходят { $count } набора плашек
       *[many] подходит { $count } наборов плашек
    }.
solve-over = Игра окончена ({ $rule }): решать больше нечего.
solve-done = Ваша попытка уже сделана ({ $rule }): решать больше нечего.
solve-possible = С вашими плашками возможны ответы: { $answers }.

# О чём было решение
kind-ask = вопросы
kind-guess = отгадывание

# Уровни
level-beginner = Помнит лишь последние ответы и спрашивает наугад.
level-steady = Вычёркивает то, что каждый ответ исключает сам по себе.
level-careful = Точно знает всё, что можно знать, и спрашивает о том, что скажет больше всего.
level-master = Знает то же и учитывает, что знают и узнают другие.

# Отказы за настоящим столом
refusal-own-phone-only = это тайна: её вводят только на телефоне самого игрока
refusal-hand-size = нужно ввести столько плашек: { $size }
refusal-tile-too-often = каждая плашка одна, только зелёных 5 две
refusal-guess-is-open = кто-то сейчас называет код: сначала нужно закончить
refusal-hands-first = сначала все вводят свои плашки
refusal-nobody-compares = сейчас никто не сверяет плашки
refusal-compare-first = сначала сверьте свои плашки
refusal-questions-were-asked = вопрос уже задан: остаётся так, как договорились
refusal-answers-missing = сначала ответы на этот вопрос
refusal-nothing-to-say = сейчас вам не на что отвечать
refusal-nothing-asked = сейчас нет вопроса, который можно вернуть
refusal-card-was-asked = эту карту уже спрашивали
refusal-call-first = сначала скажите «отгадываю» или «жду»

# Break the Code. Сообщения о плашках и картах получают $rules: standard или tagiron.
# $you — yes, если речь о том, к кому обращаются; иначе $name — этот игрок.

title = Break the Code
about-game = Спрашивайте, пока не узнаете скрытые плашки.

# Плашки
colour =
    { $rules ->
        [tagiron] { $colour ->
            [black] красная
            [white] синяя
           *[green] зелёная
        }
       *[standard] { $colour ->
            [black] чёрная
            [white] белая
           *[green] зелёная
        }
    }
tile = { colour } { $digit }
colour-letter =
    { $rules ->
        [tagiron] { $colour ->
            [black] к
            [white] с
           *[green] з
        }
       *[standard] { $colour ->
            [black] ч
            [white] б
           *[green] з
        }
    }
# Русские буквы вместо a, b, c, d, e: похожие или близкие по звучанию
place-letters = авсде

# Вопросы и ответы
question =
    { $card ->
        [where-0] Где у тебя плашки 0?
        [where-1-2] Где у тебя плашки 1 или 2?
        [where-3-4] Где у тебя плашки 3 или 4?
        [where-5] Где у тебя плашки 5?
        [where-6-7] Где у тебя плашки 6 или 7?
        [where-8-9] Где у тебя плашки 8 или 9?
        [neighbours-colour] Какие соседние плашки одного цвета?
        [neighbours-sequence] На каких соседних плашках цифры идут подряд?
        [count-even] Сколько у тебя чётных плашек (0 — чётная)?
        [count-odd] Сколько у тебя нечётных плашек?
        [count-black] { $rules ->
            [tagiron] Сколько у тебя красных плашек?
           *[standard] Сколько у тебя чёрных плашек?
        }
        [count-white] { $rules ->
            [tagiron] Сколько у тебя синих плашек?
           *[standard] Сколько у тебя белых плашек?
        }
        [count-equal] { $rules ->
            [tagiron] Сколько у тебя пар плашек с одинаковой цифрой?
           *[standard] Сколько у тебя плашек с одинаковой цифрой?
        }
        [sum-all] Какова сумма всех твоих плашек?
        [sum-left] Какова сумма трёх твоих левых плашек?
        [sum-middle] Какова сумма твоих средних плашек (b, c, d; из четырёх плашек b, c)?
        [sum-right] Какова сумма трёх твоих правых плашек?
        [sum-black] { $rules ->
            [tagiron] Какова сумма твоих красных плашек?
           *[standard] Какова сумма твоих чёрных плашек?
        }
        [sum-white] { $rules ->
            [tagiron] Какова сумма твоих синих плашек?
           *[standard] Какова сумма твоих белых плашек?
        }
        [spread] Сколько будет твоя наибольшая цифра минус наименьшая?
       *[third-above-4] Твоя плашка c больше 4?
    }
question-picked = Где у тебя плашки { $digit }?
question-short =
    { $card ->
        [where-0] где 0
        [where-1-2] где 1 или 2
        [where-3-4] где 3 или 4
        [where-5] где 5
        [where-6-7] где 6 или 7
        [where-8-9] где 8 или 9
        [neighbours-colour] соседние одного цвета
        [neighbours-sequence] соседние с цифрами подряд
        [count-even] сколько чётных (0 тоже)
        [count-odd] сколько нечётных
        [count-black] { $rules ->
            [tagiron] сколько красных
           *[standard] сколько чёрных
        }
        [count-white] { $rules ->
            [tagiron] сколько синих
           *[standard] сколько белых
        }
        [count-equal] { $rules ->
            [tagiron] сколько пар с одной цифрой
           *[standard] сколько с одинаковой цифрой
        }
        [sum-all] сумма всех
        [sum-left] сумма трёх левых
        [sum-middle] сумма средних ({ $middle })
        [sum-right] сумма трёх правых
        [sum-black] { $rules ->
            [tagiron] сумма красных
           *[standard] сумма чёрных
        }
        [sum-white] { $rules ->
            [tagiron] сумма синих
           *[standard] сумма белых
        }
        [spread] наибольшая минус наименьшая
       *[third-above-4] c больше 4
    }
question-short-picked = где { $digit }
answer-none = нет таких
answer-none-short = нет
answer-yes = да
answer-no = нет
verdict =
    { $verdict ->
        [right] верно
       *[wrong] неверно
    }

# Фазы и то, о чём в них просят игрока
phase =
    { $phase ->
        [deal] раздача
        [draw] новая карта
        [start] выбор первого игрока
        [turn] ход
        [call] отгадывать или ждать
        [name] называние плашек
       *[over] конец
    }
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
        [name] отгадка: { $names }
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
row-centre = центр
row-guess = отгадка
seat-out = вне игры
seat-right = верно
history-guess = код { $tiles }: { $said }
history-guess-secret = отгадка: { $said }
history-gave-up = не отгадывает
history-none = Пока никто ни о чём не спросил.
history-earlier =
    { $count ->
        [one] … и ещё { $count } раньше: { command-sheet }
        [few] … и ещё { $count } раньше: { command-sheet }
        [many] … и ещё { $count } раньше: { command-sheet }
       *[other] … и ещё { $count } раньше: { command-sheet }
    }

# Лист
sheet-title = Ваш лист: ваши записи и всё, что было сказано
crossed = Вычеркнуто: { $tiles }.
uncrossed = Больше не вычеркнуто: { $tiles }.
written = Записано, { $name }: { $places }.
marks-nothing = На листе ничего не меняется: так уже было.

# Конец игры
result-guess = отгадка
result-hand = плашки
result-place = место
result-hidden = скрыты
result-no-guess = нет
result-secret = Что было скрыто, остаётся скрытым (BC 2.4); всё показывает запись игры.
won =
    { $you ->
        [yes] Вы победили!
       *[no] Побеждает { $name }.
    }
won-later =
    { $you ->
        [yes] Ваша отгадка тоже верна: место { $place }.
       *[no] { $name } тоже знает код: место { $place }.
    }
drawn = Код отгадали оба: ничья.

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
help-guess = отгадать весь код сразу; или плашку за плашкой, начав с { command-guess }
    .how = { command-guess } { $tiles }
help-guess-now = сказать, что отгадываете; плашки называют, когда скажут все
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
help-write = записать, что стоит на месте: цифра, цвет или то и другое; - ничего
    .how = { command-write } { $name } b { $first } c 7 d -
help-write-code =
    { $players ->
        [2] то же без имени: плашки соперника
       *[other] то же без имени: плашки центра
    }
    .how = { command-write } b { $first }
help-tiles = Плашки: цифра и цвет в любом порядке, например { $first }: { $colours }

# Знаки на поле
mark-turn = очередь этого игрока
    .how = ▸
mark-fresh = новое после вашего последнего хода
    .how = ›
mark-boxes = пустое место или ваша плашка; плашка вычеркнута
    .how = ·, ×

wrong-form = напишите так: { $how }
unknown-tile = «{ $word }» — такой плашки нет: напишите цифру и цвет ({ $colours })
unknown-hand = «{ $word }» — такого нет; есть: { $names }
which-hand = «{ $word }» может значить: { $names }
which-digit = BC 3.2: добавьте, про какую цифру вопрос: { $first } или { $second }
too-many-tiles = BC 3.11: свободных мест в отгадке: { $places }, а не { $count }
tiles-later = BC 6.6: сейчас напишите только { command-guess }; плашки называют, когда скажут все

# Ходы
move-ask = спросить: { $question }
move-guess = отгадывать код
move-name = назвать: { $tile } на месте { $place }
move-give-up = сдаться
move-wait = ждать

# Что происходит, рассказанное одному игроку
event-dealt =
    { $you ->
        [yes] Ваши плашки: { $tiles }.
       *[no] { $known ->
            [yes] { $name }, плашки: { $tiles }.
           *[no] { $name } получает свои плашки.
        }
    }
event-opened = Открыта карта: { $question }
event-started =
    { $you ->
        [yes] Вы ходите первым.
       *[no] Первый ход: { $name }.
    }
event-asked =
    { $you ->
        [yes] Вы спрашиваете: { $question } { $answers }.
       *[no] { $name } спрашивает: { $question } { $answers }.
    }
event-began =
    { $you ->
        [yes] Вы отгадываете код.
       *[no] { $name } отгадывает код.
    }
event-named =
    { $you ->
        [yes] Вы называете: { $tile }.
       *[no] { $known ->
            [yes] { $name } называет: { $tile }.
           *[no] { $name } тайно называет плашку.
        }
    }
event-looked =
    { $you ->
        [yes] Вы смотрите на центр: { $tiles }.
       *[no] { $known ->
            [yes] { $name } смотрит на центр: { $tiles }.
           *[no] { $name } тайно смотрит на центр.
        }
    }
event-guessed =
    { $you ->
        [yes] Ваша отгадка: { $said }.
       *[no] { $name }, отгадка: { $said }.
    }
event-guessed-aloud =
    { $you ->
        [yes] Ваша отгадка, { $tiles }: { $said }.
       *[no] { $name }, отгадка, { $tiles }: { $said }.
    }
event-gave-up =
    { $you ->
        [yes] Вы сдаётесь.
       *[no] { $name } сдаётся.
    }
event-sealed =
    { $call ->
        [guess] { $you ->
            [yes] Вы тайно говорите «отгадываю».
           *[no] { $name } говорит «отгадываю».
        }
        [wait] { $you ->
            [yes] Вы тайно говорите «жду».
           *[no] { $name } говорит «жду».
        }
       *[unheard] Решение принято: { $name }.
    }
event-unsealed =
    { $count ->
        [0] Все ждут.
       *[other] Теперь отгадывают: { $names }.
    }
event-ended =
    { $cause ->
        [right] Игра окончена. Отгадали: { $names }.
        [out] Игра окончена: никто не отгадал, и все выбыли.
        [cards] Игра окончена без победителя: карты вопросов кончились.
       *[guesses] Ничья: код никто не отгадал.
    }

# Отказы
refusal-bc-1-1 =
    .digits-run-from-0-to-9 = цифры — от 0 до 9
refusal-bc-2-5 =
    .it-is-not-your-turn = сейчас не ваш ход
refusal-bc-3-1 =
    .only-a-card-that-lies-open = спросить можно только с открытой карты
refusal-bc-3-2 =
    .of-a-card-with-two-digits = на карте с двумя цифрами выбирают одну, а на других картах — ни одной
refusal-bc-3-4 =
    .a-turn-is-a-question-or = ход — это вопрос или отгадка, и пропустить его нельзя
refusal-bc-3-11 =
    .cannot-stand-at-a-guess-names = { $tile } не может стоять на месте { $place }: каждую плашку называют один раз, по возрастанию, до последнего места
refusal-bc-3-12 =
    .a-guess-that-was-begun-is = начатую отгадку называют до конца
refusal-bc-4-1 =
    .this-last-turn-is-a-guess = в этот последний ход можно только отгадывать или сдаться
refusal-bc-4-2 =
    .no-question-card-is-left-so = карты вопросов кончились, остаётся только отгадывать
refusal-bc-4-6 =
    .this-last-turn-is-a-guess = в этот последний ход можно только отгадывать или сдаться
refusal-bc-4-7 =
    .the-game-is-over = игра окончена
refusal-bc-6-5 =
    .this-last-turn-is-a-guess = в этот последний ход можно только отгадывать или сдаться
refusal-bc-6-6 =
    .a-turn-is-a-question-and = ход — это вопрос, а после ответов говорят «отгадываю» или «жду»
refusal-bc-7-1 =
    .the-sheet-has-the-places-a = на листе есть места от a до { $last } для каждого другого игрока
refusal-bc-7-2 =
    .there-is-only-one = { $tile } есть только одна
refusal-bc-7-3 =
    .with-two-players-the-sheet-has = при игре вдвоём на листе нет мест для окончательного ответа

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
        [neighbours-colour] не сказано: две зелёные пятёрки рядом (BC 3.5)
        [neighbours-sequence] не сказано: пара внутри ряда (BC 3.5)
        [count-equal] источники расходятся: плашки или пары (BC 3.5)
        [sum-left] не сказано: какие из четырёх плашек (BC 3.10)
        [sum-right] не сказано: какие из четырёх плашек (BC 3.10)
        [sum-black] не сказано: что отвечать без таких плашек (BC 3.5)
        [sum-white] не сказано: что отвечать без таких плашек (BC 3.5)
       *[third-above-4] не сказано: используется ли с четырьмя плашками (BC 3.10)
    }

# Hints and proofs
hint-nothing = Сверх того, что есть на листе, нельзя ни вычеркнуть плитку, ни определить место кода.
hint-something =
    { $count ->
        [one] Можно вывести { $count } факт, которого нет на листе.
        [few] Можно вывести { $count } факта, которых нет на листе.
       *[many] Можно вывести { $count } фактов, которых нет на листе.
    }
hint-where = Можно вывести, что стоит на месте { $place }.
hint-tiles = Одну из плиток можно вычеркнуть.
hint-best = Лучше всего: { $move }; самый вероятный код – { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
hint-best-ask = Лучше всего: { $move } (ожидается бит: { NUMBER($bits, minimumFractionDigits: 2, maximumFractionDigits: 2) }, уверенность потом: { NUMBER($certain, style: "percent", maximumFractionDigits: 0) }, останется кодов: { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-name = Лучше всего: { $move }
proof-excluded = { $owner }, место { $place }: это не { $tile }, потому что:
proof-nowhere = { $owner }: нигде не стоит { $tile }, потому что:
proof-certain = { $owner }, место { $place }: это точно { $tile }, потому что:
proof-somewhere = { $owner }: где-то стоит { $tile }, потому что:
proof-held =
    { $second ->
        [yes] у вас ещё раз стоит { $tile } ({ $rule })
       *[no] у вас стоит { $tile } ({ $rule })
    }
proof-answered = вопрос { $number }, { $question } – { $name }: { $answer } ({ $rule })
proof-missed = после вопроса { $number } ваш код { $tiles } оказался неверным ({ $rule })
proof-shown = после вопроса { $number } код раскрыт: { $tiles } ({ $rule })

# A position that was written down
solve-codes =
    { $count ->
        [one] Подходит { $count } код (раскладов: { $deals }); недостаёт бит: { $bits }.
        [few] Подходят { $count } кода (раскладов: { $deals }); недостаёт бит: { $bits }.
       *[many] Подходит { $count } кодов (раскладов: { $deals }); недостаёт бит: { $bits }.
    }
solve-questions = Что обещают открытые карты:
solve-bits = биты
solve-certain = точно
solve-left = коды
solve-guess = Самый вероятный код: { $tiles } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
solve-do = Лучше всего: { $move }
solve-clash = Всё это не может быть верно одновременно:

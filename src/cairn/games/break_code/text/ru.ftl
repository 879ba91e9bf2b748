# Break the Code. Сообщения о плашках и картах получают $rules: standard или tagiron.
# $you — yes, если речь о том, к кому обращаются; иначе $name — этот игрок.

title = Break the Code

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
answer-none = нет таких
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
       *[no] { $name } получает свои плашки.
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
       *[no] { $name } тайно называет плашку.
    }
event-looked =
    { $you ->
        [yes] Вы смотрите на центр: { $tiles }.
       *[no] { $name } тайно смотрит на центр.
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
        [guess] Вы тайно говорите «отгадываю».
        [wait] Вы тайно говорите «жду».
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

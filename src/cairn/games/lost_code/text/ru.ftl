# The Lost Code и Think Str8!. Каждое сообщение получает $edition: stones (камни) или cards (карты).
# $seat-you равно yes, если речь о том, к кому обращаются; $seat — как зовут игрока.

title =
    { $edition ->
        [cards] Think Str8!
       *[stones] Код змея (The Lost Code)
    }
    .short =
        { $edition ->
            [cards] Think Str8!
           *[stones] Код змея
        }
about-game =
    { $game ->
        [think-str8] Ваши цифры видят все, кроме вас: разгадайте их.
       *[lost-code] Ваши цифры видят все, кроме вас: разгадайте их.
    }
with-beginner = обучающая партия
with-x = «Высокие ставки»
with-shortcut = Тропа
with-curse = Проклятие

# Символы: само слово; винительный падеж, родительный падеж и буква на поле
symbol-bird = птица
    .object = птицу
    .of = птицы
    .letter = П
symbol-jaguar = ягуар
    .object = ягуара
    .of = ягуара
    .letter = Я
symbol-chameleon = хамелеон
    .object = хамелеона
    .of = хамелеона
    .letter = Х
symbol-snake = змея
    .object = змею
    .of = змеи
    .letter = З
symbol-human = человек
    .object = человека
    .of = человека
    .letter = Ч
symbol-bear = медведь
    .object = медведя
    .of = медведя
    .letter = М
symbol-blue = синий
    .object = синюю карту
    .of = синей карты
    .letter = С
symbol-green = зелёный
    .object = зелёную карту
    .of = зелёной карты
    .letter = З
symbol-purple = фиолетовый
    .object = фиолетовую карту
    .of = фиолетовой карты
    .letter = Ф
symbol-yellow = жёлтый
    .object = жёлтую карту
    .of = жёлтой карты
    .letter = Ж
symbol-red = красный
    .object = красную карту
    .of = красной карты
    .letter = К
symbol-grey = серый
    .object = серую карту
    .of = серой карты
    .letter = Е

# Другие части игры: по номерам и названиям; те, что с символом, называются как он
ref-die = symbol
ref-stone = symbol
ref-laid = symbol
ref-token = symbol
ref-line = symbol
wheel-any = { $edition ->
        [cards] жетон шириной { $id }
       *[stones] диск шириной { $id }
    }
marker-any = фишка
row-any = раунд { $id }
piece-skull = жетон проклятия

# Части предложений
range =
    { $width ->
        [1] { $low }
       *[other] { $low }–{ $high }
    }
signed =
    { $sign ->
        [plus] +{ $points }
        [minus] −{ $points }
       *[none] { $points }
    }
plus = { $first } + { $then }
either = { $first } или { $then }

# Фазы и то, о чём в них просят игрока
phase =
    { $phase ->
        [deal] раздача
        [stack] стопка фишек
        [roll] бросок
        [offer] можно взять жетон
        [fix] переворот кубиков
        [turn] переворот кубика
        [bet] { $edition ->
            [cards] выбор жетонов
           *[stones] диапазоны
        }
        [place] оценки
        [swap] замена
        [draw] { $edition ->
            [cards] новая карта
           *[stones] новый камень
        }
        [final] финал
       *[over] конец
    }
prompt-offer = Возьмите жетон { $symbol-of } и запишите 1–3 цифры или откажитесь от него.
prompt-fix = Переверните кубик ({ $symbol }): назовите другой { $edition ->
        [cards] цвет
       *[stones] символ
    }.
prompt-turn = Примите результат или переверните один кубик.
prompt-bet = { $edition ->
        [cards] Выберите один из свободных жетонов оценки.
       *[stones] Возьмите свободный диск и выставьте на нём диапазон.
    }
prompt-place = Положите свой жетон шириной { $width }: назовите начало диапазона.
prompt-swap = { $edition ->
        [cards] Оценка неверна: выберите карту для замены.
       *[stones] Предположение неверно: выберите камень для замены.
    }
prompt-final = Финальное предположение { $number } из { $count }, { $symbol }: до трёх цифр или -.

# Поле
seat-of-nobody = без игрока
head-stock = запас
head-token = жетон
head-digits = ваши цифры
head-dice = Кубики
head-track = Дорожка
head-wheels = { $edition ->
        [cards] Жетоны: ширина, очки
       *[stones] Диски: ширина, очки
    }
head-wheels-set = { $edition ->
        [cards] Жетоны «{ set-name }»
       *[stones] Диски «{ set-name }»
    }
set-name =
    { $set ->
        [recommended] рекомендуемые
        [narrow-five] узкая пятёрка
        [seven-two] семёрка за два
        [as-stones] как в „Коде змея“
       *[own] { $set }
    }
head-rounds = Раунды: что известно
head-finals = Ваш финал
round-of = раунд { $round } из { $rounds }
rolled-by =
    { $you ->
        [yes] бросок: вы
       *[no] бросок: { $name }
    }
wheel-free = свободен
token-free = своб.
skull-on-space = проклятие: деление { $space }
skull-held = проклятие: { $name }
this-round = сейчас
last-round = последний раунд
rounds-earlier = … раньше ещё { $count } ({ command-sheet })
final-now = сейчас
final-none = ничего
final-payoffs = верно: { $right } · неверно или ничего: { $wrong }

# Лист
sheet-title = Ваш лист предположений
sheet-legend = · видна   × исключена вами   цифры: ещё возможны
sheet-rounds = { $first }2: эта цифра тогда учитывалась   ({ $second }5): только сброшена в этом раунде
sheet-nothing = ответа ещё нет
sheet-laid = сброшено
sheet-last = последний
marked = Исключено для { $symbol-of }: { $digits }.
unmarked = Снова возможно для { $symbol-of }: { $digits }.
marks-nothing = Ничего не меняется: на листе так уже и было.
marked-wrong = Для { $symbol-of } не остаётся ни одной цифры: этого не может быть.

# Конец
head-result = Финальные предположения: цифра, что записано, очки
result-total = итого
result-score = счёт
result-place = место
result-legend = * записано с жетоном: считается вдвойне
tie-broken = При равных очках побеждает тот, кто ниже всех в стопке (LC 6.4).

# Команды
command-bet = выставить
command-choose = выбрать
command-place = положить
command-turn = перевернуть
command-accept = принять
command-take = взять
command-leave = отказаться
command-swap = заменить
command-final = финал
command-sheet = лист
command-mark = исключить
command-unmark = вернуть

help-bet = взять диск шириной { $width } и выставить на нём { $range }
    .how = { command-bet } { $width } { $low } или { $width } { $low } или { $range }
help-choose = взять жетон шириной { $width }; его кладут позже
    .how = { command-choose } { $width } или { $width }
help-place = положить жетон так, чтобы он начинался с { $low }
    .how = { command-place } { $low } или { $low }
help-turn = перевернуть кубик с одного { $edition ->
        [cards] цвета
       *[stones] символа
    } на другой
    .how = { command-turn } { $first } { $second }
help-accept = оставить кубики как есть
    .how = { command-accept }
help-take = взять жетон и тайно записать 1 и 2
    .how = { command-take } 1 2
help-leave = отказаться от жетона
    .how = { command-leave }
help-swap = сбросить { $symbol-object } и взять { $edition ->
        [cards] новую карту
       *[stones] новый камень
    }
    .how = { command-swap } { $first } или { $first }
help-final = записать 3 и 5; один знак - значит: ничего
    .how = { command-final } 3 5 или 3 5 или -
help-sheet = весь ваш лист, раунд за раундом
    .how = { command-sheet }
help-mark = исключить цифры на своём листе
    .how = { command-mark } { $first } 3 5
help-unmark = снова считать их возможными; без цифр: все
    .how = { command-unmark } { $first } 3
help-symbols = { $edition ->
        [cards] Цвета: буква, слово или его начало
       *[stones] Символы: буква, слово или его начало
    }

wrong-form = напишите так: { $how }
unknown-symbol = { $edition ->
        [cards] цвета «{ $word }» нет; есть: { $symbols }
       *[stones] символа «{ $word }» нет; есть: { $symbols }
    }
which-symbol = «{ $word }» может значить: { $symbols }
no-digits = «{ $word }» — не цифра
range-backwards = диапазон { $range } идёт назад: напишите { $other }

# Знаки на поле
mark-rack = ваша цифра; в скобках сброшенные, от самой ранней
    .how = ?, ?(735)
mark-seen = цифра, которую видно в другом месте
    .how = ·
mark-ruled-out = цифра, исключённая вами ({ command-mark })
    .how = ×
mark-turn = ход этого игрока
    .how = ▸
mark-stack = игроки на одном делении; сначала верх стопки
    .how = ┌ └
mark-wheel = { $edition ->
        [cards] жетон шириной { $width }, приносит { $points } оч.
       *[stones] диск шириной { $width }, приносит { $points } оч.
    }
    .how = { $width } { $points }
mark-counted = { $edition ->
        [cards] цифра этого цвета, которая тогда учитывалась
       *[stones] цифра этого символа, которая тогда учитывалась
    }
    .how = { $letter }7
mark-laid = сброшена в этом раунде, но не учитывалась
    .how = ({ $letter }3)
mark-token = жетон можно взять; —: его уже нет
    .how = { token-free }
mark-wrong = в этой строке исключены все цифры, а этого не может быть
    .how = !

# Стол в словах
area-finals = { head-finals }
area-dice = { head-dice }
area-wheels = { $edition ->
        [cards] Жетоны оценки
       *[stones] Диски
    }
area-tokens = Жетоны Тропы
area-track = { head-track }
stone-shows = { $symbol } { $digit }
stone-hidden = { $symbol } ?
stock-left = { head-stock }: { $n }
on-space = деление { $space }

# Ходы
move-accept = принять результат
move-turn = перевернуть кубик: { $symbol } → { $to }
move-take = взять жетон и записать { $digits }
move-leave = отказаться от жетона
move-bet = взять диск шириной { $width } и выставить на нём { $range }
move-choose = взять жетон шириной { $width }
move-place = положить жетон на { $range }
move-swap = заменить { $symbol-object }
move-final =
    { $bet ->
        [none] ничего не записать для { $symbol-of }
       *[digits] записать { $digits } для { $symbol-of }
    }
move-choose-and-place = взять жетон шириной { $width } и положить его на { $range }
doubt-seen-elsewhere =
    { $digits-count ->
        [one] Эту цифру вы видите у других или среди сброшенных ({ $symbol } { $digits }), так что вашей она быть не может.
       *[other] Эти цифры вы видите у других или среди сброшенных ({ $symbol } { $digits }), так что вашей ни одна из них быть не может.
    }

# Что происходит, в рассказе одному игроку
event-dealt = Раздача ({ $symbol }): { $racks }.
dealt-to = { $seat } ({ $digit })
dealt-unseen = { $seat } (?)
event-stacked = { $edition ->
        [cards] Фишки на старте, снизу вверх: { $names }.
       *[stones] Фишки на делении 0, снизу вверх: { $names }.
    }
event-began = Начинается раунд { $round }. Порядок: { $names }.
event-rolled =
    { $seat-you ->
        [yes] Вы бросаете: { $dice }.
       *[no] { $seat } бросает: { $dice }.
    }
event-took =
    { $seat-you ->
        [yes] Вы берёте жетон { $symbol-of } и записываете { $digits }.
       *[no] { $known ->
            [yes] { $seat } берёт жетон { $symbol-of } и записывает { $digits }.
           *[no] { $seat } берёт жетон { $symbol-of } и тайно записывает цифры.
        }
    }
event-left =
    { $seat-you ->
        [yes] Вы отказываетесь от жетона { $symbol-of }.
       *[no] { $seat } отказывается от жетона { $symbol-of }.
    }
event-turned =
    { $seat-you ->
        [yes] Вы переворачиваете кубик: { $symbol } → { $to }.
       *[no] { $seat } переворачивает кубик: { $symbol } → { $to }.
    }
event-accepted =
    { $seat-you ->
        [yes] Вы принимаете результат.
       *[no] { $seat } принимает результат.
    }
event-wagered =
    { $seat-you ->
        [yes] Вы берёте диск шириной { $width } и выставляете { $range }.
       *[no] { $seat } берёт диск шириной { $width } и выставляет { $range }.
    }
event-chose =
    { $seat-you ->
        [yes] Вы берёте жетон шириной { $width }.
       *[no] { $seat } берёт жетон шириной { $width }.
    }
event-placed =
    { $seat-you ->
        [yes] Вы кладёте жетон на { $range }.
       *[no] { $known ->
            [yes] { $seat } кладёт жетон на { $range }.
           *[no] { $seat } тайно кладёт жетон.
        }
    }
event-shown = Диапазоны открыты: { $ranges }.
range-of = { $seat } ({ $range })
event-answered =
    { $seat-you ->
        [yes] { $edition ->
            [cards] Вы оцениваете сумму в { $range } (жетон шириной { $width }): { answer }
           *[stones] Вы предполагаете { $range } (диск шириной { $width }): { answer }
        }
       *[no] { $edition ->
            [cards] { $seat } оценивает сумму в { $range } (жетон шириной { $width }): { answer }
           *[stones] { $seat } предполагает { $range } (диск шириной { $width }): { answer }
        }
    }
answer =
    { $answer ->
        [right] верно, +{ $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
        [above] неверно, сумма выше.{ lost }
        [below] неверно, сумма ниже.{ lost }
       *[wrong] неверно.{ lost }
    }
lost =
    { $lost ->
        [0] { "" }
        [one] { " " }Проклятие отнимает { $lost } очко.
        [few] { " " }Проклятие отнимает { $lost } очка.
        [many] { " " }Проклятие отнимает { $lost } очков.
       *[other] { " " }Проклятие отнимает { $lost } очка.
    }
stage-right =
    { $points ->
        [one] Верно: +{ $points } очко.
        [few] Верно: +{ $points } очка.
        [many] Верно: +{ $points } очков.
       *[other] Верно: +{ $points } очка.
    }
stage-above = Не в вашем диапазоне: сумма выше.{ lost }
stage-below = Не в вашем диапазоне: сумма ниже.{ lost }
stage-wrong = Не в вашем диапазоне.{ lost }
stage-stone = { $edition ->
        [cards] Ваша карта: { $symbol } { $digit }.
       *[stones] Ваш камень: { $symbol } { $digit }.
    }
stage-dealt = { $edition ->
        [cards] Карты розданы.
       *[stones] Камни розданы.
    }
event-gained =
    { $seat-you ->
        [yes] Проклятие: вы получаете { gained } (ошибка: { $of }).
       *[no] Проклятие: { $seat } получает { gained } (ошибка: { $of }).
    }
gained =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
event-skull-taken =
    { $seat-you ->
        [yes] Вы берёте жетон проклятия: проклятие на вас действует со следующего раунда.
       *[no] { $seat } берёт жетон проклятия: проклятие действует со следующего раунда.
    }
event-skull-passed =
    { $seat-you ->
        [yes] Жетон проклятия переходит к вам.
       *[no] Жетон проклятия получает { $seat }.
    }
event-skull-gone = Жетон проклятия выходит из игры.
event-swapped =
    { $seat-you ->
        [yes] Вы сбрасываете: { $symbol } { $digit }.
       *[no] { $seat } сбрасывает: { $symbol } { $digit }.
    }
event-drew =
    { $seat-you ->
        [yes] { $edition ->
            [cards] Вы берёте не глядя новую карту ({ $symbol }).
           *[stones] Вы берёте не глядя новый камень ({ $symbol }).
        }
       *[no] { $known ->
            [yes] { $seat } берёт: { $symbol } { $digit }.
           *[no] { $edition ->
                [cards] { $seat } берёт новую карту ({ $symbol }).
               *[stones] { $seat } берёт новый камень ({ $symbol }).
            }
        }
    }
event-spared =
    { $seat-you ->
        [yes] { $edition ->
            [cards] Запас всех цветов пуст: вы ничего не заменяете.
           *[stones] Запас всех символов пуст: вы ничего не заменяете.
        }
       *[no] { $edition ->
            [cards] Запас всех цветов пуст: { $seat } ничего не заменяет.
           *[stones] Запас всех символов пуст: { $seat } ничего не заменяет.
        }
    }
event-tokens-removed = Оставшиеся жетоны выходят из игры: { $symbols }.
event-named =
    { $seat-you ->
        [yes] Вы записываете финальное предположение ({ $symbol }): { $digits }.
       *[no] { $known ->
            [yes] { $seat } записывает финальное предположение ({ $symbol }): { $digits }.
           *[no] { $seat } записывает финальные предположения.
        }
    }
rack-digit = { $symbol } { $digit }
event-revealed =
    { $seat-you ->
        [yes] На вашей подставке: { $rack }. За финальные предположения: { $total }.
       *[no] На подставке игрока { $seat }: { $rack }. За финальные предположения: { $total }.
    }

# Отказы
refusal-no-such-die = ни на одном кубике нет { $symbol-of }
refusal-left-out-first = сначала переверните каждый кубик, на котором { $symbol }
refusal-turn-to-another = { $edition ->
        [cards] кубик можно перевернуть только на другой цвет, который есть в игре
       *[stones] кубик можно перевернуть только на другой символ, который есть в игре
    }
refusal-no-such-wheel = { $edition ->
        [cards] жетона шириной { $width } нет
       *[stones] диска шириной { $width } нет
    }
refusal-wheel-taken = { $edition ->
        [cards] жетон шириной { $width } уже взят
       *[stones] диск шириной { $width } уже взят
    }
refusal-another-wheel-chosen = выбран жетон шириной { $width }, и положить можно только его
refusal-outside-the-sums = при ширине { $width } диапазон может начинаться не дальше { $last } (он не выходит за 0–{ $top })
refusal-not-in-play = в этой игре нет { $symbol-of }
refusal-not-your-stone = { $edition ->
        [cards] заменить можно только свою карту
       *[stones] заменить можно только камень со своей подставки
    }
refusal-none-to-draw = запас пуст ({ $symbol })
refusal-another-symbol-first = сейчас вы записываете: { $symbol }
refusal-too-many-digits = { $edition ->
        [cards] для цвета можно записать не больше трёх цифр
       *[stones] для символа можно записать не больше трёх цифр
    }
refusal-no-such-digit = цифры бывают от 0 до { $highest }
refusal-digits-alike = цифры одного предположения должны различаться
refusal-another-token-offered = взять можно только жетон { $symbol-of }
refusal-token-taken = жетон { $symbol-of } уже взят
refusal-token-without-digits = взяв жетон, нужно записать одну, две или три цифры
refusal-no-such-line = в этой игре нет { $symbol-of }, поэтому на листе нет такой строки

# Таблица дисков на странице правил
wheels-set = Набор «{ set-name }» ({ $set })
wheels-usual = (им играют, если не выбран другой)
wheels-width = ширина
wheels-points = очки
wheels-about = откуда известно
wheels-standing = ширина { width-standing }, очки { points-standing }
width-standing =
    { $width ->
        [attested] подтверждена
        [reported] известна из одного источника
        [inferred] вычислена
       *[house] своя
    }
points-standing =
    { $points ->
        [attested] подтверждены
        [reported] известны из одного источника
        [inferred] вычислены
       *[house] свои
    }
wheels-alternatives = подошло бы и { $alternatives }
wheels-x = Сторона X дисков неизвестна: в режиме «Высокие ставки» играют числами обычной стороны (LC 7.2).
set-about =
    { $set ->
        [stones-recommended] Согласуется с каждым подтверждённым числом; остальные очки подобраны так, что лучшее предположение первого раунда на любом диске примерно одинаково хорошо.
        [stones-narrow-five] Как «рекомендуемые», но самый узкий диск приносит 5 очков.
        [stones-seven-two] Как «рекомендуемые», но ширина 7 приносит 2 очка, а ширина 4 — 3: при таком прочтении понятно, почему ширину 7 выбирают по доброй воле.
        [cards-recommended] Ширины от 1 до 7 согласуются со всем, что известно о жетонах; очки — как в игре «Код змея» (The Lost Code), с 5 за самый узкий.
       *[cards-as-stones] Ширины из игры «Код змея» (The Lost Code) — на случай, если напечатанный диапазон 0–5 — опечатка вместо 1–5.
    }

# Подсказки и доказательства
hint-nothing = Больше ни одной цифры исключить нельзя.
hint-unfounded =
    { $count ->
        [one] На листе исключена { $count } цифра, которая может быть на вашей подставке.
        [few] На листе исключены { $count } цифры, которые могут быть на вашей подставке.
       *[many] На листе исключено { $count } цифр, которые могут быть на вашей подставке.
    }
hint-something =
    { $count ->
        [one] Можно исключить ещё { $count } цифру, которая на вашем листе пока возможна.
        [few] Можно исключить ещё { $count } цифры, которые на вашем листе пока возможны.
       *[many] Можно исключить ещё { $count } цифр, которые на вашем листе пока возможны.
    }
hint-where = Кое-что можно вычислить: посмотрите на цифру { $stone-of }.
hint-best = Лучше всего: { $move }.
hint-best-odds = Лучше всего: { $move } (шанс { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, ожидаемые очки: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-points = Лучше всего: { $move } (ожидаемые очки за финальные предположения: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-then = Затем: { $move } (шанс { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, ожидаемые очки: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
proof-excluded = Ваша цифра { $stone-of } — не { $digit }, потому что:
proof-certain = Ваша цифра { $stone-of } — точно { $digit }, потому что:
proof-seen =
    { $drawn ->
        [yes] видно: { $stone } { $digit } (раунд { $round }, { $seat }; { $rule })
       *[no] видно: { $stone } { $digit } (с раздачи, { $seat }; { $rule })
    }
proof-opened =
    { $end ->
        [yes] ваша цифра { $stone-of } — { $digit }: показана в конце игры ({ $rule })
       *[no] ваша цифра { $stone-of } до раунда { $round } — { $digit }: сброшена при замене ({ $rule })
    }
proof-heard = { $row }: { $dice } = { $sums } ({ $rule })
proof-step = { $number }. { $fact }
proof-step-leaving = { $number }. { $fact } → { $left }
proof-left = { $stone } { $digits }
proof-left-more = { $first }; { $then }
hint-also = Из того же следует, что не подходят и: { $left }.
hint-more =
    { $count ->
        [one] Можно исключить ещё { $count } цифру.
        [few] Можно исключить ещё { $count } цифры.
       *[many] Можно исключить ещё { $count } цифр.
    }
hint-then-move = Затем: { $move }.
hint-payoff =
    { $bet ->
        [none] { $move }: наверняка { $wrong }
        [sure] { $move }: наверняка { $right }
       *[digits] { $move }: { $right } с шансом { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, иначе { $wrong }; ожидаемые очки { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
hint-or = Или: { $move }.
hint-win = Наибольший шанс победить: { $move } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, если остальные играют на наибольшее число очков).

# Подсказки: куда смотреть, потом что делать и почему
look-laid = { $edition ->
        [cards] сброшенные карты
       *[stones] сброшенные камни
    }
look-racks = другие подставки

# Почему этот ход
reason-bet-pays = { $edition ->
        [cards] { $range } верно с шансом { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; тогда жетон даёт очков: { $pays }. В среднем: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[stones] { $range } верно с шансом { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; тогда диск даёт очков: { $pays }. В среднем: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
reason-impossible = Невозможные суммы: { $sums }. Возможны: { $possible }.
reason-teaches = Ответ даст в среднем { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { NUMBER($missing, minimumFractionDigits: 1, maximumFractionDigits: 1) } недостающих битов.
reason-teaches-little = Ответ почти ничего нового не скажет.
reason-wrong-swaps = { $edition ->
        [cards] Если неверно, вы меняете карту: недостающих битов останется { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }, без замены — { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[stones] Если неверно, вы меняете табличку: недостающих битов останется { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }, без замены — { NUMBER($without, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
reason-swap-leaves = Недостающих битов после замены: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } (сейчас { NUMBER($now, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
reason-known-stone-lost = Эту цифру вы знаете: { $digit }. Следующую знать не будете.
reason-stone-digits = Возможных цифр здесь: { $digits }; шанс самой вероятной: { NUMBER($likeliest, style: "percent", maximumFractionDigits: 0) }.
reason-token-pays = С жетоном: очков в среднем { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }, верно с шансом { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; позже без него: { NUMBER($waiting, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-token-waits = Позже без жетона: очков в среднем { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-final-pays = { $digits ->
        [0] Без предположения: очков { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[other] Верно с шансом { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: очков в среднем { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
reason-final-decides = Шанс на победу: { NUMBER($right, style: "percent", maximumFractionDigits: 0) }, если верно; { NUMBER($wrong, style: "percent", maximumFractionDigits: 0) }, если нет.

# Записанная позиция
solve-codes =
    { $count ->
        [1] Подходит единственный код (раскладов: { $deals }): он известен.
        [one] Подходит { $count } код (раскладов: { $deals }); ещё неизвестно битов: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [few] Подходят { $count } кода (раскладов: { $deals }); ещё неизвестно битов: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[many] Подходит { $count } кодов (раскладов: { $deals }); ещё неизвестно битов: { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
solve-best = Лучшие ходы по ожидаемым очкам:
solve-chance = шанс
solve-points = очки
solve-clash = Всё это не может быть верно одновременно:
solve-waiting = Жетон стоит брать, только если он обещает больше { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    }: столько может принести цифра, записанная в конце.
solve-win = Шанс победить с этими цифрами: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, если остальные играют на наибольшее число очков.
solve-win-by = Наибольший шанс победить, { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { $moves }.

# О чём было решение
kind-dice = переворот кубиков
kind-bet = предположения о сумме
kind-swap = замены
kind-token = жетоны
kind-final = финальные предположения

# Уровни
level-newcomer = Помнит лишь два последних ответа и гонится за очками.
level-beginner = Читает каждую строку листа лишь один раз и иногда гадает.
level-steady = Ведёт лист символ за символом.
level-careful = Точно знает всё, что можно знать, и выбирает лучший отдельный ход.
level-master = Знает то же и, предполагая, думает ещё и о том, что узнает из ответов.

refusal-not-asked-to-look = сейчас вас не просят смотреть на эти камни
refusal-stones-alike = каждый камень только один: на двух не может быть одной цифры
refusal-own-phone-only = это тайна: введите её на телефоне самого игрока
refusal-nothing-doubted = об ошибке никто не сообщал
refusal-not-now-at-the-table = за столом сейчас другой шаг
refusal-somebody-looks = кто-то ещё смотрит на камень
refusal-own-rack = на вашу подставку смотрят другие, а не вы
refusal-dice-first = сначала введите кубики
refusal-one-die-only = поворачивают только один кубик
refusal-token-is-taken = жетон взят: кубики остаются
refusal-no-such-dice = введите кубики: { $dice }
refusal-another-is-asked = сначала решает другой игрок
refusal-wheel-of-another = { $edition ->
        [cards] жетон шириной { $width } взял другой игрок
       *[stones] диск шириной { $width } взял другой игрок
    }
refusal-bets-missing = ставки сделали ещё не все
refusal-decide-the-track = сначала решите, двигать ли фишки
refusal-too-late-to-pick-another = новый камень уже введён: выбор остаётся
refusal-not-face-up = этот камень не открыт
refusal-another-confirms = это должен подтвердить другой игрок

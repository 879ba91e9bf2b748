# The Lost Code и Think Str8!. Каждое сообщение получает $edition: stones (камни) или cards (карты).
# $you равно yes, если речь о том, к кому обращаются; иначе $name — имя игрока.

title =
    { $edition ->
        [cards] Think Str8!
       *[stones] The Lost Code
    }
about-game =
    { $game ->
        [think-str8] Ваши цифры видят только другие: найдите их.
       *[lost-code] Ваши цифры видят только другие: найдите их.
    }
with-beginner = обучение
with-x = X
with-shortcut = Тропа
with-curse = Проклятие

# Символы: само слово, буква на поле, винительный падеж, родительный падеж
symbol =
    { $symbol ->
        [bird] птица
        [jaguar] ягуар
        [chameleon] хамелеон
        [snake] змея
        [human] человек
        [bear] медведь
        [blue] синий
        [green] зелёный
        [purple] фиолетовый
        [yellow] жёлтый
        [red] красный
       *[grey] серый
    }
symbol-letter =
    { $symbol ->
        [bird] П
        [jaguar] Я
        [chameleon] Х
        [snake] З
        [human] Ч
        [bear] М
        [blue] С
        [green] З
        [purple] Ф
        [yellow] Ж
        [red] К
       *[grey] Е
    }
symbol-object =
    { $symbol ->
        [bird] птицу
        [jaguar] ягуара
        [chameleon] хамелеона
        [snake] змею
        [human] человека
        [bear] медведя
        [blue] синюю карту
        [green] зелёную карту
        [purple] фиолетовую карту
        [yellow] жёлтую карту
        [red] красную карту
       *[grey] серую карту
    }
symbol-of =
    { $symbol ->
        [bird] птицы
        [jaguar] ягуара
        [chameleon] хамелеона
        [snake] змеи
        [human] человека
        [bear] медведя
        [blue] синей карты
        [green] зелёной карты
        [purple] фиолетовой карты
        [yellow] жёлтой карты
        [red] красной карты
       *[grey] серой карты
    }

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
        [draw] новый камень
        [final] финал
       *[over] конец
    }
prompt-offer = Возьмите жетон { symbol-of } и запишите 1–3 цифры или откажитесь.
prompt-fix = Переверните кубик ({ symbol }): назовите другой { $edition ->
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
prompt-final = Финал { $number } из { $count }, { symbol }: до трёх цифр или - (ничего).

# Поле
nobody = никто
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
        [cards] Жетоны «{ $set }»
       *[stones] Диски «{ $set }»
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
token-free = есть
skull-on-space = проклятие: деление { $space }
skull-held = проклятие: { $name }
this-round = сейчас
last-round = последний раунд
rounds-earlier = … раньше ещё { $count }: { command-sheet }
final-now = сейчас
final-none = ничего

# Лист
sheet-title = Ваш лист предположений
sheet-legend = · увидена   × исключена вами   цифры: ещё возможны
sheet-rounds = П2: эта цифра тогда учитывалась   (Я5): только сброшена в этом раунде
sheet-nothing = ответа ещё нет
sheet-laid = сброшено
sheet-last = последний
marked = Исключено для { symbol-of }: { $digits }.
unmarked = Снова возможно для { symbol-of }: { $digits }.
marks-nothing = На листе ничего не меняется: так уже и было.

# Конец
head-result = Финальные предположения: цифра, что записано, очки
result-total = всего
result-score = счёт
result-place = место
result-legend = * записано с жетоном: считается вдвойне
tie-broken = При равных очках побеждает тот, кто ниже всех в стопке (LC 6.4).

# Команды
command-bet = ставлю
command-choose = беру
command-place = кладу
command-turn = переворот
command-accept = принять
command-take = взять
command-leave = отказ
command-swap = замена
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
help-swap = сбросить { symbol-object } и взять { $edition ->
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
unknown-symbol = «{ $word }» — такого нет; есть: { $symbols }
which-symbol = «{ $word }» может значить: { $symbols }
no-digits = «{ $word }» — не цифра
range-backwards = диапазон { $range } идёт назад: напишите { $other }

# Знаки на поле
mark-rack = ваша цифра; в скобках то, что вы сбросили, по порядку
    .how = ?, ?(735)
mark-seen = цифра, которую видно в другом месте
    .how = ·
mark-ruled-out = цифра, исключённая вами ({ command-mark })
    .how = ×
mark-turn = очередь этого игрока
    .how = ▸
mark-stack = игроки на одном делении; сначала верх стопки
    .how = ┌ └
mark-wheel = { $edition ->
        [cards] жетон: сумм — { $width }, очков — { $points }
       *[stones] диск: сумм — { $width }, очков — { $points }
    }
    .how = { $width } { $points }
mark-counted = { $edition ->
        [cards] цифра этого цвета, которая тогда учитывалась
       *[stones] цифра этого символа, которая тогда учитывалась
    }
    .how = { $letter }7
mark-laid = сброшена в этом раунде, но не учитывалась
    .how = ({ $letter }3)
mark-token = о жетоне: его можно взять; –: его уже нет
    .how = { token-free }

# Ходы
move-accept = принять результат
move-turn = перевернуть кубик: { symbol } → { $to }
move-take = взять жетон и записать { $digits }
move-leave = отказаться от жетона
move-bet = взять диск шириной { $width } и выставить на нём { $range }
move-choose = взять жетон шириной { $width }
move-place = положить жетон на { $range }
move-swap = заменить { symbol-object }
move-final =
    { $bet ->
        [none] ничего не записать для { symbol-of }
       *[digits] записать { $digits } для { symbol-of }
    }

# Что происходит, в рассказе одному игроку
event-dealt = Раздача, { symbol } – { $racks }.
event-stacked = { $edition ->
        [cards] Фишки на старте, снизу вверх: { $names }.
       *[stones] Фишки на делении 0, снизу вверх: { $names }.
    }
event-began = Раунд { $round }. Порядок: { $names }.
event-rolled =
    { $you ->
        [yes] Вы бросаете: { $dice }.
       *[no] { $name } бросает: { $dice }.
    }
event-took =
    { $you ->
        [yes] Вы берёте жетон { symbol-of } и записываете { $digits }.
       *[no] { $known ->
            [yes] { $name } берёт жетон { symbol-of } и записывает { $digits }.
           *[no] { $name } берёт жетон { symbol-of } и тайно записывает цифры.
        }
    }
event-left =
    { $you ->
        [yes] Вы отказываетесь от жетона { symbol-of }.
       *[no] { $name }: отказ от жетона { symbol-of }.
    }
event-turned =
    { $you ->
        [yes] Вы переворачиваете кубик: { symbol } → { $to }.
       *[no] { $name } переворачивает кубик: { symbol } → { $to }.
    }
event-accepted =
    { $you ->
        [yes] Вы принимаете результат.
       *[no] { $name } принимает результат.
    }
event-wagered =
    { $you ->
        [yes] Вы берёте диск шириной { $width } и выставляете { $range }.
       *[no] { $name } берёт диск шириной { $width } и выставляет { $range }.
    }
event-chose =
    { $you ->
        [yes] Вы берёте жетон шириной { $width }.
       *[no] { $name } берёт жетон шириной { $width }.
    }
event-placed =
    { $you ->
        [yes] Вы кладёте жетон на { $range }.
       *[no] { $known ->
            [yes] { $name } кладёт жетон на { $range }.
           *[no] { $name } тайно кладёт жетон.
        }
    }
event-shown = Диапазоны открыты – { $ranges }.
event-answered =
    { $you ->
        [yes] Ваш диапазон { $range }: { answer }
       *[no] { $name }, диапазон { $range }: { answer }
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
event-gained =
    { $you ->
        [yes] Проклятие: вы получаете { gained } (ошибка: { $of }).
       *[no] Проклятие: { $name } получает { gained } (ошибка: { $of }).
    }
gained =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
event-skull-taken =
    { $you ->
        [yes] Вы берёте жетон проклятия: проклятие на вас.
       *[no] { $name } берёт жетон проклятия.
    }
event-skull-passed =
    { $you ->
        [yes] Жетон проклятия переходит к вам.
       *[no] Жетон проклятия получает { $name }.
    }
event-skull-gone = Жетон проклятия выходит из игры.
event-swapped =
    { $you ->
        [yes] Вы сбрасываете: { symbol } { $digit }.
       *[no] { $name } сбрасывает: { symbol } { $digit }.
    }
event-drew =
    { $you ->
        [yes] { $edition ->
            [cards] Вы берёте новую карту ({ symbol }), не видя её.
           *[stones] Вы берёте новый камень ({ symbol }), не видя его.
        }
       *[no] { $name } берёт: { symbol } { $digit }.
    }
event-spared =
    { $you ->
        [yes] Запас пуст: вы ничего не заменяете.
       *[no] Запас пуст: { $name } ничего не заменяет.
    }
event-tokens-removed = Оставшиеся жетоны выходят из игры: { $symbols }.
event-named =
    { $you ->
        [yes] Ваше финальное предположение для { symbol-of }: { $digits }.
       *[no] { $known ->
            [yes] { $name }, финал для { symbol-of }: { $digits }.
           *[no] { $name } записывает финальные предположения.
        }
    }
event-revealed =
    { $you ->
        [yes] Ваша подставка: { $rack }. Финал: { $total }.
       *[no] { $name }, подставка: { $rack }. Финал: { $total }.
    }

# Отказы
refusal-lc-3-3 =
    .no-die-shows = ни на одном кубике нет { symbol-of }
refusal-lc-3-4 =
    .first-every-die-that-shows-is = сначала нужно перевернуть каждый кубик, на котором { symbol }
refusal-lc-3-5 =
    .a-die-is-turned-to-another = { $edition ->
        [cards] кубик переворачивают на другой цвет, который есть в игре
       *[stones] кубик переворачивают на другой символ, который есть в игре
    }
refusal-lc-4-1 =
    .there-is-no-wheel-of-width = { $edition ->
        [cards] жетона шириной { $width } нет
       *[stones] диска шириной { $width } нет
    }
    .the-wheel-of-width-is-taken = { $edition ->
        [cards] жетон шириной { $width } уже взят
       *[stones] диск шириной { $width } уже взят
    }
refusal-lc-4-2 =
    .a-wheel-of-width-begins-at = при ширине { $width } диапазон начинается с 0–{ $last }, чтобы не выйти за 0–{ $top }
refusal-lc-5-4 =
    .no-stone-is-in-play = в этой игре нет { symbol-of }
refusal-lc-5-5 =
    .no-stone-is-left-to-draw = запас пуст: { symbol }
refusal-lc-6-2 =
    .the-next-bet-is-the-one = теперь очередь: { symbol }
    .at-most-three-digits-are-bet = { $edition ->
        [cards] для цвета записывают не больше трёх цифр
       *[stones] для символа записывают не больше трёх цифр
    }
refusal-lc-6-4 =
    .the-game-is-over = игра окончена
refusal-lc-6-5 =
    .digits-run-from-0-to = цифры бывают от 0 до { $highest }
    .the-digits-of-one-bet-differ = цифры одного предположения должны различаться
refusal-lc-8-3 =
    .a-token-is-taken-with-a = жетон берут с одной, двумя или тремя цифрами
refusal-lc-10-1 =
    .the-sheet-has-no-open-line = в этой игре нет { symbol-of }, поэтому на листе нет такой строки
    .digits-run-from-0-to = цифры бывают от 0 до { $highest }

# Таблица дисков на странице правил
wheels-set = Набор «{ $set }»
wheels-usual = (им играют, если не выбран другой)
wheels-width = ширина
wheels-points = очки
wheels-about = откуда известно
wheels-standing = ширина { width-standing }, очки { points-standing }
width-standing =
    { $width ->
        [attested] подтверждена
        [reported] известна из одного источника
        [inferred] выведена
       *[house] своя
    }
points-standing =
    { $points ->
        [attested] подтверждены
        [reported] известны из одного источника
        [inferred] выведены
       *[house] свои
    }
wheels-alternatives = так же подошло бы { $alternatives }
wheels-x = Сторона X дисков неизвестна: в режиме «Высокие ставки» играют числами обычной стороны (LC 7.2).
set-about =
    { $set ->
        [stones-recommended] Согласуется с каждым подтверждённым числом; остальные очки подобраны так, что лучшая ставка первого раунда на любом диске примерно одинаково хороша.
        [stones-narrow-five] Как «recommended», но самый узкий диск приносит 5 очков.
        [stones-seven-two] Как «recommended», но ширина 7 приносит 2 очка, а ширина 4 — 3: при таком прочтении понятно, почему ширину 7 выбирают по доброй воле.
        [cards-recommended] Ширины от 1 до 7 согласуются со всем, что известно о жетонах; очки — как в The Lost Code, с 5 за самый узкий.
       *[cards-as-stones] Ширины из The Lost Code — на случай, если напечатанный диапазон 0–5 — опечатка вместо 1–5.
    }

# Подсказки и доказательства
hint-nothing = Больше ни одной цифры исключить нельзя.
hint-unfounded =
    { $count ->
        [one] На листе исключена { $count } цифра, которая может стоять на вашей подставке.
        [few] На листе исключены { $count } цифры, которые могут стоять на вашей подставке.
       *[many] На листе исключено { $count } цифр, которые могут стоять на вашей подставке.
    }
hint-something =
    { $count ->
        [one] Можно исключить ещё { $count } цифру, которую ваш лист оставляет открытой.
        [few] Можно исключить ещё { $count } цифры, которые ваш лист оставляет открытыми.
       *[many] Можно исключить ещё { $count } цифр, которые ваш лист оставляет открытыми.
    }
hint-where = Кое-что можно вывести: посмотрите на { symbol-object }.
hint-best = Лучше всего: { $move }.
hint-best-odds = Лучше всего: { $move } (шанс { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, ожидаемые очки { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-best-points = Лучше всего: { $move } (ожидаемые очки за финальные ставки { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
hint-then = Затем: { $move } (шанс { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, ожидаемые очки { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
proof-excluded = У вас «{ symbol }» — не { $digit }, потому что:
proof-certain = У вас «{ symbol }» — точно { $digit }, потому что:
proof-seen =
    { $drawn ->
        [yes] { symbol } { $digit } на виду: взято в раунде { $round } ({ $name }; { $rule })
       *[no] { symbol } { $digit } на виду: с раздачи ({ $name }; { $rule })
    }
proof-opened =
    { $end ->
        [yes] у вас «{ symbol }» — { $digit }: показано в конце игры ({ $rule })
       *[no] у вас «{ symbol }» до раунда { $round } — { $digit }: открыто при замене ({ $rule })
    }
proof-heard = раунд { $round }: { $dice } = { $sums } ({ $rule })

# A position that was written down
solve-codes =
    { $count ->
        [one] Подходит { $count } код (раскладов: { $deals }); недостаёт бит: { $bits }.
        [few] Подходят { $count } кода (раскладов: { $deals }); недостаёт бит: { $bits }.
       *[many] Подходит { $count } кодов (раскладов: { $deals }); недостаёт бит: { $bits }.
    }
solve-best = Что лучше всего, по ожидаемым очкам:
solve-chance = шанс
solve-points = очки
solve-clash = Всё это не может быть верно одновременно:

# Слова страницы: лобби, комната ожидания и то, что есть вокруг каждого стола.
# Что говорят игры — в их собственных каталогах (src/cairn/games/*/text).

# Везде
close = Закрыть
you = Вы
guest = Гость
your-name = Ваше имя
rename = Изменить имя или аватар
your-face = Ваш аватар
face-none = Без аватара
face-fern = Женщина с рыжими волосами
face-dune = Мужчина в шляпе
face-coral = Женщина с кудрями
face-slate = Мужчина с седой бородой
face-plum = Женщина в платке
face-reed = Парень в кепке
face-jaguar = Ягуар
face-toucan = Тукан
face-frog = Лягушка
face-llama = Лама
face-octopus = Осьминог
face-elephant = Слон
rules = Правила
rules-of = Правила: { $game }
table-of-rules = Таблица
settings = Настройки
bot = Бот
show = Показать
look = Смотреть

nav-label = Главное меню
table-parts = Части стола
place-can-act = здесь можно действовать
nav-play = Играть
nav-mine = Мои игры
nav-today-open = сегодня ещё ничего не сделано
nav-turns = { $turns }, ваш ход
nav-offers = Предложения: { $offers }

# Настройки
settings-language = Язык
settings-theme = Оформление
theme-system = как в системе
theme-light = светлое
theme-dark = тёмное
settings-pace = Темп
settings-pace-about = как быстро вы видите ходы других
pace-calm = спокойный
pace-brisk = живой
pace-instant = сразу
settings-follows = Следовать
settings-follows-about = телефон открывает место, где что-то происходит
settings-motion = Анимация
settings-motion-about = нет: ничего не летает; подписи и рамки остаются
motion-full = полная
motion-off = нет
settings-size = Текст и элементы
settings-size-about = увеличивает текст, карты и поле
settings-pictures = Картинки
settings-pictures-about = спокойные: не отвлекают от того, что можно сделать
pictures-off = нет
pictures-calm = спокойные
pictures-full = яркие
settings-symbols = Чёткие символы
settings-symbols-about = более тёмные символы, узоры на фишках и камнях
settings-marks = Автоматические пометки
settings-marks-about = всё, что видно, вычёркивается на листе само
settings-words = Столы в виде текста
settings-words-about = каждый ход — фраза с кнопкой
settings-sound = Звук
settings-sound-about = за столом и когда начинается ваш ход
volume-0 = нет
volume-1 = тихий
volume-2 = средний
volume-3 = громкий
settings-notices = Уведомления о моём ходе
settings-notices-about = от браузера, когда страница в фоне
settings-push = Уведомления, когда страница закрыта
settings-push-about = что настал ваш ход и в какой игре; больше ничего
settings-push-insecure = Здесь это невозможно: браузеры разрешают такое только по адресу https.
settings-push-iphone = На iPhone и iPad сначала добавьте cairn на экран «Домой» и откройте его оттуда.
settings-push-browser = Этот браузер так не умеет.
settings-push-blocked = Браузер блокирует уведомления этой страницы. Разрешите их в его настройках для этого сайта.
settings-push-server = Этот сервер так не умеет. Его владелец может это добавить: cairn-table[push].
settings-push-failed = Браузер не смог связаться со своей службой уведомлений. Попробуйте позже.
settings-quiet = Тихие часы
settings-quiet-about = в это время без уведомлений
settings-quiet-from = Тихо с
settings-quiet-until = Тихо до
settings-confirms = Подтверждать предположения и вопросы
settings-confirms-about = вторым нажатием
settings-proposes = Предлагать самую дешёвую оплату
settings-proposes-about = в «Арнаке»: меньше карт и помощников

# Игры
welcome =
    { $games ->
        [4] Четыре игры, один стол
       *[other] Много игр, один стол
    }
welcome-about = Играйте с ботами прямо сейчас или пошлите друзьям ссылку. Без регистрации и без установки.
welcome-play = Играть: { $game }
welcome-why = Её освоить быстрее всего: { $minutes } минут с одним несложным ботом.
games = Игры
game-lost-code = Код змея
game-think-str8 = Think Str8!
game-break-the-code = Break the Code
game-arnak = Руины острова Арнак
about-lost-code = Ваши шесть камней видят все, кроме вас. Предполагайте их суммы, делайте вывод из каждого ответа и в конце назовите свой код.
    .short = Ваши камни видят все, кроме вас. Предполагайте суммы и разгадайте код.
about-think-str8 = Снова разгадываете свои числа, теперь с картами и семью жетонами. Все кладут жетоны одновременно, и чужой диапазон не повторить.
    .short = Снова разгадываете свои числа, но с картами и жетонами. Все кладут одновременно.
about-break-the-code = Спрашивайте о скрытых плашках и извлекайте из ответов больше других. Победит тот, кто первым безошибочно назовёт код.
    .short = Спрашивайте о скрытых плашках. Победит тот, кто первым назовёт код.
about-arnak = Ведите раскопки, открывайте и исследуйте остров, который будит своих стражей. Пять раундов, и всегда не хватает одного действия.
    .short = Ведите раскопки, открывайте, исследуйте. Всегда не хватает одного действия.
players-range = { $least }–{ $most } игрока
minutes = { $minutes } мин
players-word =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }
player-number = Игрок { $number }
play = Играть
set-up = Настроить
set-up-of = Настроить игру: { $game }

# Настройка стола
who-plays = { $game }: кто играет
number-of-players = Число игроков
who-sits-at = Кто сидит на месте { $number }
name-at = Имя игрока на месте { $number }
somebody-invited = Кого вы пригласите
invite-somebody = человек, по ссылке
same-device = человек, здесь
options = Параметры игры
begin = Начать
start-now = Начать сейчас
invite-by-link = Пригласить по ссылке
open-to-all = Открыть для всех
start-waits = Одно место ждёт человека: пригласите кого-нибудь или выберите бота.
play-next-time = В следующий раз «Играть» сразу откроет этот стол.

bot-random = случайный
    .about = делает любой разрешённый ход.
bot-newcomer = дебютант
bot-beginner = новичок
bot-steady = надёжный
bot-careful = внимательный
bot-sharp = зоркий
bot-master = мастер

option-beginner = Обучающая партия
    .about = без медведя: пять камней, суммы меньше
option-beginner-think-str8 = Обучающая партия
    .about = без серого: пять карт, суммы меньше
option-variant = «Высокие ставки»
    .about = цифры до 8, суммы до 24
value-variant-plain = цифры 0–7
    .about = суммы до 21, как обычно
value-variant-x = цифры 0–8
    .about = добавляются восьмёрки: суммы до 24
option-curse = Проклятие храма
    .about = лидер выигрывает от чужих ошибок и теряет на своих
option-shortcut = Смертельная тропа
    .about = жетоны: назовите цифры одного символа заранее и получите вдвое больше очков
own-sets = свои…
option-wheels = Диски
    .about = другие очки на дисках: напечатанные точно не известны
value-wheels-recommended = рекомендуемые
value-wheels-narrow-five = узкая пятёрка
value-wheels-seven-two = семёрка за два
option-tokens = Жетоны
    .about = другой набор: напечатанные числа точно не известны
value-tokens-recommended = рекомендуемые
value-tokens-as-stones = как в «Коде змея»
option-rules = Правила
    .about = чёрные и белые плашки или японский оригинал
value-rules-standard = Break the Code
    .about = чёрные и белые плашки, 21 вопрос
value-rules-tagiron = TAGIRON
    .about = японский оригинал, с красными и синими плашками
option-last-guesses = Попытки в конце
    .about = сколько раз каждый может ошибиться после последней карты (для двоих)
option-side = Сторона поля
    .about = храм и его трек исследований
value-side-bird = Птица
    .about = Храм Птицы, для первой партии
value-side-snake = Змея
    .about = Храм Змеи, труднее
option-difficulty = Соперник
    .about = число красных жетонов: от 0 (легко) до 5 (трудно)
alone-about = Вы играете против автоматического соперника: его ходы определяют жетоны.
alone-shares = Как часто побеждают боты: { $shares }.
alone-share = { $bot } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } (от { NUMBER($low, style: "percent", maximumFractionDigits: 0) } до { NUMBER($high, style: "percent", maximumFractionDigits: 0) })

help-for-all = Помощь для всех
help-none = нет
help-hints = подсказки
help-odds = шансы
help-about-none = подсказок нет ни у кого
help-about-hints = четыре уровня: от намёка до лучшего хода
help-about-odds = подсказки и шансы в каждой клетке
help-line-none = без помощи
help-line-hints = подсказки для всех
help-line-odds = шансы для всех

# Дальше и мои игры
go-on = Продолжить
mine-my-turn = Ваш ход
mine-others-turn =
    { $several ->
        [yes] Ходят другие
       *[no] Ход игрока { $name }
    }
mine-waiting = Ждёт игроков
mine-over = Игра окончена
mine-closed = Этот стол закрыт
mine-none = Вы здесь ещё не играли.
today = Сегодня
today-solved = Решено задач: { $solved } из { $puzzles }
today-state =
    { $state ->
        [open] не начата
        [begun] начата
        [solved] решена
       *[other] не решена
    }
next-lesson = Следующий урок
offer-again = Предлагают реванш
offer-see = Посмотреть предложение
mine-more =
    { $games ->
        [one] ещё { $games } партия
        [few] ещё { $games } партии
       *[other] ещё { $games } партий
    }
mine-others = Ходят другие
mine-status = Состояние
mine-all = Все
mine-running = Идут
mine-finished = Оконченные
mine-filters = Фильтры
mine-game = Игра
mine-every-game = Все игры
mine-with = Соперники
mine-everybody = Все соперники
mine-bots = Только боты
mine-people = С людьми
mine-ended = Результат
mine-every-end = Все результаты
mine-won = Победы
mine-not-won = Без победы
mine-no-match = Таких партий нет.
mine-summary = Побед: { $won } из { $games }
mine-place =
    { $place ->
        [1] Первое место
        [2] Второе место
        [3] Третье место
       *[other] Место { $place }
    }
mine-csv = Таблица (CSV)
rematch-offer = Предложить реванш
rematch-accept = Принять реванш
forget = Убрать из списка

# Открытые столы
open-tables = Открытые столы
watch = Смотреть
free-seats = Свободные места
seats-free =
    { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[other] { $free } свободных мест
    }
seats-unready =
    { $unready ->
        [one] Один игрок ещё не готов
        [few] { $unready } игрока ещё не готовы
       *[other] { $unready } игроков ещё не готовы
    }
seats-ready = Все готовы
sit-down = Сесть
by-code = Есть код?
code = Код
free = свободно

# Комната ожидания
change = Изменить
change-about = После изменения все должны снова подтвердить, что можно начинать.
look-on = Наблюдать
copy = Копировать
copied = Скопировано
share = Поделиться…
show-qr = QR-код
qr-label = Ссылка в виде QR-кода
or-by-code = Или по коду
seats = Места
seat-a-bot = Добавить бота
free-seat = Убрать из-за стола: { $name }
ready = можно начинать
not-ready = ещё нет
i-am-ready = Можно начинать
leave = Выйти из-за стола
start = Начать
while-you-wait = Пока вы ждёте
while-you-wait-guest = Хозяин стола начнёт игру, когда все соберутся. Страницу можно закрыть: место останется за вами, а вернуться можно через «Мои игры».
while-you-wait-about = Отправьте ссылку тем, с кем хотите играть. Страницу можно закрыть: место останется за вами, а вернуться можно через «Мои игры».

# За столом
upgraded = cairn обновился, страница перезагружается…
upgraded-stuck = cairn обновился. Чтобы продолжить, перезагрузите страницу.
not-loaded = Не удалось загрузить эту часть страницы.
reload = Перезагрузить
broken = Не удалось это нарисовать. Ничего не потеряно.
broken-words = Показать стол словами
broken-again = Попробовать снова
opening-table = Готовим стол…
no-table-here = Здесь нет стола
seat-was-freed = Хозяин стола освободил ваше место.
seat-was-taken = Хозяин сервера удалил вас из-за стола.
you-are-banned = Хозяин сервера закрыл вам доступ.
to-lobby = В лобби
no-page-here = Такой страницы нет
no-page-about = Возможно, в адресе опечатка или ссылка устарела.
hand-over = Передайте устройство. Теперь играет { $name }
hand-over-about = То, что было видно раньше, скрыто.
hand-over-ready = Это я, { $name }
your-turn = Ваш ход
turn = Ход
turn-of =
    { $count ->
        [one] Думает { $names }
       *[other] Ждём: { $names }
    }
turn-of-nobody = Одну минуту…
game-is-over = Игра окончена
log = Журнал
log-empty = Пока ничего.
since-your-turn = С вашего последнего решения
stage-skip = Пропустить
stage-again = Показать ещё раз
stage-quicker = Быстрее
stage-earlier = Ранее: { $count }.
stage-away = { $count ->
    [one] { $count } событие, пока вас не было
    [few] { $count } события, пока вас не было
   *[many] { $count } событий, пока вас не было
}
stage-taken-back = { $name } отменяет ход: { $what }
stage-taken-back-own = Вы отменяете ход: { $what }
stage-speed = Темп: { $speed }
stage-starts-in = { $seconds ->
    [one] Ваши часы пойдут через { $seconds } секунду
    [few] Ваши часы пойдут через { $seconds } секунды
   *[many] Ваши часы пойдут через { $seconds } секунд
}
stage-starts = через { $seconds } с
what-you-can-do = Что можно сделать
all-moves = Все ходы
general-pieces = Стол
general-moves = Ходы
general-news = Новое
general-help = Помощь
filter-moves = Ходов: { $count }. Введите текст для поиска
no-such-move = Ничего не найдено.
no-moves = Сейчас не ваш ход.
reveals = Это откроет новое, поэтому отменить будет нельзя
binding = Это нельзя отменить
take-back = Отменить ход
hint = Подсказка
hint-what = Что и почему
hint-next-step = Следующий шаг
hint-step-back = Предыдущий шаг
hint-take = Подготовить этот ход
proof = Почему?
proof-whole = Показать всё
hint-kept = Подсказки остаются в записи партии.
hint-thinking = Думаю…
keys = Клавиши
key-regions = К следующей части страницы
key-games = К следующей игре
chat = Чат
chat-empty = Пока никто ничего не написал.
chat-write = Написать…
chat-send = Отправить
chat-held-back = До конца игры доступны только эти фразы, чтобы никто не подсказал вам код.
report = Пожаловаться
report-about = Жалобу прочтёт хозяин сервера; за столом о ней никто не узнает.
report-who = Игрок
report-cause = О чём жалоба
report-cause-chat = Чат
report-cause-name = Имя
report-cause-play = Манера игры
report-cause-other = Другое
report-line = Сообщение
report-any-line = Не о каком-то одном
report-note = Что случилось
report-send = Отправить жалобу
report-done = Спасибо. Хозяин сервера её рассмотрит.
is-away = { $name } отсутствует, играет бот

# Сообщения
banner-lost = Нет связи.
banner-restart = Сервер перезапускается.
banner-again =
    { $seconds ->
        [one] Ещё попытка через { $seconds } секунду.
        [few] Ещё попытка через { $seconds } секунды.
       *[other] Ещё попытка через { $seconds } секунд.
    }
banner-trying = Пробуем ещё раз…
banner-kept = Ход сохранён и будет отправлен, когда связь восстановится.
try-now = Попробовать
banner-you-left = Вас нет за этим столом.
banner-bot-plays = Пока вас нет, играет бот.
come-back = Вернуться
banner-back = С возвращением!
banner-away =
    { $count ->
        [one] { $names } отсутствует, играет бот.
       *[other] Отсутствуют: { $names }; играют боты.
    }
banner-label = Сообщения
banner-watching = Вы наблюдаете за игрой.
banner-watching-about = Вы видите только то, что известно всем за столом.
banner-watching-bots = Играют одни боты, поэтому вам видно, что есть у каждого.
banner-watching-over = Игра окончена: всё открыто.

# Конец
look-at-table = Посмотреть на стол
download-record = Скачать запись
play-again = Сыграть ещё раз

# Разбор и повтор
review = Разбор
review-loading = Разбираем партию…
open-record = Открыть запись
open-record-about = Запись оконченной партии — это файл (.jsonl), который можно скачать после каждой партии. Сервер его не хранит.
review-seen-by = чей вид
review-all = всё
review-branch = Играть отсюда
review-share = Копировать ссылку на этот шаг
review-curve =
    { $shows ->
        [win] Шансы на победу
        [points] Ожидаемые очки
       *[codes] Подходящие коды
    }
review-curve-about =
    { $shows ->
        [win] после каждого решения, исходя из того, что видел каждый игрок
        [points] по оценке бота «мастер», исходя из того, что видел каждый игрок
       *[codes] что мог знать каждый игрок
    }
review-win = шанс на победу: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
review-points = ожидаемые очки: { $points }
review-kinds = По видам решений
review-flag = упущенный вывод
review-round =
    { $round ->
        [0] начало
       *[other] раунд { $round }
    }
review-round-word = раунд
review-codes =
    { $count ->
        [one] { $codes } код
        [few] { $codes } кода
       *[other] { $codes } кодов
    }
review-timeline = Ход партии
review-back = На шаг назад
review-on = На шаг вперёд
review-pause = Пауза
review-key-step = шаг
review-missed = Упущенные выводы
review-missed-none = На этом листе ничего не упущено.
review-missed-in =
    { $count ->
        [0] Раунд { $round }: вычеркнуто лишнее
        [one] Раунд { $round }: упущен { $count } вывод
        [few] Раунд { $round }: упущено { $count } вывода
       *[other] Раунд { $round }: упущено { $count } выводов
    }
review-unfounded =
    { $count ->
        [one] { $count } отметка сделана без оснований.
        [few] { $count } отметки сделаны без оснований.
       *[other] { $count } отметок сделано без оснований.
    }
review-proof = Показать доказательство
review-go = Перейти туда
review-choices-you = Ваши решения
review-choices-of = Решения: { $name }
review-best-choices = лучшие решения
review-of = { $part } из { $whole }
review-lost = потеряно из-за решений
review-luck = принесла удача
review-hints = подсказки и показ шансов
review-undone = отменённые ходы
luck-and-skill = Удача и мастерство
luck-weighing = Ваши решения оцениваются…
first-known = Первый момент, когда это можно было узнать: { $moment }
first-known-guess = Отгадывать было тогда выгоднее.
first-known-code = Весь код был тогда уже известен наверняка.
first-known-cell = Часть кода была тогда уже известна наверняка.
show-moment = Показать этот момент
keep-game = Сохранить партию в файл
review-amount =
    { $measure ->
        [bits] { $count ->
            [one] { $amount } бит
            [few] { $amount } бита
            [many] { $amount } бит
           *[other] { $amount } бита
        }
        [win] { $amount }
       *[other] { $count ->
            [one] { $amount } очко
            [few] { $amount } очка
            [many] { $amount } очков
           *[other] { $amount } очка
        }
    }
review-best = лучшее
review-equal = не хуже
review-said = Что говорит судья
review-played = сыграно
review-both = сыграно, лучшее
review-also = также
review-why = Почему
review-line = Лучший вариант
review-best-line = Лучший вариант
review-next-mistake = Следующая ошибка
review-more = Подробнее об этом выборе
review-no-choice = Здесь никто не выбирает. Идите дальше или к следующей ошибке.
review-no-more = Игра окончена.
review-chance =
    { $measure ->
        [win] вероятность победы
       *[other] ожидаемые очки
    }
review-came-of = Что из этого вышло: { $came }. Благодаря удаче: { $luck }.
review-left =
    { $count ->
        [one] остался { $count } вариант
        [few] осталось { $count } варианта
       *[other] осталось { $count } вариантов
    }
review-accuracy = Точность
review-accuracy-about = 100: ни один выбор ничего не отдал. 0: не лучше ходов наугад.
review-judge-exact = Каждая вероятность точна.
review-judge-model = Вероятности — оценки судьи; разница до { $spread } считается равенством.
review-key-round = раунд
review-key-ends = начало, конец
review-key-play = воспроизвести, пауза
review-key-mistake = следующая ошибка; с Shift — предыдущая
review-key-best = показать лучший вариант
review-key-try = попробовать отсюда
review-key-marks = скрыть или показать метки на фигурах
review-key-region = следующая область
line-title = Вариант { $name }, не игра
line-yours = Ваша попытка
line-read = Вариант по ссылке
line-read-about = Эти варианты можно смотреть, но не менять.
line-same-about = Та же удача: каждая стопка и кость дают то же, что в игре, насколько позволяет вариант.
line-new-about = Новая удача: всё скрытое сдаётся заново.
line-same = Та же удача
line-new = Новая удача
line-waits = Остальные отвечают…
line-lines = Варианты
line-as-played = как в игре
line-from-game = здесь отходит от игры
line-from = отходит от варианта { $name }
line-comment = Комментарий
line-back = Вернуться к игре
line-share = Скопировать ссылку на варианты
line-table = Играть дальше за столом
line-delete = Удалить

# Время, присутствие, чат
time = Время на размышление
time-none = без ограничений
time-move-60 = 1 минута на ход
time-reserve-600 = 10 минут на партию
time-days-3 = 3 дня на ход
time-about-none = никто никого не торопит
time-about-move-60 = потом до вашего возвращения играет бот
time-about-reserve-600 = плюс 10 секунд после каждого хода
time-about-days-3 = для неспешной партии
chat-about-on = за столом могут писать все
chat-about-off = за этим столом чата нет
settings-chat = Чат
settings-chat-about = выключен: вы не видите, что пишут другие
clock-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
is-gone = { $name }: нет связи
banner-gone =
    { $count ->
        [one] { $names } уже некоторое время не на связи. Стол ждёт.
       *[other] Уже некоторое время не на связи: { $names }. Стол ждёт.
    }
bot-in = Бот может вступить через { $time }.
let-bot-play = Пусть играет бот
let-bot-play-for = Пусть за игрока { $name } играет бот
shares-device = то же устройство: { $names }
away-line = если игрока нет { $time }, за него может играть бот
seat-left =
    { $who ->
        [you] Вы уходите из-за стола; играет бот.
       *[other] { $name } уходит из-за стола; играет бот.
    }
seat-returned =
    { $who ->
        [you] Вы снова в игре.
       *[other] { $name } снова в игре.
    }
seat-ran-out =
    { $who ->
        [you] Ваше время вышло; играет бот.
       *[other] { $name }: время вышло, играет бот.
    }
seat-absent =
    { $who ->
        [you] Похоже, вас нет: сейчас вступит бот.
       *[other] Похоже, { $name } не отвечает: сейчас вступит бот.
    }
seat-present =
    { $who ->
        [you] Вы всё-таки здесь: место остаётся за вами.
       *[other] { $name } всё-таки здесь, место остаётся.
    }
seat-substituted =
    { $who ->
        [you] Вас не было слишком долго; до вашего возвращения играет бот.
       *[other] { $name } слишком долго отсутствует; играет бот.
    }
seat-rejoined =
    { $who ->
        [you] Ваше место теперь на другом устройстве.
       *[other] { $name } теперь играет с другого устройства.
    }

# Что принадлежит игроку
mine-yours = Ваши партии и данные
mine-yours-about = Сервер узнаёт вас только по cookie этого браузера.
mine-device = Открыть на другом устройстве
mine-device-about = Откройте эту ссылку на другом устройстве. Она сработает один раз и действует 15 минут.
mine-export = Скачать мои данные
mine-forget = Удалить мои данные…
mine-forget-sure = Да, удалить
carry-games = Ваши партии на этом устройстве
carry-games-about = По этой ссылке это устройство тоже станет вашим: с тем же списком партий и вашими местами за всеми столами.
carry-seat = Ваше место на этом устройстве
carry-seat-about = Эта ссылка переносит ваше место на это устройство. Прежнее устройство его потеряет.
carry-here = Перенести сюда

# Обучение, позиция дня, решатель
also-solve = Играете за настоящим столом?
    .go = Открыть решатель
nav-learn = Учиться
nav-daily = Задача дня
nav-puzzles = Задачи
nav-solve = Решатель
nav-real = Настоящий стол
learn-about = Учитесь, играя: короткие уроки за настоящим столом, каждый об одном. Можно прерваться и вернуться.
learn-next = Дальше
learn-show = Показать
learn-later = Ещё рано: сначала прочтите этот шаг.
lesson-all = Все уроки
lesson-number = урок { $number } из { $count }
lesson-minutes = { $minutes } мин
lesson-coach = Тренер
lesson-checking = Проверяю…
lesson-next = Дальше: { $title }
lesson-play = Играть
lesson-done =
    { $done ->
    [0] { $count ->
        [one] { $count } урок
        [few] { $count } урока
       *[other] { $count } уроков
        }
   *[other] пройдено уроков: { $done } из { $count }
    }
lesson-begin = Начать
lesson-continue = Продолжить
coach-title = Целая партия с тренером
coach-round = раунд { $round } из { $rounds }
coach-quiet = Не комментировать
coach-speak = Комментировать снова
coach-take-back = Вернуть ход
coach-anyway = Всё равно пойти
coach-another = Выбрать другой ход
coach-again = Сыграть ещё раз
coach-why = Почему?
coach-step = Следующий шаг
first-table = Ваш первый стол
first-note = { $number } из { $count }
first-show = Сначала покажите, 2 мин
first-skip = Пропустить всё
first-hint = Показать подсказку (H)
first-back = Вернуться за стол
first-lost-code-goal = Узнайте свои камни: их видят все, кроме вас.
first-lost-code-own = Эти камни ваши. Все остальные их видят.
first-lost-code-dice = Кубики называют три ваших камня. Вы оцениваете их сумму.
first-lost-code-ranges = Возьмите свободный диск. Широкие чаще верны, узкие приносят больше.
first-lost-code-sheet = Заштрихованные цифры стоят на других подставках, значит, они не ваши.
first-think-str8-goal = Узнайте свои карты: их видят все, кроме вас.
first-think-str8-own = Эти карты ваши. Все остальные их видят.
first-think-str8-dice = Кубики называют три ваши карты. Вы оцениваете их сумму.
first-think-str8-ranges = Выберите свободный жетон и положите его под суммы, в которые верите. Узкие приносят больше.
first-think-str8-sheet = Заштрихованные цифры стоят на других подставках, значит, они не ваши.
first-break-the-code-goal = Узнайте скрытый код раньше других.
first-break-the-code-own = Это ваши плашки. Их больше никто не видит.
first-break-the-code-cards = Задайте вопрос одной карты. Ответ слышат все.
first-break-the-code-answers = Каждый ответ остаётся здесь.
first-break-the-code-sheet = Вычёркивайте то, чего быть не может.
first-arnak-goal = Наберите больше всех очков за пять раундов: раскопки, открытия, исследования.
first-arnak-camp = Отправьте археолога в лагерь: заплатите один ботинок, возьмите 2 монеты. Ботинок есть на карте Страха.
first-arnak-hand = Разыграйте карту ради эффекта или заплатите символами вверху.
first-arnak-row = Предметы покупают за монеты, артефакты — за компасы.
first-arnak-research = Исследование: чем выше ряд, тем больше очков.
first-arnak-pass = За ход одно основное действие. Спасуйте, когда они больше не помогают.
after-first = Ваша первая партия
after-good = Ваш лучший выбор, { $moment }:
after-learn = Чему поучиться, { $moment }:
after-instead = вы выбрали: { $played }; ход «{ $best }» выигрывает примерно на { $wins } партий из 100 чаще.
after-looking = Ищем важные моменты…
after-lesson = Урок: { $title }
after-next = Следующий соперник: { $level }
after-up = Победа: уровень выше.
after-same = Тот же уровень, новый расклад.
after-play = Играть: { $level }
lesson-is-done = пройдено
guide-name-1 = Иво
guide-name-2 = Лена
guide-name-3 = Марек
daily-loading = Загружаем сегодняшнюю задачу…
daily-difficulty =
    { $facts ->
        [one] надо сопоставить { $facts } ответ
        [few] надо сопоставить { $facts } ответа
       *[other] надо сопоставить { $facts } ответов
    }
daily-question =
    { $letter ->
        [none] { CAPITAL($place) }: какая цифра ваша?
       *[other] { CAPITAL($place) }: какая плашка стоит на месте { $letter }?
    }
daily-about = Доказать можно ровно один ответ. С первой попытки засчитывается сам ответ. Неверный ничего не подскажет.
daily-choose = Выберите ответ
daily-send = Ответить: { $answer }
daily-no = Нет. Больше мы ничего не подскажем.
daily-rows = Теперь докажите: из каких ответов это следует?
daily-rows-about = Со второй попытки ответ засчитывается только вместе со строками, которые его доказывают, и каждая должна быть нужна.
daily-right = Верно. Это сегодняшний камень.
daily-right-unproved = Верно, но эти строки этого не доказывают, поэтому не засчитано.
daily-unsolved = Не решена. Вот как это доказать:
daily-proof = Доказательство
daily-next = Дальше: { $game }
daily-back = Ко дню
daily-tabs = Задача дня и задачи
puzzles-about = Сколько угодно, по вашим силам. У каждой один ответ, и его можно доказать.
puzzles-games = Игра
puzzles-loading = Подбираем задачу…
puzzles-train = Тема
puzzles-theme-any = любая
puzzles-theme-one = Хватает одного ответа
puzzles-theme-two = Два ответа вместе
puzzles-theme-more = Три ответа и больше
puzzles-theme-hands = У кого что
puzzles-theme-swap = До и после обмена
puzzles-hard = сложность { $rating }
puzzles-rating = Ваш рейтинг в этой игре: { $rating }, почти наверняка от { $low } до { $high }.
puzzles-rating-early =
    { $met ->
        [one] После { $met } задачи ваш рейтинг — лишь догадка: от { $low } до { $high }.
       *[other] После { $met } задач ваш рейтинг — лишь догадка: от { $low } до { $high }.
    }
puzzles-rating-none = Рейтинга здесь пока нет: он появится после первых попыток.
puzzles-due =
    { $due ->
        [one] Вернулась { $due } нерешённая задача.
        [few] Вернулись { $due } нерешённые задачи.
       *[other] Вернулось { $due } нерешённых задач.
    }
puzzles-right = Верно.
puzzles-repeat = Раньше вы её не решили; второй раз рейтинг не меняется.
puzzles-change = Рейтинг изменился на { $change }.
puzzles-again = Эта задача вернётся { $date }.
puzzles-next = Следующая задача
day-about =
    Для всех одинаковые. Новые задачи через { $hours ->
        [0] { $minutes } мин
       *[other] { $hours } ч { $minutes } мин
    }, в полночь ({ $zone }).
day-late = За задачи прошлых дней камня не дают.
day-today = Сегодня
day-puzzles =
    { $puzzles ->
        [one] { $puzzles } задача
        [few] { $puzzles } задачи
       *[other] { $puzzles } задач
    }
day-puzzles-about = По три попытки, от понедельника к воскресенью всё труднее.
day-solve = Решить
day-proof = Доказательство
day-solved = решена
day-unproved = решена, не засчитана
day-unsolved = не решена
day-tries =
    { $tries ->
        [one] осталась { $tries } попытка
        [few] осталось { $tries } попытки
       *[other] осталось { $tries } попыток
    }
day-streak =
    { $days ->
        [0] Пока ни одного камня
        [one] { $days } день подряд
        [few] { $days } дня подряд
       *[other] { $days } дней подряд
    }
day-stone-about = Камень в день: решите одну задачу. Раз в неделю день можно пропустить, и тур устоит.
day-streak-more = дольше всего подряд: { $longest }, всего дней: { $total }
day-share = Поделиться
day-share-about = Ответов не выдаёт.
day-shared = задачи за { $date }
day-copied = Скопировано
day-people =
    { $people ->
        [one] { $people } человек в этот день
        [few] { $people } человека в этот день
       *[other] { $people } человек в этот день
    }
day-try = { $number }-я попытка
day-none = не решена
day-promise = Как получены эти задачи
day-promise-about = Хеш каждого зерна опубликован накануне. Зерно и соль будут опубликованы через 24 часа после окончания дня, когда его уже никто не может закончить.
day-seed = Зерно:
day-salt = Соль:
calendar-before = Предыдущий месяц
calendar-after = Следующий месяц
calendar-solved =
    { $puzzles ->
        [one] решена { $puzzles } задача
        [few] решено { $puzzles } задачи
       *[other] решено { $puzzles } задач
    }
calendar-late =
    { $puzzles ->
        [one] { $puzzles } решена позже
        [few] { $puzzles } решены позже
       *[other] { $puzzles } решено позже
    }
calendar-forgiven = пропущен и прощён
calendar-missed = пропущен
calendar-about = Точка — решённая задача, полточки — решённая позже. Любой день, выделенный жирным, можно сыграть.
solve-about = Введите то, что видите на настоящем столе. Каждая запись сразу проверяется. Ссылка на эту страницу содержит позицию.
solve-open = Открыть позицию
solve-download = Скачать позицию
solve-empty = Начать заново
solve-no-file = В этом файле нет позиции.
solve-found = Что можно знать
solve-missing = Сначала введите всё, что видите.
solve-racks = Подставки, которые вы видите
solve-unowned = без владельца
solve-rounds = Раунды и ваши предположения
solve-add-round = Раунд
solve-die = кубик { $number }
solve-width = ширина
solve-from = от
solve-answer = Ответ
answer-right = верно
answer-above = выше
answer-below = ниже
answer-wrong = неверно
solve-swap = замена
solve-digit = цифра
solve-symbol = символ
solve-whose = Чей
solve-remove = Убрать
solve-discards = Камни, сброшенные другими
solve-add-discard = Камень
solve-decide = Что вы хотите решить
solve-decide-nothing = ничего: только то, что можно знать
solve-decide-bet = предположение о сумме
solve-decide-swap = замена
solve-decide-final = финальные предположения
solve-hand = Ваши плашки слева направо
solve-tile = плашка { $number }
solve-questions = Вопросы и ответы
solve-answers-about = Места — буквами (ce), соседи — группами (ab cde), остальное — числом.
solve-question = вопрос { $number }
solve-asker = Кто спросил
solve-card = Вопрос
solve-add-question = Вопрос
solve-yes = да
solve-no = нет
solve-row = Открытые карты
solve-tokens = Взятые жетоны «Смертельной тропы»
solve-token = жетон { $number }
solve-token-digits = записанные цифры
solve-add-token = Жетон
solve-free = свободные диски
solve-cursed = жетон проклятия у меня
solve-scores = Деления на дорожке
solve-scores-about = Если указать деления и предположения остальных в каждом раунде, будет посчитан и шанс на победу.
solve-others = предположения остальных
solve-decide-offer = предложенный жетон
solve-decide-turn = переворот кубика
solve-decide-place = жетон, который надо положить
solve-guesses = Неверные попытки
solve-guesses-about = Плашки слева направо, цифра и цвет: 1б 4ч 5 8ч.
solve-guess = попытка { $number }
solve-after = после вопросов
solve-add-guess = Попытка
solve-out = неверная попытка
solve-right = верная попытка
solve-decide-ask = вопрос или попытка
solve-decide-last-turn = последний ход: попытка или отказ
solve-decide-call = попытка или ожидание
solve-clash = Всё это не может быть верно одновременно:
solve-bits =
    { $count ->
        [one] подходит; ещё неизвестно битов: { $bits }.
        [few] подходят; ещё неизвестно битов: { $bits }.
       *[other] подходит; ещё неизвестно битов: { $bits }.
    }
solve-why = Нажмите, чтобы узнать почему.
solve-best = Лучший ход
solve-verdict-open = Возможно, но не точно.
solve-verdict-certain = Это точно.
solve-verdict-excluded = Это исключено.

# Что не удалось
trouble-unreachable = Сервер сейчас недоступен.
trouble-failed = Не получилось ({ $place }: { $text }).
trouble-refused = Так нельзя.
trouble-rate = Слишком много запросов. Подождите немного.
trouble-busy = Сервер занят. Попробуйте ещё раз чуть позже.
trouble-storage = Сервер сейчас не может ничего сохранить. Попробуйте ещё раз чуть позже.
trouble-timeout = Сервер не успел ответить. Попробуйте ещё раз чуть позже.
trouble-crash = Что-то пошло не так на сервере.

# Защищённый адрес дома
trust-title = Защищённый адрес
trust-missing = Эта страница открыта по адресу http. Всё, что касается игр, работает, но только по адресу https браузеры позволяют установить страницу, читать правила без интернета, получать уведомления и делиться через меню телефона.
trust-is-secure = Эта страница открыта по защищённому адресу: её можно установить, читать правила без интернета, получать уведомления и делиться ссылками.
trust-none = У этого сервера нет своего адреса https. Его владелец найдёт в docs/serving.md, как его добавить.
trust-download = Скачайте на устройство сертификат этого сервера.
trust-file = Скачать сертификат
trust-android = Android: откройте настройки, найдите «сертификат ЦС», выберите «Всё равно установить» и укажите скачанный файл.
trust-iphone = iPhone и iPad: откройте файл, затем «Настройки», «Основные», «VPN и управление устройством», и установите его. Потом включите его: «Основные», «Об этом устройстве», «Доверие сертификатам».
trust-computer = Компьютер: откройте файл и добавьте его в доверенные корневые центры сертификации. У Firefox свой список: «Настройки», «Приватность и защита».
trust-compare = Сравните отпечаток SHA-256, который показывает устройство, с этим:
trust-open = Откройте защищённый адрес. С этого момента пользуйтесь им вместо этого:
trust-about = Сертификат может подтверждать только адреса в локальных сетях, но не сайт в интернете. Его ключ не покидает компьютер, на котором идут игры. Когда вы больше здесь не играете, его можно удалить в тех же настройках.
trust-qr = Эта страница — для камеры телефона

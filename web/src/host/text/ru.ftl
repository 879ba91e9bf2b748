# Страница хозяина сервера.
host-title = Хозяин
host-enter-about = Это инструменты хозяина сервера. Нужен токен, с которым запущен сервер (CAIRN_ADMIN_TOKEN).
host-token = Токен
host-enter = Войти
host-leave = Выйти
host-refused-wrong = Это не токен этого сервера.
host-refused-closed = Инструменты хозяина закрыты: сервер запущен без CAIRN_ADMIN_TOKEN.
host-parts = Части страницы
host-part-visitors = Кто здесь
host-part-tables = Столы
host-part-reports =
    { $count ->
        [0] Жалобы
       *[other] Жалобы ({ $count })
    }
host-part-restrictions = Запреты
host-part-words = Слова
host-part-audit = Что сделано

host-people = Люди
host-people-now = на связи: { $count }
host-guests = известно гостей: { $count }
host-tables = Столы
host-tables-playing = играют: { $count }
host-tables-rest = ждут: { $waiting }, закончено: { $over }
host-work = Работа
host-working = выполняется заданий: { $count }
host-waiting = в очереди: { $count }
host-storage = Данные
host-storage-used = { $size } МБ
host-storage-free = свободно { $size } МБ
host-storage-broken = Запись невозможна
host-load = Нагрузка
host-cpu = { $percent }% ядра
host-memory = { $size } МБ,
host-lag = опоздание до { $count } мс

host-watching = Наблюдает
host-is-muted = без чата
host-nobody = На связи никого нет.
host-open = Открыть
host-finished = Законченные столы
host-no-tables = Столов нет.
host-status-waiting = ждёт
host-status-playing = идёт игра
host-status-over = закончен
host-status-closed = закрыт
host-free = свободно
host-bot = бот
host-connected = на связи
host-chat = Чат
host-silent = Никто ничего не написал.
host-report = { $reporter } жалуется на игрока { $name }
host-cause-name = Имя
host-cause-chat = Чат
host-cause-play = Манера игры
host-cause-other = Другое
host-no-reports = Открытых жалоб нет.
host-has-ban = Доступ закрыт
host-has-mute = Без чата
host-kind-guest = гость
host-kind-secret = место
host-kind-address = адрес
host-until = до { $time }
host-forever = до отмены
host-no-bans = Доступ и чат открыты всем.
host-address = Адрес или сеть
host-lift = Отменить
host-words-about = Эти слова нельзя использовать в именах и в чате. Звёздочка * в конце означает все слова с таким началом.
host-word = Слово
host-add-word = Запретить
host-drop-word = Снова разрешить «{ $word }»
host-no-words = Запрещённых слов нет.
host-audit-empty = Пока ничего.

host-mute = Отключить чат
host-remove = Убрать из-за стола
host-ban = Закрыть доступ
host-ban-address = Закрыть адресу доступ
host-delete-name = Удалить имя
host-delete-line = Удалить сообщение
host-delete-table = Удалить стол
host-close-report = Закрыть жалобу

host-action-mute = Отключить игроку чат
host-action-ban = Закрыть доступ
host-action-lift-mute = Вернуть чат
host-action-lift-ban = Вернуть доступ
host-action-remove = Убрать из-за стола
host-action-delete-name = Удалить имя игрока
host-action-delete-line = Удалить сообщение из чата
host-action-delete-table = Удалить стол
host-action-close-report = Закрыть жалобу
host-action-add-word = Запретить слово
host-action-drop-word = Разрешить слово

host-about-mute = Игрок может играть дальше, но не может писать в чат.
host-about-ban = Соединения прервутся, места будут потеряны. Одним адресом могут пользоваться многие.
host-about-remove = Игрок теряет место навсегда. Во время игры его заменит бот.
host-about-delete-name = Вместо имени будет «player 1» за всеми столами этого игрока.
host-about-delete-line = Вместо сообщения все увидят «…».
host-about-delete-table = Стол, его игра и чат исчезнут для всех. Отменить это нельзя.
host-about-close-report = Жалоба рассмотрена.
host-how-long = На какой срок
host-hours =
    { $count ->
        [0] до отмены
        [1] 1 час
        [24] сутки
        [168] неделя
       *[720] 30 дней
    }
host-reason = Причина (её видите только вы)
host-reason-told = Причина (её прочтёт игрок)

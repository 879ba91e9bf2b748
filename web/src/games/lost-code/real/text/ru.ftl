# «Потерянный код» и Think Str8! за настоящим столом. Каждое сообщение знает $edition: stones или cards.
real-final-bets = финал
real-round = раунд { $number } из { $rounds }
real-tab-track = Дорожка
real-put-up = { $edition ->
        [cards] Поставьте карты цифрами от себя
       *[stones] Поставьте камни цифрами от себя
    }
real-put-up-about = Держите порядок листа, первая строка слева. Затем другие введут вашу подставку на своих телефонах.
real-enters = вводит { $name }
real-enters-checks = вводит { $name }, проверяет { $other }
real-being-checked = проверяется…
real-racks-ready = готово подставок: { $count } из { $all }
real-racks-ready-about = Игра начнётся, когда все будут проверены.
real-silence = Не называйте цифр вслух: их владелец слышит.
real-nobody = Подставка без игрока
real-rack-of = Подставка: { $name }
real-stone-of = { $name }: { $symbol }
real-two-alike = Посмотрите на обе ещё раз
real-two-alike-about = { $edition ->
        [cards] Эти две прочитаны одинаково, а каждая карта только одна. Посмотрите на обе и введите, что видите.
       *[stones] Эти два прочитаны одинаково, а каждый камень только один. Посмотрите на оба и введите, что видите.
    }
real-check-all = Похоже, что-то прочитано неверно. Посмотрите на всю подставку ещё раз и введите, что видите.
real-look-again = Два прочтения расходятся. Посмотрите ещё раз и введите, что видите.
real-compare = Это запись игрока { $name }. Удерживайте, чтобы увидеть, и сравните.
real-as-you-see = Вводите цифры в том порядке, в каком видите их спереди. Отклоните телефон от владельца.
real-mirrored = зеркально
real-not-entered = не введено
real-entered = введено
real-saw = прочтение: { $name }
real-dont-talk = Не обсуждайте: оба смотрят, оба вводят.
real-digit-of = { $symbol }?
real-pale-digit = { $digit }, видна в другом месте
real-pale-about = Бледные: эту цифру вы видите в другом месте. Всё равно нажмите, если она там.
real-back-one = Назад на одну
real-hold = Удерживайте, чтобы увидеть
real-every-stone-right = Все цифры верны?
real-tap-what-differs = Нажмите на то, что отличается, и введите, что видите.
real-all-entered = Всё введено
real-left = осталось: { $count }
real-match = { $count ->
        [one] Совпадает
       *[other] Совпадают, все: { $count }
    }
real-stack = Сложите фишки стопкой на поле 0
real-stack-about = Верхняя фишка — последняя на дорожке и бросает первой.
real-stack-ask = Какая { $number }-я сверху?
real-stack-from-top = Нажимайте сверху вниз.
real-stack-draw = Выбрать порядок случайно
real-answers = Ответы
real-move-track = Передвиньте на дорожке
real-to-space = на { $space }
real-skull-to = Жетон проклятия получает { $name }.
real-skull-gone = Жетон проклятия выходит из игры.
real-tokens-gone = Жетоны, которые никто не взял, выходят из игры.
real-spared = Брать нечего: { $name } ничего не меняет.
real-remove-die = Убрать: { $symbol }
real-dice-rolled = Введите кубики так, как выпали. Если кубик поворачивают, нажмите на него потом.
real-dice-turned = Введите, что показывают кубики после поворота одного из них. Ошибка? Нажмите на кубик.
real-roll-here = Бросить здесь
real-other-dice = Другие кубики
real-turn-die = Повернуть этот кубик
real-turn-to = Повёрнут на что?
real-unturn = Кубики не поворачивали
real-offer = Предлагается жетон: { $symbol }
real-offer-about = Оцените сейчас свою цифру этого символа: от одной до трёх. В конце считается вдвойне.
real-is-asked = { $name }: берёте жетон?
real-asked-in-order = Тот, кто берёт, тайно вводит от одной до трёх цифр.
real-leave = Оставить
real-take = Взять
real-seal = Закрыть
real-bet-about = ширина { $width }, очки: { $points }
real-bet-how = Нажмите на ряд, ведите, отпустите.
real-wheel = Ширина { $width }, очки { $points }
real-one-down = На один ниже
real-one-up = На один выше
real-your-bet = Ваша оценка
real-own-phone = свой телефон
real-called = ввод: { $name }
real-no-bet = оценки ещё нет; нажмите, чтобы ввести
real-placed = положен
real-compare-table = Сравните кубики и диапазоны со столом. Нажмите на строку, которая отличается. После проверки изменить нельзя.
real-you-roll = Бросаете вы. Кубик { $number }?
real-rolls = Бросает { $name }
real-order = с последнего места на дорожке: { $names }
real-all-bet = Так ли выглядит стол?
real-check-about = Одно нажатие за всех.
real-check = Проверить
real-take-wheel = Возьмите диск и задайте диапазон
real-bets-in = введено оценок: { $count } из { $all }
real-correct-until = Ошибка? Можно исправить до проверки.
real-which-stone = Что заменяете?
real-picks = { $name } выбирает, что заменить
real-stock = запас { $count }
real-none-left = пусто
real-lay-down = Сбросьте открыто: { $symbol }
real-lays-down = { $name } сбрасывает открыто: { $symbol }
real-draw-unseen = Потом берут новый так, чтобы владелец не видел цифру.
real-you-swap = Вы меняете
real-swaps = Меняет { $name }
real-swap-about = Сначала последний на дорожке.
real-waits-for = Новую цифру вводит { $name }
real-another = Другой выбор
real-laid = { $name } сбрасывает: { $symbol } { $digit }
real-must-show = На столе должна быть цифра { $digit }.
real-shows-another = Там другая цифра
real-what-shows = Что видно на столе?
real-doubt = На столе { $digit }, а введено другое.
real-doubt-ask = Там { $digit }?
real-another-confirms = Подтверждает другой игрок.
real-dismiss = Нет
real-confirm = Да
real-misread = Цифра прочитана неверно
real-misread-hidden = { $name }, { $symbol }: введено неверно. Цифра остаётся тайной.
real-misread-open = { $name }, { $symbol }: введено { $was }, а на деле { $now }.
real-no-answer-changed = Ни один ответ от неё не зависел.
real-not-undone = Чего не вернуть:
real-swap-not-undone = в раунде { $round } { $name } меняет или не меняет из-за неверного ответа.
real-skull-not-undone = Жетон проклятия достался другому.
real-rest-holds = Всё остальное верно.
real-go-on-how = Как играете дальше?
real-go-on-about = Нажмите, когда договоритесь. Листы уже исправлены.
real-leave-track = Не двигать
real-move-markers = Двигать
real-what-is-on-rack = Что на вашей подставке?
real-final-points = { $one } за одну цифру, { $two } за две, { $three } за три; неверно или ничего { $wrong }.
real-sealed = закрыто
real-writing = пишет
real-final-each = Каждый вводит тайно
real-sealed-about = Тайно, пока не закончат все.
real-you-sealed = Ваши оценки закрыты
real-change = Изменить
real-all-right = Всё верно: { $points }
real-is-right = { $symbol } { $digit }: там другая цифра?
real-end-wrong = Поверните подставки и сравните. Если что-то отличается, нажмите на это.
real-wheels-of = Диски: { $name }
real-seen = видна
real-sheet-about = Заштрихованные цифры видны в другом месте. Ваши пометки видите только вы.
real-track-about = Сравните с настоящей дорожкой, от первого к последнему.
real-stocks = Запас
real-laid-so-far = Сброшено
real-in-round = раунд { $number }
real-doubt-rack = Цифру на подставке прочитали неверно?
real-doubt-rack-about = Двое посмотрят ещё раз, без владельца.
real-entry-markers = Фишки
real-entry-dice = Кубики
real-entry-turn = Поворот кубика
real-entry-unturn = Без поворота
real-entry-offer = Жетон
real-entry-bet = Оценка
real-entry-check = Проверка
real-entry-pick = Замена
real-entry-another = Выбор отменён
real-entry-finals = Финальные предположения
real-entry-misread = Неверное прочтение
real-entry-confirm = Подтверждено
real-entry-dismiss = Отозвано
real-entry-recheck = Повторный взгляд
real-entry-adjust = Дорожка после поправки
real-never-own = Ваша подставка никогда не попадает на ваш телефон.
real-two-players = Вдвоём никто не проверит, что вводит за вас соперник: эти подставки видите только вы двое. Ошибка найдётся при сбросе, когда две цифры совпадут, или в конце.

# Свои диски и жетоны
real-set-first-name = Моя коробка
real-set-edit = Изменить
real-set-delete = Удалить: { $name }
real-set-new = { $edition ->
        [cards] Жетоны как в вашей коробке
       *[stones] Диски как в вашей коробке
    }
real-set-wheel = { $edition ->
        [cards] Жетон { $number }
       *[stones] Диск { $number }
    }
real-set-how = { $edition ->
        [cards] Положите настоящий жетон на шкалу от 0. Коснитесь последнего числа, которое он закрывает.
       *[stones] Поверните настоящий диск так, чтобы окно начиналось с 0. Коснитесь последнего числа, которое в нём видно.
    }
real-set-width = Ширина
real-set-unit = { $count ->
        [one] число
        [few] числа
       *[other] чисел
    }
real-set-points = Напечатанные очки
real-set-fewer = На очко меньше
real-set-more = На очко больше
real-set-is = От 0 до { $last }: ширина { $width }, очки: { $points }
real-set-differ = Все семь ширин разные.
real-set-right = Всё верно
real-set-side = Сторона
real-set-plain = Обычная сторона
real-set-x = Сторона X
real-set-of-width = ширина { $width }
real-standing-read = с коробки
real-standing-attested = есть в правилах
real-standing-guess = наше предположение
real-wrong-widths = Две ширины одинаковы.
real-wrong-room = Ширина не помещается на шкале.
real-wrong-points = Очки: от -99 до 99.
real-wrong-name = Набору нужно название без знака ~.
real-odd-wider = Необычно: за большую ширину больше очков.
real-odd-narrowest = Необычно: самая малая ширина даёт не больше всех.
real-odd-side = Сторона X ещё не проверена. Она играется как обычная.
real-set-differs = { $count ->
        [0] Как у нас.
        [one] Не как у нас: { $count } из 7.
        [few] Не как у нас: { $count } из 7.
       *[other] Не как у нас: { $count } из 7.
    }
real-set-share = Поделиться
real-set-copied = В ссылке весь набор; она скопирована.
real-set-kept-here = Хранится на этом устройстве. Выберите его, когда готовите стол.
real-set-keep = Сохранить
real-set-about = Большинство напечатанных чисел нигде не приведены. Достаньте свои из коробки и исправьте наши.
real-set-whose = Откуда известно каждое число

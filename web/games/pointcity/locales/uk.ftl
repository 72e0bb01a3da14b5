### Українська. У кожній мові ті самі повідомлення з тими самими змінними; ідентифікатори дають рушій і сторінка.

## Складники

resource-community = громада
    .acc = громаду
    .gen = громади
resource-economy = економіка
    .acc = економіку
    .gen = економіки
resource-energy = енергія
    .acc = енергію
    .gen = енергії
resource-ecology = екологія
    .acc = екологію
    .gen = екології
resource-industry = промисловість
    .acc = промисловість
    .gen = промисловості
resource-ingenuity = винахідливість
    .acc = винахідливість
    .gen = винахідливості
side = { $amount ->
    [1] { $resource }
   *[other] { $resource } × { $amount }
}
    .acc = { $amount ->
        [1] картку { FORM($resource, "gen") }
       *[other] подвійну картку { FORM($resource, "gen") }
    }
spent-cards = { $amount ->
    [1] { $count ->
        [one] { $count } картка { FORM($resource, "gen") }
        [few] { $count } картки { FORM($resource, "gen") }
       *[many] { $count } карток { FORM($resource, "gen") }
    }
   *[other] { $count ->
        [one] { $count } подвійна картка { FORM($resource, "gen") }
        [few] { $count } подвійні картки { FORM($resource, "gen") }
       *[many] { $count } подвійних карток { FORM($resource, "gen") }
    }
}
    .acc = { $amount ->
        [1] { $count ->
            [one] { $count } картку { FORM($resource, "gen") }
            [few] { $count } картки { FORM($resource, "gen") }
           *[many] { $count } карток { FORM($resource, "gen") }
        }
       *[other] { $count ->
            [one] { $count } подвійну картку { FORM($resource, "gen") }
            [few] { $count } подвійні картки { FORM($resource, "gen") }
           *[many] { $count } подвійних карток { FORM($resource, "gen") }
        }
    }
cell-place = рядок { $row }, стовпчик { $column }
building-line = { $name } (дає: { $gives }; коштує: { $cost })
gives-civic = громадський жетон
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}

## Об’єкти

building-cash_machine = Банкомат
    .acc = банкомат
building-mini_golf = Мінігольф
    .acc = мінігольф
building-newsstand = Газетний кіоск
    .acc = газетний кіоск
building-market_stall = Ринковий прилавок
    .acc = ринковий прилавок
building-bus_stop = Автобусна зупинка
    .acc = автобусну зупинку
building-post_office = Пошта
    .acc = пошту
building-pond = Ставок
    .acc = ставок
building-food_truck = Фудтрак
    .acc = фудтрак
building-playground = Дитячий майданчик
    .acc = дитячий майданчик
building-hot_dog_stand = Візок із хот-догами
    .acc = візок із хот-догами
building-small_house = Будиночок
    .acc = будиночок
building-cabin = Хатинка
    .acc = хатинку
building-bird_feeder = Годівничка
    .acc = годівничку
building-art_gallery = Картинна галерея
    .acc = картинну галерею
building-fountain = Фонтан
    .acc = фонтан
building-cafe = Кав’ярня
    .acc = кав’ярню
building-community_garden = Спільний сад
    .acc = спільний сад
building-townhouses = Таунхауси
    .acc = таунхауси
building-cell_tower = Вежа зв’язку
    .acc = вежу зв’язку
building-factory = Завод
    .acc = завод
building-radio_station = Радіостанція
    .acc = радіостанцію
building-observatory = Обсерваторія
    .acc = обсерваторію
building-supermarket = Супермаркет
    .acc = супермаркет
building-square = Сквер
    .acc = сквер
building-mansion = Особняк
    .acc = особняк
building-warehouse = Склад
    .acc = склад
building-funfair = Парк розваг
    .acc = парк розваг
building-apartments = Висотка
    .acc = висотку
building-data_centre = Дата-центр
    .acc = дата-центр
building-quarry = Кар’єр
    .acc = кар’єр
building-train_station = Вокзал
    .acc = вокзал
building-dam = Гребля
    .acc = греблю

## Жетони громади

token-flat = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
token-sets = { $points ->
    [one] { $points } очко за кожен набір постійних ресурсів { FORM($resources, "gen") }
    [few] { $points } очки за кожен набір постійних ресурсів { FORM($resources, "gen") }
   *[many] { $points } очок за кожен набір постійних ресурсів { FORM($resources, "gen") }
}
token-single = { $points ->
    [one] { $points } очко за кожен постійний ресурс { FORM($resources, "gen") }
    [few] { $points } очки за кожен постійний ресурс { FORM($resources, "gen") }
   *[many] { $points } очок за кожен постійний ресурс { FORM($resources, "gen") }
}
token-types = { $points ->
    [one] { $points } очко за кожен тип, у якому маєте щонайменше { $least } постійні ресурси
    [few] { $points } очки за кожен тип, у якому маєте щонайменше { $least } постійні ресурси
   *[many] { $points } очок за кожен тип, у якому маєте щонайменше { $least } постійні ресурси
}
token-missing = { $points ->
    [one] { $points } очко за кожен тип без постійного ресурсу
    [few] { $points } очки за кожен тип без постійного ресурсу
   *[many] { $points } очок за кожен тип без постійного ресурсу
}
token-ingenuity = { $points ->
    [one] { $points } очко за кожну невитрачену картку винахідливості
    [few] { $points } очки за кожну невитрачену картку винахідливості
   *[many] { $points } очок за кожну невитрачену картку винахідливості
}
token-cards = { $points ->
    [one] { $points } очко за кожну невитрачену картку ресурсу
    [few] { $points } очки за кожну невитрачену картку ресурсу
   *[many] { $points } очок за кожну невитрачену картку ресурсу
}
token-plain = { $points ->
    [one] { $points } очко за кожен об’єкт, що дає ресурс і не дає очок
    [few] { $points } очки за кожен об’єкт, що дає ресурс і не дає очок
   *[many] { $points } очок за кожен об’єкт, що дає ресурс і не дає очок
}
token-tokens = { $points ->
    [one] { $points } очко за кожен свій жетон, і за цей теж
    [few] { $points } очки за кожен свій жетон, і за цей теж
   *[many] { $points } очок за кожен свій жетон, і за цей теж
}
token-brief-pair = { $points } за { FORM($resource, "acc") } + { FORM($with, "acc") }
token-brief-all = { $points } за набір усіх типів
token-brief-single = { $points } за { FORM($resource, "acc") }
token-brief-types = { $points } за тип із { $least }+
token-brief-missing = { $points } за відсутній тип
token-brief-ingenuity = { $points } за картку винахідливості
token-brief-cards = { $points } за картку ресурсу
token-brief-plain = { $points } за об’єкт, що дає лише ресурс
token-brief-tokens = { $points } за жетон
tokens-one = один тип
tokens-two = два типи
tokens-other = інші

## Стіл

round-of = Хід { $round } з { $rounds }
deck-count = { $count ->
    [one] { $count } картка в колоді
    [few] { $count } картки в колоді
   *[many] { $count } карток у колоді
}
deck-top = зверху: { $side }
market-title = Ринок
cell-empty = порожньо
tokens-title = Жетони
tab-city = Моє місто
hand-title = Картки ресурсів
permanent-title = Постійні ресурси
city-title = Об’єкти
nothing = немає
stack-count = { $side }: { $count }
worth = { $what }: { $points }
automa = Автома
level-easy = легкий
level-medium = середній
level-hard = складний
automa-next = далі бере: { $places }
score-buildings = Об’єкти
score-resources = Ресурси
score-tokens = Жетони
score-token-flat = { $points ->
    [one] { $points } очко (жетон)
    [few] { $points } очки (жетон)
   *[many] { $points } очок (жетон)
}
score-ingenuity = Винахідливість
tie-cards = Нічия, по { $points }. Попереду { $name }, бо лишилося більше карток ресурсів: { $own } проти { $figure } ({ $other }).
tie-cards-you = { $you ->
    [name] Нічия, по { $points }. Ви попереду, бо лишилося більше карток ресурсів: { $own } проти { $figure } ({ $other }).
   *[other] Нічия, по { $points }. Попереду { $name }, бо лишилося більше карток ресурсів: { $own } проти { $figure } (ви).
}
tie-automa = Нічия, по { $points }: щоб перемогти автому, потрібно більше очок, ніж у неї.
curve-points = Очки
curve-city = Об’єкти
statistics-together = Без автоми
statistics-token = Узяті жетони

## Запитання

ask-turn = { $stage ->
    [deck] Візьміть дві сусідні картки або доберіть дві
    [market] Візьміть дві сусідні картки
   *[none] Ви нічого не можете взяти
}
ask-flip = Яку картку ресурсу перегорнути об’єктом догори?
ask-second = Яку сусідню картку ви берете?
ask-payment = Чим ви платите?
ask-payment_type = Чим ви сплачуєте цей ресурс?
ask-token = Який жетон ви берете за { FORM($source, "acc") }?

## Варіанти

option-take = { $what } ({ $place })
option-flip_cell = { $what } ({ $place })
option-flip = Перегорнути картку ресурсу
option-draw = { $side ->
    [none] Добрати дві картки
   *[other] Добрати { FORM($side, "acc") } та невідому
}
option-pass = Пропустити хід
option-pay = Витратити { FORM($sides, "acc") }
option-pay_type = За { FORM($resource, "acc") } віддати { FORM($sides, "acc") }
option-token = { $token }
act-take = Узяти
act-draw = Добрати
act-flip = Перегорнути

## Чому чогось не можна обрати

blocked-short = { $count ->
    [one] Бракує { $count } символу
    [few] Бракує { $count } символів
   *[many] Бракує { $count } символів
}
blocked-no-pair = Поруч немає картки, яку можна взяти разом із цією
blocked-flipped = Цього ходу картку вже перегорнуто
blocked-no-line = Немає рядка чи стовпчика із самих ресурсів
blocked-deck-empty = Колода порожня
reason-where = Беріть із ринку ({ $places })
reason-wanted = Інакше { FORM($card, "acc") } можуть збудувати інші
reason-token = Жетон може стати вашим
reason-leaves = У середньому далі ви збудуєте { $built ->
    [one] { $built } об’єкт
    [few] { $built } об’єкти
    [many] { $built } об’єктів
   *[other] { $built } об’єкта
  } та матимете { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  }
reason-ends-points = У середньому далі ви матимете { $mean ->
    [one] { $mean } очко
    [few] { $mean } очки
    [many] { $mean } очок
   *[other] { $mean } очка
  } замість { $instead }
reason-ends-buildings = У середньому далі ви матимете { $mean ->
    [one] { $mean } об’єкт
    [few] { $mean } об’єкти
    [many] { $mean } об’єктів
   *[other] { $mean } об’єкта
  } замість { $instead }
reason-ends-resources = У середньому далі ви матимете { $mean ->
    [one] { $mean } картку ресурсу
    [few] { $mean } картки ресурсів
    [many] { $mean } карток ресурсів
   *[other] { $mean } картки ресурсу
  } замість { $instead }
reason-ends-growth = У середньому ваші жетони далі можуть принести ще { $mean ->
    [one] { $mean } очко
    [few] { $mean } очки
    [many] { $mean } очок
   *[other] { $mean } очка
  } замість { $instead }
reason-ends-rival-points = У середньому найсильніший суперник далі матиме { $mean ->
    [one] { $mean } очко
    [few] { $mean } очки
    [many] { $mean } очок
   *[other] { $mean } очка
  } замість { $instead }
reason-own-building = Ви можете збудувати { FORM($card, "acc") }: імовірність { $share } % замість { $before } %
reason-own-token = Ви можете взяти жетон «{ $token }»: імовірність { $share } % замість { $before } %
reason-own-reach = Далі вам може вистачити на { FORM($card, "acc") }: імовірність { $share } % замість { $before } %
reason-rival-building = { $seat } може збудувати { FORM($card, "acc") }: імовірність { $share } % замість { $before } %
reason-rival-token = { $seat } може взяти жетон «{ $token }»: імовірність { $share } % замість { $before } %
reason-rival-reach = Далі { $seat } зможе оплатити { FORM($card, "acc") }: імовірність { $share } % замість { $before } %
reason-more-points = Ваші об’єкти можуть дати більше очок: у середньому { $mean } замість { $instead }
reason-more-resources = Ви можете мати більше постійних ресурсів: у середньому { $mean } замість { $instead }
reason-more-buildings = Ви можете мати більше об’єктів: у середньому { $mean } замість { $instead }
reason-more-tokens = Ваші жетони можуть дати більше очок: у середньому { $mean } замість { $instead }
reason-more-symbols = На ваших картках може бути більше символів ресурсів: у середньому { $mean } замість { $instead }
reason-more-reach = Вам може вистачити на більше об’єктів ринку: у середньому { $mean } замість { $instead }
reason-fewer-buildings = { $seat } може мати менше об’єктів: у середньому { $mean } замість { $instead }
reason-less-tokens = { $seat } може мати менше очок за жетони: у середньому { $mean } замість { $instead }
reason-less-reach = { $seat } зможе оплатити менше об’єктів ринку: у середньому { $mean } замість { $instead }
reason-token-now = Ви одразу берете жетон
reason-scores = { $points_now ->
    [one] Це одразу дає { $points_now } очко
    [few] Це одразу дає { $points_now } очки
   *[many] Це одразу дає { $points_now } очок
}
reason-new-type = Ваш перший постійний ресурс { FORM($resource, "gen") }
reason-saves-for = Тоді вистачить на { FORM($card, "acc") }

## Події

event-turn_started = { $seat } починає хід { $round }
event-turn_started-you = Ви починаєте хід { $round }
event-card_flipped = { $seat } перегортає картку ({ $place }) і відкриває { FORM($card, "acc") }
event-card_flipped-you = Ви перегортаєте картку ({ $place }) і відкриваєте { FORM($card, "acc") }
event-resource_taken = { $seat } бере { FORM($side, "acc") }
event-resource_taken-you = Ви берете { FORM($side, "acc") }
event-resource_drawn = { $seat } добирає { FORM($side, "acc") }
event-resource_drawn-you = Ви добираєте { FORM($side, "acc") }
event-resources_spent = { $seat } витрачає { FORM($sides, "acc") }
event-resources_spent-you = Ви витрачаєте { FORM($sides, "acc") }
event-building_built = { $seat } будує { FORM($card, "acc") }
event-building_built-you = Ви будуєте { FORM($card, "acc") }
event-token_taken = { $seat } бере жетон «{ $token }»
event-token_taken-you = Ви берете жетон «{ $token }»
event-turn_passed = { $seat } нічого не може взяти й пропускає хід
event-turn_passed-you = Ви нічого не можете взяти й пропускаєте хід
event-resource_dealt = Викладено { FORM($side, "acc") } ({ $place })
event-building_dealt = Викладено { FORM($card, "acc") } ({ $place })
event-automa_took = Автома бере { FORM($side, "acc") }
event-automa_built = Автома будує { FORM($card, "acc") }
event-automa_took_token = Автома бере жетон «{ $token }»
event-automa_moved = Далі автома візьме ці картки ({ $places })
last-stone = { $seat } будує останній об’єкт — { FORM($card, "acc") }
last-stone-you = Ви будуєте останній об’єкт — { FORM($card, "acc") }
event-game_ended = { $several ->
    [0] Гру завершено: перемагає автома
    [1] Гру завершено: перемагає { $winners }
   *[other] Гру завершено: перемогу ділять { $winners }
}
event-game_ended-you = { $several ->
    [0] Гру завершено: перемагає автома
    [1] Гру завершено. Ви перемогли
   *[other] Гру завершено: перемогу ділите { FORM($winners, "inside") }
}

## Сторінка

title = Карткове місто
    .points = n
subtitle = Беріть по дві картки й будуйте місто
pitch = Беріть дві сусідні картки: ресурси, щоб платити, й об’єкти, що допоможуть платити далі.
set = У коробці
phase-over = гру завершено
last-round = останній хід
hand-empty = немає карток ресурсів
city-empty = ще немає об’єктів
stack-civic = громадські об’єкти
stack-points = об’єкти заради очок
automa-takes = це наступним візьме автома
cell-affordable = вистачає, щоб заплатити
cell-missing = { $count ->
    [one] бракує { $count } символу
    [few] бракує { $count } символів
   *[many] бракує { $count } символів
}
cell-gain = { $count ->
    [one] дає { $count } очко
    [few] дає { $count } очки
   *[many] дає { $count } очок
}
token-name = Жетон
token-now = { $count ->
    [one] зараз { $count } очко
    [few] зараз { $count } очки
   *[many] зараз { $count } очок
}
payment-proposed = пропонуємо
points-untold = Очки ще рахують
points-now = очок зараз
city-of = { $count ->
    [one] { $name }: { $count } об’єкт
    [few] { $name }: { $count } об’єкти
   *[many] { $name }: { $count } об’єктів
}
automa-tokens = { $count ->
    [one] { $count } жетон долілиць
    [few] { $count } жетони долілиць
   *[many] { $count } жетонів долілиць
}
tier-number = Рівень { $tier }
sheet-gives = Дає: { $gives }
sheet-costs = Коштує: { $cost }
sheet-second = { $count ->
    [one] Зараз бракує { $count } символу. Його має дати сусідня картка ресурсу, яку ви берете разом із цією.
    [few] Зараз бракує { $count } символів. Їх має дати сусідня картка ресурсу, яку ви берете разом із цією.
   *[many] Зараз бракує { $count } символів. Їх має дати сусідня картка ресурсу, яку ви берете разом із цією.
}
sheet-joker = Витратьте її на будівництво замість будь-якого одного ресурсу.
sheet-resource = Витратьте її на будівництво: нею можна заплатити { $amount ->
    [one] за { $amount } символ { FORM($resource, "gen") }
    [few] щонайбільше за { $amount } символи { FORM($resource, "gen") }
   *[many] щонайбільше за { $amount } символів { FORM($resource, "gen") }
}. На звороті об’єкт, якого ще ніхто не знає.
automa-level = Рівень автоми
option-of-first = Хто починає
promo-tokens = Проможетони
promo-tokens-help = До жетонів домішують ще чотири.
pieces-alone = Ви проти автоми: після кожного вашого ходу вона бере дві картки, ні за що не платить і виграє, якщо очок у вас не більше, ніж у неї.
pieces-together = Гравців: { $count }; у кожного 17 ходів, на ринку шістнадцять карток. Приховані лише колода та зворотні боки карток.
resources-title = Ресурси
told-token = жетон
chapter-turn = Хід { $round }
promo-mark = (промо)
deed-building_built = { $card }
deed-resource_taken = { $side }
deed-resource_drawn = { $side }
deed-card_flipped = { $card }

# What problems are about
problem-theme-cards = Картки
problem-theme-second-card = Друга картка
problem-theme-tokens = Жетони
problem-theme-last-round = Останні ходи
problem-theme-turning-over = Перегортання

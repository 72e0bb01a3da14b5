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
        [1] { FORM($resource, "acc") }
       *[other] { FORM($resource, "acc") } × { $amount }
    }
spent-cards = { $amount ->
    [1] { $resource } × { $count }
   *[other] подвійна { $resource } × { $count }
}
    .acc = { $amount ->
        [1] { FORM($resource, "acc") } × { $count }
       *[other] подвійну { FORM($resource, "acc") } × { $count }
    }
cell-place = рядок { $row }, стовпчик { $column }
building-line = { $name } (дає: { $gives }; коштує: { $cost })
gives-civic = жетон громади
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}

## Об’єкти

building-cash_machine = Банкомат
building-mini_golf = Мінігольф
building-newsstand = Газетний кіоск
building-market_stall = Ринковий прилавок
building-bus_stop = Автобусна зупинка
building-post_office = Пошта
building-pond = Ставок
building-food_truck = Фудтрак
building-playground = Дитячий майданчик
building-hot_dog_stand = Візок із хот-догами
building-small_house = Будиночок
building-cabin = Хатинка
building-bird_feeder = Годівничка
building-art_gallery = Картинна галерея
building-fountain = Фонтан
building-cafe = Кав’ярня
building-community_garden = Спільний сад
building-townhouses = Таунхауси
building-cell_tower = Вежа зв’язку
building-factory = Завод
building-radio_station = Радіостанція
building-observatory = Обсерваторія
building-supermarket = Супермаркет
building-square = Сквер
building-mansion = Особняк
building-warehouse = Склад
building-funfair = Парк розваг
building-apartments = Багатоповерхівка
building-data_centre = Дата-центр
building-quarry = Кар’єр
building-train_station = Вокзал
building-dam = Гребля

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
    [one] { $points } очко за кожен тип, постійних ресурсів якого { $least } або більше
    [few] { $points } очки за кожен тип, постійних ресурсів якого { $least } або більше
   *[many] { $points } очок за кожен тип, постійних ресурсів якого { $least } або більше
}
token-missing = { $points ->
    [one] { $points } очко за кожен тип, постійних ресурсів якого немає
    [few] { $points } очки за кожен тип, постійних ресурсів якого немає
   *[many] { $points } очок за кожен тип, постійних ресурсів якого немає
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
score-resources = ресурси
score-tokens = жетони
score-ingenuity = винахідливість
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
    [deck] Візьміть картку з ринку та сусідню, що торкається її стороною, або дві з колоди
    [market] Візьміть картку з ринку та сусідню, що торкається її стороною
   *[none] Ви нічого не можете взяти
}
ask-flip = Яку картку ресурсу перегорнути на бік з об’єктом?
ask-second = Яку сусідню картку ви берете?
ask-payment = Чим ви платите?
ask-payment_type = Чим ви сплачуєте цей ресурс?
ask-token = Який жетон ви берете за об’єкт «{ $source }»?

## Варіанти

option-take = { $what } ({ $place })
option-flip_cell = { $what } ({ $place })
option-flip = Перегорнути картку ресурсу
option-draw = Дві картки з колоди: { $side } та невідома
option-pass = Пропустити хід
option-pay = Витратити { FORM($sides, "acc") }
option-pay_type = За { FORM($resource, "acc") } віддати { FORM($sides, "acc") }
option-token = { $token }
act-take = Узяти
act-draw = Добрати

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
reason-where = На ринку: { $places }
reason-wanted = Інакше об’єкт «{ $card }» можуть збудувати інші
reason-token = Жетон може стати вашим
reason-leaves = Далі в середньому: збудовано { $built }, очок { $points }
reason-token-now = Ви одразу берете жетон
reason-scores = Очки одразу: { $points_now }
reason-new-type = Перший постійний ресурс цього типу: { $resource }
reason-saves-for = Тоді вистачить на об’єкт «{ $card }»

## Події

event-turn_started = { $seat } починає хід { $round }
event-turn_started-you = Ви починаєте хід { $round }
event-card_flipped = { $seat } перегортає картку ({ $place }): об’єкт «{ $card }»
event-card_flipped-you = Ви перегортаєте картку ({ $place }): об’єкт «{ $card }»
event-resource_taken = { $seat } бере { FORM($side, "acc") }
event-resource_taken-you = Ви берете { FORM($side, "acc") }
event-resource_drawn = { $seat } добирає { FORM($side, "acc") }
event-resource_drawn-you = Ви добираєте { FORM($side, "acc") }
event-resources_spent = { $seat } витрачає { FORM($sides, "acc") }
event-resources_spent-you = Ви витрачаєте { FORM($sides, "acc") }
event-building_built = { $seat } будує об’єкт «{ $card }»
event-building_built-you = Ви будуєте об’єкт «{ $card }»
event-token_taken = { $seat } бере жетон: { $token }
event-token_taken-you = Ви берете жетон: { $token }
event-turn_passed = { $seat } нічого не може взяти і пропускає хід
event-turn_passed-you = Ви нічого не можете взяти і пропускаєте хід
event-resource_dealt = Нова картка на ринку, { $place }: { $side }
event-building_dealt = Новий об’єкт на ринку, { $place }: { $card }
event-automa_took = Автома бере { FORM($side, "acc") }
event-automa_built = Автома будує об’єкт «{ $card }»
event-automa_took_token = Автома бере жетон: { $token }
event-automa_moved = Далі автома бере: { $places }
last-stone = { $seat } будує останній об’єкт, «{ $card }»
event-game_ended = { $several ->
    [0] Гру завершено: перемагає автома
    [1] Гру завершено: перемагає { $winners }
   *[other] Гру завершено: перемогу ділять { $winners }
}
event-game_ended-you = { $several ->
    [0] Гру завершено: перемагає автома
    [1] Гру завершено. Ви перемогли
   *[other] Гру завершено: перемогу ділите { $winners }
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
sheet-second = Зараз бракує символів: { $count }. Їх має дати суміжна картка ресурсу, яку ви берете разом із цією.
sheet-joker = Поки не витрачено, нею можна платити як будь-яким одним ресурсом.
sheet-resource = Витратьте її на будівництво: платить за ресурс «{ $resource }», символів: { $amount }. На звороті об’єкт, якого ще ніхто не знає.
automa-level = Рівень автоми
option-of-first = Хто починає
promo-tokens = Проможетони
promo-tokens-help = До жетонів домішують ще чотири.
pieces-alone = Ви проти автоми: після кожного вашого ходу вона бере дві картки, ні за що не платить і виграє, якщо у вас не більше очок.
pieces-together = Гравців: { $count }, по 17 ходів кожному, шістнадцять карток на ринку. Приховані лише колода та зворотні боки карток.
resources-title = Ресурси
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

### Русский. Во всех языках одни и те же сообщения с одними и теми же переменными; идентификаторы дают движок и страница.

## Страница

title = Цитадели
subtitle = Карточный стол для средневекового города
pitch = Тайно выбирайте роль, возводите кварталы — и пусть ваш город будет лучшим, когда ляжет последний камень.

## Прихожая

set = Карты
edition = Издание
edition-2016 = Издание 2016 года
edition-classic = Классическое, с «Тёмным городом»
set-first_game = Первая партия
set-ambitious_aristocrats = Честолюбивые аристократы
set-cunning_agents = Хитрые агенты
set-illustrious_emissaries = Прославленные эмиссары
set-devious_dignitaries = Коварные сановники
set-tenacious_delegates = Упорные посланцы
set-vicious_nobles = Зловещие дворяне
set-ua_illustrious_emissaries = Прославленные эмиссары (украинское издание)
set-ua_devious_dignitaries = Коварные сановники (украинское издание)
set-ua_vicious_nobles = Зловещие дворяне (украинское издание)
set-base_game = Базовая игра
set-dark_city = Тёмный город
set-old_friends = Старые друзья
set-high_court = При дворе
set-powder_and_bells = Порох и колокола
set-market_day = Базарный день
set-by-lot = Набор по жребию
set-by-hand = Собственный набор
set-characters = Персонажи
set-districts = Особые кварталы
set-tally = { $count } из { $wanted }
lot-number = Номер жеребьёвки
draw-again = Ещё раз
nobody = Никого
from-players = от { $count } игроков
cast = Кто есть кто
option-of-starts = У кого сначала корона
option-of-length = Сколько кварталов завершают город
length-usual = По правилам: { $size }
length-of = { $size }
option-of-variant = Выбор ролей вдвоём
variant-usual = Одну роль себе, одну отложить
variant-piles = Стопки из четырёх и трёх
save-state = Раунд { $round }, { $phase }

## Стол

round-number = Раунд { $round }
phase-draft = выбор ролей
phase-turns = ходы
phase-over = партия окончена
last-round = последний раунд
ranks = Персонажи по рангам
rank-number = Ранг { $rank }
rank-label = { $state ->
    [none] { $rank }, { $name }
   *[other] { $rank }, { $name }: { $state }
}
fate-faceup = вне раунда
fate-absent = не отвечает
fate-mine = ваша роль
mark-kill = Убивает { $by }
mark-rob = Грабит { $by }
mark-bewitch = Заколдовывает { $by }
mark-warrant = { $real ->
    [yes] Подписанный ордер, кладёт { $by }
    [no] Неподписанный ордер, кладёт { $by }
   *[none] Ордер, кладёт { $by }
}
mark-threat = { $real ->
    [yes] Настоящая угроза, кладёт { $by }
    [no] Пустая угроза, кладёт { $by }
   *[none] Угроза, кладёт { $by }
}
tax-gold = { $count ->
    [one] { $count } золотой налога
    [few] { $count } золотых налога
   *[many] { $count } золотых налога
}
has-crown = владеет короной
gold-count = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[many] { $count } золотых
}
hand-count = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
points-count = { $count ->
    [one] пока { $count } очко
    [few] пока { $count } очка
   *[many] пока { $count } очков
}
drafted-count = { $count ->
    [one] { $count } скрытая роль
    [few] { $count } скрытые роли
   *[many] { $count } скрытых ролей
}
city-label = Город: { $built } из { $size } кварталов
city-complete = Завершён
district-label = { $name }, тип: { $type }, цена { $cost }
hand-title = Ваша рука
hand-empty = На руке нет карт
deck-count = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
mine-title = { $count ->
    [1] Ваша роль
   *[other] Ваши роли
}
mine-none = ещё не выбрана
passed-title = Ушли дальше:
costs = стоит

## Конец партии

score-districts = Кварталы
score-types = Кварталы всех типов
score-first = Первый завершённый город
score-completed = Завершённый город

## О чём спрашивает стол

ask-draft = Выберите персонажа на этот раунд
ask-piles = Возьмёте эту стопку или передадите её, чтобы получить три карты, которых не видели?
ask-draft_two = Выберите из этой стопки двух персонажей на раунд
ask-draft_discard = Отложите одного персонажа лицом вниз
ask-turn = { $stage ->
    [gather] { $source }: возьмите золото или карты
    [due] { $source }: прежде чем завершить ход, примените свойство
    [build] { $source }: стройте или завершайте ход
    [act] { $source }: примените что есть или завершайте ход
   *[end] { $source }: осталось только завершить ход
}
ask-keep = { $choices ->
    [1] Взятые карты одинаковы: оставьте себе одну
   *[other] Оставьте себе одну из взятых карт
}
ask-keep_some = Оставьте себе из взятых карт: { $most }
ask-payment = { $source }: чем заплатите?
ask-payment_cards = { $source }: какую карту отдаёте в уплату?
ask-kill = Кого убиваете?
ask-rob = Кого грабите?
ask-swap = Чью руку берёте вместо своей?
ask-redraw = { $most ->
    [1] Отдайте карту, чтобы взять новую
    [one] Отдайте до { $most } карты, чтобы взять столько же новых
    [few] Отдайте до { $most } карт, чтобы взять столько же новых
   *[many] Отдайте до { $most } карт, чтобы взять столько же новых
}
ask-destroy = Какой квартал разрушаете?
ask-bewitch = Кого заколдовываете?
ask-warrant_signed = Кому подписанный ордер?
ask-warrant_blank = Кому неподписанный ордер?
ask-threat_real = Кому настоящая угроза?
ask-threat_blank = Кому пустая угроза?
ask-confiscate = { $choices ->
    [1] За квартал заплатил игрок под вашим неподписанным ордером. Забрать нельзя, но никто другой этого не знает
   *[other] За квартал заплатил игрок под вашим подписанным ордером. Забираете его?
}
ask-bribe = Вам угрожают. Дадите взятку?
ask-unmask = Взятки нет. Откроете угрозу?
ask-spy = Чью руку посмотрите?
ask-spy_type = Какой тип ищете?
ask-wizard = Чью руку посмотрите?
ask-wizard_card = Какую карту берёте?
ask-wizard_build = { $choices ->
    [1] Сейчас эту карту не построить. Оставьте её на руке; никто другой этого не знает
   *[other] Построить сразу или оставить на руке?
}
ask-seer_give = Какую карту возвращаете?
ask-crown = Кому отдаёте корону?
ask-crown_tribute = { $source } отдаёт вам корону. Что отдаёте взамен?
ask-crown_price = Что берёте взамен?
ask-tithe = Кто из богатейших вам платит?
ask-mix = Чем берёте доход?
ask-loan = Что строите в долг?
ask-loan_from = Кто одолжит вам золото?
ask-loan_cards = { $least ->
    [1] Какую карту отдаёте взамен?
    [one] Какие отдаёте взамен? Нужна { $least } карта
    [few] Какие { $least } карты отдаёте взамен?
   *[many] Какие { $least } карт отдаёте взамен?
}
ask-study = Какую карту оставляете себе?
ask-seize = Какой квартал захватываете?
ask-exchange = Какой квартал хотите получить?
ask-exchange_for = Какой свой квартал отдаёте взамен?
ask-beautify = Какой квартал украшаете?
ask-armory = { $source }: какой квартал разрушаете?
ask-museum = { $source }: какую карту кладёте?
ask-framework = { $source }: что строите на его месте?
ask-search = { $source }: какую карту берёте из колоды?
ask-bell = { $source }: бьёте в колокол, чтобы город завершали семь кварталов?
ask-rescue = { $source }: выкупаете разрушенный квартал себе на руку за 1 золотой?
ask-thanks = { $source }: благодарите владельца короны? Кто молчит, теряет ход
ask-theater = { $source }: с кем меняетесь ролью?
ask-theater_give = { $source }: какую свою роль отдаёте?
ask-laboratory = { $source }: какую карту отдаёте?
ask-other = { $source ->
    [none] Сделайте выбор
   *[other] { $source }: сделайте выбор
}

## Ответы

option-cancel = Передумать
option-draft = { $character }
option-discard = { $character }
option-gather_gold = { $amount ->
    [one] Взять { $amount } золотой
    [few] Взять { $amount } золотых
   *[many] Взять { $amount } золотых
}
option-gather_cards = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
}
option-income = Доход ({ $type } тип): { $amount }
option-build = Построить: { $card }
option-end_turn = Завершить ход
option-keep = { $card ->
    [none] Оставить на руке
   *[other] { $card }
}
option-card = { $card }
option-pay = { $cards ->
    [0] Заплатить { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    }
    [one] Заплатить { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    } и { $cards } карту
    [few] Заплатить { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    } и { $cards } карты
   *[many] Заплатить { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    } и { $cards } карт
}
option-name = { $character }
option-seat = { $seat }
option-destroy = { $card }
option-pile = { $take ->
    [1] Взять эту стопку из четырёх
   *[0] Передать её, взять три
}
option-ring = Ударить: город завершают { $size } кварталов
option-stay_silent = Промолчать
option-rescue = Выкупить: { $card }
option-thank = «Благодарю, ваше превосходительство!»
option-sacrifice = Разрушить: { $card }
option-confiscate = Забрать: { $card }
option-let_pass = Пропустить
option-bribe = { $gold ->
    [one] Дать взятку: { $gold } золотой
    [few] Дать взятку: { $gold } золотых
   *[many] Дать взятку: { $gold } золотых
}
option-refuse = Отказаться
option-unmask = Открыть угрозу
option-type = { $type }
option-give = { $what ->
    [gold] 1 золотой
    [card] { $card }
   *[none] { $card }: получает { $seat }
}
option-take = { $what ->
    [gold] 1 золотой
   *[card] Случайную карту
}
option-mix = { $cards ->
    [0] Золотом: { $gold }
   *[other] Золотом: { $gold }, картами: { $cards }
}
option-seize = { $card }
option-exchange = { $card }
option-exchange_for = { $card }
option-beautify = { $card }
option-armory = { $card }
ability-bewitch = Заколдовать персонажа
ability-warrant = Раздать ордера
ability-threaten = Раздать угрозы
ability-spy = Подсмотреть руку игрока
ability-take_card = Забрать карту с руки игрока
ability-seer = Взять по карте у всех
ability-crown = Отдать корону
ability-tithe = Взять 1 золотой у богатейшего
ability-loan = Построить в долг
ability-four_gold = Взять 4 золотых
ability-four_cards = Взять 4 карты
ability-study = Просмотреть семь карт
ability-exchange = Обменяться кварталами
ability-exchange-classic = Обменяться кварталами и завершить ход
ability-seize = Захватить квартал
ability-court = Побывать при дворе: 3 золотых
ability-beautify = Украсить квартал
ability-collect_tax = Собрать налоги
ability-kill = Убить персонажа
ability-rob = Ограбить персонажа
ability-swap = Обменяться руками с игроком
ability-redraw = Поменять карты с колодой
ability-bonus_gold = Взять дополнительный золотой
ability-bonus_cards = Взять дополнительные карты
ability-destroy = Разрушить квартал
ability-destroy-classic = Разрушить квартал и завершить ход
use-armory = Арсенал: отдать его, чтобы разрушить квартал
use-framework = Строительные леса: отдать их, чтобы построить квартал бесплатно
use-laboratory = Лаборатория: отдать карту за золото
use-museum = Музей: положить под него карту
use-smithy = Кузница: карты за золото

## Типы и причины

type-noble = дворянский
type-religious = церковный
type-military = воинский
type-trade = торговый
type-unique = особый
cause-gather = действие

## Летопись

event-round_started = Раунд { $round }: корона у игрока { $crown }
event-character_removed = { $character } вне этого раунда
event-character_laid_away = { $named ->
    [yes] Персонаж отложен лицом вниз: { $character }
   *[other] { $count ->
        [one] Лицом вниз отложен { $count } персонаж
        [few] Лицом вниз отложены { $count } персонажа
       *[many] Лицом вниз отложено { $count } персонажей
    }
}
event-character_drafted = { $named ->
    [yes] { $seat } берёт роль: { $character }
   *[other] { $seat } берёт роль
}
event-characters_swapped = { $named ->
    [yes] { $seat } и { $other } меняются ролями; теперь ваша роль — { $character }
   *[other] { $seat } и { $other } меняются ролями
}
event-rank_called = { $by } вызывает ранг { $rank }: { $character }
event-nobody_answered = { $character }: никто не отвечает
event-character_revealed = { $seat } — { $character }
event-character_named = { $kind ->
    [kill] { $seat } подсылает убийцу. Цель: { $character }
    [bewitch] { $seat } насылает чары. Цель: { $character }
    [rob] { $seat } готовит грабёж. Цель: { $character }
    [warrant] { $seat } кладёт ордер: { $character }
    [threat] { $seat } кладёт угрозу: { $character }
   *[other] { $seat } называет персонажа: { $character }
}
event-mark_unmasked = { $real ->
    [yes] { $character }: жетон был настоящий
   *[no] { $character }: жетон был пустой
}
event-turn_resumed = { $seat } продолжает ход за персонажа { $character }
event-turn_ended = { $seat } завершает ход
event-turn_lost = { $seat } теряет ход
event-gold_gained = { $source ->
    [none] { $seat } получает { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
   *[other] { $seat } получает { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } ({ $source })
}
event-gold_paid = { $source ->
    [none] { $seat } платит { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
   *[other] { $seat } платит { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } ({ $source })
}
event-gold_moved = { $source ->
    [none] { $from } отдаёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }, получает { $to }
   *[other] { $from } отдаёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }, получает { $to } ({ $source })
}
event-tax_paid = { $amount ->
    [one] { $seat } платит { $amount } золотой налога
    [few] { $seat } платит { $amount } золотых налога
   *[many] { $seat } платит { $amount } золотых налога
}
event-tax_collected = { $amount ->
    [one] { $seat } собирает { $amount } золотой налога
    [few] { $seat } собирает { $amount } золотых налога
   *[many] { $seat } собирает { $amount } золотых налога
}
event-cards_drawn = { $known ->
    [yes] { $seat } берёт из колоды: { $cards }
   *[other] { $count ->
        [one] { $seat } берёт из колоды { $count } карту
        [few] { $seat } берёт из колоды { $count } карты
       *[many] { $seat } берёт из колоды { $count } карт
    }
}
event-cards_discarded = { $known ->
    [yes] { $seat } кладёт под колоду: { $cards }
   *[other] { $count ->
        [one] { $seat } кладёт под колоду { $count } карту
        [few] { $seat } кладёт под колоду { $count } карты
       *[many] { $seat } кладёт под колоду { $count } карт
    }
}
event-card_kept = { $known ->
    [yes] { $seat } оставляет себе: { $cards }
   *[other] { $count ->
        [one] { $seat } оставляет себе { $count } карту
        [few] { $seat } оставляет себе { $count } карты
       *[many] { $seat } оставляет себе { $count } карт
    }
}
event-card_rescued = { $seat } выкупает квартал «{ $card }»
event-cards_given = { $known ->
    [yes] { $from } отдаёт, { $to } получает: { $cards }
   *[other] { $count ->
        [one] { $from } отдаёт { $count } карту, получает { $to }
        [few] { $from } отдаёт { $count } карты, получает { $to }
       *[many] { $from } отдаёт { $count } карт, получает { $to }
    }
}
event-card_tucked = { $known ->
    [yes] { $seat } кладёт под квартал «{ $card }»: { $cards }
   *[other] { $seat } кладёт карту под квартал «{ $card }»
}
event-hand_shown = { $known ->
    [yes] { $by } смотрит чужую руку ({ $seat }): { $cards }
   *[other] { $by } смотрит чужую руку ({ $seat })
}
event-hands_swapped = { $known ->
    [yes] { $seat } и { $other } меняются руками; новая рука: { $cards }
   *[other] { $seat } и { $other } меняются руками
}
event-district_built = { $paid ->
    [0] { $seat } строит квартал «{ $card }» бесплатно
    [one] { $seat } строит квартал «{ $card }» за { $paid } золотой
    [few] { $seat } строит квартал «{ $card }» за { $paid } золотых
   *[many] { $seat } строит квартал «{ $card }» за { $paid } золотых
}
event-district_destroyed = { $paid ->
    [0] { $by } разрушает квартал «{ $card }» бесплатно. Владелец: { $seat }
    [one] { $by } разрушает квартал «{ $card }» за { $paid } золотой. Владелец: { $seat }
    [few] { $by } разрушает квартал «{ $card }» за { $paid } золотых. Владелец: { $seat }
   *[many] { $by } разрушает квартал «{ $card }» за { $paid } золотых. Владелец: { $seat }
}
event-district_confiscated = { $to } забирает по ордеру квартал «{ $card }»; { $seat } получает золото обратно
event-district_seized = { $paid ->
    [one] { $by } захватывает квартал «{ $card }» за { $paid } золотой. Владелец: { $seat }
    [few] { $by } захватывает квартал «{ $card }» за { $paid } золотых. Владелец: { $seat }
   *[many] { $by } захватывает квартал «{ $card }» за { $paid } золотых. Владелец: { $seat }
}
event-districts_exchanged = { $seat } и { $other } меняются кварталами: «{ $card }» на «{ $for }»
event-district_beautified = { $seat } украшает квартал «{ $card }»
event-crown_moved = { $from ->
    [none] Корону берёт { $to }
   *[other] Корона переходит: { $from } → { $to }
}
event-city_completed = { $first ->
    [yes] { $seat } завершает город — это последний раунд
   *[other] { $seat } завершает город
}
event-city_size_changed = Отныне город завершают { $size } кварталов
event-round_ended = Конец раунда { $round }
event-game_ended = { $several ->
    [1] Партия окончена. Победа: { $winners }
   *[other] Партия окончена. Общая победа: { $winners }
}

## Когда что-то пошло не так

error-bad-setup-crown = Корона должна достаться кому-то из игроков.
error-bad-setup-characters = Этим набором персонажей сыграть нельзя.
error-bad-setup-needs-nine = Для { $seats } игроков нужен персонаж ранга 9.
error-bad-setup-too-few = { $character }: нужно не меньше { $seats } игроков.
error-bad-setup-districts = Этим набором кварталов сыграть нельзя.
error-bad-setup-length = Города такого размера правила не знают.
error-bad-setup-no-nine = Для { $seats } игроков персонажа ранга 9 не берут.
error-bad-setup-rank-missing = Нет персонажа ранга { $rank }.
error-bad-setup-rank-twice = Персонажей ранга { $rank } двое.
error-bad-setup-uniques = Особых карт в наборе должно быть { $range }.
error-bad-setup-variant = Этот вариант не подходит таким игрокам.

## Персонажи

character-assassin = Ассасин
character-assassin-text = Назовите персонажа. Его игрок теряет ход и не открывается до конца раунда.
character-assassin-classic = Ассасин
character-witch = Ведьма
character-witch-text = Возьмите золото или карты, назовите персонажа и прервите ход. Его игрок только берёт золото или карты, а остаток хода сыграете вы за этого персонажа — своим городом, рукой и золотом.
character-magistrate = Магистрат
character-magistrate-text = Разложите на персонажей три ордера лицом вниз; один из них подписан. Первый квартал, за который заплатит цель подписанного, можете забрать бесплатно, если могли бы его построить; золото возвращается плательщику.
character-thief = Вор
character-thief-text = Назовите персонажа. Когда он откроется, всё его золото — ваше. Ранг 1, убитый и заколдованный в безопасности.
character-spy = Шпион
character-spy-text = Выберите игрока и тип кварталов и посмотрите его руку. За каждую карту этого типа заберите у него 1 золотой, сколько хватит, и возьмите 1 карту.
character-blackmailer = Шантажистка
character-blackmailer-text = Разложите на персонажей две угрозы лицом вниз; одна настоящая. Игрок под угрозой либо даёт взятку — половину своего золота, — либо рискует потерять всё.
character-magician = Маг
character-magician-text = Либо обменяйтесь руками с другим игроком, либо положите под колоду сколько угодно карт и возьмите столько же.
character-magician-classic = Чародей
character-wizard = Волшебник
character-wizard-text = Посмотрите руку игрока и заберите одну карту: оставьте себе или сразу заплатите и постройте сверх ограничения. В этот ход можно строить одинаковые кварталы.
character-seer = Провидица
character-seer-text = Возьмите по случайной карте с руки каждого, потом верните каждому из них по одной карте. Можно построить два квартала.
character-king = Король
character-king-text = Корона ваша: вы вызываете персонажей и в следующем раунде выбираете первым. Дворянские кварталы приносят вам золото.
character-emperor = Император
character-emperor-text = Отдайте корону другому игроку, у которого её нет, и возьмите у него 1 золотой или 1 карту. Дворянские кварталы приносят вам золото.
character-emperor-text-classic = Когда вас вызвали, отдайте корону другому игроку, у которого её нет; он отдаёт вам 1 золотой или 1 карту по своему выбору. Дворянские кварталы приносят вам золото.
character-patrician = Патриций
character-patrician-text = Корона ваша. Дворянские кварталы приносят вам карты.
character-bishop = Епископ
character-bishop-text = В этом раунде ранг 8 не может трогать ваши кварталы. Церковные кварталы приносят вам золото.
character-abbot = Аббат
character-abbot-text = Самый богатый игрок отдаёт вам 1 золотой, если это не вы. Церковные кварталы приносят вам золото или карты, как пожелаете.
character-abbot-text-classic = Если самый богатый игрок один и это не вы, он отдаёт вам 1 золотой. Церковные кварталы приносят вам золото.
character-cardinal = Кардинал
character-cardinal-text = Если на квартал не хватает золота, возьмите ровно недостающее у одного игрока и отдайте ему столько же карт. Церковные кварталы приносят вам карты.
character-merchant = Торговка
character-merchant-text = Возьмите 1 дополнительный золотой. Торговые кварталы приносят вам золото.
character-merchant-classic = Купец
character-merchant-text-classic = После действия возьмите 1 дополнительный золотой. Торговые кварталы приносят вам золото.
character-alchemist = Алхимик
character-alchemist-text = В конце хода золото, заплаченное за кварталы, возвращается. Потратить больше, чем у вас есть, нельзя.
character-trader = Лавочник
character-trader-text = Кроме одного обычного квартала, стройте сколько угодно торговых. Торговые кварталы приносят вам золото.
character-architect = Зодчий
character-architect-text = Возьмите 2 дополнительные карты. Можно построить три квартала.
character-architect-classic = Зодчий
character-architect-text-classic = После действия возьмите 2 дополнительные карты. Можно построить три квартала.
character-navigator = Навигатор
character-navigator-text = Возьмите 4 дополнительных золотых или 4 дополнительные карты. Строить нельзя.
character-navigator-classic = Навигатор
character-navigator-text-classic = После действия возьмите 4 дополнительных золотых или 4 дополнительные карты. Строить нельзя.
character-scholar = Учёный
character-scholar-text = Возьмите 7 карт, оставьте одну, остальные замешайте в колоду. Можно построить два квартала.
character-warlord = Кондотьер
character-warlord-text = Разрушьте квартал в любом незавершённом городе, заплатив на 1 золотой меньше его цены. Воинские кварталы приносят вам золото.
character-warlord-classic = Кондотьер
character-warlord-text-classic = В конце хода разрушьте квартал в любом незавершённом городе, заплатив на 1 золотой меньше его цены. Воинские кварталы приносят вам золото.
character-diplomat = Дипломат
character-diplomat-text = Обменяйте свой квартал на чужой; если чужой дороже, заплатите его владельцу разницу. Воинские кварталы приносят вам золото.
character-diplomat-classic = Дипломат
character-diplomat-text-classic = В конце хода обменяйте свой квартал на чужой; если чужой дороже, заплатите его владельцу разницу. Воинские кварталы приносят вам золото.
character-marshal = Маршал
character-marshal-text = Захватите чужой квартал ценой до 3, заплатив эту цену владельцу. Воинские кварталы приносят вам золото.
character-queen = Королева
character-queen-text = Возьмите 3 золотых, если рядом с вами сидит игрок, открывший персонажа ранга 4.
character-artist = Скульптор
character-artist-text = Положите по 1 золотому на один или два своих квартала: с этих пор они стоят и приносят на 1 больше.
character-artist-classic = Художник
character-tax_collector = Мытарь
character-tax_collector-text = После каждой постройки остальные игроки кладут сюда по 1 золотому. В свой ход заберите всё.
character-tax_collector-classic = Сборщик подати
character-tax_collector-text-classic = Каждый, кто строил, в конце своего хода отдаёт вам 1 золотой, если он у него остался. Ассасин платит, когда вы открываетесь.

## Кварталы

# Где можно переносить длинные слова этих названий на узкой карте.
long-words = Бази-лика, Библио-тека, Бога-дельня, Гос-питаль, Дозор-ная, Импер-ская, Камено-ломня, Капи-толий, Клад-бище, Коллек-ция, Коло-кольня, Кре-пость, Лабора-тория, Монас-тырь, Мону-мент, Некро-поль, Обсерва-тория, По-местье, Собра-ние, Строи-тель-ные, Универси-тет, призра-ков, слоно-вой, храни-лище

district-manor = Поместье
district-manor-text = Дворянский квартал: крыша для старых имён и ещё более старых долгов.
district-castle = Замок
district-castle-text = Дворянский квартал: толстые стены, тонкое терпение.
district-palace = Дворец
district-palace-text = Дворянский квартал, и никому на площади не дадут об этом забыть.
district-palace-classic = Палаццо
district-temple = Храм
district-temple-text = Церковный квартал: маленький, тихий и недорогой.
district-church = Церковь
district-church-text = Церковный квартал: по его колоколу живёт вся улица.
district-monastery = Монастырь
district-monastery-text = Церковный квартал книг, пчёл и доброго эля.
district-cathedral = Собор
district-cathedral-text = Церковный квартал: труд трёх поколений каменщиков.
district-watchtower = Дозорная башня
district-watchtower-text = Воинский квартал: там, наверху, кто-то не спит. Почти каждую ночь.
district-prison = Тюрьма
district-prison-text = Воинский квартал, куда войти легче, чем выйти.
district-barracks = Казармы
district-barracks-text = Воинский квартал: сапоги, похлёбка и кости.
district-barracks-classic = Марсово поле
district-barracks-text-classic = Воинский квартал, где прорастает одна лишь слава.
district-fortress = Крепость
district-fortress-text = Воинский квартал, рядом с которым соседи становятся вежливы.
district-tavern = Таверна
district-tavern-text = Торговый квартал: самая дешёвая крыша и самые свежие новости.
district-market = Рынок
district-market-text = Торговый квартал: до полудня у всего есть своя цена.
district-trading_post = Лавка
district-trading_post-text = Торговый квартал, где разгружают караваны.
district-trading_post-classic = Лавка
district-docks = Доки
district-docks-text = Торговый квартал, что пахнет смолой и корицей.
district-docks-classic = Порт
district-harbor = Гавань
district-harbor-text = Торговый квартал, где хватит глубины для самых больших кораблей.
district-harbor-classic = Гавань
district-town_hall = Ратуша
district-town_hall-text = Торговый квартал: здесь гильдии голосуют и сами за это платят.
district-armory = Арсенал
district-armory-text = В свой ход уничтожьте Арсенал, чтобы разрушить один другой квартал в любом незавершённом городе.
district-armory-text-classic = В свой ход уничтожьте Арсенал, чтобы разрушить один другой квартал в любом городе, даже завершённом.
district-basilica = Базилика
district-basilica-text = В конце игры 1 дополнительное очко за каждый квартал вашего города с нечётной ценой.
district-capitol = Капитолий
district-capitol-text = В конце игры 3 дополнительных очка, если у вас три или больше кварталов одного типа.
district-dragon_gate = Врата дракона
district-dragon_gate-text = В конце игры 2 дополнительных очка.
district-factory = Фабрика
district-factory-text = Другие особые кварталы обходятся вам на 1 золотой дешевле.
district-framework = Строительные леса
district-framework-text = Отдайте Строительные леса, чтобы построить квартал бесплатно.
district-gold_mine = Золотой рудник
district-gold_mine-text = Когда берёте золото как действие, берите на 1 больше.
district-great_wall = Великая стена
district-great_wall-text = Чтобы тронуть квартал вашего города, ранг 8 доплачивает в банк 1 золотой.
district-great_wall-text-classic = Чтобы тронуть другой квартал вашего города, ранг 8 платит на 1 золотой больше. Саму себя стена не защищает.
district-haunted_quarter = Квартал призраков
district-haunted_quarter-text = При подсчёте очков относится к тому типу, который вам выгоднее.
district-haunted_quarter-classic = Город призраков
district-haunted_quarter-text-classic = При подсчёте очков относится к тому типу, который вам выгоднее, если построен не в последнем раунде.
district-imperial_treasury = Имперская казна
district-imperial_treasury-text = В конце игры 1 дополнительное очко за каждый ваш золотой.
district-ivory_tower = Башня из слоновой кости
district-ivory_tower-text = В конце игры 5 дополнительных очков, если это единственный особый квартал вашего города.
district-keep = Форт
district-keep-text = Ранг 8 не может его трогать.
district-laboratory = Лаборатория
district-laboratory-text = Раз в ход отдайте карту с руки за 2 золотых.
district-laboratory-text-classic = Раз в ход отдайте карту с руки за 1 золотой.
district-library = Библиотека
district-library-text = Когда берёте карты как действие, оставляйте себе все.
district-library-text-classic = Когда берёте карты как действие, оставляйте себе две.
district-map_room = Коллекция карт
district-map_room-text = В конце игры 1 дополнительное очко за каждую карту на вашей руке.
district-map_room-classic = Собрание карт
district-monument = Монумент
district-monument-text = Только для города, где не больше четырёх кварталов. Когда считают, завершён ли город, идёт за два.
district-museum = Музей
district-museum-text = Раз в ход положите под Музей карту с руки. В конце игры 1 дополнительное очко за каждую карту под ним.
district-necropolis = Некрополь
district-necropolis-text = Вместо оплаты можете разрушить один из своих кварталов.
district-observatory = Обсерватория
district-observatory-text = Когда берёте карты как действие, берите 3 и выбирайте из них.
district-park = Парк
district-park-text = Если в конце хода у вас на руке нет карт, возьмите 2 карты.
district-poor_house = Богадельня
district-poor_house-text = Если в конце хода у вас нет золота, возьмите 1 золотой.
district-quarry = Каменоломня
district-quarry-text = Можно строить кварталы, которые в вашем городе уже есть.
district-quarry-text-classic = Можно строить кварталы, которые в вашем городе уже есть, но не третий такой же.
district-school_of_magic = Школа магии
district-school_of_magic-text = Когда ваш персонаж получает доход, относится к нужному ему типу.
district-secret_vault = Тайное хранилище
district-secret_vault-text = Построить его нельзя. Покажите его с руки в конце игры и получите 3 дополнительных очка.
district-smithy = Кузница
district-smithy-text = Раз в ход заплатите 2 золотых и возьмите 3 карты.
district-stables = Конюшня
district-stables-text = Её постройка не идёт в счёт ограничения.
district-statue = Статуя
district-statue-text = 5 дополнительных очков, если в конце игры корона у вас.
district-theater = Театр
district-theater-text = После выбора ролей можете вслепую обменяться ролью с другим игроком.
district-thieves_den = Логово воров
district-thieves_den-text = Платить за него можно и картами с руки: одна карта за один золотой.
district-wishing_well = Колодец желаний
district-wishing_well-text = В конце игры 1 дополнительное очко за каждый особый квартал вашего города, считая и этот.
district-wishing_well-text-classic = В конце игры 1 дополнительное очко за каждый другой особый квартал вашего города.
district-bell_tower = Колокольня
district-bell_tower-text = Построив её, можете ударить в колокол: тогда город завершают семь кварталов. Если её разрушат, снова нужно восемь.
district-ball_room = Бальный зал
district-ball_room-text = Пока корона у вас, каждый, кого вызвали, должен вас поблагодарить, иначе теряет ход.
district-graveyard = Кладбище
district-graveyard-text = Когда Кондотьер разрушает квартал в любом городе, можете заплатить 1 золотой и взять эту карту на руку. Не действует, если Кондотьер — вы сами; само себя Кладбище не спасает.
district-hospital = Госпиталь
district-hospital-text = Если вас убили, в свой ход вы всё же можете взять золото или карты, но больше ничего.
district-lighthouse = Маяк
district-lighthouse-text = Построив его, просмотрите колоду и возьмите одну карту; потом колоду перемешивают.
district-throne_room = Тронный зал
district-throne_room-text = Каждый раз, когда корона переходит к другому игроку, берите 1 золотой.
district-university = Университет
district-university-text = В конце игры 2 дополнительных очка.

## Что сделано, в нескольких словах

deed-district_built = постройка «{ $card }»
deed-district_destroyed = разрушение «{ $card }»
deed-gold_gained = золото, { $amount }
deed-character_drafted = роль «{ $character }»
deed-character_named = цель «{ $character }»
deed-card_kept = выбор карты
deed-turn_ended = конец хода
hand-open = Карты на руке: { $name }

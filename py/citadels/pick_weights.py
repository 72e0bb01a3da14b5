"""Lists how often computer players gave each answer. Written by `tools/pick_weights.py`; read there before you change it."""

WEIGHTS = """
armory armory=10 cancel=1
beautify beautify=69 cancel=1
bell ring=99 stay_silent=156
bewitch name=33 name:character=abbot=8 name:character=alchemist=176 name:character=architect=11
name:character=artist=1 name:character=bishop=24 name:character=blackmailer=56 name:character=diplomat=2
name:character=emperor=15 name:character=king=15 name:character=magician=6 name:character=merchant=116
name:character=navigator=7 name:character=scholar=4 name:character=seer=16 name:character=spy=78
name:character=tax_collector=5 name:character=thief=16 name:character=warlord=15 name:character=wizard=76
bribe bribe=175 refuse=80
confiscate confiscate=254 let_pass=1
crown cancel=1 seat=64 seat:seat=6=45 seat:seat=7=45
crown_price take=128 take:what=card=71 take:what=gold=184
crown_tribute give=81 give:what=card,card=manor=27 give:what=card,card=town_hall=56 give:what=gold=223
destroy cancel=1 destroy=25 destroy:seat=1,at=2,card=tavern,cost=0=47
destroy:seat=1,at=2,card=trading_post,cost=1=16 destroy:seat=2,at=0,card=barracks,cost=2=6
destroy:seat=2,at=1,card=market,cost=1=16 destroy:seat=3,at=1,card=tavern,cost=0=46
draft draft=57 draft:character=alchemist=102 draft:character=architect=103 draft:character=artist=18
draft:character=assassin=43 draft:character=cardinal=35 draft:character=diplomat=45 draft:character=emperor=72
draft:character=magician=40 draft:character=marshal=107 draft:character=merchant=154
draft:character=navigator=75 draft:character=queen=27 draft:character=scholar=78 draft:character=spy=83
draft:character=trader=92 draft:character=witch=21 draft:character=wizard=98
draft_discard discard=64 discard:character=alchemist=110 discard:character=assassin=17
discard:character=bishop=49 discard:character=cardinal=43 discard:character=magistrate=78
discard:character=navigator=112 discard:character=thief=40 discard:character=warlord=119
discard:character=witch=4 discard:character=wizard=151
exchange cancel=1 exchange=17 exchange:seat=0,at=0,card=castle,cost=4=30
exchange:seat=1,at=0,card=castle,cost=4=28 exchange:seat=1,at=1,card=market,cost=2=6
exchange:seat=3,at=0,card=castle,cost=4=29
exchange_for cancel=1 exchange_for=95
framework cancel=1 card=122
keep keep=126 keep:card=dragon_gate=197 keep:card=haunted_quarter=169 keep:card=imperial_treasury=201
keep:card=keep=154 keep:card=laboratory=191 keep:card=map_room=152 keep:card=monastery=160 keep:card=museum=206
keep:card=park=166 keep:card=poor_house=191 keep:card=school_of_magic=174 keep:card=smithy=156
keep:card=tavern=59 keep:card=temple=83 keep:card=watchtower=70 keep:card=wishing_well=198
kill cancel=1 name=33 name:character=alchemist=88 name:character=architect=15 name:character=artist=2
name:character=cardinal=9 name:character=diplomat=10 name:character=magician=24 name:character=marshal=62
name:character=merchant=120 name:character=navigator=62 name:character=queen=1 name:character=scholar=4
name:character=seer=6 name:character=spy=62 name:character=tax_collector=8 name:character=thief=10
name:character=trader=56 name:character=warlord=24 name:character=wizard=63
laboratory cancel=1 card=97
loan cancel=1 card=146
loan_cards card=87
loan_from seat=85
mix mix=110 mix:gold=0,cards=2=26 mix:gold=1,cards=0=164
museum cancel=1 card=84
payment cancel=1 pay=132 sacrifice=79
payment_cards card=95
rescue let_pass=26 rescue=229
rob cancel=1 name=41 name:character=abbot=17 name:character=alchemist=118 name:character=architect=57
name:character=artist=14 name:character=bishop=21 name:character=cardinal=20 name:character=diplomat=21
name:character=emperor=54 name:character=king=52 name:character=magician=19 name:character=marshal=20
name:character=merchant=74 name:character=queen=14 name:character=seer=51 name:character=trader=63
name:character=warlord=28 name:character=wizard=69
search card=13
seer_give give=47 give:card=cathedral,seat=3=59 give:card=church,seat=2=35 give:card=docks,seat=1=37
give:card=fortress,seat=1=67 give:card=harbor,seat=2=34 give:card=manor,seat=2=37 give:card=manor,seat=4=28
give:card=manor,seat=6=35 give:card=market,seat=2=63 give:card=monastery,seat=0=31 give:card=palace,seat=1=75
give:card=palace,seat=3=63 give:card=tavern,seat=1=81 give:card=tavern,seat=2=99 give:card=tavern,seat=3=85
give:card=tavern,seat=4=82 give:card=town_hall,seat=0=60 give:card=town_hall,seat=2=74
give:card=town_hall,seat=4=84 give:card=watchtower,seat=3=74
seize cancel=1 seize=42
spy cancel=1 seat=52 seat:seat=1=63 seat:seat=3=34 seat:seat=7=29
spy_type type=51 type:type=military=1 type:type=noble=1 type:type=religious=1 type:type=trade=252
type:type=unique=1
study card=40 card:card=barracks=50 card:card=cathedral=10 card:card=docks=25 card:card=fortress=22
card:card=monastery=58 card:card=palace=24 card:card=prison=55 card:card=tavern=5 card:card=temple=19
card:card=town_hall=18 card:card=watchtower=17
swap cancel=1 seat=53 seat:seat=0=64 seat:seat=1=70 seat:seat=5=36 seat:seat=6=41 seat:seat=7=32
thanks stay_silent=1 thank=255
theater cancel=224 seat=6 seat:seat=0=12 seat:seat=1=3 seat:seat=2=14 seat:seat=5=1
theater_give name=128
threat_blank name=39 name:character=abbot=22 name:character=alchemist=97 name:character=architect=75
name:character=blackmailer=2 name:character=emperor=49 name:character=king=29 name:character=navigator=26
name:character=patrician=56 name:character=queen=22 name:character=tax_collector=22 name:character=trader=71
name:character=wizard=100
threat_real cancel=1 name=34 name:character=abbot=16 name:character=alchemist=98 name:character=architect=52
name:character=blackmailer=1 name:character=cardinal=16 name:character=navigator=42 name:character=patrician=51
name:character=queen=14 name:character=tax_collector=25 name:character=trader=42 name:character=wizard=41
tithe seat=111
turn ability=154 ability:name=beautify=23 ability:name=bonus_cards=252 ability:name=bonus_gold=252
ability:name=collect_tax=251 ability:name=court=247 ability:name=crown=251 ability:name=destroy=95
ability:name=exchange=97 ability:name=four_cards=12 ability:name=four_gold=242 ability:name=kill=251
ability:name=redraw=19 ability:name=rob=252 ability:name=seer=251 ability:name=seize=118 ability:name=spy=252
ability:name=study=252 ability:name=swap=83 ability:name=threaten=252 ability:name=tithe=252
ability:name=warrant=251 build=114 build:card=barracks,cost=3=138 build:card=basilica,cost=4=221
build:card=castle,cost=4=154 build:card=cathedral,cost=5=139 build:card=dragon_gate,cost=6=202
build:card=fortress,cost=5=140 build:card=framework,cost=3=140 build:card=graveyard,cost=5=82
build:card=great_wall,cost=6=149 build:card=imperial_treasury,cost=4=152 build:card=imperial_treasury,cost=5=159
build:card=ivory_tower,cost=5=165 build:card=keep,cost=3=84 build:card=laboratory,cost=5=163
build:card=library,cost=6=160 build:card=map_room,cost=5=187 build:card=monument,cost=4=175
build:card=museum,cost=4=185 build:card=necropolis,cost=5=148 build:card=park,cost=6=172
build:card=poor_house,cost=4=170 build:card=quarry,cost=5=72 build:card=school_of_magic,cost=6=165
build:card=smithy,cost=5=157 build:card=stables,cost=2=138 build:card=statue,cost=3=149
build:card=tavern,cost=1=81 build:card=temple,cost=1=86 build:card=trading_post,cost=2=87
build:card=university,cost=6=181 build:card=watchtower,cost=1=80 build:card=wishing_well,cost=5=184 end_turn=20
gather_cards=42 gather_cards:count=3=65 gather_gold=115 income=201 income:type=trade,amount=1=158 use=25
use:card=armory=15 use:card=laboratory=15 use:card=museum=42 use:card=smithy=14
unmask let_pass=119 unmask=136
warrant_blank name=35 name:character=alchemist=86 name:character=architect=43 name:character=artist=6
name:character=bishop=17 name:character=blackmailer=48 name:character=cardinal=24 name:character=emperor=93
name:character=king=54 name:character=magician=17 name:character=magistrate=1 name:character=marshal=54
name:character=navigator=1 name:character=patrician=53 name:character=queen=12 name:character=seer=68
name:character=spy=88 name:character=trader=67 name:character=wizard=87
warrant_signed cancel=1 name=29 name:character=abbot=14 name:character=alchemist=143 name:character=architect=38
name:character=artist=8 name:character=blackmailer=18 name:character=diplomat=12 name:character=magician=1
name:character=magistrate=1 name:character=navigator=1 name:character=queen=8 name:character=scholar=13
name:character=seer=37 name:character=spy=43 name:character=thief=10 name:character=trader=36
name:character=warlord=13 name:character=wizard=57
wizard cancel=1 seat=55 seat:seat=6=40
wizard_build build=189 keep=66
wizard_card card=79 card:card=castle=101 card:card=cathedral=42 card:card=church=100 card:card=fortress=50
card:card=market=112 card:card=prison=118 card:card=tavern=61 card:card=town_hall=58
"""
"""For each kind of ask its options or their verbs, with weights up to 255 (always taken)."""

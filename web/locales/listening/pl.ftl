### Words for those who listen. Loaded on first use.

listen-ask = O co można zapytać
listen-more = Zapytaj o to samo jeszcze raz, aby usłyszeć następną część, na przykład o następnym graczu.
listen-again = Powtórz
listen-options = Co mogę zrobić?
listen-nothing-new = Nic nowego
listen-no-topic = W tej grze ten klawisz o nic nie pyta.
listen-no-table = Najpierw otwórz grę.
listen-no-question = Teraz nikt cię o nic nie pyta.
listen-answers = { $count ->
    [one] { $count } odpowiedź.
    [few] { $count } odpowiedzi.
   *[many] { $count } odpowiedzi.
}
listen-sentence = { $text }.
join-semicolons = { $first }; { $last }
listen-watching = Tylko się przyglądasz.
listen-telling = Ile ma być odczytywane
telling-short = Krótko
telling-usual = Normalnie
telling-everything = Wszystko
listen-voice = Głos urządzenia
listen-voice-use = Czytaj na głos, co się dzieje i o co gra pyta
listen-no-voice = To urządzenie nie ma własnego głosu dla tego języka.
listen-shared = Przy tym urządzeniu gra kilka osób: czytane jest tylko to, co wiedzą wszystkie.
listen-voice-name = Głos
listen-rate = Tempo
listen-rate-share = { $share }%
listen-keys = Klawisze
listen-keys-how = Przy stole te klawisze pytają także bez tego okna. Jeśli wybierzesz zajęty klawisz, oba zamienią się miejscami.
key-control = Ctrl
key-shift = Shift
ear-layout = Jak zbudowany jest stół
ear-layout-text = Najpierw jest pasek z rundą i narzędziami, potem część główna z planszą, dalej pytanie, a na końcu przebieg gry. Każdy gracz ma nagłówek. Nowe pytanie przenosi fokus na swoją pierwszą odpowiedź.
ear-answers = Odpowiadanie
ear-answers-text = Cyfra prowadzi do odpowiedzi o tym numerze, a 0 do dziesiątej. Z Shift prowadzi o dziesięć dalej, a z każdym naciśnięciem o kolejne dziesięć: Shift+5 prowadzi do 15, potem do 25. Enter wybiera odpowiedź. Tab przechodzi przez wszystkie odpowiedzi po kolei. Escape zamyka to, co otwarte, a Ctrl+Z cofa decyzję.
ear-ask = Pytanie
ear-ask-text = Wydarzenia są odczytywane same. Przy stole te klawisze pytają o resztę; okno „Ze słuchu” ma dla każdego przycisk, tam też zmienisz klawisze i ustalisz, ile ma być odczytywane.
ear-voice-text = Bez czytnika ekranu urządzenie może samo czytać na głos: włącz jego głos w oknie „Ze słuchu”. Mówią tylko głosy z urządzenia i nic nie jest wysyłane. Każde naciśnięcie je ucisza.
ear-guided = Nauka
ear-guided-text = Gra z przewodnikiem objaśnia pierwsze rundy; jej uwagi są czytane, gdy się pojawiają. Znajdziesz ją powyżej i na stronie głównej.
ear-hands = Jednym przełącznikiem
ear-hands-text = Do wszystkiego wystarczą Tab i Enter: niczego nie trzeba przytrzymywać, przeciągać ani naciskać dwa razy, i nic nie pogania. Jeśli w ustawieniach dla klawisza Tab wybierzesz „Grupami odpowiedzi”, Tab przechodzi od grupy do grupy, a Enter otwiera obrysowaną: wtedy nawet dwudziestą odpowiedź wybierzesz kilkoma naciśnięciami.

### Polski. Słowa manifestów sieciowych; czyta je budowanie strony (tools/website/site.py), więc każde to jedna linia.

install-description = Stół do dwóch gier karcianych: przeciw komputerowi, przy jednym tablecie albo ze znajomymi; także bez sieci.
install-screen-wide = Tura przy stole dla pięciu graczy
install-screen-narrow = Ta sama tura na telefonie
install-resume = Wznów ostatnią grę
install-resume-short = Wznów
install-new = Nowa gra
install-daily = Rozdanie dnia
install-missing-files = Części plików gry nie ma już na tym urządzeniu. Połącz się z internetem i <a>wczytaj stronę ponownie</a>. Zapisane gry zostają.
install-no-script = Ta strona wymaga JavaScriptu.

### Les mots du jeu de Nim.

title = Nim
subtitle = Prenez le dernier bâton
pitch = Prenez à tour de rôle un à trois bâtons. Qui prend le dernier gagne.
set = Ce que l’on joue
tab-own = Votre côté
view-left = Bâtons restants
view-turn = Au tour de
view-lucky = Votre chiffre porte-bonheur
view-points = Points
view-winner = Gagnant
ask-take = Combien de bâtons prenez-vous ?
option-take = { $sticks ->
    [one] Prendre { $sticks } bâton
   *[other] Prendre { $sticks } bâtons
  }
event-taken = { $sticks ->
    [one] { $seat } prend { $sticks } bâton
   *[other] { $seat } prend { $sticks } bâtons
  }
event-taken-you = { $sticks ->
    [one] Vous prenez { $sticks } bâton
   *[other] Vous prenez { $sticks } bâtons
  }

card-ant = Ameise
card-bee = Biene
card-cat = Katze
card-dog = Hund
card-elk = Elch
card-fox = Fuchs
setting-stakes = Geheime Einsätze
setting-stones = Steine im Haufen
setting-solo = Allein
view-heap = Haufen
view-deck = Stapel
view-hand = Hand
view-stones = Steine
view-stake = Einsatz
ask-move = { $seat }, nimm Steine oder zieh eine Karte.
do-take = Nimm { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}
do-draw = Zieh eine Karte
event-took = { $seat } nimmt { $count }.
event-drew = { $seat } zieht eine Karte.
event-drew-card = Es ist: { $card }.
refused-hand-full = Auf der Hand sind höchstens { $most } Karten.
refused-too-many = Du darfst 1 bis { $most } Steine nehmen.
score-stones = Steine
score-cards = Karten
score-last = Letzter Stein
reason-last-stone = Der letzte Stein ist weg.

### Was alle Spiele gemeinsam haben, auf Deutsch.

## Warum eine Antwort nicht erlaubt ist

refused-game-over = Das Spiel ist zu Ende.
refused-not-your-turn = { $seat } ist am Zug.
refused-stale = Das beantwortet eine ältere Frage; das Spiel ist weitergegangen.
refused-not-asked = Das wird gerade nicht gefragt. Möglich: { $allowed }.
refused-not-offered = Das ist jetzt nicht möglich.
refused-incomplete = An dieser Antwort fehlt etwas. Weiter ginge es mit: { $allowed }.
refused-more-than-asked = Diese Antwort sagt mehr, als gefragt ist.

## Entscheidungen, die jedes Spiel gleich anbietet. $arg1 ist ein Schritt: step-<label>, sonst das Label als Wörter.

ask-may = { $arg1 }: möchtest du das?
ask-pay-then = { $arg1 }: möchtest du das?
ask-one-of = Wähle eines davon.
ask-any-order = Was kommt als Nächstes?
do-do = Tun: { $arg1 }
do-pay = Bezahlen: { $arg1 }
do-choose = Wählen: { $arg1 }
do-next = Als Nächstes: { $arg1 }
do-decline = Nein, danke
do-nothing = Nichts

## Spieler

seat-name = Spieler { $number }

## Ergebnisse

result-title = Ergebnis
result-score = Punkte
result-rank = Platz
result-winners = { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
}

## tessera games

games-seats = Spieler
games-rules = Regeln
games-settings = Einstellungen
games-sources = Material

## tessera replay

replay-unfinished = Nicht zu Ende gespielt: bisher { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}.

## tessera analyse

analyse-open = Alles ist offen, auch verdeckte Karten.
analyse-eyes = Mit den Augen von { $seat }: was { $seat } wissen konnte.
analyse-depth = { $depth ->
    [deep] Genau angesehen: { $moves } Züge, { $decisions } Entscheidungen, die nicht erzwungen waren.
   *[quick] Schnell angesehen: { $moves } Züge, { $decisions } Entscheidungen, die nicht erzwungen waren.
}
analyse-chances = Gewinnaussichten
analyse-chances-note = Vom ersten Zug bis zum letzten, in Achteln; dann die Aussicht am Anfang, nach einem und zwei Dritteln der Züge, und das Ergebnis. Im Mittel auf { $error } Punkte genau.
analyse-error = Im Mittel auf { $points } Punkte von 100 genau.
analyse-working = { $share } % sind fertig.
analyse-ledger = Was aus den Aussichten wurde
analyse-ledger-note = Die Erwartung und was Auslage, späteres Glück und alle Entscheidungen daran änderten, ergeben zusammen das Ergebnis, in Punkten von 100.
analyse-expected = erwartet
analyse-deal = Auslage
analyse-luck = Glück
analyse-play = Entscheidungen
analyse-result = Ergebnis
analyse-without-luck = ohne Glück
analyse-accuracy-title = Wie gut alle entschieden haben
analyse-accuracy-note = Nach dem, was jeder wissen konnte. Verlust: Punkte je Entscheidung. Genauigkeit: der Anteil dessen, was auf dem Spiel stand, der behalten wurde; 0 % ist, was blindes Antworten ergibt.
analyse-decisions = Entscheidungen
analyse-lost = Verlust
analyse-accuracy = Genauigkeit
analyse-best-phase = am besten
analyse-worst-phase = am schwächsten
analyse-phase-early = Anfang
analyse-phase-middle = Mitte
analyse-phase-late = Ende
analyse-moments = Wo es sich entschied
analyse-no-moments = Keine Entscheidung hat viel gekostet, soweit sich das sagen lässt.
analyse-moment = Zug { $move }, { $stage }
analyse-moment-played = { $seat }: { $played }
analyse-moment-better = um { $loss } Punkte besser (± { $error }): { $better }
analyse-strokes = Glücksfälle
analyse-no-strokes = Der Zufall hat wenig geändert.
analyse-stroke = Zug { $move }, { $seat }: { $did }
analyse-stroke-worth = { $points } für { $seat } (± { $error })

## tessera play

play-you = Mensch
play-welcome = { $count ->
    [0] Du spielst allein.
   *[other] Du spielst gegen { $rivals }.
} Antworte mit Nummer oder Notation; help nennt die Befehle.
play-content = Gespielt wird mit berichtigten Werten des Spielmaterials.
play-commitment = Die Karten stehen durch einen Schlüssel fest. Sein Fingerabdruck, zum späteren Prüfen:
play-seed = Startwert { $seed }: derselbe Startwert, dieselben Karten.
play-key = Der Schlüssel zum Fingerabdruck vom Anfang (save DATEI, dann tessera verify DATEI):
play-move = Zug { $number }
play-your-turn = Du bist am Zug.
play-log-shortened = ({ $count } frühere Zeilen: log zeigt sie)
play-log-empty = Noch ist nichts geschehen.
play-no-such-number = Die Antworten haben die Nummern 1 bis { $most }.
play-not-understood = Nicht verstanden. Gib Nummer oder Notation einer Antwort ein, oder help.
play-why-what = Frage mit einer Notation, zum Beispiel: why pass
play-legal = { $notation } ist jetzt möglich.
play-so-far = Bisher: { $notation } (back nimmt den letzten Teil zurück)
play-back-nothing = Es gibt keinen Teil einer Antwort zurückzunehmen; undo nimmt eine Entscheidung zurück.
play-undo-nothing = Du hast noch nichts entschieden, das du zurücknehmen könntest.
play-undo-barrier = Das lässt sich nicht zurücknehmen: Seitdem kam etwas ans Licht (gezogen, gewürfelt, aufgedeckt).
play-save-where = Sag, wohin: save DATEI
play-saved = Gespeichert. Später weiter mit: tessera play { $game } --resume { $file }
play-unsaved = Diese Partie ist nicht gespeichert. Behalten: save DATEI. Oder noch einmal quit zum Verlassen.
play-afterwards = save DATEI behält die Partie, log zeigt ihren Verlauf, Enter beendet.
play-resign-not = Die Regeln dieses Spiels lassen dich jetzt nicht aufgeben.
play-resign-sure = Aufgeben ist endgültig: Du kannst nicht mehr gewinnen. Gib resign noch einmal ein, wenn du es willst.
play-resign-later = Du gibst auf, sobald die Regeln es zulassen: wenn du das nächste Mal nach einer solchen Aktion gefragt wirst.
play-bye = Auf Wiedersehen.

help-number = die Antwort mit dieser Nummer
help-notation = eine Antwort mit ihrer Notation, die in Klammern dahinter steht
help-parts = eine ganze Antwort, oder mehrere Teile davon auf einmal
help-back = nimmt einen Teil deiner Antwort zurück
help-table = Tisch und Frage noch einmal
help-why = warum eine Antwort nicht möglich ist, und nach welcher Regel
help-undo = nimmt deine letzte Entscheidung zurück, falls nichts ans Licht kam
help-log = alles, was geschehen ist
help-resign = die Partie endgültig aufgeben; du wirst vorher noch einmal gefragt
help-save = behält die Partie (auch mit dem, was dir verborgen ist)
help-quit = beenden

## Was ein Tisch ablehnt

table-bad-clock-without-seconds = Ein Tisch ohne Uhr hat keine Sekunden.
table-bad-clock-too-short = Eine Uhr hat mindestens 5 Sekunden.
table-bad-clock-no-increment = Nur bei einer Gesamtzeit gibt es eine Zugabe pro Zug.
table-bad-clock-windows-without-length = Wenn alle Fenster gleich lange offen sind, haben sie eine Dauer.
table-already-seated = Du sitzt schon an diesem Tisch.
table-seat-taken = Dieser Platz ist besetzt.
table-seat-free = Dieser Platz ist schon frei.
table-no-such-seat = Dieser Tisch hat { $most } Plätze.
table-not-explained = { $value } lässt sich so nicht erklären.
table-not-host = Das darf nur, wer den Tisch eröffnet hat.
table-not-seated = Du sitzt nicht an diesem Tisch.
table-seats-open = Die Partie beginnt, wenn jeder Platz besetzt ist.
table-is-waiting = Die Partie hat noch nicht begonnen.
table-is-playing = Die Partie hat schon begonnen.
table-is-finished = Die Partie ist zu Ende.
table-is-closed = Dieser Tisch ist geschlossen.
table-is-frozen = Dieser Tisch wurde wegen eines Fehlers angehalten. Nichts ist verloren, und der Fehler ist gemeldet.
table-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
table-not-away = Du sitzt schon am Tisch.
table-no-bot = Auf diesem Platz spielt kein Bot.
table-wants-to-answer = Dieser Platz antwortet selbst.
table-too-many-wishes = Das sind genug Wünsche.
table-no-undo = An diesem Tisch wird nichts zurückgenommen.
table-resign-two = Aufgeben kann man nur eine Partie zu zweit. Du kannst gehen; dann spielt ein Bot für dich weiter.
table-resign-alone = Zum Aufgeben braucht es keine Zustimmung.
table-end-pending = Jemand fragt schon, ob die Partie enden soll.
table-no-draw-with-bots = Bots stimmen keinem Unentschieden zu.
table-no-end-request = Niemand fragt mehr, ob die Partie enden soll.
table-asked-now = Du wirst gerade gefragt: Antworte.
table-no-order = Du hast nichts vorgemerkt.
table-not-asked = Du wirst gerade nichts gefragt.
table-no-hints = Unter Menschen gibt es keine Tipps, außer alle stimmen zu.
table-hints-allowed = Tipps sind hier schon erlaubt.
table-hints-pending = Es bittet schon jemand um Tipps.
table-no-hints-request = Es bittet niemand mehr um Tipps.
table-blocked = An diesem Tisch kannst du nicht spielen.
table-no-rematch-offer = Niemand bietet mehr eine Revanche an.
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-undo-pending = Es hat schon jemand um Rücknahme gebeten.
table-no-undo-request = Niemand bittet dich um Rücknahme.
table-empty-remark = Sag etwas.
table-remark-too-long = Eine Bemerkung hat höchstens { $most } Zeichen.
table-chat-full = An diesem Tisch ist genug gesagt.
table-only-common = Die Regeln haben sich seither geändert. Weiter geht es von Zug { $most } oder früher.
table-muted = Der Gastgeber lässt dich hier nichts mehr sagen.
table-muted-already = Diese Person ist schon stummgeschaltet.
table-not-muted = Diese Person darf sprechen.
table-mute-oneself = Dich selbst kannst du nicht stummschalten.
table-no-such-remark = Diese Bemerkung gibt es nicht (mehr).
table-not-finished = Eine Revanche gibt es nach der Partie.
table-rematch-made = Es gibt schon eine Revanche.
table-no-such-move = Diesen Zug gibt es nicht.
table-own-eyes = Solange die Partie läuft, siehst du sie mit deinen eigenen Augen.
table-only-players = Solange die Partie läuft, können nur ihre Spieler von hier aus weiterspielen.
table-choose-eyes = Sag, wessen Platz du einnehmen willst.
table-over-there = Dort ist die Partie schon zu Ende; geh zu einem früheren Zug zurück.
table-record-later = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
table-analysis-later = Analysiert wird eine Partie, wenn sie zu Ende ist.
table-no-analysis = Diese Partie lässt sich so nicht analysieren.

## Nachrichten an Leute, die gerade nicht hinsehen. Nichts darin darf geheim sein.

notice-turn = { $game }: Du bist am Zug
notice-turn-text = { $count ->
    [0] { $game } wartet auf dich.
   *[other] In { $game } mit { $names } wird auf dich gewartet.
}
notice-friend = Tessera: eine Freundschaftsanfrage
notice-friend-text = { $names } { $count ->
    [one] möchte
   *[other] möchten
} mit dir befreundet sein.
notice-invite = { $game }: eine Einladung
notice-invite-text = { $name } lädt dich zu einer Partie { $game } ein. Der Tisch wartet auf dich.
notice-match = { $game }: deine Partie ist gefunden
notice-round = { $game }: eine Runde deines Turniers hat begonnen
notice-begun-text = Die Partie { $game } mit { $names } hat begonnen.
notice-test = Tessera: Dieser Weg funktioniert
notice-test-text = Auf diesem Weg erfährst du, wenn an einem Tisch jemand auf dich wartet.
notice-confirm = Tessera: Bestätige deine Adresse
notice-confirm-text = Jemand, der hier als { $name } spielt, möchte unter dieser Adresse erfahren, wann er am Zug ist. Wenn du das bist, bestätige es hier innerhalb von drei Tagen. Wenn nicht, tu nichts, dann kommt nichts weiter.
notice-foot = Keine solchen Nachrichten mehr: { $link }

## Was ein Link zu einem Tisch dort erzählt, wo er steht, in Worten und in seinem Bild

link-invites = { $name } lädt dich ein: { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}.
link-somebody = Jemand
link-won = { $names } { $count ->
    [one] hat gewonnen.
   *[other] haben gewonnen.
}
link-waiting = Die Partie beginnt gleich.
link-playing = Eine Partie, die gerade gespielt wird.
link-finished = Eine Partie, die zu Ende ist.
link-table = Ein Tisch.
link-free = freier Platz
link-bot = Bot
link-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Die Seiten des Labors

lab-balance-title = { $game }: was gewinnt
lab-compare-title = { $game }: was die Änderung ändert
lab-played-by = Gespielt von { $bots }, zu { $seats } am Tisch, jede Auslage von jedem Platz aus.
lab-how-to-read = Jeder Punkt ist ein Anteil an Siegen, seine Linie der Bereich, der in 95 von 100 solchen Seiten die Wahrheit enthält: berichtigt um die Zahl der Zeilen und ohne das Glück. Die gestrichelte Linie zeigt, was alle gewännen, wenn nichts einen Unterschied machte; was zweifelsfrei davon abweicht, ist farbig. Dass Sieger eine Karte halten, beweist nicht, dass die Karte siegt.
lab-matches = Partien
lab-deals = Auslagen
lab-stand-out = Auffälligkeiten
lab-narrower = schmaler ohne das Glück
lab-lengths = Wie lang Partien sind
lab-choices = Wie viel Auswahl es gibt
lab-reasons = Wie Partien enden
lab-answers = Antworten
lab-options = Möglichkeiten je Antwort
lab-some-drawn = Die { $shown } besten und schlechtesten von { $all }; alle stehen in der Tabelle.
lab-as-table = Als Tabelle
lab-seats = Plätze
lab-share = Anteil der Siege
lab-adjusted = ohne Glück
lab-group-seat = Plätze
lab-group-plays = Wen man spielt
lab-group-opening = Erste Antworten
lab-group-card = Karten
lab-group-leader = Anführer
lab-group-wonder = Wunder
lab-group-civilization = Zivilisationen
lab-group-government = Regierungen
lab-group-tech = Technologien
lab-group-special = Sondertechnologien
lab-group-territory = Gebiete
lab-group-culture = Kulturkarten
lab-group-building = Gebäude
lab-group-pact = Pakte
lab-group-envoy = Gesandte
lab-what-changes = Was sich ändert
lab-held = Was man am Ende hat
lab-held-note = Um wie viel mehr Plätze es mit der Änderung haben: Punkte mit ihren 95-%-Bereichen; farbig, wo es zweifelsfrei ist.
lab-identical = Nichts: Jede Partie verlief gleich.
lab-measure-length = { $verdict ->
    [first] Partien werden länger
    [second] Partien werden kürzer
    [equal] Partien bleiben so lang, wie sie sind
   *[other] Ob Partien länger werden, ist noch nicht bekannt
  }: von { $first } auf { $second } Antworten (Unterschied { $low } bis { $high }).
lab-measure-choices = { $verdict ->
    [first] Es gibt mehr Auswahl
    [second] Es gibt weniger Auswahl
    [equal] Es gibt gleich viel Auswahl
   *[other] Ob es mehr Auswahl gibt, ist noch nicht bekannt
  }: von { $first } auf { $second } Möglichkeiten je Antwort ({ $low } bis { $high }).
lab-measure-best-score = { $verdict ->
    [first] Wer gewinnt, hat mehr
    [second] Wer gewinnt, hat weniger
    [equal] Wer gewinnt, hat gleich viel
   *[other] Ob mehr hat, wer gewinnt, ist noch nicht bekannt
  }: von { $first } auf { $second } Punkte ({ $low } bis { $high }).
lab-measure-spread = { $verdict ->
    [first] Partien gehen weniger knapp aus
    [second] Partien gehen knapper aus
    [equal] Partien gehen gleich knapp aus
   *[other] Ob Partien knapper ausgehen, ist noch nicht bekannt
  }: von { $first } auf { $second } Punkte zwischen dem ersten und dem letzten Platz ({ $low } bis { $high }).
lab-measure-first-seat = { $verdict ->
    [first] Wer beginnt, gewinnt öfter
    [second] Wer beginnt, gewinnt seltener
    [equal] Wer beginnt, gewinnt gleich oft
   *[other] Ob der erste Platz gewinnt, ist noch nicht bekannt
  }: von { $first } auf { $second } % der Siege ({ $low } bis { $high }).

# --- daraus lernen

training-weakness = Wobei du am meisten Chance verloren hast: { $theme } ({ $lost } { $lost ->
    [one] Punkt
   *[other] Punkte
  } in { $matches ->
    [one] einer analysierten Partie
   *[other] { $matches } analysierten Partien
  })
training-practise = Das üben
training-title = Wie gut du entschieden hast
training-private = Das siehst nur du. Lass eine Partie auf der Seite ihres Ergebnisses analysieren, dann zählt sie hier.
training-latest = { $accuracy } % dessen, was auf dem Spiel stand, hast du in der letzten Partie bewahrt, im Mittel { $mean } % in { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
  }.
training-match = { $date }: { $accuracy } %

# --- Rätsel

puzzles-title = Rätsel { $id }: { $theme }, Stufe { $level } von 5. Was ist am besten? ("quit" beendet)
puzzles-solved = Das ist am besten.
puzzles-wrong = Das kostet { $loss } Punkte Siegchance (±{ $error }).
puzzles-better = Am besten ist: { $better }
puzzles-level = Stufe { $level } von 5
puzzles-given = Deine Antwort: { $answer }
puzzles-why = Verglichen mit der anderen Antwort:
puzzles-show = Auf dem Tisch zeigen
puzzles-more = Die beste Antwort hat mehr von: { $terms }
puzzles-less = Sie hat weniger von: { $terms }
puzzles-tally = { $solved } von { $tried } gelöst.
theme-take = was man nimmt
theme-build = Bauen
theme-war = Krieg
theme-placement = wohin man setzt
theme-endgame = das Endspiel
theme-choice = eine Wahl
theme-wait = ob man wartet
theme-payment = womit man bezahlt
theme-defence = Verteidigung
theme-growth = Wachstum
theme-plan = der Plan eines Zuges
theme-trade = Handel
theme-play = was man ausspielt
theme-research = Forschung
theme-politics = Politik
theme-move = Bewegung

# --- answering on a page

order-text = Das würdest du gefragt, wenn die anderen so wenig wie möglich tun. Deine Antwort wird gegeben, sobald du das gefragt wirst, wenn sie noch möglich ist und sich von deinen Sachen nichts anderes geändert hat. Niemand sonst sieht sie.
order-window = Reaktionen werden nie im Voraus gegeben: Wann jemand antwortet, würde verraten, was er hat. Wähle stattdessen, wann du gefragt werden willst; sonst passt der Tisch für dich, als hättest du überlegt.
options-folded = { $count ->
    [one] Ein weiteres Feld: auf der Karte wählen
   *[other] { $count } weitere Felder: auf der Karte wählen
}
options-on-map = { $count ->
    [one] Ein Feld: auf der Karte wählen
   *[other] { $count } Felder: auf der Karte wählen
}
choose-several = { $count } von { $of } gewählt: los
choose-up-to = Wähle { $count }
digest-more = { $count ->
    [one] Ein weiterer Eintrag steht im Verlauf
   *[other] { $count } weitere Einträge stehen im Verlauf
}
continue-origin = Diese Partie geht von Zug { $move } einer anderen aus; was ihr Spieler nicht sehen konnte, ist neu verteilt.
undo-dialog-text = { $count ->
    [one] Der letzte Zug würde zurückgenommen.
   *[other] Die letzten { $count } Züge würden zurückgenommen.
} Was seitdem gezogen wurde, würde neu gezogen.
undo-ask-text = Seitdem kam etwas ans Licht. Die anderen müssen zustimmen, und was seitdem gezogen wurde, wird neu gezogen.
hints-asked-text = Wenn alle zustimmen, dürfen alle an diesem Tisch einen Bot um Rat fragen. Beim Ergebnis steht, wer es getan hat.

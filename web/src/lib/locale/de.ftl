### Der Browser-Client auf Deutsch. Spiele bringen ihre eigenen Texte mit; dies sind die Worte des Rahmens.

## Überall

nav = Seiten
nav-play = Spielen
nav-rules = Regeln
nav-cards = Karten
nav-history = Verlauf
nav-people = Spieler
col-played = Gespielt
form-rated = Gewertet
form-rated-text = Das Ergebnis zählt für die Wertungen der Menschen am Tisch; Bots und wer geht, gewinnen nichts.
running-tables = Wird gerade gespielt
watch = Zuschauen
nav-settings = Einstellungen
nav-settings-short = Optionen
skip = Zum Inhalt
theme-switch = Hell oder dunkel
language-switch = In English
close = Schließen
cancel = Abbrechen
save = Speichern
copy = Kopieren
copy-link = Link kopieren
copied = Kopiert.
copy-failed = Kopieren ist hier nicht möglich: { $text }
go = Los
you = Du
loading = Einen Moment …
not-found = Diese Seite gibt es nicht.
components = Bausteine

## Spieler

players = Spieler
seat-number = Platz { $number }
seat-open = frei
seat-open-long = Frei: für Freunde
seat-me = Ich
seat-you = du
seat-host = leitet den Tisch
seat-bot = Hier spielt ein Bot
seat-away = Abwesend; ein Bot spielt weiter
seat-here = Verbunden
seat-gone = Nicht verbunden
seat-is-here = verbunden
seat-is-gone = nicht verbunden
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
seat-bot-level = Bot: { $level }
seat-a-bot = Bot hinsetzen …
seat-free-it = Diesen Platz frei machen
bot-beginner = Anfänger
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-expert = Experte
bot-heuristic = einen Zug voraus
bot-random = zufällig
bot-beginner-about = Anfänger: kennt die Regeln und übersieht oft den besseren Zug. Für die ersten Partien.
bot-easy-about = Leicht: spielt vernünftig und vertut sich hin und wieder. Hier gewinnt man, während man noch lernt.
bot-medium-about = Mittel: nimmt, was im Augenblick am besten aussieht, und plant nicht voraus.
bot-hard-about = Schwer: durchdenkt den eigenen Zug und macht wenige Fehler.
bot-expert-about = Experte: so stark, wie es geht. Denkt bis zu zwei Sekunden über einen Zug nach.
guest-name = Gast { $number }
guest-label = Dein Name
guest-placeholder = Wie sollen wir dich nennen?

## Zeiten

clock-bot = Bot
clock-left = noch { $time }
clock-days = { $days } T { $hours } Std
ago-now = jetzt
ago-minutes = { $n } Min
ago-hours = { $n } Std
ago-days = { $n } T
span-seconds = { $n ->
    [one] eine Sekunde
   *[other] { $n } Sekunden
}
span-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
span-hours = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
}
span-days = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
}
clock-rule-none = keine Uhr
clock-rule-move = { $n } Min. je Zug
clock-rule-total = je { $n } Min.{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s
}
clock-rule-days = { $n ->
    [one] ein Tag je Zug
   *[other] { $n } Tage je Zug
}

## Startseite

home-welcome = Willkommen am Tisch.
home-lead = Zivilisations-Brettspiele, mit Freunden oder gegen Bots. Ein Klick, und du sitzt am Tisch; ein Konto brauchst du nicht.
home-waiting = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
home-mine = Deine Tische
home-free = { $count ->
    [0] Alle Plätze besetzt
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}
home-take-turn = Weiterspielen
home-to-table = Zum Tisch
home-watch = Zuschauen
home-start = Sofort spielen
home-start-text = ein Klick, und du sitzt mit Bots am Tisch
play-now = Spielen
set-up = Einrichten
set-up-long = Einrichten: Plätze und Einstellungen wählen
open-tables = Offene Tische
open-none = Im Moment sucht niemand Mitspieler. Eröffne einen Tisch, dann können andere dazukommen.
join = Mitspielen
join-link = Mit Link mitspielen
join-text = Der Link zu einem Tisch oder seine Kennung
join-bad = Das ist kein Link zu einem Tisch.
new-table = Neuer Tisch
col-game = Spiel
col-host = Leitung
col-seats = Plätze
col-settings = Einstellungen
col-clock = Uhr
col-player = Spieler
col-players = Spieler
col-score = Punkte
col-sum = Summe
col-when = Wann
col-place = Platz

## Einrichten

form-seats = Plätze
form-count = Anzahl der Plätze
form-settings = Einstellungen
form-clock = Uhr
form-at-zero = Wenn die Zeit abgelaufen ist
form-who = Wer kann mitspielen?
form-link = Wer den Link hat
form-link-text = Der Tisch steht in keiner Liste. Du bekommst einen Link zum Weitergeben.
form-public = Alle
form-public-text = Der Tisch steht in der Liste der offenen Tische, bis alle Plätze besetzt sind.
form-open = Tisch eröffnen
form-start = Beginnen
clock-none = Keine Uhr
clock-move-1 = 1 Minute je Zug
clock-move-3 = 3 Minuten je Zug
clock-total-10 = Je 10 Minuten, 5 Sekunden mehr pro Zug
clock-total-20 = Je 20 Minuten, 10 Sekunden mehr pro Zug
clock-total-45 = Je 45 Minuten, 15 Sekunden mehr pro Zug
clock-days-1 = Zugweise: ein Tag je Zug
clock-days-3 = Zugweise: drei Tage je Zug
clock-days-7 = Zugweise: eine Woche je Zug
at-zero-bot = Dann spielt ein Bot weiter, bis der Spieler zurückkommt
at-zero-nothing = Dann geschieht nichts; die anderen sehen es
setting-is = { $name }: { $value }
setting-yes = { $name }: ja
setting-no = { $name }: nein
corrected = Gespielt mit Werten, die der Betreiber berichtigt hat.

## Warten auf Mitspieler

waiting-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-full = Alle Plätze sind besetzt.
waiting-host = { $name } beginnt die Partie.
waiting-closed = Dieser Tisch wurde geschlossen.
sit = Hier sitzen
start-match = Partie beginnen
leave-seat = Gehen
close-table = Tisch schließen
invite = Einladen
invite-link = Nur wer diesen Link hat, findet den Tisch.
invite-public = Der Tisch steht in der Liste der offenen Tische. Dieser Link führt auch hierher.

## Der Tisch

menu = Menü
menu-home = Zur Startseite
menu-home-short = Startseite
menu-rules = Regeln
menu-cards = Alle Karten
menu-replay = Nachspielen
menu-keys = Tasten
menu-report = Problem melden
menu-hints = Um Tipps bitten
warden-remove = Diesen Tisch entfernen
warden-remove-sure = Wirklich mit allem entfernen?
table-removed = Der Tisch ist entfernt.
menu-leave = Gehen oder aufgeben …
round = Runde { $round }
of-rounds = von { $rounds }
turn-order = Reihenfolge
link-lost = Verbindung verloren, neuer Versuch
link-connecting = Verbinden
table-missing = Dieser Tisch kann nicht gezeigt werden.
board-label = Spielfläche
mat-label = Deine Sachen
others-label = Die anderen
tabs-label = Teile des Tisches
tab-board = Tisch
tab-mine = Meins
tab-others = Andere
tab-log = Verlauf

panel-label = Entscheidung
turn-yours = Du bist am Zug
turn-of = { $name } ist am Zug
turn-other = { $name } entscheidet
turn-bot = { $name } überlegt
turn-several = Warten auf { $names }
turn-nobody = Die Partie geht weiter
turn-frozen = Der Tisch ruht
wait-text = Du wirst wieder gefragt.
watching = Du schaust zu.
frozen-text = An diesem Tisch ist etwas schiefgegangen. Nichts ist verloren; der Betreiber des Servers weiß Bescheid.
frozen-rules = Die Regeln dieses Spiels haben sich geändert, seit diese Partie begann, und passen nicht zu dem, was nach Zug { $move } geschah. Nichts ist verloren. Von dort geht es weiter, wenn alle zustimmen.
frozen-rules-deal = Die Regeln dieses Spiels haben sich geändert, seit diese Partie begann. Nichts ist verloren; der Betreiber kann die alten Regeln zurückholen.
frozen-go-on = Ab Zug { $move } weiterspielen
choose-first = Wähle eine Antwort
turn-respond = Du kannst reagieren
turn-window = Wer will, kann reagieren
window-given = Deine Antwort ist da. Wer geantwortet hat, sieht niemand, bevor alle es haben.
window-closes = noch { $time }
wish-label = Frag mich nach: { $kind }
wish-ask = wenn ich reagieren kann
wish-target = wenn es mich trifft
wish-turn = nicht in diesem Zug
wish-pass = nie
replay-passed = Alle lassen es geschehen.
steps-label = Antworten bisher
step-now = jetzt
step-back = Zurück zu dieser Frage
step-forced = Es gab nur diese Antwort
parts-label = Deine Antwort
part-open = noch offen
part-less = Weniger
part-more = Mehr
part-change = Das ändern
explain-label = Woraus besteht: { $name }
explain-player = Ein Mitspieler
    .text = Was vor jemandem liegt, in Kürze. Ein Tippen öffnet alles.
explain-clock = Uhr
    .text = Die Zeit, die diesem Mitspieler bleibt.
why-ask = warum?
why-title = Jetzt nicht möglich
why-legal = Das ist möglich.
rule = Regel { $id }
rule-copy = Link zur Regel { $id } kopieren

undo = Zurücknehmen
undo-free = Deine letzte Wahl zurücknehmen
undo-ask = Zurücknehmen; dazu müssen zustimmen: { $names }
undo-nothing = Nichts zurückzunehmen
undo-request = Um Rücknahme bitten
undo-here = Bis hierher zurück
undo-ask-title = Die anderen fragen?
undo-dialog-title = { $name } möchte zurücknehmen
undo-pending = Rücknahme: warten auf { $names }
undo-cancel = Doch nicht zurücknehmen
allow = Erlauben
refuse = Ablehnen
toast-undone = { $name } hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurückgenommen.
toast-undo-refused = Die Bitte um Rücknahme wurde abgelehnt.
toast-undo-void = Die Partie ist weitergegangen; deine Bitte um Rücknahme ist hinfällig.
toast-left = { $name } ist weg; ein Bot spielt weiter.
toast-back = { $name } ist zurück.
toast-rematch = Eine Revanche ist eröffnet.

leave-title = Den Tisch verlassen?
end-leave = Gehen: ein Bot spielt weiter
end-leave-text = Du kannst deinen Platz jederzeit zurücknehmen.
end-resign = Aufgeben
end-resign-text = Die Partie ist vorbei, und dein Gegenüber hat gewonnen.
end-draw = Unentschieden anbieten
end-draw-text = Wenn alle zustimmen, ist die Partie vorbei, und niemand hat gewonnen.
end-resign-now = Aufgeben
end-resign-now-text = Endgültig, nach den Regeln des Spiels: Du scheidest aus. Die anderen spielen weiter.
end-resign-next = Im nächsten Zug aufgeben
end-resign-next-text = Endgültig, nach den Regeln des Spiels: Du scheidest aus, sobald du nach einer solchen Aktion gefragt wirst. Die anderen spielen weiter.
end-resign-not = Doch nicht aufgeben
end-resign-not-text = Du würdest in deinem nächsten Zug endgültig ausscheiden.
end-abort-ask = Um Abbruch bitten
end-abort-ask-text = Wenn alle zustimmen, ist die Partie vorbei und zählt nicht.
end-abort = Die Partie abbrechen
end-abort-text = Die Partie ist vorbei und zählt nicht.
end-asked-drawn = { $name } bietet ein Unentschieden an
end-asked-drawn-text = Wenn alle zustimmen, ist die Partie vorbei, und niemand hat gewonnen.
end-asked-aborted = { $name } möchte die Partie abbrechen
end-asked-aborted-text = Wenn alle zustimmen, ist die Partie vorbei und zählt nicht.
end-pending = Ende der Partie: Es fehlt noch { $names }
end-cancel = Weiterspielen
agree = Zustimmen
toast-goes-on = Die Partie geht weiter.
ended-resigned = { $name } hat aufgegeben.
ended-resigned-text = Die Partie endete vor ihrem Ende.
ended-drawn = Unentschieden
ended-drawn-text = Alle waren sich einig, die Partie ohne Sieger zu beenden.
ended-aborted = Die Partie wurde abgebrochen
ended-aborted-text = Sie zählt nicht.
history-resigned = aufgegeben
history-hints = mit Tipps
history-drawn = unentschieden
history-aborted = abgebrochen
result-substituted = Am Ende spielte ein Bot für { $names }: Der Sieg gehört dem Bot.
practice = Übung
practice-text = Züge wurden zurückgenommen, nachdem etwas ans Licht gekommen war, und neu gezogen. Diese Partie zählt nicht.
rematch-asked = { $name } möchte noch einmal spielen.
rematch-pending = Revanche angeboten: Es fehlt noch { $names }
rematch-accept = Revanche annehmen
rematch-decline = Ablehnen
rematch-withdraw = Angebot zurücknehmen
toast-no-rematch = Es gibt keine Revanche.
form-undo = Züge zurücknehmen
undo-rule-usual-bots = Wie üblich gegen Bots: frei; hinter Aufgedecktem zählt es als Übung
undo-rule-usual-people = Wie üblich unter Menschen: bis die Nächsten entscheiden
undo-rule-revealed = Frei, bis etwas ans Licht kommt
undo-rule-turn = Frei, bis die Nächsten entscheiden
undo-rule-request = Nur wenn die anderen zustimmen
undo-rule-none = Nie
away-title = Ein Bot spielt für dich
away-text = Du bist gegangen, oder deine Zeit war um. Der Bot hört auf, sobald du zurück bist.
come-back = Meinen Platz zurücknehmen

past-banner = Der Tisch nach Zug { $move }
past-now = Zurück zu jetzt
past-yours = Du bist am Zug.
past-panel = Du siehst einen früheren Stand.

log-label = Was geschehen ist
log-tabs = Verlauf, Gespräch und Regeln
log-tab = Verlauf
chat-tab = Gespräch
rules-tab = Regeln
log-fresh = Seit deinem letzten Zug
log-start = Beginn
log-show = Den Tisch von damals zeigen
log-parts = { $count ->
    [one] Noch etwas kam dabei heraus
   *[other] Noch { $count } Dinge kamen dabei heraus
}
nav-learn = Lernen
menu-learn = So wird gespielt
learn-begin = Geführte erste Partie
learn-table = Tabelle
learn-begin-text = Etwa zehn Minuten gegen einen leichten Bot; ein Begleiter erklärt alles, wenn es zum ersten Mal vorkommt. Du kannst aufhören und später weitermachen.
learn-faces = Aus diesem Spiel
coach = Begleiter
coach-step = { $place } von { $of }
coach-next = Verstanden
coach-show = Zeig es mir
coach-done = Allein weiter
coach-leave = Ohne Begleiter weiter
hint = Tipp
hint-ask = Was würde ein Bot tun?
hint-thinking = Überlegt …
hint-others = Erwogen hat er auch:
hint-because = Warum:
hint-against = Dagegen spricht:
hint-why = Gegenüber der nächstbesten Antwort:
hint-more = Es bringt mehr bei: { $things }.
hint-but-less = Dafür weniger bei: { $things }.
hint-less = Es bringt weniger bei: { $things }; alles in allem ist es ebenso gut.
hint-a-little = { $what } (etwas schlechter)
hint-clearly = { $what } (deutlich schlechter)
hint-measured = −{ $worse } ± { $error } in den eigenen Punkten des Bots
hint-equal = { $what } (ebenso gut)
hints-asked = { $name } bittet um Tipps
hints-pending = Tipps: Es fehlt noch { $names }
hints-cancel = Ohne spielen
result-hints = Mit Tipps: { $names }
result-hints-of = { $name } ({ $count })
order-offer = Im Voraus antworten
order-looking = Einen Blick voraus …
order-title = Im Voraus antworten
order-give = Diese Antwort vormerken
order-given = Sobald du gefragt wirst: { $answer }
order-drop = Zurücknehmen
order-other-question = Deine vorgemerkte Antwort ist verfallen: Es wird etwas anderes gefragt.
order-not-legal = Deine vorgemerkte Antwort ist verfallen: Sie ist jetzt nicht möglich.
order-changed = Deine vorgemerkte Antwort ist verfallen: Von deinen Sachen hat sich etwas geändert.
order-went-back = Deine vorgemerkte Antwort ist verfallen: Züge wurden zurückgenommen.
hint-measure = Abgewogen aus dem, was du weißt.
hint-take = Auswählen
error-no-hint = Rechtzeitig fand sich kein Tipp. Versuche es noch einmal.
error-no-picture = Das Bild wurde nicht rechtzeitig fertig. Versuche es noch einmal.
error-too-many-hints = Das sind genug Tipps für den Augenblick.
error-no-lesson = Für dieses Spiel gibt es noch keine geführte Partie.
error-no-such-puzzle = Ein solches Rätsel gibt es unter den heutigen Regeln nicht.
error-no-guide = Für dieses Spiel liegt keine Anleitung auf diesem Server.
options-equal = ×{ $count }
options-all = Alle
options-rest = Weitere
digest-you = Was dich betrifft
digest-others = Die anderen
digest-further = +{ $count }
digest-go-on = Weiter
playback-again = Letzten Zug wiederholen
playback-skip = Überspringen
log-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-placeholder = Etwas sagen
chat-placeholder-watching = Etwas zu den anderen Zuschauern sagen
chat-watchers = Zeigen, was die Zuschauer sagen
chat-send = Senden
chat-new = Neue Bemerkungen
chat-removed = vom Gastgeber entfernt
chat-remove = Bemerkung von { $name } entfernen
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder sprechen lassen
rules-now = Die Regeln zu dieser Frage
rules-none = Wenn du gefragt wirst, stehen hier die Regeln dazu.
rules-all = Alle Regeln

key-letters = die Antwort mit diesem Buchstaben wählen
key-enter = bestätigen
key-esc = Auswahl löschen, schließen
key-part = zurück zum vorigen Teil der Antwort
key-amount = weniger, mehr bei einer Anzahl
key-undo = zurücknehmen
key-replay = Letzten Zug wiederholen
key-why = auf etwas, das nicht geht: warum nicht
key-detail = mehr über das, worauf der Fokus liegt, oder das Gewählte
key-seats = alles, was ein Spieler hat
key-zoom = Karte größer, kleiner, ganz
key-board = zum Tisch
key-mine = zu meinen Sachen
key-log = zum Verlauf

report-text = Was stimmt nicht? Die Stellung wird mitgeschickt.
report-send = Senden
report-thanks = Danke. Die Stellung ist festgehalten.
detail-browse = Im Kartenverzeichnis
detail-nothing = Mehr gibt es dazu nicht zu sagen.
detail-whole = Ganz zeigen
notice-title = Du bist am Zug
notice-body = { $game }: Die anderen warten auf dich.

## Ergebnis

result-you-win = { $points ->
    [one] Du gewinnst mit einem Punkt
   *[other] Du gewinnst mit { $points } Punkten
}
result-you-share = { $points ->
    [one] Du teilst dir den Sieg mit einem Punkt
   *[other] Du teilst dir den Sieg mit { $points } Punkten
}
result-win = { $points ->
    [one] { $name } gewinnt mit einem Punkt
   *[other] { $name } gewinnt mit { $points } Punkten
}
result-share = { $names } teilen sich den Sieg mit { $points } Punkten
result-solo = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
result-tied = Mehrere haben { $points } Punkte; der Gleichstand wurde aufgelöst.
result-after = zu Ende nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
result-win-plainly = { $name } gewinnt
result-you-win-plainly = Du gewinnst
result-rounds = Runde für Runde
result-moves = Zug für Zug
result-story = Wie es dazu kam
result-highlights = Höhepunkte
result-boards = Die Tableaus am Ende
set-first-tap-text = Ein Tippen antwortet sofort, ohne Bestätigung. Zurücknehmen geht, solange nichts ans Licht kam.
first-tap-offer = Du hast zehn Partien gespielt. Soll schon das erste Tippen handeln?
first-tap-yes = Ja, sofort
first-tap-no = Nein, erst wählen, dann bestätigen
rematch = Revanche
rematch-go = Zur Revanche
verify = Prüfen
verify-text = Jedes Ziehen lässt sich prüfen: Der Schlüssel passt zum Fingerabdruck vom Anfang.
verify-yes = Es passt: Die Karten standen vor der Partie fest.
verify-no = Es passt nicht. Dieser Partie ist nicht zu trauen.
verify-cannot = Dieser Browser kann nur über eine sichere Verbindung prüfen. Im Terminal: tessera verify.
verify-details = Fingerabdruck und Schlüssel
verify-commitment = Fingerabdruck, von Anfang an zu sehen
verify-key = Schlüssel, seit dem Ende zu sehen
verify-how = Der Fingerabdruck ist SHA-256 der Worte „tessera commitment“, eines Nullbytes und des Schlüssels. Mit der gespeicherten Partie prüft „tessera verify“ auch jedes einzelne Ziehen.
record-save = Partie speichern

analysis = Analyse
analysis-everything = Alles offen

## Nachspielen

replay-back = Zum Tisch
replay-panel = Nachspielen
replay-move = Zug { $move } von { $moves }
replay-start = Der Beginn der Partie.
replay-start-continued = Die Stellung, von der diese Partie ausgeht.
replay-secret = { $name } entscheidet verdeckt.
replay-scrub = Zug
replay-first = Zum Beginn
replay-previous = Einen Zug zurück
replay-run = Abspielen
replay-stop = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-pace = Tempo
replay-times = { $n }×
replay-eyes = Mit wessen Augen
replay-eyes-of = Was { $name } sah
replay-spectator = Als Zuschauer
continue-here = Von hier weiterspielen
continue-text = Ein neuer Tisch gegen Bots, der mit dieser Stellung beginnt. Was du nicht sehen konntest, wird neu verteilt.
continue-opened = Hier beginnt eine neue Partie. Was du nicht sehen konntest, ist neu verteilt.
continue-origin-link = Dort ansehen
scenario-save = Als Szenario-Datei speichern
scenario-saved = Gespeichert. „tessera play“ mit „--scenario“ öffnet die Datei.

## Regeln und Karten

rules-search = In den Regeln suchen ( / )
rules-chapters = Kapitel
rules-hits = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-nothing = Keine Regel enthält diese Worte.
rules-note = In eigenen Worten, ein nummerierter Satz nach dem anderen. Der Tisch nennt diese Nummern, wenn er etwas ablehnt.
cards-search = In den Karten suchen ( / )
cards-kind = Art
cards-all = Alles
cards-source = Herkunft
cards-any-source = Jede Herkunft
cards-note = Alles Material mit seinen Zahlen. Markiertes ist rekonstruiert: Die gedruckten Zahlen sind nicht öffentlich und wurden erschlossen. Wer das Spiel besitzt, kann sie berichtigen.
cards-corrected = Der Betreiber dieses Servers hat einige davon berichtigt.
cards-nothing = Nichts passt.
cards-power-cards = Machtkarten
cards-civilizations = Zivilisationen
fact-name = Name
fact-in-card-game = Gehört zum Spiel
fact-ability = Fähigkeit
fact-numbers = Zahlen
fact-coins = Münzen
fact-produces-grain = Getreide
fact-all = Alles
field-deck = Stapel
field-value = Wert
field-building = Gebäude
field-wood-cost = Holzkosten
field-stone-cost = Steinkosten
field-coins = Münzen
field-luxury = Luxus
field-inhabitants = Einwohner
field-power = Macht
field-wood = Holz
field-stone = Stein
field-grain = Getreide
field-number = Nummer

## Verlauf

history-none = Du hast noch keine Partie zu Ende gespielt.
history-sum = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}, { $wins ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $wins } gewonnen
}.
history-result = Ergebnis

## Einstellungen

language-en = English
language-de = Deutsch
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
pace-off = Sofort
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam
push-denied = Der Browser erlaubt das nicht oder findet keinen Dienst, der Nachrichten weitergibt.
menu-notices-off = Keine Nachrichten von diesem Tisch
menu-notices-on = Wieder Nachrichten von diesem Tisch
quiet-on = Von diesem Tisch erfährst du nichts mehr.
quiet-off = Von diesem Tisch erfährst du wieder.
link-confirm = Adresse bestätigen
link-confirm-text = Dann erfährst du hier, wenn jemand auf dich wartet. In jedem Brief ist ein Link, mit dem das endet.
link-confirm-act = Ja, hier möchte ich es erfahren
link-confirm-done = Bestätigt: { $address }
link-leave = Keine Briefe mehr
link-leave-text = Dann wird an diese Adresse nichts mehr geschickt. In den Einstellungen kannst du sie wieder einschalten.
link-leave-act = Nichts mehr schicken
link-leave-done = An { $address } wird nichts mehr geschickt.

## Seite der Bausteine

comp-seats = Plätze
comp-colours = Flächen, Tinte, Handlung
comp-buttons = Knöpfe
comp-turn = Wer am Zug ist
comp-panel = Entscheidung
comp-counters = Zähler und Leisten
comp-emblems = Wappen und Vignetten
comp-icons = Zeichen
comp-parts = Bausteine
comp-toast = Eine kurze Meldung.

## Was schiefging

problem-unreached = Der Server ist nicht zu erreichen. Prüfe deine Verbindung.
problem-unknown = Auf dieser Seite ist etwas schiefgegangen.
problem-status = Der Server antwortet nicht, wie er sollte ({ $status }).
problem-502 = Der Server läuft gerade nicht.
problem-503 = Der Server läuft gerade nicht.
error-fault = Auf dem Server ist etwas schiefgegangen. Dir ist nichts verloren gegangen.
error-nothing-here = Das gibt es nicht (mehr).
error-method = Das tut der Server hier nicht.
error-bad-wish = Das kann der Server nicht: { $detail }
error-malformed = Der Server hat „{ $where }“ nicht verstanden: { $detail }
error-too-large = Das ist zu lang: höchstens { $most } Bytes.
error-too-many-requests = Zu viel auf einmal. Warte einen Moment.
error-too-many-sign-ins = Zu viele Versuche. Warte eine Minute.
error-other-site = Diese Seite wurde unter einer Adresse geöffnet, die der Server nicht kennt.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-game = Dieses Spiel gibt es nicht.
error-no-rules = Die Regeln dieses Spiels liegen nicht auf diesem Server.
error-no-such-bot = Diesen Bot gibt es nicht. Es gibt: { $bots }.
error-sign-in = Melde dich zuerst an, oder spiele als Gast.
error-bad-token = Dieses Token gilt nicht.
error-wrong-password = Name oder Passwort ist falsch.
error-no-account = Du spielst als Gast: Es gibt kein Passwort.
error-no-such-person = So jemanden gibt es hier nicht.
error-name-taken = Dieser Name ist vergeben.
error-account-name = Ein Konto behält seinen Namen.
error-too-many-tokens = Du hast schon { $most } Token.
error-no-such-token = Dieses Token hast du nicht.
error-notices-account = Dafür braucht es ein Konto.
error-too-many-channels = Du erfährst es schon auf { $most } Wegen.
error-too-many-notices = Das genügt für jetzt. Versuch es wieder in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
error-no-such-channel = Diesen Weg gibt es nicht (mehr).
error-channel-unconfirmed = Bestätige erst die Adresse: Der Link ist im Brief.
error-notice-link = Dieser Link ist zu alt oder nicht von hier.
error-nothing-foreseen = Was du als Nächstes gefragt wirst, lässt sich jetzt nicht vorhersehen.
error-block-oneself = Dich selbst kannst du nicht blockieren.
error-too-many-blocked = Du hast schon { $most } Leute blockiert.
error-not-warden = Das können nur die, die auf diesem Server für Ordnung sorgen.
error-store-fails = Der Server kann gerade nichts speichern. Nichts ist verloren; es wird weiter versucht.
error-unknown-host = Diese Adresse kennt der Server nicht. Sein Gastgeber kann sie erlauben.
error-too-many-accounts = Zu viele neue Spieler von hier. Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
error-too-many-tables = Du hast viele Tische eröffnet. Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
error-too-many-reports = Du hast viel gemeldet. Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
error-too-many-remarks = Du hast viel gesagt. Warte einen Moment.
error-too-many-sockets = Von hier sind zu viele Tische offen.
error-not-by-token = Ein Token reicht dafür nicht: melde dich an.
error-name-too-long = Dieser Name ist für ein Konto zu lang: höchstens { $most } Buchstaben.
error-invisible-letters = Ein Name kann keine Zeichen haben, die niemand sieht.
error-changed-meanwhile = Das wurde im selben Moment anderswo geändert. Versuche es noch einmal.

chat-report = Melden, was { $name } gesagt hat
chat-reported = Danke. Wer hier für Ordnung sorgt, sieht es sich an.
form-responses = Zeit zum Reagieren
form-responses-text = Wie lange eine Gelegenheit zum Reagieren offen ist, kann verraten, dass jemand überlegen musste. Dauert sie gleich lang, erfährt niemand etwas.
responses-usual = Wie üblich: an Tischen für alle immer 20 Sekunden, sonst bis alle geantwortet haben
responses-early = Bis alle geantwortet haben
responses-10 = Immer 10 Sekunden
responses-20 = Immer 20 Sekunden
responses-40 = Immer 40 Sekunden
wish-always = auch wenn ich nur passen kann
error-name-alike = Diesen Namen könnte man mit dem eines anderen verwechseln. Nimm einen anderen.
error-named-by-warden = Dein Name wurde von denen geändert, die hier für Ordnung sorgen. Dabei bleibt es.
error-banned = Du darfst bis { $until } nicht herein. { $reason }
error-ban-warden = Wer für Ordnung sorgt, kann nicht ausgesperrt werden.
error-no-such-ban = Diese Sperre gibt es nicht (mehr).
error-no-such-report = Diese Meldung hat schon jemand angesehen.
error-no-such-session = Dort bist du nicht (mehr) angemeldet.

# Rätsel

puzzles = Rätsel
puzzles-lead = Stellungen aus Partien, in denen eine Antwort klar die beste ist. Eines je Spiel und Tag, dann so viele du willst.
puzzles-streak = { $days ->
    [0] Noch kein Rätsel des Tages in Folge gelöst
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
  }
puzzles-done = { $solved } von { $tried } gelöst, { $count } insgesamt
puzzles-rating = Wertung { $value }
puzzles-today = Rätsel des Tages
puzzles-another = Noch eines
puzzle = Rätsel
puzzle-you = Du

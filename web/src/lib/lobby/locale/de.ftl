### Gesellschaft, Leute, Einstellungen und der untere Teil der ersten Seite: was man weder zuerst noch am Tisch braucht.

## Überall

nav-company = In Gesellschaft
nav-match = Schnelle Partie
nav-tournaments = Turniere
nav-friends = Freunde
nav-best = Bestenliste
accept = Annehmen
decline = Ablehnen
take-back = Zurücknehmen
to-table = Zum Tisch
to-result = Ergebnis

## Über jeder Seite

company-bar = Für dich
bar-round = Runde { $round } von { $name } hat begonnen.
bar-invited = { $name } lädt dich zu { $game } ein.
bar-asked = { $count ->
    [one] Jemand möchte mit dir befreundet sein.
   *[other] { $count } Leute möchten mit dir befreundet sein.
}
bar-look = Ansehen
bar-seeking = { $game }: Suche nach anderen, { $time } · { $others ->
    [0] noch niemand sonst
    [one] noch jemand sucht
   *[other] { $others } andere suchen auch
}
match-found = Deine Partie ist gefunden.

## Die erste Seite

home-company-text = Triff sofort andere, spiele ein Turnier oder lade Freunde mit Namen ein.
home-new-company = Freunde, schnelle Partien und Turniere: Spiele in Gesellschaft.

## Freunde

friends-account = Freunde findet man am Namen ihres Kontos; dafür brauchst du selbst ein Konto.
to-account = Zum Konto
friends-none = Noch niemand. Frage jemanden mit dem Namen des Kontos; die andere Seite muss zustimmen.
friends-asked-me = Wer mit dir befreundet sein möchte
friends-asked-by-me = Noch nicht beantwortet
friend-name = Name des Kontos
friend-ask = Freundschaft anfragen
friend-accept = Befreundet sein
friend-asked = Gefragt. Nun liegt es an der anderen Seite.
friend-part = Nicht mehr mit { $name } befreundet sein
friend-take-back = Anfrage zurücknehmen
is-friend = Befreundet
is-here = ist da
is-away = ist nicht da
watch-game = { $game } zusehen
invitations = Einladungen
invited-by = { $name } lädt dich ein
seats-free = { $count ->
    [0] gerade kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
invite-name = Mit Namen einladen
invite-send = Einladen
invite-waits = eingeladen
invite-declined = hat abgelehnt
privacy = Wer dich erreichen darf
privacy-ask = Freundschaft anfragen
privacy-invite = Dich mit Namen an einen Tisch einladen
privacy-everybody = alle
privacy-friends = Freunde
privacy-nobody = niemand
privacy-research = Meine beendeten Partien dürfen untersucht werden, ohne meinen Namen
privacy-research-note = Aus, solange du es nicht einschaltest. Eine Partie zählt nur, wenn alle am Tisch es erlauben.

## Schnelle Partie

match-lead = Sag, was du spielen möchtest. Sobald genug andere dasselbe wollen, beginnt die Partie. Bis dahin kannst du hier anderes tun; wenn du alle Seiten schließt, endet die Suche nach einer Weile.
match-players = Wie viele spielen sollen
match-least = Mindestens
match-to = bis
match-most = Höchstens
match-waiting = { $count ->
    [one] jemand wartet
   *[other] { $count } warten
}
match-rated-account = Mit einem Konto kann sie für deine Wertung zählen.
match-seek = Andere suchen
seek-stop = Nicht mehr suchen

## Turniere

tournament-new = Ein Turnier ansagen
tournament-account = Mit einem Konto kannst du selbst Turniere veranstalten.
tournament-none = Noch ist nichts angesagt. Mach den Anfang!
tournament-name = Name
tournament-kind = Wer auf wen trifft
tournament-swiss = Schweizer System
tournament-swiss-text = Runde für Runde treffen sich, die etwa gleich viele Punkte haben, und niemand zweimal dieselben, wenn es sich vermeiden lässt. Für beliebig viele Leute.
tournament-round-robin = Jeder gegen jeden
tournament-round-robin-text = Alle treffen alle: an Zweiertischen je einmal, an größeren so gleichmäßig wie möglich.
tournament-tables = Tische zu { $seats }
tournament-seats = Plätze je Tisch
tournament-rounds = Runden
tournament-most = Höchstens so viele Leute
tournament-automatic = Die nächste Runde beginnt von selbst
tournament-late = Man darf nach der ersten Runde dazukommen
tournament-public = Alle sehen es und können mitspielen; sonst, wer den Link hat
tournament-announce = Ansagen
tournament-host = Veranstaltet von { $name }
tournament-people = { $count } von { $most } Leuten
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-in = Du spielst mit
tournament-join = Mitspielen
tournament-withdraw = Turnier verlassen
tournament-start = Beginnen: Alle kommen an einen Tisch
tournament-next = Runde { $round } beginnen
tournament-close = Turnier absagen
tournament-close-text = Es beginnt nie, und niemand spielt.
tournament-end = Turnier beenden
tournament-end-text = Es wird keine weitere Runde gespielt; die Tabelle gilt.
tournament-open-tables = { $count ->
    [one] An einem Tisch wird noch gespielt. Ist die Zeit um, spielt ein Bot weiter; du kannst auch entscheiden, wie es ausgegangen ist.
   *[other] An { $count } Tischen wird noch gespielt. Ist die Zeit um, spielt ein Bot weiter; du kannst auch entscheiden, wie es ausgegangen ist.
}
tournament-nobody = Noch spielt niemand mit.
tournament-gone = ist gegangen
tournament-remove = Wegschicken
tournament-remove-name = { $name } wegschicken
tournament-decide = Entscheiden
tournament-decide-text = Sag, wie es an diesem Tisch ausgegangen ist, was immer dort geschieht. Wer einen Platz teilt, teilt seine Punkte.
tournament-decided = vom Veranstalter entschieden
tournament-void = Zählt nicht
place-number = { $place }. Platz
tournament-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
tournament-you = Du bist { $place }. von { $count }.
tournament-points = { $points } Punkte
to-my-table = Zu meinem Tisch
standings = Tabelle
rounds = Runden
stage-open = Offen für alle, die mitspielen wollen
stage-running = Läuft
stage-over = Zu Ende
stage-closed = Abgesagt
col-points = Punkte
bye = spielfrei
byes = { $count ->
    [one] einmal spielfrei
   *[other] { $count }-mal spielfrei
}
break-opponents = Gegner
break-opponents-text = Was die eigenen Gegner am Ende haben, ein Tisch als ihr Mittel (Buchholz). Spielfrei zählt wie ein Gegner mit den eigenen Punkten.
break-beaten = Geschlagene
break-beaten-text = Die Punkte der Gegner, vor denen man lag, bei Gleichstand die Hälfte (Sonneborn-Berger).
break-direct = Direkter Vergleich
break-direct-text = Was die noch Gleichen gegeneinander geholt haben, wenn alle von ihnen aufeinandergetroffen sind.
break-wins = Siege
break-wins-text = Tische, an denen man Erster war.
tournament-how = Was entscheidet
tournament-how-points = Ein Tisch gibt dem Ersten einen Punkt und dem Letzten keinen; dazwischen bekommt man den Anteil der anderen, vor denen man lag. Spielfrei ist ein Punkt. Zwischen Punktgleichen entscheidet der Reihe nach:

## Was abgelehnt wird

error-no-such-account = Kein Konto heißt so.
error-company-account = Dafür brauchst du ein Konto.
error-friend-oneself = Das bist du selbst.
error-friend-already = Ihr seid schon befreundet.
error-friend-asked = Du hast schon gefragt.
error-not-wanted = Das möchte diese Person nicht.
error-too-many-friends = Du hast schon { $most } Leute gefragt.
error-no-such-ask = Das wurde nicht (mehr) gefragt.
error-no-such-friend = Ihr seid nicht befreundet.
error-sits-here = Diese Person sitzt schon hier.
error-invited = Diese Person ist schon eingeladen.
error-too-many-invited = Hier sind schon { $most } Leute eingeladen.
error-no-such-invitation = Diese Einladung gibt es nicht mehr.
error-too-many-asks = Du hast heute viel gefragt. Versuche es später wieder.
error-no-such-number = So viele können dieses Spiel nicht spielen.
error-clock-needed = Dafür braucht es eine Uhr, damit niemand vergeblich wartet.
error-no-such-tournament = Ein solches Turnier gibt es nicht.
tournament-is-open = Das Turnier hat noch nicht begonnen.
tournament-is-running = Das Turnier hat begonnen.
tournament-is-over = Das Turnier ist zu Ende.
tournament-is-closed = Das Turnier wurde abgesagt.
tournament-not-host = Das kann nur, wer das Turnier veranstaltet.
tournament-joined = Du spielst schon mit.
tournament-not-joined = Diese Person spielt nicht mit.
tournament-too-late = Zum Mitspielen ist es zu spät.
tournament-full = Es spielen schon { $most } Leute mit.
tournament-too-few = Dafür braucht es mindestens { $least } Leute.
tournament-tables-open = { $count ->
    [one] An einem Tisch wird noch gespielt.
   *[other] An { $count } Tischen wird noch gespielt.
}
tournament-no-such-table = Dieser Tisch gehört nicht zur Runde.
tournament-bad-places = Alle am Tisch brauchen einen Platz.

## Der untere Teil der ersten Seite

home-more = Wie man spielt und was neu ist
home-learn = So wird gespielt
home-learn-text = Eine Seite mit Bildern oder eine erste Partie mit Begleitung.
home-new = Neu
home-new-explain = Alles auf dem Tisch erklärt sich selbst: mit der Maus darauf ruhen, halten oder I drücken.
home-new-guided = Eine begleitete erste Partie: jemand zeigt, erklärt und schlägt vor.
home-new-digest = Was seit deinem letzten Zug geschah, steht in wenigen Zeilen und wird auf Wunsch nachgespielt.

## Ordnung halten

order-reports = Gemeldete Bemerkungen
order-reported-by = Gemeldet von { $name }, { $date }
order-table = zum Tisch
order-done = Erledigt
order-no-reports = Nichts ist gemeldet.
order-bans = Wer nicht hereindarf
order-address = die Adresse von { $name }
order-until = bis { $date }
order-lift = Wieder hereinlassen
order-no-bans = Alle dürfen herein.
order-log = Was getan wurde
order-no-deeds = Noch nichts.
deed-report-done = hat eine Meldung angesehen
deed-banned = hat jemanden ausgesperrt
deed-ban-lifted = hat eine Sperre aufgehoben
deed-table-removed = hat einen Tisch entfernt
deed-renamed = hat jemanden umbenannt

## Leute, Einstellungen und Nachrichten

people-title = Wer spielt am besten
people-none = Noch niemand mit Konto hat eine gewertete Partie dieses Spiels gespielt.
people-how = Eine Wertung sagt, was jemand nach den gewerteten Partien gegen Menschen mindestens wert ist; sie beginnt bei 1000. Nur Konten werden aufgeführt.
col-rating = Wertung
col-won = Gewonnen
rating-provisional = vorläufig
profile-account = Konto seit { $date }.
profile-guest = Gast seit { $date }.
profile-versus = { $played ->
    [one] Eine Partie mit dir,
   *[other] { $played } Partien mit dir,
} { $won ->
    [0] in keiner lagst du vorn.
    [one] in einer lagst du vorn.
   *[other] in { $won } lagst du vorn.
}
profile-seats = Zu { $seats } Spielern: { $won } von { $played } gewonnen
profile-mean = Punkte im Mittel
profile-best = Meiste Punkte
profile-favourites = Am häufigsten gespielt: { $names }
profile-none = Noch ist keine Partie zu Ende.
guest-rename = Dein Name als Gast
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Das Passwort ist geändert; alle anderen Geräte sind abgemeldet.
sign-out-everywhere = Überall sonst abmelden
signed-out-everywhere = Alle anderen Geräte sind abgemeldet.
account-delete = Konto löschen
account-delete-text = Niemand kann sich mehr damit anmelden. An deinen Tischen bleibt ein anonymer Name, und in laufenden Partien spielt ein Bot weiter. Das lässt sich nicht rückgängig machen.
account-deleted = Das Konto ist gelöscht.
set-look = Aussehen
set-language = Sprache
set-theme = Farben
set-pace = Züge der anderen
set-pace-text = Nacheinander auf dem Brett gezeigt. Jede Taste und jedes Tippen überspringt.
set-animations = Bewegungen
set-table = Am Tisch
set-first-tap = Beim ersten Tippen handeln
set-ask-anyway = Mich trotzdem fragen
set-ask-anyway-text = Auch wo es nur eine Antwort gibt oder eine, die niemand ablehnt.
set-notifications = Melden, wenn ich am Zug bin
set-notifications-text = Eine Meldung, sobald die anderen auf dich warten, solange diese Seite im Hintergrund offen ist.
set-sounds = Töne am Tisch
notify-denied = Der Browser erlaubt dieser Seite keine Meldungen.
set-you = Du
account = Konto
account-name = Name
account-password = Passwort (mindestens 8 Zeichen)
register = Registrieren
register-text = Ein Konto behält deine Tische und deinen Verlauf auf jedem Gerät. Was du als Gast gespielt hast, kommt mit.
registered = Willkommen. Deine Tische sind mitgekommen.
sign-in = Anmelden
sign-in-text = Auf jedem Gerät dort weiterspielen, wo du warst.
signed-in = Willkommen zurück.
sign-out = Abmelden
signed-out = Abgemeldet.
renamed = Gespeichert.
set-notices = Nachrichten
notices-text = Wenn die anderen auf dich warten und du nicht auf den Tisch siehst, erfährst du es: einmal, so oft auf dich gewartet wird. Eine Nachricht nennt das Spiel, die Mitspielenden und den Tisch und nichts, was geheim ist.
notices-account = Mit einem Konto kannst du es auch per E-Mail oder unter einer eigenen Adresse erfahren.
channels-none = Du erfährst es noch nirgends.
channel-kind = Auf welchem Weg
channel-mail = E-Mail
channel-webhook = Webhook
channel-push = Browser
channel-apprise = Anderer Dienst
channel-mail-address = Deine E-Mail-Adresse
channel-mail-text = Ein Brief bittet dich, die Adresse zu bestätigen. Vorher wird nichts anderes dorthin geschickt.
channel-webhook-address = Die Adresse, die es erfahren soll
channel-webhook-text = Sie bekommt einen POST mit JSON, unterschrieben mit einem Geheimnis, das einmal gezeigt wird.
channel-apprise-address = Die Adresse in der Schreibweise von Apprise
channel-apprise-text = Dienste, die dieser Server erlaubt: { $schemes }.
channel-add = Hinzufügen
channel-added = Hinzugefügt.
channel-confirm = Ein Brief ist unterwegs an { $address }. Öffne den Link darin.
channel-secret = Das Geheimnis der Unterschrift, nur jetzt zu sehen:
channel-unconfirmed = Noch nicht bestätigt: Öffne den Link im Brief.
channel-off = Der Weg wurde abgeschaltet.
channel-test = Probe
channel-test-of = Eine Probe an { $name } schicken
channel-tested = Die Probe ist abgeschickt.
channel-drop = { $name } entfernen
push-add = In diesem Browser melden
push-added = Dieser Browser meldet es ab jetzt.
fault-address = An diese Adresse lässt sich nichts schicken.
fault-port = An Port { $number } wird nichts geschickt.
fault-name = Diesen Namen gibt es nicht.
fault-not-public = Diese Adresse ist nicht öffentlich: Dorthin schickt dieser Server nichts.
fault-slow = Der Empfänger hat nicht rechtzeitig geantwortet.
fault-unreached = Der Empfänger ist nicht zu erreichen.
fault-status = Der Empfänger hat mit Status { $number } geantwortet.
fault-mail-refused = Der Mailserver lehnt diese Adresse ab ({ $number }).
fault-mail-status = Der Mailserver hat mit { $number } geantwortet.
fault-mail-unreached = Der Mailserver ist nicht zu erreichen.
fault-service = Der Dienst hat die Nachricht nicht angenommen.
fault-not-here = Das bietet dieser Server nicht an.
set-blocked = Blockierte Leute
blocked-text = Ihnen begegnest du an keinem Tisch, und du siehst nichts, was sie sagen.
block = Blockieren
unblock = Nicht mehr blockieren
unblock-name = { $name } nicht mehr blockieren
block-text = Keiner von euch setzt sich dorthin, wo der andere sitzt, und du siehst nichts, was diese Person sagt.
warden-rename = Ein anderer Name für diese Person
set-tokens = Schlüssel für Bots
tokens-text = Mit einem Schlüssel kann dein eigenes Programm in deinem Namen an Tischen sitzen.
token-once = Er wird nur jetzt gezeigt:
token-label = Wofür er ist
token-make = Schlüssel anlegen
token-drop = Widerrufen
nav-order = Für Ordnung sorgen
ban = Aussperren
banned = Diese Person darf vorerst nicht herein.
ban-hours = Wie lange
ban-hours-1 = eine Stunde
ban-hours-24 = einen Tag
ban-hours-168 = eine Woche
ban-hours-720 = einen Monat
ban-hours-8760 = ein Jahr
ban-reason = Warum (das erfährt die Person)
ban-address = Auch alle anderen an derselben Adresse
set-sessions = Wo du angemeldet bist
sessions-text = Wenn du etwas davon nicht kennst, melde dich dort ab und wähle ein anderes Passwort.
session-this = hier
session-unknown = Ein Browser
signed-out-there = Dort abgemeldet.
set-export = Deine Daten
export-text = Alles, was von dir gespeichert ist, als Datei: dein Name, deine Anmeldungen, deine Tische und was du gesagt hast.
export = Meine Daten herunterladen
password-end-tokens = Auch die Schlüssel meiner Bots zurückziehen

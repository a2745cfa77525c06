### The browser client in English. Games bring their own messages; these are the words of the frame.

## Everywhere

nav = Pages
nav-play = Play
nav-rules = Rules
nav-cards = Cards
nav-history = History
nav-people = Players
col-played = Played
form-rated = Rated
form-rated-text = The result counts for the ratings of the people who play; bots and those who leave win nothing.
running-tables = Being played now
watch = Watch
nav-settings = Settings
nav-settings-short = Settings
skip = To the content
theme-switch = Light or dark
language-switch = Auf Deutsch
close = Close
cancel = Cancel
save = Save
copy = Copy
copy-link = Copy link
copied = Copied.
copy-failed = Copying is not possible here: { $text }
go = Go
you = You
loading = One moment …
not-found = There is no such page.
components = Components

## Players

players = Players
seat-number = Seat { $number }
seat-open = free
seat-open-long = Free: for a friend
seat-me = Me
seat-you = you
seat-host = host
seat-bot = A bot plays here
seat-away = Away; a bot plays on
seat-here = Connected
seat-gone = Not connected
seat-is-here = connected
seat-is-gone = not connected
watchers = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
seat-bot-level = Bot: { $level }
seat-a-bot = Seat a bot …
seat-free-it = Make this seat free
bot-beginner = beginner
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-heuristic = one move ahead
bot-random = random
bot-beginner-about = Beginner: knows the rules and often misses the better move. For your first matches.
bot-easy-about = Easy: plays sensibly and slips now and then. You can win while you are still learning.
bot-medium-about = Medium: takes what looks best at once, without planning ahead.
bot-hard-about = Hard: thinks its turn through and makes few mistakes.
bot-expert-about = Expert: the strongest there is. It takes up to two seconds for a move.
guest-name = Guest { $number }
guest-label = Your name
guest-placeholder = What should we call you?

## Times

clock-bot = bot
clock-left = { $time } left
clock-days = { $days } d { $hours } h
ago-now = now
ago-minutes = { $n } m
ago-hours = { $n } h
ago-days = { $n } d
span-seconds = { $n ->
    [one] one second
   *[other] { $n } seconds
}
span-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
span-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
span-days = { $n ->
    [one] one day
   *[other] { $n } days
}
clock-rule-none = no clock
clock-rule-move = { $n } min a move
clock-rule-total = { $n } min each{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s
}
clock-rule-days = { $n ->
    [one] one day a move
   *[other] { $n } days a move
}

## Home

home-welcome = Welcome to the table.
home-lead = Civilization board games, with friends or against bots. One click and you sit at a table; no account needed.
home-waiting = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
home-mine = Your tables
home-free = { $count ->
    [0] All seats taken
    [one] One seat free
   *[other] { $count } seats free
}
home-take-turn = Take your turn
home-to-table = To the table
home-watch = Watch
home-start = Start at once
home-start-text = one click seats you with bots
play-now = Play now
set-up = Set up
set-up-long = Set up: choose seats and settings
open-tables = Open tables
open-none = Nobody is waiting for players right now. Open a table, and others can join.
join = Join
join-link = Join by link
join-text = The link to a table, or its id
join-bad = That is no link to a table.
new-table = New table
col-game = Game
col-host = Host
col-seats = Seats
col-settings = Settings
col-clock = Clock
col-player = Player
col-players = Players
col-score = Score
col-sum = sum
col-when = When
col-place = Place

## Setting up

form-seats = Seats
form-count = Number of seats
form-settings = Settings
form-clock = Clock
form-at-zero = When the time is up
form-who = Who can join?
form-link = Whoever has the link
form-link-text = The table is in no list. You get a link to pass on.
form-public = Everybody
form-public-text = The table stands in the list of open tables until all seats are taken.
form-open = Open the table
form-start = Start
clock-none = No clock
clock-move-1 = 1 minute a move
clock-move-3 = 3 minutes a move
clock-total-10 = 10 minutes each, 5 seconds more per move
clock-total-20 = 20 minutes each, 10 seconds more per move
clock-total-45 = 45 minutes each, 15 seconds more per move
clock-days-1 = By turns: one day a move
clock-days-3 = By turns: three days a move
clock-days-7 = By turns: a week a move
at-zero-bot = Then a bot plays on until the player comes back
at-zero-nothing = Then nothing happens; the others see it
setting-is = { $name }: { $value }
setting-yes = { $name }: yes
setting-no = { $name }: no
corrected = Played with component values that the host has corrected.

## Waiting for players

waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-full = All seats are taken.
waiting-host = { $name } starts the match.
waiting-closed = This table has been closed.
sit = Sit here
start-match = Start the match
leave-seat = Leave
close-table = Close the table
invite = Invite
invite-link = Only people with this link find the table.
invite-public = The table stands in the list of open tables. This link leads here as well.

## The table

menu = Menu
menu-home = To the first page
menu-home-short = Home
menu-rules = Rules
menu-cards = All cards
menu-replay = Replay
menu-keys = Keys
menu-report = Report a problem
menu-hints = Ask for hints to be allowed
warden-remove = Remove this table
warden-remove-sure = Really remove it, with everything?
table-removed = The table is removed.
menu-leave = Leave or give up …
round = Round { $round }
of-rounds = of { $rounds }
turn-order = Turn order
link-lost = Connection lost, trying again
link-connecting = Connecting
table-missing = This table cannot be shown.
board-label = Board
mat-label = Your things
others-label = The others
tabs-label = Parts of the table
tab-board = Board
tab-mine = Mine
tab-others = Others
tab-log = Log

panel-label = Decision
turn-yours = Your turn
turn-of = { $name }’s turn
turn-other = { $name } decides
turn-bot = { $name } thinks
turn-several = Waiting for { $names }
turn-nobody = The match goes on
turn-frozen = The table rests
wait-text = You will be asked again.
watching = You are watching.
frozen-text = Something went wrong at this table. Nothing is lost; the host of this server has been told.
frozen-rules = The rules of this game have changed since this match began, and do not fit what was played after move { $move }. Nothing is lost. The match can go on from there if everybody agrees.
frozen-rules-deal = The rules of this game have changed since this match began: it cannot be shown with those of today. Nothing is lost; the host of this server can bring the old rules back.
frozen-go-on = Go on from move { $move }
choose-first = Choose an answer
turn-respond = You may respond
turn-window = Whoever wants may respond
window-given = Your answer is in. Nobody sees who has answered before all have.
window-closes = closes in { $time }
wish-label = Ask me about { $kind }
wish-ask = if I can respond
wish-target = if aimed at me
wish-turn = not this turn
wish-pass = never
replay-passed = Everybody lets it pass.
steps-label = Answers so far
step-now = now
step-back = Go back to this question
step-forced = There was only this answer
parts-label = Your answer
part-open = still open
part-less = Less
part-more = More
part-change = Change this
explain-label = What { $name } is made of
explain-player = A player
    .text = What lies in front of somebody, in short. A tap opens all of it.
explain-clock = Clock
    .text = The time this player has left.
why-ask = why?
why-title = Not possible now
why-legal = This is possible.
rule = Rule { $id }
rule-copy = Copy the link to rule { $id }

undo = Undo
undo-free = Undo your last choice
undo-ask = Undo; needs the agreement of { $names }
undo-nothing = Nothing to undo
undo-request = Ask to undo
undo-here = Undo to here
undo-ask-title = Ask the others?
undo-dialog-title = { $name } asks to undo
undo-pending = Undo: waiting for { $names }
undo-cancel = Do not undo
allow = Allow
refuse = Refuse
toast-undone = { $name } has taken back { $count ->
    [one] a move
   *[other] { $count } moves
}.
toast-undo-refused = The wish to undo was refused.
toast-undo-void = The match has gone on; your wish to undo is off.
toast-left = { $name } is away; a bot plays on.
toast-back = { $name } is back.
toast-rematch = A rematch has been opened.

leave-title = Leave the table?
end-leave = Leave: a bot plays on
end-leave-text = You can take your seat back at any time.
end-resign = Give up
end-resign-text = The match is over, and your opponent has won.
end-draw = Offer a draw
end-draw-text = If all agree, the match is over and nobody has won.
end-resign-now = Resign
end-resign-now-text = For good, by the rules of the game: you leave the match and cannot win any more. The others play on.
end-resign-next = Resign at your next turn
end-resign-next-text = For good, by the rules of the game: you leave when you are next asked for such an action. The others play on.
end-resign-not = Do not resign after all
end-resign-not-text = You would leave the match for good at your next turn.
end-abort-ask = Ask to abort the match
end-abort-ask-text = If all agree, the match is over and does not count.
end-abort = Abort the match
end-abort-text = The match is over and does not count.
end-asked-drawn = { $name } offers a draw
end-asked-drawn-text = If you all agree, the match is over and nobody has won.
end-asked-aborted = { $name } wants to abort the match
end-asked-aborted-text = If you all agree, the match is over and does not count.
end-pending = Ending the match: waiting for { $names }
end-cancel = Play on
agree = Agree
toast-goes-on = The match goes on.
ended-resigned = { $name } has given up.
ended-resigned-text = The match ended before its end.
ended-drawn = A draw
ended-drawn-text = All agreed to end the match without a winner.
ended-aborted = The match was aborted
ended-aborted-text = It does not count.
history-resigned = given up
history-hints = with hints
history-drawn = draw
history-aborted = aborted
result-substituted = At the end a bot played for { $names }: the win is the bot's.
practice = Practice
practice-text = Moves were taken back after something had come to light, and chance was drawn anew. This match does not count.
rematch-asked = { $name } wants to play again.
rematch-pending = A rematch is offered: waiting for { $names }
rematch-accept = Accept the rematch
rematch-decline = Decline
rematch-withdraw = Take the offer back
toast-no-rematch = There is no rematch.
form-undo = Taking moves back
undo-rule-usual-bots = As usual against bots: freely; past what came to light it counts as practice
undo-rule-usual-people = As usual between people: until the next player decides
undo-rule-revealed = Freely until something comes to light
undo-rule-turn = Freely until the next player decides
undo-rule-request = Only if the others agree
undo-rule-none = Never
away-title = A bot plays for you
away-text = You left, or your time was up. The bot stops as soon as you are back.
come-back = Take my seat back

past-banner = The board after move { $move }
past-now = Back to now
past-yours = It is your turn.
past-panel = You see an earlier board.

log-label = What happened
log-tabs = Log, chat and rules
log-tab = Log
chat-tab = Chat
rules-tab = Rules
log-fresh = Since your last turn
log-start = Start
log-show = Show the board of then
log-parts = { $count ->
    [one] One more thing came of it
   *[other] { $count } more things came of it
}
nav-learn = Learn
menu-learn = How to play
learn-begin = Guided first match
learn-table = Table
learn-begin-text = About ten minutes against an easy bot, with a coach who explains everything when it first occurs. You can leave and come back.
learn-faces = Components of this game
coach = Coach
coach-step = { $place } of { $of }
coach-next = I see
coach-show = Show me
coach-done = On my own now
coach-leave = Leave the lesson
hint = Hint
hint-ask = What would a bot do?
hint-thinking = Thinking …
hint-others = It also weighed:
hint-because = Why:
hint-against = Against it:
hint-why = Against the next best answer:
hint-more = It brings more in: { $things }.
hint-but-less = In return less in: { $things }.
hint-less = It brings less in: { $things }; all in all it is as good.
hint-a-little = { $what } (a little worse)
hint-clearly = { $what } (clearly worse)
hint-measured = −{ $worse } ± { $error } in the bot’s own points
hint-equal = { $what } (as good)
hints-asked = { $name } asks for hints
hints-pending = Hints: waiting for { $names }
hints-cancel = Play without
result-hints = With hints: { $names }
result-hints-of = { $name } ({ $count })
order-offer = Answer in advance
order-looking = Looking ahead …
order-title = Answer in advance
order-give = Keep this answer
order-given = As soon as you are asked: { $answer }
order-drop = Take it back
order-other-question = Your answer in advance was dropped: something else is asked.
order-not-legal = Your answer in advance was dropped: it is not possible now.
order-changed = Your answer in advance was dropped: something of yours has changed.
order-went-back = Your answer in advance was dropped: moves were taken back.
hint-measure = Weighed from what you know.
hint-take = Choose it
error-no-hint = No hint could be found in time. Try again.
error-no-picture = The picture could not be drawn in time. Try again.
error-too-many-hints = That is enough of hints for the moment.
error-no-lesson = There is no guided match for this game yet.
error-no-such-puzzle = There is no such puzzle under today's rules.
error-no-guide = There is no guide for this game on this server.
options-equal = ×{ $count }
options-all = All
options-rest = Other
digest-you = What concerns you
digest-others = The others
digest-further = +{ $count }
digest-go-on = Go on
playback-again = Replay the last turn
playback-skip = Skip
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-placeholder = Say something
chat-placeholder-watching = Say something to the others who watch
chat-watchers = Show what those who watch say
chat-send = Send
chat-new = New remarks
chat-removed = removed by the host
chat-remove = Remove what { $name } said
chat-mute = Silence { $name }
chat-unmute = Let { $name } speak again
rules-now = The rules behind this question
rules-none = While you are asked, the rules behind the question stand here.
rules-all = All rules

key-letters = choose the answer with this letter
key-enter = confirm
key-esc = clear the choice, close
key-part = back to the part of the answer before
key-amount = less, more at an amount
key-undo = undo
key-replay = Replay the last turn
key-why = on something that is not possible: why not
key-detail = more about the thing in focus, or the chosen one
key-seats = everything a player has
key-zoom = a larger map, a smaller one, the whole
key-board = to the board
key-mine = to my things
key-log = to the log

report-text = What is wrong? The position is sent with it.
report-send = Send
report-thanks = Thank you. The position has been kept.
detail-browse = In the card browser
detail-nothing = There is nothing more to say about this.
detail-whole = Show all of it
notice-title = It is your turn
notice-body = { $game }: the others wait for you.

## Result

result-you-win = { $points ->
    [one] You win with one point
   *[other] You win with { $points } points
}
result-you-share = { $points ->
    [one] You share the win with one point
   *[other] You share the win with { $points } points
}
result-win = { $points ->
    [one] { $name } wins with one point
   *[other] { $name } wins with { $points } points
}
result-share = { $names } share the win with { $points } points
result-solo = { $points ->
    [one] One point
   *[other] { $points } points
}
result-tied = Several have { $points } points; the tie-break decided.
result-after = finished after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
result-win-plainly = { $name } wins
result-you-win-plainly = You win
result-rounds = Round by round
result-moves = Move by move
result-story = How it went
result-highlights = Highlights
result-boards = Final boards
set-first-tap-text = A tap answers at once, without the confirm button. Undo takes it back where nothing came to light.
first-tap-offer = You have played ten matches. Shall the first tap act at once?
first-tap-yes = Yes, at once
first-tap-no = No, choose and confirm
rematch = Rematch
rematch-go = To the rematch
verify = Verify
verify-text = Every draw can be checked: the key fits the commitment shown at the start.
verify-yes = It fits: the deal was fixed before the match began.
verify-no = It does not fit. Do not trust this match.
verify-cannot = This browser can check only over a secure connection. In a terminal: tessera verify.
verify-details = Commitment and key
verify-commitment = Commitment, shown from the start
verify-key = Key, shown since the end
verify-how = The commitment is the SHA-256 of the words “tessera commitment”, a zero byte and the key. With the saved record, “tessera verify” also checks every single draw.
record-save = Save the record

analysis = Analysis
analysis-everything = Everything open

## Replay

replay-back = To the table
replay-panel = Replay
replay-move = Move { $move } of { $moves }
replay-start = The start of the match.
replay-start-continued = The position from which this match goes on.
replay-secret = { $name } decides in secret.
replay-scrub = Move
replay-first = To the start
replay-previous = One move back
replay-run = Play
replay-stop = Pause
replay-next = One move on
replay-last = To the end
replay-pace = Speed
replay-times = { $n }×
replay-eyes = Through whose eyes
replay-eyes-of = What { $name } saw
replay-spectator = As a spectator
continue-here = Play on from here
continue-text = A new table against bots that begins with this position. What you could not see is dealt anew.
continue-opened = A new match begins here. What you could not see was dealt anew.
continue-origin-link = See it there
scenario-save = Save as a scenario file
scenario-saved = Saved. “tessera play” with “--scenario” opens the file.

## Rules and cards

rules-search = Search the rules ( / )
rules-chapters = Chapters
rules-hits = { $count ->
    [one] One rule
   *[other] { $count } rules
}
rules-nothing = No rule has these words.
rules-note = In our own words, one numbered statement after the other. The table names these numbers when it explains why something is not possible.
cards-search = Search the cards ( / )
cards-kind = Kind
cards-all = Everything
cards-source = Source
cards-any-source = Any source
cards-note = Every component with its numbers. Marked ones are reconstructed: their printed numbers are not public, so they were worked out to fit what is. Owners of the game may correct them.
cards-corrected = The host of this server has corrected some of them.
cards-nothing = Nothing fits.
cards-power-cards = Power cards
cards-civilizations = Civilizations
fact-name = Name
fact-in-card-game = Part of the game
fact-ability = Ability
fact-numbers = Numbers
fact-coins = Coins
fact-produces-grain = Grain
fact-all = Everything
field-deck = Deck
field-value = Value
field-building = Building
field-wood-cost = Wood cost
field-stone-cost = Stone cost
field-coins = Coins
field-luxury = Luxury
field-inhabitants = Inhabitants
field-power = Power
field-wood = Wood
field-stone = Stone
field-grain = Grain
field-number = Number

## History

history-none = You have not finished a match yet.
history-sum = { $count ->
    [one] One match
   *[other] { $count } matches
}, { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
}.
history-result = Result

## Settings

language-en = English
language-de = Deutsch
theme-auto = As the system
theme-light = Light
theme-dark = Dark
pace-off = At once
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
push-denied = The browser does not allow this, or finds no service that would pass notices on.
menu-notices-off = No notices of this table
menu-notices-on = Notices of this table again
quiet-on = You are told nothing of this table.
quiet-off = You are told of this table again.
link-confirm = Confirm your address
link-confirm-text = Then you are told here when somebody waits for you at a table. Every letter has a link to end it.
link-confirm-act = Yes, tell me here
link-confirm-done = Confirmed: { $address }
link-leave = No more letters
link-leave-text = Then nothing more is sent to this address. You can switch it on again in the settings.
link-leave-act = Send me nothing more
link-leave-done = Nothing more is sent to { $address }

## Components page

comp-seats = Seats
comp-colours = Surfaces, ink, action
comp-buttons = Buttons
comp-turn = Whose turn
comp-panel = Decision panel
comp-counters = Counters and tracks
comp-emblems = Emblems and vignettes
comp-icons = Icons
comp-parts = Components
comp-toast = A toast.

## What went wrong

problem-unreached = The server cannot be reached. Check your connection.
problem-unknown = Something went wrong on this page.
problem-status = The server does not answer as it should ({ $status }).
problem-502 = The server is not running right now.
problem-503 = The server is not running right now.
error-fault = Something went wrong on the server. Nothing of yours is lost.
error-nothing-here = This does not exist (any more).
error-method = The server does not do this here.
error-bad-wish = The server cannot do this: { $detail }
error-malformed = The server did not understand “{ $where }”: { $detail }
error-too-large = That is too long: at most { $most } bytes.
error-too-many-requests = Too much at once. Wait a moment.
error-too-many-sign-ins = Too many attempts. Wait a minute.
error-other-site = This page was opened under an address that the server does not know.
error-no-such-table = There is no such table.
error-no-such-game = There is no such game.
error-no-rules = The rules of this game are not on this server.
error-no-such-bot = There is no such bot. There are: { $bots }.
error-sign-in = Sign in first, or play as a guest.
error-bad-token = This token is not valid.
error-wrong-password = The name or the password is wrong.
error-no-account = You play as a guest: there is no password.
error-no-such-person = There is nobody here by this name.
error-name-taken = This name is taken.
error-account-name = An account keeps its name.
error-too-many-tokens = You have { $most } tokens already.
error-no-such-token = You have no such token.
error-notices-account = That needs an account.
error-too-many-channels = You are told in { $most } places already.
error-too-many-notices = That is enough for now. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-no-such-channel = You are not told there (any more).
error-channel-unconfirmed = Confirm the address first: the link is in the letter.
error-notice-link = This link is too old, or was not made here.
error-nothing-foreseen = What you will be asked next cannot be foreseen now.
error-block-oneself = You cannot block yourself.
error-too-many-blocked = You have blocked { $most } people already.
error-not-warden = Only those who keep order on this server can do this.
error-store-fails = The server cannot store anything just now. Nothing is lost; it is tried again.
error-unknown-host = The server does not know this address. Its host can allow it.
error-too-many-accounts = Too many new players from here. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-too-many-tables = You have opened many tables. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-too-many-reports = You have reported a lot. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-too-many-remarks = You have said a lot. Wait a moment.
error-too-many-sockets = Too many tables are open from here.
error-not-by-token = A token is not enough for this: sign in.
error-name-too-long = This name is too long for an account: at most { $most } letters.
error-invisible-letters = A name cannot have letters that nobody sees.
error-changed-meanwhile = This was changed elsewhere at the same moment. Try again.

chat-report = Report what { $name } said
chat-reported = Thank you. Those who keep order will look at it.
form-responses = Time to respond
form-responses-text = How long a chance to respond is open can tell that somebody had to think. If it always lasts the same, nobody learns anything.
responses-usual = As usual: always 20 seconds at tables for everybody, otherwise until all have answered
responses-early = Until all have answered
responses-10 = Always 10 seconds
responses-20 = Always 20 seconds
responses-40 = Always 40 seconds
wish-always = even if I can only pass
error-name-alike = This name could be taken for that of another player. Choose a different one.
error-named-by-warden = Your name was changed by those who keep order here. It stays.
error-banned = You may not come in until { $until }. { $reason }
error-ban-warden = Those who keep order cannot be kept out.
error-no-such-ban = There is no such ban (any more).
error-no-such-report = Somebody has looked at this report already.
error-no-such-session = You are not signed in there (any more).

# puzzles

puzzles = Puzzles
puzzles-lead = Positions from matches in which one answer is clearly best. One per game and day, then as many as you like.
puzzles-streak = { $days ->
    [0] No puzzle of the day solved in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
puzzles-done = { $solved } of { $tried } solved, { $count } in all
puzzles-rating = Rating { $value }
puzzles-today = Puzzle of the day
puzzles-another = Another one
puzzle = Puzzle
puzzle-you = You

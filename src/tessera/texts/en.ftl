### What all games share, in English.

## Why an answer is not legal

refused-game-over = The game is over.
refused-not-your-turn = It is { $seat }'s turn.
refused-stale = This answers an older question; the game has gone on.
refused-not-asked = This is not what is asked now. Possible: { $allowed }.
refused-not-offered = This is not possible now.
refused-incomplete = Something is missing from this answer. It could go on with: { $allowed }.
refused-more-than-asked = This answer says more than is asked.

## Choices that every game offers in the same way. $arg1 is a step: step-<label>, or the label as words.

ask-may = { $arg1 }: do you want to?
ask-pay-then = { $arg1 }: do you want to?
ask-one-of = Choose one.
ask-any-order = What comes next?
do-do = Do it: { $arg1 }
do-pay = Pay: { $arg1 }
do-choose = Choose: { $arg1 }
do-next = Next: { $arg1 }
do-decline = No, thanks
do-nothing = Nothing

## Players

seat-name = Player { $number }

## Results

result-title = Result
result-score = Score
result-rank = Place
result-winners = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
}

## tessera games

games-seats = players
games-rules = rules
games-settings = settings
games-sources = components

## tessera replay

replay-unfinished = Not finished: { $moves ->
    [one] one move
   *[other] { $moves } moves
} so far.

## tessera analyse

analyse-open = With everything open, hidden cards too.
analyse-eyes = Through the eyes of { $seat }: what { $seat } could know.
analyse-depth = { $depth ->
    [deep] Looked at closely: { $moves } moves, { $decisions } decisions that were not forced.
   *[quick] Looked at quickly: { $moves } moves, { $decisions } decisions that were not forced.
}
analyse-chances = Chances
analyse-chances-note = From the first move to the last, in eighths; then the chance at the start, after a third and two thirds of the moves, and the result. Give or take { $error } points on average.
analyse-error = Give or take { $points } points of 100, on average.
analyse-working = { $share } % is done.
analyse-ledger = What came of the chances
analyse-ledger-note = Expected and what the deal, later luck and everybody's decisions changed come to the result, in points of chance of 100.
analyse-expected = expected
analyse-deal = deal
analyse-luck = luck
analyse-play = decisions
analyse-result = result
analyse-without-luck = without luck
analyse-accuracy-title = How well everybody decided
analyse-accuracy-note = From what each could know. Lost: points of chance per decision. Accuracy: the share of what was at stake that was kept; 0 % is what answering blindly comes to.
analyse-decisions = decisions
analyse-lost = lost
analyse-accuracy = accuracy
analyse-best-phase = best
analyse-worst-phase = worst
analyse-phase-early = Early
analyse-phase-middle = Middle
analyse-phase-late = Late
analyse-moments = Where it was decided
analyse-no-moments = No decision cost anybody much, as far as can be told.
analyse-moment = Move { $move }, { $stage }
analyse-moment-played = { $seat }: { $played }
analyse-moment-better = better by { $loss } points of chance (± { $error }): { $better }
analyse-strokes = Strokes of luck
analyse-no-strokes = Chance changed little.
analyse-stroke = Move { $move }, { $seat }: { $did }
analyse-stroke-worth = { $points } for { $seat } (± { $error })

## tessera play

play-you = Human
play-welcome = { $count ->
    [0] You play alone.
   *[other] You play against { $rivals }.
} Type a number or a notation; help lists the commands.
play-content = Played with corrected component values.
play-commitment = The deal is fixed by a key. Its fingerprint, so that you can check it afterwards:
play-seed = Seed { $seed }: the same seed deals the same cards.
play-key = The key of the deal, to the fingerprint shown at the start (save FILE, then tessera verify FILE):
play-move = move { $number }
play-your-turn = Your turn.
play-log-shortened = ({ $count } earlier lines: log shows them)
play-log-empty = Nothing has happened yet.
play-no-such-number = The answers have the numbers 1 to { $most }.
play-not-understood = Not understood. Type the number or the notation of an answer, or help.
play-why-what = Ask with a notation, such as: why pass
play-legal = { $notation } is possible now.
play-so-far = So far: { $notation } (back takes the last part back)
play-back-nothing = There is no part of an answer to take back; undo takes back a decision.
play-undo-nothing = There is no decision of yours to take back.
play-undo-barrier = That cannot be taken back: since then something has come to light (a draw, a roll, a hidden card).
play-save-where = Say where to: save FILE
play-saved = Saved. Go on later with: tessera play { $game } --resume { $file }
play-unsaved = This match is not saved. Keep it with: save FILE. Or leave with quit once more.
play-afterwards = save FILE keeps the match, log shows how it went, Enter leaves.
play-resign-not = The rules of this game do not let you resign now.
play-resign-sure = Resigning is for good: you cannot win any more. Type resign once more if you mean it.
play-resign-later = You resign as soon as the rules let you: when you are next asked for such an action.
play-bye = Goodbye.

help-number = the answer with this number
help-notation = an answer by its notation, which stands in brackets behind it
help-parts = a whole answer, or several parts of it at once
help-back = one part of your answer back
help-table = the table and the question again
help-why = why an answer is not possible, and by which rule
help-undo = take back your last decision, if nothing has come to light since
help-log = everything that has happened
help-resign = give the match up for good; you are asked again first
help-save = keep the match (the file also holds what is hidden from you)
help-quit = leave

## What a table refuses

table-bad-clock-without-seconds = A table without a clock has no seconds.
table-bad-clock-too-short = A clock has at least 5 seconds.
table-bad-clock-no-increment = Only a total time has an increment.
table-bad-clock-windows-without-length = Windows that all last the same have a length.
table-already-seated = You already sit at this table.
table-seat-taken = This seat is taken.
table-seat-free = This seat is free already.
table-no-such-seat = This table has { $most } seats.
table-not-explained = { $value } cannot be explained like this.
table-not-host = Only the host of the table may do that.
table-not-seated = You do not sit at this table.
table-seats-open = The match begins when every seat is taken.
table-is-waiting = The match has not begun yet.
table-is-playing = The match has begun already.
table-is-finished = The match is over.
table-is-closed = This table is closed.
table-is-frozen = This table has been stopped because of a fault. Nothing is lost, and the fault has been reported.
table-away = A bot plays for you. Take your seat back first.
table-not-away = You are at the table already.
table-no-bot = No bot plays on this seat.
table-wants-to-answer = This seat answers for itself.
table-too-many-wishes = That is enough of wishes.
table-no-undo = At this table nothing is taken back.
table-resign-two = Only a match between two can be given up. You can leave; a bot plays on for you.
table-resign-alone = Giving up needs nobody's consent.
table-end-pending = Somebody already asks to end the match.
table-no-draw-with-bots = Bots do not agree to a draw.
table-no-end-request = Nobody asks to end the match any more.
table-asked-now = You are asked just now: answer.
table-no-order = You have ordered nothing.
table-not-asked = You are not asked anything just now.
table-no-hints = Between people there are no hints, unless all agree.
table-hints-allowed = Hints are allowed here already.
table-hints-pending = Somebody already asks for hints.
table-no-hints-request = Nobody asks for hints any more.
table-blocked = You cannot play at this table.
table-no-rematch-offer = Nobody offers a rematch any more.
table-nothing-to-undo = There is nothing to take back.
table-undo-pending = Somebody has already asked to go back.
table-no-undo-request = Nobody asks you to go back.
table-empty-remark = Say something.
table-remark-too-long = A remark has at most { $most } characters.
table-chat-full = Enough has been said at this table.
table-only-common = The rules have changed since. The match can go on from move { $most } or earlier.
table-muted = The host lets you say nothing more here.
table-muted-already = This person is silenced already.
table-not-muted = This person may speak.
table-mute-oneself = You cannot silence yourself.
table-no-such-remark = There is no such remark (any more).
table-not-finished = A rematch comes after the match.
table-rematch-made = There is a rematch already.
table-no-such-move = There is no such move.
table-own-eyes = While the match runs you see it through your own eyes.
table-only-players = While the match runs, only its players can play on from here.
table-choose-eyes = Say whose place you want to take.
table-over-there = The match is over there; go back to an earlier move.
table-record-later = The record is shown when the match is over.
table-analysis-later = A match is analysed when it is over.
table-no-analysis = This match cannot be analysed so.

## Notices to people who are not looking. Nothing in them may be secret.

notice-turn = { $game }: it is your turn
notice-turn-text = { $count ->
    [0] { $game } waits for you.
   *[other] In { $game } with { $names } you are waited for.
}
notice-friend = Tessera: somebody asks to be your friend
notice-friend-text = { $names } { $count ->
    [one] asks
   *[other] ask
} to be your friend.
notice-invite = { $game }: you are invited
notice-invite-text = { $name } invites you to a match of { $game }. The table waits for you.
notice-match = { $game }: your match is found
notice-round = { $game }: a round of your tournament has begun
notice-begun-text = The match of { $game } with { $names } has begun.
notice-test = Tessera: this channel works
notice-test-text = Notices will come this way when somebody waits for you at a table.
notice-confirm = Tessera: confirm your address
notice-confirm-text = Somebody who plays as { $name } wants to be told at this address when it is their turn. If that is you, confirm it here within three days. If not, do nothing, and nothing more will be sent.
notice-foot = No more of these: { $link }

## What a link to a table tells where it is posted, in words and in its picture

link-invites = { $name } invites you: { $count ->
    [one] a free seat
   *[other] { $count } free seats
}.
link-somebody = Somebody
link-won = { $names } { $count ->
    [one] has won.
   *[other] have won.
}
link-waiting = The match is about to begin.
link-playing = A match that is being played.
link-finished = A match that is over.
link-table = A table.
link-free = free seat
link-bot = Bot
link-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The pages of the lab

lab-balance-title = { $game }: what wins
lab-compare-title = { $game }: what the change changes
lab-played-by = Played by { $bots }, { $seats } at the table, every deal from every seat.
lab-how-to-read = Each dot is a share of wins, its line the interval that holds the truth in 95 of 100 such pages, corrected for the number of lines in the chart and with the luck taken off. The dashed line is what everybody would win if nothing mattered; what differs from it beyond doubt has a colour. That somebody holds a card who wins does not prove that the card wins.
lab-matches = matches
lab-deals = deals
lab-stand-out = things stand out
lab-narrower = narrower with the luck taken off
lab-lengths = How long matches are
lab-choices = How many options there are
lab-reasons = How matches end
lab-answers = answers
lab-options = options per answer
lab-some-drawn = The best and the worst { $shown } of { $all }; all are in the table.
lab-as-table = As a table
lab-seats = seats
lab-share = share of wins
lab-adjusted = without luck
lab-group-seat = Seats
lab-group-plays = Whom one plays
lab-group-opening = First answers
lab-group-card = Cards
lab-group-leader = Leaders
lab-group-wonder = Wonders
lab-group-civilization = Civilizations
lab-group-government = Governments
lab-group-tech = Technologies
lab-group-special = Special technologies
lab-group-territory = Territories
lab-group-culture = Culture cards
lab-group-building = Buildings
lab-group-pact = Pacts
lab-group-envoy = Envoys
lab-what-changes = What changes
lab-held = What is held at the end
lab-held-note = By how much more seats hold it with the change: dots with their 95 % intervals; coloured where it is beyond doubt.
lab-identical = Nothing: every match went the same way.
lab-measure-length = { $verdict ->
    [first] Matches get longer
    [second] Matches get shorter
    [equal] Matches stay as long as they are
   *[other] Whether matches get longer is not known yet
  }: from { $first } to { $second } answers (difference { $low } to { $high }).
lab-measure-choices = { $verdict ->
    [first] There are more options
    [second] There are fewer options
    [equal] There are as many options
   *[other] Whether there are more options is not known yet
  }: from { $first } to { $second } per answer ({ $low } to { $high }).
lab-measure-best-score = { $verdict ->
    [first] The winner has more
    [second] The winner has less
    [equal] The winner has as much
   *[other] Whether the winner has more is not known yet
  }: from { $first } to { $second } points ({ $low } to { $high }).
lab-measure-spread = { $verdict ->
    [first] Matches are less close
    [second] Matches are closer
    [equal] Matches are as close
   *[other] Whether matches are closer is not known yet
  }: from { $first } to { $second } points between first and last ({ $low } to { $high }).
lab-measure-first-seat = { $verdict ->
    [first] The first seat gains
    [second] The first seat loses
    [equal] The first seat neither gains nor loses
   *[other] Whether the first seat gains is not known yet
  }: from { $first } to { $second } % of the wins ({ $low } to { $high }).

# --- learning from it

training-weakness = Where you have lost most chance: { $theme } ({ $lost } { $lost ->
    [one] point
   *[other] points
  } in { $matches ->
    [one] one analysed match
   *[other] { $matches } analysed matches
  })
training-practise = Practise that
training-title = How well you decided
training-private = Nobody but you sees this. Have a match analysed on the page of its result, and it counts here.
training-latest = { $accuracy } % of what was at stake was kept in the latest match, { $mean } % on average of { $matches ->
    [one] one match
   *[other] { $matches } matches
  }.
training-match = { $date }: { $accuracy } %

# --- puzzles

puzzles-title = Puzzle { $id }: { $theme }, level { $level } of 5. What is best? ("quit" leaves)
puzzles-solved = That is best.
puzzles-wrong = That loses { $loss } points of chance (±{ $error }).
puzzles-better = Best is: { $better }
puzzles-level = level { $level } of 5
puzzles-given = You answered: { $answer }
puzzles-why = Compared with the other answer:
puzzles-show = Show it on the board
puzzles-more = The best answer has more of: { $terms }
puzzles-less = It has less of: { $terms }
puzzles-tally = { $solved } of { $tried } solved.
theme-take = what to take
theme-build = building
theme-war = war
theme-placement = where to place
theme-endgame = the endgame
theme-choice = a choice
theme-wait = whether to wait
theme-payment = what to pay with
theme-defence = defence
theme-growth = growth
theme-plan = the plan of a turn
theme-trade = trade
theme-play = what to play
theme-research = research
theme-politics = politics
theme-move = movement

# --- answering on a page

order-text = This is what you would be asked if the others did as little as possible. Your answer is given as soon as you are asked this, if it is still legal and nothing of yours has changed otherwise. Nobody else sees it.
order-window = Responses are never given in advance: when somebody answers would tell what they hold. Choose instead when you want to be asked; the table then passes for you as if you had thought about it.
options-folded = { $count ->
    [one] One further space: choose on the map
   *[other] { $count } further spaces: choose on the map
}
options-on-map = { $count ->
    [one] One space: choose it on the map
   *[other] { $count } spaces: choose on the map
}
choose-several = { $count } of { $of } chosen: go
choose-up-to = Choose { $count }
digest-more = { $count ->
    [one] One more entry is in the log
   *[other] { $count } more entries are in the log
}
continue-origin = This match goes on from move { $move } of another one; what its player could not see was dealt anew.
undo-dialog-text = { $count ->
    [one] The last move would be taken back.
   *[other] The last { $count } moves would be taken back.
} What was drawn since then would be drawn anew.
undo-ask-text = Since then something has come to light. The others must agree, and what was drawn since will be drawn anew.
hints-asked-text = If you all agree, everybody at this table may ask a bot for advice. The result says who did.

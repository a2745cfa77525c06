### Company, people, settings, and the lower part of the first page: what is needed neither at first nor at a table.

## Everywhere

nav-company = In company
nav-match = Quick match
nav-tournaments = Tournaments
nav-friends = Friends
nav-best = Best players
accept = Accept
decline = Decline
take-back = Take it back
to-table = To the table
to-result = Result

## Above every page

company-bar = For you
bar-round = Round { $round } of { $name } has begun.
bar-invited = { $name } invites you to { $game }.
bar-asked = { $count ->
    [one] Somebody asks to be your friend.
   *[other] { $count } people ask to be your friends.
}
bar-look = Look
bar-seeking = { $game }: looking for others, { $time } · { $others ->
    [0] nobody else yet
    [one] one other looks as well
   *[other] { $others } others look as well
}
match-found = Your match is found.

## The first page

home-company-text = Meet others at once, play a tournament, or invite friends by name.
home-new-company = Friends, quick matches and tournaments: play in company.

## Friends

friends-account = Friends are found by the names of their accounts, so that needs an account of your own.
to-account = To the account
friends-none = Nobody yet. Ask somebody by the name of their account; they have to agree.
friends-asked-me = Who asks to be your friend
friends-asked-by-me = Not answered yet
friend-name = Name of the account
friend-ask = Ask to be friends
friend-accept = Be friends
friend-asked = Asked. It is up to them now.
friend-part = Be friends with { $name } no more
friend-take-back = Take the question back
is-friend = Friends
is-here = here
is-away = not here
watch-game = Watch { $game }
invitations = Invitations
invited-by = { $name } invites you
seats-free = { $count ->
    [0] no seat is free now
    [one] one free seat
   *[other] { $count } free seats
}
invite-name = Invite by name
invite-send = Invite
invite-waits = invited
invite-declined = has declined
privacy = Who may reach you
privacy-ask = Ask to be friends
privacy-invite = Invite you to a table by name
privacy-everybody = everybody
privacy-friends = friends
privacy-nobody = nobody
privacy-research = My finished matches may be studied, without my name
privacy-research-note = Off unless you switch it on. A match counts only if everybody at its table allows it.

## Quick match

match-lead = Say what you want to play. As soon as enough others want the same, the match begins. Until then you can do other things here; if you close all pages, the search ends after a while.
match-players = How many are to play
match-least = At least
match-to = to
match-most = At most
match-waiting = { $count ->
    [one] one waits
   *[other] { $count } wait
}
match-rated-account = With an account it can count for your rating.
match-seek = Look for others
seek-stop = Stop looking

## Tournaments

tournament-new = Announce a tournament
tournament-account = With an account you can host tournaments yourself.
tournament-none = Nothing is announced. Be the first!
tournament-name = Name
tournament-kind = Who meets whom
tournament-swiss = Swiss
tournament-swiss-text = Round by round those meet who have about the same points, and nobody the same people twice if that can be avoided. For any number of people.
tournament-round-robin = Round robin
tournament-round-robin-text = Everybody meets everybody: once at tables of two, as evenly as can be at larger ones.
tournament-tables = tables of { $seats }
tournament-seats = Seats at a table
tournament-rounds = Rounds
tournament-most = At most so many people
tournament-automatic = The next round begins by itself
tournament-late = People may come in after the first round
tournament-public = Everybody can see it and take part; otherwise whoever has the link
tournament-announce = Announce it
tournament-host = Hosted by { $name }
tournament-people = { $count } of { $most } people
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-in = You take part
tournament-join = Take part
tournament-withdraw = Leave the tournament
tournament-start = Begin: everybody is taken to a table
tournament-next = Begin round { $round }
tournament-close = Give the tournament up
tournament-close-text = It never begins, and nobody plays.
tournament-end = End the tournament
tournament-end-text = No further round is played; the standings are final.
tournament-open-tables = { $count ->
    [one] One table is still being played. When time is up, a bot plays on; you can also decide how it has ended.
   *[other] { $count } tables are still being played. When time is up, a bot plays on; you can also decide how one has ended.
}
tournament-nobody = Nobody takes part yet.
tournament-gone = has left
tournament-remove = Send away
tournament-remove-name = Send { $name } away
tournament-decide = Decide
tournament-decide-text = Say how this table has ended, whatever happens there. Those who share a place share its points.
tournament-decided = decided by the host
tournament-void = It does not count
place-number = { $place }. place
tournament-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
tournament-you = You came in { $place }. of { $count }.
tournament-points = { $points } points
to-my-table = To my table
standings = Standings
rounds = Rounds
stage-open = Open for all who want to take part
stage-running = Being played
stage-over = Over
stage-closed = Given up
col-points = Points
bye = bye
byes = { $count ->
    [one] one bye
   *[other] { $count } byes
}
break-opponents = Opponents
break-opponents-text = What one's opponents have in the end, a table counted as their mean (Buchholz). A bye counts as an opponent with one's own points.
break-beaten = Beaten
break-beaten-text = The points of the opponents one was ahead of, ties as halves (Sonneborn-Berger).
break-direct = Head to head
break-direct-text = What those who are still level have scored against each other, if all of them have met.
break-wins = Wins
break-wins-text = Tables at which one was the first.
tournament-how = What decides
tournament-how-points = A table gives its winner one point and its last none; in between one gets the share of the others one was ahead of. A bye is one point. Between those with the same points this decides, one after the other:

## What is refused

error-no-such-account = No account has this name.
error-company-account = That needs an account.
error-friend-oneself = That is you.
error-friend-already = You are friends already.
error-friend-asked = You have asked already.
error-not-wanted = This person does not want that.
error-too-many-friends = You have asked { $most } people already.
error-no-such-ask = That was not asked (any more).
error-no-such-friend = You are not friends.
error-sits-here = This person sits here already.
error-invited = This person is invited already.
error-too-many-invited = { $most } people are invited here already.
error-no-such-invitation = This invitation is not there any more.
error-too-many-asks = You have asked a lot today. Try again later.
error-no-such-number = So many cannot play this game.
error-clock-needed = That needs a clock, so that nobody is waited for in vain.
error-no-such-tournament = There is no such tournament.
tournament-is-open = The tournament has not begun.
tournament-is-running = The tournament has begun.
tournament-is-over = The tournament is over.
tournament-is-closed = The tournament was given up.
tournament-not-host = Only the host can do this.
tournament-joined = You take part already.
tournament-not-joined = This person does not take part.
tournament-too-late = It is too late to come in.
tournament-full = { $most } people take part already.
tournament-too-few = That takes at least { $least } people.
tournament-tables-open = { $count ->
    [one] One table is not over.
   *[other] { $count } tables are not over.
}
tournament-no-such-table = This table does not belong to the round.
tournament-bad-places = Everybody at the table needs a place.

## The lower part of the first page

home-more = How to play, and what is new
home-learn = How to play
home-learn-text = One page with pictures, or a first match with a coach.
home-new = What is new
home-new-explain = Everything on the table explains itself: rest the mouse on it, hold it, or press I.
home-new-guided = A guided first match: a coach points, explains and suggests.
home-new-digest = What happened since your last turn is told in a few lines, and played back if you like.

## Keeping order

order-reports = Reported remarks
order-reported-by = Reported by { $name }, { $date }
order-table = to the table
order-done = Done
order-no-reports = Nothing is reported.
order-bans = Who may not come in
order-address = the address of { $name }
order-until = until { $date }
order-lift = Let in again
order-no-bans = Everybody may come in.
order-log = What was done
order-no-deeds = Nothing yet.
deed-report-done = looked at a report
deed-banned = banned somebody
deed-ban-lifted = lifted a ban
deed-table-removed = removed a table
deed-renamed = renamed somebody

## People, settings and notices

people-title = Who plays best
people-none = Nobody with an account has played a rated match of this game yet.
people-how = A rating is what somebody is worth at least, as far as their rated matches against people tell; it begins at 1000. Only accounts are listed.
col-rating = Rating
col-won = Won
rating-provisional = provisional
profile-account = Account since { $date }.
profile-guest = Guest since { $date }.
profile-versus = { $played ->
    [one] One match with you,
   *[other] { $played } matches with you,
} { $won ->
    [0] in none of which you were ahead.
    [one] in one of which you were ahead.
   *[other] in { $won } of which you were ahead.
}
profile-seats = { $seats } players: { $won } of { $played } won
profile-mean = Mean score
profile-best = Best score
profile-favourites = Played most: { $names }
profile-none = No match is over yet.
guest-rename = Your name as a guest
password-old = Password until now
password-new = New password
password-change = Change the password
password-changed = The password is changed; all other devices are signed out.
sign-out-everywhere = Sign out everywhere else
signed-out-everywhere = All other devices are signed out.
account-delete = Delete the account
account-delete-text = Nobody can sign in to it any more. At your tables an anonymous name is left, and a bot plays on in running matches. This cannot be undone.
account-deleted = The account is deleted.
set-look = Look
set-language = Language
set-theme = Theme
set-pace = Moves of others
set-pace-text = Shown one after the other on the board. Any key or tap skips.
set-animations = Animations
set-table = At the table
set-first-tap = Act on first tap
set-ask-anyway = Ask me anyway
set-ask-anyway-text = Also where there is one answer only, or one that nobody would decline.
set-notifications = Tell me when it is my turn
set-notifications-text = One notification each time the others wait for you, while this page is open in the background.
set-sounds = Sounds at the table
notify-denied = The browser does not allow notifications for this page.
set-you = You
account = Account
account-name = Name
account-password = Password (8 characters or more)
register = Register
register-text = An account keeps your tables and your history on every device. What you played as a guest comes along.
registered = Welcome. Your tables came along.
sign-in = Sign in
sign-in-text = Go on where you left, on any device.
signed-in = Welcome back.
sign-out = Sign out
signed-out = Signed out.
renamed = Saved.
set-notices = Notices
notices-text = When the others wait for you and you are not looking at the table, you are told once each time you are waited for. A notice names the game, the players and the table, and nothing that is secret.
notices-account = With an account you can also be told by e-mail or at an address of your own.
channels-none = You are told nowhere yet.
channel-kind = How to be told
channel-mail = E-mail
channel-webhook = Webhook
channel-push = Browser
channel-apprise = Other service
channel-mail-address = Your e-mail address
channel-mail-text = A letter asks you to confirm the address. Before that, nothing else is sent there.
channel-webhook-address = The address that is to be told
channel-webhook-text = It gets a POST with JSON, signed with a secret that is shown once.
channel-apprise-address = The address in Apprise's notation
channel-apprise-text = Services that this server allows: { $schemes }.
channel-add = Add
channel-added = Added.
channel-confirm = A letter is on its way to { $address }. Open the link in it.
channel-secret = The secret of the signature, shown only now:
channel-unconfirmed = Not confirmed yet: open the link in the letter.
channel-off = The channel was switched off.
channel-test = Test
channel-test-of = Send a test to { $name }
channel-tested = The test has been sent.
channel-drop = Remove { $name }
push-add = Tell me in this browser
push-added = This browser is told from now on.
fault-address = Nothing can be sent to this address.
fault-port = Nothing is sent to port { $number }.
fault-name = There is no such name.
fault-not-public = This address is not public: this server does not send anything there.
fault-slow = The receiver did not answer in time.
fault-unreached = The receiver cannot be reached.
fault-status = The receiver answered with status { $number }.
fault-mail-refused = The mail server refuses this address ({ $number }).
fault-mail-status = The mail server answered with { $number }.
fault-mail-unreached = The mail server cannot be reached.
fault-service = The service did not take the notice.
fault-not-here = This server does not offer this.
set-blocked = Blocked people
blocked-text = You do not meet them at tables, and see nothing that they say.
block = Block
unblock = Do not block any more
unblock-name = Do not block { $name } any more
block-text = Neither of you sits down where the other sits, and you see nothing that this person says.
warden-rename = Another name for this person
set-tokens = Tokens for bots
tokens-text = With a token your own program can sit at tables in your name.
token-once = It is shown only now:
token-label = What it is for
token-make = Make a token
token-drop = Revoke
nav-order = Keeping order
ban = Keep out
banned = This person may not come in for now.
ban-hours = For how long
ban-hours-1 = an hour
ban-hours-24 = a day
ban-hours-168 = a week
ban-hours-720 = a month
ban-hours-8760 = a year
ban-reason = Why (this person is told)
ban-address = Everybody at the same address, too
set-sessions = Where you are signed in
sessions-text = If you do not know one of these, sign out there and choose another password.
session-this = this one
session-unknown = A browser
signed-out-there = Signed out there.
set-export = Your data
export-text = Everything that is kept of you, as a file: your name, your sessions, your tables, and what you said.
export = Download my data
password-end-tokens = Withdraw the tokens of my bots, too

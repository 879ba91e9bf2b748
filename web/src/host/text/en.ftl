# The page for the host of the server.
host-title = Host
host-enter-about = These are the tools of the server’s host. They need the token that the server was started with (CAIRN_ADMIN_TOKEN).
host-token = Token
host-enter = Enter
host-leave = Leave
host-refused-wrong = This is not the token of this server.
host-refused-closed = The host’s tools are closed: the server was started without CAIRN_ADMIN_TOKEN.
host-parts = Parts of the page
host-part-visitors = Who is here
host-part-tables = Tables
host-part-reports =
    { $count ->
        [0] Reports
       *[other] Reports ({ $count })
    }
host-part-restrictions = Bans
host-part-words = Words
host-part-audit = What was done

host-people = People
host-people-now = { $count } connected
host-guests =
    { $count ->
        [one] { $count } guest known
       *[other] { $count } guests known
    }
host-tables = Tables
host-tables-playing = { $count } playing
host-tables-rest = { $waiting } waiting, { $over } finished
host-work = Work
host-working =
    { $count ->
        [one] { $count } job running
       *[other] { $count } jobs running
    }
host-waiting = { $count } waiting
host-storage = Storage
host-storage-used = { $size } MB
host-storage-free = { $size } MB free
host-storage-broken = Cannot be written to
host-load = Load
host-cpu = { $percent }% of a core
host-memory = { $size } MB,
host-lag = late by { $count } ms at most

host-watching = Watching
host-is-muted = muted
host-nobody = Nobody is connected.
host-open = Open
host-finished = Finished tables
host-no-tables = There are no tables.
host-status-waiting = waiting
host-status-playing = playing
host-status-over = finished
host-status-closed = closed
host-free = free
host-bot = bot
host-connected = connected
host-chat = Chat
host-silent = Nobody has said anything.
host-report = { $reporter } reported { $name }
host-cause-name = Name
host-cause-chat = Chat
host-cause-play = Way of playing
host-cause-other = Something else
host-no-reports = No open reports.
host-has-ban = Banned
host-has-mute = Muted
host-kind-guest = guest
host-kind-secret = seat
host-kind-address = address
host-until = until { $time }
host-forever = until lifted
host-no-bans = Nobody is banned or muted.
host-address = Address or network
host-lift = Lift
host-words-about = Nobody can use these words in names or in the chat. A * at the end means all words that begin this way.
host-word = Word
host-add-word = Forbid
host-drop-word = Allow “{ $word }” again
host-no-words = No word is forbidden.
host-audit-empty = Nothing yet.

host-mute = Mute
host-remove = Remove from the table
host-ban = Ban
host-ban-address = Ban address
host-delete-name = Delete name
host-delete-line = Delete message
host-delete-table = Delete table
host-close-report = Close report

host-action-mute = Mute
host-action-ban = Ban
host-action-lift-mute = Lift a mute
host-action-lift-ban = Lift a ban
host-action-remove = Remove from the table
host-action-delete-name = Delete a name
host-action-delete-line = Delete a message
host-action-delete-table = Delete a table
host-action-close-report = Close a report
host-action-add-word = Forbid a word
host-action-drop-word = Allow a word

host-about-mute = The player can play on but cannot use the chat.
host-about-ban = All connections end and seats are lost. An address may belong to many people.
host-about-remove = The player loses the seat for good. During a game a bot takes over.
host-about-delete-name = The name becomes “player 1” at all tables of this player.
host-about-delete-line = The message becomes “…” for everyone.
host-about-delete-table = The table, its game and its chat are gone for everyone. This cannot be undone.
host-about-close-report = The report has been dealt with.
host-how-long = How long
host-hours =
    { $count ->
        [0] until lifted
        [1] 1 hour
        [24] 1 day
        [168] 1 week
       *[720] 30 days
    }
host-reason = Reason (only you see it)
host-reason-told = Reason (the player reads it)

# A phone beside a real box. A game adds its own words in its folder.
real-title = Real table
real-about = Your box, your table. cairn is the referee, keeps the sheets and counts the score.
real-game-about = Referee, sheet, score
real-join = Joining a table?
real-join-about = Six letters, or scan its code
real-join-button = Join
real-code = Code
real-known = Your real tables
real-position = Just a position
real-position-about = Enter what you see and learn what can be known.
real-serves = The phones need this server. Without internet a computer in the room can serve: phones join its network.
real-back = Back
real-close = Close
real-phones = Phones
real-phones-each = One each
real-phones-one = One for all
real-phones-about-each = Everyone scans the code. Players without a phone share one: the others enter for them.
real-phones-about-one = This device lies in the middle and is handed over when something is secret.
real-ready-for = { $players ->
        [one] Ready for { $players } player
       *[other] Ready for { $players } players
    }
real-keeps-secrets = The computer that serves keeps the secrets: don’t look into its files.
real-open = Open the table
real-lost = The connection is lost. What you enter is kept and sent later.
real-opening = Opening the table…
real-failed = That did not work: { $text }
real-give = Give it to { $name }
real-look-away = Everyone else looks away until { $name } is done.
real-who-has-it = Who has it?
real-i-am = I am { $name }
real-hand-over = Hand over
real-for-eyes = Only { $name } looks
real-put-back = Put it back
real-qr = Code to scan
real-scan = Scan with the camera, or type the letters
real-sit = Sit on chair { $number }
real-shares = Chair { $number }: shares this phone
real-this-phone = this phone
real-here = connected
real-away = away
real-stand-up = Free the chair of { $name }
real-name = Name
real-sits-here = Sits here
real-waiting-for = { $count ->
        [one] { $count } chair is free
       *[other] { $count } chairs are free
    }
real-all-sit = Everyone sits
real-lay-out = Set up the box meanwhile, in the order in which you sit.
real-start = Start
real-set-up = set-up
real-over = over
real-speak = This device says the answers aloud
real-places = Parts of the table
real-tab-now = Now
real-tab-sheet = Sheet
real-tab-entries = Entries
real-ready = ready
real-not-yet = not yet
real-done = Done
real-middle = the middle
real-holds = holds
real-is-over = The game is over
real-save = Save
real-review = Analysis
real-your-sheet = Your sheet
real-cover = Cover
real-uncover = Uncover
real-sets = Own wheels and tokens
real-set-unreadable = This link has no set that can be read.

title-dodge = Dodge
kind-dodge = Tricks to avoid
tile-dodge = Every trick costs a point: get rid of your high cards while others must take them.
about-dodge = Every trick costs a point; the fewest win.
option-dodge-hands = Hands
option-dodge-hands-about = The game ends after so many hands.
ask-dodge-lead = Lead a card that you would rather lose.
why-dodge-lead = The highest card of its suit takes the trick, and a point.
refuse-dodge-follow = you hold { $suit } and must follow

score-not-dodged = tricks taken

title-auction = Auction
kind-auction = Tricks, and the lead for sale
tile-auction = Buy the lead, then earn its price with three tricks.
about-auction = The lead is sold before the tricks, for points that must be earned.
option-auction-hands = Hands
option-auction-hands-about = The game ends after so many hands.
phase-auction = the auction
ask-auction = { $count ->
    [0] Raise the price, or drop out?
   *[other] More than { $count }, or drop out?
 }
why-auction = You gain the price with three of the five tricks, and lose it with fewer.
act-raise = Raise to { $number }
act-drop = Drop out
choice-raise = raise to { $number }
choice-drop = drop out
told-raise = { $name } raises to { $number }.
told-raise-you = You raise to { $number }.
told-drop = { $name } drops out.
told-drop-you = You drop out.
said-raise = raises to { $number }
said-drop = out
refuse-auction-too-low = the price must be above { $count }
table-facts-auction = What is at stake
fact-auction-price = Price { $number }: offered by { $name }
fact-auction-price-you = Price { $number }: offered by you

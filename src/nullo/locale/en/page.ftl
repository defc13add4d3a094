# What the page says of itself before it runs, to searches and to previews of links.

page-about = Five card games of all or nothing: alone with bots, or with friends by a link.

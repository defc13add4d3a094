# Printing from the page.
error-no-printing = This server cannot print: the extra “paper” is not installed.
error-too-many-papers = Too much printed lately: try again later.
onpaper-title = Print: score sheet, deck, rules
onpaper-lead = PDF files: the deck is printed on both sides and cut out, the rules fill one sheet.
onpaper-scoresheet = Score sheet
onpaper-deck = Deck
onpaper-rules = Rules
onpaper-paper = Paper
onpaper-a4 = A4
onpaper-letter = Letter
onpaper-players = Players
onpaper-missing = These letters cannot be printed: { $letters }. The sheet has a line to write such a name on by hand.

# The shuffle proof: what came of it, hand by hand, in the terminal and in the browser.
cli-verify = Check the seals of a record made at a table; exit with 1 if something does not fit, with 2 if the record is wrong.

verify-fits = Hand { $hand }: these are the cards that were sealed ({ $seal }…).
verify-unsealed = Hand { $hand }: does not fit. It has no seal.
verify-missing = Hand { $hand }: does not fit. It was sealed ({ $seal }…), but the record does not have it.
verify-deck = Hand { $hand }: does not fit. These are not the cards that were sealed ({ $seal }…).
verify-redeals = Hand { $hand }: does not fit. The cards were dealt anew from another deck than the one that was sealed ({ $seal }…).
verify-draws = Hand { $hand }: does not fit. A card was drawn at random that the seal ({ $seal }…) does not give.
verify-all-fit = Every hand fits its seal.
verify-not-all = Not every hand fits its seal.
verify-proves = A seal proves that the cards of a hand were fixed before it began. It does not prove that they were shuffled well, or that nobody looked.

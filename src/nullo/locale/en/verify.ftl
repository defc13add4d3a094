# The shuffle proof: what came of it, hand by hand, in the terminal and in the browser.
cli-verify = Check the seals of a record made at a table; exit with 1 if something does not match, with 2 if the record is invalid.

verify-fits = Hand { $hand }: these are the cards that were sealed ({ $seal }…).
verify-unsealed = Hand { $hand }: does not match. It has no seal.
verify-missing = Hand { $hand }: does not match. It was sealed ({ $seal }…), but it is not in the record.
verify-deck = Hand { $hand }: does not match. These are not the cards that were sealed ({ $seal }…).
verify-redeals = Hand { $hand }: does not match. The redeal did not use the deck that was sealed ({ $seal }…).
verify-draws = Hand { $hand }: does not match. A card drawn at random is not the one that the seal ({ $seal }…) gives.
verify-all-fit = Every hand matches its seal.
verify-not-all = Not every hand matches its seal.
verify-proves = A seal proves that the cards of a hand were fixed before it began. It does not prove that they were shuffled well, or that nobody looked.

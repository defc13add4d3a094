# Why a table does not do what company at it asks for. Keys are "error-" and the code.

error-cut-seats = The cut decides who sits where. To choose the seats, change that at this table first.
error-before-start = This can only be set before the game begins.
error-rematch-asked = A game has been asked for already: answer that.
error-no-rematch = Nobody has asked to play again.
error-rematch-begun = The next game has begun.
error-talk-off = The host has turned talking off at this table.
error-no-takebacks = This table does not allow take-backs.
error-no-hints = This table does not allow hints.
error-hint-failed = No hint can be made now. Try again in a moment.
error-nothing-to-take-back = You have done nothing in this hand that could be taken back.
error-revealed = Something has been shown or drawn since: that cannot be taken back.
error-back-asked = A take-back has been asked for already.
error-no-back = Nobody is waiting for your answer to a take-back.
error-hands-open = Spectators can see all hands at the moment: you can sit down when this hand is over.
error-no-claims = In this game the rest of the tricks cannot be claimed.
error-not-yours = What you know does not prove that all the remaining tricks are yours.
error-claimed-before = You have claimed in this trick already: try again in the next one.

# Die Wahl der Sprache. Jede heißt, wie sie sich selbst nennt.

settings-language = Sprache
settings-language-system = Auto
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch

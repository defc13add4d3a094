# Le choix de la langue. Chacune est appelée par son propre nom.

settings-language = Langue
settings-language-system = Auto
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch

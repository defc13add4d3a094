# The choice of a language. Each is called by its own name.

settings-language = Language
settings-language-system = Auto
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch

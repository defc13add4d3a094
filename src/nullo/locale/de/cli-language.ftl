# Die Sprache der Befehlszeile, und was ihre Hilfe von selbst sagt.

cli-language = Die Sprache: en, fr oder de; sonst die von NULLO_LANG oder die des Systems.
cli-no-language = muss eine von { $languages } sein
language-en = Englisch
language-fr = Französisch
language-de = Deutsch
cli-help-usage = Aufruf:
cli-help-usage-options = [OPTIONEN]
cli-help-usage-command = BEFEHL [ARGUMENTE]…
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-default = [Standard: { $value }]
cli-help-required = [erforderlich]
cli-help-help = Diese Hilfe zeigen und beenden.
cli-help-install-completion = Vervollständigung für diese Shell einrichten.
cli-help-show-completion = Vervollständigung für diese Shell zeigen, zum Kopieren oder Ändern.

# Was in der Hilfe für einen Wert steht.

cli-value-class = MODUL:KLASSE
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-history = N|DATEI
cli-value-game = SPIEL
cli-value-host = ADRESSE
cli-value-level = STUFE
cli-value-link = LINK
cli-value-name = NAME
cli-value-pair = NAME=WERT
cli-value-port = PORT
cli-value-seconds = SEKUNDEN

# The language of the command line, and what its help says by itself.

cli-language = The language: en, fr or de; by default that of NULLO_LANG or of the system.
cli-no-language = must be one of { $languages }
language-en = English
language-fr = French
language-de = German
cli-help-usage = Usage:
cli-help-usage-options = [OPTIONS]
cli-help-usage-command = COMMAND [ARGS]...
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = [default: { $value }]
cli-help-required = [required]
cli-help-help = Show this help and exit.
cli-help-install-completion = Install completion for this shell.
cli-help-show-completion = Show completion for this shell, to copy it or change it.

# What stands for a value in help.

cli-value-class = MODULE:CLASS
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-history = N|FILE
cli-value-game = GAME
cli-value-host = HOST
cli-value-level = LEVEL
cli-value-link = LINK
cli-value-name = NAME
cli-value-pair = NAME=VALUE
cli-value-port = PORT
cli-value-seconds = SECONDS

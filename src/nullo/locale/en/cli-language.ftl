# The language of the command line, and what its help says by itself.

cli-language = The language to speak: en, fr or de; unless given, that of NULLO_LANG or of the system.
cli-no-language = must be one of { $languages }
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

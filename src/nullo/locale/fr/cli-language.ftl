# La langue de la ligne de commande, et ce que son aide dit d’elle-même.

cli-language = La langue à parler : en, fr ou de ; sinon, celle de NULLO_LANG ou du système.
cli-no-language = doit être parmi { $languages }
cli-help-usage = Usage :
cli-help-usage-options = [OPTIONS]
cli-help-usage-command = COMMANDE [ARGUMENTS]…
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-default = [par défaut : { $value }]
cli-help-required = [obligatoire]
cli-help-help = Affiche cette aide et s’arrête.
cli-help-install-completion = Installe la complétion pour ce shell.
cli-help-show-completion = Affiche la complétion pour ce shell, à copier ou à adapter.

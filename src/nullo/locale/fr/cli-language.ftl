# La langue de la ligne de commande, et ce que son aide dit d’elle-même.

cli-language = La langue : en, fr ou de ; à défaut, celle de NULLO_LANG ou du système.
cli-no-language = doit être parmi { $languages }
language-en = anglais
language-fr = français
language-de = allemand
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

# Ce qui, dans l’aide, tient lieu d’une valeur.

cli-value-class = MODULE:CLASSE
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-history = N|FICHIER
cli-value-game = JEU
cli-value-host = HÔTE
cli-value-level = NIVEAU
cli-value-link = LIEN
cli-value-name = NOM
cli-value-pair = NOM=VALEUR
cli-value-port = PORT
cli-value-seconds = SECONDES

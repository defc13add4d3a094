# Pourquoi un fichier ou le réseau ne fait pas ce qu’il devrait.

system-no-file = ce fichier ou ce dossier n’existe pas
system-folder = c’est un dossier
system-no-folder = ce n’est pas un dossier
system-barred = accès refusé
system-forbidden = opération interdite
system-name-long = nom de fichier trop long
system-loop = trop de liens symboliques à la suite
system-full = il n’y a plus de place sur le disque
system-read-only = le système de fichiers est en lecture seule
system-broken = erreur de lecture ou d’écriture
system-in-use = cette adresse est déjà prise
system-no-address = cette adresse n’est pas celle de cette machine
system-refused = la connexion est refusée
system-reset = la connexion a été coupée
system-late = pas de réponse à temps
system-no-way = cette machine est hors d’atteinte
system-no-net = le réseau est hors d’atteinte
system-no-name = aucune machine ne porte ce nom
system-no-name-now = ce nom ne peut pas être résolu pour le moment
system-no-home = il n’y a pas de répertoire personnel : définissez HOME, ou XDG_STATE_HOME
system-null = un nom ne peut pas contenir de caractère nul
system-other = erreur du système ({ $reason })

# Nach der Partie: Nachspielen, Ergebnis, Aufzeichnungen als Dateien, Siegel.

error-film-too-long = Diese Partie ist zu lang, um hier gezeigt zu werden.
error-too-many-films = Zu viele Partien angesehen: Versuche es später noch einmal.

# Afterwards: the replay page, the result, records as files, and the seals.

error-film-too-long = This game is too long to be shown here.
error-too-many-films = Too many games looked at: try again later.

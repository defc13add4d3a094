# Warum ein Tisch nicht tut, worum er gebeten wird. Die Schlüssel sind "error-" und der Code.

error-not-your-turn = Du bist nicht dran.
error-illegal = Die Regeln erlauben das jetzt nicht.
error-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
error-not-now = Das geht jetzt nicht.
error-not-asked = Dort wird gerade kein Bot gefragt.
error-full = Alle Plätze sind besetzt.
error-no-such-place = Diesen Platz gibt es nicht.
error-closed-table = Der Gastgeber lässt niemanden mehr mitspielen.
error-place-taken = Dort sitzt schon jemand.
error-no-such-member = Diese Person sitzt nicht an diesem Tisch.
error-bad-order = Die Reihenfolge muss jeden genau einmal nennen.
error-worn-out = Das ist an diesem Tisch schon so oft geschehen, dass es nicht mehr möglich ist.
error-removed = Du wurdest von diesem Tisch entfernt.
error-hand-left = In dieser Runde ist jemand gegangen: Du kannst dich setzen, sobald die nächste beginnt.

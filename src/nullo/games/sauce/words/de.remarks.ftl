# What bots say when they have made or missed a bid.

remark-sauce-beginner-made = Geschafft! Welche Sauce war das noch mal?
remark-sauce-beginner-missed = Zu viel Sauce für mich.
remark-sauce-casual-made = Gut gewürzt.
remark-sauce-casual-missed = Die Sauce war ziemlich scharf.
remark-sauce-club-made = Gut angesagt, wir zwei.
remark-sauce-club-missed = Die Farben waren gegen uns.
remark-sauce-expert-made = Die Ansage war der sichere Teil.
remark-sauce-expert-missed = Ich habe für uns beide zu viel angesagt.
remark-sauce-analyst-made = Die Ansage hatte die besseren Aussichten.
remark-sauce-analyst-missed = Diese Sauce hat die Rechnung geändert.

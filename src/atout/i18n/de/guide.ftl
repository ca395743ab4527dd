# Der Leitfaden, und der Lehrer neben einer ersten Runde.
nav-guide = Leitfaden
rules-to-guide = Wie man es gut spielt: der Leitfaden
guide-lesson = Eine erste Runde mit Lehrer
guide-lesson-text = Sie und Computer, ohne Uhr. Neben Ihren Karten denkt jemand laut mit.
tutor = Lehrer
tutor-away = Den Lehrer wegschicken
tutor-ask = Was würden Sie spielen?
tutor-thinks = Einen Augenblick, ich rechne.
tutor-plays = Ich würde wählen: { $action }
tutor-watch = Sehen Sie den anderen zu; gleich sind Sie dran.
tutor-forced = Hier dürfen Sie nur eines tun.

# Was getan wurde.
tutor-verdict-good = { $action }: Besser ging es nicht.
tutor-verdict-close = { $action }: gut, kaum schlechter als { $best }.
tutor-verdict-better = { $action }: Besser wäre { $best } gewesen.
tutor-verdict-other = { $action }: Das habe ich nicht geprüft. Ich hätte { $best } gewählt.

# Einmal gesagt, wenn etwas beginnt.
tutor-first-coinche-auction = Jetzt wird gereizt. Ein Gebot verspricht Punkte und nennt den Trumpf; drei Pässe beenden das Reizen. In der Runde stecken 162 Punkte.
tutor-first-coinche-trick = Jetzt acht Stiche. Bedienen Sie; ohne die Farbe müssen Sie meist stechen. Bube und Neun sind die höchsten Trümpfe, sonst sind es Ass und Zehn.
tutor-first-coinche-score = Die Runde wird gezählt: Hat die Spielpartei erreicht, was sie versprach? Jede Zeile sagt, woher ihre Zahl kommt.
tutor-first-binokel-auction = Die Gebote steigen um zehn, immer zwischen zwei Spielern. Wer übrig bleibt, nimmt den Tapp auf und spielt allein.
tutor-first-binokel-exchange = Der Tapp liegt offen. Der Alleinspieler nimmt die drei Karten auf, drückt drei und nennt den Trumpf.
tutor-first-binokel-trick = Die Meldungen sind gezählt. Jetzt fünfzehn Stiche: bedienen, schlagen, wenn Sie können, und ohne die Farbe stechen.
tutor-first-binokel-score = Die Runde wird gezählt. Der Alleinspieler brauchte sein Gebot aus Meldungen und Stichen; Meldungen zählen nur mit einem Stich.
tutor-first-kozel-trick = Ausgespielt werden eine bis vier Karten einer Farbe. Niemand muss bedienen: Schlagen Sie jede Karte der führenden Gruppe mit einer eigenen, oder legen Sie Ihre verdeckt ab.
tutor-first-kozel-score = Die Runde wird gezählt. Die Partei mit weniger Punkten schreibt 2, mit höchstens 30 schreibt sie 4, ohne Stich 6.

# Woran man denkt, wenn man an der Reihe ist.
tutor-coinche-open = Noch niemand hat geboten. In welcher Farbe sind Ihre besten Trümpfe, vor allem Bube und Neun, und wie viele Asse liegen daneben? Drei Trümpfe mit dem Buben und ein Ass tragen 80; mit weniger passen Sie.
tutor-coinche-partner = Ihr Partner hat geboten. Haben Sie, was ihm fehlt: Bube oder Neun seiner Farbe, ein Ass? Zehn mehr für jedes; sonst passen Sie.
tutor-coinche-against = Die Gegner haben geboten. Trägt eine Farbe von Ihnen eine höhere Zahl? Wenn nicht, passen Sie. Coinche nur mit Stichen, die Ihnen niemand nehmen kann.
tutor-coinche-declare = Sie halten eine Meldung. Ist die beste Ihrer Partei die höchste am Tisch, zählen alle. Gibt es einen Grund, sie zu verschweigen?
tutor-coinche-lead-ours = Ihre Partei hat den Kontrakt, und Sie spielen aus. Sind noch Trümpfe draußen? Ziehen Sie sie, von oben. Ist keiner mehr da, spielen Sie Ihre Asse.
tutor-coinche-lead-theirs = Sie spielen gegen den Kontrakt aus. Haben Sie ein Ass, am besten ein kurzes? Eine Farbe Ihres Partners? Die Trümpfe überlassen Sie den anderen.
tutor-coinche-partner-wins = Ihr Partner führt. Kann ihn ein Gegner noch schlagen? Wenn nicht, geben Sie ihm Punkte: eine Zehn oder ein Ass, mit dem Sie nichts anfangen können.
tutor-coinche-opponent-wins = Ein Gegner führt. Können Sie ihn schlagen, und lohnt sich der Stich? Wenn nicht, die niedrigste Karte.
tutor-binokel-raise = Zählen Sie die Meldungen Ihrer besten Farbe und die Stiche, die Sie sehen. Reicht das für das nächste Gebot? Der Tapp bringt im Mittel etwas dazu, aber er ist eine Hoffnung, kein Plan.
tutor-binokel-discard = Welche Farbe wird Trumpf? Behalten Sie Meldungen und Asse. Drücken Sie Zehnen ohne ihr Ass, und machen Sie eine kurze Farbe leer.
tutor-binokel-game = Erreichen Sie das Gebot: Meldungen, Stiche und das Gedrückte? Wenn nicht einmal günstige Karten helfen, kostet Abgehen die Hälfte.
tutor-binokel-lead-alone = Sie spielen als Alleinspieler aus. Ziehen Sie Trumpf, solange Sie mehr davon haben, dann spielen Sie Asse. Welche Farben gehören Ihnen?
tutor-binokel-lead-against = Sie spielen gegen den Alleinspieler aus. Haben Sie schon einen Stich? Ihre Meldungen brauchen einen. Was zwingt ihm eine hohe Karte ab?
tutor-binokel-follow-alone = Müssen Sie schlagen? Wo Sie die Wahl haben, genügt die billigste Karte, die gewinnt.
tutor-binokel-soloist-wins = Der Alleinspieler führt. Können Sie ihn schlagen, müssen Sie es; sonst geben Sie eine Karte ohne Punkte.
tutor-binokel-fellow-wins = Der andere Gegner führt. Was Sie ihm geben, bekommt der Alleinspieler nicht: Müssen Sie nicht schlagen, dann schmieren Sie eine Zehn.
tutor-kozel-claim = Sie dürfen Ihre vier Karten zeigen und das Ausspiel übernehmen. Ist es das wert, dass alle sie kennen?
tutor-kozel-lead = Wie viele Karten einer Farbe können Sie ausspielen? Zwei sind schwerer zu schlagen als eine. Welche Zehnen wollen Sie heimbringen, und was schützt sie?
tutor-kozel-second = Ihr Partner spielt als Letzter. Übernehmen Sie nur, wenn es billig ist; sonst geben Sie Karten ohne Punkte.
tutor-kozel-third = Ein Gegner hat das Ausspiel Ihres Partners übernommen. Liegen Punkte darin, holen Sie es zurück; wenn nicht, geben Sie nichts von Wert.
tutor-kozel-last = Sie sind Letzter und sehen alles. Zählen Sie die Punkte auf dem Tisch: Ist der Stich Ihre besten Karten wert?
tutor-kozel-partner-wins = Ihr Partner führt. Bleibt er vorn, liegen Ihre Zehnen unter seinen Karten sicher.

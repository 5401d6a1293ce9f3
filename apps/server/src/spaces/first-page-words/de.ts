import type { FirstPageWords } from './first-page-words'

export const de: FirstPageWords = {
  title: 'Erste Schritte',
  team: 'Allgemein',
  welcome:
    'Willkommen in Ihrem Arbeitsbereich. Diese Seite gehört Ihnen: Probieren Sie gleich hier alles aus und werfen Sie sie weg, wenn Sie fertig sind.',
  saved: 'Alles, was Sie schreiben, wird laufend gespeichert, und alle, die diese Seite offen haben, sehen es sofort.',
  tryIt: 'Probieren Sie es aus',
  tick: 'Haken Sie dieses Kästchen ab',
  write: 'Klicken Sie ans Ende dieser Zeile, drücken Sie die Eingabetaste und schreiben Sie etwas Eigenes',
  slash: 'Tippen Sie in einer leeren Zeile `/` und wählen Sie **Überschrift 1**',
  select: 'Markieren Sie ein paar Wörter: Fett, Farben und Links finden Sie in der Leiste, die erscheint',
  drag: 'Fahren Sie mit dem Zeiger über eine Zeile und ziehen Sie sie am Griff an ihrer Seite',
  toggle: 'Öffnen Sie mich: Hier ist noch mehr',
  inToggle:
    'Was in einem Aufklappblock liegt, stört nicht, bis man es braucht. Offen oder geschlossen ist er nur in Ihrer Ansicht.',
  tab: 'Drücken Sie Tab, um eine Zeile in die darüber zu schieben, Umschalt und Tab, um sie zurückzuholen',
  keys: 'Gut zu wissende Tasten',
  enter: '`Eingabe` beginnt einen neuen Block, `Umschalt+Eingabe` eine neue Zeile im selben',
  undo: '`Strg+Z` nimmt zurück, was Sie getan haben, nie, was andere getan haben (`⌘Z` auf dem Mac)',
  marks: '`Strg+B`, `Strg+I` und `Strg+E` machen Text fett, kursiv oder zu Code',
  signs:
    '`#`, `-`, `1.`, `[]` oder `>` und ein Leerzeichen am Zeilenanfang ergeben eine Überschrift, eine Liste, ein Kästchen zum Abhaken oder einen Aufklappblock',
  pages: 'Seiten in Seiten',
  pagesText: 'Eine Seite kann Seiten enthalten, so tief Sie wollen. Diese hier ist ein Anfang:',
  ideas: 'Meine ersten Ideen',
  ideasText:
    'Schreiben Sie hier, was Sie wollen. Seiten stehen in der Seitenleiste: unter Allgemein für alle, unter Privat nur für Sie.',
  ideasIcon: 'Geben Sie dieser Seite ein anderes Symbol: Klicken Sie oben auf den Stift',
  quote: 'Wenn Sie genug gesehen haben, öffnen Sie das Menü oben rechts und wählen Sie **In den Papierkorb**.',
}

import type { FirstPageWords } from './first-page-words'

export const de: FirstPageWords = {
  title: 'Erste Schritte',
  team: 'Allgemein',
  welcome:
    'Willkommen in Ihrem Arbeitsbereich! Probieren Sie auf dieser Seite alles aus und löschen Sie sie, wenn Sie fertig sind.',
  saved:
    'Ihre Änderungen werden automatisch gespeichert und sind für alle, die diese Seite geöffnet haben, sofort sichtbar.',
  tryIt: 'Probieren Sie es aus',
  tick: 'Haken Sie dieses Kästchen ab',
  write: 'Klicken Sie ans Ende dieser Zeile, drücken Sie die Eingabetaste und schreiben Sie etwas Eigenes',
  slash: 'Tippen Sie in einer leeren Zeile `/` und wählen Sie **Überschrift 1**',
  select: 'Wählen Sie Text aus, um ihn fett zu formatieren, einzufärben oder zu verlinken',
  drag: 'Bewegen Sie den Zeiger über eine Zeile und ziehen Sie sie am Griff',
  toggle: 'Klicken Sie auf den Pfeil, um mehr zu sehen',
  inToggle: 'Klapplisten verbergen Inhalte, bis Sie sie brauchen. Ob eine Klappliste geöffnet ist, sehen nur Sie.',
  tab: 'Drücken Sie Tab, um eine Zeile unter die darüber einzurücken, und Umschalt+Tab, um sie zurückzubewegen',
  keys: 'Nützliche Tastenkürzel',
  enter: '`Eingabe` beginnt einen neuen Block, `Umschalt+Eingabe` eine neue Zeile im selben',
  undo: '`Strg+Z` macht Ihre eigenen Änderungen rückgängig, nie die anderer (`⌘Z` auf dem Mac)',
  marks: '`Strg+B`, `Strg+I` und `Strg+E` machen Text fett, kursiv oder zu Code',
  signs:
    'Geben Sie am Zeilenanfang `#`, `-`, `1.`, `[]` oder `>` und ein Leerzeichen ein, um eine Überschrift, Liste, Aufgabe oder Klappliste zu erstellen',
  pages: 'Seiten in Seiten',
  pagesText: 'Seiten können weitere Seiten enthalten. Hier ist eine zum Anfangen:',
  ideas: 'Meine ersten Ideen',
  ideasText:
    'Schreiben Sie hier, was Sie möchten. Ihre Seiten finden Sie in der Seitenleiste: Allgemein ist für alle, Privat nur für Sie.',
  ideasIcon: 'Klicken Sie oben auf den Stift, um das Symbol dieser Seite zu ändern',
  quote: 'Wenn Sie fertig sind, öffnen Sie das Menü oben rechts und wählen Sie **In den Papierkorb**.',
}

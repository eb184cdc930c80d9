// The sheet of keyboard shortcuts.
import type { Messages } from '../messages.ts';

export const shortcuts: Messages['shortcuts'] = {
  close: 'Tastenkürzel schließen',
  or: 'oder',
  note: 'In einem Textfeld werden Buchstaben und Zeichen getippt. In einer Prüfung führt nichts hinaus: Suche und Schnellaktionen bleiben zu.',
  places: {
    everywhere: 'Überall',
    player: 'Lektionen und Missionen',
    room: 'Prüfungen und Übungen',
    tasks: 'Sortieren und Ordnen',
    lists: 'Menüs',
  },
  does: {
    search: 'Suche',
    actions: 'Schnellaktionen',
    shortcuts: 'Tastenkürzel',
    close: 'Schließen, was offen ist',
    choose: 'Antwort wählen',
    goOn: 'Prüfen oder weiter',
    back: 'Karte davor',
    forward: 'Nächste Karte',
    leave: 'Verlassen',
    flag: 'Frage markieren',
    previous: 'Frage davor',
    next: 'Nächste Frage',
    answer: 'Was auf dem Hauptknopf steht',
    column: 'In diese Spalte legen',
    line: 'Zeile nach oben oder unten',
    move: 'Nach oben oder unten',
    ends: 'Erster oder letzter Eintrag',
    jump: 'Nächster Eintrag, der damit beginnt',
  },
  named: {
    Escape: 'Esc',
    Enter: 'Eingabe',
    Home: 'Pos1',
    End: 'Ende',
    letter: 'ein Buchstabe',
  },
};

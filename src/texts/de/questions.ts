// Fragen aller Arten: wie man sie beantwortet und was ihre Marken sagen.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const worth = (points: number) => plural(points, { one: '# Punkt', other: '# Punkte' });

export const questions: Messages['questions'] = {
  hint: {
    sc: 'Wähle eine Antwort.',
    ms: (n) => `Wähle ${number(n)} Antworten.`,
    gradient: 'Wähle die beste Antwort. Die vier sind 5, 3, 1 und 0 Punkte wert.',
    match: 'Gib jeder Zeile ihren Partner.',
    order:
      'Verschieb eine Zeile mit ihren Pfeilen. So, wie sie jetzt stehen, stimmt die Reihenfolge nicht.',
    orderKeys:
      'Verschieb eine Zeile mit ihren Pfeilen oder mit Alt und den Pfeiltasten. So, wie sie jetzt stehen, stimmt die Reihenfolge nicht.',
    fill: 'Wähle für jede Lücke, was passt.',
    hotspot: (n) =>
      `Wähle ${plural(n, { one: '# Stelle', other: '# Stellen' })} im Bild oder in der Liste.`,
  },
  scenario: 'Der Fall',
  caseFor: (from, to) => `Der Fall zu den Fragen ${number(from)} bis ${number(to)}`,
  caseMarked: 'Im Fall markiert: was diese Frage entscheidet.',
  table: 'Zahlen zum Ablesen',
  /** A view of a model beside the stem or the reading. */
  view: { closer: 'Vergrößern', farther: 'Verkleinern', inWords: 'Die Sicht in Worten' },
  /** Ways on that are diagrams, and how they stand. */
  diagrams: {
    name: 'Diagramm',
    layout: 'Anordnung der Diagramme',
    all: 'Alle vier',
    pairs: 'Je zwei nebeneinander',
    single: 'Eines nach dem anderen',
    compare: 'Diagramme vergleichen',
    close: 'Vergleich schließen',
    enlarge: (letter) => `Diagramm ${letter} vergrößern`,
    choose: (letter) => `${letter} wählen`,
    chosen: 'Deine Wahl',
  },
  matching: {
    hint: 'Zieh jeden Partner zu seiner Zeile, oder drück auf eine Zeile: Der markierte kommt dorthin.',
    touchHint:
      'Tipp auf eine Zeile: Der markierte Partner kommt dorthin. Einen anderen markierst du, indem du ihn antippst.',
    pool: 'Zur Auswahl',
    allPlaced:
      'Jede Zeile hat ihren Partner. Zieh einen Partner oder drück darauf, um ihn zu verschieben oder zurückzulegen.',
  },
  gap: (n) => `Lücke ${number(n)}`,
  places: 'Stellen im Bild',
  strikeOut: (letter: string) => `Option durchstreichen: ${letter}`,
  nothing: 'Keine Antwort',
  firstAnswer: 'Erste Antwort',
  half: (right, total) =>
    `${number(right)} von ${number(total)} richtig. Die Frage zählt nur, wenn alles stimmt.`,
  points: (points, outOf) =>
    `${number(points)} von ${plural(outOf, { one: '# Punkt', other: '# Punkten' })}`,
  worth,
  mine: (points) => `Deine Antwort, ${worth(points)}`,
  scored: (letter, points) => `${letter}: ${worth(points)}`,
  readOn: 'Weiterlesen:',
  lessonLocked: 'Noch gesperrt. Der Link führt zu dem, was davor kommt.',
  lessonReadable:
    'Auf deinem Lernpfad noch nicht offen. Lesen kannst du sie jetzt schon, ohne ihre Fragen.',
  answersSaved: 'Deine Antworten sind gespeichert.',
  clockGoesOn: 'Deine Antworten sind gespeichert. Die Uhr läuft weiter.',
  facts: 'Die Fakten des Falls',
  fact: 'Fakt',
  cover: { yes: 'erfüllt', part: 'zum Teil', no: 'nicht erfüllt', contra: 'dagegen' },
  turn: {
    title: 'Was die Antwort ändern würde',
    says: 'Im Fall steht:',
    instead: 'Stünde dort stattdessen:',
    best: (letter) => `Dann wäre ${letter} am besten.`,
    others: (letters) => `Die anderen der Reihe nach: ${letters}.`,
  },
};

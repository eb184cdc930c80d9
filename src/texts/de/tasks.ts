// Tasks in the player: working on them, handing them in, rating them; quiz rounds and lab industries.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const pointsOf = (n: number) => plural(n, { one: '# Punkt', other: '# Punkten' });

export const tasks: Messages['tasks'] = {
  taskOf: (n, total) => `Aufgabe, Karte ${number(n)} von ${number(total)}`,
  worth: (points) => `Bis zu ${plural(points, { one: '# Punkt', other: '# Punkte' })}`,
  handIn: 'Abgeben',
  story: 'Der Fall',
  hint: 'Wird automatisch gespeichert. Abgeben kannst du einmal.',
  handInWaits:
    'Auf diesem Gerät gesichert. Die Arbeit wird von selbst abgegeben, sobald der Server antwortet.',
  handInFailed: 'Deine Arbeit wurde nicht abgegeben. Sie bleibt erhalten.',
  elsewhere: 'Diese Aufgabe hast du schon abgegeben. Es zählt die frühere Arbeit.',
  stillOpen: (n) => plural(n, { one: '# Teil ist noch offen.', other: '# Teile sind noch offen.' }),
  problem: {
    place: 'Wähle einen Platz.',
    words: (min, max) => `Schreib ${number(min)} bis ${number(max)} Wörter.`,
  },
  placed: (n, total) => `${number(n)} von ${number(total)} zugeordnet`,
  grid: {
    items: '1. Wähle, was du einordnest',
    cell: (item) => `2. Wähle das Feld dafür: ${item}`,
    at: (y, yEnd, x, xEnd) => `${y}: ${yEnd}; ${x}: ${xEnd}`,
    empty: 'noch nicht eingeordnet',
  },
  sort: {
    hint: 'Zieh jede Zeile in ihre Spalte, oder drück auf eine Spalte: Die markierte Zeile kommt dorthin.',
    keys: (columns) => `Die Tasten 1 bis ${number(columns)} tun dasselbe.`,
    pool: 'Noch einzuordnen',
    allPlaced: 'Alles ist eingeordnet. Zieh eine Zeile oder drück darauf, um sie zu verschieben.',
    putHere: 'Hierher',
    put: (item, place) => `Hierher, ${place}: ${item}`,
    putBack: 'Zurücklegen',
    back: (item) => `${item}: wieder bei den offenen`,
    said: (item, place) => `${item}: ${place}`,
  },
  order: {
    list: 'Deine Reihenfolge',
    hint: 'Zieh eine Zeile, nimm ihre Pfeile oder drück Alt und eine Pfeiltaste.',
    up: (item) => `Nach oben: ${item}`,
    down: (item) => `Nach unten: ${item}`,
    place: (n) => `Platz ${number(n)}`,
    moved: (item, n) => `${item}: Platz ${number(n)}`,
  },
  matrix: {
    choose: 'Wählen',
    cell: (row, column) => `${row}; ${column}`,
  },
  text: {
    label: 'Dein Text',
    range: (min, max) => `${number(min)} bis ${number(max)} Wörter`,
    words: (n, min, max) =>
      `${plural(n, { one: '# Wort', other: '# Wörter' })}, gefragt sind ${number(min)} bis ${number(max)}`,
  },
  ticks: {
    whose: 'Antworte für deine eigene Organisation oder für das Unternehmen deiner Praxislabs.',
    proved: (n, total) => `${number(n)} von ${number(total)} kannst du belegen`,
    next: (n) => plural(n, { one: 'Dein nächster Punkt', other: 'Deine nächsten #' }),
    later:
      'Hake sie unten ab, sobald sie erledigt sind. Du kannst jederzeit zu dieser Liste zurückkommen.',
    howKnown: 'Woran du es erkennst',
    ticked: (n, total) => `${number(n)} von ${number(total)} abgehakt`,
  },
  result: {
    allRight: 'Alles richtig!',
    missed: 'Was nicht stimmte',
    gotRight: (n) => `Was stimmte (${number(n)})`,
    right: 'Richtig',
    wrong: 'Falsch',
    yours: 'Deine Antwort',
    expected: 'Richtige Antwort',
    parts: (right, total) => `${number(right)} von ${number(total)} richtig`,
    points: (points, outOf) => `${number(points)} von ${pointsOf(outOf)}`,
    byRule: 'Automatisch bewertet',
    bySelf: 'Von dir selbst bewertet',
    unrated: 'Noch nicht bewertet',
    own: 'Deine Arbeit',
    model: 'Musterlösung zum Beispiel',
    modelOf: (title) => `Musterlösung: ${title}`,
    say: (points, outOf) => `Abgegeben. ${number(points)} von ${pointsOf(outOf)}.`,
    sayModel: 'Abgegeben. Die Musterlösung ist offen.',
  },
  rating: {
    title: 'Bewerte deine Arbeit',
    text: 'Vergleich deine Arbeit Zeile für Zeile mit der Musterlösung. Du kannst die Bewertung später ändern.',
    textOfExample:
      'Die Musterlösung handelt vom Beispiel, deine vielleicht von deinem eigenen Fall. Vergleich Zeile für Zeile, wie es gemacht ist. Deine Bewertung kannst du später ändern.',
    full: 'Ganz',
    half: 'Halb',
    none: 'Noch nicht',
    left: (n) =>
      `Bewerte noch ${plural(n, { one: '# Zeile', other: '# Zeilen' })}, dann gibt es deine Punkte.`,
    failed: 'Deine Bewertung ist noch nicht auf dem Server. Sie wird erneut gesendet.',
  },
  quiz: {
    round: (n) => `Runde ${number(n)}`,
    seeResult: 'Zum Ergebnis',
    passed: 'Bestanden',
    passedAgain:
      'Du kannst für ein besseres Ergebnis noch eine Runde spielen. Was du verdient hast, bleibt.',
    failed: 'Diesmal nicht bestanden',
    score: (percent) => `${number(percent)}\u00a0%`,
    line: (percent) => `Bestanden ab ${number(percent)}\u00a0%`,
    scoreOf: (right, total, percent) =>
      `${number(right)} von ${number(total)} richtig. Bestanden ist ab ${number(percent)}\u00a0%.`,
    again:
      'Zu jeder Antwort gibt es Gründe: Sieh dir die falschen an, dann mach die nächste Runde. Sie bringt zuerst andere Fragen.',
    testOut: 'Die Phase bleibt vorerst zu. Lern die Phasen davor, oder mach die nächste Runde.',
    retake: 'Noch einmal machen',
    look: 'Antworten ansehen',
    retakeFailed: 'Die nächste Runde ließ sich nicht öffnen.',
  },
  industry: {
    switched: (industry) => `Das Praxislab erzählt jetzt von ${industry}.`,
    own: 'Jede Branche behält ihre eigene Arbeit.',
    failed: 'Die andere Geschichte ließ sich nicht laden.',
  },
};

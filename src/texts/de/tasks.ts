// Tasks in the player: working on them, handing them in, rating them; quiz rounds and lab industries.
import type { Messages } from '../messages.ts';
import { linesTicked, number, plural } from './words.ts';

const pointsOf = (n: number) => plural(n, { one: '# Punkt', other: '# Punkten' });

export const tasks: Messages['tasks'] = {
  taskOf: (n, total) =>
    total === 1 ? 'Aufgabe' : `Aufgabe, Karte ${number(n)} von ${number(total)}`,
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
    number: () => `Schreib eine Zahl, zum Beispiel ${number(0.85)}.`,
    draw: 'Ändere zuerst etwas am Modell.',
    place: 'Wähle einen Platz.',
    words: (min, max) => `Schreib ${number(min)} bis ${number(max)} Wörter.`,
  },
  placed: (n, total) => `${number(n)} von ${number(total)} zugeordnet`,
  chosen: (n, total) => `${number(n)} von ${number(total)} gewählt`,
  grid: {
    items: '1. Wähle, was du einordnest',
    cell: (item) => `2. Wähle das Feld dafür: ${item}`,
    at: (y, yEnd, x, xEnd) => `${y}: ${yEnd}; ${x}: ${xEnd}`,
    empty: 'noch nicht eingeordnet',
  },
  sort: {
    hint: 'Zieh jede Zeile in ihre Spalte, oder drück auf eine Spalte: Die markierte Zeile kommt dorthin.',
    touchHint:
      'Tipp auf eine Spalte: Die markierte Zeile kommt dorthin. Eine andere markierst du, indem du sie antippst.',
    placing: 'Jetzt einordnen:',
    keys: (columns) =>
      `Die Tasten 1 bis ${number(columns)} tun dasselbe, die Rücktaste legt zurück.`,
    pool: 'Noch einzuordnen',
    allPlaced:
      'Alles ist eingeordnet. Zieh eine Zeile oder drück darauf, um sie zu verschieben oder zurückzulegen.',
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
  model: {
    loading: 'Die Zeichenfläche wird geladen',
    failed: 'Die Zeichenfläche wurde nicht geladen.',
    retry: 'Noch einmal versuchen',
    own: 'Dein Modell',
    goal: 'Ein Modell, das alles enthält',
    met: 'Wie es oben steht',
    unmet: 'In deinem Modell nicht so',
    line: (type, from, to) => `${type}, von ${from} zu ${to}`,
    noLine: 'Keine Beziehung',
    marked: 'Markiert sind deine Beziehungen, die anders sind als verlangt.',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    fit: 'Einpassen',
    fitKey: 'Die ganze Zeichnung zeigen (F)',
    drawing: 'Zeichnung',
    moving: 'Verschieben',
    connecting: 'Verbinden',
    moveHint:
      'Zieh ein Element, um es zu verschieben. Drück darauf, um es umzubenennen, zu verbinden oder zu entfernen.',
    connectHint: 'Zieh von einem Element zum anderen, oder drück nacheinander auf beide.',
    connectFrom: (name: string) => `Von ${name}: Drück darauf, wo die Beziehung endet.`,
    empty: 'Noch ist nichts da. Füge ein Element aus der Palette hinzu.',
    add: 'Element hinzufügen',
    closeAdd: 'Elemente schließen',
    addKind: (kind: string) => `Hinzufügen: ${kind}`,
    elements: 'Elemente',
    relations: 'Beziehungen',
    noRelations: 'Noch keine Beziehung. Öffne ein Element und wähl, womit es verbunden wird.',
    name: 'Name',
    nameless: (kind: string) => `${kind} ohne Namen`,
    open: (what: string) => `Ändern: ${what}`,
    relate: 'Beziehungen zeigen',
    connectTo: 'Verbinden mit',
    choose: 'Auswählen',
    move: 'Verschieben',
    left: 'Nach links',
    right: 'Nach rechts',
    up: 'Nach oben',
    down: 'Nach unten',
    remove: (what: string) => `Entfernen: ${what}`,
    between: (from: string, to: string) => `Von ${from} zu ${to}`,
    permitted: 'Das erlaubt die Sprache hier:',
    first: 'Üblich',
    others: (n: number) =>
      plural(n, {
        one: 'Warum # Art nicht angeboten wird',
        other: 'Warum # Arten nicht angeboten werden',
      }),
    cancel: 'Abbrechen',
    otherType: 'Art der Beziehung',
    turn: 'Umdrehen',
    access: 'Was der Zugriff tut',
    modes: {
      access: 'nicht angegeben',
      read: 'liest',
      write: 'schreibt',
      'read-write': 'liest und schreibt',
    },
    refused: {
      reversed: 'Sie läuft andersherum: Beginne am anderen Ende.',
      layer: 'Elemente wie diese dürfen sie haben, aber nicht zwischen diesen Schichten.',
      aspect: 'Zwischen Elementen dieser beiden Aspekte gibt es sie nicht.',
      pair: 'Zwischen diesen beiden Elementen ist sie nicht erlaubt.',
      junction:
        'An einem Verbindungspunkt treffen sich nur Beziehungen einer Art, erlaubt von jedem Anfang zu jedem Ende.',
      'same-ends': 'Eine Beziehung braucht zwei verschiedene Enden.',
      twice: 'Sie ist schon da.',
      'no-end': 'Eines ihrer Enden fehlt.',
    },
    checks: 'Prüfung',
    check: 'Beziehungen prüfen',
    checkFirst:
      'Sieh dir die Beziehungen zuerst selbst an. Was die Sprache nicht erlaubt, wird genannt, sobald du fragst.',
    noRemarks: 'Keine Regel der Sprache ist verletzt.',
    checksOnly:
      'Hier werden nur die Regeln der Sprache geprüft. Was die Aufgabe verlangt, wird bei der Abgabe geprüft.',
    remark: {
      blocked: (relation: string, why: string) => `Nicht erlaubt: ${relation}. ${why}`,
      'not-preferred': (relation: string, instead: string) =>
        `Erlaubt, aber unüblich: ${relation}. Üblich ist hier: ${instead}.`,
      nameless: (element: string) => `${element}: Gib ihm einen Namen.`,
      orphan: (element: string) => `${element} hat keine Beziehung.`,
      duplicate: (element: string) => `${element} gibt es zweimal.`,
      'outside-viewpoint': (element: string) => `${element} gehört nicht zu dieser Sichtweise.`,
    },
    full: 'Das Modell ist voll.',
    said: {
      added: (what: string) => `Hinzugefügt: ${what}`,
      connected: (relation: string) => `Gezeichnet: ${relation}`,
      removed: (what: string) => `Entfernt: ${what}`,
      undone: 'Rückgängig gemacht',
      redone: 'Wiederholt',
    },
  },
  calculation: {
    hint: 'Wird automatisch gespeichert. Einmal abgeben, dann mit anderen Zahlen üben.',
    round: (decimals: number) =>
      decimals === 0
        ? 'Auf eine ganze Zahl runden.'
        : plural(decimals, {
            one: 'Auf # Nachkommastelle runden.',
            other: 'Auf # Nachkommastellen runden.',
          }),
    within: (off: number) => `Bis zu ${number(off)} daneben gilt als richtig.`,
    readAs: (value: string) => `Gelesen als ${value}`,
    value: (n: number) => number(n),
    practice: (round: number) =>
      `Runde ${number(round)} mit anderen Zahlen. Die Aufgabe bleibt abgegeben.`,
    again: 'Noch einmal mit anderen Zahlen',
    againNote: 'Zum Üben: Es bringt keine weiteren Punkte, und die Aufgabe bleibt abgegeben.',
    againFailed: 'Die nächste Runde ließ sich nicht öffnen.',
  },
  practice: {
    hint: 'Wird automatisch gespeichert. Einmal abgeben, danach noch einmal üben.',
    again: 'Noch einmal üben',
    againNote: 'Es beginnt von vorn und bringt nichts mehr. Dein bestes Ergebnis bleibt.',
    note: 'Zum Üben: Die Aufgabe bleibt abgegeben, und dein bestes Ergebnis bleibt.',
  },
  ticks: {
    hint: 'Wird automatisch gespeichert. Hake nur ab, was du belegen kannst; weitere Haken kannst du später setzen.',
    ticked: linesTicked,
    say: (n, total, na) => `Abgegeben. ${linesTicked(n, total, na)}.`,
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
    cells: (right, total) =>
      `${number(right)} von ${plural(total, { one: '# Feld', other: '# Feldern' })} richtig`,
    rightRows: (n, total) => `Zeilen, in denen alles stimmte (${number(n)} von ${number(total)})`,
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
    rest: (n) => `${plural(n, { one: '# Zeile', other: '# Zeilen' })} bewerten`,
    finishNow: 'Abschließen, später bewerten',
    title: 'Bewerte deine Arbeit',
    text: 'Vergleich deine Arbeit Zeile für Zeile mit der Musterlösung. Bewerten und die Bewertung ändern kannst du auch später: Öffne diese Aufgabe wieder.',
    textOfExample:
      'Die Musterlösung handelt vom Beispiel, deine vielleicht von deinem eigenen Fall. Vergleich Zeile für Zeile, wie es gemacht ist. Bewerten und die Bewertung ändern kannst du auch später: Öffne diese Aufgabe wieder.',
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
    passedWith: (percent) => `Bestanden, ${number(percent)}\u00a0%`,
    ahead: (questions, minutes, percent) =>
      `${plural(questions, { one: '# Frage', other: '# Fragen' })}, etwa ${plural(minutes, { one: '# Minute', other: '# Minuten' })}, bestanden ab ${number(percent)}\u00a0%`,
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
    switched: (industry) => `Das Lab erzählt jetzt von ${industry}.`,
    own: 'Jede Branche behält ihre eigene Arbeit.',
    failed: 'Die andere Geschichte ließ sich nicht laden.',
  },
};

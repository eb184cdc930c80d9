// The learning path: map, stations, phase panel, tracks and industries.
import type { Messages } from '../messages.ts';
import { linesTicked, number, plural } from './words.ts';

const forXp = (xp: number | null): string => (xp === null ? '' : `, für ${number(xp)} XP,`);

const andMore = (more: number): string =>
  more === 0
    ? ''
    : ` und ${plural(more, { one: '# weiteren Aktivität', other: '# weiteren Aktivitäten' })}`;

export const path: Messages['path'] = {
  screen: 'Lernpfad',
  title: 'Lernpfad',
  loading: 'Der Lernpfad wird geladen …',
  failed: 'Der Lernpfad wurde nicht geladen',
  failedText:
    'Alles, was du gemacht hast, ist auf dem Server gespeichert. Prüfe die Verbindung und versuch es noch einmal.',
  choose: 'Wählen',
  tracks: {
    label: 'Lernweg',
    about: 'Lernwege vergleichen',
    title: 'Lernwege',
    lead: 'Der Lernweg bestimmt, was als Pflicht zählt und was dir zuerst vorgeschlagen wird. Alles andere bleibt offen, und wechseln kannst du jederzeit.',
    yours: 'Dein Lernweg',
    choose: (track) => `${track} wählen`,
    asks: 'Pflicht in jeder Phase',
    also: 'Offen, keine Pflicht',
    written: (items, time, hasMissions) =>
      `${plural(items, { one: '# Pflichteinheit', other: '# Pflichteinheiten' })}, ${time}${hasMissions ? '. Missionen bringen nur die Minuten ihrer eigenen Karten dazu: Führt eine durch diese Einheiten, dann keine.' : ''}`,
    kept: 'Wird in deinem Profil gespeichert, für alle deine Geräte.',
    failed: 'Der Lernweg wurde nicht gespeichert',
    none: (course) => `${course} hat keine Lernwege: Alles zählt für alle.`,
  },
  industries: {
    label: 'Branche',
    title: 'Branchenfokus',
    about: 'Branchen ansehen',
    lead: 'Jedes Lab wird in fünf Branchen erzählt. In deiner öffnen sich die Labs, dazu Vorlagen und Beispiele, soweit sie dafür ausgefüllt sind; in einem Lab kannst du auch in die anderen wechseln.',
    yours: 'Deine Branche',
    choose: (industry) => `${industry} wählen`,
    labs: (n) => plural(n, { one: '# Lab', other: '# Labs' }),
    noLabs: 'Die Labs dieser Branche werden noch geschrieben.',
    invented: 'Die fünf Unternehmen sind erfunden; ihre Zahlen sind so groß wie echte.',
    failed: 'Die Branche wurde nicht gespeichert',
    none: (course) =>
      `Die Labs von ${course} sind nicht nach Branchen erzählt: Hier gibt es nichts zu wählen.`,
  },
  gauges: {
    label: 'Dein Fortschritt',
    exam: 'Prüfungsstoff',
    examAbout: 'Bestandene Quiz und Simulationen, gewichtet wie in der Prüfung',
    job: 'Praxisreife',
    confidence: 'Sicherheit',
    /** What it is the sum of; of each topic its share of the exam, and the quizzes and simulations passed in it. */
    sum: 'Wie es zustande kommt',
    share: (weight: number, passed: number, all: number) =>
      `${number(weight)}\u00a0% × ${number(passed)} von ${plural(all, { one: '# Quiz oder Simulation', other: '# Quiz und Simulationen' })} bestanden`,
    quizFrom: (from, to) =>
      `Ein Quiz zählt ab ${from === to ? '' : `${number(from)} bis `}${number(to)}\u00a0% richtig, seiner eigenen Grenze.`,
    simulationFrom: (from, to, questions) =>
      `Eine Simulation zählt in einem Thema, sobald sie bestanden ist (ab ${from === to ? '' : `${number(from)} bis `}${number(to)}\u00a0%) und derselbe Anteil auch in diesem Thema erreicht ist, bei mindestens ${plural(questions, { one: '# Frage', other: '# Fragen' })} dazu.`,
    examReady: 'Prüfungsreif',
    inProgress: 'In Arbeit',
    more: (percent) => `Noch ${number(percent)}\u00a0% bis zur Prüfungsreife`,
    examFrom: (percent) => `Prüfungsreif ab ${number(percent)}\u00a0%`,
    jobAbout: 'Von den Einheiten des Lernpfads, gewichtet: Labs und Vorlagen zählen am meisten',
    jobReady: 'Praxisreif',
    learning: 'Im Aufbau',
    jobFrom: (percent) => `Praxisreif ab ${number(percent)}\u00a0%`,
    levels: { Low: 'Niedrig', Medium: 'Mittel', High: 'Hoch' },
    confidenceFrom: (high, medium, questions) =>
      `Der Mittelwert der letzten drei Prüfungen, Übungen, Quizze oder Einstufungstests: hoch ab ${number(high)}\u00a0%, mittel ab ${number(medium)}\u00a0%. Quiz und Einstufungstest zählen mit ihrer letzten Runde, Prüfung und Übung ab ${number(questions)} Fragen und mindestens zur Hälfte beantwortet, außer wenn es zu schnell ging oder nur falsch Beantwortetes wiederholt.`,
    confidenceAbout:
      'Sagt, wie deine letzten Prüfungen, Übungen, Quizze oder Einstufungstests liefen, nicht, wie viel der Prüfung sie abdecken.',
    confidenceCounts: 'Was zählt',
    confidenceScores: (n) =>
      `Die letzten ${number(n)} Prüfungen, Übungen, Quizze oder Einstufungstests:`,
    phases: 'Begonnene Phasen',
    badges: 'Abzeichen',
    left: 'Verbleibende Zeit',
    done: (percent, track) =>
      `${percent} der Minuten ${track === null ? 'des Kurses' : `auf dem Lernweg „${track}“`} geschafft, mit Missionen; Prüfungen kommen dazu`,
    noExam: 'Besteh ein Quiz im Lernpfad oder eine Simulation, dann siehst du es hier',
    noJob: 'Schließe eine Einheit einer Phase ab, dann siehst du es hier',
    needed: (n) =>
      plural(n, {
        one: 'Noch # Prüfung, Übung, Quiz oder Einstufungstest, dann siehst du es hier',
        other: 'Noch # Prüfungen, Übungen, Quizze oder Einstufungstests, dann siehst du es hier',
      }),
    of: (have, all) => `${number(have)}/${number(all)}`,
    time: (hours, minutes) => `${number(hours)}\u00a0Std. ${number(minutes)}\u00a0Min.`,
  },
  exam: {
    tile: 'Tage bis zur Prüfung',
    days: (days: number) => plural(days, { one: '# Tag', other: '# Tage' }),
    pace: (minutes: number) => `${number(minutes)} Min. am Tag`,
    today: 'Heute',
    over: 'Der Tag ist vorbei',
    set: 'Prüfungstermin eintragen',
    change: 'Termin ändern',
    title: 'Dein Prüfungstermin',
    text: 'Freiwillig und nur für dich: Der Lernpfad zählt die Tage bis dahin.',
    label: 'Tag der Prüfung',
    save: 'Speichern',
    clear: 'Termin löschen',
  },
  weak: {
    title: 'Schwachpunkte',
    lead: (percent: number, latest: number, from: number) =>
      `Themen, in denen weniger als ${number(percent)}\u00a0% deiner letzten ${number(latest)} Antworten richtig waren, ab ${plural(from, { one: '# Antwort', other: '# Antworten' })}. Missionen, Lektionen, Quiz, Einstufungstests, Prüfungen und Übungen zählen.`,
    figure: (right: number, answers: number, percent: number) =>
      `${number(right)} von ${number(answers)} richtig beantwortet (${number(percent)}\u00a0%)`,
    go: (item: string) => `Daran arbeiten: ${item}`,
  },
  guide: {
    mission: 'Mission',
    button: (n) =>
      plural(n, {
        one: 'Zeig mir den nächsten Schritt (≤30\u00a0Min.)',
        other: 'Zeig mir die nächsten # Schritte (≤30\u00a0Min.)',
      }),
    buttonNone: 'Zeig mir, wie es weitergeht (≤30\u00a0Min.)',
    title: 'Deine nächsten Schritte',
    text: 'Höchstens eine halbe Stunde, in dieser Reihenfolge.',
    longer: (step, minutes) =>
      `Dein nächster Schritt, „${step}“, dauert ${number(minutes)}\u00a0Min. In eine halbe Stunde passen:`,
    sum: (minutes) => `Zusammen ${number(minutes)}\u00a0Min.`,
    none: 'Kein offener Schritt passt in eine halbe Stunde. Beende, was du begonnen hast, oder wähle eine Station auf dem Plan.',
  },
  map: {
    title: 'Die Linie',
    label: 'Linienplan der Phasen',
    phases: (n) => plural(n, { one: '# Phase', other: '# Phasen' }),
    items: (n) => plural(n, { one: '# Lerneinheit', other: '# Lerneinheiten' }),
    written: (n) => `${number(n)} davon geschrieben`,
    walkway: 'Übergang zum Anforderungsmanagement',
    legend: 'Legende',
    station: (letter, title, status) => `${letter}, ${title}: ${status}`,
    here: 'hier bist du',
    train: 'Der Zug steht, wo es an deinen Stationen weitergeht',
    coreLegend: 'Grundlagenlinie: die Basis, von Anfang an offen',
    missions: 'Jede Station nennt ihre Missionen',
    sameLetter: (stations, letter) => `${stations} haben beide den Buchstaben ${letter}`,
    /** Where the next step stands at no station. */
    offMap: (step, group, before) =>
      `Dein nächster Schritt, „${step}“, ist eine Mission aus „${group}“. Sie steht ${
        before === null ? 'neben der Linie, an keiner Station' : `vor der Station „${before}“`
      }; du findest sie unter Missionen.`,
  },
  checklist: {
    /** The other items of the phase: the app knows what of them is done. */
    seen: (done, all) => `Davor an dieser Station: ${number(done)} von ${number(all)} erledigt`,
    ticked: linesTicked,
    own: (n) =>
      plural(n, {
        one: '# Punkt, den du selbst abhakst',
        other: '# Punkte, die du selbst abhakst',
      }),
    ownText:
      'Es geht um deine eigene Organisation oder um das Unternehmen deiner Labs. Hake ab, was heute stimmt: Jede Anzahl zählt, auch keine, und die XP sind dieselben.',
    asks: (n) =>
      plural(n, {
        one: 'Der # Punkt, nach dem sie fragt',
        other: 'Die # Punkte, nach denen sie fragt',
      }),
    ahead: 'Abgeben kannst du sie später.',
    aheadAfter: (item, more) => `Abgeben kannst du sie nach „${item}“${andMore(more)}.`,
    opensWhen: (item, xp) => `Die Abgabe${forXp(xp)} öffnet sich, wenn „${item}“ geschafft ist.`,
    opensAfterSteps: (item, more, xp) =>
      `Die Abgabe${forXp(xp)} öffnet sich nach „${item}“${andMore(more)}`,
    work: 'Jetzt damit arbeiten',
    title: 'Checklisten',
    done: (done, all) => `${number(done)} von ${number(all)} erledigt`,
    lead: 'Zum Abgleich mit deiner eigenen Arbeit. Arbeiten kannst du mit jeder schon jetzt, abgeben, sobald du an ihrer Station bei ihr bist.',
    more: (n) => plural(n, { one: '# weiteren zeigen', other: '# weitere zeigen' }),
  },
  core: {
    title: 'Grundlagenlinie',
    short: 'Grundlagen',
    lead: 'Kurze Lektionen zu dem, worauf jede Phase aufbaut. Dein nächster Schritt bringt jede, wenn sie an der Reihe ist; hier ist alles von Anfang an offen, in beliebiger Reihenfolge.',
    required: 'Dein Lernweg verlangt alles davon.',
    optional: 'Auf deinem Lernweg freiwillig.',
    items: (done: number, all: number) =>
      `${number(done)} von ${plural(all, { one: '# Einheit', other: '# Einheiten' })} fertig`,
    count: (done: number, all: number) => `${number(done)} von ${number(all)}`,
    station: (status: string, done: number, all: number) =>
      `Grundlagenlinie: ${status}, ${number(done)} von ${plural(all, { one: '# Einheit', other: '# Einheiten' })} fertig`,
    quizzes: 'Quizze',
    close: 'Bereich der Grundlagenlinie schließen',
    allDone: 'Auf der Grundlagenlinie ist alles fertig. Wiederhole, was du willst.',
    trackAsks: 'Die Grundlagenlinie vor der ersten Phase ist auch Pflicht.',
    trackLeaves: 'Die Grundlagenlinie vor der ersten Phase ist offen, aber keine Pflicht.',
  },
  stations: {
    title: 'Alle Stationen',
    items: (done, all, minutes) =>
      `${number(done)} von ${plural(all, { one: '# Einheit', other: '# Einheiten' })}, ${number(minutes)}\u00a0Min.`,
    unwritten: 'Wird noch geschrieben',
    beginFirst: (phases) => `Öffnet nach der ersten Einheit von ${phases}.`,
    knownAlready: 'Kennst du das schon?',
    testOut: 'Mit Test öffnen',
    testOutNamed: (phase) => `${phase} mit einem Test öffnen`,
    testOutLeaves: (left, now) =>
      left === 0
        ? ': Dann ist es sofort offen.'
        : plural(left, {
            one: `: Dann bleibt noch # Aktivität statt ${number(now)}.`,
            other: `: Dann bleiben noch # Aktivitäten statt ${number(now)}.`,
          }),
    lockedTitle: 'Diese Station ist gesperrt',
    unwrittenText: (phase) => `${phase} wird noch geschrieben.`,
  },
  status: {
    locked: 'Gesperrt',
    available: 'Verfügbar',
    in_progress: 'In Arbeit',
    done: 'Erledigt',
  },
  panel: {
    facts: (status, total, counted) =>
      counted === total
        ? `${status}, insgesamt ${number(total)}\u00a0Min.`
        : `${status}, insgesamt ${number(total)}\u00a0Min., davon ${number(counted)} auf deinem Lernweg`,
    close: 'Phase schließen',
    testedOut: 'Diese Phase hast du mit ihrem Test geöffnet.',
    next: 'Nächster Schritt',
    openToo: 'Auch hier geht es weiter',
    weighed: (done, all) =>
      `${number(done)} von ${plural(all, { one: '# Einheit', other: '# Einheiten' })} erledigt. Der Prozentwert geht nach Gewicht, nicht nach Minuten: Ein Lab oder eine Vorlage zählt 3, ein Quiz 2, alles andere 1; Missionen zählen nicht mit.`,
    byWeight: (percent) => `${percent} nach Gewicht`,
    nextItem: (action, item) => `${action}: ${item}`,
    nextStop: (phase) => `Nächste Station: ${phase}`,
    allDone: 'In dieser Phase ist alles erledigt. Ansehen kannst du alles jederzeit.',
    items: 'Einheiten der Phase',
    ofKind: (kind, n, all) => `${kind} ${number(n)}\u00a0von\u00a0${number(all)}`,
    missions: 'Missionen an dieser Station',
    required: 'Pflicht auf deinem Lernweg',
    requiredOfAll: 'Pflicht',
    optional: 'Freiwillig',
    outcomes: 'Lernziele',
    deliverable: 'Ergebnis',
    openDeliverable: 'Ergebnis öffnen',
    openDeliverableOf: (company) => `Ergebnis von ${company} öffnen`,
    tasks: 'Aufgaben',
    coverage: 'Prüfungsthemen',
    seen: (seen, steps) =>
      `${number(seen)} von ${plural(steps, { one: '# Karte', other: '# Karten' })} gesehen`,
    best: (percent) => `Beste Runde ${number(percent)}\u00a0%`,
    pass: (percent) => `Bestanden ab ${number(percent)}\u00a0%`,
    start: 'Starten',
    continue: 'Weiter',
    review: 'Ansehen',
    opensAfter: (item) => `Öffnet sich, wenn „${item}“ erledigt ist`,
    steps: 'Schritte, wie die Prüfung sie nennt',
    pitfalls: 'Häufige Fallen',
    apply: 'Für deinen Arbeitsalltag',
    startFailed: 'Das ließ sich nicht starten',
  },
};

// The dashboard of a course.
import type { Messages } from '../messages.ts';
import { linesTicked, number, plural } from './words.ts';

export const dashboard: Messages['dashboard'] = {
  title: 'Dashboard',
  screen: (course) => `${course}-Dashboard`,
  welcome: 'Willkommen zurück!',
  /** On the first day. */
  welcomeFirst: (name) => `Willkommen, ${name}`,
  loading: 'Dashboard wird geladen …',
  failed: 'Die Daten ließen sich nicht laden',
  failedText:
    'Alles, was du geschafft hast, ist auf dem Server gespeichert. Prüfe die Verbindung und versuch es noch einmal.',
  notFound: 'Diesen Kurs gibt es nicht',
  notFoundText: 'Wähle stattdessen einen der Kurse.',
  streak: (days) =>
    days === 0
      ? 'Noch keine Serie'
      : plural(days, { one: 'Serie: #\u00a0Tag', other: 'Serie: #\u00a0Tage' }),
  toNextLevel: (level, xp, next) =>
    `Stufe ${level}, noch ${number(xp)}\u00a0XP bis zur Stufe ${next}`,
  highestLevel: (level) => `Stufe ${level}, die höchste Stufe`,
  pace: (days: number, minutes: number | null) =>
    `Prüfung in ${plural(days, { one: '# Tag', other: '# Tagen' })}${
      minutes === null ? '' : `: ${number(minutes)} Minuten am Tag`
    }`,
  goal: (minutes: number, goal: number) =>
    `Heute, in allen Kursen: ${number(minutes)} von ${plural(goal, { one: '# Minute', other: '# Minuten' })}`,
  goalReached: (minutes: number) =>
    `Heute, in allen Kursen: ${plural(minutes, { one: '# Minute', other: '# Minuten' })}, Ziel erreicht`,
  goalShort: (goal: number, needed: number) =>
    `Dein Tagesziel von ${plural(goal, { one: '# Minute', other: '# Minuten' })} reicht nicht: Bis zu deiner Prüfung brauchst du ${plural(needed, { one: '# Minute', other: '# Minuten' })} am Tag.`,
  goalEnough: (goal: number, needed: number) =>
    `Dein Tagesziel von ${plural(goal, { one: '# Minute', other: '# Minuten' })} reicht: Bis zu deiner Prüfung brauchst du ${plural(needed, { one: '# Minute', other: '# Minuten' })} am Tag.`,
  ring: (course, percent, ofTrack) =>
    `${course}, ${number(percent)} Prozent ${ofTrack ? 'deines Lernwegs geschafft' : 'geschafft'}`,
  percent: (percent) => `${number(percent)}\u00a0%`,
  complete: (ofTrack): string => (ofTrack ? 'deines Lernwegs' : 'geschafft'),
  line: {
    label: (done, total, now) =>
      `Deine Linie: ${number(done)} von ${plural(total, { one: '# Station', other: '# Stationen' })} geschafft${
        now === null ? '' : `, jetzt bei ${now}`
      }`,
    opens: { phases: 'Lernpfad öffnen', missions: 'Missionen öffnen' },
    beside: 'Dein nächster Schritt steht neben der Linie',
    towards: (step, letter, title) =>
      `Dein nächster Schritt, „${step}“, kommt vor der Station ${letter}, ${title}`,
    coreTowards: (letter, title) =>
      `Dein nächster Schritt gehört zur Grundlagenlinie: Er bereitet dich auf die Station ${letter}, ${title} vor`,
    core: 'Dein nächster Schritt gehört zur Grundlagenlinie, auf der jede Station aufbaut',
    nowAt: (letter, title) => `Jetzt bei ${letter}, ${title}`,
    begun: 'Begonnen:',
    alsoOpen: 'Auch offen:',
    open: 'Offen:',
  },
  recommended: 'Empfohlen für dich',
  mastery: {
    about: (latest: number, paper: string | null) =>
      `Der Durchschnitt der Themen, gewichtet nach ${paper === null ? 'ihren Anteilen an der Prüfung' : `ihren Fragen in „${paper}“`}. Je Thema: der Anteil richtiger unter deinen letzten ${number(latest)} Antworten in Missionen, Lektionen, Quiz, Einstufungstests, Prüfungen und Übungen, ohne „Noch einmal“.`,
    practise: 'Jetzt üben',
    practiseNamed: (group: string) => `Jetzt üben: ${group}`,
    counts: (from) =>
      `Ab ${number(from)} Antworten zu sehen. Missionen, Lektionen, Quiz, Einstufungstests, Prüfungen und Übungen zählen.`,
    none: 'Noch keine Antwort.',
    few: (answers: number, from: number) =>
      `Bisher ${plural(answers, { one: '# Antwort', other: '# Antworten' })}; zu sehen ab ${number(from)}.`,
    from: (answers: number) => `aus ${plural(answers, { one: '# Antwort', other: '# Antworten' })}`,
    /** What a group's figure is the sum of, and each line of it: weight times share right. */
    sum: 'Wie es zustande kommt',
    sumNamed: (group) => `Wie es zustande kommt: ${group}`,
    topic: (weight, right, answers) =>
      `${number(weight)}\u00a0% × ${answers === 0 ? '0, noch keine Antwort' : `${number(right)} von ${number(answers)} richtig`}`,
    topics: (answered, all, few, from) => {
      const thin =
        few === 0
          ? ''
          : `, ${few === answered ? 'jedes' : `${number(few)} davon`} mit weniger als ${plural(from, { one: '# Antwort', other: '# Antworten' })}`;
      return answered < all
        ? `${number(answered)} von ${plural(all, { one: '# Thema', other: '# Themen' })} beantwortet${thin}; der Rest zählt noch als 0\u00a0%`
        : `${plural(all, { one: '# Thema', other: 'Alle # Themen' })} beantwortet${thin}`;
    },
  },
  practice: {
    title: 'Probeprüfung',
    resume: 'Fortsetzen',
    resumeNamed: (paper) => `${paper} fortsetzen`,
  },
  eventRewards: {
    title: (n: number) =>
      plural(n, { one: '# Event-Belohnung zum Abholen', other: '# Event-Belohnungen zum Abholen' }),
    xp: (xp: number) => `+${number(xp)} XP`,
  },
  templates: {
    title: 'Vorlagen holen',
    /** What came since the last visit; with an industry, all of them are filled in for it. */
    fresh: (n, industry) =>
      plural(n, { one: '# neue Vorlage verfügbar', other: '# neue Vorlagen verfügbar' }) +
      (industry === null ? '' : ` (${industry})`),
    all: (n) =>
      plural(n, {
        one: '# Vorlage für deine Arbeit',
        other: '# Vorlagen für deine Arbeit',
      }),
  },
  next: {
    /** Before anything of the course is done. */
    first: 'Hier geht’s los',
    label: 'Weiterlernen',
    allDone: 'Alle Missionen geschafft!',
    allDoneText: 'Du bist am Ziel dieser Linie. Zum Wiederholen bleibt jede Mission offen.',
    review: 'Missionen ansehen',
    /** A mission over activities. */
    quest: (section, met, all) =>
      `${section}, ${number(met)} von ${plural(all, { one: '# Bedingung', other: '# Bedingungen' })} erfüllt`,
    forMission: (mission) => `Für die Mission „${mission}“.`,
    mission: 'Mission',
    fresh: (kind, group, cards) =>
      `${kind} in „${group}“. ${plural(cards, { one: '# Karte', other: '# Karten' })}.`,
    stopped: (kind, group, step, steps) =>
      `${kind} in „${group}“. Du warst bei Karte ${number(step)} von ${number(steps)}.`,
    ticked: (kind, group, ticked) => `${kind} aus „${group}“. ${ticked}.`,
    linesTicked,
    failed: (kind, group, round) =>
      `${kind} in „${group}“. Runde ${number(round)} nicht bestanden. Die nächste Runde stellt andere Fragen.`,
    start: (minutes) => `Starten, ${number(minutes)}\u00a0Min.`,
    resume: (minutes) => `Weiter, ${number(minutes)}\u00a0Min.`,
    nextRound: (minutes) => `Nächste Runde, ${number(minutes)}\u00a0Min.`,
    details: 'Mehr zur Mission',
  },
  tiles: {
    label: 'Deine Zahlen',
    missions: 'Fertige Missionen',
    badges: 'Abzeichen',
    coverage: 'Prüfungsstoff',
    streak: 'Lernserie',
    streakOf: 'Lerntage in Folge, in allen Kursen',
    streakBadge: (days) =>
      `Nächstes Abzeichen bei ${plural(days, { one: '# Tag', other: '# Tagen' })}`,
    models: 'Erstellte Modelle',
    openModels: 'Öffnen',
    firstModel: 'Zeichne ein eigenes Modell',
    of: (total) => `von ${number(total)}`,
    percent: 'Prozent',
    ofDays: (days) => `von ${plural(days, { one: '# Tag', other: '# Tagen' })}`,
    noCoverage: 'Besteh ein Quiz im Lernpfad oder eine Simulation, dann siehst du es hier',
    average: 'Durchschnitt',
    noAverage: (questions: number) =>
      `Schließ eine Prüfung oder Übung mit mindestens ${plural(questions, { one: '# Frage', other: '# Fragen' })} ab, dann siehst du ihn hier`,
    averageOf: 'Prüfungen und Übungen dieses Kurses',
    coverageAbout: 'Bestandene Quiz und Simulationen, gewichtet wie in der Prüfung',
    examReady: (percent) => `Bereit für die Prüfung ab ${number(percent)} Prozent`,
  },
  activity: {
    title: 'Letzte Aktivitäten',
    all: 'Alle Aktivitäten',
    loading: 'Aktivitäten werden geladen …',
    failed: 'Die Aktivitäten ließen sich nicht laden',
    empty: 'Noch keine Aktivität',
    emptyText: 'Schließe deine erste Mission ab. Dann steht sie hier, mit den XP dafür.',
    mission_done: 'Mission geschafft:',
    item_done: 'Geschafft:',
    worked_on: 'Bearbeitet:',
    unit_opened: 'Durch ihren Test geöffnet:',
    paper_done: 'Prüfung abgelegt:',
    badge_earned: 'Abzeichen erhalten:',
    level_reached: 'Neue Stufe:',
    event_started: 'Event offen:',
    event_done: 'Event-Ziel erreicht:',
    event_ended: 'Event beendet:',
    certificate_issued: 'Zertifikat ausgestellt:',
    support_reply: 'Antwort vom Support:',
    more: (n) => plural(n, { one: 'und # weiterer', other: 'und # weitere' }),
    xp: (xp) => `+${number(xp)}\u00a0XP`,
  },
  age: (age) => {
    if (age.unit === 'now') return 'gerade eben';
    if (age.unit === 'minutes') return `vor ${number(age.count)}\u00a0Min.`;
    return age.unit === 'days'
      ? plural(age.count, { one: 'vor #\u00a0Tag', other: 'vor #\u00a0Tagen' })
      : `vor ${number(age.count)}\u00a0Std.`;
  },
  badge: {
    title: 'Nächstes Abzeichen',
    progress: (percent) => `${number(percent)}\u00a0%`,
    have: (have, need) => `${number(have)} von ${number(need)}`,
    all: 'Du hast alle Abzeichen, die es gibt.',
  },
  outline: {
    title: 'Prüfungsinhalte',
    text: (course) => `Was in der ${course}-Prüfung drankommt und wie viel jeder Teil zählt.`,
    weight: (percent) => `${number(percent)}\u00a0%`,
    objectives: (n) => plural(n, { one: '# Thema', other: '# Themen' }),
    empty: 'Noch keine Missionen',
    emptyText: (course) =>
      `Die Missionen zu ${course} sind noch in Arbeit. Bis sie da sind, siehst du hier, was in der Prüfung drankommt.`,
    papersText: (course) =>
      `Die Missionen zu ${course} sind noch in Arbeit. Die Übungsprüfungen sind offen, und hier siehst du, was in der Prüfung drankommt.`,
    practice: 'Übungsprüfungen',
    change: 'Kurs wechseln',
  },
};

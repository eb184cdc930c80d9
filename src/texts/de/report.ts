// The report of a finished attempt, and the review of its questions.

import type { Messages } from '../messages.ts';
import {
  clock,
  minutes as minutesOf,
  missedInBrackets,
  number,
  plural,
  wrongAndOpen,
} from './words.ts';

const questionsOf = (n: number) => plural(n, { one: '# Frage', other: '# Fragen' });
const pointsOf = (points: number, max: number) =>
  `${number(points)} von ${plural(max, { one: '# Punkt', other: '# Punkten' })}`;

export const report: Messages['report'] = {
  screen: (paper) => `${paper}, Auswertung`,
  title: (paper) => `${paper}, deine Auswertung`,
  crumb: 'Auswertung',
  loading: 'Deine Auswertung wird geladen …',
  failed: 'Die Auswertung wurde nicht geladen',
  failedText:
    'Sie ist auf dem Server gespeichert. Prüfe die Verbindung und versuch es noch einmal.',
  notFound: 'Diese Auswertung gibt es nicht',
  notFoundText:
    'Vielleicht gehört sie zu einem anderen Konto. Deine Versuche stehen im Prüfungsmodus.',
  open: 'Dieser Versuch läuft noch',
  openText: 'Die Auswertung öffnet sich, wenn du abgibst oder wenn die Zeit um ist.',
  resume: 'Fortsetzen',
  taken: (date, questions, time, limit) => `${date}, ${questions} in ${time} von ${limit}`,
  answeredOf: (answered, total) =>
    answered < total
      ? `${number(answered)} von ${questionsOf(total)} beantwortet`
      : questionsOf(total),
  expired: (date, questions, limit) =>
    `${date}, ${questionsOf(questions)}, alle ${limit} verbraucht`,
  expiredNote: (answered, total) =>
    `Die Zeit ist abgelaufen. Bewertet ist, was bis dahin gespeichert war: ${number(answered)} von ${number(total)} beantwortet.`,
  untimed: {
    taken: (date, questions) => `${date}, ${questionsOf(questions)}, ohne Uhr`,
    closed: (answered, total) =>
      `Einen Tag nach dem Start hat sich der Versuch geschlossen. Bewertet ist, was bis dahin gespeichert war: ${number(answered)} von ${number(total)} beantwortet.`,
  },
  notReached: (n) =>
    plural(n, {
      one: '# Frage wurde nicht erreicht: Sie zählt weder als richtig noch als falsch.',
      other: '# Fragen wurden nicht erreicht: Sie zählen weder als richtig noch als falsch.',
    }),
  passed: 'Bestanden',
  notPassed: 'Nicht bestanden',
  lines: {
    own: (percent) => `Nötig: ${number(percent)}\u00a0%`,
    exam: (percent) => `Die echte Prüfung verlangt ${number(percent)}\u00a0%`,
    part: ({ from, to }, percent) =>
      `Fragen ${number(from)} bis ${number(to)}, Grenze ${number(percent)}\u00a0%`,
    reached: 'erreicht',
    missed: 'nicht erreicht',
  },
  right: (right, total) => `${number(right)} von ${number(total)} richtig`,
  points: pointsOf,
  wrongAndOpen,
  notFullAndOpen: (notFull, open) =>
    [
      ...(notFull > 0 ? [`${number(notFull)} falsch oder teils richtig`] : []),
      ...(open > 0 ? [`${number(open)} offen gelassen`] : []),
    ].join(', '),
  notReachedOf: (n) => `${number(n)} nicht erreicht`,
  interval: (low, high) =>
    `Dein Wissensstand liegt wahrscheinlich zwischen ${number(low)}\u00a0% und ${number(high)}\u00a0%.`,
  ofAnswered: (right, answered, percent) =>
    `Von ${plural(answered, { one: '# beantworteten Frage', other: '# beantworteten Fragen' })} ${number(right)} richtig: ${number(percent)}\u00a0%.`,
  percentSign: '\u00a0%',
  scale: (percent, low, high) =>
    `${number(percent)}\u00a0%, wahrscheinlich zwischen ${number(low)} und ${number(high)}\u00a0%`,
  xp: (xp) => `+${number(xp)} XP`,
  unpaid: {
    today:
      'Fürs Abgeben gab es keine XP: Die von heute hast du dafür schon bekommen. Morgen gibt es wieder welche.',
    thatDay: 'Fürs Abgeben gab es keine XP: Die hattest du dafür an diesem Tag schon bekommen.',
    few: (from) =>
      `Fürs Abgeben gab es keine XP: Die gibt es ab ${plural(from, { one: '# Antwort', other: '# Antworten' })}.`,
  },
  outcome: {
    title: 'Was es gebracht hat',
    say: (xp, total) => `${number(xp)} XP gesammelt, jetzt ${number(total)} XP für deine Stufe.`,
    submitted: (xp: number) => `${number(xp)} XP fürs Abgeben.`,
    firstPass: (xp: number) => `${number(xp)} XP fürs erste Bestehen.`,
    answers: (xp, today, perDay) =>
      `Davon ${number(xp)} XP für richtige Antworten. Heute: ${number(today)} von ${number(perDay)} XP für Antworten.`,
    answersNone: (today, perDay) =>
      `Diesmal keine XP für Antworten: Eine richtige bringt welche, je Frage einmal am Tag. Heute: ${number(today)} von ${number(perDay)} XP für Antworten.`,
  },
  next: {
    title: 'Was du als Nächstes tun kannst',
    missedText:
      'Was falsch war oder was du gesehen und offen gelassen hast, kommt wieder, bis es in einer Prüfung oder Übung richtig ist.',
    missedAtOnce: (atOnce) =>
      plural(atOnce, {
        one: 'Gefragt wird immer nur eine.',
        other: 'Gefragt werden immer # auf einmal.',
      }),
    missedHere: (own, all, open) =>
      own === 0
        ? plural(all, {
            one: 'Sie ist von vor diesem Versuch.',
            other: 'Alle # sind von vor diesem Versuch.',
          })
        : `${plural(own, {
            one: `# von ${number(all)} ist aus diesem Versuch`,
            other: `# von ${number(all)} sind aus diesem Versuch`,
          })}${missedInBrackets(own, open)}.`,
    neverOpened: (n) =>
      plural(n, {
        one: '# Frage, die hier offen blieb, hast du nicht gesehen: Sie bleibt neu.',
        other: '# Fragen, die hier offen blieben, hast du nicht gesehen: Sie bleiben neu.',
      }),
    missedIn: (n, title, open) =>
      `${number(n)} weitere in „${title}“ üben${missedInBrackets(n, open)}`,
    weakest: 'Was hier am wenigsten gut lief.',
    mostOpen: 'Von deinen Antworten war keine falsch; bei keinem anderen Thema blieb mehr offen.',
    read: (missed, minutes, open) =>
      `${
        open > 0
          ? plural(missed, { one: 'Erklärt # Frage', other: 'Erklärt # Fragen' })
          : plural(missed, {
              one: 'Erklärt # falsch beantwortete Frage',
              other: 'Erklärt # falsch beantwortete Fragen',
            })
      }${missedInBrackets(missed, open)}, ${number(minutes)}\u00a0Min.`,
    isNext: 'Das ist auch der nächste Schritt im Kurs.',
    open: 'Öffnen',
    openNamed: (what) => `${what} öffnen`,
    study: (minutes) => `${number(minutes)}\u00a0Min.`,
    practise: 'Fragen üben, die du noch nicht kennst',
    unseenFirst: 'Neue Fragen zuerst.',
    paperText: 'Empfohlen im Prüfungsmodus.',
  },
  half: {
    text: 'Weniger als die Hälfte ist beantwortet: Der Versuch zählt nicht bei gewerteten Versuchen, Bestandenem und Durchschnitt. Was du beantwortet hast, zählt trotzdem für seine Themen und die falschen Fragen.',
    xp: 'Fürs Abgeben gab es keine XP.',
    xpAnswers: (xp) =>
      `Fürs Abgeben gab es nichts: Die ${number(xp)} XP sind für richtige Antworten.`,
  },
  tooQuick: {
    text: 'Flott! Das war schneller beantwortet, als sich der Text lesen lässt. Deshalb zählt es weder in deinen Zahlen noch bei den falschen Fragen. Jede Antwort ist unten erklärt, und du kannst es noch einmal machen.',
    half: 'Auch war weniger als die Hälfte beantwortet.',
    xp: 'XP gibt es dafür auch nicht.',
  },
  blank: (n) =>
    plural(n, {
      one: '# Frage blieb offen und zählt hier nicht mit.',
      other: '# Fragen blieben offen und zählen hier nicht mit.',
    }),
  words: 'Ermüdung und geänderte Antworten',
  list: (left, waiting) =>
    `Du hast ${left === 0 ? 'keine falsche Frage' : plural(left, { one: '# falsche Frage', other: '# falsche Fragen' })} erledigt; ${waiting === 0 ? 'keine wartet mehr' : plural(waiting, { one: '# wartet noch', other: '# warten noch' })}.`,
  again: 'Noch einmal machen',
  againQuick: 'Noch einmal üben',
  reviewAll: (n) => plural(n, { one: 'Die Antwort ansehen', other: 'Alle # Antworten ansehen' }),
  objectives: {
    title: 'Nach Thema',
    nothingAnswered:
      'Es wurde nichts beantwortet, deshalb sagt noch kein Thema etwas. Mach es noch einmal und beantworte, was du kannst.',
    order: 'Das niedrigste Ergebnis zuerst.',
    orderAnswered: 'Zuerst, wo von deinen Antworten am meisten falsch war.',
    blank: (n) =>
      plural(n, {
        one: '# Frage blieb offen: Sie bringt nichts, hier wie im Gesamtergebnis.',
        other: '# Fragen blieben offen: Sie bringen nichts, hier wie im Gesamtergebnis.',
      }),
    objective: 'Thema',
    score: 'Ergebnis',
    right: 'Richtig',
    points: 'Punkte',
    of: (right, total) => `${number(right)} von ${number(total)}`,
    leftOpen: (n) => `(${number(n)} offen)`,
    keyScore: 'Ergebnis',
    keyInterval: '95-%-Bereich',
    /** Why no topic's percentage has an interval. */
    noIntervals: (from) =>
      `Bei weniger als ${plural(from, { one: '# Antwort', other: '# Antworten' })} sagen diese Prozentzahlen wenig: Zu viel entscheidet der Zufall.`,
    noIntervalsOpen:
      'Mehr als ein Zehntel blieb offen: Da sagen diese Prozentzahlen wenig über dein Wissen.',
    /** Why some topics say only how many were right. */
    few: (from) =>
      `Themen mit weniger als ${plural(from, { one: '# Frage', other: '# Fragen' })} stehen zuletzt und haben keine Prozentzahl: Dort entscheidet zu viel der Zufall.`,
    allFew: (from) =>
      `Kein Thema hat hier ${plural(from, { one: '# Frage', other: '# Fragen' })}, darum hat keines eine Prozentzahl: Zu viel entschiede der Zufall.`,
    untouched: (n) => plural(n, { one: '# Thema ohne Antwort', other: '# Themen ohne Antwort' }),
    lineOwn: (percent) => `bei uns ${number(percent)}\u00a0%`,
    lineExam: (percent) => `Prüfung ${number(percent)}\u00a0%`,
    linePass: (percent) => `bestanden ab ${number(percent)}\u00a0%`,
    percent: (percent) => `${number(percent)}\u00a0%`,
    between: (low, high) => `zwischen ${number(low)} und ${number(high)} Prozent`,
  },
  pace: {
    title: 'Tempo',
    figure: (own, budget) => `${own} je Frage, deine Uhr gab ${budget}`,
    /** What its height counts. */
    axis: 'Beantwortete Fragen',
    none: 'Zu keiner Frage wurde eine Zeit aufgezeichnet.',
    you: 'du',
    even: 'gleichmäßig',
    exam: 'Prüfungstempo',
    examText: (each, questions, minutes) =>
      `Die echte Prüfung gibt dir ${each} je Frage: In diesem Tempo brauchen ${plural(questions, { one: '# Frage', other: '# Fragen' })} ${minutesOf(minutes, { one: '# Minute', other: '# Minuten' })}.`,
    scenariosText: (count, minutes, each) =>
      `Die echte Prüfung stellt ${number(count)} längere Szenarien in ${number(minutes)} Minuten, je ${each}: Dieses Tempo sagt darüber nichts.`,
    minutes: (minutes) => `${clock(minutes)}\u00a0Min.`,
    at: (minutes) => clock(minutes),
    ahead: (rest) => `Du hattest noch ${rest} übrig.`,
    chart: (questions, minutes, limit) =>
      `Fragen über der Zeit, die du dafür gebraucht hast: ${number(questions)} in ${number(minutes)} von ${minutesOf(limit, { one: '# Minute', other: '# Minuten' })}.`,
  },
  levels: {
    title: 'Nach Bereich und Stufe',
    plainTitle: 'Nach Bereich',
    half: 'Weniger als die Hälfte ist beantwortet. Deshalb gibt es hier keine Stufen: Sie würden zeigen, was offen blieb, nicht, was du kannst.',
    tooQuick: 'Das war zu schnell beantwortet, um zu zählen. Deshalb gibt es hier keine Stufen.',
    group: 'Bereich',
    level: 'Stufe',
    between: '95-%-Bereich',
    span: (low, high) => `${number(low)} bis ${number(high)}\u00a0%`,
    from: (percent) => `ab ${number(percent)}\u00a0%`,
  },
  blocks: {
    title: 'Nach Block',
    block: 'Fragen',
    time: 'Zeit je Frage',
    range: (from, to) => `${number(from)} bis ${number(to)}`,
    budget: (each) => `Deine Uhr gab ${each} je Frage.`,
    fatigue: {
      few: 'Zu wenige Antworten im ersten oder letzten Block, um zu sagen, ob du müde wurdest.',
      none: 'Der letzte Block lief so gut wie der erste, soweit sich das aus so vielen Antworten sagen lässt.',
      fall: 'Der letzte Block blieb weiter hinter dem ersten zurück, als der Zufall erklärt: Eine Pause davor kann helfen.',
    },
  },
  quarters: {
    title: 'Nach Vierteln',
    range: (from, to) => `${number(from)} bis ${number(to)}`,
    bar: (right, total) => `${number(right)} von ${number(total)} richtig`,
    points: pointsOf,
    tired: 'Das letzte Viertel fiel ab: Eine kurze Pause davor oder ein früheres Ende kann helfen.',
    tiredHalf: 'Die zweite Hälfte fiel ab: Eine kurze Pause in der Mitte kann helfen.',
    steady: 'Das letzte Viertel hielt mit den anderen mit.',
    leftOpen: (n) => `${number(n)} offen`,
    judged: 'Das vergleicht nur, was du beantwortet hast.',
  },
  sureness: {
    title: 'Wie sicher du warst',
    said: 'Du hast gesagt',
    sure: 'Sicher',
    fairly: 'Ziemlich sicher',
    guess: 'Geraten',
    sureWrong: (n) =>
      plural(n, {
        one: '# Antwort, bei der du sicher warst, war falsch. Lies ihre Begründung zuerst.',
        other:
          '# Antworten, bei denen du sicher warst, waren falsch. Lies ihre Begründungen zuerst.',
      }),
    guessRight: (n) =>
      plural(n, {
        one: '# geratene Antwort war richtig. Schau nach, warum.',
        other: '# geratene Antworten waren richtig. Schau nach, warum.',
      }),
    holds: 'Wo du sicher warst, lagst du richtig.',
    show: 'Anzeigen',
  },
  changes: {
    title: 'Geänderte Antworten',
    none: 'Am Ende stand überall deine erste Antwort.',
    changed: (n) =>
      plural(n, {
        one: 'Du hast # Antwort geändert.',
        other: 'Du hast # Antworten geändert.',
      }),
    toRight: (n) => plural(n, { one: '# wurde richtig', other: '# wurden richtig' }),
    toWrong: (n) => plural(n, { one: '# wurde falsch', other: '# wurden falsch' }),
    stayed: (n) => plural(n, { one: '# blieb falsch', other: '# blieben falsch' }),
    gained: (n) =>
      plural(n, { one: '# mehr richtig durchs Ändern.', other: '# mehr richtig durchs Ändern.' }),
    lost: (n) =>
      plural(n, {
        one: '# weniger richtig durchs Ändern.',
        other: '# weniger richtig durchs Ändern.',
      }),
    even: 'Nichts gewonnen, nichts verloren.',
    gainedText: 'Der zweite Blick hat dir geholfen.',
    gainedFlaggedText: 'Der zweite Blick hat dir geholfen: Markiere weiter.',
    lostText:
      'Oft war deine erste Antwort die bessere: Ändere sie nur aus einem Grund, den du nennen kannst.',
  },
  review: {
    title: 'Alle Antworten',
    lead: 'Öffne eine Frage und sieh, warum jede Option richtig oder falsch ist.',
    gone: (n) =>
      plural(n, {
        one: '# Frage wird seither nicht mehr gestellt: Gewertet bleibt sie, ihr Text ist weg.',
        other:
          '# Fragen werden seither nicht mehr gestellt: Gewertet bleiben sie, ihre Texte sind weg.',
      }),
    filters: 'Welche Fragen',
    filter: {
      all: 'Alle',
      wrong: 'Falsch',
      wrongOrPartly: 'Falsch oder teils',
      sure: 'Sicher, aber falsch',
      flagged: 'Markiert',
      changed: 'Geändert',
      unanswered: 'Offen gelassen',
    },
    shown: (n) => plural(n, { one: '# Frage wird gezeigt', other: '# Fragen werden gezeigt' }),
    none: {
      all: 'Dieser Versuch hat keine Fragen mehr.',
      wrong: 'Keine falsche Antwort.',
      sure: 'Wo du sicher warst, war nichts falsch.',
      flagged: 'Du hast nichts markiert.',
      changed: 'Am Ende stand überall deine erste Antwort.',
      unanswered: 'Alles wurde beantwortet.',
    },
    number: (n) => `Frage ${number(n)}`,
    right: 'richtig',
    wrong: 'falsch',
    partly: (points, max) => `${number(points)} von ${number(max)} Punkten`,
    unanswered: 'offen gelassen',
    notReached: 'nicht erreicht',
    flagged: 'markiert',
    changed: 'geändert',
    hidden: 'noch nicht gezeigt',
    hiddenText:
      'Diese Frage steht in einer Prüfung, die du gerade machst. Ihre Lösung siehst du, wenn die Prüfung zu Ende ist.',
    time: (time) => `Zeit dafür: ${time}`,
    difficulty: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
    confidence: {
      sure: 'Du warst dir sicher',
      fairly: 'Du warst dir ziemlich sicher',
      guess: 'Du hast geraten',
    },
    first: 'Deine erste Antwort:',
  },
};

// Exam mode: the overview of papers, the intro of one, past attempts.

import type { Messages } from '../messages.ts';
import { min, minutes, missedInBrackets, number, plural, wrongAndOpen } from './words.ts';

const questions = (n: number) => plural(n, { one: '# Frage', other: '# Fragen' });
const minutesOf = (n: number) => minutes(n, { one: '# Minute', other: '# Minuten' });
const attemptsOf = (n: number) => plural(n, { one: '# Versuch', other: '# Versuche' });

export const exam: Messages['exam'] = {
  screen: 'Prüfungsmodus',
  title: 'Prüfungsmodus',
  loading: 'Der Prüfungsmodus wird geladen …',
  failed: 'Der Prüfungsmodus wurde nicht geladen',
  failedText:
    'Deine Versuche sind auf dem Server gespeichert. Prüfe die Verbindung und versuch es noch einmal.',
  history: 'Alle Versuche',
  halfOpen: 'Weniger als die Hälfte beantwortet',
  /** Why an ended attempt is no scored one. */
  notCounted: {
    tooQuick: 'Nicht im Durchschnitt: zu schnell',
    missed: 'Nicht im Durchschnitt: falsche Fragen',
    halfOpen: 'Nicht im Durchschnitt',
    short: 'Nicht im Durchschnitt: zu kurz',
  },
  stats: {
    figure: (n) => number(n),
    label: 'Deine Prüfungen und Übungen',
    attempts: 'Gewertete Versuche',
    passed: 'Bestanden',
    ofAttempts: (n) => `von ${number(n)}`,
    average: 'Durchschnitt',
    best: 'Bestes Ergebnis',
    answered: 'Beantwortete Fragen',
    answeredIn: 'in beendeten Versuchen',
    none: 'Gibt es noch nicht',
    counts: 'Was hier zählt',
    hint: (n) =>
      `Gewertete Versuche sind abgeschlossene Prüfungen und Übungen in diesem Kurs mit mindestens ${plural(n, { one: '# Frage', other: '# Fragen' })}, zur Hälfte beantwortet. Noch einmal gefragte falsche Fragen zählen nicht. Als beantwortet zählt jede Antwort in Prüfungen und Übungen, die du beendet hast, auch mittendrin, aber keine aus aufgegebenen und keine aus Missionen und Lektionen. Was zu schnell ging, um zu zählen, steht in keiner Zahl.`,
  },
  first: {
    title: 'Empfohlene Prüfung',
    practice: 'Empfohlene Übung',
    begin:
      'Fang klein an: In wenigen Minuten weißt du, wo du stehst. Jede Antwort wird sofort erklärt.',
    weak: 'Für dich gemacht: Fragen zu dem, was dir gerade schwerfällt.',
    practise: (answered, enough) =>
      `Bisher ${plural(answered, { one: '# Antwort', other: '# Antworten' })} in Prüfungen und Übungen. Ab ${number(enough)} sagt dir eine ganze Prüfung etwas.`,
    again: (missing, pass) =>
      `Deinem besten Versuch ${plural(missing, { one: 'fehlte # Prozentpunkt', other: 'fehlten # Prozentpunkte' })} zu den nötigen ${number(pass)}\u00a0%. Versuch es noch einmal.`,
    simulation: 'Du hast genug geübt: Mach jetzt die ganze Prüfung auf Zeit.',
    stayFresh: 'Du hast jede Prüfung bestanden. Ein paar Fragen am Tag halten dich fit.',
  },
  running: {
    label: 'Läuft gerade',
    answered: (answered, total) =>
      `${number(answered)} von ${plural(total, { one: '# Frage', other: '# Fragen' })} beantwortet`,
    until: (time) => `Die Uhr läuft bis ${time}.`,
    resume: 'Fortsetzen',
    resumeNamed: (paper) => `${paper} fortsetzen`,
  },
  untimed: {
    minutes: (n) => `Etwa ${number(n)}\u00a0Min., ohne Uhr`,
    count: (n, minutes) =>
      `${questions(n)}, etwa ${minutesOf(minutes)}. Es läuft keine Uhr: Nimm dir so viel Zeit, wie du brauchst, und mach bis morgen weiter, wann du willst.`,
    until: (time) => `Es läuft keine Uhr. Du kannst bis ${time} weitermachen.`,
    running: (answered, total, time) =>
      `Du bist mittendrin: ${number(answered)} von ${number(total)} beantwortet. Es läuft keine Uhr; du kannst bis ${time} weitermachen.`,
    end: 'Nach einem Tag schließt sich der Versuch von selbst, und was gespeichert ist, wird bewertet.',
  },
  paced: {
    count: (questions, minutes, open) =>
      `${plural(questions, { one: '# Frage', other: '# Fragen' })}, ${minutesOf(minutes)} für alle Antworten zusammen. Die Uhr einer Frage startet, wenn sie erscheint, und läuft weiter, auch wenn du die Seite schließt. Die Fragen danach warten, wenn du Pause machst: Der Versuch bleibt ab dem Start ${plural(open, { one: '# Minute', other: '# Minuten' })} lang offen.`,
    until: (time) => `Jede Frage hat ihre eigene Uhr. Du kannst bis ${time} weitermachen.`,
    running: (answered, total, time) =>
      `Du bist mittendrin: ${number(answered)} von ${number(total)} beantwortet. Jede Frage hat ihre eigene Uhr; du kannst bis ${time} weitermachen.`,
  },
  quick: {
    title: 'Schnelles Üben',
  },
  today: {
    done: (percent) => `Heute erledigt: ${number(percent)}\u00a0%`,
    next: 'Die nächste: morgen.',
    report: 'Auswertung ansehen',
    other: (paper) => `Weiter: ${paper}`,
    again: 'Noch eine Runde',
    againText:
      'Noch eine Runde ist eine Übung mit anderen Fragen. Morgen kommt trotzdem die nächste.',
  },
  missed: {
    titleOf: 'Falsche Fragen:',
    waiting: (n, atOnce, hasClock, open) =>
      [
        n > atOnce
          ? `${number(atOnce)} von ${plural(n, { one: '# Frage', other: '# Fragen' })}`
          : plural(n, { one: '# Frage', other: '# Fragen' }),
        ...(open > 0 ? [wrongAndOpen(n - open, open)] : []),
        ...(hasClock ? [] : ['Ohne Uhr']),
      ].join(' · '),
    text: 'Zuletzt falsch oder gesehen und offen gelassen. Jede bleibt, bis du sie in Prüfung oder Übung richtig hast.',
    from: (attempts, lessons) =>
      attempts === 0
        ? 'Alle aus Missionen, Lektionen, Quizzen und Einstufungstests.'
        : `${number(attempts)} aus Prüfungen und Übungen, ${number(lessons)} aus Missionen, Lektionen, Quizzen und Einstufungstests.`,
    none: 'Nichts offen. Was falsch ist oder was du siehst und offen lässt, kommt hier wieder.',
  },
  simulations: {
    title: 'Prüfungssimulationen',
    lead: 'Gegen die Uhr. Lösungen und Gründe siehst du, wenn du abgibst.',
  },
  more: { title: 'Mehr zum Üben' },
  noPapers: 'Noch keine Prüfungen',
  noPapersText: 'Die Fragen dieses Kurses werden noch geschrieben.',
  card: {
    questions,
    minutes: (n) => min(n, '\u00a0Min.'),
    minutesAtMost: (n) => `bis zu ${number(n)}\u00a0Min.`,
    seconds: (n) => `${number(n)} s je Frage`,
    pass: (percent) => `Bestanden ab ${number(percent)}\u00a0%`,
    best: (percent) => `Bestes Ergebnis ${number(percent)}\u00a0%`,
    running: 'Läuft gerade',
    attempts: attemptsOf,
    last: 'Letzter Versuch:',
    passed: 'Bestanden',
    open: 'Öffnen',
    openNamed: (paper) => `${paper} öffnen`,
  },
  difficulty: {
    Beginner: 'Einstieg',
    Intermediate: 'Mittel',
    Advanced: 'Fortgeschritten',
    Expert: 'Für Erfahrene',
  },
  topics: {
    title: 'Üben nach Thema',
    lead: (latest) =>
      `Jede Zahl sagt, wie viele deiner letzten ${number(latest)} Antworten zum Thema richtig waren, in Missionen, Lektionen, Quizzen, Einstufungstests, Prüfungen und Übungen.`,
    practise: 'Üben',
    practiseAll: 'Alle Themen üben',
    practiseNamed: (topic) => `${topic} üben`,
    kinds: {
      objective: {
        title: (n) =>
          `Aus ${plural(n, { one: '# Prüfungsthema', other: '# Prüfungsthemen' })} wählen`,
        lead: 'Was die Prüfung fragt, Thema für Thema.',
      },
      area: {
        title: (n) => `Aus ${plural(n, { one: '# Praxisfeld', other: '# Praxisfeldern' })} wählen`,
        lead: 'Angewandte Fragen und Fälle.',
      },
    },
    ways: {
      questions: {
        short: 'Fragen',
        on: (topic) => `Fragen zu ${topic}`,
        all: 'Gemischte Fragen',
      },
      scenarios: {
        short: 'Fall',
        on: (topic) => `Fall zu ${topic}`,
        all: 'Ein beliebiger Fall',
      },
    },
    right: (right, answers) => `${number(right)} von ${number(answers)} richtig`,
    bar: (percent) => `${number(percent)}\u00a0%`,
    legend: (green, yellow) =>
      `Grün ab ${number(green)}\u00a0%, gelb ab ${number(yellow)}\u00a0%, sonst rot.`,
  },
  badges: { title: 'Abzeichen für Prüfungen', earned: 'Verdient' },
  focus: {
    title: 'Schwachpunkte',
    lead: (percent, latest, from) =>
      `Themen, in denen weniger als ${number(percent)}\u00a0% deiner letzten ${number(latest)} Antworten richtig waren, ab ${plural(from, { one: '# Antwort', other: '# Antworten' })}.`,
    weakest: (shown, all) => `Die ${number(shown)} schwächsten von ${number(all)}.`,
    early: 'Schwachpunkte erscheinen, sobald ein Thema fünf Antworten hat.',
    none: (told, all, from, below) =>
      told < all
        ? `In ${number(all - told)} von ${plural(all, { one: '# Thema', other: '# Themen' })} sind es weniger als ${number(from)} Antworten, zu wenige für ein Urteil. ${told === 1 ? 'Das übrige liegt' : 'Die übrigen liegen'} bei mindestens ${number(below)}\u00a0%.`
        : `Alle ${plural(all, { one: '# Thema', other: '# Themen' })} liegen bei mindestens ${number(below)}\u00a0%, mit je mindestens ${number(from)} Antworten.`,
    figure: (right, answers, percent) =>
      `${number(right)} von ${number(answers)} richtig beantwortet (${number(percent)}\u00a0%)`,
    review: 'Schwachpunkte wiederholen',
    path: 'Auf dem Lernpfad daran arbeiten',
  },
  paper: {
    screen: 'Prüfung',
    loading: 'Die Prüfung wird geladen …',
    failed: 'Die Prüfung wurde nicht geladen',
    notFound: 'Diese Prüfung gibt es nicht',
    notFoundText: 'Vielleicht ist die Adresse alt. Alle Prüfungen stehen im Prüfungsmodus.',
    all: 'Zum Prüfungsmodus',
    rules: 'Die Regeln',
    moreRules: (n) => plural(n, { one: '# weitere Regel', other: '# weitere Regeln' }),
    rule: {
      count: (n, minutes) =>
        `${questions(n)} in ${minutesOf(minutes)}. Die Uhr beginnt mit der ersten Frage und hält nicht an, auch nicht, wenn du die Seite schließt.`,
      saved:
        'Jede Antwort wird gespeichert, sobald du sie gibst. Nach einem Absturz oder auf einem anderen Gerät machst du weiter, wo du warst.',
      afterSubmit: 'Was richtig ist und warum, siehst du, wenn du abgegeben hast.',
      immediate: 'Jede Antwort wird sofort erklärt: Danach lässt sie sich nicht mehr ändern.',
      change:
        'Bis zur Abgabe kannst du Antworten ändern, Fragen markieren und zu ihnen zurückgehen.',
      wrong: 'Eine falsche Antwort kostet nichts; eine ausgelassene zählt als falsch.',
      early:
        'Eine falsche Antwort kostet nichts. Gibst du vorher ab, zählt eine ausgelassene als falsch.',
      seconds: (seconds) =>
        `${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })} je Frage, vom Server gezählt. Dann kommt die nächste; zurück geht es nicht.`,
      choosing:
        'Auswählen heißt antworten. Bis du auf „Weiter“ drückst oder die Zeit um ist, kannst du es dir anders überlegen: Was dann ausgewählt ist, zählt. Die Gründe stehen in der Auswertung.',
      points: 'Jeder Fall hat eine beste Antwort mit 5 Punkten und andere mit 3, 1 und 0.',
      breaks: (after, minutes) =>
        `Pausen nach Frage ${after}, jede höchstens ${minutesOf(minutes)}: Die Uhr steht.`,
      openBook:
        'Offenes Buch: Neben der Prüfung liegt unser eigenes Nachschlagewerk zu diesem Kurs. Es ist nicht der Standard und sagt, wo du dort weiterlesen kannst.',
      openPart: (from, to) =>
        `Offenes Buch bei Frage ${number(from)} bis ${number(to)}: Daneben liegt unser eigenes Nachschlagewerk zu diesem Kurs.`,
      calculator: 'Wie in der echten Prüfung gibt es einen einfachen Taschenrechner.',
      partClocks: (all) =>
        `Jeder Teil hat seine eigene Uhr: ${all}. Was in einem übrig bleibt, wird nicht mitgenommen, und ist ein Teil zu Ende, geht es nicht zu ihm zurück.`,
      partMinutes: (from, to, minutes) =>
        `${minutesOf(minutes)} für die Fragen ${number(from)} bis ${number(to)}`,
      changeInBlock:
        'In dem Block, der läuft, kannst du Antworten ändern und Fragen markieren. Ein abgeschlossener Block bleibt, wie er ist.',
      changeInPart:
        'Bis ihr Teil zu Ende ist, kannst du Antworten ändern, Fragen markieren und zu ihnen zurückgehen.',
      confidence:
        'Zu jeder Antwort kannst du angeben, wie sicher du bist. Am Ergebnis ändert das nichts.',
      paperPay: (answered: number, submitted: number, firstPass: number) =>
        `Gibst du mit mindestens ${plural(answered, { one: '# Antwort', other: '# Antworten' })} ab, bringt das einmal am Tag ${number(submitted)} XP${
          firstPass > 0 ? `, beim ersten Bestehen ${number(firstPass)} XP dazu` : ''
        }.`,
      paperPaid: (answered: number, submitted: number, firstPass: number) =>
        `Die ${number(submitted)} XP dafür hast du heute schon.${
          firstPass > 0
            ? ` Das erste Bestehen mit mindestens ${plural(answered, { one: '# Antwort', other: '# Antworten' })} bringt noch ${number(firstPass)} XP.`
            : ''
        }`,
      paperShared: (paper) => `„${paper}“ und die falschen Fragen daraus teilen sich diese XP.`,
      pay: (right, perDay, today) =>
        `Eine richtige Antwort bringt ${number(right)} XP, wenn du abschließt, je Frage einmal am Tag. Heute: ${number(today)} von ${number(perDay)} XP.`,
      paySubmitted: (submitted) =>
        `Eine Prüfung oder Übung bringt, mindestens zur Hälfte beantwortet, ${number(submitted)} XP dazu, je einmal am Tag.`,
      tooQuick: 'Schneller beantwortet, als man die Wörter lesen kann, zählt ein Versuch nicht.',
      reading: (words, seconds) =>
        `Lesen zählt: Ein Versuch, der schneller ist, als sich der Text lesen lässt (${number(words)} Wörter in der Minute und ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })} je Frage), bekommt seine Auswertung, bringt aber nichts ein und zählt nicht mit.`,
      readingEnough: (minutes) =>
        `Ein Versuch, der mindestens ${minutesOf(minutes)} dauert, zählt immer.`,
      end: 'Ist die Zeit um, wird von selbst bewertet, was gespeichert ist.',
      notReached:
        'Ist die Zeit um, zählt, was du beantwortet hast. Was du nicht erreicht hast, zählt weder als richtig noch als falsch.',
    },
    passTitle: 'Bestehensgrenze',
    passOwn: (percent) => `${number(percent)}\u00a0% bei uns`,
    passExam: (percent) => `${number(percent)}\u00a0% in der echten Prüfung`,
    needQuestions: (need, all) => `${number(need)} von ${number(all)} richtig`,
    needPoints: (need, all) => `${number(need)} von ${number(all)} Punkten`,
    passPart: (from, to, percent) =>
      `Fragen ${number(from)} bis ${number(to)}: ${number(percent)}\u00a0%`,
    passParts: 'Bestanden ist die Prüfung, wenn jeder Teil bestanden ist.',
    passBoth: 'Die Auswertung zeigt beide Grenzen.',
    pace: {
      questions: (each, of, own, at, here) =>
        `Die echte Prüfung gibt dir ${each} je Frage: ${of}. In diesem Tempo brauchst du für diese ${number(own)} Fragen ${minutesOf(at)}. Hier hast du ${number(here)}.`,
      format: (n, minutes) => `${questions(n)} in ${minutesOf(minutes)}`,
      scenarios: (count, minutes, each) =>
        `Die echte Prüfung stellt ${number(count)} Szenarien in ${minutesOf(minutes)}, je ${each}. Sie sind länger als diese Fragen, deshalb lässt sich ihr Tempo hier nicht üben.`,
      show: 'Prüfungstempo zeigen, während ich antworte',
    },
    facts: 'Über diese Prüfung',
    format: 'Umfang',
    difficulty: 'Schwierigkeit',
    yours: 'Deine Versuche',
    yoursBest: (attempts, percent) =>
      `${attemptsOf(attempts)}, bestes Ergebnis ${number(percent)}\u00a0%`,
    yoursNone: 'Noch keiner',
    yourAverage: 'Dein Durchschnitt',
    yoursMissed: 'Zählt nicht mit: falsche Fragen, noch einmal gefragt',
    source: 'Format nach',
    questions: 'Fragen',
    ownQuestions: 'Unsere eigenen; keine stammt aus einer echten Prüfung',
    checked: 'Geprüft am',
    topics: 'Was gefragt wird',
    aimWeak:
      'Die Fragen kommen aus deinen Schwachpunkten, so wie sie gerade stehen. Dazu gehört ein Thema erst ab 5 Antworten.',
    aimLeastSeen:
      'Bisher ist kein Thema schwach (unter 60\u00a0% richtig bei mindestens 5 Antworten): Gefragt wird, was du am wenigsten gesehen hast.',
    topicCount: questions,
    extra: {
      title: 'Zeitzuschlag',
      none: 'Keiner',
      percent: (percent) => `+${number(percent)}\u00a0%`,
      sum: (minutes) => `${minutesOf(minutes)} insgesamt`,
      hint: 'Steht dir in der Prüfung ein Zuschlag zu, übe damit. Nach dem Start steht er fest.',
    },
    focus: {
      topics: 'Themen',
      all: 'Alle Themen',
      some: (n) => plural(n, { one: '# Thema', other: '# Themen' }),
      pool: 'Fragen',
      pools: { any: 'Alle', unseen: 'Neue', missed: 'Falsche' },
      asked: { any: 'alle Fragen', unseen: 'neue Fragen', missed: 'falsche Fragen' },
      poolText: {
        any: 'Neue kommen zuerst.',
        unseen: 'Noch keine Prüfung oder Übung hat sie dir gestellt.',
        missed:
          'Hierher gehört, was zuletzt falsch war oder was du in einem Versuch gesehen und offen gelassen hast. Zu schnelle Versuche fügen nichts hinzu. Zuerst kommen die falsch beantworteten, dann die offen gelassenen, jeweils die neuesten. Was du in einer Prüfung oder Übung richtig beantwortest, fällt heraus; „Noch einmal“ in einer Mission oder Lektion reicht dafür nicht. Fragen zur Geschichte einer Mission bleiben in der Mission.',
      },
      sum: (all, missed) =>
        missed === 0
          ? plural(all, { one: '# Frage zum Üben.', other: '# Fragen zum Üben.' })
          : `${plural(all, { one: '# Frage zum Üben', other: '# Fragen zum Üben' })}, davon ${number(missed)} falsch oder offen gelassen.`,
      howCounted: 'Woraus sich das zusammensetzt',
      parts: (all, unseen, missed, rest, open) =>
        [
          `${number(all)} insgesamt: ${number(unseen)} neue`,
          `${number(missed)} falsche${missedInBrackets(missed, open)}`,
          `${number(rest)} schon gestellt und nicht falsch.`,
        ].join(', '),
      elsewhere: (n) =>
        plural(n, {
          one: '# davon steht nur hier, weil sie in einer Mission, Lektion oder anderen Übung falsch war.',
          other:
            '# davon stehen nur hier, weil sie in Missionen, Lektionen oder anderen Übungen falsch waren.',
        }),
      held: (n) =>
        plural(n, {
          one: '# weitere wartet: Eine laufende Prüfung stellt sie gerade.',
          other: '# weitere warten: Eine laufende Prüfung stellt sie gerade.',
        }),
      others: (own, of, guests) =>
        guests === 0
          ? `Der Kurs hat ${number(of)}; die übrigen stellt der Prüfungsmodus anderswo.`
          : `${number(own)} von ${number(of)} des Kurses und ${number(guests)}, die du anderswo falsch hattest; die übrigen des Kurses stellt der Prüfungsmodus anderswo.`,
      counted: (name, n) => `${name} (${number(n)})`,
      none: 'Solche Fragen gibt es nicht: Wähle andere.',
      length: 'Wie viele',
      lengthOf: (n) => number(n),
      lengthAll: (n) => `Alle ${number(n)}`,
      clock: 'Uhr',
      clocks: { none: 'Ohne Uhr', exam: 'Tempo der Prüfung', own: 'Mit Uhr' },
      clockText: {
        none: 'Nimm dir alle Zeit, und komm innerhalb eines Tages zurück.',
        exam: (questions, minutes, each) =>
          `${plural(questions, { one: '# Frage', other: '# Fragen' })} in ${minutesOf(minutes)}: je ${each}, wie in der echten Prüfung.`,
        own: (questions, minutes, each) =>
          `${plural(questions, { one: '# Frage', other: '# Fragen' })} in ${minutesOf(minutes)}: je ${each}.`,
      },
      atMost: (n) => plural(n, { one: '# Frage', other: 'bis zu # Fragen' }),
      withClock: 'mit Uhr',
      uncounted: 'Die Fragen ließen sich nicht zählen. Starten kannst du trotzdem.',
    },
    start: 'Starten',
    again: 'Noch einmal starten',
    starting: 'Bitte warten',
    resume: 'Fortsetzen',
    beside: (paper, left, time) =>
      `„${paper}“ läuft, und die Uhr dort läuft weiter, während du hier antwortest: noch ${minutesOf(left)}, bis ${time}.`,
    startFailed: 'Der Versuch wurde nicht gestartet',
    running: (answered, total, time) =>
      `Du bist mittendrin: ${number(answered)} von ${number(total)} beantwortet, die Uhr läuft bis ${time}.`,
  },
  review: {
    screen: 'Schwachpunkte wiederholen',
    none: 'Noch nichts zu wiederholen',
    noneText:
      'Schwachpunkte sind Themen, in denen weniger als 60\u00a0% deiner letzten 20 Antworten richtig waren, ab 5 Antworten. Mach eine Prüfung, dann stehen sie hier.',
    go: 'Prüfung wählen',
  },
};

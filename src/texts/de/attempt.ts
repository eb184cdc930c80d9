// Ein laufender Versuch: Fragen, Uhr, Speichern, Abgeben und der Weg zurück.
import type { Messages } from '../messages.ts';
import { minutes as minutesOf, number, plural } from './words.ts';

const questions = (n: number): string => plural(n, { one: '# Frage', other: '# Fragen' });
const minutes = (n: number): string => minutesOf(n, { one: '# Minute', other: '# Minuten' });

export const attempt = {
  screen: 'Versuch',
  loading: 'Dein Versuch wird geladen',
  failed: 'Dein Versuch wurde nicht geladen',
  failedText:
    'Deine Antworten sind gespeichert, und die Uhr läuft weiter. Prüfe die Verbindung und versuch es noch einmal.',
  title: (n: number, total: number, paper: string) =>
    `Frage ${number(n)} von ${number(total)}, ${paper}`,
  facts: (n: number, total: number) => `${questions(n)}, ${minutes(total)}`,
  leave: (time) =>
    `Vorerst verlassen: Deine Antworten sind gespeichert, die Uhr läuft weiter bis ${time}`,
  left: {
    clock: (time) => `Die Uhr läuft weiter bis ${time}`,
    noClock: 'Vorerst verlassen',
  },
  leaveShort: 'Verlassen',
  questionOf: (n: number, total: number) => `Frage ${number(n)} von ${number(total)}`,
  flag: 'Markieren',
  flagged: 'Markiert',
  saved: (time: string) => `Gespeichert ${time}`,
  saving: 'Wird gespeichert',
  unsent: (n: number) => plural(n, { one: '# nicht gesendet', other: '# nicht gesendet' }),
  unsentText: 'Auf diesem Gerät aufbewahrt. Es wird gesendet, sobald der Server antwortet.',
  sendNow: 'Jetzt senden',
  offlineText:
    'Mach weiter: Deine Antworten bleiben auf diesem Gerät und werden gesendet, sobald du wieder verbunden bist. Die Uhr läuft weiter.',
  conflict: (n: number) =>
    plural(n, {
      one: 'Eine Antwort wurde inzwischen auf einem anderen Gerät geändert, und diese gilt:',
      other: '# Antworten wurden inzwischen auf einem anderen Gerät geändert, und diese gelten:',
    }),
  understood: 'Verstanden',
  timeLeft: 'Verbleibende Zeit',
  hideTimer: 'Uhr ausblenden',
  showTimer: 'Uhr einblenden',
  minutesLeft: (n: number) => plural(n, { one: 'Noch # Minute', other: 'Noch # Minuten' }),
  answered: 'Beantwortet',
  incomplete: 'Unvollständig',
  answeredOf: (n: number, total: number) => `${number(n)} von ${number(total)} beantwortet`,
  submit: 'Prüfung abgeben',
  finish: 'Quiz beenden',
  previous: 'Zurück',
  next: 'Weiter',
  check: 'Antwort prüfen',
  move: 'Zwischen Fragen wechseln',
  answerFirst: 'Beantworte diese Frage oder lass sie aus, dann geht es weiter.',
  answerLast: 'Beantworte diese letzte Frage oder beende ohne sie.',
  moreOpen: (n) => plural(n, { one: '# weitere ist offen.', other: '# weitere sind offen.' }),
  skip: 'Auslassen',
  skipLast: 'Ohne sie beenden',
  navigator: {
    title: 'Fragen',
    open: (n: number, total: number) => `Fragen: ${number(n)} von ${number(total)} beantwortet`,
    close: 'Fragen schließen',
    question: (n: number) => `Frage ${number(n)}`,
    answered: 'beantwortet',
    notAnswered: 'nicht beantwortet',
    incomplete: 'unvollständig',
    flagged: 'markiert',
    current: 'Aktuell',
    keys: {
      choose: (first: string, last: string) => `${first} bis ${last} wählt`,
      strike: 'Umschalt mit Buchstabe streicht durch',
      flag: 'F markiert',
      move: 'Pfeile wechseln',
      next: 'Enter geht weiter',
    },
  },
  feedback: {
    right: 'Richtig.',
    wrong: 'Nicht ganz.',
    part: 'Nicht die beste Antwort.',
    withheld:
      'Deine Antwort ist da. Die Begründungen öffnen sich, wenn deine laufende Prüfung beendet ist: Dort wird dasselbe gefragt.',
    waits:
      'Deine Antwort liegt auf diesem Gerät. Sie wird von selbst gesendet, sobald der Server antwortet, und die Begründungen kommen mit.',
  },
  confidence: {
    ask: 'Wie sicher bist du?',
    /** Beside the question: nothing waits for it. */
    free: 'Kannst du auslassen.',
    sure: 'Sicher',
    fairly: 'Ziemlich sicher',
    guess: 'Geraten',
  },
  dialog: {
    openTitle: (n: number) =>
      `Mit ${plural(n, { one: '# offenen Frage', other: '# offenen Fragen' })} abgeben?`,
    title: 'Jetzt abgeben?',
    finishOpenTitle: (n: number) =>
      `Mit ${plural(n, { one: '# offenen Frage', other: '# offenen Fragen' })} beenden?`,
    finishTitle: 'Jetzt beenden?',
    openText: 'Nicht beantwortet',
    incompleteText: (n: number) => `${number(n)} unvollständig`,
    uncheckedText: 'Gewählt, nicht geprüft: Es zählt, wie du gewählt hast',
    flaggedText: 'Markiert',
    showAll: (n: number) => `Alle ${number(n)} zeigen`,
    allAnswered: 'Jede Frage hat eine Antwort.',
    left: (clock) => `Du hast noch ${clock} übrig.`,
    leftShort: 'Du hast weniger als eine Minute.',
    final: 'Was abgegeben ist, lässt sich nicht wieder öffnen.',
    finishFinal: 'Was beendet ist, lässt sich nicht wieder öffnen.',
    unsent: (n: number) =>
      plural(n, {
        one: '# Antwort liegt noch auf diesem Gerät und wird mit abgegeben.',
        other: '# Antworten liegen noch auf diesem Gerät und werden mit abgegeben.',
      }),
    half: 'Weniger als die Hälfte ist beantwortet: Der Versuch zählt so nicht bei gewerteten Versuchen, Bestandenem und Durchschnitt. Was du beantwortet hast, zählt trotzdem für seine Themen und die falschen Fragen.',
    halfXp: 'Fürs Abgeben gäbe es keine XP.',
    keep: 'Weiterarbeiten',
    close: 'Schließen',
    jump: (n: number) => `Zu Frage ${number(n)}`,
    failed: 'Es wurde nicht abgegeben. Deine Antworten bleiben auf diesem Gerät.',
    submitting: 'Wird abgegeben',
  },
  over: {
    timeUp: 'Die Zeit ist um',
    sending: 'Deine letzten Antworten werden gesendet.',
    waiting:
      'Deine letzten Antworten warten auf das Netz. Was der Server bis dahin hat, zählt auf jeden Fall.',
    done: 'Deine Antworten sind da, und deine Auswertung ist fertig.',
    elsewhere: 'Dieser Versuch ist beendet',
    elsewhereText:
      'Er wurde in einem anderen Tab oder auf einem anderen Gerät abgegeben. Die Auswertung ist fertig.',
    expiredText: 'Seine Zeit ist abgelaufen. Alles, was bis dahin gespeichert war, zählt.',
    lost: (n: number) =>
      plural(n, {
        one: '# Änderung dieses Geräts kam zu spät und zählt nicht.',
        other: '# Änderungen dieses Geräts kamen zu spät und zählen nicht.',
      }),
    report: 'Zur Auswertung',
  },
  pause: {
    here: (at, count, answered, total) =>
      `Block ${number(at)} von ${number(count)}: ${number(answered)} von ${number(total)} beantwortet`,
    openBefore: (here, before) =>
      `${
        here === 0
          ? 'In diesem Block ist jede Frage beantwortet.'
          : plural(here, {
              one: 'Davon ist # in diesem Block.',
              other: 'Davon sind # in diesem Block.',
            })
      } ${plural(before, {
        one: '# gehört zu einem abgeschlossenen Block und lässt sich nicht mehr beantworten.',
        other: '# gehören zu abgeschlossenen Blöcken und lassen sich nicht mehr beantworten.',
      })}`,
    finishTitle: (at) => `Block ${number(at)} jetzt abschließen?`,
    noWayBack: (next, from, to) =>
      `Zu diesen Fragen kannst du nicht zurück. Block ${number(next)} hat die Fragen ${number(from)} bis ${number(to)}.`,
    offerText: (minutes) =>
      `Davor kannst du eine Pause von bis zu ${plural(minutes, { one: '# Minute', other: '# Minuten' })} machen: Die Uhr steht solange still.`,
    notFinished:
      'Der Block wurde nicht abgeschlossen: Eine Antwort oder die Anfrage kam nicht an. Prüfe die Verbindung und versuch es noch einmal.',
    finish: (at) => `Block ${number(at)} abschließen`,
    facts: (at, count, from, to) =>
      `Block ${number(at)} von ${number(count)}, Fragen ${number(from)} bis ${number(to)}`,
    begun: (before, at, from, to) =>
      `Block ${number(before)} ist abgeschlossen. Das ist Block ${number(at)} mit den Fragen ${number(from)} bis ${number(to)}.`,
    late: (n) =>
      plural(n, {
        one: '# Antwort kam an, als ihr Block abgeschlossen war, und zählt nicht.',
        other: '# Antworten kamen an, als ihr Block abgeschlossen war, und zählen nicht.',
      }),
    take: 'Pause machen',
    skip: 'Ohne Pause weiter',
    title: 'Pause',
    text: 'Die Uhr der Prüfung steht still. Sie läuft von selbst weiter, wenn die Pause vorbei ist.',
    left: 'Verbleibende Pause',
    end: 'Pause beenden',
    failed: 'Die Pause wurde nicht begonnen. Prüfe die Verbindung und versuch es noch einmal.',
  },
  part: {
    here: (at, count, answered, total) =>
      `Teil ${number(at)} von ${number(count)}: ${number(answered)} von ${number(total)} beantwortet`,
    openBefore: (here, before) =>
      `${
        here === 0
          ? 'In diesem Teil ist jede Frage beantwortet.'
          : plural(here, {
              one: 'Davon ist # in diesem Teil.',
              other: 'Davon sind # in diesem Teil.',
            })
      } ${plural(before, {
        one: '# gehört zu einem beendeten Teil und lässt sich nicht mehr beantworten.',
        other: '# gehören zu beendeten Teilen und lassen sich nicht mehr beantworten.',
      })}`,
    facts: (at, count, of) => `Teil ${number(at)} von ${number(count)}, ${minutes(of)}`,
    end: (at) => `Teil ${number(at)} beenden`,
    title: (at) => `Teil ${number(at)} jetzt beenden?`,
    text: (next, from, to, of) =>
      `Zu diesen Fragen kannst du nicht zurück. Teil ${number(next)} mit den Fragen ${number(from)} bis ${number(to)} beginnt sofort und hat eigene ${minutes(of)}: Die Zeit, die hier übrig ist, wird nicht mitgenommen.`,
    ending: 'Teil wird beendet',
    failed: 'Der Teil wurde nicht beendet. Prüfe die Verbindung und versuch es noch einmal.',
    begun: (before, at, from, to) =>
      `Teil ${number(before)} ist zu Ende. Das ist Teil ${number(at)} mit den Fragen ${number(from)} bis ${number(to)} und einer eigenen Uhr.`,
    open: 'Offenes Buch: Drück auf „Nachschlagen“.',
    late: (n) =>
      plural(n, {
        one: '# Antwort kam an, als ihr Teil zu Ende war, und zählt nicht.',
        other: '# Antworten kamen an, als ihr Teil zu Ende war, und zählen nicht.',
      }),
  },
  book: {
    open: 'Nachschlagen',
    title: 'Nachschlagen',
    close: 'Nachschlagen schließen',
    search: 'Im Nachschlagewerk suchen',
    clear: 'Suche leeren',
    found: (what: string) => `Gefunden: ${what}`,
    counted: {
      phases: (n: number) => plural(n, { one: '# Phase', other: '# Phasen' }),
      techniques: (n: number) => plural(n, { one: '# Technik', other: '# Techniken' }),
      terms: (n: number) => plural(n, { one: '# Begriff', other: '# Begriffe' }),
    },
    none: 'Nichts passt.',
    parts: 'Teile des Nachschlagewerks',
    phases: 'Phasen',
    techniques: 'Techniken',
    terms: 'Glossar',
    inputs: 'Eingaben',
    steps: 'Schritte',
    outputs: 'Ergebnisse',
    readOn: 'Weiterlesen im Standard',
    anyPhase: 'Jede Phase',
    step: (n: number) => `Schritt ${number(n)}`,
    line: {
      objective: 'Ziel',
      input: 'Eingabe',
      output: 'Ergebnis',
      purpose: 'Wozu',
      usedIn: 'Verwendet in',
      explanation: 'Erklärung',
    },
    more: (n: number) => plural(n, { one: 'und # weitere Stelle', other: 'und # weitere Stellen' }),
    related: 'Verwandt',
    about:
      'Mit eigenen Worten geschrieben. In der echten Prüfung ist das Buch der Standard selbst.',
    loading: 'Das Nachschlagewerk wird geladen',
    failed: 'Das Nachschlagewerk wurde nicht geladen.',
  },
  /** On the screen of papers whose exam has one. */
  calculator: {
    title: 'Taschenrechner',
    close: 'Taschenrechner schließen',
    display: 'Ergebnis',
    /** Of a division by zero, and of what has too many digits. */
    noResult: 'Kein Ergebnis',
    /** On the key that clears. */
    clear: 'C',
    /** What keys are called where they are read out. */
    keys: {
      '+': 'plus',
      '-': 'minus',
      '*': 'mal',
      '/': 'geteilt durch',
      '.': 'Komma',
      '=': 'gleich',
      '%': 'Prozent',
      root: 'Quadratwurzel',
      sign: 'Vorzeichen wechseln',
      clear: 'alles löschen',
      back: 'letzte Ziffer löschen',
    },
  },
  untimed: {
    leave: 'Vorerst verlassen: Deine Antworten sind gespeichert',
    running: 'ohne Uhr',
  },
  paced: { running: 'Jede Frage hat ihre eigene Uhr' },
  pace: {
    at: (n: number, total: number) => `Jetzt im Prüfungstempo: ${number(n)} von ${number(total)}`,
    show: 'Prüfungstempo anzeigen',
  },
  running: {
    label: 'Laufende Versuche',
    text: (paper: string) => `${paper} läuft`,
    left: (time: string) => `noch ${time}`,
    resume: 'Fortsetzen',
    resumeNamed: (paper: string) => `${paper} fortsetzen`,
    more: (n: number) => plural(n, { one: '# weiterer', other: '# weitere' }),
  },
  givingUp: {
    short: 'Aufgeben',
    action: 'Diesen Versuch aufgeben',
    named: (paper: string) => `${paper} aufgeben`,
    title: 'Diesen Versuch aufgeben?',
    dropped:
      'Nichts davon bleibt: Er bringt keine XP, zählt in keinem Durchschnitt, und was falsch war, kommt nicht zu den falschen Fragen dazu. Beende ihn, wenn deine Antworten bleiben sollen.',
    graded: (answered: number, total: number) =>
      `Du hast ${number(answered)} von ${questions(total)} beantwortet. Gewertet wird, was dasteht: Offenes zählt als falsch.`,
    keep: 'Behalten',
    confirm: 'Aufgeben',
    confirmGraded: 'Aufgeben und werten',
    busy: 'Wird aufgegeben',
    failed: 'Er wurde nicht aufgegeben. Prüfe die Verbindung und versuch es noch einmal.',
    over: 'Du hast diesen Versuch aufgegeben',
    overText: 'Nichts davon wird gewertet. Du kannst jederzeit einen neuen beginnen.',
    paper: 'Neu beginnen',
    more: 'Mehr',
  },
  switching: {
    title: 'Kurs wechseln?',
    open: 'Kurs wechseln',
    saved: (time: string) => `Deine Antworten sind gespeichert: Du kannst bis ${time} weitermachen`,
    to: 'In welchen Kurs',
    stay: 'In der Prüfung bleiben',
    leave: 'Kurs wechseln',
  },
} satisfies Messages['attempt'];

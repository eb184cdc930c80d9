// The mission player: cards, check questions, saving, and the moment after the last card.
import type { Messages } from '../messages.ts';
import { number, plural } from './words.ts';

const cardsOf = (n: number) => plural(n, { one: '# Karte', other: '# Karten' });
const answersOf = (n: number) => plural(n, { one: '# Antwort', other: '# Antworten' });

export const player: Messages['player'] = {
  screen: 'Mission',
  loading: 'Die Mission wird geladen',
  failed: 'Die Mission ließ sich nicht laden',
  failedText:
    'Dein Fortschritt ist auf dem Server gespeichert. Prüfe die Verbindung und versuch es noch einmal.',
  /** Before the names of related terms on the card of a glossary term. */
  term: { related: 'Verwandt:' },
  leave: 'Mission verlassen, der Fortschritt bleibt gespeichert',
  streak: (days) => plural(days, { one: '#\u00a0Tag', other: '#\u00a0Tage' }),
  recap: 'Wiederholung',
  reviewing: 'Rückblick',
  cards: 'Karten dieser Mission',
  mark: {
    reading: (n) => `Karte ${number(n)}`,
    check: (n) => `Karte ${number(n)}, Kontrollfrage`,
    task: (n) => `Karte ${number(n)}, Aufgabe`,
    done: 'gesehen',
    right: 'richtig beantwortet',
    missed: 'falsch beantwortet',
    handedIn: 'abgegeben',
    now: 'hier bist du',
    open: 'wartet auf deine Antwort',
    locked: 'noch nicht erreicht',
  },
  cardOf: (n, total) => `Karte ${number(n)} von ${number(total)}`,
  checkOf: (n, total) => `Kontrollfrage, Karte ${number(n)} von ${number(total)}`,
  remember: 'Merk dir',
  move: 'Zwischen den Karten wechseln',
  back: 'Zurück',
  continue: 'Weiter',
  answer: 'Antworten',
  /** At the chosen option: a second press hands it in. */
  pressAgain: 'Zum Prüfen noch mal drücken',
  answering: 'Bitte warten',
  tryAgain: 'Nochmal versuchen',
  finish: 'Mission abschließen',
  finishing: 'Bitte warten',
  leaveReview: 'Schließen',
  hint: 'Pfeiltasten oder wischen.',
  hintChoose: (last) => `Wähle mit A bis ${last}, antworte mit derselben Taste oder Enter.`,
  hintChooseMany: (last) => `Wähle mit A bis ${last}, antworte mit Enter.`,
  minutesLeft: (minutes) => `noch ${number(minutes)}\u00a0Min.`,
  lastCard: 'Letzte Karte',
  saved: 'Gespeichert',
  saving: 'Wird gespeichert',
  unsent: (n) => `${number(n)} ausstehend`,
  unsentText: 'Auf diesem Gerät gesichert. Wird gesendet, sobald der Server antwortet.',
  sendNow: 'Jetzt senden',
  choose: (n) => `Wähle ${number(n)}`,
  chosen: (have, need) => `${number(have)} von ${number(need)} gewählt`,
  chooseFirst: 'Wähle zuerst eine Antwort.',
  chooseMore: (need) => `Wähle noch ${answersOf(need)}.`,
  chooseFewer: (over) => `Nimm ${answersOf(over)} zurück.`,
  answerWaits:
    'Auf diesem Gerät gesichert. Die Antwort wird von selbst gesendet, sobald der Server antwortet. Dann kommt die Begründung.',
  answerFailed: 'Deine Antwort wurde nicht gesendet. Deine Auswahl bleibt erhalten.',
  answeredElsewhere: 'Diese Frage hast du schon beantwortet. Es zählt die frühere Antwort.',
  outcome: 'Deine Antwort und die richtige',
  yours: 'Deine Antwort',
  right: 'Richtig',
  yoursRight: 'Deine Antwort, richtig',
  missed: 'Richtig, nicht gewählt',
  feedbackRight: 'Richtig.',
  feedbackRightText: 'Mach weiter, wenn du so weit bist.',
  firstRight: (paid, all) =>
    `Die erste richtige Antwort dieser Mission bringt gleich ${number(paid)} ihrer ${number(all)} XP, das Ende die übrigen.`,
  feedbackWrong: 'Nicht ganz.',
  feedbackWrongText: 'Hier steht, warum.',
  sayRight: 'Richtig.',
  sayWrong: (letters) => `Nicht ganz. Richtig: ${letters}.`,
  whyNot: (letter) => `Warum nicht ${letter}`,
  why: (letter) => `Warum ${letter}`,
  principle: 'Das Prinzip',
  rest: (n) =>
    ['', 'Die andere', 'Die zwei anderen', 'Die drei anderen', 'Die vier anderen'][n] ??
    `Die ${number(n)} anderen`,
  source: (ref) => `Quelle: ${ref}`,
  finishFailed: 'Die Mission ist noch nicht abgeschlossen.',
  finishKept: (cards, answers) =>
    `Auf dem Server gespeichert: ${cardsOf(cards)} und ${answersOf(answers)}.`,
  finishUnsent: (n) => `Auf diesem Gerät gesichert, bis der Server antwortet: ${cardsOf(n)}.`,
  notComplete: 'Einige Karten sind noch offen. Sie sind oben auf der Linie markiert.',
  openFirst: 'Zur offenen Karte',
  chooseCompany: 'Unternehmen wählen',
  companyFirst: 'Mit deiner Wahl endet die Mission.',
  intro: {
    deliverable: 'Das entsteht:',
    made: 'Das ist entstanden:',
    openMade: 'Öffnen',
    about: 'Mission',
    start: 'Mission starten',
    read: 'Zum Wiederholen lesen',
    readText:
      'Lesen kannst du es jetzt schon, ohne Fragen und ohne XP. Es zählt, sobald es offen ist.',
    locked: 'Diese Mission ist gesperrt',
    lockedText: (mission) => `Sie öffnet sich, sobald du „${mission}“ geschafft hast.`,
    lockedSteps: (n) =>
      plural(n, {
        one: 'Es öffnet sich nach # Aktivität:',
        other: 'Es öffnet sich nach # Aktivitäten, in dieser Reihenfolge:',
      }),
    lockedTextPlain: 'Schließe die vorherigen Missionen ab, um diese freizuschalten.',
    open: (mission) => `„${mission}“ öffnen`,
    all: 'Alle Missionen',
  },
  item: {
    screen: 'Lernen',
    loading: 'Deine Karten werden geladen',
    failed: 'Die Karten ließen sich nicht laden',
    leave: 'Verlassen, der Fortschritt bleibt gespeichert',
    cards: 'Karten',
    finish: 'Abschließen',
    finishFailed: 'Das ist noch nicht abgeschlossen.',
    intro: {
      start: 'Anfangen',
      locked: 'Das ist noch gesperrt',
      lockedTextPlain: 'Mach zuerst an der Station davor auf dem Lernpfad weiter.',
      all: 'Lernpfad',
    },
    done: {
      screen: 'Geschafft',
      title: 'Geschafft!',
      again: 'Das hattest du schon abgeschlossen. XP gibt es nur einmal.',
      section: (phase) => `Phase geschafft: ${phase}`,
      next: 'Weiter',
      say: (xp, total) =>
        `Geschafft. ${number(xp)}\u00a0XP gesammelt, jetzt ${number(total)}\u00a0XP für deine Stufe.`,
    },
  },
  testOut: {
    finish: 'Phase öffnen',
    title: 'Phase offen!',
    opened: 'Test bestanden: Die Phase ist offen. Ihre XP warten weiter auf dich.',
    again: 'Diesen Test hattest du schon bestanden. Die Phase ist offen.',
  },
  done: {
    perfect: (n: number) => `Perfekte Runde: alle ${number(n)} richtig.`,
    screen: 'Mission geschafft',
    title: 'Mission geschafft!',
    again: 'Diese Mission hattest du schon abgeschlossen. XP gibt es nur einmal.',
    xp: (xp) => `+${number(xp)}\u00a0XP`,
    total: (xp) => `${number(xp)}\u00a0XP für deine Stufe`,
    paceLimit: (minutesDone, within) =>
      `Flott! Für ${number(minutesDone)} Minuten Lernstoff in ${number(within)} Minuten gibt es keine XP. Erledigt ist es trotzdem.`,
    paceLimitNext: 'Lass dir beim Nächsten etwas mehr Zeit, dann gibt es wieder XP.',
    boost: (xp) => `Davon ${number(xp)}\u00a0XP durch deinen Boost, zum Ausgeben.`,
    events: (n) => plural(n, { one: 'Event-Ziel erreicht', other: 'Event-Ziele erreicht' }),
    beyondDay: (beyond, earned) =>
      `${beyond < earned ? `${number(beyond)} der` : 'Die'} ${number(earned)}\u00a0XP liegen über dem heutigen Tageslimit: Du kannst sie ausgeben, sie zählen aber nicht für deine Stufe.`,
    level: 'Stufe',
    toLevel: (level) => `Richtung Stufe ${level}`,
    toNext: (xp, level) => `${number(xp)}\u00a0XP bis zur Stufe ${level}`,
    highest: 'Die höchste Stufe',
    share: (percent) => `${number(percent)}\u00a0%`,
    streak: 'Serie',
    streakDays: (days) => plural(days, { one: '#\u00a0Tag', other: '#\u00a0Tage' }),
    streakUp: 'Wieder ein Tag auf der Linie.',
    streakSame: 'Heute zählt schon.',
    shield: 'Ein Schutzschild hat deine Serie über einen Tag ohne Lernen getragen.',
    checks: 'Kontrollfragen',
    checksRight: (right, total) => `${number(right)} von ${number(total)} richtig`,
    checksPay: (xp) =>
      `Die ${number(xp)} XP gibt es fürs Abschließen: Eine falsche Antwort kostet nichts davon.`,
    checksPayParts: (first, xp) =>
      `${number(first)} der ${number(xp)} XP gab es für deine erste richtige Antwort, ${number(xp - first)} fürs Abschließen: Eine falsche Antwort kostet nichts davon.`,
    checksAtFirst: (right, total) => `${number(right)} von ${number(total)} auf Anhieb richtig`,
    checksAgain: (n) =>
      plural(n, {
        one: '# weitere richtig, als sie noch einmal gefragt war',
        other: '# weitere richtig, als sie noch einmal gefragt waren',
      }),
    tasks: 'Aufgaben',
    taskPoints: (points, outOf) =>
      `${number(points)} von ${plural(outOf, { one: '# Punkt', other: '# Punkten' })}`,
    taskPointsUnrated: (points) =>
      `${plural(points, { one: '# davon wartet', other: '# davon warten' })} auf deine Bewertung: Öffne es wieder.`,
    badge: 'Neues Abzeichen',
    badges: (n) => plural(n, { one: 'Neues Abzeichen', other: 'Neue Abzeichen' }),
    unlocked: () => 'Jetzt auch offen',
    /** Of an item that the learner's track does not ask for. */
    optional:
      'Freiwillig auf deinem Lernweg: Deine Prozentzahl und die Restzeit bleiben, wie sie sind.',
    unlockedMore: (n: number) =>
      plural(n, { one: 'und # weitere Einheit', other: 'und # weitere Einheiten' }),
    unlockedMission: 'Mission',
    section: (section) => `Abschnitt geschafft: ${section}`,
    remember: 'Zum Mitnehmen',
    onward: 'Wie es weitergeht',
    next: 'Nächste Mission',
    nextIs: (mission, minutes) => `${mission}, ${number(minutes)}\u00a0Min.`,
    dashboard: 'Zum Dashboard',
    levelUp: 'Neue Stufe',
    levelUpAny: 'Weiter mit jeder Taste oder Tippen',
    say: (xp, total) =>
      `Mission geschafft. ${number(xp)}\u00a0XP gesammelt, jetzt ${number(total)}\u00a0XP für deine Stufe.`,
    sayLevel: (level) => `Neue Stufe: ${level}.`,
  },
  /** What was missed, asked once more before the end. */
  again: {
    offer: (n: number) =>
      plural(n, { one: 'Die eine falsche wiederholen', other: 'Die # falschen wiederholen' }),
    of: (n: number, total: number) => `Noch einmal, ${number(n)} von ${number(total)}`,
    skip: 'Überspringen und abschließen',
    offerAll: (n: number) =>
      plural(n, {
        one: 'Die Frage noch einmal beantworten',
        other: 'Die # Fragen noch einmal beantworten',
      }),
    paysNothing:
      'Zum Prüfen, was du noch weißt: ohne XP, und deine erste Antwort bleibt, wie sie war.',
    over: 'Zurück zum Rückblick',
  },
  /** A picture whose places are touched. */
  touch: {
    places: 'Stellen im Bild',
    pieces: 'Teile zum Einsetzen',
    ask: 'Drück auf die markierten Stellen und sieh, was sie sind.',
    askPlace: 'Wähle ein Teil und dann die Stelle, an die es gehört.',
    seen: 'geöffnet',
    miss: 'Dort nicht.',
    opened: (n: number, total: number) => `${number(n)} von ${number(total)} geöffnet`,
    placed: (n: number, total: number) => `${number(n)} von ${number(total)} eingesetzt`,
  },
};

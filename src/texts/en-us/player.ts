// The mission player: cards, check questions, saving, and the moment after the last card.
import { number, plural } from './words.ts';

export const player = {
  screen: 'Mission',
  loading: 'Loading the mission',
  failed: 'The mission did not load',
  failedText: 'Your progress is kept on the server. Check the connection and try again.',
  /** Before the names of related terms on the card of a glossary term. */
  term: { related: 'Related:' },
  leave: 'Leave the mission, progress is kept',
  streak: (days: number) => plural(days, { one: '# day', other: '# days' }),
  /** A locked lesson that is read. */
  recap: 'Recap',
  reviewing: 'Review',
  cards: 'Cards of this mission',
  mark: {
    reading: (n: number) => `Card ${number(n)}`,
    check: (n: number) => `Card ${number(n)}, check question`,
    task: (n: number) => `Card ${number(n)}, task`,
    done: 'seen',
    right: 'answered right',
    missed: 'missed',
    handedIn: 'handed in',
    now: 'you are here',
    open: 'waiting for your answer',
    locked: 'not reached yet',
  },
  cardOf: (n: number, total: number) => `Card ${number(n)} of ${number(total)}`,
  checkOf: (n: number, total: number) => `Check, card ${number(n)} of ${number(total)}`,
  remember: 'Remember',
  move: 'Move between cards',
  back: 'Back',
  continue: 'Continue',
  answer: 'Answer',
  /** At the chosen option: a second press hands it in. */
  pressAgain: 'Press again to check',
  answering: 'Please wait',
  tryAgain: 'Try again',
  finish: 'Finish mission',
  finishing: 'Please wait',
  leaveReview: 'Close review',
  hint: 'Arrow keys or swipe.',
  hintChoose: (last: string) => `Choose with A to ${last}, answer with the same key or Enter.`,
  hintChooseMany: (last: string) => `Choose with A to ${last}, answer with Enter.`,
  minutesLeft: (minutes: number) => `${number(minutes)} min left`,
  lastCard: 'Last card',
  saved: 'Saved',
  saving: 'Saving',
  unsent: (n: number) => plural(n, { one: '# unsent', other: '# unsent' }),
  unsentText: 'Kept on this device. It will be sent when you are back online.',
  sendNow: 'Send now',
  choose: (n: number) => `Choose ${number(n)}`,
  chosen: (have: number, need: number) => `${number(have)} of ${number(need)} chosen`,
  chooseFirst: 'Choose an answer first.',
  chooseMore: (need: number) =>
    `Choose ${plural(need, { one: '# more answer', other: '# more answers' })}.`,
  chooseFewer: (over: number) =>
    `Deselect ${plural(over, { one: '# answer', other: '# answers' })}.`,
  answerWaits:
    'Kept on this device. It will be sent when you are back online, and then you will see the explanation.',
  answerFailed: 'Your answer was not sent. Your choice is kept.',
  answeredElsewhere: 'You answered this question before. That answer counts.',
  outcome: 'Your answer and the right one',
  yours: 'Your answer',
  right: 'Right',
  yoursRight: 'Your answer, right',
  missed: 'Right, not chosen',
  feedbackRight: 'Right.',
  feedbackRightText: 'Go on when you are ready.',
  /** With what a first right answer has just been paid. */
  firstRight: (paid: number, all: number) =>
    `The first right answer in this mission earns ${number(paid)} of its ${number(all)} XP right away. The rest comes at the end.`,
  feedbackWrong: 'Not quite.',
  feedbackWrongText: 'Here is why.',
  /** What is said aloud when the answer comes. */
  sayRight: 'Right.',
  sayWrong: (letters: string) => `Not quite. Right: ${letters}.`,
  whyNot: (letter: string) => `Why not ${letter}`,
  why: (letter: string) => `Why ${letter}`,
  principle: 'The principle',
  /** The options that were neither chosen nor right; a question has six options at most. */
  rest: (n: number) =>
    ['', 'The other one', 'The other two', 'The other three', 'The other four'][n] ??
    `The other ${number(n)}`,
  source: (ref: string) => `Source: ${ref}`,
  finishFailed: 'The mission is not finished yet.',
  finishKept: (cards: number, answers: number) =>
    `Kept on the server: ${plural(cards, { one: '# card', other: '# cards' })} and ${plural(answers, { one: '# answer', other: '# answers' })}.`,
  finishUnsent: (n: number) =>
    `Kept on this device until you are back online: ${plural(n, { one: '# card', other: '# cards' })}.`,
  notComplete: 'Some cards are still open. They are marked on the line above.',
  openFirst: 'Go to the open card',
  /** On a card that ends with a choice of the learner's company. */
  chooseCompany: 'Choose a company',
  companyFirst: 'The mission ends with your choice.',
  intro: {
    deliverable: 'What you make:',
    made: 'What you made:',
    openMade: 'Open it',
    about: 'Mission',
    start: 'Start mission',
    /** A locked lesson, read before it is open. */
    read: 'Read it as a recap',
    readText:
      'You can read it now, without its questions and without XP. It counts once it is open.',
    locked: 'This mission is locked',
    lockedText: (mission: string) => `It opens when “${mission}” is done.`,
    lockedSteps: (n: number) =>
      plural(n, {
        one: 'It opens after # activity:',
        other: 'It opens after # activities, in this order:',
      }),
    lockedTextPlain: 'Complete previous missions to unlock this one.',
    open: (mission: string) => `Open “${mission}”`,
    all: 'All missions',
  },
  /** What differs where the activity is an item of the path, not a mission. */
  item: {
    screen: 'Learning',
    loading: 'Loading your cards',
    failed: 'The cards did not load',
    leave: 'Leave, progress is kept',
    cards: 'Cards',
    finish: 'Finish',
    finishFailed: 'It is not finished yet.',
    intro: {
      start: 'Start',
      locked: 'This is still locked',
      lockedTextPlain: 'Finish the station before it in the curriculum first.',
      all: 'Curriculum',
    },
    done: {
      screen: 'Done',
      title: 'Done!',
      again: 'You have finished this before. XP counts only once.',
      section: (phase: string) => `Phase done: ${phase}`,
      next: 'Next',
      say: (xp: number, total: number) =>
        `Done. ${number(xp)} XP earned, now ${number(total)} XP toward your level.`,
    },
  },
  /** A test that opens a phase. */
  testOut: {
    finish: 'Open the phase',
    title: 'Phase open!',
    opened: 'You passed the test: the phase is open. You can still earn the XP of its items.',
    again: 'You have passed this test before. The phase is open.',
  },
  done: {
    perfect: (n: number) => `A perfect round: all ${number(n)} right.`,
    screen: 'Mission done',
    title: 'Mission done!',
    again: 'You have finished this mission before. XP counts only once.',
    xp: (xp: number) => `+${number(xp)} XP`,
    /** What makes the level: not all that was earned, which is named so. */
    total: (xp: number) => `${number(xp)} XP toward your level`,
    paceLimit: (minutesDone: number, within: number) =>
      `Quick work! ${number(minutesDone)} minutes of study in ${number(within)} is too much to count for XP. It still counts as done.`,
    paceLimitNext: 'Take your time with the next one, and it counts again.',
    boost: (xp: number) => `${number(xp)} XP of that is from your boost, for you to spend.`,
    events: (n: number) => plural(n, { one: 'Event goal reached', other: 'Event goals reached' }),
    beyondDay: (beyond: number, earned: number) =>
      beyond < earned
        ? `${number(beyond)} of the ${number(earned)} XP are beyond today's limit: you can spend them, but they do not count toward your level.`
        : `The ${number(earned)} XP are beyond today's limit: you can spend them, but they do not count toward your level.`,
    level: 'Level',
    /** Under the share of the way to the next level. */
    toLevel: (level: string) => `toward level ${level}`,
    toNext: (xp: number, level: string) => `${number(xp)} XP to level ${level}`,
    highest: 'The highest level',
    share: (percent: number) => `${number(percent)}%`,
    streak: 'Streak',
    streakDays: (days: number) => plural(days, { one: '# day', other: '# days' }),
    streakUp: 'One more day on the line.',
    streakSame: 'Today counts.',
    shield: 'A shield saved your streak on a day without study.',
    checks: 'Check questions',
    checksRight: (right: number, total: number) => `${number(right)} of ${number(total)} right`,
    /** Below how many were right. */
    checksPay: (xp: number) =>
      `The ${number(xp)} XP are for finishing: a wrong answer costs none of them.`,
    /** The same, where the first right answer was paid at once. */
    checksPayParts: (first: number, xp: number) =>
      `${number(first)} of the ${number(xp)} XP came with your first right answer, ${number(xp - first)} for finishing: a wrong answer costs none of them.`,
    /** The same as `checksRight`, where what was missed was right when asked again. */
    checksAtFirst: (right: number, total: number) =>
      `${number(right)} of ${number(total)} right at first`,
    checksAgain: (n: number) =>
      plural(n, { one: '# more right when asked again', other: '# more right when asked again' }),
    tasks: 'Tasks',
    taskPoints: (points: number, outOf: number) =>
      `${number(points)} of ${plural(outOf, { one: '# point', other: '# points' })}`,
    /** Beside them: what one's own rating would still bring. */
    taskPointsUnrated: (points: number) =>
      `${plural(points, { one: '# of them waits', other: '# of them wait' })} for your rating: open it again.`,
    badge: 'Badge earned',
    badges: (n: number) => plural(n, { one: 'Badge earned', other: 'Badges earned' }),
    unlocked: (n: number) => plural(n, { one: 'Also open now', other: 'Also open now' }),
    /** Of an item that the learner's track does not ask for. */
    optional: 'Optional on your track: your percentage and the time remaining stay as they are.',
    unlockedMore: (n: number) => plural(n, { one: 'and # more', other: 'and # more' }),
    unlockedMission: 'Mission',
    section: (section: string) => `Section done: ${section}`,
    remember: 'Key takeaway',
    onward: 'Where to go now',
    next: 'Next mission',
    nextIs: (mission: string, minutes: number) => `${mission}, ${number(minutes)} min`,
    dashboard: 'Back to dashboard',
    levelUp: 'Level reached',
    levelUpAny: 'Press any key or tap to go on',
    say: (xp: number, total: number) =>
      `Mission done. ${number(xp)} XP earned, now ${number(total)} XP toward your level.`,
    sayLevel: (level: string) => `Level reached: ${level}.`,
  },
  /** What was missed, asked once more before the end. */
  again: {
    offer: (n: number) =>
      plural(n, { one: 'Repeat the one you missed', other: 'Repeat the # you missed' }),
    of: (n: number, total: number) => `Once more, ${number(n)} of ${number(total)}`,
    skip: 'Skip and finish',
    /** All questions of an activity that is done, at the end of its review. */
    offerAll: (n: number) =>
      plural(n, { one: 'Answer its question again', other: 'Answer its # questions again' }),
    paysNothing: 'To check what you remember: no XP, and your first answer stays as it was.',
    over: 'Back to the review',
  },
  /** A picture whose places are touched. */
  touch: {
    places: 'Places in the picture',
    pieces: 'Pieces to place',
    ask: 'Press the marked places to see what they are.',
    askPlace: 'Choose a piece, then the place where it belongs.',
    seen: 'opened',
    miss: 'Not there.',
    opened: (n: number, total: number) => `${number(n)} of ${number(total)} opened`,
    placed: (n: number, total: number) => `${number(n)} of ${number(total)} in place`,
  },
};

// The report of a finished attempt, and the review of its questions.
import {
  clock,
  minutes as minutesOf,
  missedInBrackets,
  number,
  plural,
  wrongAndOpen,
} from './words.ts';

export const report = {
  screen: (paper: string) => `${paper}, report`,
  title: (paper: string) => `${paper}, your report`,
  crumb: 'Report',
  loading: 'Loading your report...',
  failed: 'The report did not load',
  failedText: 'It is kept on the server. Check the connection and try again.',
  notFound: 'This report does not exist',
  notFoundText: 'It may belong to another account. Your own attempts are listed in Exam Mode.',
  open: 'This attempt is still running',
  openText: 'Its report opens when you submit it or when its time is up.',
  resume: 'Resume',
  /** @param questions as `answeredOf` tells them */
  taken: (date: string, questions: string, time: string, limit: string) =>
    `${date}, ${questions} in ${time} of ${limit}`,
  answeredOf: (answered: number, total: number) =>
    answered < total
      ? `${number(answered)} of ${plural(total, { one: '# question', other: '# questions' })} answered`
      : plural(total, { one: '# question', other: '# questions' }),
  expired: (date: string, questions: number, limit: string) =>
    `${date}, ${plural(questions, { one: '# question', other: '# questions' })}, all ${limit} used`,
  expiredNote: (answered: number, total: number) =>
    `The time ran out. What was saved by then is graded: ${number(answered)} of ${number(total)} answered.`,
  /** Papers that run without a clock. */
  untimed: {
    taken: (date: string, questions: number) =>
      `${date}, ${plural(questions, { one: '# question', other: '# questions' })}, no clock`,
    closed: (answered: number, total: number) =>
      `It closed a day after you started. What was saved by then is graded: ${number(answered)} of ${number(total)} answered.`,
  },
  /** A practice that its time has ended. */
  notReached: (n: number) =>
    plural(n, {
      one: '# question was not reached: it counts neither as right nor as wrong.',
      other: '# questions were not reached: they count neither as right nor as wrong.',
    }),
  passed: 'Passed',
  notPassed: 'Not passed',
  lines: {
    own: (percent: number) => `You needed ${number(percent)}%`,
    exam: (percent: number) => `The real exam asks for ${number(percent)}%`,
    part: ({ from, to }: { from: number; to: number }, percent: number) =>
      `Questions ${number(from)} to ${number(to)}, ${number(percent)}% needed`,
    reached: 'reached',
    missed: 'not reached',
  },
  right: (right: number, total: number) => `${number(right)} of ${number(total)} right`,
  points: (points: number, max: number) =>
    `${number(points)} of ${plural(max, { one: '# point', other: '# points' })}`,
  /** Beside what was right: what was not, and what was left open. */
  wrongAndOpen,
  /** The same where questions have points: those that did not bring all of theirs. */
  notFullAndOpen: (notFull: number, open: number) =>
    [
      ...(notFull > 0 ? [`${number(notFull)} wrong or partly right`] : []),
      ...(open > 0 ? [`${number(open)} left open`] : []),
    ].join(', '),
  notReachedOf: (n: number) => `${number(n)} not reached`,
  interval: (low: number, high: number) =>
    `Your true score likely lies between ${number(low)}% and ${number(high)}%.`,
  /** Where some were left open: what was right of those that were answered. */
  ofAnswered: (right: number, answered: number, percent: number) =>
    `Of the ${plural(answered, { one: '# question', other: '# questions' })} you answered, ${number(right)} right: ${number(percent)}%.`,
  /** What stands after the large number of a score. */
  percentSign: '%',
  scale: (percent: number, low: number, high: number) =>
    `${number(percent)}%, likely between ${number(low)} and ${number(high)}%`,
  xp: (xp: number) => `+${number(xp)} XP`,
  /** Why submitting it brought no XP. */
  unpaid: {
    today:
      "Submitting it earned no XP: you already earned today's for this one. It earns XP again tomorrow.",
    thatDay: "Submitting it earned no XP: you had already earned that day's for this one.",
    few: (from: number) =>
      `Submitting it earned no XP: it does from ${plural(from, { one: '# answer', other: '# answers' })} on.`,
  },
  outcome: {
    title: 'What you earned',
    say: (xp: number, total: number) =>
      `${number(xp)} XP earned, now ${number(total)} XP toward your level.`,
    submitted: (xp: number) => `${number(xp)} XP for submitting it.`,
    firstPass: (xp: number) => `${number(xp)} XP for passing it for the first time.`,
    answers: (xp: number, today: number, perDay: number) =>
      `${number(xp)} XP from correct answers. Today: ${number(today)} of ${number(perDay)} XP for answers.`,
    answersNone: (today: number, perDay: number) =>
      `No XP from answers this time: a correct one earns XP once a day for each question. Today: ${number(today)} of ${number(perDay)} XP for answers.`,
  },
  next: {
    title: 'What to do next',
    missedText:
      'What you got wrong, or saw and left open, comes back until you get it right in an exam or practice.',
    /** A practice that asks fewer questions at once than wait for it. */
    missedAtOnce: (atOnce: number) => `It asks ${number(atOnce)} at a time.`,
    /** Of all that wait, how many were missed here, fewer than all, and how many of these were left open. */
    missedHere: (own: number, all: number, open: number) =>
      own === 0
        ? plural(all, {
            one: 'It is from before this attempt.',
            other: 'All # are from before this attempt.',
          })
        : `${plural(own, {
            one: `# of the ${number(all)} is from this attempt`,
            other: `# of the ${number(all)} are from this attempt`,
          })}${missedInBrackets(own, open)}.`,
    /** Left open in this attempt without having been seen: they are no missed questions. */
    neverOpened: (n: number) =>
      plural(n, {
        one: '# question that you left open here was never on your screen: it stays new.',
        other: '# questions that you left open here were never on your screen: they stay new.',
      }),
    /** More missed questions, in another practice. */
    missedIn: (n: number, title: string, open: number) =>
      `Practice ${number(n)} more in “${title}”${missedInBrackets(n, open)}`,
    weakest: 'What went least well here.',
    /** Of a topic: nothing was wrong in any, and in none was more left open. */
    mostOpen: 'Nothing you answered was wrong; no other topic has more left open.',
    /** How many of the missed questions name the lesson, its minutes, and how many of them were left open. */
    read: (missed: number, minutes: number, open: number) =>
      `${plural(missed, { one: 'Explains # question that you missed', other: 'Explains # questions that you missed' })}${missedInBrackets(missed, open)}, ${number(minutes)} min`,
    /** After the reason of a suggestion. */
    isNext: 'It is also the next step of the course.',
    open: 'Open',
    openNamed: (what: string) => `Open ${what}`,
    /** Of the activity. */
    study: (minutes: number) => `${number(minutes)} min`,
    practise: 'Practice questions you have not seen',
    unseenFirst: 'New questions first.',
    paperText: 'Suggested in Exam Mode.',
  },
  /** Less than half of it was answered. */
  half: {
    text: 'Less than half was answered: it is left out of scored attempts, passes and averages. What you answered still counts for its topics and for missed questions.',
    xp: 'Submitting it earned no XP.',
    /** Right answers of a practice pay by themselves. */
    xpAnswers: (xp: number) =>
      `Submitting it earned nothing: the ${number(xp)} XP are for correct answers.`,
  },
  tooQuick: {
    text: 'Quick work! It was answered faster than its words can be read, so it is left out of your figures and your missed questions. Every answer is explained below, and you can take it again.',
    /** The other reason, beside it. */
    half: 'Less than half was answered, too.',
    xp: 'It brings no XP either.',
  },
  blank: (n: number) =>
    plural(n, {
      one: '# question was left open and is not counted here.',
      other: '# questions were left open and are not counted here.',
    }),
  words: 'Fatigue and changed answers',
  /** What became of the list whose questions were asked. */
  list: (left: number, waiting: number) =>
    `You have cleared ${left === 0 ? 'no missed question' : plural(left, { one: '# missed question', other: '# missed questions' })}; ${waiting === 0 ? 'none is waiting' : plural(waiting, { one: '# is still waiting', other: '# are still waiting' })}.`,
  again: 'Try again',
  againQuick: 'Practice again',
  reviewAll: (n: number) => `Review ${plural(n, { one: 'the answer', other: 'all # answers' })}`,
  objectives: {
    title: 'By topic',
    nothingAnswered:
      'Nothing was answered, so no topic says anything yet. Take it again, and answer what you can.',
    order: 'Lowest first.',
    /** The same where questions were left open: they are no wrong answers. */
    orderAnswered: 'Most wrong among your answers first.',
    /** Questions without an answer; pace and quarters, which leave them out, say so. */
    blank: (n: number) =>
      plural(n, {
        one: '# question was left open: it scores nothing, here as in the total.',
        other: '# questions were left open: they score nothing, here as in the total.',
      }),
    objective: 'Topic',
    score: 'Score',
    right: 'Right',
    points: 'Points',
    of: (right: number, total: number) => `${number(right)} of ${number(total)}`,
    /** Of a topic, behind how many of all were right. */
    leftOpen: (n: number) => `(${number(n)} left open)`,
    keyScore: 'score',
    keyInterval: 'likely range (95%)',
    /** Why no topic's percentage has a likely range. */
    noIntervals: (from: number) =>
      `With fewer than ${plural(from, { one: '# answer', other: '# answers' })} these percentages say little: chance decides too much.`,
    noIntervalsOpen:
      'With more than a tenth left open these percentages say little about what you know.',
    /** Why some topics say only how many were right. */
    few: (from: number) =>
      `Topics with fewer than ${plural(from, { one: '# question', other: '# questions' })} stand last and have no percentage: chance decides too much.`,
    /** The same where no topic has that many. */
    allFew: (from: number) =>
      `No topic has ${plural(from, { one: '# question', other: '# questions' })} here, so none has a percentage: chance would decide too much.`,
    /** Topics that were asked about and left open from end to end: their names follow. */
    untouched: (n: number) =>
      plural(n, { one: '# topic without an answer', other: '# topics without an answer' }),
    lineOwn: (percent: number) => `here ${number(percent)}%`,
    lineExam: (percent: number) => `exam ${number(percent)}%`,
    linePass: (percent: number) => `pass ${number(percent)}%`,
    percent: (percent: number) => `${number(percent)}%`,
    between: (low: number, high: number) => `between ${number(low)} and ${number(high)} percent`,
  },
  pace: {
    title: 'Pace',
    figure: (own: string, budget: string) => `${own} a question; your clock gave ${budget}`,
    /** What its height counts. */
    axis: 'Questions answered',
    none: 'No time was recorded on any question.',
    you: 'you',
    even: 'even pace',
    exam: 'exam pace',
    examText: (each: string, questions: number, minutes: number) =>
      `The real exam gives you ${each} a question: at that pace, ${number(questions)} questions take ${minutesOf(minutes, { one: '# minute', other: '# minutes' })}.`,
    scenariosText: (count: number, minutes: number, each: string) =>
      `The real exam asks ${number(count)} longer scenarios in ${number(minutes)} minutes, ${each} each: this pace says nothing about it.`,
    minutes: (minutes: number) => `${clock(minutes)} min`,
    /** On the axis, beside the unit. */
    at: (minutes: number) => clock(minutes),
    ahead: (rest: string) => `You left ${rest} unused.`,
    chart: (questions: number, minutes: number, limit: number) =>
      `Questions over the minutes spent on them: ${number(questions)} in ${number(minutes)} of ${minutesOf(limit, { one: '# minute', other: '# minutes' })}.`,
  },
  levels: {
    title: 'By domain and level',
    /** Where no level is told. */
    plainTitle: 'By domain',
    /** In place of levels. */
    half: 'Less than half of this exam was answered, so no level is given: it would say what was left open, not what you know.',
    tooQuick: 'This exam was answered too quickly to count, so no level is given.',
    group: 'Domain',
    level: 'Level',
    between: 'Likely range (95%)',
    span: (low: number, high: number) => `${number(low)} to ${number(high)}%`,
    from: (percent: number) => `from ${number(percent)}%`,
  },
  blocks: {
    title: 'By block',
    block: 'Questions',
    time: 'Time each',
    range: (from: number, to: number) => `${number(from)} to ${number(to)}`,
    budget: (each: string) => `Your clock gave ${each} a question.`,
    fatigue: {
      few: 'Too few answers in the first or the last block to say whether you tired.',
      none: 'The last block went as well as the first, as far as this many answers can show.',
      fall: 'The last block fell behind the first by more than chance explains: a break before it may help.',
    },
  },
  quarters: {
    title: 'By quarter',
    range: (from: number, to: number) => `${number(from)} to ${number(to)}`,
    bar: (right: number, total: number) => `${number(right)} of ${number(total)} right`,
    points: (points: number, max: number) =>
      `${number(points)} of ${plural(max, { one: '# point', other: '# points' })}`,
    tired: 'The last quarter fell behind: a short break before it, or an earlier finish, may help.',
    tiredHalf: 'The second half fell behind: a short break in the middle may help.',
    steady: 'The last quarter kept up with the others.',
    /** Of a quarter, below how many of it were right. */
    leftOpen: (n: number) => `${number(n)} left open`,
    /** Behind what is said of tiring. */
    judged: 'That compares only what you answered.',
  },
  /** What was said of the answers before they were explained. */
  sureness: {
    title: 'How sure you were',
    said: 'You said',
    sure: 'Sure',
    fairly: 'Fairly sure',
    guess: 'A guess',
    sureWrong: (n: number) =>
      plural(n, {
        one: '# answer that you were sure of was wrong. Read its reasons first.',
        other: '# answers that you were sure of were wrong. Read their reasons first.',
      }),
    guessRight: (n: number) =>
      plural(n, {
        one: '# guess was right. Make sure you know why.',
        other: '# guesses were right. Make sure you know why.',
      }),
    holds: 'What you were sure of was right.',
    show: 'Show them',
  },
  changes: {
    title: 'Changed answers',
    none: 'Your final answers were all your first ones.',
    changed: (n: number) =>
      plural(n, { one: 'You changed # answer.', other: 'You changed # answers.' }),
    toRight: (n: number) => plural(n, { one: '# became right', other: '# became right' }),
    toWrong: (n: number) => plural(n, { one: '# became wrong', other: '# became wrong' }),
    stayed: (n: number) => plural(n, { one: '# stayed wrong', other: '# stayed wrong' }),
    gained: (n: number) =>
      plural(n, { one: '# more right by changing.', other: '# more right by changing.' }),
    lost: (n: number) =>
      plural(n, { one: '# fewer right by changing.', other: '# fewer right by changing.' }),
    even: 'Nothing gained, nothing lost.',
    gainedText: 'Your second thoughts helped.',
    /** In its place, where flagged questions became right. */
    gainedFlaggedText: 'Your second thoughts helped: keep flagging.',
    lostText:
      'Your first answer was often the better one: change it only for a reason you can name.',
  },
  review: {
    title: 'All answers',
    lead: 'Open a question to see why each option is right or wrong.',
    gone: (n: number) =>
      plural(n, {
        one: '# question has been retired since then: its mark counts, but its text is no longer kept.',
        other:
          '# questions have been retired since then: their marks count, but their texts are no longer kept.',
      }),
    filters: 'Which questions',
    filter: {
      all: 'All',
      wrong: 'Wrong',
      /** In place of `wrong` where an answer brought some of its points. */
      wrongOrPartly: 'Wrong or partly',
      /** Said to be sure, and wrong; only where there is one. */
      sure: 'Sure but wrong',
      flagged: 'Flagged',
      changed: 'Changed',
      unanswered: 'Left open',
    },
    shown: (n: number) => plural(n, { one: '# question shown', other: '# questions shown' }),
    none: {
      all: 'This attempt has no questions any more.',
      wrong: 'No wrong answer.',
      sure: 'Nothing you were sure of was wrong.',
      flagged: 'You flagged nothing.',
      changed: 'Your final answers were all your first ones.',
      unanswered: 'Everything was answered.',
    },
    number: (n: number) => `Question ${number(n)}`,
    right: 'right',
    wrong: 'wrong',
    partly: (points: number, max: number) => `${number(points)} of ${number(max)} points`,
    unanswered: 'left open',
    notReached: 'not reached',
    flagged: 'flagged',
    changed: 'changed',
    hidden: 'not shown yet',
    hiddenText:
      'This question is part of an exam you are taking now. Its answer opens when that exam ends.',
    time: (time: string) => `Time on it: ${time}`,
    difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    confidence: {
      sure: 'You were sure',
      fairly: 'You were fairly sure',
      guess: 'You guessed',
    },
    first: 'Your first answer:',
  },
};

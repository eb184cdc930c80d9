// A running attempt: questions, clock, saving, handing in, and what leads back into it.
import { minutes as minutesOf, number, plural } from './words.ts';

const questions = (n: number): string => plural(n, { one: '# question', other: '# questions' });
const minutes = (n: number): string => minutesOf(n, { one: '# minute', other: '# minutes' });

export const attempt = {
  screen: 'Attempt',
  loading: 'Loading your attempt',
  failed: 'Your attempt did not load',
  failedText:
    'Your answers are saved, and the clock keeps running. Check the connection and try again.',
  title: (n: number, total: number, paper: string) =>
    `Question ${number(n)} of ${number(total)}, ${paper}`,
  facts: (n: number, total: number) => `${questions(n)}, ${minutes(total)}`,
  leave: (time: string) =>
    `Leave for now: your answers are saved, the clock keeps running until ${time}`,
  /** Once it was left while it runs. */
  left: {
    clock: (time: string) => `The clock keeps running until ${time}`,
    noClock: 'You left it for now',
  },
  leaveShort: 'Leave',
  questionOf: (n: number, total: number) => `Question ${number(n)} of ${number(total)}`,
  flag: 'Flag',
  flagged: 'Flagged',
  saved: (time: string) => `Saved ${time}`,
  saving: 'Saving',
  unsent: (n: number) => plural(n, { one: '# unsent', other: '# unsent' }),
  unsentText: 'Kept on this device. It will be sent when you are back online.',
  sendNow: 'Send now',
  offlineText:
    'Keep going: your answers are kept on this device and sent when you are back online. The clock keeps running.',
  conflict: (n: number) =>
    plural(n, {
      one: 'One answer was changed on another device in the meantime, and that one counts:',
      other: '# answers were changed on another device in the meantime, and those count:',
    }),
  understood: 'OK',
  timeLeft: 'Time left',
  hideTimer: 'Hide the timer',
  showTimer: 'Show the timer',
  minutesLeft: (n: number) => plural(n, { one: '# minute left', other: '# minutes left' }),
  answered: 'Answered',
  incomplete: 'Incomplete',
  answeredOf: (n: number, total: number) => `${number(n)} of ${number(total)} answered`,
  submit: 'Submit Exam',
  finish: 'Finish Quiz',
  previous: 'Previous',
  next: 'Next',
  check: 'Check answer',
  move: 'Move between questions',
  answerFirst: 'Answer this question to go on, or skip it.',
  answerLast: 'Answer this last question, or finish without it.',
  /** Of a quiz, on its last question: others have no answer yet. */
  moreOpen: (n: number) => plural(n, { one: '# more is open.', other: '# more are open.' }),
  /** Goes on without an answer. */
  skip: 'Skip',
  skipLast: 'Finish without it',
  navigator: {
    title: 'Questions',
    open: (n: number, total: number) => `Questions: ${number(n)} of ${number(total)} answered`,
    close: 'Close questions',
    question: (n: number) => `Question ${number(n)}`,
    answered: 'answered',
    notAnswered: 'not answered',
    incomplete: 'incomplete',
    flagged: 'flagged',
    current: 'Current',
    keys: {
      choose: (first: string, last: string) => `${first} to ${last} choose`,
      strike: 'Shift and a letter strike out',
      flag: 'F flags',
      move: 'arrows move',
      next: 'Enter goes on',
    },
  },
  feedback: {
    right: 'Right.',
    wrong: 'Not quite.',
    part: 'Not the best answer.',
    withheld:
      'Your answer is in. The explanation opens when your current exam ends, because that exam asks this question too.',
    waits:
      'Your answer is kept on this device. It will be sent when you are back online, and then you will see the explanation.',
  },
  confidence: {
    ask: 'How sure are you?',
    /** Beside the question: nothing waits for it. */
    free: 'You can leave this out.',
    sure: 'Sure',
    fairly: 'Fairly sure',
    guess: 'A guess',
  },
  dialog: {
    openTitle: (n: number) =>
      `Submit with ${plural(n, { one: '# open question', other: '# open questions' })}?`,
    title: 'Submit now?',
    /** Of a quiz, whose button finishes it. */
    finishOpenTitle: (n: number) =>
      `Finish with ${plural(n, { one: '# open question', other: '# open questions' })}?`,
    finishTitle: 'Finish now?',
    openText: 'Not answered',
    incompleteText: (n: number) => plural(n, { one: '# incomplete', other: '# incomplete' }),
    uncheckedText: 'Chosen, not checked: it counts as you chose it',
    flaggedText: 'Flagged',
    showAll: (n: number) => `Show all ${number(n)}`,
    allAnswered: 'Every question has an answer.',
    /** As the clock of the room shows it. */
    left: (clock: string) => `You have ${clock} left.`,
    leftShort: 'You have less than a minute left.',
    final: 'It cannot be reopened after you submit.',
    finishFinal: 'It cannot be reopened after you finish.',
    unsent: (n: number) =>
      plural(n, {
        one: '# answer is still on this device. It will be submitted too.',
        other: '# answers are still on this device. They will be submitted too.',
      }),
    half: 'Less than half is answered: it would be left out of scored attempts, passes and averages. What you answered would still count for its topics and for missed questions.',
    halfXp: 'Submitting it would earn no XP.',
    keep: 'Keep working',
    close: 'Close',
    jump: (n: number) => `Go to question ${number(n)}`,
    failed: 'It was not submitted. Your answers are kept on this device.',
    submitting: 'Submitting',
  },
  over: {
    timeUp: 'Time is up',
    sending: 'Your last answers are being sent.',
    waiting:
      'Your last answers are waiting for a connection. Everything the server already has counts either way.',
    done: 'Your answers are in, and your report is ready.',
    elsewhere: 'This attempt has ended',
    elsewhereText: 'It was submitted in another tab or on another device. The report is ready.',
    expiredText: 'Its time ran out. Everything that was saved by then counts.',
    lost: (n: number) =>
      plural(n, {
        one: '# change on this device came too late and does not count.',
        other: '# changes on this device came too late and do not count.',
      }),
    report: 'See the report',
  },
  pause: {
    here: (at: number, count: number, answered: number, total: number) =>
      `Block ${number(at)} of ${number(count)}: ${number(answered)} of ${number(total)} answered`,
    /** Before the whole exam is submitted: where its open questions are. */
    openBefore: (here: number, before: number) =>
      `${
        here === 0
          ? 'Every question of this block is answered.'
          : plural(here, {
              one: '# of them is in this block.',
              other: '# of them are in this block.',
            })
      } ${plural(before, {
        one: '# is in a finished block and can no longer be answered.',
        other: '# are in finished blocks and can no longer be answered.',
      })}`,
    finishTitle: (at: number) => `Finish block ${number(at)} now?`,
    noWayBack: (next: number, from: number, to: number) =>
      `You can't come back to these questions. Block ${number(next)} has questions ${number(from)} to ${number(to)}.`,
    offerText: (minutes: number) =>
      `You can take a break of up to ${plural(minutes, { one: '# minute', other: '# minutes' })} first. The clock stops while you do.`,
    notFinished:
      'The block is not finished yet: something did not reach the server. Check the connection and try again.',
    finish: (at: number) => `Finish block ${number(at)}`,
    facts: (at: number, count: number, from: number, to: number) =>
      `Block ${number(at)} of ${number(count)}, questions ${number(from)} to ${number(to)}`,
    begun: (before: number, at: number, from: number, to: number) =>
      `Block ${number(before)} is finished. This is block ${number(at)}, questions ${number(from)} to ${number(to)}.`,
    late: (n: number) =>
      plural(n, {
        one: '# answer arrived after its block was finished and does not count.',
        other: '# answers arrived after their block was finished and do not count.',
      }),
    take: 'Take the break',
    skip: 'Go on without it',
    title: 'Break',
    text: 'The exam clock is stopped. It starts again by itself when the break is over.',
    left: 'Break left',
    end: 'End the break',
    failed: 'The break was not taken. Check the connection and try again.',
  },
  part: {
    here: (at: number, count: number, answered: number, total: number) =>
      `Part ${number(at)} of ${number(count)}: ${number(answered)} of ${number(total)} answered`,
    openBefore: (here: number, before: number) =>
      `${
        here === 0
          ? 'Every question of this part is answered.'
          : plural(here, {
              one: '# of them is in this part.',
              other: '# of them are in this part.',
            })
      } ${plural(before, {
        one: '# is in a part that is over and can no longer be answered.',
        other: '# are in parts that are over and can no longer be answered.',
      })}`,
    facts: (at: number, count: number, of: number) =>
      `Part ${number(at)} of ${number(count)}, ${minutes(of)}`,
    end: (at: number) => `End part ${number(at)}`,
    title: (at: number) => `End part ${number(at)} now?`,
    text: (next: number, from: number, to: number, of: number) =>
      `You can't come back to these questions. Part ${number(next)}, questions ${number(from)} to ${number(to)}, starts at once and has ${minutes(of)} of its own: the time left here is not carried over.`,
    ending: 'Ending the part',
    failed: 'The part was not ended. Check the connection and try again.',
    begun: (before: number, at: number, from: number, to: number) =>
      `Part ${number(before)} is over. This is part ${number(at)}, questions ${number(from)} to ${number(to)}, with a clock of its own.`,
    open: 'Open book: press Reference.',
    late: (n: number) =>
      plural(n, {
        one: '# answer arrived after its part was over and does not count.',
        other: '# answers arrived after their part was over and do not count.',
      }),
  },
  book: {
    open: 'Reference',
    title: 'Reference',
    close: 'Close the reference',
    search: 'Search the reference',
    clear: 'Clear the search',
    found: (what: string) => `Found: ${what}`,
    counted: {
      phases: (n: number) => plural(n, { one: '# phase', other: '# phases' }),
      techniques: (n: number) => plural(n, { one: '# technique', other: '# techniques' }),
      terms: (n: number) => plural(n, { one: '# term', other: '# terms' }),
    },
    none: 'Nothing fits.',
    parts: 'Parts of the reference',
    phases: 'Phases',
    techniques: 'Techniques',
    terms: 'Glossary',
    inputs: 'Inputs',
    steps: 'Steps',
    outputs: 'Outputs',
    readOn: 'Read on in the standard',
    anyPhase: 'Any phase',
    step: (n: number) => `Step ${number(n)}`,
    line: {
      objective: 'Objective',
      input: 'Input',
      output: 'Output',
      purpose: 'What for',
      usedIn: 'Used in',
      explanation: 'Explanation',
    },
    more: (n: number) => plural(n, { one: 'and # more place', other: 'and # more places' }),
    related: 'Related',
    about: 'Written in our own words. In the exam itself, the book is the standard.',
    loading: 'Loading the reference',
    failed: 'The reference did not load.',
  },
  /** On the screen of papers whose exam has one. */
  calculator: {
    title: 'Calculator',
    close: 'Close the calculator',
    display: 'Result',
    /** Of a division by zero, and of what has too many digits. */
    noResult: 'No result',
    /** On the key that clears. */
    clear: 'C',
    /** What keys are called where they are read out. */
    keys: {
      '+': 'plus',
      '-': 'minus',
      '*': 'times',
      '/': 'divided by',
      '.': 'decimal point',
      '=': 'equals',
      '%': 'percent',
      root: 'square root',
      sign: 'plus or minus',
      clear: 'clear',
      back: 'delete the last digit',
    },
  },
  /** Papers that run without a clock. */
  untimed: {
    leave: 'Leave for now: your answers are saved',
    running: 'No clock',
  },
  /** Papers whose questions have seconds of their own. */
  paced: { running: 'A clock for each question' },
  /** The pace of the real exam, where the paper gives another. */
  pace: {
    at: (n: number, total: number) => `Now at exam pace: ${number(n)} of ${number(total)}`,
    show: "Show the exam's pace",
  },
  running: {
    label: 'Running attempts',
    text: (paper: string) => `${paper} is running`,
    left: (time: string) => `${time} left`,
    resume: 'Resume',
    resumeNamed: (paper: string) => `Resume ${paper}`,
    more: (n: number) => `${number(n)} more`,
  },
  givingUp: {
    short: 'Give up',
    action: 'Give up this attempt',
    named: (paper: string) => `Give up ${paper}`,
    title: 'Give up this attempt?',
    dropped:
      'None of it is kept: it earns no XP, does not count toward your average, and what you missed is not added to your missed questions. To keep your answers, finish it instead.',
    graded: (answered: number, total: number) =>
      `You answered ${number(answered)} of ${questions(total)}. It will be graded as it stands: unanswered questions count as wrong.`,
    keep: 'Keep it',
    confirm: 'Give it up',
    confirmGraded: 'Give up and grade',
    busy: 'Giving up',
    failed: 'It was not given up. Check the connection and try again.',
    over: 'You gave this attempt up',
    overText: 'It was not graded. You can start a new one whenever you like.',
    paper: 'Start it again',
    more: 'More',
  },
  switching: {
    title: 'Switch Course?',
    open: 'Switch course',
    saved: (time: string) => `Your answers are saved: you can resume until ${time}`,
    to: 'Course to switch to',
    stay: 'Stay in Exam',
    leave: 'Switch Course',
  },
};

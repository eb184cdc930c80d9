// A running attempt: questions, clock, saving, handing in, and what leads back into it.
import { number, plural } from '../../en-us/words.ts';

const questions = (n: number): string => plural(n, { one: '# question', other: '# questions' });
const minutes = (n: number): string => plural(n, { one: '# minute', other: '# minutes' });

export const attempt = {
  screen: 'Attempt',
  loading: 'Loading your attempt',
  failed: 'Your attempt did not load',
  failedText: 'Your answers are saved and the clock goes on. Check the connection and try again.',
  title: (n: number, total: number, paper: string) =>
    `Question ${number(n)} of ${number(total)}, ${paper}`,
  facts: (n: number, total: number) => `${questions(n)}, ${minutes(total)}`,
  leave: 'Leave for now: your answers are saved, the clock goes on',
  questionOf: (n: number, total: number) => `Question ${number(n)} of ${number(total)}`,
  flag: 'Flag',
  flagged: 'Flagged',
  saved: (time: string) => `Saved ${time}`,
  saving: 'Saving',
  unsent: (n: number) => plural(n, { one: '# unsent', other: '# unsent' }),
  unsentText: 'Kept on this device. It is sent as soon as the server answers.',
  sendNow: 'Send now',
  offlineText:
    'Go on: your answers are kept on this device and sent once you are back. The clock goes on.',
  overruled: (n: number) =>
    plural(n, {
      one: 'One answer was changed on another device meanwhile, and that one stands:',
      other: '# answers were changed on another device meanwhile, and those stand:',
    }),
  understood: 'OK',
  timeLeft: 'Time left',
  hideTimer: 'Hide the timer',
  showTimer: 'Show the timer',
  minutesLeft: (n: number) => plural(n, { one: '# minute left', other: '# minutes left' }),
  answered: 'Answered',
  answeredOf: (n: number, total: number) => `${number(n)} of ${number(total)} answered`,
  submit: 'Submit Exam',
  finish: 'Finish Quiz',
  previous: 'Previous',
  next: 'Next',
  check: 'Check answer',
  move: 'Move between questions',
  answerFirst: 'Answer this question to go on.',
  navigator: {
    title: 'Questions',
    open: (n: number, total: number) => `Questions: ${number(n)} of ${number(total)} answered`,
    short: (n: number, total: number) => `${number(n)} of ${number(total)}`,
    close: 'Close questions',
    question: (n: number) => `Question ${number(n)}`,
    answered: 'answered',
    notAnswered: 'not answered',
    flagged: 'flagged',
    current: 'Current',
    keys: {
      choose: (last: number) => `1 to ${number(last)} choose`,
      flag: 'F flags',
      move: 'arrows move',
      next: 'Enter goes on',
    },
  },
  verdict: {
    right: 'Right.',
    wrong: 'Not this time.',
    part: 'Not the best answer.',
    held: 'Your answer is in. The reasons open when your running exam has ended: it asks this too.',
    waits:
      'Your answer is kept on this device. It is sent by itself as soon as the server answers, and the reasons come with it.',
  },
  confidence: {
    ask: 'How sure are you?',
    sure: 'Sure',
    fairly: 'Fairly sure',
    guess: 'A guess',
  },
  dialog: {
    openTitle: (n: number) =>
      `Submit with ${plural(n, { one: '# open question', other: '# open questions' })}?`,
    title: 'Submit now?',
    openText: 'Not answered',
    partText: 'Not complete',
    flaggedText: 'Flagged',
    allAnswered: 'Every question has an answer.',
    left: (n: number) => `You have ${minutes(n)} left.`,
    leftShort: 'You have less than a minute left.',
    final: 'What is submitted cannot be reopened.',
    unsent: (n: number) =>
      plural(n, {
        one: '# answer is still on this device: it goes along.',
        other: '# answers are still on this device: they go along.',
      }),
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
      'Your last answers wait for the network. Whatever the server has by then counts in any case.',
    done: 'Your answers are in, and your report is ready.',
    elsewhere: 'This attempt has ended',
    elsewhereText: 'It was submitted in another tab or on another device. The report is ready.',
    expiredText: 'Its time ran out. Everything that was saved by then counts.',
    lost: (n: number) =>
      plural(n, {
        one: '# change of this device came too late and does not count.',
        other: '# changes of this device came too late and do not count.',
      }),
    report: 'See the report',
  },
  pause: {
    offer: 'Take a break?',
    offerText: (after: number, minutes: number) =>
      `Question ${number(after)} is behind you. You can take one break of up to ${plural(minutes, { one: '# minute', other: '# minutes' })} here: the clock stands still meanwhile.`,
    take: 'Take the break',
    skip: 'Go on without it',
    title: 'Break',
    text: 'The clock of the exam stands still. It goes on by itself when the break is over.',
    left: 'Break left',
    end: 'End the break',
    failed: 'The break was not taken. Check the connection and try again.',
  },
  book: {
    open: 'Reference',
    title: 'Reference',
    close: 'Close the reference',
    search: 'Search the glossary',
    phases: 'Phases',
    terms: 'Glossary',
    none: 'No term fits.',
    loading: 'Loading the reference',
    failed: 'The reference did not load.',
  },
  running: {
    label: 'Running attempts',
    text: (paper: string) => `${paper} is running`,
    left: (time: string) => `${time} left`,
    resume: 'Resume',
    resumeNamed: (paper: string) => `Resume ${paper}`,
    more: (n: number) => `${number(n)} more`,
  },
  switching: {
    title: 'Switch Course?',
    text: "You're currently in the middle of an exam. Switching courses will exit the exam and you'll lose your progress. Are you sure you want to continue?",
    saved: (time: string) => `Your answers are saved: you can resume until ${time}`,
    stay: 'Stay in Exam',
    leave: 'Switch Course',
  },
};

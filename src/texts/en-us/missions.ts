// The missions of a course, and the page of one mission.
import { number, plural } from './words.ts';

export const missions = {
  screen: 'Missions',
  title: 'Missions',
  loading: 'Loading missions...',
  failed: 'The missions did not load',
  failedText: 'Everything you did is kept on the server. Check the connection and try again.',
  /** Stands after the figure of completed missions. */
  ofCompleted: (total: number) => `of ${number(total)} completed`,
  search: 'Search missions...',
  searchLabel: 'Search missions',
  status: 'Status',
  sort: 'Sort',
  filters: {
    all: 'All',
    available: 'Available',
    in_progress: 'In progress',
    done: 'Done',
    locked: 'Locked',
  },
  sorts: {
    default: 'Default order',
    xp: 'XP reward',
    duration: 'Duration',
    title: 'Alphabetical',
  },
  sorted: (sort: string) => `All missions, ${sort.toLowerCase()}`,
  found: (n: number) => plural(n, { one: '# mission found', other: '# missions found' }),
  empty: 'No missions found',
  emptyText: 'Try adjusting your search or filter criteria',
  clear: 'Clear search and filters',
  none: 'No missions yet',
  toDashboard: 'Open the dashboard',
  noneText: (course: string) => `The missions of ${course} are still being written.`,
  sectionDone: (done: number, total: number) => `${number(done)} of ${number(total)} done`,
  step: (step: number, steps: number) => `card ${number(step)} of ${number(steps)}`,
  stepsSeen: (seen: number, steps: number) =>
    `${number(seen)} of ${plural(steps, { one: '# card', other: '# cards' })}`,
  cards: (n: number) => plural(n, { one: '# card', other: '# cards' }),
  checks: (n: number) => plural(n, { one: '# check question', other: '# check questions' }),
  /** A story that asks for something locked: what opens that, or brings it nearer. */
  needs: (activity: string) => `Needs “${activity}” first`,
  /** As the path says it of its items. */
  after: (activity: string) => `Opens after ${activity}`,
  /** Of several steps the one to do now, and how many there are. */
  afterSteps: (n: number, next: string) => `Opens after ${number(n)} activities; next: ${next}`,
  /** Where a station's lessons can be read and each of its missions is locked: what opens the first of these. */
  lessonsOpen: (next: string) => `Lessons open · its missions start to open after ${next}`,
  lessonsOpenSteps: (n: number, next: string) =>
    `Lessons open · its missions start to open after ${number(n)} activities; next: ${next}`,
  /** One of several, among other names. */
  either: (activities: string) => `one of: ${activities}`,
  /** The name of an activity in a sentence. */
  quoted: (activity: string) => `“${activity}”`,
  today: 'today',
  yesterday: 'yesterday',
  xpToEarn: (xp: number) => `+${number(xp)} XP`,
  xpEarned: (xp: number) => `${number(xp)} XP`,
  minutes: (minutes: number) => `${number(minutes)} min`,
  minutesInParts: (minutes: number, parts: number) =>
    `${number(minutes)} min in ${number(parts)} parts`,
  /** Of a story that waits for nothing but other activities. */
  minutesOfOthers: (besides: number) => `${number(besides)} min of activities`,
  minutesWith: (minutes: number, besides: number) =>
    `${number(minutes)} min, plus ${number(besides)} min of activities it asks for`,
  /** The same, where it asks for one activity alone. */
  minutesOf: (besides: number, activity: string) => `“${activity}”, ${number(besides)} min`,
  minutesWithOne: (minutes: number, besides: number, activity: string) =>
    `${number(minutes)} min, plus “${activity}”, ${number(besides)} min`,
  /** Over the one next step of the course, on a screen about something else. */
  nextStep: 'Your next step',
  /** Where the screen itself names something to do before it. */
  nextAfter: 'Then, in the course',
  /** Why that step is not the next station: it stands before what was finished last. */
  passedOver: 'First, one you passed over.',
  /** Before the title of what waits behind the next step. */
  passedOverWaits: 'You passed over:',
  /** Beside a mission in a list. */
  passedOverHere: 'You passed over it',
  /** In their place, where it was begun and left. */
  begun: 'You began it.',
  begunWaits: 'You began:',
  /** Before the stations of the line at which a section's missions stand. */
  onLine: 'On the line at:',
  start: 'Start',
  continue: 'Continue',
  review: 'Review',
  details: 'Details',
  /** The button's full name, where several stand on one screen. */
  startNamed: (mission: string) => `Start: ${mission}`,
  continueNamed: (mission: string) => `Continue: ${mission}`,
  reviewNamed: (mission: string) => `Review: ${mission}`,
  detailsNamed: (mission: string) => `Details: ${mission}`,
  notices: {
    locked: 'Mission Locked',
    lockedText: 'Complete previous missions to unlock this one.',
    completed: 'Mission Completed',
    completedText: "You've already completed this mission!",
    startFailed: 'The mission did not start',
  },
  /** A mission over activities. */
  quest: {
    briefing: 'The situation',
    asks: 'What this mission asks for',
    asksToo: 'Besides its cards it asks for',
    endsItself: 'The mission is complete as soon as all of this is done.',
    met: (met: number, all: number) =>
      `${number(met)} of ${plural(all, { one: '# condition', other: '# conditions' })}`,
    conditions: (n: number) => plural(n, { one: '# condition', other: '# conditions' }),
    best: (best: number, needed: number) =>
      `Best round ${number(best)}%, ${number(needed)}% needed`,
    noRound: (needed: number) => `No round yet, ${number(needed)}% needed`,
    noAttempt: (needed: number) => `No attempt yet, ${number(needed)}% needed`,
    bestAttempt: (best: number, needed: number) =>
      `Best attempt ${number(best)}%, ${number(needed)}% needed`,
    attempts: (have: number, need: number, percent: number) =>
      `${number(have)} of ${number(need)} exams at ${number(percent)}% or more`,
    strong: (have: number, all: number) => `${number(have)} of ${number(all)} topics are strong.`,
    topics: 'No topic may be weak: answer each one right on two days, well above the pass line.',
    anyTemplate: 'Download it or fill it in here, or take any other template of the course.',
    todo: {
      locked: 'Locked in the curriculum',
      available: 'Ready to start',
      in_progress: 'Started',
      done: 'Done',
    },
    ended: (n: number) => plural(n, { one: 'Mission done', other: '# missions done' }),
    waits: 'Your cards are done',
    waitsText: 'The mission is complete once you have finished this, too:',
    /** What the mission pays, once what it waits for is done. */
    waitsXp: (xp: number) => `+${number(xp)} XP for this mission when that is done.`,
    goOn: (title: string, minutes: number) => `Go on: ${title}, ${number(minutes)} min`,
    seeMissing: 'See what is missing',
    later: 'Leave, progress is kept',
  },
  detail: {
    screen: 'Mission',
    loading: 'Loading the mission',
    failed: 'The mission did not load',
    notFound: 'This mission does not exist',
    notFoundText: 'It may have been renamed. All missions are on one page.',
    all: 'All missions',
    outcomes: 'After this mission you can',
    objectives: 'Exam topics',
    takeaway: 'In one sentence',
    facts: 'About this mission',
    section: 'Section',
    content: 'Content',
    progress: 'Progress',
    finished: 'Finished',
    sources: 'Sources',
    checked: 'Checked on',
    start: 'Start mission',
    continue: 'Continue mission',
    review: 'Review mission',
    lockedText: (activities: string) => `First finish ${activities}.`,
    lockedSteps: (n: number) => `It opens after ${number(n)} activities, in this order:`,
    /** Those that are named below. */
    lockedRest: (n: number) => plural(n, { one: 'and # more', other: 'and # more' }),
    /** Before the name of the test. */
    orTest: 'Know it already? This opens it at once:',
    lockedOpen: 'Open the mission before it',
    lockedOpenItem: 'Open what comes first',
  },
};

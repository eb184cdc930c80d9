// The dashboard of a course.
import { linesTicked, number, plural } from './words.ts';

/** How long ago, as days, hours or less. */
type Age = { unit: 'days' | 'hours' | 'minutes'; count: number } | { unit: 'now' };

export const dashboard = {
  title: 'Dashboard',
  screen: (course: string) => `${course} dashboard`,
  welcome: 'Welcome back!',
  /** On the first day. */
  welcomeFirst: (name: string) => `Welcome, ${name}`,
  loading: 'Loading dashboard...',
  failed: 'Failed to load data',
  failedText: 'Everything you did is kept on the server. Check the connection and try again.',
  notFound: 'This course does not exist',
  notFoundText: 'Choose one of the courses instead.',
  streak: (days: number) => (days === 0 ? 'No streak yet' : `${number(days)}-day streak`),
  toNextLevel: (level: string, xp: number, next: string) =>
    `Level ${level}, ${number(xp)} XP to level ${next}`,
  highestLevel: (level: string) => `Level ${level}, the highest level`,
  /** With an exam date: days to it, and what falls on each. */
  pace: (days: number, minutes: number | null) =>
    `Exam in ${plural(days, { one: '# day', other: '# days' })}${
      minutes === null ? '' : `: ${number(minutes)} minutes a day`
    }`,
  goal: (minutes: number, goal: number) =>
    `Today, in all courses: ${number(minutes)} of ${plural(goal, { one: '# minute', other: '# minutes' })}`,
  goalReached: (minutes: number) =>
    `Today, in all courses: ${plural(minutes, { one: '# minute', other: '# minutes' })}, your goal is reached`,
  /** Less than the exam's date asks for. */
  goalShort: (goal: number, needed: number) =>
    `Your daily goal of ${plural(goal, { one: '# minute', other: '# minutes' })} is too short: your exam date needs ${plural(needed, { one: '# minute', other: '# minutes' })} a day.`,
  /** @param ofTrack whether the course has tracks, of which the learner's is counted */
  /** As much as the exam's date asks for, or more. */
  goalEnough: (goal: number, needed: number) =>
    `Your goal of ${plural(goal, { one: '# minute', other: '# minutes' })} is enough: your exam date needs ${plural(needed, { one: '# minute', other: '# minutes' })} a day.`,
  ring: (course: string, percent: number, ofTrack: boolean) =>
    `${course}, ${number(percent)} percent of ${ofTrack ? 'your track' : 'the course'} complete`,
  percent: (percent: number) => `${number(percent)}%`,
  complete: (ofTrack: boolean): string => (ofTrack ? 'of your track' : 'complete'),
  line: {
    /** The strip as one sentence, for those who do not see it. */
    label: (done: number, total: number, now: string | null) =>
      `Your line: ${number(done)} of ${plural(total, { one: '# station', other: '# stations' })} done${
        now === null ? '' : `, now at ${now}`
      }`,
    opens: { phases: 'Open the curriculum', missions: 'Open the missions' },
    /** Where the next step stands at no station. */
    beside: 'Your next step stands beside the line',
    /** The same, where a station comes after it. */
    towards: (step: string, letter: string, title: string) =>
      `Your next step, “${step}”, comes before station ${letter}, ${title}`,
    /** A lesson of the Core line, with the station that it prepares, or where none is left. */
    coreTowards: (letter: string, title: string) =>
      `Your next step belongs to the Core line: it prepares you for station ${letter}, ${title}`,
    core: 'Your next step belongs to the Core line, the basics that every station builds on',
    nowAt: (letter: string, title: string) => `Now at ${letter}, ${title}`,
    /** Stations that are begun and not the one where the learner stands; links follow. */
    begun: 'Under way:',
    /** Stations that are open beside the one where the learner stands; links follow. */
    alsoOpen: 'Also open:',
    /** The same, where the learner stands at none. */
    open: 'Open:',
  },
  recommended: 'Recommended Actions',
  mastery: {
    /** @param paper the exam whose questions are the weights, where one has them all */
    about: (latest: number, paper: string | null) =>
      `The average of its topics, weighted by their ${paper === null ? 'shares of the exam' : `questions in “${paper}”`}. Each topic: the share right among your last ${number(latest)} answers in missions, lessons, quizzes, test-outs, exams and practice, without “Once more”.`,
    practise: 'Practice now',
    practiseNamed: (group: string) => `Practice now: ${group}`,
    /** Where no group has a figure yet. */
    counts: (from: number) =>
      `Shown from ${number(from)} answers on. Missions, lessons, quizzes, test-outs, exams and practice all count.`,
    none: 'No answers yet.',
    /** Fewer answers than a figure needs. */
    few: (answers: number, from: number) =>
      `${plural(answers, { one: '# answer', other: '# answers' })} so far; shown from ${number(from)}.`,
    /** Under a figure: what it rests on. */
    from: (answers: number) => `from ${plural(answers, { one: '# answer', other: '# answers' })}`,
    /** What a group's figure is the sum of, and each line of it: weight times share right. */
    sum: 'How it adds up',
    sumNamed: (group: string) => `How it adds up: ${group}`,
    topic: (weight: number, right: number, answers: number) =>
      `${number(weight)}% × ${answers === 0 ? '0, no answer yet' : `${number(right)} of ${number(answers)} right`}`,
    /** @param few those of the answered topics with fewer than `from` answers */
    topics: (answered: number, all: number, few: number, from: number) => {
      const thin =
        few === 0
          ? ''
          : `, ${few === answered ? 'each' : `${number(few)} of them`} with fewer than ${plural(from, { one: '# answer', other: '# answers' })}`;
      return answered < all
        ? `${number(answered)} of ${plural(all, { one: '# topic', other: '# topics' })} answered${thin}; the rest still counts as 0%`
        : `${plural(all, { one: '# topic answered', other: 'All # topics answered' })}${thin}`;
    },
  },
  practice: {
    title: 'Practice Exam',
    /** Of a paper that runs. */
    resume: 'Resume',
    resumeNamed: (paper: string) => `Resume ${paper}`,
  },
  /** Goals of events that are reached and not paid yet. */
  eventRewards: {
    title: (n: number) =>
      plural(n, { one: '# event reward to collect', other: '# event rewards to collect' }),
    xp: (xp: number) => `+${number(xp)} XP`,
  },
  templates: {
    title: 'Get Templates',
    /** What came since the last visit; with an industry, all of them are filled in for it. */
    fresh: (n: number, industry: string | null) =>
      industry === null
        ? plural(n, { one: '# new template available', other: '# new templates available' })
        : plural(n, {
            one: `# new ${industry} template available`,
            other: `# new ${industry} templates available`,
          }),
    all: (n: number) =>
      plural(n, { one: '# template for your own work', other: '# templates for your own work' }),
  },
  next: {
    /** Before anything of the course is done. */
    first: 'Start here',
    label: 'Continue Learning',
    allDone: 'All missions completed!',
    allDoneText: 'You reached the end of this line. Every mission stays open for review.',
    review: 'Review missions',
    /** A mission over activities. */
    quest: (section: string, met: number, all: number) =>
      `${section}, ${number(met)} of ${plural(all, { one: '# condition', other: '# conditions' })} done`,
    /** What is opened for a mission that asks for it. */
    forMission: (mission: string) => `For the mission “${mission}”.`,
    mission: 'Mission',
    fresh: (kind: string, group: string, cards: number) =>
      `${kind} in “${group}”. ${plural(cards, { one: '# card', other: '# cards' })}.`,
    stopped: (kind: string, group: string, step: number, steps: number) =>
      `${kind} in “${group}”. You stopped at card ${number(step)} of ${number(steps)}.`,
    /** Of a checklist: `ticked` says how far it is. */
    ticked: (kind: string, group: string, ticked: string) => `${kind} in “${group}”. ${ticked}.`,
    linesTicked,
    failed: (kind: string, group: string, round: number) =>
      `${kind} in “${group}”. Round ${number(round)} not passed. The next round asks other questions.`,
    start: (minutes: number) => `Start, ${number(minutes)} min`,
    resume: (minutes: number) => `Continue, ${number(minutes)} min`,
    nextRound: (minutes: number) => `Next round, ${number(minutes)} min`,
    details: 'About this mission',
  },
  tiles: {
    label: 'Your numbers',
    missions: 'Missions Complete',
    badges: 'Badges Earned',
    coverage: 'Exam Coverage',
    streak: 'Study Streak',
    streakOf: 'Study days in a row, in any course',
    streakBadge: (days: number) =>
      `Next badge at ${plural(days, { one: '# day', other: '# days' })}`,
    models: 'Models Created',
    openModels: 'Open them',
    firstModel: 'Draw a model of your own',
    of: (total: number) => `of ${number(total)}`,
    percent: 'percent',
    ofDays: (days: number) => `of ${plural(days, { one: '# day', other: '# days' })}`,
    noCoverage: 'Pass a quiz of the curriculum or an exam simulation to see this',
    average: 'Average Score',
    noAverage: (questions: number) =>
      `Finish an exam or practice of at least ${plural(questions, { one: '# question', other: '# questions' })} to see this`,
    averageOf: 'Exams and practice of this course',
    coverageAbout: 'Passed quizzes and simulations, weighted like the exam',
    examReady: (percent: number) => `Exam ready from ${number(percent)} percent`,
  },
  activity: {
    title: 'Recent Activity',
    all: 'View all activity',
    loading: 'Loading activity...',
    failed: 'The activity did not load',
    empty: 'No activity yet',
    emptyText: 'Finish your first mission and it appears here, with the XP you earned.',
    mission_done: 'Mission done',
    item_done: 'Finished',
    worked_on: 'Worked on',
    /** Before the name of a unit. */
    unit_opened: 'Opened by its test:',
    paper_done: 'Submitted',
    badge_earned: 'Badge earned',
    level_reached: 'Level reached',
    event_started: 'Event open',
    event_done: 'Event goal reached',
    event_ended: 'Event over',
    certificate_issued: 'Certificate issued',
    support_reply: 'Support answered',
    more: (n: number) => `and ${number(n)} more`,
    xp: (xp: number) => `+${number(xp)} XP`,
  },
  age: (age: Age): string => {
    if (age.unit === 'now') return 'Just now';
    if (age.unit === 'minutes') return `${number(age.count)} min ago`;
    return age.unit === 'days' ? `${number(age.count)}d ago` : `${number(age.count)}h ago`;
  },
  badge: {
    title: 'Next Badge',
    progress: (percent: number) => `${number(percent)}%`,
    have: (have: number, need: number) => `${number(have)} of ${number(need)}`,
    all: 'You have earned every badge.',
  },
  outline: {
    title: 'Exam outline',
    text: (course: string) => `What the ${course} exam asks, and how much each part weighs.`,
    weight: (percent: number) => `${number(percent)}%`,
    objectives: (n: number) => plural(n, { one: '# topic', other: '# topics' }),
    empty: 'No missions yet',
    emptyText: (course: string) =>
      `The missions of ${course} are still being written. Until they are here, this is what you will be asked.`,
    papersText: (course: string) =>
      `The missions of ${course} are still being written. Its practice exams are open, and this is what the exam asks.`,
    practice: 'Practice exams',
    change: 'Change Course',
  },
};

// The learning path: map, stations, phase panel, tracks and industries.
import { linesTicked, number, plural } from './words.ts';

const forXp = (xp: number | null): string => (xp === null ? '' : `, for ${number(xp)} XP,`);

/** Behind the first of several activities. */
const andMore = (more: number): string =>
  more === 0 ? '' : ` and ${plural(more, { one: '# more activity', other: '# more activities' })}`;

export const path = {
  screen: 'Curriculum',
  title: 'Curriculum',
  loading: 'Loading the curriculum...',
  failed: 'The curriculum did not load',
  failedText: 'Everything you did is kept on the server. Check the connection and try again.',
  /** Beside the name of a track or an industry. */
  choose: 'Choose',
  tracks: {
    label: 'Track',
    about: 'Compare tracks',
    title: 'Learning Tracks',
    lead: 'A track decides what counts as required and what Guide Me suggests first. Everything else stays open, and you can switch at any time.',
    yours: 'Your track',
    choose: (track: string) => `Choose ${track}`,
    asks: 'Required in every phase',
    also: 'Optional',
    /** Of a track. Its missions are not among its items, and the minutes of most are those of items. */
    written: (items: number, time: string, hasMissions: boolean) =>
      `${plural(items, { one: '# required item', other: '# required items' })}, ${time}${hasMissions ? '. Missions add only the minutes of their own cards: one that leads through these items adds none.' : ''}`,
    kept: 'Saved to your profile, for all your devices.',
    failed: 'The track was not saved',
    none: (course: string) => `${course} has no tracks: all of it counts for everybody.`,
  },
  industries: {
    label: 'Industry',
    title: 'Industry Focus',
    about: 'See the industries',
    lead: 'Every lab comes in five industries. Labs open in yours, and templates and examples where they are filled in for it; inside a lab you can look at the others.',
    yours: 'Your industry',
    choose: (industry: string) => `Choose ${industry}`,
    labs: (n: number) => plural(n, { one: '# lab', other: '# labs' }),
    noLabs: 'The labs of this industry are still being written.',
    invented: 'The five companies are invented; their figures are sized like real ones.',
    failed: 'The industry was not saved',
    none: (course: string) => `${course} tells no labs by industry, so there is nothing to choose.`,
  },
  gauges: {
    label: 'Your progress',
    exam: 'Exam Coverage',
    examAbout: 'Passed quizzes and simulations, weighted like the exam',
    job: 'Job readiness',
    confidence: 'Confidence',
    /** What it is the sum of; of each topic its share of the exam, and the quizzes and simulations passed in it. */
    sum: 'How it adds up',
    share: (weight: number, passed: number, all: number) =>
      `${number(weight)}% × ${number(passed)} of ${plural(all, { one: '# quiz or simulation', other: '# quizzes and simulations' })} passed`,
    /** From which percentage a quiz counts there: where they differ, the lowest and the highest. */
    quizFrom: (from: number, to: number) =>
      `A quiz counts from ${from === to ? '' : `${number(from)}% to `}${number(to)}% correct, its own pass mark.`,
    simulationFrom: (from: number, to: number, questions: number) =>
      `A simulation counts in a topic once it is passed (from ${from === to ? '' : `${number(from)}% to `}${number(to)}%) and the same share is reached in that topic, with at least ${plural(questions, { one: '# question', other: '# questions' })} on it.`,
    examReady: 'Exam Ready',
    inProgress: 'In Progress',
    more: (percent: number) => `${number(percent)}% more to reach exam readiness`,
    examFrom: (percent: number) => `Exam ready from ${number(percent)}%`,
    jobAbout: "Of the curriculum's items, by weight: labs and templates count most",
    jobReady: 'Job Ready',
    learning: 'Learning',
    jobFrom: (percent: number) => `Job ready from ${number(percent)}%`,
    levels: { Low: 'Low', Medium: 'Medium', High: 'High' },
    /**
     * @param high mean, in percent, from which confidence is High; of `medium` likewise
     * @param questions as many as an exam or practice has at least to count
     */
    confidenceFrom: (high: number, medium: number, questions: number) =>
      `The mean of the last 3 exams, practices, quizzes or test-outs: High from ${number(high)}%, Medium from ${number(medium)}%. A quiz or test-out counts with its latest round; an exam or practice from ${number(questions)} questions on and at least half answered, unless it was too quick or repeats what you missed.`,
    confidenceAbout:
      'It says how your last exams, practices, quizzes or test-outs went, not how much of the exam they cover.',
    confidenceCounts: 'What counts',
    /** Above their names and scores, the newest first. */
    confidenceScores: (n: number) => `Last ${number(n)} exams, practices, quizzes or test-outs:`,
    phases: 'Phases started',
    badges: 'Badges',
    left: 'Time remaining',
    /** Of the track that is named, where the course has a choice of them. */
    done: (percent: string, track: string | null) =>
      `${percent} of the ${track === null ? "course's minutes" : `minutes on the track “${track}”`} done, missions included; exams come on top`,
    noExam: 'Pass a quiz of the curriculum or an exam simulation to see this',
    noJob: 'Finish an activity of a phase to see this',
    needed: (n: number) =>
      plural(n, {
        one: '# more exam, practice, quiz or test-out to see this',
        other: '# more exams, practices, quizzes or test-outs to see this',
      }),
    of: (have: number, all: number) => `${number(have)}/${number(all)}`,
    time: (hours: number, minutes: number) => `${number(hours)} h ${number(minutes)} min`,
  },
  exam: {
    tile: 'Days to the exam',
    days: (days: number) => plural(days, { one: '# day', other: '# days' }),
    pace: (minutes: number) => `${number(minutes)} min a day`,
    today: 'Today',
    over: 'The date has passed',
    set: 'Set your exam date',
    change: 'Change the date',
    title: 'Your exam date',
    text: 'Optional, and only you see it. The curriculum counts down the days.',
    label: 'Exam date',
    save: 'Save',
    clear: 'Clear the date',
  },
  weak: {
    title: 'Weak areas',
    lead: (percent: number, latest: number, from: number) =>
      `Topics where fewer than ${number(percent)}% of your last ${number(latest)} answers were right, from ${plural(from, { one: '# answer', other: '# answers' })} on. Missions, lessons, quizzes, test-outs, exams and practice all count.`,
    figure: (right: number, answers: number, percent: number) =>
      `${number(right)} of ${number(answers)} answered right (${number(percent)}%)`,
    go: (item: string) => `Work on it: ${item}`,
  },
  guide: {
    mission: 'Mission',
    /** As many as there are: fewer than three only where no three fit. */
    button: (n: number) =>
      `Guide Me - Next ${plural(n, { one: '# Step', other: '# Steps' })} (≤30min)`,
    /** No open step fits. */
    buttonNone: 'Guide Me (≤30min)',
    title: 'Your next steps',
    text: 'Half an hour at most, in this order.',
    /** Where the next step is longer than half an hour. */
    longer: (step: string, minutes: number) =>
      `Your next step, “${step}”, takes ${number(minutes)} min. These fit into half an hour:`,
    sum: (minutes: number) => `${number(minutes)} min in total`,
    none: 'No open step fits into half an hour. Finish what you started, or pick a station on the map.',
  },
  map: {
    title: 'The line',
    label: 'Line map of the phases',
    phases: (n: number) => plural(n, { one: '# Phase', other: '# Phases' }),
    items: (n: number) => plural(n, { one: '# Learning Item', other: '# Learning Items' }),
    written: (n: number) => `${number(n)} of them written`,
    walkway: 'Requirements walkway',
    legend: 'Legend',
    station: (letter: string, title: string, status: string) => `${letter}, ${title}: ${status}`,
    here: 'you are here',
    train: 'The train stands where your stations go on',
    coreLegend: 'Core line: the basics, open from the start',
    missions: 'Each station lists its missions',
    sameLetter: (stations: string, letter: string) => `${stations} share the letter ${letter}`,
    /** Where the next step stands at no station. */
    offMap: (step: string, group: string, before: string | null) =>
      `Your next step, “${step}”, is a mission of “${group}”. It stands ${
        before === null ? 'beside the line, at no station' : `before the station “${before}”`
      }; you find it under Missions.`,
  },
  checklist: {
    /** The other items of the phase: the app knows what of them is done. */
    seen: (done: number, all: number) =>
      `Before it at this station: ${number(done)} of ${number(all)} done`,
    /** Lines of a list that was worked on. */
    ticked: linesTicked,
    own: (n: number) =>
      plural(n, { one: '# line to tick yourself', other: '# lines to tick yourself' }),
    ownText:
      'They ask about your own organization, or the company of your labs. Tick what is true today: any number counts, none is fine, and the XP is the same.',
    asks: (n: number) => plural(n, { one: 'The # line it asks', other: 'The # lines it asks' }),
    /** Of a locked list. */
    ahead: 'Hand-in opens later.',
    aheadAfter: (item: string, more: number) => `Hand-in opens after “${item}”${andMore(more)}.`,
    /** On the page of such a list; without XP in quiet mode. */
    opensWhen: (item: string, xp: number | null) =>
      `Hand-in${forXp(xp)} opens when “${item}” is done.`,
    /** Unfolds them in their order. */
    opensAfterSteps: (item: string, more: number, xp: number | null) =>
      `Hand-in${forXp(xp)} opens after “${item}”${andMore(more)}`,
    /** The way to a locked list. */
    work: 'Work on it now',
    title: 'Checklists',
    done: (done: number, all: number) => `${number(done)} of ${number(all)} done`,
    lead: 'What to hold against your own work. You can work on any of them now, and hand it in when you reach it at its station.',
    more: (n: number) => plural(n, { one: 'Show # more', other: 'Show # more' }),
  },
  core: {
    title: 'Core line',
    short: 'Core',
    lead: 'Short lessons on the basics that every phase builds on. Your next step brings each in its turn; everything here is open from the start, in any order.',
    required: 'Required on your track.',
    optional: 'Optional on your track.',
    items: (done: number, all: number) =>
      `${number(done)} of ${plural(all, { one: '# item', other: '# items' })} done`,
    count: (done: number, all: number) => `${number(done)} of ${number(all)}`,
    station: (status: string, done: number, all: number) =>
      `Core line: ${status}, ${number(done)} of ${plural(all, { one: '# item', other: '# items' })} done`,
    quizzes: 'Quizzes',
    close: 'Close the Core line panel',
    allDone: 'Everything on the Core line is done. Review any of it.',
    trackAsks: 'The Core line before the first phase is required too.',
    trackLeaves: 'The Core line before the first phase is optional.',
  },
  stations: {
    title: 'All stations',
    items: (done: number, all: number, minutes: number) =>
      `${number(done)} of ${plural(all, { one: '# item', other: '# items' })}, ${number(minutes)} min`,
    unwritten: 'Still being written',
    beginFirst: (phases: string) => `Opens after the first item of ${phases}.`,
    knownAlready: 'Know it already?',
    testOut: 'Test out',
    testOutNamed: (phase: string) => `Test out of ${phase}`,
    /** Right after the link's words: the steps that are left then, and how many there are without the test. */
    testOutLeaves: (left: number, now: number) =>
      left === 0
        ? ': then it opens at once.'
        : plural(left, {
            one: `: then # activity is left instead of ${number(now)}.`,
            other: `: then # activities are left instead of ${number(now)}.`,
          }),
    lockedTitle: 'This station is locked',
    unwrittenText: (phase: string) => `${phase} is still being written.`,
  },
  status: {
    locked: 'Locked',
    available: 'Available',
    in_progress: 'In progress',
    done: 'Done',
  },
  panel: {
    /** Minutes of all items, and of those that the learner's track counts. */
    facts: (status: string, total: number, counted: number) =>
      counted === total
        ? `${status}, ${number(total)} min in total`
        : `${status}, ${number(total)} min in total, ${number(counted)} of them on your track`,
    close: 'Close the phase panel',
    testedOut: 'You opened this phase by passing its test.',
    next: 'Next Action',
    openToo: 'You can go on here, too',
    /** Beside the percent of a phase, which is not the share of its items. */
    weighed: (done: number, all: number) =>
      `${number(done)} of ${plural(all, { one: '# item', other: '# items' })} done. The percentage is by weight, not by minutes: a lab or template counts 3, a quiz 2, anything else 1; missions are not in it.`,
    /** The percent of a phase where no sentence explains it. */
    byWeight: (percent: string) => `${percent} by weight`,
    nextItem: (action: string, item: string) => `${action}: ${item}`,
    nextStop: (phase: string) => `Next station: ${phase}`,
    allDone: 'Every item of this phase is done. Review any of them.',
    items: 'Items of the phase',
    /** Of a kind that the station has several of; the count stays on one line below a name that is long. */
    ofKind: (kind: string, n: number, all: number) =>
      `${kind} ${number(n)}\u00a0of\u00a0${number(all)}`,
    missions: 'Missions at this station',
    required: 'Required on your track',
    requiredOfAll: 'Required',
    optional: 'Optional',
    outcomes: 'You learn to',
    deliverable: 'Deliverable',
    openDeliverable: 'Open the deliverable',
    openDeliverableOf: (company: string) => `Open the deliverable of ${company}`,
    tasks: 'Tasks',
    coverage: 'Exam topics',
    seen: (seen: number, steps: number) =>
      `${number(seen)} of ${plural(steps, { one: '# card', other: '# cards' })} seen`,
    best: (percent: number) => `Best round ${number(percent)}%`,
    pass: (percent: number) => `Pass from ${number(percent)}%`,
    start: 'Start',
    continue: 'Continue',
    review: 'Review',
    opensAfter: (item: string) => `Opens after “${item}”`,
    steps: 'Steps, as the exam names them',
    pitfalls: 'Common Pitfalls',
    apply: 'Apply at Work',
    startFailed: 'It could not be started',
  },
};

// Exam mode: the overview of papers, the intro of one, past attempts.
import { min, minutes, missedInBrackets, number, plural, wrongAndOpen } from './words.ts';

const minutesOf = (n: number) => minutes(n, { one: '# minute', other: '# minutes' });

export const exam = {
  screen: 'Exam Mode',
  title: 'Exam Mode',
  loading: 'Loading exam mode...',
  failed: 'Exam mode did not load',
  failedText: 'Your attempts are kept on the server. Check the connection and try again.',
  history: 'All attempts',
  /** An ended paper of which less than half was answered. */
  halfOpen: 'Less than half answered',
  /** Why an ended attempt is no scored one. That less than half was answered stands beside it, where others say whether they passed. */
  notCounted: {
    tooQuick: 'Not in your average: too quick',
    missed: 'Not in your average: missed questions',
    halfOpen: 'Not in your average',
    short: 'Not in your average: too short',
  },
  stats: {
    figure: (n: number) => number(n),
    label: 'Your exams and practice',
    attempts: 'Scored attempts',
    passed: 'Passed',
    ofAttempts: (n: number) => `of ${number(n)}`,
    average: 'Average score',
    best: 'Best score',
    answered: 'Questions answered',
    answeredIn: 'in finished attempts',
    none: 'None yet',
    counts: 'What counts here',
    hint: (questions: number) =>
      `Scored attempts are finished exams and practice in this course with at least ${plural(questions, { one: '# question', other: '# questions' })}, half of them answered. Missed questions asked again are not counted. Questions answered counts every answer in exams and practice that you finished, also halfway, but not in those you gave up, and not those in missions and lessons. What was too quick to count is in no figure.`,
  },
  first: {
    title: 'Suggested exam',
    /** Over a practice, which is no exam. */
    practice: 'Suggested practice',
    begin:
      'Start small: see where you stand in a few minutes. Every answer is explained right away.',
    weak: 'Made for you: it asks about what you are weak at just now.',
    practise: (answered: number, enough: number) =>
      `${plural(answered, { one: '# answer', other: '# answers' })} in exams and practice so far. From ${number(enough)} on, a whole exam tells you something.`,
    again: (missing: number, pass: number) =>
      `Your best was ${plural(missing, { one: '# point', other: '# points' })} short of the ${number(pass)}% it takes. Take it again.`,
    simulation: 'You have practiced enough to find out: take the whole exam against the clock.',
    stayFresh: 'You have passed every exam here. A few questions a day keep you ready.',
  },
  running: {
    label: 'Running now',
    answered: (answered: number, total: number) =>
      `${number(answered)} of ${plural(total, { one: '# question', other: '# questions' })} answered`,
    until: (time: string) => `The clock runs until ${time}.`,
    resume: 'Resume',
    resumeNamed: (paper: string) => `Resume ${paper}`,
  },
  /** Papers that run without a clock. */
  untimed: {
    minutes: (n: number) => `About ${number(n)} min, no clock`,
    count: (questions: number, minutes: number) =>
      `${plural(questions, { one: '# question', other: '# questions' })}, about ${plural(minutes, { one: '# minute', other: '# minutes' })}. There is no clock: take all the time you need, and come back to it within a day.`,
    until: (time: string) => `There is no clock. You can come back to it until ${time}.`,
    running: (answered: number, total: number, time: string) =>
      `You are in the middle of it: ${number(answered)} of ${number(total)} answered. There is no clock; you can come back to it until ${time}.`,
    end: 'After a day it closes by itself, and whatever was saved is graded.',
  },
  /** Papers whose questions have seconds of their own: they stay open longer than these take. */
  paced: {
    count: (questions: number, minutes: number, open: number) =>
      `${plural(questions, { one: '# question', other: '# questions' })}, ${plural(minutes, { one: '# minute', other: '# minutes' })} for all answers together. The clock of a question starts when it is shown and keeps running even if you close the page. Those after it wait if you take a break: the attempt stays open for ${plural(open, { one: '# minute', other: '# minutes' })} from its start.`,
    until: (time: string) =>
      `Each question has its own clock. You can come back to it until ${time}.`,
    running: (answered: number, total: number, time: string) =>
      `You are in the middle of it: ${number(answered)} of ${number(total)} answered. Each question has its own clock; you can come back to it until ${time}.`,
  },
  quick: {
    title: 'Quick practice',
  },
  /** The paper of the day, once it was taken on the learner's day. */
  today: {
    done: (percent: number) => `Done today: ${number(percent)}%`,
    next: 'Next one: tomorrow.',
    report: 'See your report',
    other: (paper: string) => `Next: ${paper}`,
    again: 'Take another round',
    againText:
      "Another round is practice with other questions. Tomorrow's challenge comes all the same.",
  },
  /** Questions whose latest answer was wrong. */
  missed: {
    /** The name of a practice follows, where several ask them. */
    titleOf: 'Missed questions:',
    waiting: (n: number, atOnce: number, hasClock: boolean, open: number) =>
      [
        n > atOnce
          ? `${number(atOnce)} of ${plural(n, { one: '# question', other: '# questions' })}`
          : plural(n, { one: '# question', other: '# questions' }),
        ...(open > 0 ? [wrongAndOpen(n - open, open)] : []),
        ...(hasClock ? [] : ['No clock']),
      ].join(' · '),
    text: 'Last wrong, or seen and left open. Each stays until you get it right in an exam or practice.',
    /** Where they come from; both add up to all that wait. */
    from: (attempts: number, lessons: number) =>
      attempts === 0
        ? 'All from missions, lessons, quizzes and test-outs.'
        : `${number(attempts)} from exams and practice, ${number(lessons)} from missions, lessons, quizzes and test-outs.`,
    none: 'Nothing is waiting. What you get wrong, or see and leave open, comes back here.',
  },
  simulations: {
    title: 'Exam simulations',
    lead: "Against the clock. You'll see answers and explanations after you submit.",
  },
  more: { title: 'More practice' },
  noPapers: 'No exams yet',
  noPapersText: 'The questions of this course are still being written.',
  card: {
    questions: (n: number) => plural(n, { one: '# question', other: '# questions' }),
    minutes: (n: number) => min(n),
    minutesAtMost: (n: number) => `up to ${number(n)} min`,
    seconds: (n: number) => `${number(n)} s a question`,
    pass: (percent: number) => `Pass from ${number(percent)}%`,
    best: (percent: number) => `Best ${number(percent)}%`,
    running: 'Running now',
    attempts: (n: number) => plural(n, { one: '# attempt', other: '# attempts' }),
    last: 'Last attempt:',
    passed: 'Passed',
    open: 'Open',
    openNamed: (paper: string) => `Open ${paper}`,
  },
  difficulty: {
    Beginner: 'Beginner',
    Intermediate: 'Intermediate',
    Advanced: 'Advanced',
    Expert: 'Expert',
  },
  topics: {
    title: 'Practice by topic',
    lead: (latest: number) =>
      `Each figure: how many of your last ${plural(latest, { one: '# answer', other: '# answers' })} on the topic were right, in missions, lessons, quizzes, test-outs, exams and practice.`,
    practise: 'Practice',
    practiseAll: 'Practice all topics',
    practiseNamed: (topic: string) => `Practice ${topic}`,
    kinds: {
      objective: {
        title: (n: number) =>
          `Choose from ${plural(n, { one: '# exam topic', other: '# exam topics' })}`,
        lead: 'What the exam asks, topic by topic.',
      },
      area: {
        title: (n: number) =>
          `Choose from ${plural(n, { one: '# area of practice', other: '# areas of practice' })}`,
        lead: 'Applied questions and scenarios.',
      },
    },
    ways: {
      questions: {
        short: 'Questions',
        on: (topic: string) => `Questions on ${topic}`,
        all: 'Mixed questions',
      },
      scenarios: {
        short: 'Scenario',
        on: (topic: string) => `Scenario on ${topic}`,
        all: 'Any scenario',
      },
    },
    right: (right: number, answers: number) => `${number(right)} of ${number(answers)} right`,
    bar: (percent: number) => `${number(percent)}%`,
    legend: (green: number, yellow: number) =>
      `Green from ${number(green)}%, yellow from ${number(yellow)}%, else red.`,
  },
  badges: { title: 'Exam badges', earned: 'Earned' },
  focus: {
    title: 'Weak areas',
    lead: (percent: number, latest: number, from: number) =>
      `Topics where fewer than ${number(percent)}% of your last ${number(latest)} answers were right, from ${plural(from, { one: '# answer', other: '# answers' })} on.`,
    weakest: (shown: number, all: number) => `The ${number(shown)} weakest of ${number(all)}.`,
    early: 'Weak areas appear once a topic has five answers.',
    none: (told: number, all: number, from: number, below: number) =>
      told < all
        ? `${number(all - told)} of ${plural(all, { one: '# topic', other: '# topics' })} have fewer than ${number(from)} answers, too few to tell. ${told === 1 ? 'The other one is' : 'The others are'} at ${number(below)}% or more.`
        : `All ${plural(all, { one: '# topic', other: '# topics' })} are at ${number(below)}% or more, by at least ${number(from)} answers each.`,
    figure: (right: number, answers: number, percent: number) =>
      `${number(right)} of ${number(answers)} answered right (${number(percent)}%)`,
    review: 'Review weak areas',
    path: 'Work on them in the curriculum',
  },
  paper: {
    screen: 'Exam',
    loading: 'Loading the exam...',
    failed: 'The exam did not load',
    notFound: 'This exam does not exist',
    notFoundText: 'The address may be old. All exams are listed in Exam Mode.',
    all: 'Go to Exam Mode',
    rules: 'The rules',
    /** What is folded away below the first rules. */
    moreRules: (n: number) => plural(n, { one: '# more rule', other: '# more rules' }),
    rule: {
      count: (questions: number, minutes: number) =>
        `${plural(questions, { one: '# question', other: '# questions' })} in ${minutesOf(minutes)}. The clock starts with the first question and keeps running even if you close the page.`,
      saved:
        'Every answer is saved when you give it. After a crash or on another device you go on where you were.',
      afterSubmit: "You'll see answers and explanations after you submit.",
      immediate:
        'Each answer is explained as soon as you give it, so it cannot be changed after that.',
      change: 'You can change answers, flag questions and go back until you submit.',
      wrong: 'A wrong answer costs nothing extra; an unanswered question counts as wrong.',
      early:
        'A wrong answer costs nothing extra. If you submit early, an unanswered question counts as wrong.',
      seconds: (seconds: number) =>
        `${plural(seconds, { one: '# second', other: '# seconds' })} a question, counted by the server. Then the next one comes, and you can't go back.`,
      choosing:
        'Choosing is answering. You can change your choice until you press Next or the time is up: what is chosen then counts. The report has the reasons.',
      points: 'Each scenario has a best answer worth 5 points, and others worth 3, 1 and 0.',
      breaks: (after: string, minutes: number) =>
        `Breaks after question ${after}, at most ${plural(minutes, { one: '# minute', other: '# minutes' })} each: the clock stops.`,
      openBook:
        'Open book: our own reference for this course is beside the questions. It is not the standard, but it says where to read on in it.',
      openPart: (from: number, to: number) =>
        `Open book from question ${number(from)} to ${number(to)}: our own reference for this course is beside them.`,
      calculator: 'A basic calculator is on the screen, as in the real exam.',
      partClocks: (minutes: string) =>
        `Each part has a clock of its own: ${minutes}. Time left in one is not carried over, and once a part is over you can't go back to it.`,
      partMinutes: (from: number, to: number, minutes: number) =>
        `${plural(minutes, { one: '# minute', other: '# minutes' })} for questions ${number(from)} to ${number(to)}`,
      changeInBlock:
        'You can change answers and flag questions within the current block. A finished block can no longer be changed.',
      changeInPart: 'You can change answers, flag questions and go back until the part is over.',
      confidence: 'With each answer you can say how sure you are. It does not affect your score.',
      paperPay: (answered: number, submitted: number, firstPass: number) =>
        `Submitting it with at least ${plural(answered, { one: '# question', other: '# questions' })} answered earns ${number(submitted)} XP once a day${
          firstPass > 0 ? `, and your first pass ${number(firstPass)} XP more` : ''
        }.`,
      /** Once the day's XP for it were earned. */
      paperPaid: (answered: number, submitted: number, firstPass: number) =>
        `${number(submitted)} XP for it were earned today.${
          firstPass > 0
            ? ` Your first pass, with at least ${plural(answered, { one: '# question', other: '# questions' })} answered, still earns ${number(firstPass)} XP.`
            : ''
        }`,
      paperShared: (paper: string) => `“${paper}” and its missed questions share these XP.`,
      pay: (right: number, perDay: number, today: number) =>
        `Earn ${number(right)} XP per correct answer, once per question per day. Today: ${number(today)} of ${number(perDay)} XP.`,
      /** Beside it, in exam mode. */
      paySubmitted: (submitted: number) =>
        `An exam or practice at least half done adds ${number(submitted)} XP, once a day each.`,
      tooQuick: 'An attempt faster than its words can be read does not count.',
      reading: (words: number, seconds: number) =>
        `Reading counts: an attempt faster than its words can be read (${number(words)} a minute, plus ${plural(seconds, { one: '# second', other: '# seconds' })} a question) gets its report, but earns nothing and is left out of your figures.`,
      readingEnough: (minutes: number) =>
        plural(minutes, {
          one: 'An attempt of # minute or more always counts.',
          other: 'An attempt of # minutes or more always counts.',
        }),
      end: 'When time is up, whatever was saved is graded automatically.',
      notReached:
        'When time is up, what you answered counts. What you did not reach counts neither as right nor as wrong.',
    },
    passTitle: 'Pass line',
    passOwn: (percent: number) => `${number(percent)}% to pass here`,
    passExam: (percent: number) => `${number(percent)}% in the real exam`,
    needQuestions: (need: number, all: number) => `${number(need)} of ${number(all)} right`,
    needPoints: (need: number, all: number) => `${number(need)} of ${number(all)} points`,
    passPart: (from: number, to: number, percent: number) =>
      `Questions ${number(from)} to ${number(to)}: ${number(percent)}%`,
    passParts: 'You pass when you pass every part.',
    passBoth: 'Your report shows both.',
    pace: {
      questions: (each: string, of: string, own: number, at: number, here: number) =>
        `The real exam gives you ${each} a question: ${of}. At that pace, these ${number(own)} questions take ${minutesOf(at)}. Here you have ${number(here)}.`,
      format: (questions: number, minutes: number) =>
        `${number(questions)} questions in ${number(minutes)} minutes`,
      scenarios: (count: number, minutes: number, each: string) =>
        `The real exam asks ${number(count)} scenarios in ${number(minutes)} minutes, ${each} each. They are longer than these questions, so its pace cannot be practiced here.`,
      show: "Show the exam's pace while I answer",
    },
    facts: 'Details',
    format: 'Format',
    difficulty: 'Difficulty',
    yours: 'Your attempts',
    yoursBest: (attempts: number, percent: number) =>
      `${plural(attempts, { one: '# attempt', other: '# attempts' })}, best ${number(percent)}%`,
    yoursNone: 'None yet',
    /** Over what says that missed questions are in no average. */
    yourAverage: 'Your average',
    yoursMissed: 'Not counted: missed questions asked again',
    source: 'Format by',
    questions: 'Questions',
    ownQuestions: 'Our own; none is from a real exam',
    checked: 'Checked on',
    topics: 'What it asks',
    aimWeak:
      'It is drawn from your weak areas, as they stand now. A topic can be one from 5 answers on.',
    aimLeastSeen:
      'No topic is weak so far (under 60% right, of at least 5 answers): it asks what you have seen least.',
    topicCount: (n: number) => plural(n, { one: '# question', other: '# questions' }),
    extra: {
      title: 'Extra time',
      none: 'None',
      percent: (percent: number) => `+${number(percent)}%`,
      sum: (minutes: number) => `${minutesOf(minutes)} in all`,
      hint: 'If the exam grants you extra time, practice with it. It is fixed once you start.',
    },
    focus: {
      topics: 'Topics',
      all: 'All topics',
      some: (n: number) => plural(n, { one: '# topic', other: '# topics' }),
      pool: 'Questions',
      pools: { any: 'All', unseen: 'New', missed: 'Missed' },
      /** Said of a practice that runs or that was asked for, after its topic. */
      asked: { any: 'all questions', unseen: 'new questions', missed: 'missed questions' },
      /** What is asked of the chosen ones. */
      poolText: {
        any: 'New ones come first.',
        unseen: 'No exam or practice has asked you these yet.',
        missed:
          'Missed is what you last got wrong, or saw in an attempt and left open. Attempts too quick to count add nothing. Wrong ones come first, then those left open; of each, the latest. A question leaves the list once you get it right in an exam or practice; “Once more” in a mission or lesson does not clear it. Questions about a mission’s story stay in the mission.',
      },
      sum: (all: number, missed: number) =>
        missed === 0
          ? plural(all, { one: '# question to practice.', other: '# questions to practice.' })
          : `${plural(all, { one: '# question to practice', other: '# questions to practice' })}, ${number(missed)} of them missed.`,
      howCounted: 'How this adds up',
      /** How the counts add up. */
      parts: (all: number, unseen: number, missed: number, rest: number, open: number) =>
        [
          `${number(all)} in all: ${number(unseen)} new`,
          `${number(missed)} missed${missedInBrackets(missed, open)}`,
          `${number(rest)} seen and not missed.`,
        ].join(', '),
      /** Of the sum: what is asked in addition. */
      elsewhere: (n: number) =>
        plural(n, {
          one: '# of them is asked here only because you missed it in a mission, a lesson or another practice.',
          other:
            '# of them are asked here only because you missed them in missions, lessons or another practice.',
        }),
      /** Beside the sum. */
      held: (n: number) =>
        plural(n, {
          one: '# more waits: an exam that is running asks it.',
          other: '# more wait: an exam that is running asks them.',
        }),
      /** Beside the sum, of what the course has. */
      others: (own: number, of: number, guests: number) =>
        guests === 0
          ? `The course has ${number(of)}; the rest is asked elsewhere in Exam Mode.`
          : `${number(own)} of the course's ${number(of)}, and ${number(guests)} that you missed elsewhere; the rest of the course's is asked elsewhere in Exam Mode.`,
      counted: (name: string, n: number) => `${name} (${number(n)})`,
      none: 'There are no such questions. Choose another topic, or other questions.',
      length: 'How many',
      lengthOf: (n: number) => number(n),
      /** Where fewer stand there than the next number asks for. */
      lengthAll: (n: number) => `All ${number(n)}`,
      clock: 'Clock',
      clocks: { none: 'No clock', exam: 'Exam pace', own: 'With a clock' },
      clockText: {
        none: 'Take all the time you need, and come back to it within a day.',
        exam: (questions: number, minutes: number, each: string) =>
          `${plural(questions, { one: '# question', other: '# questions' })} in ${minutesOf(minutes)}: ${each} each, as in the real exam.`,
        own: (questions: number, minutes: number, each: string) =>
          `${plural(questions, { one: '# question', other: '# questions' })} in ${minutesOf(minutes)}: ${each} each.`,
      },
      /** Said of a practice that runs or that was asked for, after its questions. */
      atMost: (n: number) => plural(n, { one: '# question', other: 'up to # questions' }),
      withClock: 'with a clock',
      uncounted: 'The questions could not be counted. You can start anyway.',
    },
    start: 'Start',
    again: 'Start again',
    starting: 'Please wait',
    resume: 'Resume',
    /** Before another one is begun: a clock that goes on meanwhile. */
    beside: (paper: string, left: number, time: string) =>
      `“${paper}” is running, and its clock goes on while you take this one: ${minutesOf(left)} left, until ${time}.`,
    startFailed: 'The attempt was not started',
    running: (answered: number, total: number, time: string) =>
      `You are in the middle of it: ${number(answered)} of ${number(total)} answered, the clock runs until ${time}.`,
  },
  review: {
    screen: 'Review Weak Areas',
    none: 'Nothing to review yet',
    noneText:
      'Weak areas are topics where fewer than 60% of your last 20 answers were right, from 5 answers on. Take an exam, and they show here.',
    go: 'Choose an exam',
  },
};

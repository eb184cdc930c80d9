// The course picker and the page that is not there.
import { number, plural } from './words.ts';

export const picker = {
  title: 'Which course today?',
  text: 'One account for all courses, and one overall streak that counts every course. Switch whenever you like.',
  /** In quiet mode. */
  quietText: 'One account for all courses. Switch whenever you like.',
  loading: 'Loading courses...',
  failed: 'The courses did not load',
  empty: 'No courses yet',
  emptyText: 'This installation has no course. The operator adds them to the content folder.',
  start: 'Start Learning',
  startCourse: (course: string) => `Start Learning ${course}`,
  continueWith: (activity: string) => `Continue: ${activity}`,
  outline: 'See the outline',
  outlineOf: (course: string) => `See the outline of ${course}`,
  missions: (n: number) => plural(n, { one: '# mission', other: '# missions' }),
  questions: (n: number) => plural(n, { one: '# question', other: '# questions' }),
  practiceExams: (n: number) => plural(n, { one: '# practice exam', other: '# practice exams' }),
  objectives: (n: number) => plural(n, { one: '# exam topic', other: '# exam topics' }),
  /** Of the track that is named, where the course has a choice of them. */
  minutes: (n: number, track: string | null) =>
    `${plural(n, { one: '# minute', other: '# minutes' })} of lessons, labs and missions${track === null ? '' : ` (track “${track}”)`}`,
  hours: (n: number, track: string | null) =>
    `${plural(n, { one: '# hour', other: '# hours' })} of lessons, labs and missions${track === null ? '' : ` (track “${track}”)`}`,
  progress: (percent: number, done: number, total: number, ofTrack: boolean) =>
    `${number(percent)}% of ${ofTrack ? 'your track' : 'the course'}, ${number(done)} of ${plural(total, { one: '# mission', other: '# missions' })}`,
  onlyPapers: 'Practice and exams; lessons are coming',
  noMissions: 'Lessons are coming',
  blurbs: {
    label: 'What a whole course has',
    curriculum: 'Comprehensive curriculum',
    curriculumText: 'Built on the topics of the exam, in sessions of 10 to 15 minutes.',
    missions: 'Hands-on missions',
    missionsText: 'Short cases from work that you decide yourself, step by step.',
    exam: 'Exam preparation',
    examText: 'Check questions on the way, with a reason for every option.',
  },
  legal: 'Trademarks',
  notFound: {
    screen: 'Page not found',
    code: '404',
    title: 'Oops! Page not found',
    text: 'There is nothing at this address.',
    community: 'Community is not open yet.',
    home: 'Return to Home',
  },
};

// English (United Kingdom) of the exam screens: American English, except for the words that differ.
import { examsEnUS } from './en-us.ts';
import type { ExamMessages } from './messages.ts';

const { exam, practice, report } = examsEnUS;

export const examsEnGB = {
  ...examsEnUS,
  exam: {
    ...exam,
    topics: {
      ...exam.topics,
      practise: 'Practise',
      practiseAll: 'Practise all topics',
      practiseNamed: (topic: string) => `Practise ${topic}`,
    },
    paper: {
      ...exam.paper,
      extra: {
        ...exam.paper.extra,
        hint: 'If the exam grants you extra time, practise with it. It is fixed once you start.',
      },
    },
  },
  practice: {
    ...practice,
    finishFirst: 'Finish it to practise another topic, or choose one here.',
  },
  report: {
    ...report,
    againQuick: 'Practise again',
    next: { ...report.next, practise: (topic: string) => `Practise ${topic}` },
  },
} satisfies ExamMessages;

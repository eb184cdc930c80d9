// Exam mode as British English says it.
import { exam as american } from '../en-us/exam.ts';
import type { Messages } from '../messages.ts';

export const exam = {
  ...american,
  first: {
    ...american.first,
    simulation: 'You have practised enough to find out: take the whole exam against the clock.',
  },
  topics: {
    ...american.topics,
    practise: 'Practise',
    practiseAll: 'Practise all topics',
    practiseNamed: (topic: string) => `Practise ${topic}`,
  },
  paper: {
    ...american.paper,
    focus: {
      ...american.paper.focus,
      sum: (all: number, missed: number) =>
        american.paper.focus.sum(all, missed).replace('practice', 'practise'),
    },
    pace: {
      ...american.paper.pace,
      scenarios: (count: number, minutes: number, each: string) =>
        american.paper.pace.scenarios(count, minutes, each).replace('practiced', 'practised'),
    },
    extra: {
      ...american.paper.extra,
      hint: 'If the exam grants you extra time, practise with it. It is fixed once you start.',
    },
  },
} satisfies Messages['exam'];

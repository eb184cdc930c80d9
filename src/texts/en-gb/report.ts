// The report as British English says it.
import { report as american } from '../en-us/report.ts';
import type { Messages } from '../messages.ts';

export const report = {
  ...american,
  againQuick: 'Practise again',
  next: {
    ...american.next,
    missedIn: (n: number, title: string, open: number) =>
      american.next.missedIn(n, title, open).replace('Practice', 'Practise'),
    practise: 'Practise questions you have not seen',
  },
} satisfies Messages['report'];

// The glossary of a course.
import { plural } from './words.ts';

export const glossary = {
  title: 'Glossary',
  lead: (n: number, course: string) =>
    `${plural(n, { one: 'The # term', other: 'The # terms' })} that the lessons of ${course} explain.`,
  search: 'Search the glossary',
  placeholder: 'Search terms...',
  found: (n: number) => plural(n, { one: '# term found', other: '# terms found' }),
  none: 'No terms found',
  noneText: 'Try another word for it.',
  clear: 'Show all terms',
  related: 'Related:',
  loading: 'Loading the terms',
  failed: 'The glossary did not load',
  failedText: 'Check the connection and try again.',
  empty: (course: string) => `${course} has no glossary`,
  emptyText: 'Its questions explain the terms they use.',
  toDashboard: 'To the dashboard',
};

import type { Rule } from './rule.ts';

export const picturesRule: Rule = {
  id: 'MP-07',
  title: 'Pictures use the allowed elements, and tokens for colours',
  why: 'A fixed colour vanishes in one of the themes, and anything beyond shapes and letters can carry script.',
  severity: 'error',
  run: (content) => [...content.found.figures],
};

import type { Rule } from './rule.ts';

export const schemaRule: Rule = {
  id: 'QC-01',
  title: 'Files follow their schema',
  why: 'A misspelt field or a file in the wrong place would otherwise be left out without a word.',
  severity: 'error',
  run: (content) => [...content.found.schema],
};

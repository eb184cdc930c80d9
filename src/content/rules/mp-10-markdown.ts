import type { Rule } from './rule.ts';

export const markdownRule: Rule = {
  id: 'MP-10',
  title: 'Readings use paragraphs, emphasis, flat lists and small tables only',
  why: 'The browser draws these few blocks well on a phone and parses no Markdown; anything else would be lost.',
  severity: 'error',
  run: (content) => [...content.found.markdown],
};

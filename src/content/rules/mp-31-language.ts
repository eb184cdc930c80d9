import { nameFaults, patternFaults, soundTable } from '../language-faults.ts';
import { at } from '../located.ts';
import type { Rule } from './rule.ts';

export const languageRule: Rule = {
  id: 'MP-31',
  title: 'A modelling language names what it has, and prefers only what it permits',
  why: 'Every question and lab on relationships is answered by these rules; a slip in them marks a learner who is right as wrong.',
  severity: 'error',
  run: (content) =>
    content.languages.flatMap((language) => {
      const table = soundTable(language.data);
      const faults = table ? patternFaults(table, language.data) : nameFaults(language.data);
      return faults.map(({ path, message, fix }) => ({ ...at(language, path), message, fix }));
    }),
  report: (content) =>
    content.languages.map(({ courseKey, data }) => {
      const table = soundTable(data);
      const cells = [...(table?.permitted.values() ?? [])];
      const counts = data.relationships.map(
        ({ id }) => `${id} ${cells.filter((types) => types.has(id)).length}`,
      );
      return `${courseKey}: ${data.elements.length} elements, permitted pairs ${counts.join(', ')}`;
    }),
};

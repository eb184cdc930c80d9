import { soundTable } from '../language-faults.ts';
import { at } from '../located.ts';
import { viewIn } from '../questions/questions.ts';
import { viewFaults } from '../view-faults.ts';
import type { Rule } from './rule.ts';

export const viewsRule: Rule = {
  id: 'MP-32',
  title: 'A view shows what its language permits, or is marked as faulty, and can be read',
  why: 'Learners copy what they see: a blocked relationship, two elements of one name or a line through a third element teaches the error.',
  severity: 'error',
  run: (content) => {
    const tables = new Map(
      content.languages.map(({ courseKey, data }) => [courseKey, soundTable(data)]),
    );
    return content.views.flatMap((view) => {
      if (!tables.has(view.courseKey)) {
        const message = 'its course has no language to draw it in';
        return [{ ...at(view), message, fix: 'add language.yaml, or remove the view' }];
      }
      // A language that does not hold together is reported by MP-31.
      const table = tables.get(view.courseKey);
      const faults = table ? viewFaults(table, view.data) : [];
      return faults.map(({ path, message, fix }) => ({ ...at(view, path), message, fix }));
    });
  },
  report: (content) =>
    content.languages.flatMap(({ courseKey }) => {
      const views = content.views.filter((one) => one.courseKey === courseKey);
      const own = content.questions.filter((one) => one.courseKey === courseKey);
      const asked = own.filter(({ data }) => viewIn(data) !== undefined);
      return [
        `${courseKey}: ${views.length} views, ${asked.length} of ${own.length} questions with one`,
      ];
    }),
};

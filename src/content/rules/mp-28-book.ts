import { type Content, isShipped } from '../content.ts';
import { at, type Located } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import type { Rule } from './rule.ts';

export const bookRule: Rule = {
  id: 'MP-28',
  title:
    'Where a paper is open book, every phase and the techniques stand in the book of reference',
  why: 'Who looks something up against the clock must not find that the book leaves it out.',
  severity: 'error',
  run: (content) =>
    content.courses.flatMap((course) => {
      const isOpenBook = inCourse(content.papers, course).some(
        (paper) => paper.data.openBook && isShipped(paper),
      );
      return isOpenBook ? [...lacking(content, course), ...noTechniques(content, course)] : [];
    }),
};

function lacking(content: Content, course: Located<unknown>): Finding[] {
  return inCourse(content.phases, course)
    .filter((phase) => phase.data.reference === undefined)
    .map((phase) => ({
      ...at(phase, []),
      message: `${phase.id} has no page in the book of reference`,
      fix: 'write its objective, inputs, steps, outputs and where to read on under reference',
    }));
}

function noTechniques(content: Content, course: Located<unknown>): Finding[] {
  const isRefused = content.found.schema.some(({ file }) => file.endsWith('/techniques.yaml'));
  const isThere = inCourse(content.techniques, course).length > 0;
  if (isThere || isRefused || inCourse(content.phases, course).length === 0) return [];
  const message = `the book of reference of ${course.id} has no techniques`;
  return [{ ...at(course, []), message, fix: 'write techniques.yaml in the folder of the course' }];
}

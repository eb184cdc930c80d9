import { BOOK_CHAPTERS, type BookChapter } from '#domain/catalog/catalog.ts';
import { type Content, isShipped } from '../content.ts';
import { at, type Located } from '../located.ts';
import type { Finding } from '../problem.ts';
import { inCourse } from '../references.ts';
import { isOpenBook } from '../schema/paper.ts';
import type { Rule } from './rule.ts';

export const bookRule: Rule = {
  id: 'MP-28',
  title: 'Beside an open-book paper lies a book of reference, whole in the chapters of the course',
  why: 'Who looks something up against the clock must not find that the book leaves it out.',
  severity: 'error',
  run: (content) =>
    content.courses.flatMap((course) => {
      const hasOpenBook = inCourse(content.papers, course).some(
        (paper) => isOpenBook(paper.data) && isShipped(paper),
      );
      const { book } = course.data;
      if (!hasOpenBook) return [];
      if (book) return book.flatMap((chapter) => CHAPTERS[chapter](content, course));
      const message = 'the course has an open-book paper and no book';
      return [{ ...at(course, []), message, fix: `name chapters under book: ${ALL}` }];
    }),
};

type Course = Located<unknown>;

const CHAPTERS: Readonly<
  Record<BookChapter, (content: Content, course: Course) => readonly Finding[]>
> = {
  phases: pages,
  techniques: (content, course) =>
    isWhole(content, 'techniques', content.techniques, course)
      ? []
      : [empty(course, 'techniques', 'write techniques.yaml in the folder of the course')],
  terms: (content, course) =>
    isWhole(content, 'glossary', content.terms, course)
      ? []
      : [empty(course, 'terms', 'write a glossary.yaml in a phase or on the Core line')],
};
const ALL = BOOK_CHAPTERS.join(', ');

const isWhole = (content: Content, name: string, list: readonly Course[], course: Course) =>
  inCourse(list, course).length > 0 ||
  content.found.schema.some(({ file }) => file.endsWith(`/${name}.yaml`));

const empty = (course: Course, chapter: BookChapter, fix: string): Finding => ({
  ...at(course, ['book']),
  message: `the book of reference of ${course.id} has no ${chapter}`,
  fix,
});

const LISTS = ['inputs', 'steps', 'outputs'] as const;

/** A page for every phase, with the lists that another has. */
function pages(content: Content, course: Course): Finding[] {
  const phases = inCourse(content.phases, course);
  const lists = LISTS.filter((list) => phases.some(({ data }) => data.reference?.[list]));
  return phases.flatMap((phase) => {
    const { reference } = phase.data;
    if (!reference) {
      const message = `${phase.id} has no page in the book of reference`;
      const parts = ['objective', ...lists].join(', ');
      return [{ ...at(phase, []), message, fix: `write ${parts} and readOn under reference` }];
    }
    return lists
      .filter((list) => !reference[list])
      .map((list) => ({
        ...at(phase, ['reference']),
        message: `the page of ${phase.id} has no ${list}`,
        fix: 'write them, as on the other pages',
      }));
  });
}

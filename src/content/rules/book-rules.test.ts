import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { messagesOf, problemsOf } from '#tests/support/stub-content.ts';
import { aPaper, withExam } from '#tests/support/stub-exam.ts';
import { withPath } from '#tests/support/stub-path.ts';
import type { CourseFile } from '../schema/course.ts';

describe('MP-28 the book of an open-book paper', () => {
  const page = {
    objective: 'Say in a line what this phase is for, and what it leads to.',
    inputs: ['A request', 'A plan', 'A budget'],
    steps: ['Begin', 'Go on', 'Look back', 'Finish'],
    outputs: ['A page', 'A picture', 'A decision'],
    readOn: [{ part: 'Demo Standard', chapter: 'The start' }],
  };
  const technique = {
    id: 'asking',
    name: 'Asking',
    purpose: 'Find out from others what nobody could have known alone.',
    phases: ['start'],
    readOn: page.readOn,
  };
  /** A course with a path, a paper, and what a test leaves out of its book. */
  const said = (
    rule: string,
    { paper = {}, pages = 2, techniques = [technique] as object[] } = {},
  ): string[] =>
    messagesOf(rule, (parts) => {
      withPath((path) => {
        for (const phase of path.phases.slice(0, pages)) phase.reference = structuredClone(page);
      })(parts);
      withExam((exam) => {
        exam.papers = [aPaper({ openBook: true, ...paper })];
      })(parts);
      if (techniques.length > 0) {
        parts.files['courses/demo/techniques.yaml'] = stringify(techniques);
      }
    });

  test('passes where every phase has its page and there are techniques', () => {
    for (const rule of ['MP-28', 'MP-01', 'QC-01', 'QC-02']) expect(said(rule)).toEqual([]);
  });

  test('refuses a phase without a page, and a book without techniques', () => {
    expect(said('MP-28', { pages: 1 })).toEqual(['next has no page in the book of reference']);
    expect(said('MP-28', { techniques: [] })).toEqual([
      'the book of reference of demo has no techniques',
    ]);
  });

  test('refuses a list that stands on one page only, a course without a book, and an empty glossary', () => {
    const { steps: _, ...short } = page;
    const planned = (book?: CourseFile['book']) =>
      messagesOf('MP-28', (parts) => {
        withPath((path) => {
          path.phases[0].reference = structuredClone(page);
          path.phases[1].reference = structuredClone(short);
          path.terms = [];
        })(parts);
        withExam((exam) => {
          exam.papers = [aPaper({ openBook: true })];
        })(parts);
        if (book) parts.course.book = book;
        else delete parts.course.book;
        delete parts.files['courses/demo/phases/start/glossary.yaml'];
      });
    expect(planned(['phases'])).toEqual(['the page of next has no steps']);
    expect(planned(['terms'])).toEqual(['the book of reference of demo has no terms']);
    expect(planned()).toEqual(['the course has an open-book paper and no book']);
  });

  test('asks for no book where no paper that is shipped allows one', () => {
    const { openBook: _, ...closed } = aPaper({ openBook: true });
    const without = { pages: 0, techniques: [] };
    expect(said('MP-28', { ...without, paper: { state: 'draft' } })).toEqual([]);
    expect(
      messagesOf('MP-28', (parts) => {
        withPath()(parts);
        withExam((exam) => {
          exam.papers = [closed];
        })(parts);
      }),
    ).toEqual([]);
  });

  test('a page with an empty part is refused, and a technique of a phase that is not there', () => {
    expect(said('MP-01', { techniques: [{ ...technique, phases: ['begin'] }] })).toEqual([
      'there is no phase begin',
    ]);
    expect(said('QC-02', { techniques: [technique, technique] })).toHaveLength(1);
    const faults = messagesOf(
      'QC-01',
      withPath((path) => {
        path.phases[0].reference = { ...page, steps: [] };
      }),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^reference\.steps/);
  });

  test('words of an older edition are found in the book too', () => {
    const problems = problemsOf('QC-30', (parts) => {
      withPath((path) => {
        path.phases[0].reference = { ...page, outputs: ['A page', 'A picture', 'Demo 9 paper'] };
      })(parts);
      const purpose = 'Do it as it was done in Demo 9, when nobody knew better.';
      parts.files['courses/demo/techniques.yaml'] = stringify([{ ...technique, purpose }]);
    });
    expect(problems.map(({ file }) => file.split('/').at(-1))).toEqual([
      'phase.yaml',
      'techniques.yaml',
    ]);
  });
});

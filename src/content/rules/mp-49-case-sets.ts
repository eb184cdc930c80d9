import { CASE_SET_SIZE } from '#domain/questions/question-case.ts';
import { questionsOn } from '../compile-cases.ts';
import { isDrawnBy } from '../compile-exams.ts';
import { type Content, isShipped, type QuestionSource } from '../content.ts';
import { at, type Located } from '../located.ts';
import type { Finding } from '../problem.ts';
import { wordsOf } from '../prose.ts';
import { inCourse, unresolved, unshipped } from '../references.ts';
import type { CaseFile, TableFile } from '../schema/case.ts';
import type { Rule } from './rule.ts';

const CASE_WORDS = { min: 100, max: 260 };

export const caseSetsRule: Rule = {
  id: 'MP-49',
  title: 'A case has three to five questions that need it, and a paper draws them together',
  why: 'A question that is answered without its case tests nothing of it, and a set that no paper draws whole is never asked.',
  severity: 'error',
  run: (content) => [
    ...content.cases.flatMap((one) => [
      ...sizes(content, one),
      ...lengths(one),
      ...tables(one),
      ...facts(content, one),
      ...homes(content, one),
    ]),
    ...content.questions.flatMap((question) => [
      ...tables(question),
      ...references(content, question),
      ...alone(question),
    ]),
  ],
};

type Case = Located<CaseFile>;

function sizes(content: Content, one: Case): Finding[] {
  if (!isShipped(one)) return [];
  const { length } = questionsOn(content, one);
  const { min, max } = CASE_SET_SIZE;
  if (length >= min && length <= max) return [];
  const message = `${one.id} has ${length} questions`;
  const fix = `let ${min} to ${max} live questions of banks name it, or leave it a draft`;
  return [{ ...at(one, ['id']), message, fix }];
}

function lengths(one: Case): Finding[] {
  const words = wordsOf(one.data.text).length;
  const { min, max } = CASE_WORDS;
  if (words >= min && words <= max) return [];
  const message = `the case has ${words} words`;
  return [{ ...at(one, ['text']), message, fix: `bring it to ${min} to ${max}` }];
}

function tables(owner: Located<{ readonly table?: TableFile }>): Finding[] {
  const { columns = [], rows = [] } = owner.data.table ?? {};
  return rows.flatMap((row, index) => {
    if (row.length === columns.length) return [];
    const message = `row ${index + 1} has ${row.length} cells, the table ${columns.length} columns`;
    return [{ ...at(owner, ['table', 'rows', index]), message, fix: 'fill each column' }];
  });
}

/** The lines of a file break where they like. */
const flat = (text: string): string => text.trim().split(/\s+/).join(' ');

/** Facts stand in the case word by word, and each decides something. */
function facts(content: Content, one: Case): Finding[] {
  const { text, table, figure } = one.data;
  const rows = (table?.rows ?? []).map((row) => row.join(' '));
  const readable = [text, ...rows, figure?.alt ?? ''].map(flat);
  const uses = inCourse(content.questions, one).flatMap(({ data }) =>
    data.case?.id === one.id ? data.case.uses : [],
  );
  return Object.entries(one.data.facts).flatMap(([name, words]) => {
    const place = at(one, ['facts', name]);
    const stands = readable.some((part) => part.includes(flat(words)));
    return [
      ...(stands
        ? []
        : [
            {
              ...place,
              message: `the fact ${name} does not stand in the case`,
              fix: 'copy its words from the text, or from one row of the table',
            },
          ]),
      ...(uses.includes(name)
        ? []
        : [{ ...place, message: `no question uses the fact ${name}`, fix: 'use it or drop it' }]),
    ];
  });
}

/** A set is drawn where one paper may ask all its questions. */
function homes(content: Content, one: Case): Finding[] {
  const questions = questionsOn(content, one);
  if (!isShipped(one) || questions.length === 0) return [];
  const isDrawn = inCourse(content.papers, one).some(({ data }) =>
    questions.every((question) => isDrawnBy(data, question)),
  );
  if (isDrawn) return [];
  const message = `no paper draws all questions of ${one.id}`;
  return [{ ...at(one, ['id']), message, fix: 'keep them in banks that one paper draws' }];
}

function references(content: Content, question: QuestionSource): Finding[] {
  const { case: on } = question.data;
  if (on === undefined) return [];
  const cases = inCourse(content.cases, question);
  const found = cases.find(({ id }) => id === on.id);
  return [
    ...unresolved(content, question, ['case', 'id'], on.id, cases, 'case'),
    ...unshipped(question, ['case', 'id'], on.id, cases),
    ...on.uses.flatMap((name, index) =>
      found === undefined || name in found.data.facts
        ? []
        : [
            {
              ...at(question, ['case', 'uses', index]),
              message: `${on.id} has no fact ${name}`,
              fix: 'correct the name, or add the fact to the case',
            },
          ],
    ),
  ];
}

/** What belongs to a set has no other company. */
function alone(question: QuestionSource): Finding[] {
  const { case: on, family, type } = question.data;
  if (on === undefined) return [];
  const place = at(question, ['case']);
  return [
    ...(question.inBank
      ? []
      : [{ ...place, message: 'only papers draw case sets', fix: 'move it to a bank' }]),
    ...(family === undefined
      ? []
      : [{ ...place, message: 'it has a family and a case', fix: 'keep one of the two' }]),
    ...(type === 'gradient'
      ? [{ ...place, message: 'a scenario has a case of its own', fix: 'take another type' }]
      : []),
  ];
}

import type { Table } from '#domain/modelling/table.ts';
import type { Content, QuestionSource } from '../content.ts';
import { soundTable } from '../language-faults.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { OptionSet } from '../questions/question-type.ts';
import { askedTextOf, optionSetsOf } from '../questions/questions.ts';
import type { RelationFile } from '../questions/relation.ts';
import { verdictOn } from '../relation-answers.ts';
import type { Rule } from './rule.ts';

export const relationsRule: Rule = {
  id: 'QC-35',
  title: 'A question that asks for a relationship is answered by the rules of its language',
  why: 'A key that the language blocks, or a distractor that it permits, punishes those who know it.',
  severity: 'error',
  run: (content) => {
    const tables = new Map(
      content.languages.map(({ courseKey, data }) => [courseKey, soundTable(data)]),
    );
    return content.questions.flatMap((question) => {
      const table = tables.get(question.courseKey);
      const { relation } = question.data;
      if (relation === undefined) return table ? undeclared(question, table) : [];
      return table ? faults(question, relation, table) : withoutLanguage(question, content);
    });
  },
  report: (content) =>
    content.languages.map(({ courseKey }) => {
      const asked = content.questions.filter(
        (one) => one.courseKey === courseKey && one.data.relation !== undefined,
      );
      return `${courseKey}: ${asked.length} questions are answered by the rules`;
    }),
};

const RELATION = ['relation'];

/** A language that QC-01 or MP-31 refuses is reported there. */
const withoutLanguage = (question: QuestionSource, content: Content): Finding[] =>
  content.languages.some(({ courseKey }) => courseKey === question.courseKey)
    ? []
    : [
        {
          ...at(question, RELATION),
          message: 'its course has no language that could answer',
          fix: 'add language.yaml, or leave the relation out',
        },
      ];

/** Options that are all types of relationships, in a stem that names two elements. */
function undeclared(question: QuestionSource, { language }: Table): Finding[] {
  const types = language.relationships.map(({ id }) => id);
  const isAsked = optionSetsOf(question.data).some(({ options }) =>
    options.every(({ text }) => types.includes(text)),
  );
  if (!isAsked) return [];
  const stem = askedTextOf(question.data).toLowerCase();
  const named = language.elements.filter(({ name }) =>
    new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(stem),
  );
  if (named.length < 2) return [];
  const message = `it asks for a relationship of ${named.map(({ name }) => name).join(', ')} and declares none`;
  const fix = 'add relation with source, target and what each option stands for';
  return [{ ...at(question, ['id']), message, fix }];
}

function faults(question: QuestionSource, asked: RelationFile, table: Table): Finding[] {
  const [set, ...others] = optionSetsOf(question.data);
  const finding = (message: string, fix: string): Finding => ({
    ...at(question, RELATION),
    message,
    fix,
  });
  if (!set || others.length > 0) {
    return [finding('the rules answer one list of options', 'leave the relation out')];
  }
  const missing = set.options.filter(({ id }) => asked.options[id] === undefined);
  if (missing.length > 0 || Object.keys(asked.options).length > set.options.length) {
    return [finding('it does not stand for each option once', 'name what each stands for')];
  }
  return [
    ...set.options.flatMap(({ id }) => faultOf(table, asked, set, id)),
    ...misnamed(table, asked, set),
  ].map(({ message, fix }) => finding(message, fix));
}

interface Fault {
  readonly message: string;
  readonly fix: string;
}

function faultOf(table: Table, asked: RelationFile, set: OptionSet, id: string): Fault[] {
  const option = asked.options[id] ?? '';
  const verdict = verdictOn(table, asked, option);
  if (typeof verdict === 'string') return [{ message: verdict, fix: 'correct the relation' }];
  const { isPermitted, isPreferred } = verdict;
  const isKey = set.answer.includes(id);
  const isMarked = asked.permitted?.includes(id) ?? false;
  const name = `${id} (${option})`;
  if (isKey) {
    const isRight = isPermitted === (asked.asks !== 'blocked');
    if (isRight && !isMarked) return [];
    const message = isMarked
      ? `the key ${name} is marked`
      : `the rules do not give the key ${name}`;
    return [{ message, fix: 'correct the key, or what the option stands for' }];
  }
  if (asked.asks === 'blocked') {
    if (isPermitted && !isMarked) return [];
    return [{ message: `the distractor ${name} is blocked too`, fix: 'take a permitted one' }];
  }
  if (!isMarked) {
    if (!isPermitted) return [];
    const fix = 'take a blocked one, or mark it where the stem asks for another';
    return [{ message: `the distractor ${name} is permitted`, fix }];
  }
  if (isPermitted && !isPreferred) return [];
  const state = isPreferred ? 'preferred' : 'blocked';
  return [{ message: `the marked distractor ${name} is ${state}`, fix: 'correct the mark' }];
}

/** An option that names something else than what it is said to stand for. */
function misnamed({ language }: Table, asked: RelationFile, set: OptionSet): Fault[] {
  const names = new Map<string, string>(
    [...language.elements, ...language.relationships.map(({ id }) => ({ id, name: id }))].map(
      ({ id, name }) => [id, name.toLowerCase()],
    ),
  );
  return set.options.flatMap(({ id, text }) => {
    const name = names.get(asked.options[id] ?? '');
    if (name === undefined || text.toLowerCase().includes(name)) return [];
    return [{ message: `the option ${id} does not name ${name}`, fix: 'write the name into it' }];
  });
}

import { keysOf } from '../bank.ts';
import type { Content, QuestionSource } from '../content.ts';
import { holdsName, type NearMissFinder, nearMissFinder } from '../field-names.ts';
import { at, type Located } from '../located.ts';
import { plainText } from '../markdown.ts';
import type { Finding } from '../problem.ts';
import { askedTextOf, partTextsOf } from '../questions/questions.ts';
import { inCourse, teaches } from '../references.ts';
import type { FieldNameFile, NameGroupFile } from '../schema/names.ts';
import type { Rule } from './rule.ts';

export const fieldNamesRule: Rule = {
  id: 'QC-41',
  title: 'Names of the field stand word for word in a lesson of their unit, and in the banks',
  why: 'Exams ask by the printed names; a learner who met only paraphrases does not know them again.',
  severity: 'error',
  run: (content) =>
    content.courses.flatMap((course) => {
      const groups = inCourse(content.names, course);
      return [
        // A course may have its names and its banks before its lessons, and grow unit by unit.
        ...groups
          .filter(({ data }) => teaches(content, course.id, data.unit))
          .flatMap((group) => untaught(content, course, group)),
        ...(groups.length > 0 ? inQuestions(content, course, groups) : []),
      ];
    }),
  report: (content) =>
    content.courses.flatMap((course) => {
      const groups = inCourse(content.names, course);
      if (groups.length === 0) return [];
      const all = groups.flatMap(({ data }) => data.names);
      const once = all.filter(isSeenOnce).length;
      return [
        `${course.id}: ${all.length} names in ${groups.length} groups, ${once} seen in one copy`,
      ];
    }),
};

const nameOf = (one: FieldNameFile): string => (typeof one === 'string' ? one : one.name);
const isSeenOnce = (one: FieldNameFile): boolean => typeof one !== 'string';

/** Names of a group that no lesson of its unit holds. */
function untaught(
  content: Content,
  course: Located<unknown>,
  group: Located<NameGroupFile>,
): Finding[] {
  const { unit, names } = group.data;
  const texts = inCourse(content.lessons, course)
    .filter(({ data }) => data.objectives.includes(unit))
    .flatMap(({ bodies }) => bodies.map((body) => plainText(body ?? [])));
  return names.flatMap((one, index) => {
    if (texts.some((text) => holdsName(text, nameOf(one)))) return [];
    const message = `no lesson of ${unit} holds "${nameOf(one)}"`;
    const fix = 'write the name into a lesson of the unit as it is printed, or correct it here';
    return [{ ...at(group, ['names', index]), message, fix }];
  });
}

/** Names that banks bend, and keys that rest on a name seen once. */
function inQuestions(
  content: Content,
  course: Located<unknown>,
  groups: readonly Located<NameGroupFile>[],
): Finding[] {
  const entries = groups.flatMap(({ data }) => data.names);
  const names = entries.map(nameOf);
  // A single word, such as Customer, is no name where it stands in a sentence.
  const once = entries
    .filter(isSeenOnce)
    .map(nameOf)
    .filter((name) => name.includes(' '));
  const known = inCourse(content.terms, course).map(({ data }) => data.term);
  const missesIn = nearMissFinder(names, known);
  return inCourse(content.questions, course).flatMap((question) => [
    ...(question.inBank ? bent(question, missesIn) : []),
    ...resting(question, once),
  ]);
}

function bent(question: QuestionSource, missesIn: NearMissFinder): Finding[] {
  const texts = [askedTextOf(question.data), ...partTextsOf(question.data)];
  return texts.flatMap((text) =>
    missesIn(text).map(({ found, name }) => ({
      ...at(question, []),
      message: `"${found}" is nearly "${name}"`,
      fix: 'write the name as it is printed, or words that are no name',
    })),
  );
}

function resting(question: QuestionSource, once: readonly string[]): Finding[] {
  const keys = keysOf(question.data).map(({ text }) => text);
  return once
    .filter((name) => keys.some((text) => holdsName(text, name)))
    .map((name) => ({
      ...at(question, ['answer']),
      message: `the key rests on "${name}", which was seen in one copy only`,
      fix: 'find a second copy and clear the mark, or ask something else',
    }));
}

import { maxPointsOf } from '#domain/questions/answer.ts';
import { type Content, cardsOf, type QuestionSource } from '../content.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { teaches } from '../references.ts';
import type { Rule } from './rule.ts';

export const banksRule: Rule = {
  id: 'MP-23',
  title: 'A question of a bank is asked by papers only, belongs to its unit and names its lesson',
  why: 'A question that a lesson explains is no test any more, one in the wrong unit tilts every paper, and who missed one should be a step away from learning it.',
  severity: 'error',
  run: (content) => [
    ...askedElsewhere(content),
    ...wrongUnit(content),
    ...mixedUnits(content),
    ...spreadFamilies(content),
    ...withoutLesson(content),
  ],
};

const banked = (content: Content) =>
  content.questions.flatMap((question) =>
    question.inBank ? [{ ...question, inBank: question.inBank }] : [],
  );

function askedElsewhere(content: Content): Finding[] {
  const asked = new Map<string, string>();
  for (const { id, data } of content.quizzes) for (const one of data.questions) asked.set(one, id);
  for (const { id, data } of cardsOf(content)) {
    for (const step of data.steps) if (step.kind === 'check') asked.set(step.question, id);
  }
  return banked(content).flatMap((question) => {
    const where = asked.get(question.id);
    if (where === undefined) return [];
    const message = `${question.id} is also asked in ${where}`;
    return [{ ...at(question, ['id']), message, fix: 'ask another question there' }];
  });
}

/** A unit that an objective or an area is named after holds questions on that. */
function wrongUnit(content: Content): Finding[] {
  return banked(content).flatMap((question) => {
    const course = content.courses.find((one) => one.id === question.courseKey);
    const { unit } = question.inBank;
    const { objectives = [], areas = [] } = course?.data ?? {};
    const objective = [...objectives, ...areas].find(({ id }) => id.endsWith(`.${unit}`));
    if (!objective || question.data.tags[0] === objective.id) return [];
    const message = `the first tag is ${question.data.tags[0]}, the unit ${unit} is ${objective.id}`;
    return [{ ...at(question, ['tags']), message, fix: 'tag it so, or move it to its unit' }];
  });
}

/** Only then is a paper worth the same however it is drawn. */
function mixedUnits(content: Content): Finding[] {
  const units = Map.groupBy(banked(content), ({ courseKey, inBank }) =>
    [courseKey, inBank.bank, inBank.unit].join(' '),
  );
  return [...units.values()].flatMap(([first, ...others]) =>
    others.flatMap((question) => {
      const worth = maxPointsOf(question.data);
      if (!first || worth === maxPointsOf(first.data)) return [];
      const message = `worth ${worth} where ${first.id} is worth ${maxPointsOf(first.data)}`;
      return [{ ...at(question, ['type']), message, fix: 'keep scenarios in a bank of their own' }];
    }),
  );
}

/** Only then can a unit be drawn without a look at the others. */
function spreadFamilies(content: Content): Finding[] {
  const homes = new Map<string, QuestionSource>();
  return banked(content).flatMap((question) => {
    const { family } = question.data;
    if (family === undefined) return [];
    const name = `${question.courseKey} ${question.inBank.bank} ${family}`;
    const first = homes.get(name) ?? question;
    homes.set(name, first);
    if (first.inBank?.unit === question.inBank.unit) return [];
    const message = `the family ${family} began in the unit ${first.inBank?.unit}`;
    return [{ ...at(question, ['family']), message, fix: 'keep a family within one unit' }];
  });
}

/** Whoever missed the question is led from its reasons to what teaches it, once the course teaches its topic. */
const withoutLesson = (content: Content): Finding[] =>
  banked(content).flatMap((question) =>
    question.data.lesson === undefined &&
    teaches(content, question.courseKey, question.data.tags[0] ?? '')
      ? [
          {
            ...at(question, ['id']),
            message: `${question.id} names no lesson`,
            fix: 'name the lesson, deep dive, artifact, lab or mission that teaches its point',
          },
        ]
      : [],
  );

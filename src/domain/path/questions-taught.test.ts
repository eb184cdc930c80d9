import { expect, test } from 'vitest';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { lessonOfQuestion, questionsTaught } from './questions-taught.ts';

const catalog = productCatalogIndex();
const lessonOf = (courseKey: string, id: string) =>
  lessonOfQuestion(catalog, courseKey, catalog.getQuestion(id));

test('a check leads to the lesson that it stands in', () => {
  const lesson = catalog.getItem('pmp.pla.lesson');
  const [check] = lesson.steps.filter((step) => step.kind === 'check');
  expect(lessonOf('pmp', check!.questionId)).toBe(lesson.id);
});

test('a question of the quiz of a unit leads to the first lesson of the unit about its topic', () => {
  const { quiz } = catalog.getItem('pmp.pla.quiz');
  const lessons = quiz!.questionIds.map((id) => {
    const topic = catalog.getQuestion(id).tags[0]!;
    return [
      catalog.findItem(lessonOf('pmp', id)!)?.objectives.includes(topic),
      lessonOf('pmp', id),
    ];
  });
  expect(new Set(lessons.map(([isAbout]) => isAbout))).toEqual(new Set([true]));
  expect(new Set(lessons.map(([, id]) => id))).toEqual(
    new Set(['pmp.pla.lesson', 'pmp.pla.lesson-2', 'pmp.pla.lesson-3']),
  );
});

test('a question of a bank leads where content says', () => {
  const question = { id: 'q', lesson: 'pmp.clo.lesson' };
  expect(lessonOfQuestion(catalog, 'pmp', question)).toBe('pmp.clo.lesson');
});

test('a check of a mission leads to the mission, where content says that it stands alone', () => {
  const mission = catalog.findMission('ms.tg.intro.cycle')!;
  const [check] = mission.steps.filter((step) => step.kind === 'check');
  expect(questionsTaught(catalog, 'togaf')).toContain(check!.questionId);
  expect(lessonOf('togaf', check!.questionId)).toBe(mission.id);
});

test('a quiz of the Core line has no lesson of its own, and a mission asks about its story', () => {
  const [id] = catalog.getItem('tg.core.u1').quiz!.questionIds;
  expect(lessonOf('togaf', id!)).toBeUndefined();
  const [check] = catalog.findMission('ms.pmp.pe1')!.steps.filter((step) => step.kind === 'check');
  expect(questionsTaught(catalog, 'pmp')).not.toContain(check!.questionId);
});

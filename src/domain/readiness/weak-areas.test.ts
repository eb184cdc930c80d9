import { describe, expect, test } from 'vitest';
import { topicFigure, weakAreas } from './weak-areas.ts';

const OUTLINE = ['o.a', 'o.b', 'o.c'];
/** Answers on an objective, newest first: `+` right, `-` wrong. */
const on = (objective: string, marks: string) =>
  [...marks].map((mark) => ({ objectives: [objective], right: mark === '+' }));
const weak = (...answers: ReturnType<typeof on>) =>
  weakAreas(OUTLINE, answers).areas.map(({ objectiveId, percent }) => `${objectiveId} ${percent}`);

describe('a weak area', () => {
  test('begins below sixty percent, with five answers or more', () => {
    expect(weak(...on('o.a', '+++--'))).toEqual([]);
    expect(weak(...on('o.a', '++---'))).toEqual(['o.a 40']);
    expect(weak(...on('o.a', '----'))).toEqual([]);
    expect(weak(...on('o.a', '+'.repeat(10) + '-'.repeat(7)))).toEqual(['o.a 59']);
  });

  test('looks at the latest twenty answers, so that learning ends it', () => {
    expect(weak(...on('o.a', '+'.repeat(20) + '-'.repeat(80)))).toEqual([]);
    expect(weak(...on('o.a', '-'.repeat(20) + '+'.repeat(80)))).toEqual(['o.a 0']);
  });

  test('is listed weakest first, then by the outline', () => {
    const answers = [...on('o.c', '-----'), ...on('o.b', '+----'), ...on('o.a', '+----')];
    expect(weak(...answers)).toEqual(['o.c 0', 'o.a 20', 'o.b 20']);
  });

  test('counts an answer for each objective of its question, and for none outside the outline', () => {
    const both = Array(5).fill({ objectives: ['o.a', 'o.b', 'o.gone'], right: false });
    expect(weak(...both)).toEqual(['o.a 0', 'o.b 0']);
  });

  test('is none without answers', () =>
    expect(weakAreas(OUTLINE, [])).toEqual({ areas: [], isTold: false }));

  test('is told of once a topic has five answers, weak or not', () => {
    expect(weakAreas(OUTLINE, [...on('o.a', '----'), ...on('o.b', '++++')]).isTold).toBe(false);
    expect(weakAreas(OUTLINE, on('o.a', '+++++'))).toEqual({ areas: [], isTold: true });
  });
});

test('a topic has one figure: the share right of its latest twenty answers, never rounded up to the line', () => {
  expect(topicFigure('o.a', [])).toEqual({ objectiveId: 'o.a', percent: 0, answers: 0, right: 0 });
  const answers = on('o.a', '+'.repeat(10) + '-'.repeat(7));
  expect(topicFigure('o.a', answers)).toMatchObject({ percent: 59, answers: 17, right: 10 });
  expect(weakAreas(['o.a'], answers).areas).toEqual([
    { objectiveId: 'o.a', percent: 59, answers: 17, right: 10 },
  ]);
  expect(topicFigure('o.a', on('o.a', '-'.repeat(5) + '+'.repeat(30)))).toMatchObject({
    percent: 75,
    answers: 20,
  });
});

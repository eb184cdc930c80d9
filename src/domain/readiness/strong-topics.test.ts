import { describe, expect, test } from 'vitest';
import { areTopicsStrong, type DatedAnswer, strongTopics } from './strong-topics.ts';
import { weakAreas } from './weak-areas.ts';

const OUTLINE = ['u1', 'u2'];
const DAYS = ['2026-03-04', '2026-03-03', '2026-03-02'];

/** Answers of a topic, newest first: `right` of them right, spread over so many days. */
const of = (topic: string, right: number, wrong: number, days = 2): DatedAnswer[] =>
  Array.from({ length: right + wrong }, (_, at) => ({
    objectives: [topic],
    right: at < right,
    day: DAYS[at % days]!,
  }));

describe('a weak list', () => {
  test('is clear when each topic has right answers on two days and stands above the line', () => {
    const answers = [...of('u1', 3, 2), ...of('u2', 12, 8)];
    expect(areTopicsStrong(OUTLINE, answers)).toBe(true);
    expect(weakAreas(OUTLINE, answers).areas).toEqual([]);
  });

  test('is not clear while a topic is below the line', () => {
    expect(areTopicsStrong(OUTLINE, [...of('u1', 3, 2), ...of('u2', 11, 9)])).toBe(false);
  });

  test('is not clear while a topic has too few answers or none', () => {
    expect(areTopicsStrong(OUTLINE, [...of('u1', 5, 0), ...of('u2', 4, 0)])).toBe(false);
    expect(areTopicsStrong(OUTLINE, of('u1', 5, 0))).toBe(false);
    expect(areTopicsStrong([], [])).toBe(false);
  });

  test('is not clear by one good day', () => {
    expect(areTopicsStrong(OUTLINE, [...of('u1', 9, 0), ...of('u2', 9, 0, 1)])).toBe(false);
  });

  test('counts the days of all right answers, however many one of them has', () => {
    const before = { objectives: ['u1'], right: true, day: '2026-03-01' };
    expect(areTopicsStrong(['u1'], [...of('u1', 40, 0, 1), before])).toBe(true);
    expect(areTopicsStrong(['u1'], [...of('u1', 40, 0, 1), { ...before, right: false }])).toBe(
      false,
    );
  });

  test('looks at the latest answers: what was weak long ago does not count for ever', () => {
    const old = of('u1', 0, 30);
    expect(areTopicsStrong(['u1'], [...of('u1', 20, 0), ...old])).toBe(true);
    expect(areTopicsStrong(['u1'], [...of('u1', 5, 0), ...old])).toBe(false);
  });
});

test('the strong topics are told in the order of the outline, for the way to a clear list', () => {
  const answers = [...of('u2', 5, 0), ...of('u1', 9, 0, 1), ...of('u3', 4, 1)];
  expect(strongTopics(['u1', 'u2', 'u3', 'u4'], answers)).toEqual(['u2', 'u3']);
  expect(strongTopics(['u1'], [])).toEqual([]);
});

import { expect, test } from 'vitest';
import { contentPart } from '#tests/support/content-part.ts';

const { papers } = contentPart((path) => path.endsWith('/papers.yaml'));

/** Questions, minutes and pass line; seconds a question where it has some. */
const figuresOf = (key: string, course = 'togaf') => {
  const paper = papers.find(
    ({ courseKey, data }) => courseKey === course && data.key === key && data.state === 'live',
  )?.data;
  return paper && [paper.count, paper.minutes, paper.passPercent, paper.secondsPerQuestion];
};

test.each([
  ['foundation', 40, 60, 55],
  ['certified', 60, 90, 60],
  ['daily-challenge', 10, 10, 70],
  ['weak-areas', 15, 15, 70],
  ['rapid-fire', 20, 10, 70, 30],
  ['sample-quiz', 5, 10, 70],
])('%s has the figures of brief 2, 9', (key, count, minutes, passPercent, seconds?) => {
  expect(figuresOf(key)).toEqual([count, minutes, passPercent, seconds]);
});

test.each([
  ['foundation-ogea-101', 40, 60, 60],
  ['certified-ogea-102', 8, 90, 60],
  ['certified-ogea-103', 48, 150, 60],
])('%s is the format of the exam today (decisions 7)', (key, count, minutes, passPercent) => {
  expect(figuresOf(key)).toEqual([count, minutes, passPercent, undefined]);
});

test.each([
  ['foundation', 40, 60, 55],
  ['daily-challenge', 10, 10, 70],
  ['weak-areas', 15, 15, 70],
  ['rapid-fire', 20, 10, 70, 30],
  ['sample-quiz', 5, 10, 70],
  ['foundation-oga-031', 40, 60, 60],
  ['certified-oga-032', 8, 90, 65],
])(
  '%s of ArchiMate has the same shape (decisions 7)',
  (key, count, minutes, passPercent, seconds?) => {
    expect(figuresOf(key, 'archimate')).toEqual([count, minutes, passPercent, seconds]);
  },
);

test.each([
  ['full-practice', 50, 240, 75],
  ['people', 15, 30, 75],
  ['process', 15, 30, 75],
  ['business-environment', 15, 30, 75],
  ['sample-quiz', 5, 10, 75],
])('%s of PMP has the figures of brief 2, 9', (key, count, minutes, passPercent) => {
  expect(figuresOf(key, 'pmp')).toEqual([count, minutes, passPercent, undefined]);
});

test('the exam of PMP has its questions, minutes, shares and breaks (decisions 7)', () => {
  const paper = papers.find(({ id }) => id === 'pap.pmp.exam-2026')?.data;
  expect(figuresOf('exam-2026', 'pmp')).toEqual([180, 240, 75, undefined]);
  expect([paper?.breaksAfter, paper?.breakMinutes]).toEqual([[60, 120], 10]);
  const domains = Map.groupBy(Object.entries(paper?.blueprint ?? {}), ([unit]) => unit.slice(0, 2));
  const sums = [...domains].map(([domain, units]) => [
    domain,
    units.reduce((sum, [, part]) => sum + part, 0),
  ]);
  expect(Object.fromEntries(sums)).toEqual({ pe: 59, pr: 74, be: 47 });
});

test.each(['foundation-ogea-101', 'certified-ogea-103'])(
  '%s asks no multiple choice, as its exam has none',
  (key) => {
    const paper = papers.find(({ data }) => data.key === key)?.data;
    expect(paper?.types).toBeDefined();
    expect(paper?.types).not.toContain('ms');
  },
);

test('the combined format has its Foundation part first, and each part to pass in its own time', () => {
  const parts = papers.find(({ data }) => data.key === 'certified-ogea-103')?.data.parts;
  expect(
    parts?.map(({ passPercent, openBook, minutes }) => [passPercent, openBook, minutes]),
  ).toEqual([
    [60, undefined, 60],
    [60, true, 90],
  ]);
});

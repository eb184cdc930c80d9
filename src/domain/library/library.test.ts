import { expect, test } from 'vitest';
import { findResources } from './find-resources.ts';
import { doneOf, partsOf, type Resource } from './resource.ts';
import { type StoryStep, storyAfter } from './story.ts';
import { drawSums, isRightSum, type SumsStep, sumWith } from './sums.ts';

const sums: SumsStep = {
  kind: 'sums',
  id: 't1',
  title: 'In a row',
  prompt: 'Work it out.',
  asks: [
    {
      id: 'chain',
      numbers: { a: { from: 99, to: 99.9, step: 0.1 }, n: { from: 2, to: 5, step: 1 } },
      text: '{n} services of {a} %.',
      answer: '100 * (a / 100) ^ n',
      unit: '%',
      decimals: 2,
      working: ['{a} / 100 = {=a/100:4}', 'to the power of {n}: {=100 * (a/100)^n} %'],
    },
  ],
};

test('a sum shows its numbers, and the working comes to the answer', () => {
  expect(sumWith(sums.asks[0]!, { a: 99.5, n: 2 })).toMatchObject({
    text: '2 services of 99.5 %.',
    expected: 99,
    working: ['99.5 / 100 = 0.995', 'to the power of 2: 99 %'],
  });
});

test('a seed gives the same sums again, another seed others', () => {
  expect(drawSums(sums, 'one')).toEqual(drawSums(sums, 'one'));
  const texts = new Set(Array.from({ length: 20 }, (_, at) => drawSums(sums, `${at}`)[0]!.text));
  expect(texts.size).toBeGreaterThan(5);
});

test('an answer is right within one in the last place', () => {
  const sum = sumWith(sums.asks[0]!, { a: 99.5, n: 2 });
  expect([99, 99.01, 98.99].map((one) => isRightSum(sum, one))).toEqual([true, true, true]);
  expect([99.02, 98.9, Number.NaN].map((one) => isRightSum(sum, one))).toEqual([
    false,
    false,
    false,
  ]);
});

const option = (id: string, points: 0 | 1 | 2, to?: string) => ({
  id,
  text: id,
  reply: `${id}!`,
  points,
  ...(to !== undefined && { to }),
});
const story: StoryStep = {
  kind: 'story',
  id: 't1',
  title: 'A review',
  prompt: 'You lead it.',
  scenes: [
    { id: 'start', text: 'Well?', options: [option('ask', 2), option('push', 0, 'row')] },
    { id: 'facts', text: 'Here.', options: [option('note', 1, 'end'), option('sum', 2, 'end')] },
    { id: 'row', text: 'No!', options: [option('calm', 2), option('leave', 0)] },
  ],
  endings: [
    { from: 0, text: 'Try again.' },
    { from: 75, text: 'Well led.' },
  ],
};

test('a story goes on by choices, and ends with what they earned', () => {
  expect(storyAfter(story, [])).toMatchObject({ seen: [], open: { id: 'start' }, ending: null });
  expect(storyAfter(story, ['ask'])).toMatchObject({ open: { id: 'facts' }, points: 2, outOf: 2 });
  expect(storyAfter(story, ['ask', 'note'])).toMatchObject({
    open: null,
    points: 3,
    outOf: 4,
    ending: 'Well led.',
  });
});

test('a choice may lead past a scene, and what its scene does not have changes nothing', () => {
  const past = storyAfter(story, ['push', 'leave']);
  expect(past.seen.map(({ scene }) => scene.id)).toEqual(['start', 'row']);
  expect(past.ending).toBe('Try again.');
  expect(storyAfter(story, ['calm'])).toEqual(storyAfter(story, []));
  expect(storyAfter(story, ['ask', 'calm', 'sum'])).toEqual(storyAfter(story, ['ask']));
});

const card = (title: string, over = {}) => ({
  title,
  summary: '',
  category: 'data' as const,
  format: 'guide' as const,
  tags: [] as string[],
  views: 0,
  ...over,
});

test('every word has to be found, in title, summary or tags', () => {
  const all = [card('Golden record'), card('CRUD trainer', { tags: ['golden rule'] })];
  const titles = (text: string) => findResources(all, { text }).map(({ title }) => title);
  expect(titles('GOLDEN')).toEqual(['Golden record', 'CRUD trainer']);
  expect(titles('golden rule')).toEqual(['CRUD trainer']);
  expect(titles('silver')).toEqual([]);
});

test('category and format filter, and views order; equals keep their order', () => {
  const all = [card('a', { views: 1 }), card('b', { views: 7 }), card('c', { views: 1 })];
  expect(findResources(all, { isByViews: true }).map(({ title }) => title)).toEqual([
    'b',
    'a',
    'c',
  ]);
  expect(findResources(all, { format: 'video' })).toEqual([]);
  expect(findResources(all, { category: 'data', format: 'guide' })).toHaveLength(3);
});

test('what was done counts as far as the resource still has it', () => {
  const list = {
    format: 'checklist',
    groups: [
      { title: 'g', items: [{ id: 'a' }, { id: 'b' }] },
      { title: 'h', items: [{ id: 'c' }] },
    ],
  } as unknown as Resource;
  expect(partsOf(list)).toEqual(['a', 'b', 'c']);
  expect(doneOf(list, ['c', 'gone', 'a'])).toEqual(['a', 'c']);
});

import { describe, expect, test } from 'vitest';
import { isBelowByAnswers, weakestFirst, weakestOf } from './weakest-first.ts';

/** A topic of questions that bring one point each. */
const aTopic = (id: string, { right = 0, wrong = 0, open = 0 }) => {
  const [answered, total] = [right + wrong, right + wrong + open];
  const percent = total === 0 ? 0 : Math.round((100 * right) / total);
  return { id, percent, total, points: right, answered, answeredMaxPoints: answered };
};
const orderOf = (topics: readonly ReturnType<typeof aTopic>[]) =>
  weakestFirst(topics).map(({ id }) => id);

describe('the order of topics', () => {
  test('those that tell their share stand weakest first, of equals the one with more questions, then those of few questions', () => {
    const topics = [
      aTopic('none of four', { wrong: 4 }),
      aTopic('half', { right: 3, wrong: 3 }),
      aTopic('none of one', { wrong: 1 }),
      aTopic('never asked', {}),
      aTopic('half of ten', { right: 5, wrong: 5 }),
      aTopic('weak', { right: 1, wrong: 4 }),
    ];
    expect(orderOf(topics)).toEqual(['weak', 'half of ten', 'half', 'none of four', 'none of one']);
  });

  test('with questions left open the wrong among the answered ones decide, not what is open', () => {
    const topics = [
      aTopic('half open', { right: 3, open: 3 }),
      aTopic('one wrong', { right: 5, wrong: 1 }),
      aTopic('two wrong', { right: 2, wrong: 2, open: 2 }),
      aTopic('all right', { right: 6 }),
    ];
    expect(orderOf(topics)).toEqual(['two wrong', 'one wrong', 'half open', 'all right']);
  });

  test('one wrong answer, the only one of its topic, names it before no topic with more', () => {
    const topics = [
      aTopic('one wrong', { wrong: 1, open: 5 }),
      aTopic('two wrong of five', { right: 3, wrong: 2 }),
    ];
    expect(orderOf(topics)).toEqual(['two wrong of five', 'one wrong']);
  });
});

describe('the topic to practise', () => {
  test('is the one that went least well by its wrong answers', () => {
    const topics = [
      aTopic('half open', { right: 3, open: 3 }),
      aTopic('two wrong', { right: 4, wrong: 2 }),
    ];
    expect(weakestOf(topics)).toMatchObject({ topic: { id: 'two wrong' }, why: 'weakest' });
  });

  test('is one of few questions only where no other has a wrong answer', () => {
    const few = aTopic('few', { wrong: 2 });
    const right = aTopic('right', { right: 8 });
    expect(weakestOf([few, aTopic('weak', { right: 7, wrong: 1 })])?.topic.id).toBe('weak');
    expect(weakestOf([few, right])?.topic.id).toBe('few');
  });

  test('where nothing was wrong is the one with most left open, and no weak one', () => {
    const topics = [
      aTopic('two open', { right: 1, open: 2 }),
      aTopic('three open', { right: 6, open: 3 }),
      aTopic('right', { right: 5 }),
    ];
    expect(weakestOf(topics)).toMatchObject({ topic: { id: 'three open' }, why: 'mostOpen' });
  });

  test('is compared with none where no other was asked', () => {
    const only = aTopic('only', { right: 8, wrong: 2 });
    expect(weakestOf([only, aTopic('never asked', {})])).toEqual({ topic: only, why: 'only' });
    expect(weakestOf([aTopic('open', { right: 8, open: 2 })])?.why).toBe('only');
  });

  test('is none where all was right', () => {
    expect(weakestOf([aTopic('right', { right: 8 })])).toBeUndefined();
  });
});

test('a percentage is a bad one where the answers themselves stay below the line', () => {
  const isBad = (of: Parameters<typeof aTopic>[1]) => isBelowByAnswers(aTopic('one', of), 60);
  expect(isBad({ right: 3, open: 3 })).toBe(false);
  expect(isBad({ right: 4, wrong: 1, open: 5 })).toBe(false);
  expect(isBad({ right: 1, wrong: 2, open: 3 })).toBe(true);
  expect(isBad({ right: 3, wrong: 3 })).toBe(true);
  expect(isBad({ right: 4, wrong: 1 })).toBe(false);
});

import { expect, test } from 'vitest';
import type { QuestionOf, Value } from './answer-value.ts';
import { matchRows, orderRows } from './question-rows.ts';
import type { FeedbackOf } from './question-ui.ts';

const place = (n: number) => `place ${n}`;
const asked = { id: 'q', stem: 'Which?' };
const told = { right: false, points: 0, maxPoints: 1, explanation: '', ref: '', lesson: null };
const matched: FeedbackOf<'match'> = {
  ...told,
  type: 'match',
  pairs: [['l1', 'r2']],
  answer: [
    ['l1', 'r2'],
    ['l2', 'r1'],
  ],
  reasons: [{ leftId: 'l2', why: 'It is so.' }],
};
const parts = (...ids: string[]) => ids.map((id) => ({ id, text: `The ${id}` }));

const lines: QuestionOf<'match'> = {
  ...asked,
  type: 'match',
  left: parts('l1', 'l2'),
  right: parts('r1', 'r2'),
};

test('a line with its own partner, the right one, and why', () => {
  const rows = matchRows(lines, matched);
  expect(rows.map(({ places: [one], why }) => [one?.yours, one?.isRight, why])).toEqual([
    ['The r2', true, ''],
    [null, false, 'It is so.'],
  ]);
  expect(rows[1]?.places[0]?.expected).toBe('The r1');
});

test('a line tells its first partner only where another one followed', () => {
  const firstOf = (first: Value) =>
    matchRows(lines, matched, first).map(({ places: [one] }) => one?.first);
  expect(firstOf(null)).toEqual([undefined, undefined]);
  expect(
    firstOf({
      pairs: [
        ['l1', 'r2'],
        ['l2', 'r1'],
      ],
    }),
  ).toEqual([undefined, 'The r1']);
  expect(firstOf({ pairs: [['l2', 'r2']] })).toEqual([null, 'The r2']);
});

test('an order in the right order, with the places that were given', () => {
  const rows = orderRows(
    { ...asked, type: 'order', items: parts('i2', 'i1') },
    { ...told, type: 'order', order: ['i2', 'i1'], answer: ['i1', 'i2'], reasons: [] },
    place,
  );
  expect(rows.map(({ text, places: [one] }) => [text, one?.yours, one?.expected])).toEqual([
    ['The i1', 'place 2', 'place 1'],
    ['The i2', 'place 1', 'place 2'],
  ]);
});

test('an order that was not given has no places of its own', () => {
  const rows = orderRows(
    { ...asked, type: 'order', items: parts('i2', 'i1') },
    { ...told, type: 'order', order: [], answer: ['i1', 'i2'], reasons: [] },
    place,
  );
  expect(rows.map(({ places: [one] }) => [one?.yours, one?.isRight])).toEqual([
    [null, false],
    [null, false],
  ]);
});

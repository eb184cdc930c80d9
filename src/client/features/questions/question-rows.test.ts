import { expect, test } from 'vitest';
import { markedRows } from './question-rows.ts';

const words = {
  place: (n: number) => `place ${n}`,
  gap: (n: number) => `gap ${n}`,
  nothing: 'nothing',
};
const asked = { id: 'q', stem: 'Which?' };
const told = { right: false, points: 0, maxPoints: 1, explanation: '', ref: '' };
const parts = (...ids: string[]) => ids.map((id) => ({ id, text: `The ${id}` }));

test('a line with its own partner, the right one, and why', () => {
  const rows = markedRows(
    { ...asked, type: 'match', left: parts('l1', 'l2'), right: parts('r1', 'r2') },
    {
      ...told,
      type: 'match',
      pairs: [['l1', 'r2']],
      answer: [
        ['l1', 'r2'],
        ['l2', 'r1'],
      ],
      reasons: [{ leftId: 'l2', why: 'It is so.' }],
    },
    words,
  );
  expect(rows.map(({ places: [place], why }) => [place?.yours, place?.isRight, why])).toEqual([
    ['The r2', true, ''],
    ['nothing', false, 'It is so.'],
  ]);
  expect(rows[1]?.places[0]?.expected).toBe('The r1');
});

test('an order in the right order, with the places that were given', () => {
  const rows = markedRows(
    { ...asked, type: 'order', items: parts('i2', 'i1') },
    { ...told, type: 'order', order: ['i2', 'i1'], answer: ['i1', 'i2'], reasons: [] },
    words,
  );
  expect(rows.map(({ text, places: [place] }) => [text, place?.yours, place?.expected])).toEqual([
    ['The i1', 'place 2', 'place 1'],
    ['The i2', 'place 1', 'place 2'],
  ]);
});

test('a gap with the reason of the choice before that of the right option', () => {
  const [row] = markedRows(
    { ...asked, type: 'fill', text: '{g1}', gaps: [{ id: 'g1', options: parts('a', 'b') }] },
    {
      ...told,
      type: 'fill',
      gaps: { g1: 'b' },
      answer: { g1: 'a' },
      reasons: [
        { gapId: 'g1', optionId: 'a', why: 'A fits.' },
        { gapId: 'g1', optionId: 'b', why: 'B does not.' },
      ],
    },
    words,
  );
  expect(row).toMatchObject({ text: 'gap 1', why: 'B does not. A fits.' });
});

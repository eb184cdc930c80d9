import { expect, test } from 'vitest';
import type { QuestionOf, Value } from './answer-value.ts';
import { gapResults } from './gap-results.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, text: `The ${id}` }));
const question: QuestionOf<'fill'> = {
  id: 'q',
  stem: 'Which?',
  type: 'fill',
  text: '{g1} before {g2}',
  gaps: [
    { id: 'g1', options },
    { id: 'g2', options },
  ],
};
const whyOf = (gapId: string) =>
  options.map(({ id }) => ({ gapId, optionId: id, why: `${gapId}: why ${id}` }));
const tell = (gaps: Record<string, string>, first: Value = null) =>
  gapResults(
    question,
    {
      type: 'fill',
      right: false,
      points: 0,
      maxPoints: 1,
      explanation: '',
      ref: '',
      lesson: null,
      gaps,
      answer: { g1: 'a', g2: 'b' },
      reasons: [...whyOf('g1'), ...whyOf('g2')],
    },
    first,
  );
const said = (gap: ReturnType<typeof tell>[number] | undefined) => ({
  first: gap?.first.map(({ text, why }) => [text, why]),
  rest: gap?.rest.map(({ text, why }) => [text, why]),
});

test('a wrong gap tells the option chosen with its reason, then the right one with its own', () => {
  const [gap] = tell({ g1: 'c', g2: 'b' });
  expect(gap).toMatchObject({ number: 1, isRight: false, given: { id: 'c' } });
  expect(said(gap)).toEqual({
    first: [
      ['The c', 'g1: why c'],
      ['The a', 'g1: why a'],
    ],
    rest: [['The b', 'g1: why b']],
  });
});

test('a right gap tells its option once, the others are the rest', () => {
  const [, gap] = tell({ g1: 'c', g2: 'b' });
  expect(gap).toMatchObject({ number: 2, isRight: true, given: { id: 'b' } });
  expect(said(gap)).toEqual({
    first: [['The b', 'g2: why b']],
    rest: [
      ['The a', 'g2: why a'],
      ['The c', 'g2: why c'],
    ],
  });
});

test('a gap that was left open has nothing given, and the right option all the same', () => {
  const [gap] = tell({});
  expect(gap).toMatchObject({ isRight: false, given: null });
  expect(said(gap).first).toEqual([['The a', 'g1: why a']]);
});

test('a gap tells what was put there first only where another option followed', () => {
  const before = (first: Value) => tell({ g1: 'c', g2: 'b' }, first).map((gap) => gap.before);
  expect(before(null)).toEqual([undefined, undefined]);
  expect(before({ gaps: { g1: 'a', g2: 'b' } })).toEqual(['The a', undefined]);
  expect(before({ gaps: { g2: 'a' } })).toEqual([null, 'The a']);
});

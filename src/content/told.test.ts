import { expect, test } from 'vitest';
import { type StubParts, stubContent } from '#tests/support/stub-content.ts';
import { toldOf } from './told.ts';

const told = (change?: (parts: StubParts) => void) => {
  const { lines, isClean } = toldOf(stubContent(change));
  const problems = lines.filter((line) => line.startsWith('content/'));
  return { isClean, problems, last: lines.at(-1) };
};
const aShortStem = (parts: StubParts) => {
  parts.questions[0]!.stem = 'Ice lies on the river. Who decides?';
};

test('clean content is told by its counts', () => {
  expect(told()).toEqual({
    isClean: true,
    problems: [],
    last: '11 files, 2 missions, 0 phases, 0 items, 4 questions, 0 errors, 0 warnings, 0 waived',
  });
});

test('a warning is told with path, line and fix, and is not clean', () => {
  expect(told(aShortStem)).toEqual({
    isClean: false,
    problems: [
      'content/courses/demo/questions/all.yaml:3 QC-19 the question itself has 2 words → ask it in a sentence of 6 words or more',
    ],
    last: '11 files, 2 missions, 0 phases, 0 items, 4 questions, 0 errors, 1 warnings, 0 waived',
  });
});

test('a waived warning is clean', () => {
  const { isClean, last } = told((parts) => {
    aShortStem(parts);
    const reason = 'The question is short on purpose: it is about one word.';
    parts.waivers = [{ rule: 'QC-19', id: 'dm.q.u1.0000', reason }];
  });
  expect(isClean).toBe(true);
  expect(last).toBe(
    '11 files, 2 missions, 0 phases, 0 items, 4 questions, 0 errors, 0 warnings, 1 waived',
  );
});

import { describe, expect, test } from 'vitest';
import { endedParts, isMissed, wasShown } from './missed.ts';

const never = { answer: null, servedAt: null, msSpent: 0 };

describe('a question stood in front of the learner', () => {
  test('where it was answered, served or looked at', () => {
    expect(wasShown({ ...never, answer: { chosen: ['a'] } })).toBe(true);
    expect(wasShown({ ...never, servedAt: new Date(0) })).toBe(true);
    expect(wasShown({ ...never, msSpent: 1 })).toBe(true);
  });
  test('not where it was only drawn', () => {
    expect(wasShown(never)).toBe(false);
  });
});

describe('a question is missed', () => {
  test('where it was shown and answered wrong, in part or not at all', () => {
    expect(isMissed({ wasShown: true, isRight: false })).toBe(true);
  });
  test('not where it was right, and not where nobody came to it', () => {
    expect(isMissed({ wasShown: true, isRight: true })).toBe(false);
    expect(isMissed({ wasShown: false, isRight: false })).toBe(false);
  });
});

describe('the questions of an ended attempt add up', () => {
  test('what the learner left open is not wrong', () => {
    const parts = endedParts({ total: 24, answered: 17, right: 12, notReached: 0 });
    expect(parts).toEqual({ right: 12, wrong: 5, leftOpen: 7, notReached: 0 });
  });
  test('what time left behind is neither', () => {
    const parts = endedParts({ total: 10, answered: 6, right: 4, notReached: 4 });
    expect(parts).toEqual({ right: 4, wrong: 2, leftOpen: 0, notReached: 4 });
  });
});

import { expect, test } from 'vitest';
import { actionOf } from './action-of.ts';

const actions = { nextRound: 'Next round' };
const panel = { start: 'Start', continue: 'Continue', review: 'Review' };
const none = { failedRound: null, ticks: null };

test('a checklist that was worked on before it was started is gone on with', () => {
  const ticks = { ticked: 1, notApplicable: 0, lines: 15 };
  expect(actionOf(actions, panel, { ...none, status: 'available', ticks })).toBe('Continue');
  expect(actionOf(actions, panel, { ...none, status: 'available' })).toBe('Start');
});

test('what is done is reviewed, ticked or not', () => {
  const ticks = { ticked: 1, notApplicable: 0, lines: 15 };
  expect(actionOf(actions, panel, { ...none, status: 'done', ticks })).toBe('Review');
});

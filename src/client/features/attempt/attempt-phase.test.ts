import { expect, test } from 'vitest';
import { nextPhase, type Phase, type PhaseEvent } from './attempt-phase.ts';

const phases: readonly Phase[] = ['open', 'submitting', 'timeUp', 'over'];
const events: readonly PhaseEvent[] = ['submit', 'refuse', 'expire', 'resume', 'end'];

test('every event in every phase', () => {
  const table = phases.map((phase) => events.map((event) => nextPhase(phase, event)));
  expect(table).toEqual([
    ['submitting', null, 'timeUp', null, 'over'],
    [null, 'open', 'timeUp', null, 'over'],
    [null, null, null, 'open', 'over'],
    [null, null, null, null, null],
  ]);
});

test('what is over stays over, and locked work opens again by the word of the server alone', () => {
  expect(events.map((event) => nextPhase('over', event))).toEqual(events.map(() => null));
  const opening = events.filter((event) => nextPhase('timeUp', event) === 'open');
  expect(opening).toEqual(['resume']);
});

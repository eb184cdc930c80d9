import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryDelayMs, type StepQueueEvent, stepQueue, stepQueueReducer } from './step-queue.ts';

const after = (...events: StepQueueEvent[]) => events.reduce(stepQueueReducer, stepQueue());

test('steps wait in the order in which they were reached, each once', () => {
  const queue = after(
    { type: 'reached', stepId: 's01' },
    { type: 'reached', stepId: 's02' },
    { type: 'reached', stepId: 's01' },
  );
  expect(queue.unsent).toEqual(['s01', 's02']);
});
test('a kept step leaves the queue and the failures are forgotten', () => {
  const queue = after(
    { type: 'reached', stepId: 's01' },
    { type: 'sending' },
    { type: 'failed' },
    { type: 'sending' },
    { type: 'kept', stepId: 's01' },
  );
  expect(queue).toEqual({ unsent: [], sending: false, failures: 0 });
});
test('a failure loses nothing, also what was reached while sending', () => {
  const queue = after(
    { type: 'reached', stepId: 's01' },
    { type: 'sending' },
    { type: 'reached', stepId: 's02' },
    { type: 'failed' },
  );
  expect(queue).toEqual({ unsent: ['s01', 's02'], sending: false, failures: 1 });
});
test('a refused step is dropped, so that the ones behind it still get through', () => {
  const queue = after(
    { type: 'reached', stepId: 's01' },
    { type: 'reached', stepId: 's02' },
    { type: 'sending' },
    { type: 'refused', stepId: 's01' },
  );
  expect(queue.unsent).toEqual(['s02']);
  expect(queue.sending).toBe(false);
});
test('what an earlier visit left behind is taken up, without doubles', () => {
  expect(stepQueue(['s03', 's04', 's03']).unsent).toEqual(['s03', 's04']);
});
test('waiting doubles from two seconds to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([
    0, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});
test('whatever happens, a reached step is unsent until it was kept or refused', () => {
  const ids = fc.constantFrom('s01', 's02', 's03');
  const event: fc.Arbitrary<StepQueueEvent> = fc.oneof(
    ids.map((stepId) => ({ type: 'reached' as const, stepId })),
    ids.map((stepId) => ({ type: 'kept' as const, stepId })),
    ids.map((stepId) => ({ type: 'refused' as const, stepId })),
    fc.constant({ type: 'sending' as const }),
    fc.constant({ type: 'failed' as const }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const waiting = new Set<string>();
      for (const one of events) {
        if (one.type === 'reached') waiting.add(one.stepId);
        if (one.type === 'kept' || one.type === 'refused') waiting.delete(one.stepId);
      }
      const queue = events.reduce(stepQueueReducer, stepQueue());
      expect(new Set(queue.unsent)).toEqual(waiting);
      expect(queue.unsent).toHaveLength(waiting.size);
    }),
  );
});

import { expect, test } from 'vitest';
import { createStepSender, type SendOutcome } from './step-sender.ts';

function aSender(outcomes: SendOutcome[], unsent: string[] = []) {
  const sent: string[] = [];
  const seen: (readonly string[])[] = [];
  let atOnce = 0;
  const sender = createStepSender({
    unsent,
    onChange: (queue) => seen.push(queue.unsent),
    send: async (stepId) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      sent.push(stepId);
      await Promise.resolve();
      atOnce -= 1;
      return outcomes.shift() ?? 'kept';
    },
  });
  return { sender, sent, seen };
}

test('steps are sent one at a time, in the order in which they were reached', async () => {
  const { sender, sent } = aSender([]);
  sender.reach('s01');
  sender.reach('s02');
  sender.reach('s03');
  expect(await sender.flush()).toBe(true);
  expect(sent).toEqual(['s01', 's02', 's03']);
  expect(sender.queue().unsent).toEqual([]);
});
test('a failure stops the row; a retry goes on with the same step', async () => {
  const { sender, sent } = aSender(['kept', 'failed']);
  sender.reach('s01');
  sender.reach('s02');
  sender.reach('s03');
  expect(await sender.flush()).toBe(false);
  expect(sender.queue().unsent).toEqual(['s02', 's03']);
  expect(await sender.flush()).toBe(true);
  expect(sent).toEqual(['s01', 's02', 's02', 's03']);
});
test('what is reached while a failed step waits does not jump its retry', async () => {
  const { sender, sent } = aSender(['failed']);
  sender.reach('s01');
  await sender.flush();
  sender.reach('s02');
  await Promise.resolve();
  expect(sent).toEqual(['s01']);
  expect(sender.queue()).toMatchObject({ unsent: ['s01', 's02'], failures: 1 });
});
test('a refused step does not hold up the ones behind it', async () => {
  const { sender, sent } = aSender(['refused']);
  sender.reach('s01');
  sender.reach('s02');
  expect(await sender.flush()).toBe(true);
  expect(sent).toEqual(['s01', 's02']);
});
test('what an earlier visit left behind is sent first', async () => {
  const { sender, sent } = aSender([], ['s02']);
  sender.reach('s03');
  expect(await sender.flush()).toBe(true);
  expect(sent).toEqual(['s02', 's03']);
});

import { onlineManager } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  aFullStorage,
  anOutboxDesk,
  failed,
  ok,
  see,
  set,
  silence,
} from '#tests/support/outbox-desk.ts';
import { retryDelayMs } from './entry.ts';

afterEach(() => onlineManager.setOnline(true));

const refused = failed('step.out_of_order', 409);

test('writes of a resource are sent one at a time, in the order in which they were made', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  let answer = (_: ReturnType<typeof ok>) => {};
  desk.answers.push(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  for (const slot of ['s01', 's02', 's03']) void outbox.put(see(slot));
  await desk.settle();
  expect(desk.inputs()).toEqual(['s01']);
  answer(ok());
  expect(await outbox.flush('r')).toBe(true);
  expect(desk.inputs()).toEqual(['s01', 's02', 's03']);
  expect(outbox.state('r').entries).toEqual([]);
});

test('resources do not wait for each other', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  desk.answers.push(silence);
  void outbox.put(see('s01', 'one'));
  void outbox.put(see('s02', 'other'));
  await desk.settle();
  expect(desk.inputs()).toEqual(['s01', 's02']);
  expect(outbox.state('one').entries).toHaveLength(1);
  expect(outbox.state('other').entries).toEqual([]);
});

test('an older choice never overtakes a newer one, whichever answer is slow', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  let answer = (_: ReturnType<typeof ok>) => {};
  desk.answers.push(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  void outbox.put(set('courseKey', 'togaf', 'profile'));
  await desk.settle();
  void outbox.put(set('courseKey', 'archimate', 'profile'));
  void outbox.put(set('courseKey', 'pmp', 'profile'));
  await desk.settle();
  expect(desk.inputs()).toEqual(['courseKey=togaf']);
  expect(outbox.find('profile', 'courseKey')?.input).toBe('courseKey=pmp');
  answer(ok());
  await desk.settle();
  expect(desk.inputs()).toEqual(['courseKey=togaf', 'courseKey=pmp']);
});

test('a silence stops the row; the next try goes on with the same write and the same key', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  desk.answers.push(ok(), silence);
  for (const slot of ['s01', 's02', 's03']) void outbox.put(see(slot));
  await desk.settle();
  expect(desk.inputs()).toEqual(['s01', 's02']);
  expect(outbox.state('r')).toMatchObject({ failures: 1, failure: { code: 'network.failed' } });
  expect(await outbox.flush('r')).toBe(true);
  expect(desk.inputs()).toEqual(['s01', 's02', 's02', 's03']);
  expect(desk.sent[2]?.key).toBe(desk.sent[1]?.key);
  expect(outbox.state('r')).toMatchObject({ failures: 0, failure: null });
});

test('an answer that may change is asked for under a new key, one that is on its way under the old', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  desk.answers.push(failed('request.in_flight', 409), failed('auth.signed_out', 401));
  void outbox.put(see('s01'));
  await desk.pass(2_000);
  await desk.pass(4_000);
  const [first, second, third] = desk.sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(second);
  expect(outbox.state('r').entries).toEqual([]);
});

test('what is written while a failed write waits does not jump its retry', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  desk.answers.push(silence);
  void outbox.put(see('s01'));
  await desk.settle();
  void outbox.put(see('s02'));
  await desk.settle();
  expect(desk.inputs()).toEqual(['s01']);
  expect(outbox.state('r').entries.map(({ slot }) => slot)).toEqual(['s01', 's02']);
});

test('what is refused for good does not hold up what is behind it, and is told', async () => {
  const desk = anOutboxDesk();
  const { outbox, settled } = await desk.aPage();
  desk.answers.push(refused);
  void outbox.put(see('s01'));
  void outbox.put(see('s02'));
  await desk.settle();
  expect(desk.inputs()).toEqual(['s01', 's02']);
  expect(settled.map(({ result }) => result?.ok)).toEqual([false, true]);
  expect(desk.device.held.size).toBe(0);
});

test('waiting doubles from two seconds to half a minute', async () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([
    0, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  desk.answers.push(silence, silence, silence);
  void outbox.put(see('s01'));
  await desk.pass(1_999);
  expect(desk.sent).toHaveLength(1);
  await desk.pass(1);
  expect(desk.sent).toHaveLength(2);
  await desk.pass(4_000);
  expect(desk.sent).toHaveLength(3);
  await desk.pass(8_000);
  expect(outbox.state('r').entries).toEqual([]);
});

test('what only repeats a write that waits is dropped, and a value gives way to a newer one', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  desk.answers.push(silence);
  void outbox.put(see('s01'));
  await desk.settle();
  void outbox.put(see('s01'));
  void outbox.put(set('t1', 'a'));
  void outbox.put(set('t1', 'b'));
  expect(await outbox.flush('r')).toBe(true);
  expect(desk.inputs()).toEqual(['s01', 's01', 't1=b']);
});

test('only the newest value is sent, once the learner pauses', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  void outbox.put(set('t1', 'a'), { pauseMs: 800 });
  await desk.pass(500);
  void outbox.put(set('t1', 'ab'), { pauseMs: 800 });
  await desk.pass(799);
  expect(desk.sent).toEqual([]);
  await desk.pass(1);
  expect(desk.inputs()).toEqual(['t1=ab']);
});

test('what comes behind a pause ends it', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  void outbox.put(set('t1', 'a'), { pauseMs: 800 });
  void outbox.put(see('s01'));
  await desk.settle();
  expect(desk.inputs()).toEqual(['t1=a', 's01']);
});

test('what is written while it is sent is sent too, and last', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  let answer = (_: ReturnType<typeof ok>) => {};
  desk.answers.push(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  void outbox.put(set('t1', 'a'));
  await desk.settle();
  void outbox.put(set('t1', 'b'));
  answer(ok());
  await desk.settle();
  expect(desk.inputs()).toEqual(['t1=a', 't1=b']);
  expect(desk.sent[0]?.key).not.toBe(desk.sent[1]?.key);
});

test('what failed is not tried again once a newer value waits behind it', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  let answer = (_: ReturnType<typeof ok>) => {};
  desk.answers.push(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  void outbox.put(set('t1', 'a'));
  await desk.settle();
  void outbox.put(set('t1', 'b'));
  answer(silence);
  await desk.pass(2_000);
  expect(desk.inputs()).toEqual(['t1=a', 't1=b']);
  expect(desk.device.held.size).toBe(0);
});

test('what is taken back is not sent, and a try that is under way is not repeated', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  void outbox.put(set('t1', 'a'), { pauseMs: 800 });
  outbox.withdraw(set('t1', 'a'));
  expect(await outbox.flush('r')).toBe(true);
  let answer = (_: ReturnType<typeof ok>) => {};
  desk.answers.push(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  void outbox.put(set('t2', 'a'));
  await desk.settle();
  outbox.withdraw(set('t2', 'a'));
  answer(silence);
  await desk.pass(60_000);
  expect(desk.inputs()).toEqual(['t2=a']);
  expect(desk.device.held.size).toBe(0);
});

test('without a network nothing is tried, and all of it goes when it is back', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  desk.network(false);
  void outbox.put(see('s01'));
  void outbox.put(see('s02'));
  await desk.pass(600_000);
  expect(desk.sent).toEqual([]);
  expect(await outbox.flush('r')).toBe(false);
  desk.network(true);
  await desk.settle();
  expect(desk.inputs()).toEqual(['s01', 's02']);
});

test('when the server can be reached again, nothing waits for its timer', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  desk.answers.push(silence, silence, silence, silence);
  void outbox.put(see('s01'));
  await desk.pass(2_000 + 4_000 + 8_000);
  outbox.wake();
  await desk.settle();
  expect(outbox.state('r').entries).toEqual([]);
});

test('what an earlier page left goes out first, under its own key', async () => {
  const desk = anOutboxDesk();
  const first = await desk.aPage();
  desk.answers.push(silence);
  void first.outbox.put(see('s01'));
  void first.outbox.put(see('s02'));
  await desk.settle();
  first.kill();
  const second = await desk.aPage();
  void second.outbox.put(see('s03'));
  await desk.pass(1);
  expect(desk.inputs()).toEqual(['s01', 's01', 's02', 's03']);
  expect(desk.sent[1]?.key).toBe(desk.sent[0]?.key);
  expect(desk.device.held.size).toBe(0);
});

test('another learner on this device neither sees nor sends what was left', async () => {
  const desk = anOutboxDesk();
  const first = await desk.aPage();
  desk.answers.push(silence);
  void first.outbox.put(see('s01'));
  await desk.settle();
  await first.outbox.open('ben');
  await desk.pass(60_000);
  expect(first.outbox.state('r').entries).toEqual([]);
  expect(desk.sent).toHaveLength(1);
  expect(desk.device.held.size).toBe(1);
  await first.outbox.open('ada');
  await desk.settle();
  expect(desk.inputs()).toEqual(['s01', 's01']);
});

test('signing out wipes what this learner left, and what comes in late stays away', async () => {
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage();
  const other = await desk.aPage({ learnerId: 'ben' });
  desk.answers.push(silence, silence);
  void outbox.put(see('s01'));
  void other.outbox.put(see('s02', 'of ben'));
  await desk.settle();
  await outbox.wipe('ada');
  void outbox.put(see('s03'));
  await desk.settle();
  expect([...desk.device.held.values()].map(({ slot }) => slot)).toEqual(['s02']);
});

test.each([
  ['with locks', true],
  ['without locks, by one key', false],
])('two tabs neither lose nor double a write: %s', async (_how, hasLocks) => {
  const desk = anOutboxDesk({ hasLocks });
  const [one, other] = [await desk.aPage(), await desk.aPage()];
  desk.network(false);
  void one.outbox.put(see('s01'));
  void other.outbox.put(see('s02'));
  await desk.settle();
  desk.network(true);
  await desk.pass(1_000);
  expect(new Set(desk.inputs())).toEqual(new Set(['s01', 's02']));
  expect(new Set(desk.sent.map(({ key }) => key)).size).toBe(2);
  if (hasLocks) expect(desk.sent).toHaveLength(2);
  expect([one, other].map(({ outbox }) => outbox.state('r').entries)).toEqual([[], []]);
  expect(one.settled.map(({ entry }) => entry.slot)).toContain('s01');
  expect(other.settled.map(({ entry }) => entry.slot)).toContain('s02');
});

test('a tab that missed the answer says that somebody else heard it', async () => {
  const desk = anOutboxDesk();
  const [one, other] = [await desk.aPage(), await desk.aPage({ areTabsDeaf: true })];
  desk.answers.push(silence);
  void one.outbox.put(see('s01'));
  await desk.settle();
  other.outbox.wake();
  await desk.settle();
  await desk.pass(2_000);
  expect(desk.sent).toHaveLength(2);
  expect(one.settled).toMatchObject([{ entry: { slot: 's01' }, result: null }]);
});

test('a device that refuses to keep it costs only what a closed page costs', async () => {
  const refuse = async (): Promise<never> => {
    throw new DOMException('denied', 'InvalidStateError');
  };
  const device = { held: new Map(), all: refuse, put: refuse, has: refuse, remove: refuse };
  const desk = anOutboxDesk({ device, storage: aFullStorage() });
  const { outbox } = await desk.aPage();
  desk.answers.push(silence);
  expect(await outbox.put(see('s01'))).toBe(false);
  expect(outbox.state('r').isKept).toBe(false);
  await desk.pass(3_000);
  expect(desk.inputs()).toEqual(['s01', 's01']);
  expect(outbox.state('r').entries).toEqual([]);
});

test('a device that says nothing holds nothing up', async () => {
  const never = () => new Promise<never>(() => undefined);
  const device = { held: new Map(), all: never, put: never, has: never, remove: never };
  const desk = anOutboxDesk({ device });
  const page = desk.aPage();
  await desk.pass(1_000);
  const { outbox } = await page;
  void outbox.put(see('s01'));
  await desk.pass(3_000);
  expect(desk.inputs()).toEqual(['s01']);
});

test('whatever happens, what was written is unsent until the server has spoken', async () => {
  const slots = fc.constantFrom('s01', 's02', 's03');
  const step = fc.oneof(
    slots.map((slot) => ({ do: 'see' as const, slot })),
    slots.map((slot) => ({ do: 'set' as const, slot })),
    fc.constantFrom(silence, refused, ok()).map((answer) => ({ do: 'answer' as const, answer })),
    fc.integer({ min: 0, max: 9_000 }).map((ms) => ({ do: 'pass' as const, ms })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const desk = anOutboxDesk();
      const { outbox, settled } = await desk.aPage();
      const written = new Set<string>();
      for (const one of steps) {
        if (one.do === 'answer') desk.answers.push(one.answer);
        else if (one.do === 'pass') await desk.pass(one.ms);
        else {
          written.add(`${one.do} ${one.slot}`);
          void outbox.put(one.do === 'see' ? see(one.slot) : set(one.slot, 'x'));
        }
      }
      await desk.settle();
      const known = [...outbox.state('r').entries, ...settled.map(({ entry }) => entry)];
      expect(new Set(known.map(({ kind, slot }) => `${kind} ${slot}`))).toEqual(written);
      expect(desk.device.held.size).toBe(outbox.state('r').entries.length);
      await desk.pass(600_000);
      expect(outbox.state('r').entries).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

import { expect, test } from 'vitest';
import type { Failure } from '#client/api/failure.ts';
import { aDesk, chosen } from '#tests/support/attempt-desk.ts';
import { aStorage } from '#tests/support/outbox-desk.ts';
import { attemptWrite } from './attempt-writes.ts';
import { savedWork } from './saved-work.ts';
import { attemptsToSend, sendLeft } from './send-left.ts';
import { attemptsWithWork, keyOf, pageStorage, wipeWork } from './work-storage.ts';
import type { Entry } from './working-copy.ts';

const base = { answer: null, flagged: false, msSpent: 0, revision: 0 };
const entry = (id: string): Entry => ({ base, mine: { ...base, answer: chosen(id) }, sent: null });

test('work is kept by learner and attempt: nobody else reads it', () => {
  const storage = aStorage();
  savedWork(storage, 'ada', 'one').write({ position: 7, entries: { q1: entry('a') } });
  expect(savedWork(storage, 'ada', 'one').read()).toMatchObject({ position: 7, choices: {} });
  expect(savedWork(storage, 'ben', 'one').read().entries).toEqual({});
  expect(attemptsWithWork(storage, 'ada')).toEqual(['one']);
  expect(attemptsWithWork(storage, 'ben')).toEqual([]);
});

test('two tabs keep what each has changed', () => {
  const storage = aStorage();
  const [one, other] = [savedWork(storage, 'ada', 'one'), savedWork(storage, 'ada', 'one')];
  one.write({ entries: { q1: entry('a') } });
  other.write({ entries: { q2: entry('b') } });
  one.write({ entries: { q1: null } });
  expect(Object.keys(other.read().entries)).toEqual(['q2']);
});

test('signing out wipes the attempts of this learner only', () => {
  const storage = aStorage();
  savedWork(storage, 'ada', 'one').write({ position: 1 });
  savedWork(storage, 'ada', 'two').write({ position: 1 });
  savedWork(storage, 'ben', 'one').write({ position: 1 });
  wipeWork(storage, 'ada');
  expect([attemptsWithWork(storage, 'ada'), attemptsWithWork(storage, 'ben')]).toEqual([
    [],
    ['one'],
  ]);
});

test('what somebody else wrote into the storage is no work', () => {
  const storage = aStorage();
  for (const text of [
    '{',
    '7',
    '{"entries":{"q1":{"mine":1}},"choices":[],"struck":{"q1":"a"},"position":"x"}',
  ]) {
    storage.setItem('meritpath-attempt:ada:one', text);
    expect(savedWork(storage, 'ada', 'one').read()).toEqual({
      position: null,
      entries: {},
      choices: {},
      struck: {},
    });
  }
});

test('a browser that refuses to store still keeps the work of this page, over its screens', () => {
  const storage = pageStorage(() => {
    throw new DOMException('no', 'SecurityError');
  });
  savedWork(storage, 'ada', 'one').write({ entries: { q1: entry('a') } });
  expect(Object.keys(savedWork(storage, 'ada', 'one').read().entries)).toEqual(['q1']);
  expect(attemptsWithWork(storage, 'ada')).toEqual(['one']);
  // Nobody is told that the device has it.
  expect(storage.isKept(keyOf('ada', 'one'))).toBe(false);
  wipeWork(storage, 'ada');
  expect(attemptsWithWork(storage, 'ada')).toEqual([]);
});

test('what a full storage refuses counts more than the older work in it, until there is room', () => {
  const origin = aStorage();
  savedWork(origin, 'ada', 'one').write({ entries: { q1: entry('a') } });
  let isFull = true;
  const storage = pageStorage(() => ({
    ...origin,
    length: origin.length,
    setItem: (key, text) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      origin.setItem(key, text);
    },
  }));
  savedWork(storage, 'ada', 'one').write({ entries: { q2: entry('b') } });
  savedWork(storage, 'ada', 'one').write({ entries: { q3: entry('c') } });
  expect(Object.keys(savedWork(storage, 'ada', 'one').read().entries)).toEqual(['q1', 'q2', 'q3']);
  expect(storage.isKept(keyOf('ada', 'one'))).toBe(false);
  isFull = false;
  savedWork(storage, 'ada', 'one').write({ position: 2 });
  expect(storage.isKept(keyOf('ada', 'one'))).toBe(true);
  expect(Object.keys(savedWork(storage, 'ada', 'one').read().entries)).toEqual(['q1', 'q2', 'q3']);
});

const sent = attemptWrite({ learnerId: 'learner-1', attemptId: 'attempt-1' });

/** A page that was left without a network, with one answer that the server does not have. */
async function leftWork() {
  const desk = aDesk();
  const { attemptSession, storage } = desk.sit();
  desk.network('cut');
  attemptSession.answer(chosen('b'));
  await desk.pass(1_000);
  attemptSession.stop();
  await desk.settle();
  return {
    desk,
    storage,
    toSend: (running = ['attempt-1']) => attemptsToSend(storage, 'learner-1', running),
    /** Another screen asks for it to be sent. */
    send: async () => {
      void desk.outboxOn(storage).put(sent);
      await Promise.all([desk.outboxOn(storage).flush(sent.resource), desk.settle()]);
    },
  };
}

test('work that was left goes out from elsewhere', async () => {
  const { desk, storage, toSend, send } = await leftWork();
  await send();
  expect(toSend()).toEqual(['attempt-1']);
  desk.network('there');
  await send();
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
  const { q1 } = savedWork(storage, 'learner-1', 'attempt-1').read().entries;
  expect(q1).toMatchObject({ base: { answer: chosen('b'), revision: 1 }, mine: null });
  expect(toSend()).toEqual([]);
});

test('work that was left goes out by itself, though nobody asks again', async () => {
  const { desk, toSend } = await leftWork();
  desk.network('there');
  await desk.pass(30_000);
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
  expect(toSend()).toEqual([]);
});

test('a list of what runs that is old or wrong costs no answer: only the server says what has ended', async () => {
  const { desk, storage, toSend, send } = await leftWork();
  expect(toSend([])).toEqual(['attempt-1']);
  await send();
  expect(attemptsWithWork(storage, 'learner-1')).toEqual(['attempt-1']);
  desk.network('there');
  await send();
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
  expect(toSend([])).toEqual(['attempt-1']);
  await send();
  expect(attemptsWithWork(storage, 'learner-1')).toEqual(['attempt-1']);
});

test.each(['submitted', 'expired'] as const)(
  'what the server calls %s is forgotten',
  async (how) => {
    const { desk, storage, send } = await leftWork();
    desk.network('there');
    desk.end(how);
    await send();
    expect(attemptsWithWork(storage, 'learner-1')).toEqual([]);
  },
);

test('work on an attempt that the server does not know is forgotten', async () => {
  const { storage } = await leftWork();
  const failure: Failure = { code: 'attempt.not_found', status: 404, fields: [], requestId: '' };
  const unknown = () => Promise.resolve({ ok: false as const, failure });
  await sendLeft(storage, { read: unknown, save: unknown }, sent.input);
  expect(attemptsWithWork(storage, 'learner-1')).toEqual([]);
});

test('what was wiped while it was being sent stays wiped', async () => {
  const { desk, storage, send } = await leftWork();
  desk.network('there');
  desk.onSave(() => wipeWork(storage, 'learner-1'));
  await send();
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
  expect(attemptsWithWork(storage, 'learner-1')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Failure } from '#client/api/failure.ts';
import { aDesk, aShelf, chosen } from '#tests/support/attempt-desk.ts';
import { keptWork } from './kept-work.ts';
import { sendLeftWork } from './send-left-work.ts';
import { attemptsWithWork, pageShelf, wipeWork } from './work-shelf.ts';
import type { Entry } from './working-copy.ts';

const base = { answer: null, flagged: false, msSpent: 0, revision: 0 };
const entry = (id: string): Entry => ({ base, mine: { ...base, answer: chosen(id) }, sent: null });

test('work is kept by learner and attempt: nobody else reads it', () => {
  const shelf = aShelf();
  keptWork(shelf, 'ada', 'one').write({ position: 7, entries: { q1: entry('a') } });
  expect(keptWork(shelf, 'ada', 'one').read()).toMatchObject({ position: 7, choices: {} });
  expect(keptWork(shelf, 'ben', 'one').read().entries).toEqual({});
  expect(attemptsWithWork(shelf, 'ada')).toEqual(['one']);
  expect(attemptsWithWork(shelf, 'ben')).toEqual([]);
});

test('two tabs keep what each has changed', () => {
  const shelf = aShelf();
  const [one, other] = [keptWork(shelf, 'ada', 'one'), keptWork(shelf, 'ada', 'one')];
  one.write({ entries: { q1: entry('a') } });
  other.write({ entries: { q2: entry('b') } });
  one.write({ entries: { q1: null } });
  expect(Object.keys(other.read().entries)).toEqual(['q2']);
});

test('signing out wipes the attempts of this learner only', () => {
  const shelf = aShelf();
  keptWork(shelf, 'ada', 'one').write({ position: 1 });
  keptWork(shelf, 'ada', 'two').write({ position: 1 });
  keptWork(shelf, 'ben', 'one').write({ position: 1 });
  wipeWork(shelf, 'ada');
  expect([attemptsWithWork(shelf, 'ada'), attemptsWithWork(shelf, 'ben')]).toEqual([[], ['one']]);
});

test('what somebody else wrote into the storage is no work', () => {
  const shelf = aShelf();
  for (const text of ['{', '7', '{"entries":{"q1":{"mine":1}},"choices":[],"position":"x"}']) {
    shelf.setItem('meritpath-attempt:ada:one', text);
    expect(keptWork(shelf, 'ada', 'one').read()).toEqual({
      position: null,
      entries: {},
      choices: {},
    });
  }
});

test('a browser that refuses to store still keeps the work of this page, over its screens', () => {
  const shelf = pageShelf(() => {
    throw new DOMException('no', 'SecurityError');
  });
  keptWork(shelf, 'ada', 'one').write({ entries: { q1: entry('a') } });
  expect(Object.keys(keptWork(shelf, 'ada', 'one').read().entries)).toEqual(['q1']);
  expect(attemptsWithWork(shelf, 'ada')).toEqual(['one']);
  wipeWork(shelf, 'ada');
  expect(attemptsWithWork(shelf, 'ada')).toEqual([]);
});

test('what a full storage refuses counts more than the older work in it, until there is room', () => {
  const storage = aShelf();
  keptWork(storage, 'ada', 'one').write({ entries: { q1: entry('a') } });
  let isFull = true;
  const shelf = pageShelf(() => ({
    ...storage,
    length: storage.length,
    setItem: (key, text) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, text);
    },
  }));
  keptWork(shelf, 'ada', 'one').write({ entries: { q2: entry('b') } });
  keptWork(shelf, 'ada', 'one').write({ entries: { q3: entry('c') } });
  expect(Object.keys(keptWork(shelf, 'ada', 'one').read().entries)).toEqual(['q1', 'q2', 'q3']);
  isFull = false;
  keptWork(shelf, 'ada', 'one').write({ position: 2 });
  expect(Object.keys(keptWork(storage, 'ada', 'one').read().entries)).toEqual(['q1', 'q2', 'q3']);
});

/** A page that was left without a network, with one answer that the server does not have. */
async function leftWork() {
  const desk = aDesk();
  const { sitting, shelf } = desk.sit();
  desk.network('cut');
  sitting.answer(chosen('b'));
  await desk.pass(1_000);
  sitting.stop();
  await desk.settle();
  return { desk, left: { shelf, learnerId: 'learner-1', running: ['attempt-1'] } };
}

test('work that was left goes out from elsewhere', async () => {
  const { desk, left } = await leftWork();
  const calls = desk.callsOf();
  expect(await sendLeftWork({ ...left, calls })).toEqual({ sent: 0, isOver: false });
  desk.network('there');
  expect(await sendLeftWork({ ...left, calls })).toEqual({ sent: 1, isOver: true });
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
  const { q1 } = keptWork(left.shelf, 'learner-1', 'attempt-1').read().entries;
  expect(q1).toMatchObject({ base: { answer: chosen('b'), revision: 1 }, mine: null });
  const reads = desk.namesOf().length;
  expect(await sendLeftWork({ ...left, calls })).toEqual({ sent: 0, isOver: true });
  expect(desk.namesOf().length).toBe(reads);
});

test('a list of what runs that is old or wrong costs no answer: only the server says what has ended', async () => {
  const { desk, left } = await leftWork();
  const work = { ...left, running: [], calls: desk.callsOf() };
  expect(await sendLeftWork(work)).toEqual({ sent: 0, isOver: false });
  expect(attemptsWithWork(left.shelf, 'learner-1')).toEqual(['attempt-1']);
  desk.network('there');
  expect(await sendLeftWork(work)).toEqual({ sent: 1, isOver: true });
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
  expect(await sendLeftWork(work)).toEqual({ sent: 0, isOver: true });
  expect(attemptsWithWork(left.shelf, 'learner-1')).toEqual(['attempt-1']);
});

test.each(['submitted', 'expired'] as const)(
  'what the server calls %s is forgotten',
  async (how) => {
    const { desk, left } = await leftWork();
    desk.network('there');
    desk.end(how);
    const work = { ...left, running: [], calls: desk.callsOf() };
    expect(await sendLeftWork(work)).toEqual({ sent: 0, isOver: true });
    expect(attemptsWithWork(left.shelf, 'learner-1')).toEqual([]);
  },
);

test('work on an attempt that the server does not know is forgotten', async () => {
  const { desk, left } = await leftWork();
  const failure: Failure = { code: 'attempt.not_found', status: 404, fields: [], requestId: '' };
  const read = () => Promise.resolve({ ok: false as const, failure });
  const work = { ...left, calls: { ...desk.callsOf(), read } };
  expect(await sendLeftWork(work)).toEqual({ sent: 0, isOver: true });
  expect(attemptsWithWork(left.shelf, 'learner-1')).toEqual([]);
});

test('what was wiped while it was being sent stays wiped', async () => {
  const { desk, left } = await leftWork();
  desk.network('there');
  const calls = desk.callsOf();
  const save: typeof calls.save = (...args) => {
    wipeWork(left.shelf, 'learner-1');
    return calls.save(...args);
  };
  await sendLeftWork({ ...left, calls: { ...calls, save } });
  expect(desk.rows.get('q1')?.answer).toEqual(chosen('b'));
  expect(attemptsWithWork(left.shelf, 'learner-1')).toEqual([]);
});

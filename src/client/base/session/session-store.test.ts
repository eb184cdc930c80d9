import { expect, test, vi } from 'vitest';
import type { CallResult, Failure } from '#client/api/failure.ts';
import type { Learner, Session } from '#contract/learner.ts';
import type { SignedInAs } from './session-state.ts';
import {
  createSessionStore,
  type SessionCalls,
  type SessionDeps,
  type TabMessage,
} from './session-store.ts';

const start = Date.parse('2026-03-29T12:00:00.000Z');
const iso = (ms: number) => new Date(ms).toISOString();
const learner = { id: 'l-1', totalXp: 50 } as Learner;
const sessionUntil = (ms: number): Session => ({
  id: 's-1',
  createdAt: iso(start),
  expiresAt: iso(ms),
  serverTime: iso(start),
});
const as: SignedInAs = { session: sessionUntil(start + 600_000), learner };
const failed = (status: number): CallResult<never> => {
  const failure: Failure = {
    code: status === 401 ? 'auth.signed_out' : 'network.failed',
    status,
    fields: [],
    requestId: '',
  };
  return { ok: false, failure };
};

function aStore(
  calls: Partial<SessionCalls> = {},
  now = { ms: start },
  cached: SessionDeps['cached'] = async () => undefined,
) {
  const told: TabMessage[] = [];
  const onLearnerLeft = vi.fn();
  const forget = vi.fn();
  const store = createSessionStore({
    calls: {
      session: async () => ({ ok: true, value: as }),
      refresh: async () => failed(0),
      ...calls,
    },
    now: () => now.ms,
    tellTabs: (message) => told.push(message),
    cached,
    onLearnerLeft,
    forget,
  });
  return { store, told, onLearnerLeft, forget, now };
}

test.each<[string, (store: ReturnType<typeof aStore>['store']) => unknown]>([
  ['a call was refused', (store) => store.signedOut()],
  ['a read of the session finds nobody', (store) => store.ask()],
])('that the session ended elsewhere is said once: %s', async (_, hear) => {
  const answers = [as, { session: null, learner: null }];
  const { store, told } = aStore({
    session: async () => ({ ok: true, value: answers.shift() ?? { session: null, learner: null } }),
  });
  const ended = vi.fn();
  const deaf = vi.fn();
  store.onEnd(ended);
  store.onEnd(deaf)();
  await store.ask();
  expect(ended).not.toHaveBeenCalled();
  await hear(store);
  await hear(store);
  expect(store.state().status).toBe('signed_out');
  expect(ended).toHaveBeenCalledOnce();
  expect(deaf).not.toHaveBeenCalled();
  expect(told).toEqual(['signed_out']);
});

test('who signs out, or was never signed in, is not told that a session ended', async () => {
  const ended = vi.fn();
  const { store } = aStore();
  store.onEnd(ended);
  await store.ask();
  store.leave(learner.id);
  const nobody = aStore({
    session: async () => ({ ok: true, value: { session: null, learner: null } }),
  });
  nobody.store.onEnd(ended);
  await nobody.store.ask();
  nobody.store.signedOut();
  expect(ended).not.toHaveBeenCalled();
});

test('a read that is answered while the learner signs out says nothing of a session that ended', async () => {
  const answers: { session: Session | null; learner: Learner | null }[] = [as];
  const { store, told } = aStore({
    session: async () => ({ ok: true, value: answers.shift() ?? { session: null, learner: null } }),
  });
  const ended = vi.fn();
  store.onEnd(ended);
  await store.ask();
  await store.whileEnding(store.ask);
  store.leave(learner.id);
  expect(store.state().status).toBe('signed_out');
  expect(ended).not.toHaveBeenCalled();
  expect(told).toEqual(['left']);
  // One that failed leaves nothing behind.
  answers.push(as);
  store.signedIn(as);
  await store.whileEnding(() => Promise.reject(new Error('no'))).catch(() => {});
  store.signedOut();
  expect(ended).toHaveBeenCalledOnce();
});

test('it is loading until the first answer, then signed in or out', async () => {
  const { store } = aStore();
  expect(store.state().status).toBe('loading');
  await store.ask();
  expect(store.state()).toMatchObject({ status: 'signed_in', learner });

  const nobody = aStore({
    session: async () => ({ ok: true, value: { session: null, learner: null } }),
  });
  await nobody.store.ask();
  expect(nobody.store.state().status).toBe('signed_out');
});

test('no answer is neither in nor out, and asking again can succeed', async () => {
  const answers: CallResult<SignedInAs>[] = [failed(0), { ok: true, value: as }];
  const { store } = aStore({ session: async () => answers.shift() ?? failed(0) });
  await store.ask();
  expect(store.state().status).toBe('unreachable');
  await store.askAgain();
  expect(store.state().status).toBe('signed_in');
});

test('a look refreshes only within 90 s of the end, and once at a time', async () => {
  const later: SignedInAs = { session: sessionUntil(start + 1_200_000), learner };
  const refresh = vi.fn(async (): Promise<CallResult<SignedInAs>> => ({ ok: true, value: later }));
  const { store, now } = aStore({ refresh });
  await store.ask();
  now.ms = start + 600_000 - 90_001;
  await store.look();
  expect(refresh).not.toHaveBeenCalled();
  now.ms = start + 600_000 - 90_000;
  await Promise.all([store.look(), store.look()]);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(store.state()).toMatchObject({ session: { expiresAt: iso(start + 1_200_000) } });
});

test('a failed refresh signs nobody out: the next look tries again', async () => {
  const refresh = vi.fn(async () => failed(0));
  const { store, now } = aStore({ refresh });
  await store.ask();
  now.ms = start + 590_000;
  await store.look();
  await store.look();
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(store.state().status).toBe('signed_in');
});

test('a refresh that comes home after a sign-out does not sign in again', async () => {
  let answer: (value: CallResult<SignedInAs>) => void = () => {};
  const { store, now } = aStore({
    refresh: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await store.ask();
  now.ms = start + 590_000;
  const look = store.look();
  store.signedOut();
  answer({ ok: true, value: as });
  await look;
  expect(store.state().status).toBe('signed_out');
});

test('signing out clears the page once and tells the other tabs, which do not tell back', async () => {
  const { store, told, onLearnerLeft } = aStore();
  await store.ask();
  store.signedOut();
  store.signedOut();
  expect(told).toEqual(['signed_out']);
  expect(onLearnerLeft).toHaveBeenCalledTimes(1);

  const other = aStore();
  await other.store.ask();
  other.store.receivedFromTab('signed_out');
  expect(other.store.state().status).toBe('signed_out');
  expect(other.told).toEqual([]);
});

test('signing out by the button forgets what the learner typed, in every tab', async () => {
  const { store, told, forget } = aStore();
  await store.ask();
  store.leave(learner.id);
  expect(store.state().status).toBe('signed_out');
  expect([told, forget.mock.calls]).toEqual([['left'], [[learner.id]]]);

  const other = aStore();
  await other.store.ask();
  other.store.receivedFromTab('left');
  expect(other.store.state().status).toBe('signed_out');
  expect([other.told, other.forget.mock.calls]).toEqual([[], [[learner.id]]]);

  // A call of its own that was refused may tell a tab first that the session has ended.
  const late = aStore();
  await late.store.ask();
  late.store.signedOut();
  expect(late.forget).not.toHaveBeenCalled();
  late.store.receivedFromTab('left');
  expect(late.forget.mock.calls).toEqual([[learner.id]]);
});

test('a session that ended by itself forgets nothing that was typed', async () => {
  const { store, forget } = aStore();
  await store.ask();
  store.signedOut();
  const other = aStore();
  await other.store.ask();
  other.store.receivedFromTab('signed_out');
  expect([forget.mock.calls, other.forget.mock.calls]).toEqual([[], []]);
});

test('another learner who signs in by another tab clears what belonged to the first', async () => {
  const second: SignedInAs = { ...as, learner: { ...learner, id: 'l-2' } };
  const answers = [as, second];
  const { store, onLearnerLeft } = aStore({
    session: async () => ({ ok: true, value: answers.shift() ?? second }),
  });
  await store.ask();
  store.receivedFromTab('signed_in');
  await expect.poll(() => store.state()).toMatchObject({ learner: { id: 'l-2' } });
  expect(onLearnerLeft).toHaveBeenCalledTimes(1);
});

test('a changed learner replaces the old one, and only while signed in', async () => {
  const { store } = aStore();
  store.learnerChanged({ ...learner, totalXp: 130 });
  expect(store.state().status).toBe('loading');
  await store.ask();
  store.learnerChanged({ ...learner, totalXp: 130 });
  expect(store.state()).toMatchObject({ status: 'signed_in', learner: { totalXp: 130 } });
});

test('a page that opens with less than six days left rolls the session forward, a fresh one is left', async () => {
  const day = 24 * 3_600_000;
  const until = (ms: number): SignedInAs => ({ session: sessionUntil(start + ms), learner });
  const rolled = until(7 * day);
  const refresh = vi.fn(async (): Promise<CallResult<SignedInAs>> => ({ ok: true, value: rolled }));
  const aged = aStore({ session: async () => ({ ok: true, value: until(5 * day) }), refresh });
  await aged.store.open();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(aged.store.state()).toMatchObject({ session: { expiresAt: iso(start + 7 * day) } });
  const fresh = aStore({ session: async () => ({ ok: true, value: rolled }), refresh });
  await fresh.store.open();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('without an answer the page goes on as whom the device has kept, and asks again soon', async () => {
  const answers: CallResult<SignedInAs>[] = [failed(0), failed(0), { ok: true, value: as }];
  const { store, onLearnerLeft } = aStore(
    { session: async () => answers.shift() ?? failed(0) },
    { ms: start },
    async () => ({ ...as, offsetMs: 250 }),
  );
  await store.open();
  expect(store.state()).toMatchObject({
    status: 'signed_in',
    learner,
    offsetMs: 250,
    isCached: true,
  });
  await store.look();
  expect(store.state()).toMatchObject({ isCached: true });
  await store.look();
  expect(store.state()).toMatchObject({ status: 'signed_in', isCached: false });
  expect(onLearnerLeft).not.toHaveBeenCalled();
});

test('who was kept is signed out as soon as the server says so', async () => {
  const nobody = { ok: true, value: { session: null, learner: null } } as const;
  const answers: CallResult<{ session: Session | null; learner: Learner | null }>[] = [
    failed(0),
    nobody,
  ];
  const { store, onLearnerLeft } = aStore(
    { session: async () => answers.shift() ?? failed(0) },
    { ms: start },
    async () => ({ ...as, offsetMs: 0 }),
  );
  await store.open();
  await store.look();
  expect(store.state().status).toBe('signed_out');
  expect(onLearnerLeft).toHaveBeenCalledOnce();
});

test('a refusal is an answer: nobody goes on as whom the device has kept', async () => {
  const { store } = aStore({ session: async () => failed(401) }, { ms: start }, async () => ({
    ...as,
    offsetMs: 0,
  }));
  await store.open();
  expect(store.state().status).toBe('signed_out');
});

/** Every read is held until it is answered by hand, in the order in which they were asked. */
function heldReads() {
  const asked: ((answer: SignedInAs) => void)[] = [];
  const session = () =>
    new Promise<CallResult<SignedInAs>>((resolve) => {
      asked.push((value) => resolve({ ok: true, value }));
    });
  const of = (totalXp: number): SignedInAs => ({ ...as, learner: { ...learner, totalXp } });
  return { asked, session, of };
}

test('a read that was asked for before a write was answered does not bring back what was before', async () => {
  const { asked, session, of } = heldReads();
  const { store } = aStore({ session });
  const first = store.ask();
  asked[0]!(of(1));
  await first;
  const shown: number[] = [];
  store.subscribe(() => {
    const state = store.state();
    if (state.status === 'signed_in') shown.push(state.learner.totalXp);
  });
  const read = store.ask();
  store.learnerChanged(of(2).learner);
  asked[1]!(of(1));
  await expect.poll(() => asked.length).toBe(3);
  asked[2]!(of(3));
  await read;
  expect(shown).toEqual([2, 3]);
});

test('whoever asks while a read is under way gets one that began later, and one for all', async () => {
  const { asked, session, of } = heldReads();
  const { store } = aStore({ session });
  const first = store.ask();
  const more = [store.ask(), store.ask()];
  expect(asked).toHaveLength(1);
  asked[0]!(of(1));
  await first;
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!(of(2));
  await Promise.all(more);
  expect(asked).toHaveLength(2);
  expect(store.state()).toMatchObject({ learner: { totalXp: 2 } });
});

test('a read that comes home after a sign-out does not sign in again', async () => {
  const { asked, session, of } = heldReads();
  const { store } = aStore({ session });
  const first = store.ask();
  asked[0]!(of(1));
  await first;
  const read = store.ask();
  store.leave(learner.id);
  asked[1]!(of(1));
  await read;
  expect(store.state().status).toBe('signed_out');
  expect(asked).toHaveLength(2);
});

test('a refresh keeps what a write has brought meanwhile', async () => {
  let answer: (value: CallResult<SignedInAs>) => void = () => {};
  const { store, now } = aStore({
    refresh: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await store.ask();
  now.ms = start + 590_000;
  const look = store.look();
  store.learnerChanged({ ...learner, totalXp: 130 });
  answer({ ok: true, value: { session: sessionUntil(start + 1_200_000), learner } });
  await look;
  expect(store.state()).toMatchObject({
    session: { expiresAt: iso(start + 1_200_000) },
    learner: { totalXp: 130 },
  });
});

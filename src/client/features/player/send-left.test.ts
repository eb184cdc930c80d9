import { expect, test } from 'vitest';
import type { Answer, FailureCode } from '#client/api/failure.ts';
import { type LeftCalls, sendLeft } from './send-left.ts';
import { unsentStore } from './unsent-store.ts';

const ok: Answer<unknown> = { ok: true, value: null };
const failed = (code: FailureCode): Answer<unknown> => ({
  ok: false,
  failure: { code, status: 0, fields: [], requestId: '' },
});

function setUp(answers: Answer<unknown>[] = []) {
  const kept = new Map<string, Record<string, string>>();
  const drafts = {
    read: (form: string) => kept.get(form),
    write: (form: string, fields: Record<string, string> | null) =>
      void (fields === null ? kept.delete(form) : kept.set(form, fields)),
  };
  const sent: string[] = [];
  const call = (name: string) => async (wanted: { activityRef: string }, stepId: string) => {
    sent.push(`${name} ${wanted.activityRef} ${stepId}`);
    return answers.shift() ?? ok;
  };
  const calls: LeftCalls = {
    see: call('see'),
    answer: call('answer'),
    handIn: call('handIn'),
    keepDraft: call('keepDraft'),
  };
  const send = () => sendLeft({ forms: [...kept.keys()], drafts, learnerId: 'l1', calls });
  const storeOf = (activityRef: string, learnerId = 'l1') =>
    unsentStore(drafts, { learnerId, activityRef });
  return { kept, sent, send, storeOf };
}
const mine = { kind: 'text', text: 'mine' } as const;

test('cards, answers, work handed in and drafts go out in this order and leave no trace', async () => {
  const { kept, sent, send, storeOf } = setUp();
  const store = storeOf('m');
  store.keepWork('t2', mine);
  store.keepHandedIn('t1', mine);
  store.keepAnswer('s2', ['a']);
  store.keepUnsent(['s1', 's2']);
  expect(await send()).toEqual({ sent: 5, isOver: true });
  expect(sent).toEqual(['see m s1', 'see m s2', 'answer m s2', 'handIn m t1', 'keepDraft m t2']);
  expect(kept.size).toBe(0);
});
test('a silence stops it and keeps what was not sent', async () => {
  const { sent, send, storeOf } = setUp([ok, failed('network.failed')]);
  storeOf('m').keepUnsent(['s1', 's2', 's3']);
  expect(await send()).toEqual({ sent: 1, isOver: false });
  expect(sent).toEqual(['see m s1', 'see m s2']);
  expect(storeOf('m').unsent()).toEqual(['s2', 's3']);
});
test('what is refused for good is let go, but work that is refused is kept as a draft', async () => {
  const { sent, send, storeOf } = setUp([
    failed('step.already_answered'),
    failed('task.malformed'),
  ]);
  const store = storeOf('m');
  store.keepAnswer('s2', ['a']);
  store.keepHandedIn('t1', mine);
  expect(await send()).toEqual({ sent: 1, isOver: true });
  expect(sent).toEqual(['answer m s2', 'handIn m t1', 'keepDraft m t1']);
  expect([store.answers(), store.handedIn()]).toEqual([[], []]);
});
test("what another learner left, and forms that are no player's, stay where they are", async () => {
  const { kept, sent, send, storeOf } = setUp();
  storeOf('m', 'l2').keepUnsent(['s1']);
  kept.set('sign-up', { email: 'a@example.org' });
  expect(await send()).toEqual({ sent: 0, isOver: true });
  expect(sent).toEqual([]);
  expect(kept.size).toBe(2);
});

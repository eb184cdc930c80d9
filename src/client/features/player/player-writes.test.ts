// The player's writes through the outbox, from any screen.
import { expect, test } from 'vitest';
import type { CallResult } from '#client/api/failure.ts';
import { ApiError } from '#client/api/failure.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { anOutboxDesk } from '#tests/support/outbox-desk.ts';
import { playerWrite, playerWrites, resourceOf } from './player-writes.ts';

const request = { activityRef: 'm' } as const;
const answer = { kind: 'text', text: 'mine' } as const;
const refusal = (code: ErrorCode) =>
  new ApiError(409, { code, message: '', fields: [], requestId: 'r-1' });

async function aPlayer(...errors: (Error | null)[]) {
  const sent: string[] = [];
  const call =
    (name: string) =>
    async ({ stepId }: { stepId: string }): Promise<CallResult<unknown>> => {
      sent.push(`${name} ${stepId}`);
      const error = errors.shift();
      if (error) throw error;
      return { ok: true, value: null };
    };
  const learning = {
    seeStep: call('see'),
    answerStep: call('answer'),
    saveDraft: call('draft'),
    submitTask: call('submit'),
    rateTask: call('rate'),
    tickTask: call('tick'),
  } as unknown as Parameters<typeof playerWrites>[0]['learning'];
  const desk = anOutboxDesk();
  const { outbox } = await desk.aPage({ kinds: playerWrites({ learning }) });
  return { desk, outbox, sent };
}

test('an answer goes after the cards before it, and a task after both', async () => {
  const { outbox, sent } = await aPlayer();
  void outbox.put(playerWrite('step.see', { request, stepId: 's1' }));
  void outbox.put(playerWrite('step.answer', { request, stepId: 's2', answer: { chosen: ['a'] } }));
  void outbox.put(playerWrite('task.submit', { request, stepId: 't1', answer }));
  expect(await outbox.flush(resourceOf(request))).toBe(true);
  expect(sent).toEqual(['see s1', 'answer s2', 'submit t1']);
});

test('what is refused for good is let go, but work that is refused is kept as a draft', async () => {
  const { outbox, sent } = await aPlayer(
    refusal('step.already_answered'),
    refusal('task.malformed'),
  );
  void outbox.put(playerWrite('step.answer', { request, stepId: 's2', answer: { chosen: ['a'] } }));
  void outbox.put(playerWrite('task.submit', { request, stepId: 't1', answer }));
  expect(await outbox.flush(resourceOf(request))).toBe(true);
  expect(sent).toEqual(['answer s2', 'submit t1', 'draft t1']);
});

test('work that another device handed in is no draft any more', async () => {
  const { outbox, sent } = await aPlayer(refusal('step.already_answered'));
  void outbox.put(playerWrite('task.submit', { request, stepId: 't1', answer }));
  expect(await outbox.flush(resourceOf(request))).toBe(true);
  expect(sent).toEqual(['submit t1']);
});

test('a session that has ended costs nothing: the write waits', async () => {
  const { desk, outbox, sent } = await aPlayer(refusal('auth.signed_out'));
  void outbox.put(playerWrite('step.see', { request, stepId: 's1' }));
  await desk.settle();
  expect(outbox.state(resourceOf(request)).entries).toHaveLength(1);
  await desk.pass(2_000);
  expect(sent).toEqual(['see s1', 'see s1']);
});

// What the player shows of an answer or of work on its way.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { CallResult } from '#client/api/failure.ts';
import type { WriteKinds } from '#client/base/outbox/entry.ts';
import { OutboxProvider } from '#client/base/outbox/use-outbox.tsx';
import type { Play } from '#contract/play.ts';
import { anEntryStore, anOutboxDesk, failed, ok, silence } from '#tests/support/outbox-desk.ts';
import { playerWrites } from './player-writes.ts';
import { useWrites, type WriteEvents } from './use-writes.ts';

const request = { activityRef: 'm' } as const;
const progress = { status: 'started', seenStepIds: ['s2'] } as unknown as Play['progress'];

/** A player on a device, with what stands on the server when the activity is read again. */
async function aPlayer(
  device = anEntryStore(),
  standing: { chosen: string[] } | null = null,
  ...answers: CallResult<unknown>[]
) {
  const desk = anOutboxDesk({ device });
  desk.answers.push(...answers);
  const send = async () => (await desk.answers.shift()) ?? ok({ progress });
  const kinds = Object.fromEntries(
    Object.entries(playerWrites({ learning: {} as never })).map(([name, kind]) => [
      name,
      { ...kind, send },
    ]),
  ) as WriteKinds;
  const { outbox, kill } = await desk.aPage({ kinds });
  const check = { id: 's2', kind: 'check', feedback: standing };
  const events = {
    onProgress: vi.fn<WriteEvents['onProgress']>(),
    onFeedback: vi.fn<WriteEvents['onFeedback']>(),
    onDraft: vi.fn<WriteEvents['onDraft']>(),
    onOutcome: vi.fn<WriteEvents['onOutcome']>(),
    onHandedIn: vi.fn<WriteEvents['onHandedIn']>(),
    onRefused: vi.fn<WriteEvents['onRefused']>(),
    reread: async () => ({ steps: [check] }) as unknown as Play,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OutboxProvider value={outbox}>{children}</OutboxProvider>
  );
  const { result } = renderHook(() => useWrites(request, events), { wrapper });
  return {
    desk,
    events,
    kill,
    now: () => result.current,
    settle: () => act(() => desk.settle()),
    answer: (...chosen: string[]) =>
      act(() =>
        result.current.commit('step.answer', {
          stepId: 's2',
          answer: { chosen: chosen as 'a'[] },
        }),
      ),
  };
}

test('an answer is sending, then it is told', async () => {
  const player = await aPlayer();
  player.answer('a');
  expect(player.now().stateOf('step.answer', 's2')).toEqual({ status: 'sending' });
  await player.settle();
  expect(player.now().stateOf('step.answer', 's2')).toEqual({ status: 'open' });
  expect(player.events.onFeedback).toHaveBeenCalledWith('s2', { progress });
});

test('an answer that did not arrive waits, over a reload too, and can be taken back', async () => {
  const device = anEntryStore();
  const first = await aPlayer(device);
  first.desk.answers.push(silence);
  first.answer('a');
  await first.settle();
  const waiting = { status: 'waiting', code: 'network.failed' };
  expect(first.now().stateOf('step.answer', 's2')).toEqual(waiting);
  first.kill();
  expect(device.held.size).toBe(1);

  const second = await aPlayer(device, null, silence);
  await second.settle();
  expect(second.now().inputOf('step.answer', 's2')).toMatchObject({ answer: { chosen: ['a'] } });
  act(() => second.now().withdraw('step.answer', 's2'));
  await second.settle();
  expect(second.now().stateOf('step.answer', 's2')).toEqual({ status: 'open' });
  expect(device.held.size).toBe(0);
});

test.each([
  ['what another tab answered stands', ['b'], 'elsewhere'],
  ['an answer that had arrived before counts as given', ['a'], 'open'],
] as const)('%s', async (_what, standing, status) => {
  const player = await aPlayer(anEntryStore(), { chosen: [...standing] });
  player.desk.answers.push(failed('step.already_answered', 409));
  player.answer('a');
  await player.settle();
  expect(player.now().stateOf('step.answer', 's2')).toEqual({ status });
});

test('work that is refused says why, goes on as a draft, and opens with the next change', async () => {
  const player = await aPlayer();
  player.desk.answers.push(failed('task.malformed', 422), silence);
  const work = { stepId: 't1', answer: { kind: 'text', text: 'mine' } } as const;
  act(() => player.now().commit('task.submit', work));
  await player.settle();
  const state = () => player.now().stateOf('task.submit', 't1');
  expect(state()).toEqual({ status: 'failed', code: 'task.malformed' });
  expect(player.events.onRefused).toHaveBeenCalledOnce();
  expect(player.now().inputOf('task.draft', 't1')?.answer).toEqual(work.answer);
  act(() => player.now().reopen('t1'));
  expect(state()).toEqual({ status: 'open' });
});

test('cards that the server does not know as seen are those that wait', async () => {
  const player = await aPlayer();
  player.desk.answers.push(silence);
  act(() => {
    player.now().put('step.see', { stepId: 's1' });
    player.now().put('step.see', { stepId: 's2' });
  });
  await player.settle();
  expect(player.now().unseen).toEqual(['s1', 's2']);
});

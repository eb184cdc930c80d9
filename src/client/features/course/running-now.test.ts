import { expect, test, vi } from 'vitest';
import type { AttemptSummary } from '#contract/exams.ts';
import { runningNow } from './running-now.ts';

const named = (id: string) => [{ id } as AttemptSummary];
const known = () => named('heard before');
const never = () => new Promise<AttemptSummary[]>(() => {});
/** Time passes at once, or never. */
const passes = (run: () => void) => run();
const stands = () => undefined;

test('what the server says counts', async () => {
  const ask = async () => named('now');
  expect(await runningNow({ isOnline: true, ask, known, later: stands })).toEqual(named('now'));
});

test('without a connection nothing is asked: what was heard last counts at once', async () => {
  const ask = vi.fn(never);
  expect(await runningNow({ isOnline: false, ask, known, later: stands })).toEqual(known());
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['is silent', never, passes],
  ['fails', () => Promise.reject(new TypeError('lost')), stands],
] as const)('where the server %s, what was heard last counts', async (_what, ask, later) => {
  expect(await runningNow({ isOnline: true, ask, known, later })).toEqual(known());
});

test('a silent server is waited for two seconds', async () => {
  const later = vi.fn(passes);
  await runningNow({ isOnline: true, ask: never, known, later });
  expect(later).toHaveBeenCalledWith(expect.any(Function), 2_000);
});

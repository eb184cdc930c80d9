import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CallResult, FailureCode } from './failure.ts';
import { useCall } from './use-call.ts';

const failed = (code: FailureCode, status: number): CallResult<string> => ({
  ok: false,
  failure: { code, status, fields: [], requestId: '' },
});

test('a second press calls nothing while the first is on its way', async () => {
  const { result } = renderHook(useCall);
  const { promise, resolve } = Promise.withResolvers<CallResult<string>>();
  let calls = 0;
  const press = () =>
    result.current.run(() => {
      calls += 1;
      return promise;
    });
  let both: Promise<(CallResult<string> | null)[]> | undefined;
  act(() => {
    both = Promise.all([press(), press()]);
  });
  expect(result.current.isBusy).toBe(true);
  await act(async () => resolve({ ok: true, value: 'done' }));
  expect(await both).toEqual([{ ok: true, value: 'done' }, null]);
  expect(calls).toBe(1);
  expect(result.current).toMatchObject({ isBusy: false, failure: null });
});

test('a failure stands until the next press, which sends the same key where no answer came', async () => {
  const { result } = renderHook(useCall);
  const keys: string[] = [];
  const press = (answer: CallResult<string>) =>
    act(() =>
      result.current.run(async (key) => {
        keys.push(key);
        return answer;
      }),
    );
  await press(failed('network.failed', 0));
  expect(result.current.failure).toBe('network.failed');
  await press(failed('store.not_enough_xp', 409));
  await press({ ok: true, value: 'done' });
  expect(result.current.failure).toBeNull();
  const [first, second, third] = keys;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

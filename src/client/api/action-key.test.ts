import { expect, test } from 'vitest';
import { createActionKey, newActionKey } from './action-key.ts';
import type { Failure } from './failure.ts';

const failed = (status: number): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { code: 'network.failed', status, fields: [], requestId: '' },
});
const counting = () => {
  let n = 0;
  return createActionKey(() => `key-${++n}`);
};

test('a retry after no answer or a failing server carries the same key', () => {
  const keeper = counting();
  const first = keeper.key();
  keeper.settle(failed(0));
  expect(keeper.key()).toBe(first);
  keeper.settle(failed(503));
  expect(keeper.key()).toBe(first);
});

test('an answer or a refusal ends the action: the next one has a new key', () => {
  const keeper = counting();
  expect(keeper.key()).toBe('key-1');
  keeper.settle({ ok: true, value: null });
  expect(keeper.key()).toBe('key-2');
  keeper.settle(failed(409));
  expect(keeper.key()).toBe('key-3');
});

test('keys are 128 random bits in hex', () => {
  const keys = new Set(Array.from({ length: 200 }, newActionKey));
  expect(keys.size).toBe(200);
  expect([...keys].every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

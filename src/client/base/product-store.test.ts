import { expect, test } from 'vitest';
import type { Connection } from '#client/api/connection.ts';
import type { CallResult } from '#client/api/failure.ts';
import type { Product } from '#contract/api.ts';
import { createProductStore } from './product-store.ts';

const product = { build: 'a build' } as Product;
const failed = (code: 'network.failed' | 'request.invalid'): CallResult<Product> => ({
  ok: false,
  failure: { code, status: code === 'network.failed' ? 0 : 400, fields: [], requestId: '' },
});

/** A store whose answers are given in turn; `later` holds what it wants to do again. */
function stand(...answers: CallResult<Product>[]) {
  const state = { asked: 0, connection: 'online' as Connection, later: [] as (() => void)[] };
  let told = () => {};
  const store = createProductStore({
    ask: async () => {
      state.asked += 1;
      return answers.shift() ?? failed('network.failed');
    },
    connection: () => state.connection,
    onConnection: (listener) => {
      told = listener;
    },
    soon: (again) => state.later.push(again),
  });
  const settle = () => new Promise((done) => setTimeout(done));
  return { store, state, settle, tell: () => told() };
}

test('it is asked once for all who read it, and each of them hears of it', async () => {
  const { store, state, settle } = stand({ ok: true, value: product });
  const heard: string[] = [];
  store.subscribe(() => heard.push('first'));
  store.subscribe(() => heard.push('second'));
  await settle();
  store.subscribe(() => heard.push('late'));
  await settle();
  expect([store.find(), state.asked, heard]).toEqual([product, 1, ['first', 'second']]);
});

test('nobody has read it yet: nothing is asked, not even when the server is back', async () => {
  const { state, settle, tell } = stand({ ok: true, value: product });
  tell();
  await settle();
  expect(state.asked).toBe(0);
});

test('without an answer it is asked once more, then when the server is back', async () => {
  const { store, state, settle, tell } = stand(failed('network.failed'), failed('network.failed'), {
    ok: true,
    value: product,
  });
  store.subscribe(() => {});
  await settle();
  state.later.shift()?.();
  await settle();
  expect([state.asked, state.later.length]).toEqual([2, 0]);
  state.connection = 'unreachable';
  tell();
  await settle();
  expect(state.asked).toBe(2);
  state.connection = 'online';
  tell();
  await settle();
  expect([state.asked, store.find()]).toEqual([3, product]);
});

test('a refusal is not repeated', async () => {
  const { store, state, settle } = stand(failed('request.invalid'));
  store.subscribe(() => {});
  await settle();
  expect([state.asked, state.later.length]).toEqual([1, 0]);
});

import { expect, test } from 'vitest';
import { LineFull } from '#server/lifecycle/turns.ts';
import { createPasswordHasher } from './password-hash.ts';

const hasher = createPasswordHasher();

test('a stored hash is Argon2id with at least 19 MiB, two passes and one lane', async () => {
  const [, algorithm, version, parameters, salt, hash] = (await hasher.hash('opal lantern')).split(
    '$',
  );
  expect([algorithm, version]).toEqual(['argon2id', 'v=19']);
  const cost = Object.fromEntries(parameters!.split(',').map((part) => part.split('=')));
  expect(Number(cost.m)).toBeGreaterThanOrEqual(19 * 1024);
  expect(Number(cost.t)).toBeGreaterThanOrEqual(2);
  expect(Number(cost.p)).toBe(1);
  expect(Buffer.from(salt!, 'base64')).toHaveLength(16);
  expect(Buffer.from(hash!, 'base64')).toHaveLength(32);
});

test('the right password fits, another does not, and two hashes of it differ', async () => {
  const hash = await hasher.hash('opal lantern');
  expect(await hasher.verify({ hash, password: 'opal lantern' })).toBe(true);
  expect(await hasher.verify({ hash, password: 'opal lantern ' })).toBe(false);
  expect(await hasher.hash('opal lantern')).not.toBe(hash);
});

test('every byte of a long password counts', async () => {
  const password = 'k'.repeat(100);
  const hash = await hasher.hash(password);
  expect(await hasher.verify({ hash, password: `${'k'.repeat(99)}l` })).toBe(false);
  expect(await hasher.verify({ hash, password })).toBe(true);
});

test('a composed and a decomposed letter are the same password', async () => {
  const hash = await hasher.hash('caf\u00e9-lantern');
  expect(await hasher.verify({ hash, password: 'cafe\u0301-lantern' })).toBe(true);
});

test('what waits too long a queue is refused and the rest is served', async () => {
  const small = createPasswordHasher({ maxParallel: 1, maxWaiting: 2 });
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => small.hash(`pass-${n}`)));
  expect(outcomes.map((outcome) => outcome.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(outcomes[4]).toMatchObject({ reason: expect.any(LineFull) });
  // The places came back.
  await expect(small.hash('again')).resolves.toContain('$argon2id$');
});

test('never more than the allowed number of hashes run at once', async () => {
  const { createHook } = await import('node:async_hooks');
  let running = 0;
  let most = 0;
  const jobs = new Set<number>();
  const hook = createHook({
    init(id, type) {
      if (!/argon2/i.test(type)) return;
      jobs.add(id);
      running += 1;
      most = Math.max(most, running);
    },
    after(id) {
      if (jobs.delete(id)) running -= 1;
    },
  }).enable();
  await Promise.all(Array.from({ length: 12 }, (_, n) => hasher.hash(`pass-${n}`)));
  hook.disable();
  expect(most).toBe(2);
});

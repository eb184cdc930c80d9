import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { apiContract } from './api.ts';
import type { Policy } from './policy.ts';

interface Declared {
  readonly id: string;
  readonly method: string | undefined;
  readonly policy: Partial<Policy>;
  readonly failures: readonly string[];
}

function declared(router: unknown, path: readonly string[] = []): Declared[] {
  if (isContractProcedure(router)) {
    const { route, meta, errorMap } = router['~orpc'];
    const failures = Object.keys(errorMap);
    return [{ id: path.join('.'), method: route.method, policy: meta, failures }];
  }
  return Object.entries(router as object).flatMap(([key, inner]) =>
    declared(inner, [...path, key]),
  );
}

const procedures = declared(apiContract);
const writes = procedures.filter(({ method }) => method !== 'GET');

test('every procedure names who may call it, what a repetition does and what limits it', () => {
  expect(writes.length).toBeGreaterThan(25);
  for (const { id, policy } of procedures) {
    expect([id, policy]).toEqual([
      id,
      {
        access: expect.stringMatching(/^(anyone|learner)$/),
        idempotency: expect.stringMatching(/^(required|kept|none)$/),
        rate: expect.any(Array),
        bodyKb: expect.any(Number),
      },
    ]);
  }
});

test('a procedure that only reads is declared as a read', () => {
  const reads = procedures.filter(({ method }) => method === 'GET');
  expect(reads.length).toBeGreaterThan(15);
  for (const { id, policy } of reads) {
    expect([id, policy]).toMatchObject([id, { idempotency: 'none', rate: [] }]);
  }
});

test('an answer is kept for learners only, never beside cookies and secrets', () => {
  const kept = writes.filter(({ policy }) => policy.idempotency !== 'none');
  expect(kept.length).toBeGreaterThan(8);
  for (const { id, policy } of kept) {
    expect([id, policy.access]).toEqual([id, 'learner']);
    expect(id).not.toMatch(/^account\./);
  }
});

test('the failures of a policy stand at each procedure that has it', () => {
  for (const { id, policy, failures } of procedures) {
    const told = ['auth.signed_out', 'request.idempotency_key_required', 'request.in_flight'];
    expect([id, told.map((code) => failures.includes(code))]).toEqual([
      id,
      [
        policy.access === 'learner',
        policy.idempotency === 'required',
        policy.idempotency !== 'none',
      ],
    ]);
  }
});

// What may wait for the server, against the policy that the contract declares.
import { expect, test } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { WriteKinds } from '#client/base/outbox/entry.ts';
import { profileWrites } from '#client/base/profile-writes.ts';
import { attemptWrites } from '#client/features/attempt/attempt-writes.ts';
import { libraryWrites } from '#client/features/library/library-writes.ts';
import { modelWrites } from '#client/features/models/model-writes.ts';
import { playerWrites } from '#client/features/player/player-writes.ts';
import { documentWrites } from '#client/features/templates/document-writes.ts';
import { apiContract } from '#contract/api.ts';
import type { Policy } from '#contract/policy.ts';
import { aStorage } from '#tests/support/outbox-desk.ts';

const api = {} as Api;
const never = () => Promise.reject(new Error('Nothing is sent here.'));
const kinds: WriteKinds = {
  ...profileWrites(api),
  ...playerWrites(api),
  ...libraryWrites(api),
  ...modelWrites(api),
  ...documentWrites(api),
  ...attemptWrites(aStorage(), never),
};

function policyOf(name: string): Policy {
  const [area = '', procedure = ''] = name.split('.');
  const areas = apiContract as unknown as Record<
    string,
    Record<string, { '~orpc': { meta: Policy } }>
  >;
  const found = areas[area]?.[procedure];
  if (found === undefined) throw new Error(`The contract has no ${name}.`);
  return found['~orpc'].meta;
}

test('every write that may be sent again is one whose answer is kept under its key', () => {
  const unsafe = Object.values(kinds)
    // Changes of an attempt and of a document carry revisions: a repetition changes nothing.
    .filter(({ procedure }) => procedure !== 'exams.save' && procedure !== 'documents.save')
    .filter(({ procedure }) => policyOf(procedure).idempotency === 'none');
  expect(unsafe).toEqual([]);
});

test('each kind of write belongs to a learner', () => {
  const accesses = Object.values(kinds).map(({ procedure }) => policyOf(procedure).access);
  expect(new Set(accesses)).toEqual(new Set(['learner']));
});

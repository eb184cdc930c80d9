// Badges as Open Badges 3.0: signed by us, verified by another program, and void once a byte is changed.
import { spawnSync } from 'node:child_process';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryCall } from '#client/api/failure.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';

const BADGE = 'bdg.first-steps';
/** Debian's own, beside whatever else is called python. */
const PYTHON = '/usr/bin/python3';
const VERIFY = `
import json, sys, jwt
given = json.load(sys.stdin)
key = jwt.algorithms.RSAAlgorithm.from_jwk(json.dumps(given["key"]))
try:
    print(json.dumps(jwt.decode(given["token"], key, algorithms=["RS256"])))
except jwt.InvalidTokenError as error:
    print("refused: " + type(error).__name__)
`;
const hasPyJwt = spawnSync(PYTHON, ['-c', 'import jwt, cryptography']).status === 0;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function earner() {
  const one = await aLearner(app);
  await one.api.learner.update({ displayName: 'Łucja Őry' });
  await app.database.asOwner('insert into learner_badges (learner_id, badge_id) values ($1, $2)', [
    one.learner.id,
    BADGE,
  ]);
  return one;
}

/** What a program elsewhere fetches: the token, and the key that its header names. */
async function fetched(id: string) {
  const stranger = app.newClient();
  const answer = await stranger.fetch(`/api/open-badges/credentials/${id}`);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="badge.jwt"');
  const token = await answer.text();
  const header = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as {
    kid: string;
    alg: string;
  };
  const key = await (await stranger.fetch(new URL(header.kid).pathname)).json();
  return { token, header, key: key as Record<string, string> };
}

/** The token with one character of its middle part changed. */
const changed = (token: string): string => {
  const [head = '', body = '', signature = ''] = token.split('.');
  const at = Math.floor(body.length / 2);
  const other = body[at] === 'A' ? 'B' : 'A';
  return [head, body.slice(0, at) + other + body.slice(at + 1), signature].join('.');
};

function python(token: string, key: object): string {
  const run = spawnSync(PYTHON, ['-c', VERIFY], { input: JSON.stringify({ token, key }) });
  return run.stdout.toString().trim() || run.stderr.toString();
}

describe('a signed badge', () => {
  test('is issued for an earned badge only, once however often it is asked for', async () => {
    const none = await aLearner(app);
    const early = await tryCall(none.api.credentials.issue({ badgeId: BADGE }));
    expect(early).toMatchObject({ ok: false, failure: { code: 'badge.not_earned' } });
    const one = await earner();
    const issued = await Promise.all(
      Array.from({ length: 10 }, () => one.api.credentials.issue({ badgeId: BADGE })),
    );
    expect(new Set(issued.map(({ id }) => id)).size).toBe(1);
    const seen = await app.newClient().api.credentials.verify({ credentialId: issued[0]!.id });
    expect(seen).toMatchObject({ name: 'Łucja Őry', badge: { en: 'First Steps' } });
    expect(JSON.stringify(seen)).not.toContain(one.learner.id);
    const nobody = await tryCall(
      app.newClient().api.credentials.verify({ credentialId: 'A'.repeat(22) }),
    );
    expect(nobody).toMatchObject({ ok: false, failure: { code: 'credential.not_found' } });
  });

  test('says who issued what to whom, under one key of the installation', async () => {
    const one = await earner();
    const { id } = await one.api.credentials.issue({ badgeId: BADGE });
    const many = await Promise.all(Array.from({ length: 5 }, () => fetched(id)));
    expect(new Set(many.map(({ header }) => header.kid)).size).toBe(1);
    const { token, key } = many[0]!;
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const { payload } = await jwtVerify(token, await importJWK(key, 'RS256'));
    expect(payload).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      credentialSubject: {
        identifier: [{ identityType: 'name', identityHash: 'Łucja Őry' }],
        achievement: { name: 'First Steps', type: ['Achievement'] },
      },
    });
    const issuer = await app.newClient().fetch(new URL(payload.iss!).pathname);
    expect(await issuer.json()).toMatchObject({ id: payload.iss, type: ['Profile'] });
    const subject = payload.credentialSubject as { achievement: { id: string } };
    const achievement = await app.newClient().fetch(new URL(subject.achievement.id).pathname);
    expect(await achievement.json()).toMatchObject({ id: subject.achievement.id });
  });

  test.skipIf(!hasPyJwt)(
    `is verified by Debian's python3-jwt, and refused by it once one byte is changed${hasPyJwt ? '' : ' (SKIPPED: python3-jwt is not installed)'}`,
    async () => {
      const one = await earner();
      const { id } = await one.api.credentials.issue({ badgeId: BADGE });
      const { token, key } = await fetched(id);
      expect(JSON.parse(python(token, key))).toMatchObject({ name: 'First Steps' });
      expect(python(changed(token), key)).toMatch(/^refused: /);
      const [head, body, signature = ''] = token.split('.');
      const at = signature.length >> 1;
      const forged = `${signature.slice(0, at)}${signature[at] === 'A' ? 'B' : 'A'}${signature.slice(at + 1)}`;
      expect(python([head, body, forged].join('.'), key)).toBe('refused: InvalidSignatureError');
    },
  );

  test('is gone with its learner, and the private key is in no answer', async () => {
    const one = await earner();
    const { id } = await one.api.credentials.issue({ badgeId: BADGE });
    const { key } = await fetched(id);
    expect(key.d).toBeUndefined();
    expect(JSON.stringify(await one.api.learner.export())).not.toContain('"private_jwk"');
    await app.database.asOwner('select erase_learner($1)', [one.learner.id]);
    const gone = await app.newClient().fetch(`/api/open-badges/credentials/${id}`);
    expect(gone.status).toBe(404);
    for (const path of ['keys/none', 'nothing', 'achievements/none']) {
      expect((await app.newClient().fetch(`/api/open-badges/${path}`)).status).toBe(404);
    }
  });
});

import { expect, test } from 'vitest';
import { badgePayload, credentialAddresses } from './open-badge.ts';

test('the claims of the token repeat what the credential says', () => {
  const payload = badgePayload(
    'https://learn.example.org',
    {
      id: 'abc',
      name: 'Łucja Ő.',
      earnedAt: 1_000_000,
      issuedAt: 2_000_999,
      badge: { id: 'bdg.one', name: 'One', description: 'Did one.', goal: 'Do one.' },
    },
    (at) => `at ${at}`,
  );
  expect(payload.iss).toBe(payload.issuer.id);
  expect(payload.jti).toBe(payload.id);
  expect(payload.sub).toBe(payload.credentialSubject.id);
  expect([payload.nbf, payload.validFrom, payload.awardedDate]).toEqual([
    2_000,
    'at 2000999',
    'at 1000000',
  ]);
  expect(payload.credentialSubject.identifier[0]?.identityHash).toBe('Łucja Ő.');
  expect(payload.credentialSubject.achievement.id).toBe(
    credentialAddresses('https://learn.example.org').achievement('bdg.one'),
  );
});

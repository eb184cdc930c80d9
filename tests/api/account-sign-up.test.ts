import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commonWords } from '#domain/account/common-passwords.ts';
import { aPerson, codeOf, forgiveAttempts, printedLink } from '#tests/support/accounts.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { costOf } from '#tests/support/cost.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ hashesAsInProduction: true });
});
beforeEach(() => forgiveAttempts(app));
afterAll(() => app.close());

const signUp = (person: ReturnType<typeof aPerson>, on = app) =>
  on.newClient().api.account.signUp(person);

/** Sends a body as it is, past the typed client. */
const post = (path: string, body: unknown, client = app.newClient()) =>
  client.fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('sign-up without mail', () => {
  test('signs the learner in at once, with a confirmed address and a new profile', async () => {
    const client = app.newClient();
    const answer = await client.api.account.signUp({
      ...aPerson({ firstName: '  Jose\u0301 ', lastName: 'Luz' }),
      locale: 'es',
      timeZone: 'Europe/Madrid',
    });
    if (answer.status !== 'signed_in') throw new Error(answer.status);
    expect(answer.learner).toMatchObject({
      firstName: 'José',
      displayName: 'José Luz',
      emailConfirmed: true,
      locale: 'es',
      timeZone: 'Europe/Madrid',
      isDemo: false,
      twoFactorEnabled: false,
      totalXp: 0,
    });
    const week = Date.parse(answer.session.expiresAt) - Date.parse(answer.session.serverTime);
    expect(week / 86_400_000).toBeCloseTo(7, 3);
    expect((await client.api.learner.session()).learner).toEqual(answer.learner);
  });

  test('a zone that nobody knows becomes UTC', async () => {
    const answer = await app
      .newClient()
      .api.account.signUp({ ...aPerson(), timeZone: 'Mars/Olympus' });
    expect(answer).toMatchObject({ learner: { timeZone: 'UTC', locale: 'en-US' } });
  });

  test('a taken address is told, in whatever case it is written', async () => {
    const person = aPerson();
    await signUp(person);
    expect(await codeOf(signUp(person))).toBe('auth.email_taken');
    expect(await codeOf(signUp({ ...person, email: person.email.toUpperCase() }))).toBe(
      'auth.email_taken',
    );
  });

  test('of 20 sign-ups of one address at once, one gets the account', async () => {
    const person = aPerson();
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(signUp(person))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['ok', 'auth.email_taken']));
  });

  test('no account stands without a learner, also when the profile cannot be written', async () => {
    const person = aPerson({ firstName: 'Unwritable' });
    await app.database.asOwner(
      "alter table learners add constraint no_such_name check (first_name <> 'Unwritable')",
    );
    expect(await codeOf(signUp(person))).toBe('server.failed');
    const left = await app.database.asOwner('select id from users where email = $1', [
      person.email,
    ]);
    expect(left).toEqual([]);
    await app.database.asOwner('alter table learners drop constraint no_such_name');
    await signUp(person);
    const orphans = await app.database.asOwner(
      'select u.id from users u left join learners l on l.id = u.id where l.id is null',
    );
    expect(orphans).toEqual([]);
  });

  test('an account brought in without a profile gets one when it signs in', async () => {
    const person = aPerson();
    await signUp(person);
    await app.database.asOwner(
      'delete from learners where id = (select id from users where email = $1)',
      [person.email],
    );
    const { email, password } = person;
    const answer = await app.newClient().api.account.signIn({ email, password });
    expect(answer).toMatchObject({ learner: { firstName: 'Ines', lastName: 'Moreau' } });
  });
});

describe('passwords (R-01, R-03)', () => {
  test('five characters are refused, six, 64 and 1,024 are taken', async () => {
    expect(await codeOf(signUp(aPerson({ password: 'a b c' })))).toBe('auth.password_too_short');
    for (const length of [6, 64, 1024]) {
      const person = aPerson({ password: 'Zw9 ~é'.repeat(200).slice(0, length) });
      await signUp(person);
      const { email, password } = person;
      expect(await codeOf(app.newClient().api.account.signIn({ email, password }))).toBe('ok');
    }
  });

  test('changing only the last byte of 100 fails, and so does a blank at an end', async () => {
    const person = aPerson({ password: `${'s'.repeat(99)}1` });
    await signUp(person);
    const { email, password } = person;
    const { api } = app.newClient();
    for (const wrong of [
      `${'s'.repeat(99)}2`,
      `${password} `,
      ` ${password}`,
      password.slice(0, 99),
    ]) {
      expect(await codeOf(api.account.signIn({ email, password: wrong }))).toBe(
        'auth.invalid_credentials',
      );
    }
    expect(await codeOf(api.account.signIn({ email, password }))).toBe('ok');
  });

  test('a password of 1 MB is refused at the cost of less than 50 ms', async () => {
    const body = JSON.stringify({ ...aPerson(), password: 'x'.repeat(1_000_000) });
    expect((await post('/account/sign-up', body)).status).toBe(413);
    expect(await costOf(() => post('/account/sign-up', body))).toBeLessThan(50);
    const longest = await post('/account/sign-up', { ...aPerson(), password: 'x'.repeat(1025) });
    expect(longest.status).toBe(400);
  });

  test('what is stored is Argon2id with at least 19 MiB, two passes and one lane', async () => {
    const person = aPerson();
    await signUp(person);
    const [row] = await app.database.asOwner<{ password: string }>(
      'select a.password from accounts a join users u on u.id = a.user_id where u.email = $1',
      [person.email],
    );
    const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(row!.password);
    const [memory, passes, lanes] = match!.slice(1).map(Number);
    expect(memory).toBeGreaterThanOrEqual(19 * 1024);
    expect(passes).toBeGreaterThanOrEqual(2);
    expect(lanes).toBe(1);
    expect(row!.password).not.toContain(person.password);
  });

  test('the configured length holds at sign-up, change and reset', async () => {
    const strict = await startApp({ env: { PASSWORD_MIN_LENGTH: '12' } });
    try {
      expect(await codeOf(signUp(aPerson({ password: 'elevenchars' }), strict))).toBe(
        'auth.password_too_short',
      );
      const person = aPerson({ password: 'twelve chars' });
      const { api } = strict.newClient();
      await api.account.signUp(person);
      const change = { currentPassword: person.password, newPassword: 'elevenchars' };
      expect(await codeOf(api.account.changePassword(change))).toBe('auth.password_too_short');
      await api.account.requestReset({ email: person.email });
      const { token } = await printedLink(strict, person.email, 'reset');
      const reset = (password: string) => codeOf(api.account.resetPassword({ token, password }));
      expect(await reset('elevenchars')).toBe('auth.password_too_short');
      // What was refused did not spend the link.
      expect(await reset('twelve more!')).toBe('ok');
      expect((await api.product.get()).passwordMinLength).toBe(12);
    } finally {
      await strict.close();
    }
  });
});

describe('common and personal passwords (R-02)', () => {
  test('are only advised against by default', async () => {
    expect(await codeOf(signUp(aPerson({ password: 'password' })))).toBe('ok');
  });

  test('are refused with the blocklist: 200 sampled at sign-up, some at a change and a reset', async () => {
    const strict = await startApp({ env: { PASSWORD_BLOCKLIST: 'true' } });
    try {
      const words = [...commonWords].filter((word) => word.length >= 6);
      const sampled = fc.sample(fc.constantFrom(...words), { numRuns: 200, seed: 11 });
      const codes = await Promise.all(
        sampled.map((word, n) =>
          codeOf(signUp(aPerson({ password: n % 2 ? word : `${word}1!` }), strict)),
        ),
      );
      expect(codes).toHaveLength(200);
      expect(new Set(codes)).toEqual(new Set(['auth.password_too_common']));
      const person = aPerson({
        password: 'gneiss-otter-42',
        firstName: 'Rosalind',
        lastName: 'Franklin',
      });
      expect(await codeOf(signUp({ ...person, password: 'Rosalind1920' }, strict))).toBe(
        'auth.password_too_common',
      );
      const { api } = strict.newClient();
      await api.account.signUp(person);
      await api.account.requestReset({ email: person.email });
      const { token } = await printedLink(strict, person.email, 'reset');
      for (const newPassword of ['franklin!', 'qwerty123', 'iloveyou']) {
        const reset = { token, password: newPassword };
        expect(await codeOf(api.account.resetPassword(reset))).toBe('auth.password_too_common');
        const change = { currentPassword: person.password, newPassword };
        expect(await codeOf(api.account.changePassword(change))).toBe('auth.password_too_common');
      }
    } finally {
      await strict.close();
    }
  });
});

describe('names (R-30)', () => {
  test('with hidden characters or 51 graphemes are refused with the field named', async () => {
    for (const name of ['Ada\u202egnp', 'A\u200bda', 'Ada\u0000', '\u3164', 'e\u0301'.repeat(51)]) {
      const response = await post('/account/sign-up', { ...aPerson(), firstName: name });
      expect(response.status).toBe(400);
      const body = (await response.json()) as { code: string; fields: { field: string }[] };
      expect([name, body.code, body.fields[0]?.field]).toEqual([
        name,
        'profile.name_invalid',
        'firstName',
      ]);
    }
  });

  test('whatever is sent as a name, it is refused or stored visible, in NFC and bounded', async () => {
    const names = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), {
      numRuns: 40,
      seed: 30,
    });
    for (const lastName of names) {
      const person = { ...aPerson(), lastName };
      const response = await post('/account/sign-up', person);
      expect([200, 400]).toContain(response.status);
      if (response.status === 400) continue;
      const [row] = await app.database.asOwner<{ last_name: string }>(
        'select l.last_name from learners l join users u on u.id = l.id where u.email = $1',
        [person.email],
      );
      const stored = row!.last_name;
      expect(stored).toBe(stored.normalize('NFC'));
      expect(stored).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect([...new Intl.Segmenter('en').segment(stored)].length).toBeLessThanOrEqual(50);
    }
  });
});

describe('mass assignment (R-28)', () => {
  const extras: Record<string, unknown> = {
    total_xp: 9999,
    totalXp: 9999,
    role: 'admin',
    user_id: 'somebody',
    id: 'mine',
    emailVerified: true,
    email_verified: true,
    isDemo: true,
    twoFactorEnabled: true,
    image: 'x',
  };

  test('a sign-up with a field too many is refused and creates nothing', async () => {
    for (const [field, value] of Object.entries(extras)) {
      const person = aPerson();
      const response = await post('/account/sign-up', { ...person, [field]: value });
      expect([field, response.status]).toEqual([field, 400]);
      const rows = await app.database.asOwner('select id from users where email = $1', [
        person.email,
      ]);
      expect(rows).toEqual([]);
    }
  });

  test('__proto__ and constructor are refused or change nothing', async () => {
    for (const field of ['__proto__', 'constructor', 'prototype']) {
      const person = aPerson();
      const body = `${JSON.stringify(person).slice(0, -1)},"${field}":{"isDemo":true,"emailVerified":true}}`;
      const response = await post('/account/sign-up', body);
      expect(response.status).toBeLessThan(500);
      expect(({} as { isDemo?: boolean }).isDemo).toBeUndefined();
      const rows = await app.database.asOwner<{ is_demo: boolean }>(
        'select is_demo from learners l join users u on u.id = l.id where u.email = $1',
        [person.email],
      );
      expect(rows.filter((row) => row.is_demo)).toEqual([]);
    }
  });

  test('every other write of an account refuses a field too many', async () => {
    const client = app.newClient();
    const person = aPerson();
    await client.api.account.signUp(person);
    const { email, password } = person;
    const writes: Record<string, Record<string, unknown>> = {
      '/account/sign-in': { email, password },
      '/account/reset/request': { email },
      '/account/reset': { token: 't'.repeat(43), password },
      '/account/confirm': { token: 't'.repeat(43) },
      '/account/confirm/resend': { email },
      '/account/password': { currentPassword: password, newPassword: 'another-one-9' },
      '/account/email': { newEmail: aPerson().email, password },
      '/account/two-factor/verify': { code: '123456', kind: 'totp' },
      '/account/two-factor/enable': { password },
      '/account/two-factor/confirm': { code: '123456' },
      '/account/two-factor/disable': { password },
      '/account/delete': { password },
      '/demo': {},
    };
    const before = await app.database.asOwner('select * from users where email = $1', [email]);
    for (const [path, body] of Object.entries(writes)) {
      for (const [field, value] of Object.entries(extras)) {
        const response = await post(path, { ...body, [field]: value }, client);
        expect([path, field, response.status]).toEqual([path, field, 400]);
      }
    }
    expect(await app.database.asOwner('select * from users where email = $1', [email])).toEqual(
      before,
    );
  });
});

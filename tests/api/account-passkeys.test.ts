import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, forgiveAttempts } from '#tests/support/accounts.ts';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { authenticatorCode } from '#tests/support/authenticator.ts';
import { type Fault, passkeyDevice } from '#tests/support/passkey-device.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => forgiveAttempts(app));
afterAll(() => app.close());

type Device = ReturnType<typeof passkeyDevice>;
type Owner = Awaited<ReturnType<typeof aLearner>>;

async function add({ api, password }: Owner, device: Device, fault: Fault = {}, name = 'Phone') {
  const options = await api.account.startPasskey({ password });
  return api.account.addPasskey({ name, credential: device.create(options, fault) });
}

/** A learner with a passkey on a device of theirs. */
async function aLearnerWithPasskey(counts = true) {
  const owner = await aLearner(app);
  const device = passkeyDevice({ counts });
  const passkey = await add(owner, device);
  return { ...owner, device, passkey };
}

async function enter({ api }: TestClient, device: Device, fault: Fault = {}) {
  return api.account.signInWithPasskey(device.get(await api.account.askForPasskey(), fault));
}

const isSignedIn = async ({ api }: TestClient) => (await api.learner.session()).learner !== null;

test('is added with the password, listed with its name and use, and signed in with', async () => {
  const owner = await aLearner(app);
  expect(await codeOf(owner.api.account.startPasskey({ password: 'not-this-one' }))).toBe(
    'auth.password_wrong',
  );
  const device = passkeyDevice();
  const added = await add(owner, device, {}, '  Work   laptop ');
  expect(added).toMatchObject({ name: 'Work laptop', lastUsedAt: null });
  expect(await owner.api.account.listPasskeys()).toEqual([added]);
  const client = app.newClient();
  const answer = await enter(client, device);
  expect(answer.learner).toMatchObject({ email: owner.email });
  expect(await isSignedIn(client)).toBe(true);
  const [used] = await owner.api.account.listPasskeys();
  expect(Date.parse(used!.lastUsedAt!)).toBeGreaterThanOrEqual(Date.parse(used!.createdAt));
});

test('asks for user verification, a passkey that can be found, and none that is there already', async () => {
  const { api, password, passkey, device, learner, email } = await aLearnerWithPasskey();
  expect(passkey.name).toBe('Phone');
  const options = await api.account.startPasskey({ password });
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    user: { id: Buffer.from(learner.id).toString('base64url'), name: email },
    attestation: 'none',
    excludeCredentials: [{ id: device.credentials[0]!.id, transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(await app.newClient().api.account.askForPasskey()).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
  });
});

test('counts as both factors', async () => {
  const { api, password, email, device } = await aLearnerWithPasskey();
  const { otpauthUrl } = await api.account.enableTwoFactor({ password });
  await api.account.confirmTwoFactor({ code: authenticatorCode(otpauthUrl) });
  const client = app.newClient();
  expect(await client.api.account.signIn({ email, password })).toEqual({ status: 'two_factor' });
  expect(await codeOf(enter(client, device))).toBe('ok');
  expect(await isSignedIn(client)).toBe(true);
});

test('a device that keeps no count signs in again and again', async () => {
  const { device } = await aLearnerWithPasskey(false);
  for (let n = 0; n < 2; n += 1) expect(await codeOf(enter(app.newClient(), device))).toBe('ok');
});

test.each<[string, Fault]>([
  ['to another site', { origin: 'https://meritpath.example.org' }],
  ['for another host', { rpId: 'example.org' }],
  ['to a challenge that nobody gave', { challenge: 'x'.repeat(43) }],
  ['without a finger or a PIN', { isUnverified: true }],
  ['with another key', { isForged: true }],
])('an answer %s lets nobody in', async (_what, fault) => {
  const { device } = await aLearnerWithPasskey();
  const client = app.newClient();
  expect(await codeOf(enter(client, device, fault))).toBe('auth.passkey_refused');
  expect(await isSignedIn(client)).toBe(false);
});

test.each<[string, Fault]>([
  ['another site', { origin: 'https://meritpath.example.org' }],
  ['another host', { rpId: 'example.org' }],
  ['a challenge that nobody gave', { challenge: 'x'.repeat(43) }],
  ['nobody in particular, unverified', { isUnverified: true }],
])('a passkey made for %s is not taken', async (_what, fault) => {
  const owner = await aLearner(app);
  expect(await codeOf(add(owner, passkeyDevice(), fault))).toBe('auth.passkey_refused');
  expect(await owner.api.account.listPasskeys()).toEqual([]);
});

test('a challenge is good for one answer, of whoever it was given to, for what it was given', async () => {
  const { api, password, device } = await aLearnerWithPasskey();
  const client = app.newClient();
  const asked = await client.api.account.askForPasskey();
  const once = device.get(asked);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => codeOf(app.newClient().api.account.signInWithPasskey(once))),
  );
  expect(answers.filter((code) => code === 'ok')).toHaveLength(1);

  const stranger = await aLearner(app);
  const options = await api.account.startPasskey({ password });
  const credential = passkeyDevice().create(options);
  expect(await codeOf(stranger.api.account.addPasskey({ name: 'Mine', credential }))).toBe(
    'auth.passkey_refused',
  );
  const wrongUse = passkeyDevice().create({ ...asked, rp: { id: asked.rpId } });
  expect(await codeOf(api.account.addPasskey({ name: 'Mine', credential: wrongUse }))).toBe(
    'auth.passkey_refused',
  );
  const startedAsSignIn = { challenge: options.challenge, rpId: 'localhost' };
  expect(await codeOf(client.api.account.signInWithPasskey(device.get(startedAsSignIn)))).toBe(
    'auth.passkey_refused',
  );
});

test('a challenge ends by the clock of the database, and is then forgotten', async () => {
  const { device } = await aLearnerWithPasskey();
  const { api } = app.newClient();
  const asked = await api.account.askForPasskey();
  await app.database.asOwner("update verifications set expires_at = now() - interval '1 second'");
  expect(await codeOf(api.account.signInWithPasskey(device.get(asked)))).toBe(
    'auth.passkey_refused',
  );
  await app.jobs.run('ended-second-steps');
  expect(await app.database.asOwner('select 1 from verifications')).toEqual([]);
});

test('a copy of the authenticator is told by its count, and the original goes on', async () => {
  const { device } = await aLearnerWithPasskey();
  await enter(app.newClient(), device);
  const [credential] = device.credentials;
  const counted = credential!.counter;
  credential!.counter = counted - 1;
  expect(await codeOf(enter(app.newClient(), device))).toBe('auth.passkey_refused');
  credential!.counter = counted;
  expect(await codeOf(enter(app.newClient(), device))).toBe('ok');
});

test('is renamed and removed by its owner alone, and removed lets nobody in', async () => {
  const { api, password, passkey, device } = await aLearnerWithPasskey();
  const stranger = await aLearner(app);
  const passkeyId = passkey.id;
  const notFound = [
    stranger.api.account.renamePasskey({ passkeyId, name: 'Taken' }),
    stranger.api.account.removePasskey({ passkeyId, password: stranger.password }),
  ];
  expect(await Promise.all(notFound.map(codeOf))).toEqual(Array(2).fill('auth.passkey_not_found'));
  await api.account.renamePasskey({ passkeyId, name: 'Old phone' });
  expect(await api.account.listPasskeys()).toMatchObject([{ name: 'Old phone' }]);
  expect(await codeOf(api.account.renamePasskey({ passkeyId, name: 'a\u202eb' }))).toBe(
    'profile.name_invalid',
  );
  expect(await codeOf(api.account.removePasskey({ passkeyId, password: 'not-this-one' }))).toBe(
    'auth.password_wrong',
  );
  await api.account.removePasskey({ passkeyId, password });
  expect(await api.account.listPasskeys()).toEqual([]);
  expect(await codeOf(enter(app.newClient(), device))).toBe('auth.passkey_refused');
});

test('the same authenticator is not stored twice, and no account has more than twenty', async () => {
  const owner = await aLearner(app);
  const device = passkeyDevice();
  const options = await owner.api.account.startPasskey({ password: owner.password });
  const credential = device.create(options);
  await owner.api.account.addPasskey({ name: 'First', credential });
  await app.database.asOwner(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name)
     select 'p' || n, $1, 'c' || n, 'k', 0, '[]', false, 'n' from generate_series(1, 18) n`,
    [owner.learner.id],
  );
  expect(await codeOf(add(owner, passkeyDevice()))).toBe('ok');
  expect(await codeOf(add(owner, passkeyDevice()))).toBe('auth.passkey_refused');
});

test('ten wrong answers from one address stop it there, and a right one begins the count anew', async () => {
  const { device, email, password } = await aLearnerWithPasskey();
  const wrong = () => codeOf(enter(app.newClient(), device, { isForged: true }));
  for (let n = 0; n < 9; n += 1) expect(await wrong()).toBe('auth.passkey_refused');
  expect(await codeOf(enter(app.newClient(), device))).toBe('ok');
  for (let n = 0; n < 10; n += 1) expect(await wrong()).toBe('auth.passkey_refused');
  expect(await codeOf(enter(app.newClient(), device))).toBe('auth.locked');
  expect(await codeOf(app.newClient().api.account.signIn({ email, password }))).toBe('ok');
});

test('a demo learner has none', async () => {
  const { api } = app.newClient();
  await api.account.startDemo({});
  expect(await codeOf(api.account.startPasskey({ password: 'anything' }))).toBe(
    'auth.demo_refused',
  );
});

test('is in what a learner takes away, and goes with the account', async () => {
  const { api, learner, passkey } = await aLearnerWithPasskey();
  const { tables } = await api.learner.export();
  const table = tables.find(({ name }) => name === 'passkeys');
  expect(table?.rows[0]).toContain(passkey.name);
  await app.database.asOwner('select erase_learner($1)', [learner.id]);
  expect(
    await app.database.asOwner('select 1 from passkeys where user_id = $1', [learner.id]),
  ).toEqual([]);
});

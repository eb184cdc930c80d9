// Settings, name and text of a profile: kept on the account, each by itself, refused by field and rule.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryCall } from '#client/api/failure.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The code, and the fields with their rules. */
async function refusalOf(call: Promise<unknown>) {
  const answer = await tryCall(call);
  if (answer.ok) throw new Error('Expected a refusal.');
  const { code, fields } = answer.failure;
  return [code, ...fields.map(({ field, rule }) => `${field}: ${rule}`)];
}

test('nobody has set anything at first; what is set is there for every later sign-in', async () => {
  const { api, email, password, learner } = await aLearner(app);
  expect(learner).toMatchObject({ settings: {}, bio: '' });
  await api.learner.update({ settings: { theme: 'light', volume: 20, dailyGoalMinutes: 15 } });
  const other = app.newClient().api;
  await other.account.signIn({ email, password });
  const set = { theme: 'light', volume: 20, dailyGoalMinutes: 15 };
  expect((await other.learner.get()).settings).toEqual(set);
  await other.learner.update({ settings: { dailyGoalMinutes: null } });
  expect((await api.learner.get()).settings).toEqual({ ...set, dailyGoalMinutes: null });
});

test('two devices that change different settings at once both have theirs', async () => {
  const { api } = await aLearner(app);
  const switches = ['confetti', 'soundEffects', 'notifyByEmail', 'showBadges', 'notifyEvents'];
  await Promise.all(switches.map((key) => api.learner.update({ settings: { [key]: false } })));
  const { settings } = await api.learner.get();
  expect(settings).toEqual(Object.fromEntries(switches.map((key) => [key, false])));
});

test('a setting that there is not, or a value that it cannot have, is refused and changes nothing', async () => {
  const { api } = await aLearner(app);
  const set = (settings: object) => refusalOf(api.learner.update({ settings }));
  expect((await set({ volume: 101, quietMode: true }))[0]).toBe('request.invalid');
  expect((await set({ theme: 'sepia' }))[1]).toMatch(/^settings\.theme: /);
  expect(await set({ xp: 999_999 })).toEqual(['request.invalid', 'settings: unrecognized_keys']);
  expect((await set({ dailyGoalMinutes: 4 }))[1]).toMatch(/^settings\.dailyGoalMinutes: /);
  expect((await api.learner.get()).settings).toEqual({});
});

test('what a later release has stored breaks no profile', async () => {
  const { api, learner } = await aLearner(app);
  const later = JSON.stringify({ theme: 'sepia', confetti: false, ofLater: [1] });
  await app.database.db.execute(
    sql`update learners set settings = ${later}::jsonb where id = ${learner.id}`,
  );
  expect((await api.learner.get()).settings).toEqual({ confetti: false });
  const { settings } = await api.learner.update({ settings: { volume: 5 } });
  expect(settings).toEqual({ confetti: false, volume: 5 });
});

test('a display name is split at its first space', async () => {
  const { api } = await aLearner(app);
  const name = '  Ana  María de la Cruz ';
  expect(await api.learner.update({ displayName: name })).toMatchObject({
    firstName: 'Ana',
    lastName: 'María de la Cruz',
    displayName: 'Ana María de la Cruz',
  });
  expect(await api.learner.update({ displayName: 'Nora' })).toMatchObject({
    firstName: 'Nora',
    lastName: '',
    displayName: 'Nora',
  });
  expect(await refusalOf(api.learner.update({ displayName: 'a\u202eb' }))).toEqual([
    'profile.name_invalid',
    'displayName: hidden_character',
  ]);
  expect((await refusalOf(api.learner.update({ displayName: '   ' })))[0]).toBe('request.invalid');
  expect((await api.learner.get()).displayName).toBe('Nora');
});

test('the text about oneself keeps its lines, and is refused where it hides something', async () => {
  const { api } = await aLearner(app);
  const bio = '<img src=x onerror=alert(1)>\nArchitect in Malmö';
  expect((await api.learner.update({ bio })).bio).toBe(bio);
  expect(
    await refusalOf(api.learner.update({ bio: 'b'.repeat(501), displayName: 'Nora Lind' })),
  ).toEqual(['profile.bio_invalid', 'bio: too_long']);
  expect(await api.learner.get()).toMatchObject({ bio, firstName: 'Amara' });
  expect((await api.learner.update({ bio: ' ' })).bio).toBe('');
});

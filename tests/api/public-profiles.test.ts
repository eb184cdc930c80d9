// Public pages: what they show follows the privacy switches, and a private one is like one that there is not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryCall } from '#client/api/failure.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const seen = (profileId: string) => tryCall(app.newClient().api.publicProfiles.get({ profileId }));

/** An answer without what is of its request alone. */
async function answerOf(profileId: string) {
  const response = await app.newClient().fetch(`/api/profiles/${profileId}`);
  const body = (await response.json()) as object;
  return { status: response.status, ...body, requestId: '' };
}

test('a page has one address, made when it is asked for, and follows the switches', async () => {
  const { api, learner } = await aLearner(app);
  await api.learner.update({ displayName: 'Odile Varga' });
  await app.database.asOwner(
    "insert into learner_badges (learner_id, badge_id) values ($1, 'bdg.first-steps')",
    [learner.id],
  );
  expect(await api.publicProfiles.mine()).toEqual({ id: null });
  const made = await Promise.all(Array.from({ length: 10 }, () => api.publicProfiles.create()));
  const id = made[0]!.id!;
  expect(new Set(made.map((one) => one.id)).size).toBe(1);
  expect(await api.publicProfiles.mine()).toEqual({ id });

  const whole = await seen(id);
  expect(whole).toMatchObject({
    ok: true,
    value: {
      displayName: 'Odile Varga',
      progress: { totalXp: 0, streakDays: 0 },
      badges: [{ name: { en: 'First Steps' } }],
    },
  });
  for (const secret of [learner.id, learner.email])
    expect(JSON.stringify(whole)).not.toContain(secret);

  await api.learner.update({ settings: { showProgress: false } });
  expect(await seen(id)).toMatchObject({ value: { progress: null, badges: [{}] } });
  await api.learner.update({ settings: { showBadges: false } });
  expect(await seen(id)).toMatchObject({ value: { progress: null, badges: null } });
  await api.learner.update({ settings: { publicProfile: false } });
  const hidden = await answerOf(id);
  expect(hidden).toEqual(await answerOf('A'.repeat(22)));
  expect(hidden).toMatchObject({ status: 404, code: 'profile.not_found' });
  await api.learner.update({ settings: { publicProfile: true } });
  expect((await seen(id)).ok).toBe(true);
});

test('a demo learner has no page that anybody sees', async () => {
  const demo = app.newClient();
  await demo.api.account.startDemo({});
  const { id } = await demo.api.publicProfiles.create();
  expect(await seen(id!)).toMatchObject({ ok: false, failure: { code: 'profile.not_found' } });
});

// What a learner is told of: written with the fact, capped, read by its owner only, heard by open pages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryCall } from '#client/api/failure.ts';
import { databaseNow } from '#server/db/database.ts';
import { notify } from '#server/modules/notification/notification.usecases.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { completeMission } from '#tests/support/play.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Tells of so many missions, numbered from 1. */
async function tell(learnerId: string, count: number): Promise<void> {
  await app.database.db.transaction(async (tx) => {
    const learner = { id: learnerId, settings: null, now: await databaseNow(tx) };
    for (let at = 1; at <= count; at += 1) {
      await notify(tx, learner, [
        { kind: 'mission_done', courseKey: 'togaf', subjectId: `mission ${at}` },
      ]);
    }
  });
}

/** Plays the first activity of the route to its end; it is a mission. */
async function playFirst(api: Awaited<ReturnType<typeof aLearner>>['api']): Promise<void> {
  const { next } = await api.learning.dashboard({ courseKey: 'togaf' });
  await completeMission(api, next!.activity.ref);
}

describe('notifications', () => {
  test('somebody new has none', async () => {
    const { api } = await aLearner(app);
    expect(await api.notifications.list()).toEqual({ notifications: [], unread: 0 });
  });

  test('tell of a mission and of the badge that it brought, newest first, both unread', async () => {
    const { api } = await aLearner(app);
    await playFirst(api);
    const { notifications, unread } = await api.notifications.list();
    expect(notifications.map(({ kind, type, isRead }) => [kind, type, isRead])).toEqual([
      ['badge_earned', 'badge', false],
      ['mission_done', 'mission', false],
    ]);
    expect(unread).toBe(2);
    const [badge, mission] = notifications;
    expect(badge).toMatchObject({ title: { en: 'First Steps' }, courseKey: null });
    expect(mission!.courseKey).toBe('togaf');
  });

  test('do not come where achievements are switched off', async () => {
    const { api } = await aLearner(app);
    await api.learner.update({ settings: { notifyAchievements: false } });
    await playFirst(api);
    expect((await api.notifications.list()).notifications).toEqual([]);
  });

  test('are kept up to twenty: the oldest goes when a new one comes', async () => {
    const { api, learner } = await aLearner(app);
    await tell(learner.id, 23);
    const { notifications, unread } = await api.notifications.list();
    expect([notifications.length, unread]).toEqual([20, 20]);
    expect(notifications[0]!.title.en).toBe('mission 23');
    expect(notifications.at(-1)!.title.en).toBe('mission 4');
    const [row] = await app.database.asOwner<{ count: number }>(
      'select count(*)::int as count from notifications where learner_id = $1',
      [learner.id],
    );
    expect(row!.count).toBe(20);
  });

  test('are read one by one, and a second time without harm', async () => {
    const { api, learner } = await aLearner(app);
    await tell(learner.id, 2);
    const [newest] = (await api.notifications.list()).notifications;
    await api.notifications.read({ notificationId: newest!.id });
    await api.notifications.read({ notificationId: newest!.id });
    const { notifications, unread } = await api.notifications.list();
    expect(notifications.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(unread).toBe(1);
  });

  test('are read all at once, but for what came since the learner looked', async () => {
    const { api, learner } = await aLearner(app);
    await tell(learner.id, 2);
    const [newest] = (await api.notifications.list()).notifications;
    await tell(learner.id, 1);
    await api.notifications.readAll({ upTo: newest!.id });
    const { notifications } = await api.notifications.list();
    expect(notifications.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });

  test('of somebody else can neither be seen nor read', async () => {
    const [one, other] = [await aLearner(app), await aLearner(app)];
    await tell(one.learner.id, 1);
    const [theirs] = (await one.api.notifications.list()).notifications;
    expect((await other.api.notifications.list()).notifications).toEqual([]);
    const answer = await tryCall(other.api.notifications.read({ notificationId: theirs!.id }));
    expect(answer).toMatchObject({ ok: false, failure: { code: 'notification.not_found' } });
    await other.api.notifications.readAll({ upTo: theirs!.id });
    expect((await one.api.notifications.list()).unread).toBe(1);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoLearner } from '#server/modules/demo/demo.usecases.ts';
import { readHistory } from '#server/modules/exam/papers.usecases.ts';
import { listNotifications } from '#server/modules/notification/notification.usecases.ts';
import { getLearnerView } from '#server/modules/profile/profile.usecases.ts';
import { readPath } from '#server/modules/study/path.usecases.ts';
import { readDashboard } from '#server/modules/study/study.usecases.ts';
import { aLearner, startApp } from '#tests/support/app.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const catalog = productCatalogIndex();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'a demo learner in %s has the sample figures, reached by the rules',
  async (timeZone) => {
    const deps = { db: database.db, catalog };
    const id = await createDemoLearner(deps, { locale: 'en-US', timeZone });
    const learner = await getLearnerView(database.db, catalog, id);
    expect(learner).toMatchObject({
      totalXp: 245,
      balanceXp: 245,
      badgesEarned: 2,
      isDemo: true,
      isFirstDay: false,
      level: { key: 'foundation', nextAtXp: 500 },
      streak: { days: 5, studiedToday: true, shieldsHeld: 2 },
    });
    const dashboard = await readDashboard(deps, id, 'togaf');
    expect(dashboard.ok && dashboard.value).toMatchObject({
      stats: { completedMissions: 2, totalXp: 245 },
      badges: { earned: 2 },
      next: { activity: { ref: 'your-first-ten-questions' }, status: 'in_progress' },
      nextBadge: { id: 'bdg.week-warrior', percent: 71, progress: { have: 5, need: 7 } },
    });
    const path = await readPath(deps, id, 'togaf');
    expect(path.ok && path.value.coveragePercent).toBe(5);
    expect(path.ok && path.value.masteryPercent).toBe(2);
    const { notifications, unread } = await listNotifications(database.db, catalog, id);
    expect([notifications.length, unread]).toEqual([3, 2]);
    expect(notifications.map(({ isRead }) => isRead)).toEqual([false, false, true]);
    const history = await readHistory(deps, id, { courseKey: 'togaf', limit: 20 });
    const taken = history.ok ? history.value : [];
    expect(taken.map(({ paperKey, percent, passed }) => [paperKey, percent, passed])).toEqual([
      ['foundation', 53, false],
    ]);
    expect(dashboard.ok && dashboard.value.percent).toBeGreaterThan(0);
    const badges = dashboard.ok
      ? dashboard.value.activity.filter((entry) => entry.type === 'badge_earned')
      : [];
    expect(badges.map((badge) => badge.title.en)).toEqual(['Quick Learner']);
  },
);

test('a crowd that presses for demos is served in turns, and what is too much is told to wait', async () => {
  const app = await startApp({ database });
  try {
    const { client } = await aLearner(app);
    const press = () =>
      app.newClient().fetch('/api/demo', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    const pressed = Array.from({ length: 40 }, press);
    // Meanwhile everybody else finds a free connection.
    const me = await client.fetch('/api/me');
    expect(me.status).toBe(200);
    const answers = await Promise.all(pressed);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40 - refused.length);
  } finally {
    await app.close();
  }
});

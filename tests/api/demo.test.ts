import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoLearner } from '#server/modules/demo/demo.usecases.ts';
import { getLearnerView } from '#server/modules/learner/learner.usecases.ts';
import { readDashboard } from '#server/modules/learning/learning.usecases.ts';
import { readPath } from '#server/modules/learning/path.usecases.ts';
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
      level: { key: 'foundation', nextAtXp: 500 },
      streak: { days: 5, studiedToday: true, shieldsHeld: 2 },
    });
    const dashboard = await readDashboard(deps, id, 'togaf');
    expect(dashboard.ok && dashboard.value).toMatchObject({
      stats: { completedMissions: 0, totalXp: 0 },
      badges: { earned: 2 },
      next: { key: 'the-cycle-in-15-minutes', status: 'in_progress', stepsSeen: 5 },
      nextBadge: { id: 'bdg.founder', percent: 98, progress: { have: 245, need: 250 } },
    });
    const path = await readPath(deps, id, 'togaf');
    const written = catalog.phasesOf('togaf').filter(({ itemIds }) => itemIds.length > 0).length;
    // A whole phase weighs 11, and each of the two lessons 1.
    expect(path.ok && path.value.masteryPercent).toBe(Math.floor(1300 / (11 * written)));
    const badges = dashboard.ok
      ? dashboard.value.activity.filter((entry) => entry.type === 'badge_earned')
      : [];
    expect(badges.map((badge) => badge.title.en)).toEqual(['Quick Learner']);
  },
);

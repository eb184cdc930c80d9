// Decisions 5, over missions and the path together: whatever is done in whatever order, something can
// be started until all is done, and no quest ever needs a button.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutsideCondition } from '#domain/catalog/activity.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { phaseStates } from '#domain/path/path-status.ts';
import { aCatalogOf, anItem, aPhase, aRecord, someSteps } from '#tests/support/builders.ts';
import { dueMissions, nextForQuest, waitingStories } from './ending.ts';
import { type ActivityRecord, missionStates, nextMission } from './mission-status.ts';
import { isQuest } from './requirements.ts';

const PHASES = ['one', 'two', 'three'];
const ITEMS = PHASES.flatMap((phase) => [`${phase}.lesson`, `${phase}.quiz`, `${phase}.checklist`]);
const items = ITEMS.map((id) => {
  const [phaseId = '', kind = ''] = id.split('.');
  return anItem({ id, phaseId, kind: kind as 'lesson' });
});
const phases = PHASES.map((id, order) =>
  aPhase({
    id,
    short: id,
    order,
    prerequisites: PHASES.slice(Math.max(0, order - 1), order),
    itemIds: ITEMS.filter((item) => item.startsWith(id)),
  }),
);

/** Missions that ask for items, scores and missions before them, some with steps of their own. */
const catalogs = fc
  .array(
    fc.record({
      isStory: fc.boolean(),
      asks: fc.subarray(ITEMS, { maxLength: 3 }),
      score: fc.option(fc.constantFrom(70, 80, 100)),
      opens: fc.option(fc.subarray(ITEMS, { maxLength: 2 })),
      asksBefore: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((list) => {
    const ids = list.map((_, at) => `m${at}`);
    const change = Object.fromEntries(
      list.map(({ isStory, asks, score, opens, asksBefore }, at): [string, Partial<Mission>] => {
        const outside: OutsideCondition[] = [
          ...asks.map((id): OutsideCondition => `item.done:${id}`),
          ...(score === null ? [] : [`quiz.best:two.quiz>=${score}` as const]),
          ...(asksBefore && at > 0 ? [`mission.done:m${at - 1}` as const] : []),
        ];
        const own = isStory || outside.length === 0;
        return [
          `m${at}`,
          {
            ...(!own && { steps: [] }),
            doneWhen: own ? ['steps.seen', 'checks.answered', ...outside] : outside,
            ...(opens && { unlockWhen: opens.map((id): OutsideCondition => `item.done:${id}`) }),
          },
        ];
      }),
    );
    const layout = [ids.slice(0, 3), ids.slice(3)].filter((section) => section.length > 0);
    return indexCatalog({ ...aCatalogOf(layout, change), items, phases });
  });

const all = someSteps({ s1: 'seen', s2: ['a'], s3: 'seen' });

test('from every state of missions and path something can be done until all is done', () => {
  fc.assert(
    fc.property(catalogs, fc.infiniteStream(fc.nat()), (catalog, picks) => {
      const records = new Map<string, ActivityRecord>();
      const put = (activityId: string, over: Partial<ActivityRecord>) =>
        records.set(activityId, aRecord({ ...records.get(activityId), activityId, ...over }));
      const settle = () => {
        const due = dueMissions(catalog, 'togaf', records, () => all);
        for (const { id } of due) put(id, { status: 'done' });
        expect(dueMissions(catalog, 'togaf', records, () => all)).toEqual([]);
      };
      settle();
      for (let turn = 0; turn < 200; turn += 1) {
        const missions = missionStates(catalog, 'togaf', records);
        const path = phaseStates(catalog, 'togaf', records).flatMap((phase) => phase.items);
        const isOver = [...missions, ...path].every(({ status }) => status === 'done');
        const waiting = new Set(waitingStories(catalog, 'togaf', records).map(({ id }) => id));
        const allowed = [
          ...path
            .filter(({ status }) => status === 'available')
            .map(
              ({ item }) =>
                () =>
                  put(item.id, { status: 'done', bestPercent: 70 }),
            ),
          // A done quiz can be taken again for a better score.
          ...path
            .filter(({ status, record }) => status === 'done' && record!.bestPercent! < 100)
            .filter(({ item }) => item.id === 'two.quiz')
            .map(
              ({ item, record }) =>
                () =>
                  put(item.id, { bestPercent: record!.bestPercent! + 10 }),
            ),
          ...missions
            .filter(({ status, mission }) => status === 'available' && !isQuest(mission))
            .map(
              ({ mission }) =>
                () =>
                  put(mission.id, { status: 'in_progress' }),
            ),
          ...missions
            .filter(({ status, mission }) => status === 'in_progress' && !isQuest(mission))
            .filter(({ mission }) => !waiting.has(mission.id))
            .map(
              ({ mission }) =>
                () =>
                  put(mission.id, { status: 'done' }),
            ),
        ];
        if (isOver) return;
        expect(allowed.length).toBeGreaterThan(0);
        const next = nextMission(missions);
        // An open quest always leads somewhere: what it lacks, or what opens that.
        if (next && isQuest(next.mission))
          expect(nextForQuest(catalog, next.mission, records)).toBeDefined();
        allowed[picks.next().value! % allowed.length]!();
        settle();
      }
      throw new Error('The play never ended.');
    }),
    { numRuns: 150 },
  );
});

// Decisions 5: a new learner always has something to start, and whatever is done in whatever order
// leaves something to do until all is done. The catalogs are those that content:check lets through:
// conditions on missions without a circle (MP-04).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutsideCondition } from '#domain/catalog/activity.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aCatalogOf, aRecord, someSteps } from '#tests/support/builders.ts';
import { type ActivityRecord, missionStates, missionStats, nextMission } from './mission-status.ts';
import { openCheck, openStep, playState } from './play.ts';
import { isMet, requirementOf } from './requirements.ts';

type Did = Record<string, 'seen' | readonly string[]>;

/** A learner in a course, who can do what the domain allows and nothing else. */
class Player {
  readonly records = new Map<string, ActivityRecord>();
  readonly did = new Map<string, Did>();
  readonly catalog: CatalogIndex;

  constructor(catalog: CatalogIndex) {
    this.catalog = catalog;
  }

  states = () => missionStates(this.catalog, 'togaf', this.records);

  /** Everything that would change something now. */
  allowed(): (() => void)[] {
    return this.states().flatMap(({ mission, status }) => {
      if (status === 'available') return [() => this.record(mission, 'in_progress')];
      return status === 'in_progress' ? this.playable(mission) : [];
    });
  }

  private record(mission: Mission, status: ActivityRecord['status']): void {
    this.records.set(mission.id, aRecord({ activityId: mission.id, status }));
  }

  private playable(mission: Mission): (() => void)[] {
    const did = this.did.get(mission.id) ?? {};
    const steps = someSteps(did);
    const keep = (stepId: string, what: Did[string]) => () => {
      this.did.set(mission.id, { ...did, [stepId]: what });
    };
    const actions = mission.steps.flatMap(({ id }) => [
      ...(openStep(mission, steps, id).ok && !did[id] ? [keep(id, 'seen')] : []),
      ...(openCheck(mission, steps, id).ok ? [keep(id, ['a'])] : []),
    ]);
    const holds = (one: OutsideCondition) => isMet(requirementOf(one), this.records);
    if (playState(mission, steps, holds).canFinish) {
      actions.push(() => this.record(mission, 'done'));
    }
    return actions;
  }
}

/** Catalogs in which every mission waits only for missions before it in some hidden order. */
const catalogs = fc
  .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 })
  .chain((sizes) => {
    const count = sizes.reduce((sum, size) => sum + size, 0);
    return fc.record({
      sizes: fc.constant(sizes),
      order: fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
      choices: fc.array(
        fc.record({
          isDefault: fc.boolean(),
          unlock: fc.nat(),
          done: fc.nat(),
          quest: fc.boolean(),
        }),
        { minLength: count, maxLength: count },
      ),
    });
  })
  .map(({ sizes, order, choices }) => {
    let next = 0;
    const layout = sizes.map((size) => Array.from({ length: size }, () => `m${next++}`));
    const rank = new Map(order.map((mission, at) => [`m${mission}`, at]));
    const ids = layout.flat();
    const change = Object.fromEntries(
      ids.map((id, at) => {
        const { isDefault, unlock, done, quest } = choices[at]!;
        const earlier = ids.filter((other) => rank.get(other)! < rank.get(id)!);
        const some = (bits: number): OutsideCondition[] =>
          earlier
            .filter((_, n) => (bits >> n) & 1)
            .map((other): OutsideCondition => `mission.done:${other}`);
        const inSection = layout.findIndex((list) => list.includes(id));
        const before = layout[inSection]![layout[inSection]!.indexOf(id) - 1];
        const needs = [...(layout[inSection - 1] ?? []), ...(before ? [before] : [])];
        const keepsDefault = isDefault && needs.every((need) => earlier.includes(need));
        return [
          id,
          {
            ...(!keepsDefault && { unlockWhen: some(unlock) }),
            ...(quest && { doneWhen: ['steps.seen', 'checks.answered', ...some(done)] as const }),
          },
        ];
      }),
    );
    return aCatalogOf(layout, change);
  });

/** Far more turns than the largest catalog takes, so that a play that never ends fails. */
const MOST_TURNS = 400;
const turns = fc.infiniteStream(fc.nat()).map((picks) => picks.take(MOST_TURNS));

test('from every state that play can reach there is something to do until all is done', () => {
  fc.assert(
    fc.property(catalogs, turns, (catalog, picks) => {
      const player = new Player(indexCatalog(catalog));
      expect(nextMission(player.states())).toBeDefined();
      for (const pick of picks) {
        const before = player.states();
        const allowed = player.allowed();
        const isOver = before.every((state) => state.status === 'done');
        if (isOver) {
          expect(allowed).toEqual([]);
          break;
        }
        expect(allowed.length).toBeGreaterThan(0);
        expect(nextMission(before)).toBeDefined();
        allowed[pick % allowed.length]!();
        for (const [at, state] of player.states().entries())
          expect([before[at]!.status, state.status]).toSatisfy(neverGoesBack);
      }
      const total = catalog.missions.length;
      expect(nextMission(player.states())).toBeUndefined();
      expect(missionStats(player.states())).toEqual({
        completedMissions: total,
        totalMissions: total,
        totalXp: total * 50,
      });
    }),
    { numRuns: 150 },
  );
});

const rising = ['locked', 'available', 'in_progress', 'done'];
const neverGoesBack = ([before, after]: readonly string[]) =>
  rising.indexOf(after!) >= rising.indexOf(before!);

test('a learner who always takes the next mission meets every one in the order of the course', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
      (sizes) => {
        let count = 0;
        const layout = sizes.map((size) => Array.from({ length: size }, () => `m${count++}`));
        const player = new Player(indexCatalog(aCatalogOf(layout)));
        const met: string[] = [];
        let played = 0;
        for (let next = nextMission(player.states()); next; next = nextMission(player.states())) {
          if (met.at(-1) !== next.mission.id) met.push(next.mission.id);
          const open = player.states().filter(({ status }) => /available|in_progress/.test(status));
          expect(open.map((state) => state.mission.id)).toEqual([next.mission.id]);
          player.allowed()[0]!();
          played += 1;
          expect(played).toBeLessThan(MOST_TURNS);
        }
        expect(met).toEqual(layout.flat());
      },
    ),
  );
});

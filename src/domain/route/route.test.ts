import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mission } from '#domain/catalog/catalog.ts';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';
import { CORE_ID } from '#domain/catalog/path.ts';
import { missionStates } from '#domain/missions/mission-status.ts';
import { isQuest } from '#domain/missions/requirements.ts';
import { courseProgress } from '#domain/progress/course-progress.ts';
import {
  aCatalogOf,
  aCourse,
  anItem,
  aPhase,
  aRecord,
  ITEM_TYPES,
  someRecords,
} from '#tests/support/builders.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { guideSteps, nextOnRoute, passedOverIds, routeAhead } from './route.ts';
import { routeIds } from './route-order.ts';

type Of = Parameters<typeof someRecords>[0];

/** A section of two missions, a core lesson, and a phase with its own section; `p.m` teaches what `p.lesson` does. */
function aRoute({
  route,
  minutes = 10,
  ends = {},
  quests = [],
}: {
  route?: string[];
  minutes?: number;
  ends?: Record<string, Mission['doneWhen']>;
  /** Missions that have no cards of their own. */
  quests?: string[];
} = {}) {
  const items = [
    ...ITEM_TYPES.map((kind, at) =>
      anItem({
        id: `p.${kind}`,
        phaseId: 'p',
        kind,
        place: at,
        estimatedMinutes: minutes,
        requiredBy: kind === 'lab' || kind === 'artifact' ? ['work'] : ['exam', 'work'],
      }),
    ),
    anItem({
      id: 'c.1',
      phaseId: CORE_ID,
      key: 'c-1',
      kind: 'lesson',
      estimatedMinutes: minutes,
      requiredBy: ['exam'],
    }),
  ];
  const stories = aCatalogOf([
    ['in.1', 'in.2'],
    ['p.m', 'p.n'],
  ]);
  return indexCatalog({
    ...stories,
    missions: stories.missions.map((mission) => ({
      ...mission,
      doneWhen: ends[mission.id] ?? mission.doneWhen,
      ...(quests.includes(mission.id) && { steps: [] }),
    })),
    courses: [
      aCourse({
        twins: [['p.lesson', 'p.m']],
        ...(route && { route }),
      }),
    ],
    phases: [aPhase({ id: 'p', short: 'p', itemIds: ITEM_TYPES.map((kind) => `p.${kind}`) })],
    cores: [
      {
        courseKey: 'togaf',
        groups: [{ id: 'g', title: 'G', itemIds: ['c.1'] }],
        quizIds: [],
      },
    ],
    items,
  });
}

const written = ['sec.1', 'c.1', 'p', 'sec.2'];
const standing = (of: Of, track: string | null = 'exam') => ({ records: someRecords(of), track });
/** Finished one after the other, in the order given. */
const inTurn = (of: Of) =>
  new Map(
    [...someRecords(of)].map(([id, record]) => {
      const at = (of.done ?? []).indexOf(id);
      return [id, at < 0 ? record : { ...record, doneAt: at + 1 }];
    }),
  );
const next = (catalog: CatalogIndex, of: Of, track?: string) =>
  nextOnRoute(catalog, 'togaf', standing(of, track))?.activity.id;
const guided = (catalog: CatalogIndex, of: Of, track?: string) =>
  guideSteps(catalog, 'togaf', standing(of, track)).map(({ activity }) => activity.id);

describe('the next step', () => {
  const catalog = aRoute({ route: written });

  test('is the first of the route that can be started', () => {
    expect(next(catalog, {})).toBe('in.1');
    expect(next(catalog, { done: ['in.1'] })).toBe('in.2');
    expect(next(catalog, { done: ['in.1', 'in.2'] })).toBe('c.1');
    expect(next(catalog, { done: ['in.1', 'in.2', 'c.1'] })).toBe('p.lesson');
  });

  test('is what was begun, wherever it stands', () => {
    expect(next(catalog, { begun: ['p.lesson'] })).toBe('p.lesson');
  });

  test('stays where it is when something else is only looked at', () => {
    const before = [{}, { done: ['in.1'] }, { done: ['in.1', 'in.2', 'c.1'] }];
    for (const of of before) {
      for (const id of ['in.2', 'c.1', 'p.lesson', 'p.artifact', 'p.m']) {
        if (of.done?.includes(id)) continue;
        expect(next(catalog, { ...of, looked: [id] })).toBe(next(catalog, of));
        expect(guided(catalog, { ...of, looked: [id] })).toEqual(guided(catalog, of));
      }
    }
  });

  test('moves to what holds an answer, or of which some cards were read', () => {
    const nextWith = (record: { stepsSeen: number; stepsWorked: number }) =>
      nextOnRoute(catalog, 'togaf', {
        records: new Map([['c.1', aRecord({ activityId: 'c.1', ...record })]]),
        track: 'exam',
      })?.activity.id;
    expect(nextWith({ stepsSeen: 1, stepsWorked: 0 })).toBe('in.1');
    expect(nextWith({ stepsSeen: 2, stepsWorked: 0 })).toBe('in.1');
    expect(nextWith({ stepsSeen: 3, stepsWorked: 0 })).toBe('c.1');
    expect(nextWith({ stepsSeen: 1, stepsWorked: 1 })).toBe('c.1');
  });

  test('goes on in the unit of what was finished last, before what was passed over', () => {
    const at = (activityId: string, minute: number) =>
      aRecord({
        activityId,
        status: 'done',
        stepsSeen: 3,
        doneAt: Date.UTC(2026, 2, 2, 13, minute),
      });
    const nextAfter = (...records: ReturnType<typeof aRecord>[]) =>
      nextOnRoute(catalog, 'togaf', {
        records: new Map(records.map((record) => [record.activityId, record])),
        track: 'exam',
      })?.activity.id;
    expect(nextAfter(at('in.1', 1), at('p.lesson', 2))).toBe('p.deepdive');
    // Who then goes back to what was passed over goes on there.
    expect(nextAfter(at('p.lesson', 2), at('in.1', 3))).toBe('in.2');
    // A unit with nothing more to start gives way.
    const whole = ITEM_TYPES.map((kind, minute) => at(`p.${kind}`, minute));
    expect(nextAfter(...whole)).toBe('in.1');
  });

  test('says where it was passed over: it stands before what was finished last', () => {
    const isPassedOver = (of: Of) =>
      nextOnRoute(catalog, 'togaf', { records: inTurn(of), track: 'exam' })?.isPassedOver;
    const whole = ITEM_TYPES.map((kind) => `p.${kind}`);
    expect(isPassedOver({})).toBe(false);
    expect(isPassedOver({ done: ['in.1', 'in.2'] })).toBe(false);
    expect(isPassedOver({ done: whole })).toBe(true);
    // Who goes back there is not told again, and what was begun is gone on with.
    expect(isPassedOver({ done: [...whole, 'in.1'] })).toBe(false);
    expect(isPassedOver({ done: whole, begun: ['in.1'] })).toBe(false);
  });

  const behind = (of: Of) => {
    const found = nextOnRoute(catalog, 'togaf', { records: inTurn(of), track: 'exam' });
    return [found?.activity.id, found?.passedOver?.activity.id];
  };

  test('names what waits behind it, one thing at a time', () => {
    expect(behind({})).toEqual(['in.1', undefined]);
    expect(behind({ done: ['in.1'] })).toEqual(['in.2', undefined]);
    expect(behind({ done: ['in.1', 'p.lesson'] })).toEqual(['p.deepdive', 'in.2']);
    // With its status: what was opened and left was begun, whatever stands before it.
    const looked = aRecord({ activityId: 'in.1', stepsSeen: 1, stepsWorked: 0 });
    const records = new Map([...someRecords({ done: ['p.lesson'] }), ['in.1', looked]]);
    expect(nextOnRoute(catalog, 'togaf', { records, track: 'exam' })?.passedOver).toMatchObject({
      activity: { id: 'in.1' },
      status: 'in_progress',
    });
    // The next step itself was passed over, and says so.
    const whole = ITEM_TYPES.map((kind) => `p.${kind}`);
    expect(behind({ done: whole })).toEqual(['in.1', undefined]);
  });

  test('names what waits behind a later lesson that is worked on, as behind one that is finished', () => {
    const begun = { done: ['in.1'], begun: ['p.lesson'] };
    expect(behind(begun)).toEqual(['p.lesson', 'in.2']);
    const standing = { records: inTurn(begun), track: 'exam' } as const;
    expect([...passedOverIds(catalog, 'togaf', standing)]).toEqual(['in.2', 'c.1']);
    // Who works on what comes next anyway passed over nothing.
    expect(behind({ done: ['in.1'], begun: ['in.2'] })).toEqual(['in.2', undefined]);
  });

  test('names all that was passed over: it is open, not begun, and before what was finished last', () => {
    const over = (of: Of) => [
      ...passedOverIds(catalog, 'togaf', { records: inTurn(of), track: 'exam' }),
    ];
    expect(over({})).toEqual([]);
    expect(over({ done: ['p.lesson'] })).toEqual(['in.1', 'c.1']);
    // What opens after it is locked, and nobody passed over that.
    expect(over({ done: ['in.1', 'p.lesson'] })).toEqual(['in.2', 'c.1']);
    expect(over({ done: ['p.lesson'], begun: ['in.1'] })).toEqual(['c.1']);
    // Who goes back goes on there.
    expect(over({ done: ['p.lesson', 'in.1'] })).toEqual([]);
  });

  test('leaves out what the track does not ask for', () => {
    expect(next(catalog, { done: ['in.1', 'in.2'] }, 'work')).toBe('p.lesson');
    const done = ['in.1', 'in.2', 'c.1', 'p.lesson', 'p.deepdive'];
    expect(next(catalog, { done }, 'exam')).toBe('p.quiz');
    expect(next(catalog, { done }, 'work')).toBe('p.artifact');
  });

  test('comes to what is optional right before the mission that asks for it, and nobody passed it over', () => {
    const asking = aRoute({ route: written, ends: { 'p.n': ['item.done:p.lab'] } });
    const ahead = routeAhead(asking, 'togaf', standing({})).map(({ activity }) => activity.id);
    expect(ahead).not.toContain('p.artifact');
    expect(ahead.slice(ahead.indexOf('p.checklist')).join()).toBe('p.checklist,p.m,p.lab,p.n');
    const done = ['in.1', 'in.2', 'c.1', 'p.lesson', 'p.deepdive', 'p.quiz', 'p.checklist'];
    const records = inTurn({ done });
    const found = nextOnRoute(asking, 'togaf', { records, track: 'exam' });
    expect([found?.opens.id, found?.isPassedOver]).toEqual(['p.lab', false]);
  });

  test('is nothing once all is done', () => {
    const done = ['in.1', 'in.2', 'c.1', ...ITEM_TYPES.map((kind) => `p.${kind}`), 'p.m', 'p.n'];
    expect(next(catalog, { done })).toBeUndefined();
  });

  test('without a route missions come first, then the Core line and the units', () => {
    const plain = aRoute();
    expect(routeAhead(plain, 'togaf', standing({})).map(({ activity }) => activity.id)).toEqual([
      'in.1',
      'in.2',
      'p.m',
      'p.n',
      'c.1',
      ...['lesson', 'deepdive', 'quiz', 'checklist'].map((kind) => `p.${kind}`),
    ]);
  });
});

describe('a mission that asks for activities', () => {
  const catalog = aRoute({ route: written, ends: { 'in.2': ['item.done:p.deepdive'] } });
  const nextAfter = (done: string[], seen: string[] = []) => {
    const records = new Map([
      ...someRecords({ done }),
      ...seen.map(
        (id) => [id, aRecord({ activityId: id, stepsSeen: 99, stepsWorked: 99 })] as const,
      ),
    ]);
    return nextOnRoute(catalog, 'togaf', { records, track: 'exam' })?.activity.id;
  };

  test('is not next before they are done, as its cards alone do not end it', () => {
    expect(nextAfter(['in.1'])).toBe('c.1');
    expect(guided(catalog, { done: ['in.1'] })).toEqual(['c.1', 'p.lesson', 'p.deepdive']);
  });

  test('gives way, once its cards were seen, to what it asks for and what opens that', () => {
    expect(nextAfter(['in.1'], ['in.2'])).toBe('p.lesson');
    expect(nextAfter(['in.1', 'p.lesson'], ['in.2'])).toBe('p.deepdive');
  });

  test('ends by itself after its cards, so Guide Me counts none of them', () => {
    const records = new Map([
      ...someRecords({ done: ['in.1', 'p.lesson'] }),
      ['in.2', aRecord({ activityId: 'in.2', stepsSeen: 99, stepsWorked: 99 })] as const,
    ]);
    const steps = guideSteps(catalog, 'togaf', { records, track: 'exam' });
    expect(steps.map(({ activity }) => activity.id)[0]).toBe('p.deepdive');
    expect(steps.map(({ activity }) => activity.id)).not.toContain('in.2');
  });

  test('is next when they are done', () => {
    expect(nextAfter(['in.1', 'p.lesson', 'p.deepdive'])).toBe('in.2');
  });
});

describe('a quest', () => {
  const opens = (catalog: CatalogIndex, of: Of) =>
    nextOnRoute(catalog, 'togaf', standing(of))?.opens.id;

  test('is named by what it goes on with, which Guide Me begins with, too', () => {
    const catalog = aRoute({
      route: written,
      ends: { 'in.2': ['item.done:p.lesson', 'item.done:p.deepdive'] },
      quests: ['in.2'],
    });
    expect(opens(catalog, { done: ['in.1'] })).toBe('p.lesson');
    expect(guided(catalog, { done: ['in.1'] })[0]).toBe('p.lesson');
    expect(opens(catalog, { done: ['in.1', 'p.lesson'] })).toBe('p.deepdive');
    expect(guided(catalog, { done: ['in.1', 'p.lesson'] })[0]).toBe('p.deepdive');
  });
});

describe('every screen', () => {
  test('opens what Guide Me begins with, and nothing that is done or locked', () => {
    for (const { catalog, numRuns } of [
      { catalog: productCatalogIndex(), numRuns: 5 },
      { catalog: aRoute({ route: written }), numRuns: 60 },
    ]) {
      for (const { key, tracks } of catalog.courses) {
        const all = routeIds(catalog, key);
        fc.assert(
          fc.property(
            fc.subarray([...all]),
            fc.subarray([...all], { maxLength: 3 }),
            fc.constantFrom(...tracks.map((track) => track.key), null),
            (done, begun, track) => {
              const of = { done, begun: begun.filter((id) => !done.includes(id)) };
              const at = { records: someRecords(of), track };
              const next = nextOnRoute(catalog, key, at);
              if (next === undefined) return;
              expect(at.records.get(next.opens.id)?.status).not.toBe('done');
              expect(next.status).not.toBe('locked');
              const [first] = guideSteps(catalog, key, at);
              const isLong =
                !('estimatedMinutes' in next.opens) || next.opens.estimatedMinutes > 30;
              const isFinal = next.isWaiting || ('doneWhen' in next.opens && isQuest(next.opens));
              if (!isLong && !isFinal) expect(first?.activity.id).toBe(next.opens.id);
            },
          ),
          { numRuns },
        );
      }
    }
  });
});

describe('twins', () => {
  const catalog = aRoute({ route: written });
  const basics = ['in.1', 'in.2', 'c.1'];
  const phase = ITEM_TYPES.map((kind) => `p.${kind}`);

  test('one that is done takes the other off the route, and what follows it opens', () => {
    expect(next(catalog, { done: [...basics, ...phase] })).toBe('p.n');
    const states = missionStates(catalog, 'togaf', someRecords({ done: [...basics, ...phase] }));
    expect(states.map(({ mission, status }) => [mission.id, status])).toEqual([
      ['in.1', 'done'],
      ['in.2', 'done'],
      ['p.m', 'available'],
      ['p.n', 'available'],
    ]);
  });

  test('one that was begun stays on the route', () => {
    expect(next(catalog, { done: [...basics, ...phase], begun: ['p.m'] })).toBe('p.m');
  });

  test('a recap counts as done for the progress', () => {
    const done = [...basics, ...phase, 'p.n'];
    const progress = courseProgress(catalog, 'togaf', standing({ done }));
    expect(progress).toMatchObject({ percent: 100, minutesLeft: 0 });
  });
});

describe('Guide Me', () => {
  test('takes the first three steps that can be done in that order within thirty minutes', () => {
    expect(guided(aRoute({ route: written }), {})).toEqual(['in.1', 'in.2', 'c.1']);
    const done = ['in.1', 'in.2', 'c.1'];
    expect(guided(aRoute({ route: written }), { done }).join()).toBe('p.lesson,p.deepdive,p.quiz');
  });

  test('passes over what is too long for three, and takes fewer only where no three fit', () => {
    // Missions take ten minutes, everything else twenty.
    const long = aRoute({ route: written, minutes: 20 });
    expect(guided(long, {})).toEqual(['in.1', 'in.2', 'p.m']);
    expect(guided(long, { done: ['in.1', 'in.2', 'p.m', 'p.n'] })).toEqual(['c.1']);
    const done = ['in.1', 'in.2', 'p.m', 'p.n'];
    expect(guided(aRoute({ route: written, minutes: 31 }), { done })).toEqual([]);
  });

  test('never tells more than three, more than thirty minutes, what is done or what is out of turn', () => {
    const catalog = aRoute({ route: written });
    const all = routeAhead(catalog, 'togaf', standing({})).map(({ activity }) => activity.id);
    fc.assert(
      fc.property(fc.subarray(all), (done) => {
        const taken = [...done];
        const steps = guided(catalog, { done });
        expect(steps.length).toBeLessThanOrEqual(3);
        for (const id of steps) {
          const open = routeAhead(catalog, 'togaf', standing({ done: taken }));
          expect(open.find(({ activity }) => activity.id === id)?.status).toBe('available');
          taken.push(id);
        }
      }),
      { numRuns: 60 },
    );
  });
});

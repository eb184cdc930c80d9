// Brief 2, section 4: what an item and a phase are to a learner, and that no order of actions ends it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import type { Records } from '#domain/missions/mission-status.ts';
import {
  aCatalog,
  aMission,
  anItem,
  aPhase,
  aRecord,
  aSection,
  ITEM_TYPES,
  someRecords,
} from '#tests/support/builders.ts';
import { nextInPhase, phaseStates } from './path-status.ts';

/** Phases with all six items, by what each needs; `-` after the name leaves one unwritten. */
const aPath = (needs: Readonly<Record<string, readonly string[]>>): CatalogIndex => {
  const phases = Object.entries(needs).map(([name, prerequisites], order) => {
    const id = name.replace('-', '');
    const itemIds = name.endsWith('-') ? [] : ITEM_TYPES.map((type) => `${id}.${type}`);
    const testOut = prerequisites.length > 0 ? { testOutId: `hb.${id}.testout` } : {};
    return aPhase({ id, short: id, order, prerequisites, itemIds, ...testOut });
  });
  const items = phases.flatMap((phase) =>
    phase.itemIds.map((id, at) => anItem({ id, phaseId: phase.id, kind: ITEM_TYPES[at]! })),
  );
  return indexCatalog(aCatalog({ phases, items }));
};

const allOf = (phase: string) => ITEM_TYPES.map((type) => `${phase}.${type}`);

/** The phase's status, then its items' first letters, e.g. `available: d a l l l l`. */
const drawn = (catalog: CatalogIndex, records: Records) =>
  phaseStates(catalog, 'togaf', records).map(
    ({ status, items }) => `${status}: ${items.map((state) => state.status[0]).join('')}`,
  );

describe('the items of a phase', () => {
  const one = aPath({ p: [] });

  test('open one after the other, the first from the start', () => {
    expect(drawn(one, new Map())).toEqual(['available: alllll']);
    // The deep dive is asked for by one track and the work product by the other: each is reached on its own.
    expect(drawn(one, someRecords({ done: ['p.lesson'] }))).toEqual(['in_progress: daalll']);
    expect(drawn(one, someRecords({ done: allOf('p').slice(0, 5) }))).toEqual([
      'in_progress: ddddda',
    ]);
  });

  test.each([
    ['for the exam work product and lab are optional', ['lesson', 'deepdive', 'quiz']],
    ['for the job deep dive and quiz are optional', ['lesson', 'artifact', 'lab']],
  ])('are locked by no optional one: %s', (_name, asked) => {
    asked.forEach((kind, at) => {
      const before = asked.slice(0, at).map((other) => `p.${other}`);
      const [phase] = phaseStates(one, 'togaf', someRecords({ done: before }));
      expect(phase!.items.find(({ item }) => item.kind === kind)?.status).toBe('available');
    });
    const done = asked.map((kind) => `p.${kind}`);
    const states = phaseStates(one, 'togaf', someRecords({ done }))[0]!.items;
    expect(states.at(-1)).toMatchObject({ item: { kind: 'checklist' }, status: 'available' });
    const [unfinished] = phaseStates(one, 'togaf', someRecords({ done: done.slice(0, -1) }));
    expect(unfinished!.items.at(-1)?.status).toBe('locked');
  });

  test('are open where they were by the older rule: the one just before is done', () => {
    fc.assert(
      fc.property(fc.subarray(allOf('p')), (done) => {
        const [phase] = phaseStates(one, 'togaf', someRecords({ done }));
        phase!.items.forEach(({ status }, at) => {
          const before = phase!.items[at - 1];
          if (before === undefined || before.status === 'done') expect(status).not.toBe('locked');
        });
      }),
    );
  });

  test('stay open, whatever else is done', () => {
    fc.assert(
      fc.property(fc.subarray(allOf('p')), fc.subarray(allOf('p')), (first, more) => {
        const openWith = (done: string[]) =>
          phaseStates(one, 'togaf', someRecords({ done }))[0]!.items.flatMap(({ item, status }) =>
            status === 'locked' ? [] : item.id,
          );
        const later = openWith([...new Set([...first, ...more])]);
        expect(openWith(first).filter((id) => !later.includes(id))).toEqual([]);
      }),
    );
  });

  test('of a course without tracks open one after the other', () => {
    const phase = aPhase({ id: 'p', short: 'p', itemIds: allOf('p') });
    const items = ITEM_TYPES.map((kind) =>
      anItem({ id: `p.${kind}`, phaseId: 'p', kind, requiredBy: 'all' }),
    );
    const plain = indexCatalog(aCatalog({ phases: [phase], items }));
    expect(drawn(plain, someRecords({ done: ['p.lesson'] }))).toEqual(['in_progress: dallll']);
    expect(drawn(plain, someRecords({ done: ['p.lesson', 'p.deepdive', 'p.quiz'] }))).toEqual([
      'in_progress: ddalda',
    ]);
  });

  test('which content adds at the end leave what was done as it was, and the new one is open', () => {
    const finished = someRecords({ done: allOf('p').slice(0, 5) });
    const next = aPath({ p: [], q: ['p'] });
    expect(drawn(next, finished)).toEqual(['in_progress: ddddda', 'available: alllll']);
  });

  test('do not open by one that is only begun', () => {
    expect(drawn(one, someRecords({ begun: ['p.lesson'] }))).toEqual(['in_progress: illlll']);
  });

  test('keep what was begun or done, whatever stands before them', () => {
    expect(drawn(one, someRecords({ done: ['p.lab'], begun: ['p.artifact'] }))).toEqual([
      'in_progress: alidal',
    ]);
  });
});

describe('a phase', () => {
  const two = aPath({ p: [], a: ['p'] });
  const [, locked] = phaseStates(two, 'togaf', new Map());

  test('is done when all its items are, and not before', () => {
    expect(drawn(two, someRecords({ done: allOf('p') }))[0]).toBe('done: dddddd');
    const last = { done: allOf('p').slice(0, 5), begun: ['p.checklist'] };
    expect(drawn(two, someRecords(last))[0]).toBe('in_progress: dddddi');
  });

  test('is locked, and says by what, until the phase that it needs has a done item', () => {
    expect(locked).toMatchObject({ status: 'locked', missing: [{ id: 'p' }] });
    expect(drawn(two, new Map())[1]).toBe('locked: llllll');
    expect(drawn(two, someRecords({ begun: ['p.lesson'] }))[1]).toBe('locked: llllll');
    expect(drawn(two, someRecords({ done: ['p.lesson'] }))[1]).toBe('available: alllll');
  });

  test('that needs two waits for both and names the one that is missing', () => {
    const three = aPath({ p: [], q: [], a: ['p', 'q'] });
    const missing = (done: string[]) =>
      phaseStates(three, 'togaf', someRecords({ done }))[2]!.missing.map((phase) => phase.id);
    expect([missing([]), missing(['p.lesson']), missing(['p.lesson', 'q.lesson'])]).toEqual([
      ['p', 'q'],
      ['q'],
      [],
    ]);
  });

  test('is opened by its test-out alone, and only once that is done', () => {
    const out = 'hb.a.testout';
    const begun = someRecords({ begun: [out] });
    expect(drawn(two, begun)).toEqual(['available: alllll', 'locked: llllll']);
    const done = phaseStates(two, 'togaf', someRecords({ done: [out] }))[1];
    expect(done).toMatchObject({ status: 'available', isTestedOut: true, missing: [] });
    expect(drawn(two, someRecords({ done: [out] }))).toEqual([
      'available: alllll',
      'available: alllll',
    ]);
  });

  test('that was tested out of opens no phase after it before an item of it is done', () => {
    const three = aPath({ p: [], a: ['p'], b: ['a'] });
    const out = 'hb.a.testout';
    expect(drawn(three, someRecords({ done: [out] }))[2]).toBe('locked: llllll');
    expect(drawn(three, someRecords({ done: [out, 'a.lesson'] }))[2]).toBe('available: alllll');
  });

  test('that is not written is locked, and has nothing to go on with', () => {
    const [, unwritten] = phaseStates(aPath({ p: [], 'a-': [] }), 'togaf', new Map());
    expect(unwritten).toMatchObject({ status: 'locked', items: [], missing: [] });
    expect(nextInPhase(unwritten!)).toBeUndefined();
  });

  test('of another course does not count', () => {
    expect(phaseStates(two, 'pmp', new Map())).toEqual([]);
  });
});

describe('a phase at whose station missions stand', () => {
  const taught = (name: string) => ({ id: `ms.${name}`, key: name, objectives: [`obj.${name}`] });
  const names = ['p', 'a'];
  const stations = indexCatalog(
    aCatalog({
      phases: names.map((id, order) =>
        aPhase({
          id,
          short: id,
          order,
          prerequisites: order === 0 ? [] : ['p'],
          objectives: [`obj.${id}`],
          itemIds: [`${id}.lesson`],
        }),
      ),
      items: names.map((id) => anItem({ id: `${id}.lesson`, phaseId: id, kind: 'lesson' })),
      sections: [aSection({ missionIds: names.map((id) => `ms.${id}`) })],
      missions: names.map((id) => aMission(taught(id))),
    }),
  );
  const told = (of: Parameters<typeof someRecords>[0]) =>
    phaseStates(stations, 'togaf', someRecords(of)).map(
      ({ status, isStarted }) => `${status}${isStarted ? ', started' : ''}`,
    );

  test('is started by a mission there as by an item, be it done or only begun', () => {
    expect(told({})).toEqual(['available', 'locked']);
    expect(told({ done: ['ms.p'] })).toEqual(['in_progress, started', 'locked']);
    expect(told({ begun: ['ms.p'] })).toEqual(['in_progress, started', 'locked']);
    expect(told({ begun: ['p.lesson'] })).toEqual(['in_progress, started', 'locked']);
    expect(told({ done: ['p.lesson'] })).toEqual(['done, started', 'available']);
  });

  test('is not opened by one: its items wait for what they waited for', () => {
    expect(told({ done: ['ms.a'] })).toEqual(['available', 'locked, started']);
  });
});

describe('the next action in a phase', () => {
  const one = aPath({ p: [] });
  const next = (of: Parameters<typeof someRecords>[0]) => {
    const [phase] = phaseStates(one, 'togaf', someRecords(of));
    return nextInPhase(phase!)?.item.id;
  };

  test('is the first in progress, else the first that can be started, else nothing', () => {
    expect(next({})).toBe('p.lesson');
    expect(next({ done: ['p.lesson'] })).toBe('p.deepdive');
    expect(next({ done: ['p.deepdive'], begun: ['p.lab', 'p.quiz'] })).toBe('p.lab');
    expect(next({ done: allOf('p') })).toBeUndefined();
  });

  test('is what the track asks for before what is optional', () => {
    const nextOn = (track: string, done: string[]) =>
      nextInPhase(phaseStates(one, 'togaf', someRecords({ done }))[0]!, track)?.item.id;
    expect(nextOn('exam-ready', ['p.lesson', 'p.deepdive'])).toBe('p.quiz');
    expect(nextOn('real-world', ['p.lesson'])).toBe('p.artifact');
    const asked = ['p.lesson', 'p.deepdive', 'p.quiz', 'p.checklist'];
    expect(nextOn('exam-ready', asked)).toBe('p.artifact');
  });

  test('is nothing in a locked phase', () => {
    const [, locked] = phaseStates(aPath({ p: [], a: ['p'] }), 'togaf', new Map());
    expect(nextInPhase(locked!)).toBeUndefined();
  });
});

/** Paths of up to five phases, each of which needs some that stand before it in a hidden order. */
const paths = fc
  .array(fc.record({ needs: fc.nat(), minutes: fc.integer({ min: 1, max: 30 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((rows) =>
    fc.record({
      rows: fc.constant(rows),
      order: fc.shuffledSubarray([...rows.keys()], { minLength: rows.length }),
    }),
  )
  .map(({ rows, order }) => {
    const phases = rows.map(({ needs }, at) => {
      const id = `p${order[at]}`;
      const earlier = order.slice(0, at).filter((_, n) => (needs >> n) & 1);
      const itemIds = ITEM_TYPES.map((type) => `${id}.${type}`);
      const prerequisites = earlier.map((other) => `p${other}`);
      return aPhase({ id, short: id, order: order[at]!, prerequisites, itemIds });
    });
    const items = phases.flatMap((phase, at) =>
      ITEM_TYPES.map((kind) =>
        anItem({
          id: `${phase.id}.${kind}`,
          phaseId: phase.id,
          kind,
          estimatedMinutes: rows[at]!.minutes,
        }),
      ),
    );
    return indexCatalog(aCatalog({ phases, items }));
  });

/** Start, finish or test out: everything that is allowed now, by the id of what it acts on. */
function allowed(catalog: CatalogIndex, records: Records) {
  const states = phaseStates(catalog, 'togaf', records);
  const items = states.flatMap((phase) => phase.items);
  return [
    ...items
      .filter((state) => state.status === 'available')
      .map((state) => [state.item.id, 'in_progress'] as const),
    ...items
      .filter((state) => state.status === 'in_progress')
      .map((state) => [state.item.id, 'done'] as const),
    ...states
      .filter((phase) => phase.status === 'locked')
      .map((phase) => [`hb.${phase.phase.id}.testout`, 'done'] as const),
  ];
}

test('whatever is done in whatever order, there is something to start until all is done', () => {
  const turns = fc.infiniteStream(fc.nat()).map((picks) => picks.take(200));
  const rising = ['locked', 'available', 'in_progress', 'done'];
  const ranks = (catalog: CatalogIndex, records: Records) =>
    phaseStates(catalog, 'togaf', records).flatMap((phase) =>
      phase.items.map((state) => rising.indexOf(state.status)),
    );
  fc.assert(
    fc.property(paths, turns, (catalog, picks) => {
      const records = new Map();
      for (const pick of picks) {
        const choices = allowed(catalog, records);
        const phases = phaseStates(catalog, 'togaf', records);
        const isOver = phases.every((phase) => phase.status === 'done');
        expect(choices.length > 0).toBe(!isOver);
        if (isOver) break;
        const before = ranks(catalog, records);
        const [activityId, status] = choices[pick % choices.length]!;
        records.set(activityId, aRecord({ activityId, status }));
        const after = ranks(catalog, records);
        expect(after.every((rank, at) => rank >= before[at]!)).toBe(true);
      }
      const ends = phaseStates(catalog, 'togaf', records);
      expect(ends.every((phase) => phase.status === 'done')).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('no items are left out: a path has as many states as items', () => {
  fc.assert(
    fc.property(paths, (catalog) => {
      const items = phaseStates(catalog, 'togaf', new Map()).flatMap((phase) => phase.items);
      const ids = new Set(items.map((state): PathItem['id'] => state.item.id));
      expect(ids.size).toBe(catalog.phasesOf('togaf').length * ITEM_TYPES.length);
    }),
  );
});

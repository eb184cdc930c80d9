import { describe, expect, test } from 'vitest';
import {
  countBesides,
  countPools,
  drawAnother,
  drawFocused,
  type Met,
  missedIn,
  type Pool,
  placeOfAnother,
  thingsOf,
  thingsOn,
} from './draw-practice.ts';
import type { Bank } from './paper.ts';

const bank: Bank = {
  id: 'one',
  courseKey: 'togaf',
  units: {
    u1: [
      { questionId: 'a' },
      { questionId: 'b' },
      { questionId: 'c', family: 'twins' },
      { questionId: 'd', family: 'twins' },
    ],
    u3: [{ questionId: 'e' }, { questionId: 'f' }],
  },
};
const met = (
  seen: readonly string[],
  missed: readonly string[] = [],
  withheld: readonly string[] = [],
): Met => ({
  seen: new Map(seen.map((id) => [id, 1])),
  missed: new Map(missed.map((id, at) => [id, at + 1])),
  // Of those that are missed the first was left open.
  leftOpen: new Set(missed.slice(0, 1)),
  // And the last of them was missed in a lesson.
  inLessons: new Set(missed.slice(-1)),
  withheld: new Set(withheld),
});
const isOf = (unit: string) => (id: string) =>
  bank.units[unit]!.some(({ questionId }) => questionId === id);
const draw = (pool: Pool, past: Met, count = 10, unit?: string) =>
  drawFocused(unit === undefined ? thingsOf(bank) : thingsOn(thingsOf(bank), isOf(unit)), {
    count,
    pool,
    met: past,
    seed: 'seed',
  });

describe('a focused practice', () => {
  test('is drawn from its topic, or from all', () => {
    expect(draw('any', met([]), 10, 'u3').toSorted()).toEqual(['e', 'f']);
    expect(draw('any', met([]))).toHaveLength(5);
  });

  test('has no more than its length, and fewer where the pool is smaller', () => {
    expect(draw('any', met([]), 3)).toHaveLength(3);
    expect(draw('missed', met(['a', 'e'], ['e']))).toEqual(['e']);
    expect(draw('missed', met(['a']))).toEqual([]);
  });

  test('of unseen questions asks none that a paper asked, and of a family one', () => {
    expect(draw('unseen', met(['a', 'c', 'e'])).toSorted()).toEqual(['b', 'd', 'f']);
    const drawn = draw('unseen', met(['a', 'b', 'e', 'f']));
    expect(drawn).toHaveLength(1);
    expect(['c', 'd']).toContain(drawn[0]);
  });

  test('of all questions asks the unseen first', () => {
    expect(draw('any', met(['a', 'b', 'e']), 2).toSorted()).not.toContain('a');
    for (const id of draw('any', met(['a', 'b', 'e']), 2)) expect(['c', 'd', 'f']).toContain(id);
  });

  test('asks nothing that a running exam asks, and counts it nowhere', () => {
    const past = met(['a', 'e'], ['e'], ['a', 'e']);
    expect(draw('any', past).toSorted()).toEqual(expect.not.arrayContaining(['a', 'e']));
    expect(draw('missed', past)).toEqual([]);
    expect(countPools(thingsOf(bank), past)).toEqual({ any: 4, unseen: 4, missed: 0 });
  });

  test('of missed questions asks those first that were wrong, then those left open, and of each the latest', () => {
    const missed = ['e', 'a', 'f', 'b'];
    const past = (...open: string[]) => ({
      ...met(['a', 'b', 'e', 'f'], missed),
      leftOpen: new Set(open),
    });
    expect(draw('missed', past('b', 'a'), 1)).toEqual(['f']);
    expect(draw('missed', past('b', 'a'), 2).toSorted()).toEqual(['e', 'f']);
    expect(draw('missed', past('b', 'a'), 3).toSorted()).toEqual(['b', 'e', 'f']);
    expect(draw('missed', past(...missed), 2).toSorted()).toEqual(['b', 'f']);
  });

  test('of missed questions asks those first that were missed last', () => {
    const past = met(['a', 'b', 'e', 'f'], ['e', 'a', 'f', 'b']);
    expect(draw('missed', past, 2).toSorted()).toEqual(['b', 'f']);
    expect(draw('missed', past, 1)).toEqual(['b']);
  });

  test('tells which missed questions it can ask: none that a running exam asks or that its topic lacks', () => {
    const past = met(['a', 'b', 'e'], ['a', 'b', 'e', 'gone'], ['b']);
    expect([...missedIn(thingsOf(bank), past)].toSorted()).toEqual(['a', 'e']);
    expect([...missedIn(thingsOn(thingsOf(bank), isOf('u1')), past)]).toEqual(['a']);
  });

  test('of what only other papers ask counts and asks what was missed there, and nothing else of it', () => {
    const things = [{ ids: ['own'] }, { ids: ['guest'], isGuest: true }];
    expect(countPools(things, met(['guest']))).toEqual({ any: 1, unseen: 1, missed: 0 });
    const past = met(['guest'], ['guest']);
    expect(countPools(things, past)).toEqual({ any: 2, unseen: 1, missed: 1 });
    // Missed in a lesson, no paper has asked it: it is missed, and not new as well.
    const inLesson = met([], ['guest']);
    expect(countPools(things, inLesson)).toEqual({ any: 2, unseen: 1, missed: 1 });
    expect(drawFocused(things, { count: 2, pool: 'unseen', met: inLesson, seed: '1' })).toEqual([
      'own',
    ]);
    const all = drawFocused(things, { count: 2, pool: 'any', met: past, seed: '1' });
    expect(all.toSorted()).toEqual(['guest', 'own']);
  });

  test('says what it asks beside its own questions, and what waits for a running exam', () => {
    const things = [
      ...thingsOf(bank),
      { ids: ['g1'], isGuest: true },
      { ids: ['g2'], isGuest: true },
    ];
    const past = met(['a'], ['a', 'g1', 'g2'], ['b', 'g2']);
    const besides = countBesides(things, past);
    // g2 was missed in a lesson, and a running exam holds it.
    expect(besides).toEqual({ elsewhere: 1, held: 2, leftOpen: 1, inLessons: 0 });
    // One of the two held is a guest; the other is of the bank's own.
    expect(countPools(things, past).any).toBe(6 + besides.elsewhere - 1);
  });

  test('tells where the missed questions come from, so that those of attempts and of lessons add up to all', () => {
    const past = met(['a', 'b'], ['a', 'b', 'e']);
    expect(countBesides(thingsOf(bank), past).inLessons).toBe(1);
    expect(countPools(thingsOf(bank), past).missed).toBe(3);
  });

  test('comes in an order that its seed decides', () => {
    const past = met([]);
    expect(draw('any', past)).toEqual(draw('any', past));
    const orders = ['1', '2', '3', '4', '5', '6'].map((seed) =>
      drawFocused(thingsOf(bank), { count: 6, pool: 'any', met: past, seed }).join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('tells how many questions each pool has', () => {
    expect(
      countPools(thingsOn(thingsOf(bank), isOf('u1')), met(['a', 'b', 'e'], ['b', 'e'])),
    ).toEqual({
      any: 4,
      unseen: 2,
      missed: 1,
    });
  });
});

describe('a case set', () => {
  const set = [{ ids: ['k1', 'k2', 'k3', 'l1', 'l2'] }];
  const onK = thingsOn(set, (id) => id.startsWith('k'));
  const drawn = (things: typeof set, pool: Pool, past: Met) =>
    drawFocused(things, { count: 10, pool, met: past, seed: 'seed' });

  test('is asked on a topic by its questions on that topic, together and in their order', () => {
    expect(drawn([...onK], 'any', met([]))).toEqual(['k1', 'k2', 'k3']);
    expect(thingsOn(set, (id) => id === 'm')).toEqual([]);
  });

  test('has each question in its own pool, so that the pools of all its topics add up', () => {
    const past = met(['k1', 'k2', 'l1'], ['k2']);
    expect(drawn(set, 'missed', past)).toEqual(['k2']);
    expect(drawn(set, 'unseen', past)).toEqual(['k3', 'l2']);
    const onL = thingsOn(set, (id) => id.startsWith('l'));
    const sums = (['any', 'unseen', 'missed'] as const).map(
      (pool) => countPools(onK, past)[pool] + countPools(onL, past)[pool],
    );
    expect(sums).toEqual(Object.values(countPools(set, past)));
  });
});

describe('another like this one', () => {
  const topics: Record<string, string> = { a: 't1', b: 't1', c: 't1', d: 't1', e: 't3', f: 't3' };
  const another = (like: string, has: string[], seen: string[] = [], withheld: string[] = []) =>
    drawAnother(bank, {
      like,
      topicOf: (id) => topics[id],
      has: new Set(has),
      met: met(seen, [], withheld),
      seed: 'seed',
    });

  test('is an unseen variant of it where there is one', () => {
    expect(another('c', ['c'])).toBe('d');
  });

  test('is of its topic, also where its unit asks about several or it is a guest of this bank', () => {
    const mixed = {
      ...bank,
      units: { ...bank.units, u9: [{ questionId: 'x' }, { questionId: 'y' }] },
    };
    const like = (id: string, topicOf: (id: string) => string | undefined, has: string[]) =>
      drawAnother(mixed, { like: id, topicOf, has: new Set(has), met: met([]), seed: 'seed' });
    const topicOf = (id: string) => ({ ...topics, x: 't3', y: 't1', guest: 't3' })[id];
    expect(['e', 'f']).toContain(like('x', topicOf, ['x']));
    expect(like('x', topicOf, ['x', 'e', 'f'])).toBeUndefined();
    expect(like('guest', topicOf, ['guest', 'e', 'f'])).toBe('x');
  });

  test('comes from practice by topic where its own bank has none left, and nothing asks it now', () => {
    const topicOf = (id: string) => ({ ...topics, o1: 't1', o2: 't1', o3: 't3' })[id];
    const drawn = (has: string[], withheld: string[] = []) =>
      drawAnother(bank, {
        like: 'a',
        topicOf,
        has: new Set(has),
        others: ['o1', 'o2', 'o3'],
        met: met(['o1'], [], withheld),
        seed: 'seed',
      });
    const own = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(own).toContain(drawn(['a']));
    // Unseen first.
    expect(drawn(own)).toBe('o2');
    expect(drawn([...own, 'o2'])).toBe('o1');
    expect(drawn(own, ['o2'])).toBe('o1');
    expect(drawn([...own, 'o1', 'o2'])).toBeUndefined();
  });

  test('stands right after it, and after the whole case where it is one of a set', () => {
    const asked = [
      { questionId: 'a' },
      { questionId: 'k1', caseId: 'k' },
      { questionId: 'k2', caseId: 'k' },
      { questionId: 'b' },
    ];
    expect(placeOfAnother(asked, 'a')).toBe(2);
    expect(placeOfAnother(asked, 'k1')).toBe(4);
    expect(placeOfAnother(asked, 'b')).toBe(5);
  });

  test('rests else on the same place of the standard, as long as that has an unseen one', () => {
    const places: Record<string, string> = {
      a: 'Phase H',
      b: 'Phase C',
      c: 'Phase C',
      d: 'Phase H',
    };
    const near = (like: string, has: string[], seen: string[] = []) =>
      drawAnother(bank, {
        like,
        topicOf: (id) => topics[id],
        placeOf: (id) => places[id],
        has: new Set(has),
        met: met(seen),
        seed: 'seed',
      });
    expect(near('a', ['a'])).toBe('d');
    expect(['b', 'c']).toContain(near('a', ['a'], ['d']));
    expect(['b', 'c']).toContain(near('a', ['a', 'd']));
    // A variant is nearer still; a question whose place is not known is like any on its topic.
    expect(near('c', ['c'])).toBe('d');
    expect(near('e', ['e'])).toBe('f');
  });

  test('is else of its topic, unseen first', () => {
    expect(another('c', ['c'], ['c', 'd', 'a'])).toBe('b');
    expect(another('e', ['e', 'a', 'b'])).toBe('f');
    expect(['b', 'c', 'd']).toContain(another('a', ['a']));
  });

  test('may be one that was seen, never one that the attempt asks, and else there is none', () => {
    expect(another('e', ['e'], ['e', 'f'])).toBe('f');
    expect(another('e', ['e', 'f'])).toBeUndefined();
    expect(another('no such question', ['a'])).toBeUndefined();
    // Nor one that a running exam asks.
    expect(another('e', ['e'], [], ['f'])).toBeUndefined();
  });
});

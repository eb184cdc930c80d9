import { describe, expect, test } from 'vitest';
import type { MissionCard, SectionView } from '#contract/learning.ts';
import {
  filterSections,
  firstToOpen,
  isFolded,
  isNarrowed,
  minutesText,
  parseMissionSearch,
  sectionLook,
  sortMissions,
} from './mission-search.ts';

function aMission(part: Partial<MissionCard>): MissionCard {
  return {
    id: 'ms.hb.a',
    key: 'a',
    courseKey: 'togaf',
    sectionId: 'sec.intro',
    sectionTitle: 'TOGAF in 15 Minutes',
    title: 'The cycle',
    description: 'See it once.',
    xp: 50,
    estimatedMinutes: 15,
    minutesLeft: 15,
    minutesBesides: 0,
    activityBesides: null,
    status: 'available',
    form: 'story',
    next: null,
    isPassedOver: false,
    stepCount: 9,
    stepsSeen: 0,
    opensAfter: [],
    toOpen: null,
    doneAt: null,
    ...part,
  };
}
const aSection = (id: string, missions: MissionCard[]): SectionView => ({
  id,
  title: id,
  stations: [],
  summary: '',
  letter: 'P',
  status: 'available',
  done: 0,
  isShut: false,
  missions,
});
const sections = [
  aSection('intro', [
    aMission({ key: 'a', title: 'The cycle', status: 'done', xp: 50, estimatedMinutes: 15 }),
    aMission({ key: 'b', title: 'Draw a map', status: 'in_progress', xp: 60, estimatedMinutes: 8 }),
  ]),
  aSection('prelim', [
    aMission({
      key: 'c',
      title: 'Écrire principles',
      description: 'A mandate with limits.',
      sectionTitle: 'Preliminary Phase',
      status: 'locked',
      xp: 60,
      estimatedMinutes: 12,
    }),
  ]),
];
const keys = (list: readonly SectionView[]) => list.map((s) => s.missions.map((m) => m.key));

describe('the address', () => {
  test('keeps known filters and drops what is not ours', () => {
    expect(parseMissionSearch({ q: 'map', status: 'done', sort: 'xp', page: 3 })).toEqual({
      q: 'map',
      status: 'done',
      sort: 'xp',
    });
    expect(parseMissionSearch({ q: '', status: 'all', sort: 'default' })).toEqual({});
    expect(parseMissionSearch({ status: 'broken', sort: ['xp'] })).toEqual({});
  });
  test('a search for a number is a search for words', () => {
    expect(parseMissionSearch({ q: 15 })).toEqual({ q: '15' });
  });
  test('a query is bounded', () => {
    expect(parseMissionSearch({ q: 'x'.repeat(500) }).q).toHaveLength(100);
  });
  test('only a filter, a sort or words narrow the list', () => {
    expect(isNarrowed({})).toBe(false);
    expect(isNarrowed({ q: '   ' })).toBe(false);
    expect(isNarrowed({ sort: 'title' })).toBe(true);
  });
});

describe('filtering', () => {
  test('matches title, description and section whatever the case, and drops empty sections', () => {
    expect(keys(filterSections(sections, { q: 'MAP' }))).toEqual([['b']]);
    expect(keys(filterSections(sections, { q: 'mandate' }))).toEqual([['c']]);
    expect(keys(filterSections(sections, { q: 'preliminary' }))).toEqual([['c']]);
    expect(keys(filterSections(sections, { q: 'minutes cycle' }))).toEqual([['a']]);
  });
  test('a status keeps its missions only', () => {
    expect(keys(filterSections(sections, { status: 'locked' }))).toEqual([['c']]);
    expect(filterSections(sections, { status: 'available' })).toEqual([]);
  });
  test('words and status together both hold', () => {
    expect(filterSections(sections, { q: 'map', status: 'done' })).toEqual([]);
  });
});

describe('sorting', () => {
  const all = sections.flatMap((section) => section.missions);
  const order = (sort: Parameters<typeof sortMissions>[1]) =>
    sortMissions(all, sort, 'en-US').map((mission) => mission.key);
  test('XP has the highest first and keeps the course order among equals', () => {
    expect(order('xp')).toEqual(['b', 'c', 'a']);
  });
  test('duration has the shortest first', () => {
    expect(order('duration')).toEqual(['b', 'c', 'a']);
  });
  test('the alphabet knows accents', () => {
    expect(order('title')).toEqual(['b', 'c', 'a']);
  });
  test('the default is the order of the course, and the input is left alone', () => {
    expect(order('default')).toEqual(['a', 'b', 'c']);
    expect(all.map((mission) => mission.key)).toEqual(['a', 'b', 'c']);
  });
});

test('a section that is done or still locked is folded, the one at work never', () => {
  const of = (status: MissionCard['status']) => ({ ...aSection('any', []), status });
  expect(
    (['done', 'locked', 'available', 'in_progress'] as const).filter((status) =>
      isFolded(of(status), {}),
    ),
  ).toEqual(['done', 'locked']);
});

test('nothing is folded in what was searched for', () => {
  const locked = { ...aSection('any', []), status: 'locked' as const };
  for (const search of [{ q: 'map' }, { status: 'locked' as const }, { sort: 'xp' as const }])
    expect(isFolded(locked, search)).toBe(false);
});

test('a mission says how long it takes, with what it asks for besides, or in how many parts', () => {
  const t = {
    minutes: (minutes: number) => `${minutes}`,
    minutesInParts: (minutes: number, parts: number) => `${minutes} in ${parts}`,
    minutesOfOthers: (besides: number) => `only ${besides}`,
    minutesWith: (minutes: number, besides: number) => `${minutes} + ${besides}`,
    minutesOf: (besides: number, activity: string) => `only ${activity} ${besides}`,
    minutesWithOne: (minutes: number, besides: number, activity: string) =>
      `${minutes} + ${activity} ${besides}`,
  };
  const of = (part: Partial<MissionCard>) => minutesText(t, aMission(part));
  expect(of({})).toBe('15');
  expect(of({ minutesBesides: 8 })).toBe('15 + 8');
  expect(of({ minutesLeft: 0, minutesBesides: 8 })).toBe('only 8');
  expect(of({ minutesBesides: 8, activityBesides: 'A' })).toBe('15 + A 8');
  expect(of({ minutesLeft: 0, minutesBesides: 8, activityBesides: 'A' })).toBe('only A 8');
  expect(of({ form: 'quest', minutesLeft: 28, stepCount: 2 })).toBe('28 in 2');
  expect(of({ form: 'quest', minutesLeft: 20, stepCount: 2 })).toBe('20');
  expect(of({ form: 'quest', minutesLeft: 60, stepCount: 1 })).toBe('60');
  expect(of({ form: 'story', minutesLeft: 28, stepCount: 9 })).toBe('28');
});

test('a section looks locked only where its station is locked, too', () => {
  expect(sectionLook({ status: 'locked', isShut: true })).toBe('locked');
  expect(sectionLook({ status: 'locked', isShut: false })).toBe('open');
  expect(sectionLook({ status: 'in_progress', isShut: false })).toBe('now');
});

test('of locked missions the one opens first that has the fewest steps before it, of two alike the first', () => {
  const after = (key: string, steps: number) =>
    aMission({ key, status: 'locked', toOpen: { steps, next: {} as never } });
  expect(firstToOpen([after('a', 3), after('b', 1), after('c', 1)])?.key).toBe('b');
  expect(firstToOpen([aMission({ key: 'a' }), after('b', 9)])?.key).toBe('b');
  expect(firstToOpen([])).toBeUndefined();
});

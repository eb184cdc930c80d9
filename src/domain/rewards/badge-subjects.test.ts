import { expect, test } from 'vitest';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import type { Industry } from '#domain/catalog/course-keys.ts';
import {
  aBadge,
  aCatalog,
  anItem,
  aPhase,
  aReading,
  aSort,
  aText,
  INDUSTRIES,
  someFacts,
} from '#tests/support/builders.ts';
import { SAMPLE_EXAM } from '#tests/support/exam-catalog.ts';
import {
  countLabs,
  countPhaseItems,
  courseOfBadge,
  rightTasks,
  subjectsOf,
} from './badge-subjects.ts';
import { badgeStanding } from './badges.ts';

const LAB = 'hb.one.lab';
const stepsIn = (industry: string) => [
  aReading({ id: `${industry}-s` }),
  aSort({ id: `${industry}-t1` }),
  aText({ id: `${industry}-t2` }),
];
const variants = Object.fromEntries(
  INDUSTRIES.map((one) => [one, { title: one, scenario: [], steps: stepsIn(one) }]),
) as unknown as Record<
  Industry,
  { title: string; scenario: []; steps: ReturnType<typeof stepsIn> }
>;
const phase = aPhase({ id: 'one', itemIds: ['hb.one.lesson', LAB] });
const ofPhase = aBadge({
  id: 'bdg.phase',
  requiredXp: 0,
  rule: { metric: 'unit-items-done', course: 'togaf', subject: 'one', atLeast: 2 },
});
const ofLab = aBadge({
  id: 'bdg.lab',
  requiredXp: 0,
  rule: { metric: 'lab-industries', subject: LAB, industries: ['Retail', 'BFSI'], atLeast: 2 },
});
const ofPapers = aBadge({
  id: 'bdg.papers',
  requiredXp: 0,
  rule: { metric: 'papers-taken', papers: ['pap.a', 'pap.b'], atLeast: 2 },
});
const catalog = indexCatalog(
  aCatalog({
    phases: [phase, aPhase({ id: 'two', order: 1, itemIds: ['hb.two.lesson'] })],
    items: [
      anItem(),
      anItem({ id: LAB, kind: 'lab', variants }),
      anItem({ id: 'hb.two.lesson', phaseId: 'two' }),
    ],
    badges: [ofPhase, ofLab, ofPapers, aBadge()],
  }),
);

test('what is read of a learner is what badges name, and nothing else', () => {
  expect(subjectsOf(catalog)).toEqual({
    itemIds: ['hb.one.lesson', LAB],
    labIds: [LAB],
    quizIds: [],
    tasks: [],
    paperIds: ['pap.a', 'pap.b'],
  });
});

test('a badge belongs to the course of its phase, lab or papers; one over all that was done to none', () => {
  const index = {
    findItem: (id: string) => (id === LAB ? catalog.findItem(LAB) : undefined),
    findPaper: (id: string) =>
      id === 'pap.a' ? { ...SAMPLE_EXAM, id, courseKey: 'pmp' } : undefined,
  };
  const courses = [ofPhase, ofLab, ofPapers, aBadge()].map((badge) => courseOfBadge(index, badge));
  expect(courses).toEqual(['togaf', 'togaf', 'pmp', null]);
});

test('items done count for their own phase', () => {
  const count = (...done: string[]) => countPhaseItems(catalog, new Set(done)).get('togaf one');
  expect([count(), count('hb.two.lesson'), count(LAB), count('hb.one.lesson', LAB)]).toEqual([
    0, 0, 1, 2,
  ]);
});

test('a lab counts in an industry once all its tasks were handed in there', () => {
  const count = (...done: string[]) =>
    countLabs(catalog, new Set(done.map((step) => `${LAB} ${step}`))).get(LAB);
  expect(count()).toEqual([]);
  expect(count('BFSI-t1', 'Retail-t2')).toEqual([]);
  expect(count('BFSI-t1', 'BFSI-t2', 'Retail-t2')).toEqual(['BFSI']);
  expect(
    countLabs(catalog, new Set(['hb.two.lab BFSI-t1', 'hb.two.lab BFSI-t2'])).get(LAB),
  ).toEqual([]);
});

test('a badge over a phase stands at the items done of it', () => {
  const at = (n: number) =>
    badgeStanding(ofPhase, someFacts({ phaseItems: new Map([['togaf one', n]]) }));
  expect([at(0), at(1), at(2)]).toMatchObject([
    { percent: 0, have: 0, need: 2 },
    { percent: 50, have: 1, need: 2 },
    { percent: 100, have: 2, need: 2 },
  ]);
});

test('a badge over a lab stands at the industries that it names', () => {
  const at = (...industries: Industry[]) =>
    badgeStanding(ofLab, someFacts({ labIndustries: new Map([[LAB, industries]]) })).percent;
  expect([at(), at('Healthcare'), at('Retail'), at('BFSI', 'Healthcare', 'Retail')]).toEqual([
    0, 0, 50, 100,
  ]);
  expect(badgeStanding(ofLab, someFacts()).percent).toBe(0);
});

test('a task is right with all points that it has now', () => {
  const lab = anItem({
    id: 'hb.one.sums',
    kind: 'lab',
    steps: [aReading(), aSort({ id: 't1', points: 3 }), aText({ id: 't2' })],
  });
  const index = { findItem: (id: string) => (id === lab.id ? lab : undefined) };
  const right = (points: Readonly<Record<string, number>>) => [
    ...rightTasks(index, new Map(Object.entries(points))),
  ];
  expect(right({ 'hb.one.sums t1': 2 })).toEqual([]);
  expect(right({ 'hb.one.sums t1': 3, 'hb.one.sums t9': 9, 'hb.gone t1': 3 })).toEqual([
    'hb.one.sums t1',
  ]);
});

test('lists of items, quizzes, tasks and papers are read once each, and tell the course', () => {
  const badges = [
    aBadge({ id: 'b1', rule: { metric: 'items-done', items: ['i1', 'i2'], atLeast: 2 } }),
    aBadge({ id: 'b2', rule: { metric: 'items-done', items: ['i2'], atLeast: 1 } }),
    aBadge({ id: 'b3', rule: { metric: 'quizzes-at', items: ['q1'], percent: 80, atLeast: 1 } }),
    aBadge({ id: 'b4', rule: { metric: 'tasks-right', tasks: ['l1 t2'], atLeast: 1 } }),
    aBadge({
      id: 'b5',
      rule: { metric: 'papers-each', each: [{ paper: 'p1', percent: 75 }], atLeast: 1 },
    }),
  ];
  const none = () => undefined;
  expect(subjectsOf({ badges, findPhase: none, findItem: none })).toEqual({
    itemIds: ['i1', 'i2'],
    labIds: [],
    quizIds: ['q1'],
    tasks: ['l1 t2'],
    paperIds: ['p1'],
  });
  const asked: string[] = [];
  const index = {
    findItem: (id: string) => void asked.push(id) as undefined,
    findPaper: (id: string) => void asked.push(id) as undefined,
  };
  for (const badge of badges) courseOfBadge(index, badge);
  expect(asked).toEqual(['i1', 'i2', 'q1', 'l1', 'p1']);
});

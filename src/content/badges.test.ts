// Each badge with a case that just misses it and one that just earns it (handbook 6.8).
import { expect, test } from 'vitest';
import type { Badge } from '#domain/catalog/catalog.ts';
import type { Industry } from '#domain/catalog/course-keys.ts';
import { unitOf } from '#domain/rewards/badge-subjects.ts';
import { type BadgeFacts, badgeStanding } from '#domain/rewards/badges.ts';
import { someFacts } from '#tests/support/builders.ts';
import { contentPart } from '#tests/support/content-part.ts';
import { tasksOf } from './tasks/placed-tasks.ts';

const { badges } = contentPart((path) => path === 'badges.yaml');

const badgeOf = (name: string): Badge => {
  const badge = badges.find(({ id }) => id === `bdg.${name}`);
  if (!badge) throw new Error(`There is no ${name}.`);
  return badge.data as Badge;
};

const rounds = (best: Readonly<Record<string, number>>) => ({
  quizBest: new Map(Object.entries(best)),
});
const tasks = (...names: string[]) => ({ tasksRight: new Set(names) });
const items = (...ids: string[]) => ({ itemsDone: new Set(ids) });
const sat = (papers: Readonly<Record<string, readonly (readonly [number, number])[]>>) => ({
  gradedAttempts: new Map(
    Object.entries(papers).map(([id, attempts]) => [
      `pap.${id}`,
      attempts.map(([percent, points]) => ({ percent, points })),
    ]),
  ),
});

const labs =
  'lea.lab lea.lab-2 eng.lab pla.lab res.lab ctl.lab ctl.lab-2 clo.lab gov.lab gov.lab-2 rsp.lab rsp.lab-2'
    .split(' ')
    .map((lab) => `pmp.${lab} t5`);
const lessons = (unit: string, count: number) =>
  Array.from({ length: count }, (_, at) => `am.${unit}.lesson${at === 0 ? '' : `-${at + 1}`}`);
const valued = ['pmp.pla.lesson-3', 'pmp.pla.lab', 'pmp.rsp.lesson-3'];
const motives = [...lessons('mot', 5), ...lessons('str', 4)];

const unit = (subject: string, done: number, more: Partial<BadgeFacts> = {}) => ({
  phaseItems: new Map([[unitOf({ course: 'togaf', subject }), done]]),
  ...more,
});
const industries = (...done: Industry[]) => ({ labIndustries: new Map([['tg.d.lab', done]]) });
/** Badges for the six items of a phase. */
const phases: readonly (readonly [badge: string, phase: string])[] = [
  ['hub-keeper', 'requirements'],
  ['vision-setter', 'phase-a'],
  ['capability-cartographer', 'phase-b'],
  ['golden-record', 'phase-c-data'],
  ['portfolio-surgeon', 'phase-c-application'],
  ['load-bearer', 'phase-d'],
  ['stepping-stones', 'phase-e'],
  ['paymaster', 'phase-f'],
  ['honest-broker', 'phase-g'],
  ['gardener', 'phase-h'],
];

type Case = [badge: string, misses: Partial<BadgeFacts>, earns: Partial<BadgeFacts>];

const cases: Case[] = [
  ['first-steps', { 'activities-done': 0 }, { 'activities-done': 1 }],
  ['quick-learner', { 'activities-done-in-a-day': 4 }, { 'activities-done-in-a-day': 5 }],
  ['week-warrior', { 'streak-days': 6 }, { 'streak-days': 7 }],
  ['thirty-days', { 'streak-days': 29 }, { 'streak-days': 30 }],
  ['founder', unit('preliminary', 6, { totalXp: 249 }), unit('preliminary', 6, { totalXp: 250 })],
  ...phases.map(([badge, phase]): Case => [badge, unit(phase, 5), unit(phase, 6)]),
  [
    'zone-master',
    // Retail is no industry of this badge.
    industries('Manufacturing', 'Retail'),
    industries('Manufacturing', 'Healthcare'),
  ],
  [
    'foundation-ready',
    sat({
      'tg.foundation': [
        [75, 30],
        [74, 29],
      ],
      'tg.foundation-ogea-101': [[90, 36]],
    }),
    sat({
      'tg.foundation': [
        [75, 30],
        [75, 30],
      ],
      'tg.foundation-ogea-101': [[75, 30]],
    }),
  ],
  [
    'scenario-reader',
    sat({ 'tg.foundation': [[100, 40]] }),
    sat({ 'tg.certified-ogea-102': [[0, 0]] }),
  ],
  [
    'gradient-master',
    // Points of two sittings are not added up.
    sat({
      'tg.certified-ogea-102': [
        [77, 31],
        [77, 31],
      ],
    }),
    sat({ 'tg.certified-ogea-102': [[80, 32]] }),
  ],
  ['earned-value-ace', tasks(...labs.slice(0, 10)), tasks(...labs.slice(1))],
  ['value-keeper', items(...valued.slice(1)), items(...valued)],
  ['peacemaker', rounds({ 'pmp.lea.quiz': 99 }), rounds({ 'pmp.lea.quiz': 100 })],
  ['contract-reader', rounds({ 'pmp.res.quiz': 79 }), rounds({ 'pmp.res.quiz': 80 })],
  [
    'change-steward',
    rounds({ 'pmp.gov.quiz': 100, 'pmp.chg.quiz': 79 }),
    rounds({ 'pmp.gov.quiz': 80, 'pmp.chg.quiz': 80 }),
  ],
  ['pmp-endurance', sat({ 'pmp.full-practice': [[90, 45]] }), sat({ 'pmp.exam-2026': [[31, 56]] })],
  [
    'pmp-balanced',
    sat({
      'pmp.people': [[100, 15]],
      'pmp.process': [
        [74, 11],
        [60, 9],
      ],
      'pmp.business-environment': [[80, 12]],
    }),
    sat({
      'pmp.people': [[75, 11]],
      'pmp.process': [[75, 11]],
      'pmp.business-environment': [
        [40, 6],
        [75, 11],
      ],
    }),
  ],
  ['motivation-mapper', items(...motives.slice(1)), items(...motives)],
  ['clean-model', tasks('pmp.ctl.lab t1'), tasks('am.rel.lab-2 t1')],
  [
    'relation-reader',
    // Four good rounds and many poor ones are no hundred at 90 %.
    sat({ 'am.relation-drill': [...Array(4).fill([90, 18]), ...Array(9).fill([85, 17])] }),
    sat({ 'am.relation-drill': Array(5).fill([90, 18]) }),
  ],
  ['viewpoint-picker', rounds({ 'am.vie.quiz': 79 }), rounds({ 'am.vie.quiz': 80 })],
  ['plateau-builder', tasks('am.tec.lab t1'), tasks('am.imp.lab t1')],
  [
    'modeller-ready',
    // Points of an attempt at the wrong part are no points of the other.
    sat({ 'am.foundation-oga-031': [[75, 30]], 'am.certified-oga-032': [[68, 27]] }),
    sat({ 'am.foundation-oga-031': [[75, 30]], 'am.certified-oga-032': [[70, 28]] }),
  ],
];

test.each(cases)('%s is just missed, and just earned', (name, misses, earns) => {
  const badge = badgeOf(name);
  const { percent, have, need } = badgeStanding(badge, someFacts(misses));
  expect(percent).toBeLessThan(100);
  expect(have).toBe(need - 1);
  expect(badgeStanding(badge, someFacts(earns)).percent).toBe(100);
});

test('a founder is as much missed by one item as by one XP', () => {
  const badge = badgeOf('founder');
  const facts = someFacts(unit('preliminary', 5, { totalXp: 9_999 }));
  expect(badgeStanding(badge, facts)).toMatchObject({ have: 5, need: 6 });
});

test('every badge is among them', () => {
  const own = badges.map(({ id }) => id.replace('bdg.', ''));
  expect(own.toSorted()).toEqual(cases.map(([name]) => name).toSorted());
});

test('every drawing of a lab of ArchiMate counts as a clean model', () => {
  const labs = contentPart((path) => /^courses\/archimate\/.*lab[^/]*\.yaml$/.test(path));
  const drawings = tasksOf(labs).flatMap(({ owner, task }) =>
    task.kind === 'model' ? [`${owner.id} ${task.id}`] : [],
  );
  const { rule } = badgeOf('clean-model');
  expect(drawings.length).toBeGreaterThan(25);
  expect(rule?.metric === 'tasks-right' && rule.tasks.toSorted()).toEqual(drawings.toSorted());
});

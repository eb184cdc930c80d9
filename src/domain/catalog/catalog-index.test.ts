import { expect, test } from 'vitest';
import {
  aBadge,
  aCatalog,
  aCourse,
  aMission,
  aQuestion,
  aSection,
  rewardRules,
} from '#tests/support/builders.ts';
import { indexCatalog } from './catalog-index.ts';

const aTerm = (courseKey: string, term: string) => ({
  id: term.toLowerCase(),
  courseKey,
  term,
  text: `What ${term} means.`,
  see: [],
});
const aTechnique = (courseKey: string, id: string) => ({
  id,
  courseKey,
  name: id,
  purpose: 'To show it.',
  readOn: [{ part: 'The part', chapter: 'The chapter' }],
});

const catalog = aCatalog({
  courses: [aCourse({ key: 'togaf' }), aCourse({ key: 'pmp' }), aCourse({ key: 'archimate' })],
  sections: [
    aSection({ id: 'sec.2', missionIds: ['mis.c', 'mis.a'] }),
    aSection({ id: 'sec.p', courseKey: 'pmp', missionIds: ['mis.p'] }),
    aSection({ id: 'sec.1', missionIds: ['mis.b'] }),
  ],
  missions: [
    aMission({ id: 'mis.a', key: 'alpha' }),
    aMission({ id: 'mis.b', key: 'beta' }),
    aMission({ id: 'mis.c', key: 'gamma' }),
    aMission({ id: 'mis.p', key: 'people', courseKey: 'pmp' }),
  ],
  questions: [aQuestion({ id: 'q.one' }), aQuestion({ id: 'q.two', stem: 'The second?' })],
  badges: [aBadge({ id: 'bdg.one' }), aBadge({ id: 'bdg.two' })],
  figures: [{ src: 'map', viewBox: '0 0 10 10', nodes: [] }],
  glossary: [aTerm('togaf', 'View'), aTerm('pmp', 'Risk'), aTerm('togaf', 'Artifact')],
  techniques: [aTechnique('togaf', 'z-first'), aTechnique('pmp', 'pmp-only')],
});
const index = indexCatalog(catalog);

test('courses, badges, rewards and the revision are those of the catalog, in its order', () => {
  expect(index.courses).toBe(catalog.courses);
  expect(index.badges).toBe(catalog.badges);
  expect(index.rewards).toBe(rewardRules);
  expect(index.revision).toBe('rev-1');
});

test('sections and missions of a course come in the order the authors gave', () => {
  expect(index.sectionsOf('togaf').map(({ id }) => id)).toEqual(['sec.2', 'sec.1']);
  expect(index.missionsOf('togaf').map(({ id }) => id)).toEqual(['mis.c', 'mis.a', 'mis.b']);
  expect(index.missionsOf('pmp').map(({ id }) => id)).toEqual(['mis.p']);
});

test('a course without sections, and one that is not there, have none', () => {
  for (const key of ['archimate', 'nonsense']) {
    expect(index.sectionsOf(key)).toEqual([]);
    expect(index.missionsOf(key)).toEqual([]);
  }
});

test('a mission is found by its id and by its key, each for itself', () => {
  expect(index.findMission('mis.b')?.key).toBe('beta');
  expect(index.findMissionByKey('beta')?.id).toBe('mis.b');
  expect(index.findMission('beta')).toBeUndefined();
  expect(index.findMissionByKey('mis.b')).toBeUndefined();
});

test('a key stands in several courses, and is found in the one that is named, or in the first', () => {
  const missions = [
    aMission({ id: 'mis.t', key: 'begin', courseKey: 'togaf' }),
    aMission({ id: 'mis.p', key: 'begin', courseKey: 'pmp' }),
    aMission({ id: 'mis.q', key: 'only', courseKey: 'pmp' }),
  ];
  const sections = [aSection({ missionIds: [] })];
  const alike = indexCatalog(aCatalog({ courses: catalog.courses, missions, sections }));
  const found = (name: string) => alike.findMissionByKey(name)?.id;
  expect(found('begin')).toBe('mis.t');
  expect(found('togaf.begin')).toBe('mis.t');
  expect(found('pmp.begin')).toBe('mis.p');
  expect(found('togaf.only')).toBe('mis.q');
  expect(missions.map(alike.nameOf)).toEqual(['togaf.begin', 'pmp.begin', 'only']);
  expect(['begin', 'only', 'pmp.begin'].map(alike.isShared)).toEqual([true, false, false]);
  expect(missions.map((mission) => found(alike.nameOf(mission)))).toEqual([
    'mis.t',
    'mis.p',
    'mis.q',
  ]);
});

test('a course has its own glossary by term and its own techniques, another course none of them', () => {
  expect(index.glossaryOf('togaf').map(({ term }) => term)).toEqual(['Artifact', 'View']);
  expect(index.techniquesOf('pmp').map(({ id }) => id)).toEqual(['pmp-only']);
  expect(index.glossaryOf('archimate')).toEqual([]);
  expect(index.techniquesOf('archimate')).toEqual([]);
});

test('what a learner may ask for is found or absent', () => {
  expect(index.findCourse('pmp')).toBe(catalog.courses[1]);
  expect(index.findBadge('bdg.two')).toBe(catalog.badges[1]);
  for (const name of ['', 'nonsense', '__proto__', 'constructor']) {
    expect(index.findCourse(name)).toBeUndefined();
    expect(index.findMission(name)).toBeUndefined();
    expect(index.findMissionByKey(name)).toBeUndefined();
    expect(index.findBadge(name)).toBeUndefined();
  }
});

test('what content refers to must be there: an absent question or figure is a bug', () => {
  expect(index.getQuestion('q.two')).toBe(catalog.questions[1]);
  expect(index.getFigure('map')).toBe(catalog.figures[0]);
  expect(() => index.getQuestion('q.gone')).toThrow('q.gone');
  expect(() => index.getFigure('gone')).toThrow('gone');
});

test('a section that names a mission which is not there fails at once, not before a learner', () => {
  const broken = aCatalog({ sections: [aSection({ missionIds: ['mis.one', 'mis.gone'] })] });
  expect(() => indexCatalog(broken)).toThrow('mis.gone');
});

import { beforeAll, expect, test } from 'vitest';
import { addresses } from '#client/base/addresses.ts';
import { keepKnownCourses } from '#client/base/known-courses.ts';
import type { CourseView } from '#contract/course.ts';
import { localized, someColors } from '#tests/support/builders.ts';
import { shell } from '#texts/en-us/shell.ts';
import { screens } from '../screens.tsx';
import { headerMenus, menuCourse } from './menus.ts';

const { menu } = shell;

/** A course with everything, and one that has only missions. */
const courses = [
  {
    key: 'whole',
    has: {
      missions: true,
      path: true,
      papers: true,
      templates: true,
      models: true,
      checklists: true,
    },
    tracks: [{ key: 'one' }, { key: 'two' }],
    companies: [{ key: 'Ferry' }],
    featured: {
      dashboard: null,
      menu: [{ paper: 'mock', name: localized('Mock, 40 questions') }],
      sample: null,
      weakAreas: null,
      daily: null,
    },
  },
  {
    key: 'bare',
    has: {
      missions: true,
      path: false,
      papers: false,
      templates: false,
      models: false,
      checklists: false,
    },
    tracks: [],
    companies: [],
    featured: { dashboard: null, menu: [], sample: null, weakAreas: null, daily: null },
  },
].map((course) => ({ ...course, colors: someColors })) as unknown as CourseView[];

beforeAll(() => keepKnownCourses(courses));

const labelsOf = (courseKey: string) =>
  headerMenus(screens, shell, menuCourse(courseKey, 'en-US'), () => true).map(
    ({ label, entries }) => [label, ...entries.map((entry) => entry.label(shell))],
  );
const entriesIn = (place: 'side' | 'bottom', courseKey: string) =>
  screens.menu(place, menuCourse(courseKey, 'en-US'));
const screensIn = (place: 'side' | 'bottom', courseKey: string) =>
  entriesIn(place, courseKey).map(({ screen }) => screen);

test('the header leads to what the course has, and to the papers that it names', () => {
  expect(labelsOf('whole')).toEqual([
    [
      menu.explore,
      menu.tracks,
      menu.industries,
      menu.templates,
      menu.examples,
      shell.nav.models,
      menu.portfolio,
      menu.checklists,
      menu.glossary,
      menu.certificates,
    ],
    [menu.quests, menu.daily, menu.weekly, menu.special, menu.team],
    [menu.examMode, menu.exams, 'Mock, 40 questions', menu.review],
  ]);
});

test('a course without path and papers has no entry that leads to them', () => {
  expect(labelsOf('bare')).toEqual([
    [menu.explore, menu.certificates],
    [menu.quests, menu.daily, menu.weekly, menu.special, menu.team],
  ]);
  const bare = ['dashboard', 'missions', 'settings'];
  expect(screensIn('side', 'bare')).toEqual([
    ...bare.toSpliced(2, 0, 'achievements', 'leaderboards', 'events', 'library'),
    'support',
  ]);
  expect(screensIn('bottom', 'bare')).toEqual([
    ...bare.toSpliced(2, 0, 'store'),
    'progress',
    'achievements',
    'leaderboards',
    'events',
  ]);
});

test('exams stand in both bars, under the name that fits each', () => {
  const exam = entriesIn('bottom', 'whole').find(({ screen }) => screen === 'exam');
  expect([exam?.label(shell), exam?.to]).toEqual(['Exam', addresses.exam()]);
  const side = entriesIn('side', 'whole').find(({ screen }) => screen === 'exam');
  expect([side?.label(shell), side?.to]).toEqual(['Exam Mode', addresses.exam()]);
});

test('the bars stand in their order, and a screen below an entry has it as the current one', () => {
  expect(screensIn('side', 'whole')).toEqual([
    'dashboard',
    'path',
    'missions',
    'artifacts',
    'models',
    'exam',
    'achievements',
    'leaderboards',
    'events',
    'library',
    'settings',
    'support',
  ]);
  expect(screensIn('bottom', 'whole')).toEqual([
    'dashboard',
    'path',
    'missions',
    'exam',
    'store',
    'settings',
    'progress',
    'achievements',
    'leaderboards',
    'events',
    // Its checklists.
    'path',
  ]);
  expect(screens.isWithin('mission', 'missions')).toBe(true);
  expect(screens.isWithin('report', 'exam')).toBe(true);
  expect(screens.isWithin('missions', 'mission')).toBe(false);
});

test('quiet mode leads to no event: a menu without entries is not there', () => {
  const menus = headerMenus(
    screens,
    shell,
    menuCourse('bare', 'en-US'),
    ({ isReward = false }) => !isReward,
  );
  expect(menus.map(({ label }) => label)).toEqual([menu.explore]);
});

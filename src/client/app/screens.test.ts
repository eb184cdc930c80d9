import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addresses, hrefOf } from '#client/base/addresses.ts';
import { placeOf } from '#client/base/place.ts';
import { redirectOf } from '#client/base/screen/screen-table.ts';
import { areasRead } from '#tests/support/screen-texts.ts';
import { readSources } from '#tests/support/source-files.ts';
import { screens } from './screens.tsx';

const courses = ['togaf', 'pmp', 'archimate'];
const hasFeature = (courseKey: string) => courseKey === 'togaf';
const match = (path: string, selectedCourse = 'togaf') =>
  screens.match(path, { courseKeys: courses, selectedCourse, hasFeature });
const at = (path: string, selected = 'togaf') => {
  const { name, params } = match(path, selected);
  return { name, ...params };
};

describe('the screen of an address', () => {
  test.each([
    ['/auth', { name: 'auth' }],
    ['/reset', { name: 'reset' }],
    ['/confirm', { name: 'confirm' }],
    ['/learn', { name: 'picker' }],
    ['/learn/', { name: 'picker' }],
    ['/dashboard', { name: 'dashboard', courseKey: 'togaf' }],
    ['/learn/togaf', { name: 'dashboard', courseKey: 'togaf' }],
    ['/learn/pmp', { name: 'dashboard', courseKey: 'pmp' }],
    ['/learn/archimate', { name: 'dashboard', courseKey: 'archimate' }],
    ['/learn/pmp/missions', { name: 'missions', courseKey: 'pmp' }],
    ['/learn/pmp/anything', { name: 'dashboard', courseKey: 'pmp' }],
    ['/learn/togaf/curriculum', { name: 'path' }],
    ['/learn/pmp/curriculum', { name: 'picker' }],
    ['/learn/pmp/curriculum/a-lesson', { name: 'picker' }],
    ['/learn/pmp/exam', { name: 'picker' }],
    ['/learn/archimate/curriculum', { name: 'picker' }],
    ['/learn/archimate/exam', { name: 'picker' }],
    ['/missions', { name: 'missions', courseKey: 'togaf' }],
    ['/missions/what-is-ea', { name: 'mission', missionKey: 'what-is-ea' }],
    ['/learn/what-is-ea', { name: 'player', played: 'what-is-ea' }],
    ['/learn/what-is-ea/more', { name: 'picker' }],
    ['/curriculum', { name: 'path' }],
    ['/tracks', { name: 'tracks' }],
    ['/industries', { name: 'industries' }],
    ['/learning/phase-a/lab', { name: 'player', played: { phaseId: 'phase-a', itemName: 'lab' } }],
    [
      '/learning/phase-b/testout',
      { name: 'player', played: { phaseId: 'phase-b', itemName: 'testout' } },
    ],
    [
      '/learning/core/what-it-is',
      { name: 'player', played: { phaseId: 'core', itemName: 'what-it-is' } },
    ],
    ['/learning/core', { name: 'picker' }],
    [
      '/learning/phase-a/podcast',
      { name: 'player', played: { phaseId: 'phase-a', itemName: 'podcast' } },
    ],
    ['/learning/phase-a', { name: 'picker' }],
    ['/learning', { name: 'picker' }],
    ['/store', { name: 'store' }],
    ['/exam', { name: 'exam', courseKey: 'togaf' }],
    ['/exam/history', { name: 'exam-history', courseKey: 'togaf' }],
    ['/learn/togaf/exam', { name: 'exam', courseKey: 'togaf' }],
    ['/exam/foundation', { name: 'paper', paperKey: 'foundation', isReview: false }],
    ['/exam/review', { name: 'paper', paperKey: 'weak-areas', isReview: true }],
    ['/quiz', { name: 'paper', paperKey: 'sample-quiz', isReview: false }],
    ['/quiz/a-paper', { name: 'paper', paperKey: 'a-paper', isReview: false }],
    ['/quiz/a-paper/attempt', { name: 'attempt', paperKey: 'a-paper' }],
    ['/exam/foundation/report/7', { name: 'report', paperKey: 'foundation', attemptId: '7' }],
    ['/nonsense', { name: 'picker' }],
    ['/learn/%E0%A4%A', { name: 'player', played: '%E0%A4%A' }],
  ])('%s', (path, screen) => {
    expect(at(path)).toEqual(screen);
  });

  test('the top-level missions follow the selected course, the dashboard does not', () => {
    expect(at('/missions', 'pmp')).toEqual({ name: 'missions', courseKey: 'pmp' });
    expect(at('/dashboard', 'pmp')).toEqual({ name: 'dashboard', courseKey: 'togaf' });
  });

  test('the path of a course that has none yet is the picker', () => {
    expect(at('/curriculum', 'pmp')).toEqual({ name: 'picker' });
    expect(at('/curriculum', 'togaf')).toEqual({ name: 'path' });
  });

  test('every address that is built leads to its own screen', () => {
    expect(at(addresses.dashboard('togaf'))).toEqual({ name: 'dashboard', courseKey: 'togaf' });
    expect(at(addresses.dashboard('pmp'))).toEqual({ name: 'dashboard', courseKey: 'pmp' });
    expect(at(addresses.missions('pmp'))).toEqual({ name: 'missions', courseKey: 'pmp' });
    expect(at(addresses.missions('togaf'))).toEqual({ name: 'missions', courseKey: 'togaf' });
    expect(at(addresses.mission('a-b'))).toEqual({ name: 'mission', missionKey: 'a-b' });
    expect(at(addresses.player('a-b'))).toEqual({ name: 'player', played: 'a-b' });
    expect(at(addresses.picker())).toEqual({ name: 'picker' });
    expect(at(addresses.path())).toEqual({ name: 'path' });
    expect(at(addresses.tracks())).toEqual({ name: 'tracks' });
    expect(at(addresses.industries())).toEqual({ name: 'industries' });
    for (const itemName of ['lesson', 'lab']) {
      expect(at(addresses.item('a-b', itemName))).toEqual({
        name: 'player',
        played: { phaseId: 'a-b', itemName },
      });
    }
    expect(at(addresses.testOut('a-b'))).toMatchObject({
      played: { phaseId: 'a-b', itemName: 'testout' },
    });
  });

  test('the addresses of papers lead to their screens', () => {
    for (const paperKey of ['foundation', 'certified-x', 'rapid-fire']) {
      expect(at(addresses.paper(paperKey))).toMatchObject({ name: 'paper', paperKey });
      expect(at(addresses.attempt(paperKey))).toEqual({ name: 'attempt', paperKey });
      expect(at(addresses.report(paperKey, 'a-1'))).toMatchObject({ paperKey, attemptId: 'a-1' });
    }
    expect(at(addresses.exam())).toMatchObject({ name: 'exam' });
    expect(at(addresses.examHistory())).toMatchObject({ name: 'exam-history' });
    expect(at(addresses.examReview())).toMatchObject({ isReview: true });
    const { path, search } = placeOf(
      hrefOf(addresses.practise('topic-practice', { topic: 'hb.u1', pool: 'missed' })),
    );
    expect([path, search]).toEqual(['/quiz/topic-practice', { topic: 'hb.u1', pool: 'missed' }]);
  });

  test('exam mode of a course without papers is the picker', () => {
    expect([at('/exam', 'pmp'), at('/learn/pmp/exam')]).toEqual([
      { name: 'picker' },
      { name: 'picker' },
    ]);
  });

  test('an open phase and item stand in the search of the path', () => {
    const { path, search } = placeOf(hrefOf(addresses.path('phase-a', 'lab')));
    expect([path, search]).toEqual(['/curriculum', { phase: 'phase-a', item: 'lab' }]);
  });

  test('picker, players and the door stand outside the shell', () => {
    const isOutside = (path: string) => match(path).route.frame !== 'shell';
    const bare = [
      '/auth',
      '/reset',
      '/confirm',
      '/learn',
      '/learn/x',
      '/learning/p/lab',
      '/exam/foundation/attempt',
    ].map(isOutside);
    const inside = ['/dashboard', '/learn/pmp', '/missions', '/curriculum', '/exam', '/quiz/x'].map(
      isOutside,
    );
    expect(bare).toEqual([true, true, true, true, true, true, true]);
    expect(inside).toEqual([false, false, false, false, false, false]);
  });
});

describe('who may see it', () => {
  const goes = (path: string, signedIn: boolean) => redirectOf(path, match(path), signedIn);

  test('signed out, every path but the links of mails leads to the door', () => {
    expect(['/', '/learn', '/dashboard', '/missions/x'].map((p) => goes(p, false))).toEqual([
      '/auth',
      '/auth',
      '/auth',
      '/auth',
    ]);
    const open = ['/auth', '/reset', '/confirm', '/certificates/AAAAAAAAAAAAAAAAAAAAAA'];
    expect(open.map((p) => goes(p, false))).toEqual([null, null, null, null]);
    expect(goes('/certificates', false)).toBe('/auth');
  });

  test('signed in, the door and the root lead to the picker', () => {
    expect(['/auth', '/', '/learn', '/missions'].map((p) => goes(p, true))).toEqual([
      '/learn',
      '/learn',
      null,
      null,
    ]);
  });
  test('a paper lives where its name says: what is named after an exam under /exam', () => {
    const at = ['/quiz/foundation', '/exam/rapid-fire', '/quiz/certified-ogea-102/attempt'];
    expect(at.map((p) => goes(p, true))).toEqual([
      '/exam/foundation',
      '/quiz/rapid-fire',
      '/exam/certified-ogea-102/attempt',
    ]);
    expect(goes('/quiz', true)).toBe('/quiz/sample-quiz');
    expect(goes('/exam/foundation/nothing', true)).toBe('/exam/foundation');
    const right = [
      '/exam',
      '/exam/history',
      '/exam/review',
      '/exam/foundation',
      '/quiz/rapid-fire',
    ];
    expect(right.map((p) => goes(p, true))).toEqual(right.map(() => null));
  });
});

test('as long as the courses are unknown, an address that may name one is a guess', () => {
  const early = (path: string) =>
    screens.match(path, { courseKeys: undefined, selectedCourse: 'togaf', hasFeature });
  expect(['/learn/pmp', '/learn/pmp/missions'].map((path) => early(path).isGuess)).toEqual([
    true,
    true,
  ]);
  expect(['/learn', '/missions/x', '/exam'].map((path) => early(path).isGuess)).toEqual([
    false,
    false,
    false,
  ]);
});

test('until the courses are known, a screen that a course seems not to have is a guess, not the picker', () => {
  const early = (courseKeys?: string[]) =>
    screens.match('/exam', { courseKeys, selectedCourse: 'togaf', hasFeature: () => false });
  expect(early()).toMatchObject({ name: 'picker', isGuess: true });
  expect(early(courses)).toMatchObject({ name: 'picker', isGuess: false });
});

test('every example is an address of its own screen, and every parent is a screen', () => {
  for (const name of screens.names) {
    const { example, parent } = screens.routeOf(name);
    expect([name, at(placeOf(hrefOf(example)).path).name]).toEqual([name, name]);
    if (parent !== undefined) expect(screens.names).toContain(parent);
  }
});

test('every manifest names the areas of texts that the code of its screen reads, and no others', () => {
  const files = readSources(join(import.meta.dirname, '../../..'), ['src/client']);
  const always = areasRead(files, ['src/client/app/app.tsx']);
  expect(always).toEqual(['actions', 'errors', 'shell']);
  for (const name of screens.names) {
    const folder = `src/client/screens/${name}`;
    const route = files.find(({ path }) => path === `${folder}/route.ts`)?.text ?? '';
    const [, screen] = /import\('\.\/([\w.-]+)'\)/.exec(route) ?? [];
    const read = areasRead(files, [`${folder}/${screen}`]).filter((area) => !always.includes(area));
    expect([name, [...screens.routeOf(name).texts].sort()]).toEqual([name, read]);
  }
});

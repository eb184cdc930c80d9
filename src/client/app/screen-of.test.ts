import { describe, expect, test } from 'vitest';
import { addresses, hrefOf } from './addresses.ts';
import { placeOf } from './place.ts';
import { isBare, playables, redirectOf, screenOf } from './screen-of.ts';

const courses = ['togaf', 'pmp', 'archimate'];
const at = (path: string, selected = 'togaf') => screenOf(path, courses, selected);

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
    ['/learn/what-is-ea', { name: 'player', missionKey: 'what-is-ea' }],
    ['/learn/what-is-ea/more', { name: 'picker' }],
    ['/curriculum', { name: 'path' }],
    ['/tracks', { name: 'tracks' }],
    ['/industries', { name: 'industries' }],
    ['/learning/phase-a/lab', { name: 'item', phaseId: 'phase-a', itemName: 'lab' }],
    ['/learning/phase-b/testout', { name: 'item', phaseId: 'phase-b', itemName: 'testout' }],
    ['/learning/core/what-it-is', { name: 'item', phaseId: 'core', itemName: 'what-it-is' }],
    ['/learning/core', { name: 'picker' }],
    ['/learning/phase-a/podcast', { name: 'picker' }],
    ['/learning/phase-a', { name: 'picker' }],
    ['/learning', { name: 'picker' }],
    ['/store', { name: 'picker' }],
    ['/exam', { name: 'exam', courseKey: 'togaf' }],
    ['/exam/history', { name: 'examHistory', courseKey: 'togaf' }],
    ['/learn/togaf/exam', { name: 'exam', courseKey: 'togaf' }],
    ['/exam/foundation', { name: 'paper', paperKey: 'foundation', isReview: false }],
    ['/exam/review', { name: 'paper', paperKey: 'weak-areas', isReview: true }],
    ['/quiz', { name: 'paper', paperKey: 'sample-quiz', isReview: false }],
    ['/quiz/a-paper', { name: 'paper', paperKey: 'a-paper', isReview: false }],
    ['/quiz/a-paper/attempt', { name: 'attempt', paperKey: 'a-paper' }],
    ['/exam/foundation/report/7', { name: 'report', paperKey: 'foundation', attemptId: '7' }],
    ['/nonsense', { name: 'picker' }],
    ['/learn/%E0%A4%A', { name: 'player', missionKey: '%E0%A4%A' }],
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
    expect(at(addresses.player('a-b'))).toEqual({ name: 'player', missionKey: 'a-b' });
    expect(at(addresses.picker())).toEqual({ name: 'picker' });
    expect(at(addresses.path())).toEqual({ name: 'path' });
    expect(at(addresses.tracks())).toEqual({ name: 'tracks' });
    expect(at(addresses.industries())).toEqual({ name: 'industries' });
    for (const itemName of playables.filter((name) => name !== 'testout')) {
      expect(at(addresses.item('a-b', itemName))).toEqual({
        name: 'item',
        phaseId: 'a-b',
        itemName,
      });
    }
    expect(at(addresses.testOut('a-b'))).toMatchObject({ phaseId: 'a-b', itemName: 'testout' });
  });

  test('the addresses of papers lead to their screens', () => {
    for (const paperKey of ['foundation', 'certified-x', 'rapid-fire']) {
      expect(at(addresses.paper(paperKey))).toMatchObject({ name: 'paper', paperKey });
      expect(at(addresses.attempt(paperKey))).toEqual({ name: 'attempt', paperKey });
      expect(at(addresses.report(paperKey, 'a-1'))).toMatchObject({ paperKey, attemptId: 'a-1' });
    }
    expect(at(addresses.exam())).toMatchObject({ name: 'exam' });
    expect(at(addresses.examHistory())).toMatchObject({ name: 'examHistory' });
    expect(at(addresses.examReview())).toMatchObject({ isReview: true });
    const { path, search } = placeOf(
      hrefOf(addresses.practise('topic-practice', { topic: 'tgf.u1', pool: 'missed' })),
    );
    expect([path, search]).toEqual(['/quiz/topic-practice', { topic: 'tgf.u1', pool: 'missed' }]);
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
    const bare = [
      '/auth',
      '/reset',
      '/confirm',
      '/learn',
      '/learn/x',
      '/learning/p/lab',
      '/exam/foundation/attempt',
    ].map((p) => isBare(at(p)));
    const inside = ['/dashboard', '/learn/pmp', '/missions', '/curriculum', '/exam', '/quiz/x'].map(
      (p) => isBare(at(p)),
    );
    expect(bare).toEqual([true, true, true, true, true, true, true]);
    expect(inside).toEqual([false, false, false, false, false, false]);
  });
});

describe('who may see it', () => {
  const goes = (path: string, signedIn: boolean) => redirectOf(path, at(path), signedIn);

  test('signed out, every path but the links of mails leads to the door', () => {
    expect(['/', '/learn', '/dashboard', '/missions/x'].map((p) => goes(p, false))).toEqual([
      '/auth',
      '/auth',
      '/auth',
      '/auth',
    ]);
    expect(['/auth', '/reset', '/confirm'].map((p) => goes(p, false))).toEqual([null, null, null]);
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

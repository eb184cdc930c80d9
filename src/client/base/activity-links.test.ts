import { expect, test } from 'vitest';
import { addressOfActivity, addressOfLesson, addressOfLink, wayOut } from './activity-links.ts';

const mission = { ref: 'the-cycle', kind: 'mission', phaseId: null, coreKey: null } as const;
const lab = { ref: 'hb.pre.lab', kind: 'lab', phaseId: 'preliminary', coreKey: null } as const;
const core = { ref: 'hb.core.01', kind: 'lesson', phaseId: 'core', coreKey: 'places' } as const;

test('a mission is played by its key, an item at its place on the path', () => {
  expect(addressOfActivity(mission)).toBe('/learn/the-cycle');
  expect(addressOfActivity(lab)).toBe('/learning/preliminary/lab');
  expect(addressOfActivity({ ...lab, kind: 'testout' })).toBe('/learning/preliminary/testout');
  expect(addressOfActivity(core)).toBe('/learning/core/places');
});
test('a link leads to the same places', () => {
  expect(addressOfLink({ ref: 'the-cycle', phaseId: null, itemType: null, coreKey: null })).toBe(
    '/learn/the-cycle',
  );
  expect(addressOfLink({ ref: 'x', phaseId: 'phase-a', itemType: 'quiz', coreKey: null })).toBe(
    '/learning/phase-a/quiz',
  );
  expect(addressOfLink({ ...core, itemType: 'lesson' })).toBe('/learning/core/places');
});
test('the way out of a mission is its course, of an item its phase', () => {
  expect(wayOut({ courseKey: 'pmp', phaseId: null })).toBe('/learn/pmp/missions');
  expect(wayOut({ courseKey: 'togaf', phaseId: 'phase-a' })).toBe('/curriculum?phase=phase-a');
  expect(wayOut({ courseKey: 'togaf', phaseId: 'core' })).toBe('/curriculum?phase=core');
});
test('a lesson is read at its own address, where a locked one says what opens it', () => {
  const about = { title: 'Stops', estimatedMinutes: 10, xp: 20 };
  const item = { ...about, kind: 'item', ref: 'x', phaseId: 'phase-a', coreKey: null } as const;
  const lesson = { ...item, itemType: 'lesson' } as const;
  const [open, locked] = [
    { isOpen: true, isReadable: false },
    { isOpen: false, isReadable: true },
  ];
  expect(addressOfLesson({ ...lesson, ...open })).toBe('/learning/phase-a/lesson');
  expect(addressOfLesson({ ...lesson, ...locked })).toBe('/learning/phase-a/lesson');
  const story = { ...about, ...mission, itemType: null } as const;
  expect(addressOfLesson({ ...story, ...open })).toBe('/learn/the-cycle');
  expect(addressOfLesson({ ...story, ...locked, isReadable: false })).toBe('/missions/the-cycle');
});

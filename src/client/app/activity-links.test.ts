import { expect, test } from 'vitest';
import { addressOfActivity, addressOfLink, wayOut } from './activity-links.ts';

const mission = { ref: 'the-cycle', kind: 'mission', phaseId: null, coreKey: null } as const;
const lab = { ref: 'tg.pre.lab', kind: 'lab', phaseId: 'preliminary', coreKey: null } as const;
const core = { ref: 'tg.core.01', kind: 'lesson', phaseId: 'core', coreKey: 'places' } as const;

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

import { expect, test } from 'vitest';
import { addressOfActivity, addressOfLink, wayOut } from './activity-links.ts';

const mission = { ref: 'the-cycle', kind: 'mission', phaseId: null } as const;
const lab = { ref: 'tg.pre.lab', kind: 'lab', phaseId: 'preliminary' } as const;

test('a mission is played by its key, an item at its place on the path', () => {
  expect(addressOfActivity(mission)).toBe('/learn/the-cycle');
  expect(addressOfActivity(lab)).toBe('/learning/preliminary/lab');
  expect(addressOfActivity({ ...lab, kind: 'testout' })).toBe('/learning/preliminary/testout');
});
test('a link leads to the same places', () => {
  expect(addressOfLink({ ref: 'the-cycle', phaseId: null, itemType: null })).toBe(
    '/learn/the-cycle',
  );
  expect(addressOfLink({ ref: 'x', phaseId: 'phase-a', itemType: 'quiz' })).toBe(
    '/learning/phase-a/quiz',
  );
});
test('the way out of a mission is its course, of an item its phase', () => {
  expect(wayOut({ courseKey: 'pmp', phaseId: null })).toBe('/learn/pmp/missions');
  expect(wayOut({ courseKey: 'togaf', phaseId: 'phase-a' })).toBe('/curriculum?phase=phase-a');
});

import { expect, test } from 'vitest';
import { ITEM_FORMS } from '#domain/catalog/path.ts';
import { aCheck, anItem, aReading } from '#tests/support/builders.ts';
import { canBeReadAhead, readAhead } from './read-ahead.ts';

const steps = [aReading({ id: 's1' }), aCheck({ id: 's2' }), aReading({ id: 's3' })];
const lesson = anItem({ id: 'p.lesson', kind: 'lesson', form: 'lesson', steps });

test('a locked lesson is read without its checks', () => {
  expect(readAhead(lesson, 'locked').map(({ id }) => id)).toEqual(['s1', 's3']);
});

test('what is open is played, not read ahead', () => {
  expect(readAhead(lesson, 'available')).toEqual([]);
  expect(readAhead(lesson, 'done')).toEqual([]);
});

test('a checklist says what it will ask until it is begun', () => {
  const list = anItem({ id: 'p.checklist', kind: 'checklist', form: 'checklist', steps });
  expect(readAhead(list, 'locked')).toEqual(steps);
  expect(readAhead(list, 'available')).toEqual(steps);
  expect(readAhead(list, 'in_progress')).toEqual([]);
  expect(readAhead(list, 'done')).toEqual([]);
});

test('a lab, a quiz and a mission are not read ahead', () => {
  expect(readAhead(anItem({ id: 'p.lab', kind: 'lab', form: 'lab', steps }), 'locked')).toEqual([]);
  expect(readAhead(undefined, 'locked')).toEqual([]);
});

test('lessons and checklists are the forms that have something to read ahead', () => {
  expect(ITEM_FORMS.filter(canBeReadAhead)).toEqual(['lesson', 'checklist']);
  expect(canBeReadAhead(undefined)).toBe(false);
});

import { expect, test } from 'vitest';
import { placeOf } from './place.ts';
import { fromLine, keepWayBack, wayBackIn } from './way-back.ts';

const template = fromLine('/artifacts/budget', '/learning/people-share/checklist', 'l3');

test('a template that was opened from a line of a checklist leads back to that line', () => {
  expect(wayBackIn(placeOf(template).search)).toEqual({
    phaseId: 'people-share',
    itemName: 'checklist',
    to: '/learning/people-share/checklist?line=l3',
  });
});

test('what is made from it leads back there, too', () => {
  const made = keepWayBack('/portfolio/1', placeOf(template).search);
  expect(wayBackIn(placeOf(made).search)?.itemName).toBe('checklist');
});

test('from anywhere else there is no way back, and nothing else is taken for one', () => {
  expect(fromLine('/artifacts/budget', '/missions/first', 'l3')).toBe('/artifacts/budget');
  expect(keepWayBack('/portfolio/1', {})).toBe('/portfolio/1');
  for (const list of ['', 'people', 'a/b/c', '%/x']) expect(wayBackIn({ list })).toBeNull();
});

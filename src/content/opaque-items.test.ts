import { expect, test } from 'vitest';
import { productCatalog } from '#tests/support/catalog.ts';
import { opaqueItems } from './opaque-items.ts';

test('R-20: what a question asks to put in order is not put in order by its names', () => {
  const asked = productCatalog().questions.flatMap((question) =>
    question.type === 'order' ? [question.items.map(({ id }) => id)] : [],
  );
  const told = asked.filter((names) => names.toSorted().join() === names.join());
  // Chance may do it once: one in 120 for five items.
  expect(asked.length).toBeGreaterThan(3);
  expect(told.length).toBeLessThanOrEqual(1);
});

test('names stay the same at every build, and differ between questions', () => {
  const items = [
    { id: 'a', text: 'First' },
    { id: 'b', text: 'Second' },
  ];
  const once = opaqueItems('one', items);
  expect(opaqueItems('one', items)).toEqual(once);
  expect(once.map(({ text }) => text)).toEqual(['First', 'Second']);
  const names = [...once, ...opaqueItems('other', items)].map(({ id }) => id);
  expect(new Set(names).size).toBe(4);
});

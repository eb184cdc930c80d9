import { expect, test } from 'vitest';
import { isQuest } from '#domain/missions/requirements.ts';
import { someRecords } from '#tests/support/builders.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { nextOnRoute, passedOverIds } from './route.ts';
import { routeIds } from './route-order.ts';

test('a test that is passed stands right before its unit: what it led past was passed over', () => {
  const product = productCatalogIndex();
  const ids = routeIds(product, 'togaf');
  const unit = product.phasesOf('togaf').findLast(({ testOutId }) => testOutId !== undefined)!;
  const records = someRecords({ done: [unit.testOutId!] });
  const over = [...passedOverIds(product, 'togaf', { records, track: 'exam' })];
  expect(over).toContain(product.sectionsOf('togaf')[0]!.missionIds[0]);
  // Of a unit that its own test opened and another one led past, the mission that is a quest, too.
  const two = product.phasesOf('togaf').flatMap(({ testOutId }) => testOutId ?? []);
  const both = new Map(someRecords({ done: [two[0]!, unit.testOutId!] }));
  both.set(unit.testOutId!, { ...both.get(unit.testOutId!)!, doneAt: Date.UTC(2030, 0, 1) });
  const quests = [...passedOverIds(product, 'togaf', { records: both, track: 'exam' })]
    .flatMap((id) => product.findMission(id) ?? [])
    .filter(isQuest);
  expect(quests).not.toEqual([]);
  const begins = ids.findIndex((id) => unit.itemIds.includes(id));
  expect(over.every((id) => ids.indexOf(id) < begins)).toBe(true);
  expect(nextOnRoute(product, 'togaf', { records, track: 'exam' })?.isPassedOver).toBe(true);
});

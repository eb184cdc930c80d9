import { expect, test } from 'vitest';
import type { Mission } from '#domain/catalog/catalog.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { aCatalogOf, anItem, aPhase, someRecords } from '#tests/support/builders.ts';
import { newlyOpen } from './activity.usecases.ts';

const items = ['lesson', 'lesson-2', 'lesson-3'].map((name) =>
  anItem({ id: `hb.one.${name}`, title: name, kind: 'lesson', phaseId: 'one' }),
);
const phases = [aPhase({ id: 'one', short: 'one', itemIds: items.map(({ id }) => id) })];
const missions: Readonly<Record<string, Partial<Mission>>> = {
  // Nothing locks it, and it cannot end before the second lesson.
  cable: { title: 'cable', unlockWhen: [], doneWhen: ['steps.seen', 'item.done:hb.one.lesson-2'] },
  after: { title: 'after', unlockWhen: ['item.done:hb.one.lesson'], doneWhen: ['steps.seen'] },
  free: { title: 'free', unlockWhen: [], doneWhen: ['steps.seen'] },
};
const catalog = indexCatalog({
  ...aCatalogOf([Object.keys(missions)], missions),
  items,
  phases,
});

const openedBy = (before: Parameters<typeof someRecords>[0], done: string[]) =>
  newlyOpen(catalog, 'togaf', someRecords(before), someRecords({ ...before, done }))
    .map(({ title }) => title)
    .toSorted();

test('a finished lesson opens what follows it, and each mission that stood locked until then', () => {
  expect(openedBy({}, ['hb.one.lesson'])).toEqual(['after', 'cable', 'lesson-2']);
});

test('a mission that was begun before opens no more', () => {
  expect(openedBy({ begun: ['cable'] }, ['hb.one.lesson'])).toEqual(['after', 'lesson-2']);
});

import { expect, test } from 'vitest';
import type { Phase } from '#domain/catalog/path.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { routeIds } from './route-order.ts';
import { stationAhead, stationOf } from './stations.ts';

const catalog = productCatalogIndex();
const idOf = (missionId: string): Phase['id'] | undefined =>
  stationOf(catalog, catalog.findMission(missionId)!)?.id;

test('where the route is written, the missions of a section stand at the unit before it', () => {
  expect(idOf('ms.tg.pre.board')).toBe('preliminary');
  expect(idOf('ms.tg.cd.build')).toBe('phase-c-data');
  expect(idOf('ms.tg.ca.build')).toBe('phase-c-application');
});

test('what comes before the line and after it stands at no station', () => {
  expect(idOf('ms.tg.intro.plan')).toBeUndefined();
  expect(idOf('ms.tg.exam.paper')).toBeUndefined();
});

test('what stands at no station is on the way to the one that the route comes to next', () => {
  const ahead = (id: string) => stationAhead(catalog, catalog.findActivity(id)!)?.id;
  expect(ahead('ms.tg.intro.cycle')).toBe('preliminary');
  expect(ahead('tg.core.13')).toBe('requirements');
  expect(ahead('ms.tg.exam.paper')).toBeUndefined();
});

test('elsewhere a mission stands at the first unit about what it teaches', () => {
  expect(idOf('ms.pmp.pe5')).toBe('people-engage');
  // The last unit is about the same topic.
  expect(idOf('ms.am.framework')).toBe('framework');
});

test.each(['pmp', 'archimate'])('every mission of %s stands at a station', (course) => {
  const without = catalog.missionsOf(course).filter((mission) => !stationOf(catalog, mission));
  expect(without).toEqual([]);
});

test.each(['pmp', 'archimate'])(
  'the route of %s leads to each mission among the items of its station',
  (course) => {
    const ids = routeIds(catalog, course);
    const units = catalog.phasesOf(course);
    const strayed = catalog.missionsOf(course).filter((mission) => {
      const at = ids.indexOf(mission.id);
      const ahead = ids.slice(at).find((id) => units.some(({ itemIds }) => itemIds.includes(id)));
      return !stationOf(catalog, mission)?.itemIds.includes(ahead ?? '');
    });
    expect(strayed.map(({ id }) => id)).toEqual([]);
  },
);

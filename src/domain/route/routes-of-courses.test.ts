import { expect, test } from 'vitest';
import { someRecords } from '#tests/support/builders.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { nextOnRoute } from './route.ts';
import { routeIds } from './route-order.ts';

test('PMP goes from its first mission to its first station, and keeps themes of the Core line for later', () => {
  const ids = routeIds(productCatalogIndex(), 'pmp');
  const at = (id: string) => ids.indexOf(id);
  expect(ids.slice(0, 4)).toEqual([
    'ms.pmp.pe1',
    'pmp.lea.lesson',
    'pmp.lea.lesson-2',
    'ms.pmp.pe2',
  ]);
  expect(at('pmp.core.01')).toBeGreaterThan(at('pmp.lea.quiz'));
  const themes = ids.flatMap((id, place) => (id.startsWith('pmp.core.') ? [place] : []));
  const inARow = themes.filter(
    (place) =>
      themes.includes(place + 1) && themes.includes(place + 2) && themes.includes(place + 3),
  );
  expect(inARow).toEqual([]);
});

test.each(['pmp', 'archimate'])(
  'who follows the route of %s meets nothing that is locked',
  (course) => {
    const catalog = productCatalogIndex();
    const ids = routeIds(catalog, course);
    const walked = ids.map((_, at) => {
      const records = someRecords({ done: ids.slice(0, at) });
      return nextOnRoute(catalog, course, { records, track: null })?.opens.id;
    });
    expect(walked).toEqual(ids);
  },
);

import { expect, test } from 'vitest';
import { zonesByRegion } from './zones.ts';

test('zones stand in the group of their region, by names that can be read', () => {
  const groups = zonesByRegion([]);
  const america = groups.find(({ region }) => region === 'America')?.zones ?? [];
  expect(america).toContainEqual({ key: 'America/New_York', name: 'New York' });
  const europe = groups.find(({ region }) => region === 'Europe')?.zones ?? [];
  expect(europe.map(({ key }) => key)).toContain('Europe/Berlin');
  expect(groups.find(({ region }) => region === 'UTC')?.zones).toEqual([
    { key: 'UTC', name: 'UTC' },
  ]);
});

test('a zone that is set is listed, also under a name that the browser does not list', () => {
  const keys = zonesByRegion(['US/Pacific', 'UTC'])
    .flatMap(({ zones }) => zones)
    .map(({ key }) => key);
  expect(keys).toContain('US/Pacific');
  expect(new Set(keys).size).toBe(keys.length);
});

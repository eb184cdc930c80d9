// Stations are places: each of every course has a drawn scene of its own, and so has a Core line.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '..', 'content', 'courses');
const courses = readdirSync(folder);

test.each(courses)('%s has a scene for each of its stations, no two the same', (course) => {
  const here = join(folder, course);
  const plan = parse(readFileSync(join(here, 'path.yaml'), 'utf8')) as {
    scenes: Record<string, { src: string; alt: string }>;
  };
  const stations = [
    ...readdirSync(join(here, 'phases')),
    ...(existsSync(join(here, 'core')) ? ['core'] : []),
  ];
  expect(Object.keys(plan.scenes).sort()).toEqual(stations.sort());
  const drawings = Object.values(plan.scenes).map(({ src }) =>
    readFileSync(join(here, 'figures', `${src}.svg`), 'utf8'),
  );
  expect(new Set(drawings).size).toBe(stations.length);
  expect(new Set(Object.values(plan.scenes).map(({ alt }) => alt)).size).toBe(stations.length);
});

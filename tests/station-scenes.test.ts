// Stations are places: each of every course has a drawn scene of its own, and so has a Core line. Papers have a sign,
// and in each phase of the TOGAF course something is touched.
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

/** A bar of progress is a lying stroke in the accent, and bars and lines of the product are this thick or thicker. */
const LIKE_A_BAR = 5;

test.each(courses)('in no scene of %s a lying line in the accent looks like progress', (course) => {
  const figures = join(folder, course, 'figures');
  const drawn = readdirSync(figures)
    .filter((name) => name.startsWith('scene-'))
    .flatMap((name) =>
      [...readFileSync(join(figures, name), 'utf8').matchAll(/<path [^>]*>/g)]
        .map(([path]) => path)
        .filter(
          (path) =>
            / d="M\d+ 1[23]\d(?:H\d+(?:M\d+ 1[23]\d)?)+/.test(path) &&
            path.includes('stroke="var(--accent)"') &&
            Number(/stroke-width="([\d.]+)"/.exec(path)?.[1]) >= LIKE_A_BAR,
        )
        .map((path) => `${name}: ${path}`),
    );
  expect(drawn).toEqual([]);
});

test.each(courses)(
  'each paper of %s has a sign by which it is seen before it is read',
  (course) => {
    const papers = parse(readFileSync(join(folder, course, 'papers.yaml'), 'utf8')) as {
      key: string;
      icon?: string;
    }[];
    expect(papers.length).toBeGreaterThan(5);
    expect(papers.filter(({ icon }) => icon === undefined).map(({ key }) => key)).toEqual([]);
  },
);

test('in each phase of TOGAF a lesson has a picture to touch', () => {
  const phases = join(folder, 'togaf', 'phases');
  const cardsIn = (file: string) =>
    (parse(readFileSync(file, 'utf8')) as { steps: { figure?: { touch?: unknown } }[] }).steps;
  const untouched = readdirSync(phases).filter((phase) =>
    ['lesson.yaml', 'deepdive.yaml']
      .flatMap((name) => cardsIn(join(phases, phase, name)))
      .every(({ figure }) => figure?.touch === undefined),
  );
  expect(untouched).toEqual([]);
});

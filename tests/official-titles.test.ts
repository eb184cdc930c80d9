// A learner reads the exam's own names: an objective that an outline names bears that name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { productCatalogIndex } from './support/catalog.ts';

const root = join(import.meta.dirname, '..');

test('each objective of PMP bears the name of its task in the outline', () => {
  const groups = parse(
    readFileSync(join(root, 'content/courses/pmp/names.yaml'), 'utf8'),
  ) as readonly { id: string; unit: string; names: readonly string[] }[];
  const tasks = groups.flatMap(({ id, unit, names }) =>
    id.startsWith('task-') ? [[unit, names[0]]] : [],
  );
  const course = productCatalogIndex().courses.find(({ key }) => key === 'pmp');
  expect(tasks).toHaveLength(26);
  expect(course?.objectives.map(({ id, title }) => [id, title])).toEqual(tasks);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reference } from '#contract/reference.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { codeOf } from '#tests/support/sample-attempts.ts';

let app: TestApp;
let book: Reference;
beforeAll(async () => {
  app = await startApp();
  const { api } = await aLearner(app);
  book = await api.exams.reference({ courseKey: 'togaf' });
});
afterAll(() => app.close());

/** Every value in the answer with the fields that lead to it; places in lists are left out. */
function* valuesIn(value: unknown, path = ''): Generator<[string, unknown]> {
  yield [path, value];
  if (value === null || typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value)) {
    yield* valuesIn(part, Array.isArray(value) ? path : `${path}.${key}`);
  }
}

test('the book of reference holds the phases in their order and the glossary by term', () => {
  expect(book.phases.map(({ letter }) => letter).join(' ')).toBe('P RM A B C C D E F G H');
  // As many steps as the standard has in each.
  expect(book.phases.map(({ steps }) => steps.length)).toEqual([
    6, 10, 11, 9, 9, 9, 9, 11, 7, 6, 7,
  ]);
  const names = book.terms.map(({ term }) => term);
  expect(names.length).toBeGreaterThan(50);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('its pages are whole: no list, no text and no place to read on is empty', () => {
  const empty = [...valuesIn(book)].filter(
    ([, value]) => value === '' || (Array.isArray(value) && value.length === 0),
  );
  expect(empty).toEqual([]);
  expect(book.techniques.length).toBeGreaterThanOrEqual(15);
});

test('what learners read are titles and texts, never the id of something', () => {
  const catalog = productCatalog();
  const ids = new Set(
    [
      ...catalog.courses.flatMap(({ objectives, areas }) => [...objectives, ...areas]),
      ...catalog.phases,
      ...catalog.glossary,
      ...catalog.techniques,
    ].map(({ id }) => id),
  );
  expect(ids).toContain('tgf.u3');
  const texts = [...valuesIn(book)].filter(([path]) => !path.endsWith('.id'));
  expect(texts.filter(([, value]) => ids.has(String(value)))).toEqual([]);
  const dotted = /\b[a-z]{2,4}\.[a-z0-9]+\b/;
  expect(texts.filter(([, value]) => typeof value === 'string' && dotted.test(value))).toEqual([]);
});

test('related terms and phases of techniques are called as the book calls them', () => {
  const names = new Set(book.terms.map(({ term }) => term));
  expect(book.terms.flatMap(({ related }) => related).filter((name) => !names.has(name))).toEqual(
    [],
  );
  const titles = new Set(book.phases.map(({ title }) => title));
  const used = book.techniques.flatMap(({ usedIn }) => usedIn ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((title) => !titles.has(title))).toEqual([]);
});

test('a course without a path has an empty one, an unknown course none', async () => {
  const { api } = await aLearner(app);
  expect(await api.exams.reference({ courseKey: 'pmp' })).toEqual({
    phases: [],
    techniques: [],
    terms: [],
  });
  expect(await codeOf(api.exams.reference({ courseKey: 'nonsense' as 'pmp' }))).toBe(
    'course.not_found',
  );
});

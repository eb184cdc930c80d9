import { expect, test } from 'vitest';
import { route } from '#client/screens/tours/route.ts';
import { productCatalog } from '#tests/support/catalog.ts';

const { tours } = productCatalog().support;
const names = [
  ...new Set(
    tours.flatMap(({ screens }) =>
      Object.values(screens).flatMap((parts) => parts.flatMap(({ says }) => says ?? [])),
    ),
  ),
];

/** A text of a language under `area.key`; undefined where there is none, or one that needs figures. */
async function textAt(language: string, name: string): Promise<string | undefined> {
  const [area = '', ...keys] = name.split('.');
  const texts: Record<string, unknown> = await import(`../src/texts/${language}/${area}.ts`);
  const found = keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    texts[area],
  );
  return typeof found === 'string' ? found : undefined;
}

test('drawn screens say only what the product says, in every language', async () => {
  expect(names.length).toBeGreaterThan(40);
  for (const language of ['en-us', 'de', 'es', 'fr']) {
    const texts = await Promise.all(names.map((name) => textAt(language, name)));
    expect(names.filter((_, index) => texts[index] === undefined)).toEqual([]);
  }
});

test('the address that the manifest is tried at plays a tour', () => {
  expect(tours.map(({ id }) => `/support/tours/${id}`)).toContain(route.example);
});

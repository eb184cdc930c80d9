import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productCatalog } from '#tests/support/catalog.ts';

const screens = readdirSync(join(import.meta.dirname, '../src/client/screens'));

test('every screen has a help page of its name, and every page a screen', () => {
  const pages = productCatalog().support.help.map(({ id }) => id);
  expect(screens.length).toBeGreaterThan(15);
  expect(pages.toSorted()).toEqual(screens.toSorted());
});

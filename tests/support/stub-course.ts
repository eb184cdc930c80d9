// The small content that tests of the product run on: real files, compiled as the product's own are.
import { join } from 'node:path';
import { compileFolder } from '#content/compile-folder.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';

export const STUB_CONTENT_DIR = join(import.meta.dirname, 'stub-course');

/** A fixed day: content's age is no matter of these tests. */
const TODAY = '2026-11-20';

let compiled: Catalog | undefined;

export function stubCatalog(): Catalog {
  compiled ??= compile();
  return compiled;
}

export const stubCatalogIndex = (): CatalogIndex => indexCatalog(stubCatalog());

function compile(): Catalog {
  const result = compileFolder(STUB_CONTENT_DIR, TODAY);
  if (!result.ok) throw new Error(JSON.stringify(result.error.problems, null, 2));
  return result.value.catalog;
}

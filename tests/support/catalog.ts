// The product's own content, compiled once a test process.
import { join } from 'node:path';
import { compileCatalog } from '#content/compile.ts';
import { readContentFiles } from '#content/files.ts';
import { loadContent } from '#content/load.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';

/** A fixed day: content's age is no matter of these tests. */
const TODAY = '2026-11-20';

let compiled: Catalog | undefined;

export function productCatalog(): Catalog {
  compiled ??= compileCatalog(
    loadContent(readContentFiles(join(import.meta.dirname, '../../content')), 'content', TODAY),
  );
  return compiled;
}

export const productCatalogIndex = (): CatalogIndex => indexCatalog(productCatalog());

// The product's own content, compiled once a state of it: a process that comes later reads what another has compiled.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalog } from '#content/compile.ts';
import { type ContentFiles, readContentFiles } from '#content/files.ts';
import { loadContent } from '#content/load.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { type CatalogIndex, indexCatalog } from '#domain/catalog/catalog-index.ts';

/** A fixed day: content's age is no matter of these tests. */
const TODAY = '2026-11-20';
const root = join(import.meta.dirname, '../..');

let compiled: Catalog | undefined;

export function productCatalog(): Catalog {
  compiled ??= readOrCompile(readContentFiles(join(root, 'content')));
  return compiled;
}

export const productCatalogIndex = (): CatalogIndex => indexCatalog(productCatalog());

/** Compiling takes seconds in every process of a run; the name of the file tells what it was made of, and by which code. */
function readOrCompile(files: ContentFiles): Catalog {
  const state = createHash('sha256');
  const code = ['src/content', 'src/domain'].map((room) => readContentFiles(join(root, room)));
  for (const one of [files, ...code])
    for (const [path, text] of one) state.update(`${path}\0${text}\0`);
  const folder = join(root, 'out', 'catalogs');
  const file = join(folder, `${state.digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const catalog = compileCatalog(loadContent(files, 'content', TODAY));
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(catalog));
  renameSync(draft, file);
  return catalog;
}

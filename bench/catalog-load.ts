// Loads the compiled content once, in a process of its own, and prints how long it took and what it holds.
import { readFileSync } from 'node:fs';
import { readCatalog } from '#content/read-catalog.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';

const [how, file] = process.argv.slice(2) as ['app' | 'bare', string];

/** As the app does at its start: read, parsed, frozen, indexed. */
function asTheApp(): unknown {
  const catalog = readCatalog(file);
  if (!catalog.ok) throw new Error(catalog.error.message);
  return indexCatalog(catalog.value);
}

const bare = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

const heapMiB = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const before = heapMiB();
const started = performance.now();
const held = how === 'app' ? asTheApp() : bare();
const ms = performance.now() - started;
console.log(JSON.stringify({ ms, heapMiB: heapMiB() - before, held: typeof held }));

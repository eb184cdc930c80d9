// What the whole catalogue costs at a start and from then on, against parsing the same file alone.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { type Figure, median } from './figures.ts';

const RUNS = 7;

interface Loaded {
  readonly ms: number;
  readonly heapMiB: number;
}

function load(how: 'app' | 'bare', file: string): Loaded {
  const script = join(import.meta.dirname, 'catalog-load.ts');
  const child = spawnSync(process.execPath, ['--expose-gc', script, how, file], {
    encoding: 'utf8',
  });
  if (child.status !== 0) throw new Error(`The content could not be loaded: ${child.stderr}`);
  return JSON.parse(child.stdout) as Loaded;
}

export function contentFigures(file: string, catalog: Catalog): Figure[] {
  const app: Loaded[] = [];
  const bare: Loaded[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    app.push(load('app', file));
    bare.push(load('bare', file));
  }
  const size = `${(statSync(file).size / 1000).toFixed(0)} kB`;
  const what = `${catalog.missions.length} missions, ${catalog.items.length} items, ${size}`;
  const figure = (name: string, unit: string, of: (loaded: Loaded) => number): Figure => ({
    name: `${name} (${what})`,
    value: median(app.map(of)),
    unit,
    baseline: { name: 'JSON.parse of the file', value: median(bare.map(of)) },
  });
  return [
    figure('content at start-up', 'ms', ({ ms }) => ms),
    figure('content in memory', 'MiB of heap', ({ heapMiB }) => heapMiB),
  ];
}

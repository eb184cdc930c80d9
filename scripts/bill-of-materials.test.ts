import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOf, type PackageLock } from './bill-of-materials.ts';

const root = join(import.meta.dirname, '..');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const AT = '2026-11-21T12:00:00.000Z';
const version = '1.0.0';
const lock: PackageLock = {
  name: 'product',
  version,
  packages: {
    '': { version, dependencies: { a: '1' }, optionalDependencies: { 'for-a-machine': '1' } },
    'node_modules/a': { version, dependencies: { b: '1' }, license: 'MIT' },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
    'node_modules/b': { version },
    'node_modules/c': { version, peerDependencies: { d: '1', e: '1' } },
    'node_modules/d': { version, integrity: 'sha512-AQI=' },
    'node_modules/for-a-machine': { version },
    'node_modules/@shown/page': { version },
  },
};

const scopesOf = (bill: ReturnType<typeof billOf>) =>
  Object.fromEntries(bill.components.map((one) => [one['bom-ref'], one.scope]));

test('a package has the scope of what needs it, found where Node finds it', () => {
  expect(scopesOf(billOf(lock, [], AT))).toEqual({
    'node_modules/a': 'required',
    'node_modules/a/node_modules/b': 'required',
    'node_modules/b': 'excluded',
    'node_modules/c': 'required',
    'node_modules/d': 'required',
    'node_modules/for-a-machine': 'optional',
    'node_modules/@shown/page': 'excluded',
  });
});

test('what the browser gets runs too, whatever the manifest calls it', () => {
  const scopes = scopesOf(billOf(lock, ['@shown/page'], AT));
  expect(scopes['node_modules/@shown/page']).toBe('required');
});

test('a package is told with its version, its address, its licence, its hash and its needs', () => {
  const { components, dependencies } = billOf(lock, [], AT);
  const find = (ref: string) => components.find((one) => one['bom-ref'] === ref);
  expect(find('node_modules/a')).toMatchObject({ licenses: [{ expression: 'MIT' }] });
  expect(find('node_modules/d')!.hashes).toEqual([{ alg: 'SHA-512', content: '0102' }]);
  expect(find('node_modules/@shown/page')!.purl).toBe('pkg:npm/%40shown/page@1.0.0');
  expect(dependencies.find(({ ref }) => ref === 'node_modules/a')!.dependsOn).toEqual([
    'node_modules/a/node_modules/b',
  ]);
});

test('the command names every package of the lock file, and each of production as one that runs', () => {
  const script = join(root, 'scripts', 'sbom.ts');
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(status).toBe(0);
  const bill = readJson('out/sbom.cdx.json') as ReturnType<typeof billOf>;
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, { version: string; dev?: true; optional?: true; devOptional?: true }>;
  };
  const scopes = scopesOf(bill);
  const places = Object.keys(packages).filter((place) => place !== '');
  expect(Object.keys(scopes).sort()).toEqual(places.sort());
  // npm's own marks say what an install for production brings.
  const production = places.filter((place) => {
    const { dev, optional, devOptional } = packages[place]!;
    return !dev && !optional && !devOptional;
  });
  expect(production.length).toBeGreaterThan(40);
  expect(production.filter((place) => scopes[place] !== 'required')).toEqual([]);
  // React is built into the browser's files.
  expect(scopes['node_modules/react']).toBe('required');
  expect(scopes['node_modules/vitest']).toBe('excluded');
  expect(stdout).toContain(`names ${places.length} packages`);
});

// What is installed is what was read: hashes in the lock file, and no install script that nobody approved.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PackageLock } from '../scripts/bill-of-materials.ts';
import { approvedInstallScripts } from '../scripts/install-scripts.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const lock: PackageLock = read('package-lock.json');
const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
const labelOf = (place: string, version: string) =>
  `${place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`;

test('the lock file belongs to the manifest', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json');
  expect(lock.packages['']).toMatchObject({ dependencies, devDependencies, optionalDependencies });
});

test('every package of the lock file carries the hash that its download is compared with', () => {
  const bare = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(bare.map(([place]) => place)).toEqual([]);
});

test('packages that run a script at install are those that were approved, in the version that was read', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  const labels = scripted.map(([place, { version }]) => labelOf(place, version));
  expect(labels.sort()).toEqual(Object.keys(approvedInstallScripts).sort());
});

test('no installed package has a script at install that the lock file does not tell of', () => {
  const installed = packages.filter(([place]) => existsSync(join(root, place, 'package.json')));
  expect(installed.length).toBeGreaterThan(200);
  const silent = installed.filter(([place, { hasInstallScript }]) => {
    const { scripts = {} } = read(join(place, 'package.json'));
    const hasScript =
      ['preinstall', 'install', 'postinstall'].some((name) => name in scripts) ||
      existsSync(join(root, place, 'binding.gyp'));
    return hasScript && !hasInstallScript;
  });
  expect(silent.map(([place]) => place)).toEqual([]);
});

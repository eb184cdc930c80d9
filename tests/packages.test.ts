// What is installed is what was read: hashes in the lock file, and no install script that nobody approved.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { approvedInstallScripts } from '../scripts/install-scripts.ts';

interface PackageLock {
  readonly packages: Readonly<
    Record<string, { version: string; integrity?: string; hasInstallScript?: boolean }>
  >;
}

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

test('every version of the manifest is named exactly', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = read('package.json');
  const groups = [dependencies, devDependencies, optionalDependencies, overrides];
  const named = groups.flatMap((group) => Object.entries<string | Record<string, string>>(group));
  const flat = named.flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version]] : Object.entries(version),
  );
  expect(flat.length).toBeGreaterThan(50);
  expect(flat.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version!))).toEqual([]);
});

test('what the server and the page are made of stands in dependencies, where an audit sees it', () => {
  const { dependencies } = read('package.json');
  // The server reads content that was compiled; what reads its sources is for building.
  const rooms = ['client', 'server', 'contract', 'domain', 'texts'];
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join('src', room, name)),
  );
  const named = files.flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(
      /(?:from |import\(?|url\()["'](@[a-z0-9-]+\/[a-z0-9.-]+|[a-z][a-z0-9.-]*)(?:\/[^"']*)?["']/g,
    ),
  ]);
  const used = new Set(named.map(([, name = '']) => name));
  expect(used.size).toBeGreaterThan(15);
  expect([...used].filter((name) => !(name in dependencies))).toEqual([]);
});

test('the bill of materials names every package of the lock file, and what runs as required', () => {
  const { scripts, dependencies } = read('package.json');
  const [program, ...args] = scripts.sbom.split(' ');
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { stdout } = spawnSync(program, args, { ...options, maxBuffer: 64 * 2 ** 20 });
  const bill = JSON.parse(stdout) as {
    bomFormat: string;
    components: { name: string; version: string; scope: string; purl: string }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const told = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
  const missing = packages
    .map(([place, { version }]) => `pkg:npm/${labelOf(place, version)}`)
    .filter((purl) => !told.has(purl));
  expect(missing).toEqual([]);
  const required = new Set(
    bill.components.filter(({ scope }) => scope === 'required').map(({ name }) => name),
  );
  expect(Object.keys(dependencies).filter((name) => !required.has(name))).toEqual([]);
  expect(required.has('vitest')).toBe(false);
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

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { currentBuild } from './current-build.ts';

test('the newest build is the one that the marker names', () => {
  const root = mkdtempSync(join(tmpdir(), 'meritpath-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(currentBuild(root).clientDir).toBe(join(root, 'dist/builds/none/client'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/current'), 'builds/7\n');
  expect(currentBuild(root)).toEqual({
    catalogFile: join(root, 'dist/builds/7/content/catalog.json'),
    clientDir: join(root, 'dist/builds/7/client'),
    templatesDir: join(root, 'dist/builds/7/templates'),
  });
});

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { resolveAuthSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meritpath-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const resolveIn = (dataDir: string) => resolveAuthSecret({ authSecret: undefined, dataDir });

test('the secret is made once, kept, and readable by its owner only', () => {
  const dataDir = join(folder, 'data');
  const first = resolveIn(dataDir);
  expect(first).toMatchObject({ ok: true, value: expect.stringMatching(/^[\w-]{43}$/) });
  expect(resolveIn(dataDir)).toEqual(first);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('AUTH_SECRET wins and no file is made', () => {
  const result = resolveAuthSecret({ authSecret: 's'.repeat(32), dataDir: folder });
  expect(result).toEqual({ ok: true, value: 's'.repeat(32) });
  expect(() => readFileSync(join(folder, 'secret'))).toThrow('ENOENT');
});

test('a damaged secret is refused, not replaced: everybody would be signed out', () => {
  writeFileSync(join(folder, 'secret'), 'short');
  expect(resolveIn(folder)).toMatchObject({ ok: false, error: { variable: 'AUTH_SECRET' } });
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('short');
});

test('a data folder that cannot be made is told by its variable', () => {
  writeFileSync(join(folder, 'file'), '');
  const result = resolveIn(join(folder, 'file', 'data'));
  expect(result).toMatchObject({ ok: false, error: { variable: 'DATA_DIR' } });
});

test('the process wins over the .env file, which fills in the rest', () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=4000\n# a remark\nLOG_LEVEL="warn"\n');
  expect(readEnvironment({ PORT: '5000' }, file)).toEqual({
    ok: true,
    value: { PORT: '5000', LOG_LEVEL: 'warn' },
  });
  expect(readEnvironment({ PORT: '5000' }, join(folder, 'none'))).toEqual({
    ok: true,
    value: { PORT: '5000' },
  });
  expect(readEnvironment({}, folder)).toMatchObject({ ok: false, error: [{ variable: '.env' }] });
});

// The key that signs sessions where the operator gave none: made once, kept in the data folder.

import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { makeFolder } from '#server/lifecycle/make-folder.ts';
import type { Config, ConfigProblem } from './config.ts';

const shortest = 32;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function create(dataDir: string, path: string): void {
  makeFolder(dataDir);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // Complete or not at all, and never over another process's: sessions would end.
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    writeFileSync(path, readFileSync(draft), { mode: 0o600, flag: 'wx' });
  } finally {
    rmSync(draft, { force: true });
  }
}

/** AUTH_SECRET, or the secret of the data folder, made if there is none yet. */
export function resolveAuthSecret(
  config: Pick<Config, 'authSecret' | 'dataDir'>,
): Result<string, ConfigProblem> {
  if (config.authSecret !== undefined) return ok(config.authSecret);
  const path = join(config.dataDir, 'secret');
  try {
    if (read(path) === undefined) create(config.dataDir, path);
    const secret = read(path) ?? '';
    if (secret.length >= shortest) return ok(secret);
    return err({
      variable: 'AUTH_SECRET',
      message: `The secret in ${path} is too short: restore the file, delete it to have a new one made (everybody signs in again), or set AUTH_SECRET.`,
    });
  } catch (error) {
    const code = codeOf(error);
    if (code === '') throw error;
    return err({
      variable: 'DATA_DIR',
      message: `DATA_DIR names ${config.dataDir}, where the secret cannot be kept (${code}): make the folder writable for this account, set DATA_DIR to another one, or set AUTH_SECRET.`,
    });
  }
}

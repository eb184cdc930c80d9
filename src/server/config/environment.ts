// The process's environment over the lines of a .env file, where there is one.

import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { ConfigProblem } from './config.ts';
import type { Environment } from './variables.ts';

/** Reads the file if it exists; a variable that is set in the process wins over its line. */
export function readEnvironment(
  env: Environment,
  file: string,
): Result<Environment, readonly ConfigProblem[]> {
  try {
    return ok({ ...parseEnv(readFileSync(file, 'utf8')), ...env });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') return ok(env);
    if (code === '') throw error;
    const message = `The file ${file} cannot be read (${code}): make it a readable file or remove it.`;
    return err([{ variable: '.env', message }]);
  }
}

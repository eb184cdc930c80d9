// Commands of the operator as a test gives them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Stop } from '../../scripts/ops/stop.ts';

export interface Said {
  readonly status: number | null;
  readonly out: string;
  readonly problem: string;
}

/** What a command says, in this process: starting one takes longer than most of their work. */
export async function said(command: () => Promise<readonly string[]>): Promise<Said> {
  try {
    return { status: 0, out: (await command()).join('\n').trimEnd(), problem: '' };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { status: 1, out: '', problem: error.message };
  }
}

/** The same as a program, as the console starts it. */
export function saidByProgram(script: string, args: readonly string[], databaseUrl: string): Said {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts', script), ...args],
    { encoding: 'utf8', env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl } },
  );
  return { status, out: stdout.trimEnd(), problem: stderr.trim() };
}

// What `npm run new` makes fits into the project as it stands: it compiles, keeps the walls, and its tests pass.
import { execFile } from 'node:child_process';
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, temporaryFolder } from '#tests/support/processes.ts';

const isFull = process.env.FAULTS === 'full';
const bound = { timeout: 600_000 };
const vitest = 'node_modules/vitest/vitest.mjs';

/** A copy of the sources; what is only read is the project's own. */
function copyOfProject(): string {
  const folder = temporaryFolder();
  const copied = ['src', 'scripts', 'tests', 'docs', 'content', 'bench'];
  const left = ['node_modules', '.git', 'dist', 'out', 'data'];
  for (const name of readdirSync(projectRoot)) {
    const [from, to] = [join(projectRoot, name), join(folder, name)];
    if (name === 'node_modules' || (!copied.includes(name) && !left.includes(name)))
      symlinkSync(from, to);
    else if (copied.includes(name)) cpSync(from, to, { recursive: true });
  }
  return folder;
}

/** Compiling all of it takes longer than a program of ours may take to end. */
function run(folder: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  const child = execFile(process.execPath, args, options, (_, stdout, stderr) =>
    resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}` }),
  );
  return promise;
}

test(
  'a screen, a procedure and a question type are made, compile and keep the walls',
  bound,
  async () => {
    const folder = copyOfProject();
    const made = [
      ['screen', 'study-plan', 'Study plan', 'Lernplan', 'Plan de estudio', 'Plan d’étude'],
      ['procedure', 'study-notes'],
      ['question-type', 'true-false'],
    ];
    for (const args of made) {
      const { code, output } = await run(folder, 'scripts/new.ts', ...args);
      expect(code, output).toBe(0);
    }
    const types = await run(folder, 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.');
    expect(types).toEqual({ code: 0, output: '' });
    // What is made is tested in the long form; that it compiles holds its places in every list.
    if (isFull) {
      const tests = ['--project', 'unit', '--project', 'dom'];
      const walls = await run(folder, vitest, 'run', ...tests);
      expect(walls.code, walls.output).toBe(0);
    }

    // What stands is never written over.
    const again = await run(folder, 'scripts/new.ts', 'procedure', 'study-notes');
    expect(again.code).toBe(1);
    expect(again.output).toContain('src/contract/study-notes.ts stands already.');
  },
);

test.each([
  [['screen', 'study-plan', 'Study plan'], 'give all four'],
  [['procedure', 'StudyNotes'], 'small letters and hyphens'],
  [['notes', 'study-notes'], 'npm run new -- screen'],
  [[], 'npm run new -- screen'],
])('what it cannot make it refuses in a sentence: %j', bound, async (args, sentence) => {
  const { code, output } = await run(projectRoot, 'scripts/new.ts', ...args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
});

// The code of before the newest migrations works on the schema of after them: its own API tests say so.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, rounds, startProgram, temporaryFolder } from '#tests/support/processes.ts';

/** So many migrations back at most, as long as the packages are those of today. */
const STEPS = 4;
const LIMIT_MS = 25 * 60_000;

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1 << 28 });

/** The commit before as many of the newest migrations as can be run with these packages. */
function formerCommit(): { commit: string; migrations: number } | undefined {
  const { stdout, status } = git('log', `-${STEPS}`, '--format=%H', '--', 'drizzle');
  if (status !== 0) return undefined;
  const found = stdout
    .split('\n')
    .filter(Boolean)
    .map((commit, at) => ({ commit: `${commit}^`, migrations: at + 1 }))
    .filter(
      ({ commit }) =>
        git('diff', '--quiet', commit, 'HEAD', '--', 'package-lock.json').status === 0,
    );
  return found.at(-1);
}

/** Without what the runner of this test says to its own threads. */
const outside = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(VITEST|TEST$|NODE_OPTIONS)/.test(name))
    .map((name) => [name, undefined]),
);

const migrationsIn = (folder: string): number =>
  (
    JSON.parse(readFileSync(join(folder, 'drizzle/meta/_journal.json'), 'utf8')) as {
      entries: unknown[];
    }
  ).entries.length;

test('the tests of the release before pass on the schema of this one', {
  timeout: LIMIT_MS,
}, async ({ annotate, skip }) => {
  if (rounds(0, 1) === 0) return skip('SKIPPED: only in the long form');
  const former = formerCommit();
  if (!former)
    return skip('SKIPPED: the history with the release before, or its packages, are not here');
  const folder = join(temporaryFolder(), 'former');
  mkdirSync(folder);
  const archive = join(folder, '..', 'former.tar');
  expect(git('archive', '--output', archive, former.commit).status).toBe(0);
  expect(spawnSync('tar', ['-xf', archive, '-C', folder]).status).toBe(0);
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const before = migrationsIn(folder);
  rmSync(join(folder, 'drizzle'), { recursive: true });
  cpSync(join(projectRoot, 'drizzle'), join(folder, 'drizzle'), { recursive: true });
  expect(migrationsIn(folder)).toBeGreaterThan(before);

  const build = startProgram([join(folder, 'scripts/run.mjs'), 'build'], { cwd: folder });
  expect(await build.ended(LIMIT_MS)).toEqual({ code: 0, signal: null });
  const report = join(folder, 'report.json');
  const tests = startProgram(
    [
      ...[join(folder, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'api'],
      ...['--reporter', 'json', '--outputFile', report],
    ],
    { cwd: folder, env: { ...outside, FAULTS: 'short' } },
  );
  await tests.ended(LIMIT_MS);
  const said = JSON.parse(readFileSync(report, 'utf8')) as {
    numTotalTests: number;
    testResults: {
      name: string;
      status: string;
      assertionResults: { status: string; fullName: string }[];
    }[];
  };
  const failed = said.testResults.flatMap(({ name, status, assertionResults }) => {
    const ones = assertionResults.filter((one) => one.status === 'failed');
    return ones.length > 0 || status === 'passed' ? ones.map(({ fullName }) => fullName) : [name];
  });
  expect(failed).toEqual([]);
  expect(said.numTotalTests).toBeGreaterThan(500);
  await annotate(
    `${said.numTotalTests} tests of ${former.commit} passed on the schema of ${former.migrations} migrations later`,
  );
});

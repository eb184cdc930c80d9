import { expect, test } from 'vitest';
import { makeProject, type Project } from './start-project.ts';

const bound = { timeout: 60_000 };
const pass = '';
const fail = "console.log('what is wrong');process.exitCode = 1;\n";

const vitestThatReports = (report: object, exitCode: number) => `
import { writeFileSync } from 'node:fs';
const option = process.argv.find((each) => each.startsWith('--outputFile.json='));
writeFileSync(option.slice(option.indexOf('=') + 1), ${JSON.stringify(JSON.stringify(report))});
process.exitCode = ${exitCode};
`;

const counts = (numPassedTests: number, numFailedTests: number, numPendingTests = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests: 0,
});

async function checkWith({ biome = pass, vitest }: { biome?: string; vitest: string }) {
  const project: Project = makeProject();
  const prepare = project.run('content:check');
  await prepare.ended();
  project.write('node_modules/@biomejs/biome/bin/biome', biome);
  project.write('node_modules/typescript/bin/tsc', pass);
  project.write('node_modules/vitest/vitest.mjs', vitest);
  const run = project.run('check');
  const { code } = await run.ended();
  return { code, lastLine: run.stdout().trimEnd().split('\n').at(-1), output: run.stdout() };
}

test('named checks count one each, tests as their runner reports them', bound, async () => {
  const result = await checkWith({ vitest: vitestThatReports(counts(40, 0), 0) });
  expect(result).toMatchObject({ code: 0, lastLine: '43 passed, 0 failed' });
});

test('skipped tests are told', bound, async () => {
  const result = await checkWith({ vitest: vitestThatReports(counts(40, 0, 2), 0) });
  expect(result).toMatchObject({ code: 0, lastLine: '43 passed, 0 failed, 2 skipped' });
});

test(
  'a failed check shows its output and does not keep the others from running',
  bound,
  async () => {
    const result = await checkWith({ biome: fail, vitest: vitestThatReports(counts(38, 2), 1) });
    expect(result).toMatchObject({ code: 1, lastLine: '40 passed, 3 failed' });
    expect(result.output).toContain('what is wrong');
  },
);

test.each([
  ['crashes before it reports', 'process.exit(1);'],
  ['ends well without a report', ''],
  ['reports that nothing ran', vitestThatReports(counts(0, 0), 0)],
  ['reports something else', vitestThatReports({ success: true }, 0)],
])('a runner that %s counts as failed', bound, async (_what, vitest) => {
  expect(await checkWith({ vitest })).toMatchObject({ code: 1, lastLine: '3 passed, 1 failed' });
});

test('a runner that passes its tests but fails around them counts as failed', bound, async () => {
  const result = await checkWith({ vitest: vitestThatReports(counts(40, 0), 1) });
  expect(result).toMatchObject({ code: 1, lastLine: '43 passed, 1 failed' });
});

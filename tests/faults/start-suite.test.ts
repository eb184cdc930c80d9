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

const journeys = (unexpected: number, flaky: number) => `
import { writeFileSync } from 'node:fs';
const spec = (title, status) => ({ title, file: 'names.spec.ts', line: 12, tests: [{ status }] });
const specs = [spec('a steady journey', 'expected'), spec('a journey that raced', 'flaky')];
writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({
  stats: { expected: 7, unexpected: ${unexpected}, flaky: ${flaky}, skipped: 0 },
  suites: [{ specs: specs.slice(0, 1), suites: [{ specs: ${flaky > 0} ? specs.slice(1) : [] }] }],
}));
process.exitCode = ${unexpected > 0 ? 1 : 0};
`;

/** \`npm test\` with runners that report as they are told to. */
async function testWith(cli: string, areas = '') {
  const project: Project = makeProject();
  await project.run('content:check').ended();
  const tellFiles = "console.log(process.argv.filter((one) => one.endsWith('.ts')).join());";
  project.write('node_modules/@biomejs/biome/bin/biome', pass);
  project.write('node_modules/typescript/bin/tsc', pass);
  project.write('node_modules/knip/bin/knip.js', pass);
  project.write('node_modules/vitest/vitest.mjs', vitestThatReports(counts(4, 0), 0) + tellFiles);
  project.write('node_modules/@playwright/test/cli.js', cli + tellFiles);
  for (const file of [
    'src/domain/streak.test.ts',
    'tests/api/streak.test.ts',
    'tests/api/x.test.ts',
  ])
    project.write(file, pass);
  for (const file of ['tests/faults/streak.test.ts', 'tests/e2e/streak-badge.spec.ts'])
    project.write(file, pass);
  const run = project.run(`test ${areas}`.trim(), { CHROME_PATH: process.execPath });
  const { code } = await run.ended();
  const lines = run.stdout().trimEnd().split('\n');
  return { code, lastLine: lines.at(-1), output: run.stdout(), said: run.stderr() };
}

test('a journey that passes at its second try counts as passed, and is named', bound, async () => {
  const result = await testWith(journeys(0, 1));
  expect(result).toMatchObject({ code: 0, lastLine: '26 passed, 0 failed' });
  expect(result.said).toContain('unsteady: names.spec.ts:12 a journey that raced');
  expect(result.said).not.toContain('a steady journey');
});

test('a journey that fails at both tries counts as failed', bound, async () => {
  const result = await testWith(journeys(1, 0));
  expect(result).toMatchObject({ code: 1, lastLine: '25 passed, 1 failed' });
  expect(result.said).not.toContain('unsteady');
});

test(
  'one area runs alone: the files that hold its name, without those of faults',
  bound,
  async () => {
    const result = await testWith(journeys(0, 0), 'streak');
    expect(result).toMatchObject({ code: 0, lastLine: '13 passed, 0 failed' });
    expect(result.output.split('\n').filter((line) => line.endsWith('.ts'))).toEqual([
      'src/domain/streak.test.ts,tests/api/streak.test.ts',
      'tests/e2e/streak-badge.spec.ts',
    ]);
  },
);

test('an area that no file names is told, and nothing runs', bound, async () => {
  const result = await testWith(journeys(0, 0), 'sreak');
  expect(result.code).toBe(1);
  expect(result.said).toContain('No test file has "sreak" in its path.');
});

test('a runner that passes its tests but fails around them counts as failed', bound, async () => {
  const result = await checkWith({ vitest: vitestThatReports(counts(40, 0), 1) });
  expect(result).toMatchObject({ code: 1, lastLine: '43 passed, 1 failed' });
});

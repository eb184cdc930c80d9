import { expect, test } from 'vitest';
import { makeProject, type Project } from './start-project.ts';

const bound = { timeout: 600_000 };
const pass = '';
const fail = "console.log('what is wrong');process.exitCode = 1;\n";

/** @param outside errors that no test caught */
const vitestThatReports = (report: object, exitCode: number, outside: object[] = []) => `
import { writeFileSync } from 'node:fs';
writeFileSync(process.env.ERRORS_OUTSIDE, ${JSON.stringify(JSON.stringify(outside))}.replaceAll('<folder>', process.cwd()));
const option = process.argv.find((each) => each.startsWith('--outputFile.json='));
writeFileSync(option.slice(option.indexOf('=') + 1), ${JSON.stringify(JSON.stringify(report))}.replaceAll('<folder>', process.cwd()));
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
  const lastLine = run.stdout().trimEnd().split('\n').at(-1);
  return { code, lastLine, output: run.stdout(), said: run.stderr() };
}

/** What is told after the table of counts, where a log that was cut at its beginning still has it. */
const toldAtTheEnd = (said: string) =>
  said
    .trimEnd()
    .split('\n')
    .slice(
      said
        .trimEnd()
        .split('\n')
        .findLastIndex((line) => /^[✓✗] /.test(line)) + 1,
    );

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
const spec = (title, status) => ({ title, file: 'names.spec.ts', line: 12, tests: [{ status, results: [{ error }] }] });
const error = { message: 'a button is covered\\n at names.spec.ts:20' };
const specs = [spec('a steady journey', ${unexpected} > 0 ? 'unexpected' : 'expected'), spec('a journey that raced', 'flaky')];
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
  const tellFiles = 'console.log(process.argv.filter((one) => /^[^-].*[.]ts$/.test(one)).join());';
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

test('what failed is named at the very end, with the first line of why', bound, async () => {
  const failed = {
    status: 'failed',
    failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n  at x:9'],
  };
  const files = [
    {
      name: '<folder>/src/streak.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a streak grows', status: 'passed', failureMessages: [] },
        { fullName: 'a streak ends', ...failed },
      ],
    },
    {
      name: '<folder>/src/broken.test.ts',
      status: 'failed',
      message: 'no module x',
      assertionResults: [],
    },
  ];
  const vitest = vitestThatReports({ ...counts(38, 1), testResults: files }, 1, [
    { file: '', message: 'late' },
  ]);
  const result = await checkWith({ biome: fail, vitest });
  expect(toldAtTheEnd(result.said)).toEqual([
    'failed: biome: ended with 1; what it said stands above',
    'failed: unit tests: src/streak.test.ts > a streak ends: expected 1 to be 2',
    'failed: unit tests: src/broken.test.ts: no module x',
    'failed: unit tests: outside of tests: late',
  ]);
});

test('a journey that passes at its second try counts as passed, and is named', bound, async () => {
  const result = await testWith(journeys(0, 1));
  expect(result).toMatchObject({ code: 0, lastLine: '30 passed, 0 failed' });
  expect(result.said).toContain('unsteady: names.spec.ts:12 a journey that raced');
  expect(result.said).not.toContain('a steady journey');
});

test('a journey that fails at both tries counts as failed', bound, async () => {
  const result = await testWith(journeys(1, 0));
  expect(result).toMatchObject({ code: 1, lastLine: '29 passed, 1 failed' });
  expect(result.said).not.toContain('unsteady');
  expect(toldAtTheEnd(result.said)).toEqual([
    'failed: browser: names.spec.ts:12 a steady journey: a button is covered',
  ]);
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
  const late = { file: '<folder>/src/streak.test.ts', message: 'window is not defined' };
  const result = await checkWith({ vitest: vitestThatReports(counts(40, 0), 1, [late]) });
  expect(result).toMatchObject({ code: 1, lastLine: '43 passed, 1 failed' });
  expect(toldAtTheEnd(result.said)).toEqual([
    'failed: unit tests: src/streak.test.ts, outside of tests: window is not defined',
    'failed: unit tests: ended with 1 although every test passed',
  ]);
});

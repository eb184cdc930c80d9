// Runs checks, all of them whatever fails, and counts what passed: groups after one another, the checks
// of a group side by side.

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runAttached } from './children.mjs';
import { countReport, single } from './reports.mjs';
import { Stop, say, secondsSince } from './say.mjs';

const stepLimitMs = 60 * 60_000;

/** Where Vitest's errors outside of tests are written. */
const outsideOf = (report) => report.replace('.json', '-outside.json');

const reporters = {
  vitest: (report) => ({
    args: [
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      '--reporter=./tests/support/errors-outside.ts',
    ],
    env: { ERRORS_OUTSIDE: outsideOf(report) },
  }),
  playwright: (report) => ({
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }),
};

function readReport(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function runStep(step, { root, node, env, isHeld }) {
  const folder = join(root, 'out', 'reports');
  const report = join(folder, `${step.name.replace(/\W+/g, '-')}.json`);
  mkdirSync(folder, { recursive: true });
  for (const file of [report, outsideOf(report)]) rmSync(file, { force: true });
  const reporting = reporters[step.kind]?.(report) ?? { args: [], env: {} };
  const { exitCode, wasStopped } = await runAttached({
    node,
    args: [...step.args, ...reporting.args],
    cwd: root,
    env: { ...env, ...step.env, ...reporting.env },
    limitMs: stepLimitMs,
    isHeld,
  });
  if (wasStopped) throw new Stop('Stopped.', 130);
  return step.kind === undefined
    ? single(exitCode === 0, `ended with ${exitCode}; what it said stands above`)
    : countReport(step.kind, {
        text: readReport(report),
        outside: readReport(outsideOf(report)),
        exitCode,
        root,
      });
}

async function runBefore(work) {
  try {
    await work();
    return single(true);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (error.exitCode > 128) throw error;
    say(error.message);
    return single(false, error.message);
  }
}

/** One line such as '12 passed, 0 failed, 1 skipped'. */
function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Runs everything, prints a table and, as the last line, the sum; answers the exit code.
 * @param steps checks, or groups of checks that run side by side; each prints when it has ended
 */
export async function runSuite({ root, node, env, before, steps }) {
  const results = [];
  const record = async (name, work) => {
    const startedAt = Date.now();
    const result = { name };
    results.push(result);
    result.counts = await work();
    result.took = secondsSince(startedAt);
  };
  for (const { name, work } of before) {
    say(`\n— ${name}`);
    await record(name, () => runBefore(work));
  }
  for (const group of steps.map((one) => [one].flat())) {
    say(`\n— ${group.map(({ name }) => name).join(', ')}`);
    const isHeld = group.length > 1;
    // Made anew for each group: a browser may have been found since the start.
    const done = group.map((step) =>
      record(step.name, () => runStep(step, { root, node, env: env(), isHeld })),
    );
    await Promise.all(done);
  }
  const total = { passed: 0, failed: 0, skipped: 0 };
  say('');
  for (const { name, counts, took } of results) {
    for (const key of Object.keys(total)) total[key] += counts[key];
    say(`${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(16)} ${summaryLine(counts)} (${took})`);
  }
  // Logs are cut at their beginning: what failed stands at the end, where it survives.
  for (const { name, counts } of results) {
    for (const failure of counts.failures ?? []) say(`failed: ${name}: ${failure}`);
  }
  for (const name of results.flatMap(({ counts }) => counts.unsteady ?? [])) {
    say(`unsteady: ${name} (passed at its second try; it is to be mended)`);
  }
  process.stdout.write(`${summaryLine(total)}\n`);
  return total.failed > 0 ? 1 : 0;
}

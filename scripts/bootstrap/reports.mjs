// What a test runner's report says: how many tests passed, and the names of those that did not.

const counters = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: (report.testResults ?? []).flatMap(failuresInFile),
  }),
  // One that passed at its second try only counts, and is named: see docs/decisions/0033.
  playwright: ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...(errors ?? []).map(({ message }) => firstLine(message)),
      ...(suites ?? []).flatMap((suite) => namesIn(suite, 'unexpected')),
    ],
    unsteady: (suites ?? []).flatMap((suite) => namesIn(suite, 'flaky')),
  }),
};

const longestReason = 300;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const colours = /\u001b\[[\d;]*m/g;

function firstLine(text) {
  const [line = ''] = String(text ?? '')
    .replace(colours, '')
    .trim()
    .split('\n');
  return line.slice(0, longestReason);
}

const withReason = (name, reason) => (reason === '' ? name : `${name}: ${reason}`);

/** The tests of a file that failed; the file itself where it broke outside of them. */
function failuresInFile({ name, status, message, assertionResults = [] }) {
  const failed = assertionResults
    .filter((one) => one.status === 'failed')
    .map((one) =>
      withReason(`${name} > ${one.fullName ?? one.title}`, firstLine(one.failureMessages?.[0])),
    );
  return failed.length > 0 || status !== 'failed' ? failed : [withReason(name, firstLine(message))];
}

/** The journeys of a suite that ended in this state, and why at their last try. */
function namesIn({ specs = [], suites = [] }, state) {
  return [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === state)
        .map(({ results = [] }) => {
          const errors = results.map(({ error }) => firstLine(error?.message)).filter(Boolean);
          return withReason(`${file}:${line} ${title}`, errors.at(-1) ?? '');
        }),
    ),
    ...suites.flatMap((suite) => namesIn(suite, state)),
  ];
}

/** Counts of a check that has no report: it passed or it did not. */
export const single = (isGood, failure) => ({
  passed: isGood ? 1 : 0,
  failed: isGood ? 0 : 1,
  skipped: 0,
  failures: isGood || failure === undefined ? [] : [failure],
});

/** Errors that no test caught, as `tests/support/errors-outside.ts` wrote them. */
function errorsOutside(text) {
  try {
    return JSON.parse(text).map(({ file, message }) =>
      withReason(
        file === '' ? 'outside of tests' : `${file}, outside of tests`,
        firstLine(message),
      ),
    );
  } catch {
    return [];
  }
}

function namedCounts(kind, { text, outside, exitCode }) {
  let counts;
  try {
    counts = counters[kind](JSON.parse(text));
  } catch {
    return single(false, `ended with ${exitCode} and without a report`);
  }
  const { passed, failed, skipped } = counts;
  if (![passed, failed, skipped].every(Number.isInteger))
    return single(false, `ended with ${exitCode} and a report without counts`);
  const failures = [...counts.failures, ...errorsOutside(outside)];
  if (passed + failed === 0)
    return { ...counts, failed: 1, failures: [...failures, 'no test ran'] };
  if (exitCode === 0 || failed > 0) return { ...counts, failures };
  return {
    ...counts,
    failed: 1,
    failures: [...failures, `ended with ${exitCode} although every test passed`],
  };
}

/**
 * Counts of a test runner's report and the names of what failed; its exit code has the last word over what it wrote.
 * @param kind `vitest` or `playwright`
 * @param run.text the report, as JSON
 * @param run.outside errors that no test caught, as JSON, where there are any
 * @param run.root the project's folder, which names leave out
 */
export function countReport(kind, run) {
  const counts = namedCounts(kind, run);
  const shorten = (name) => name.replaceAll(`${run.root}/`, '').replaceAll(`${run.root}\\`, '');
  return { ...counts, failures: counts.failures.map(shorten) };
}

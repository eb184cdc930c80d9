// The table of commands: what each needs first and which programs it runs, in which order.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allocation } from './allocation.mjs';
import { filesOfAreas } from './area.mjs';
import { findBrowser, findHeadlessShell } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { holdCurrentBuild } from './builds.mjs';
import { runAttached } from './children.mjs';
import { ensureInstalled } from './install.mjs';
import { Stop, say } from './say.mjs';
import { runSuite } from './suite.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const vitest = 'node_modules/vitest/vitest.mjs';
const format = { name: 'biome', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] };
const types = { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'] };
const unused = { name: 'knip', args: ['node_modules/knip/bin/knip.js'] };
const content = { name: 'content', args: ['scripts/content-check.ts'] };
const tests = (name, projects, env) => ({
  name,
  kind: 'vitest',
  args: [vitest, 'run', ...projects.flatMap((project) => ['--project', project])],
  env,
});
const faults = ['faults', 'faults-timed'];
const short = { FAULTS: 'short' };
const unitTests = tests('unit tests', ['unit', 'dom']);
const apiTests = tests('api tests', ['api']);
const ownTests = tests('tests', ['unit', 'dom', 'api']);
const browserTests = {
  name: 'browser',
  kind: 'playwright',
  args: ['node_modules/@playwright/test/cli.js', 'test'],
};
/** Journeys for every screen, size, language and hand: of each, `npm test` walks a sample. */
const matrices = {
  name: 'matrices',
  kind: 'playwright',
  args: [...browserTests.args, '--grep', '@matrix'],
  env: { MATRIX: 'whole' },
};

const withArgs = (step, args) => ({ ...step, args: [...step.args, ...args] });
function ofAreas(steps, areas) {
  const files = filesOfAreas(root, areas);
  return steps
    .filter(({ kind }) => files[kind].length > 0)
    .map((step) => withArgs(step, files[step.kind]));
}

/** Arenas of glibc's allocator: more of them hold what ended threads gave back. Elsewhere nobody reads it. */
const fewArenas = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

/**
 * `suite`: checks that are counted, all run even if one fails; those of a list inside it side by side. `run`: one program on our terminal.
 * `ofNames`: what runs instead where names are given.
 * `built`: needs content and client built. `serves`: goes on using the build while it runs. `browser`: needs Chrome or Chromium (as CHROME_PATH).
 */
const commands = {
  start: { built: true, serves: true, run: ['src/server/main.ts'], env: fewArenas },
  dev: { built: true, serves: true, run: ['scripts/bootstrap/dev.mjs'] },
  build: { built: true },
  check: { suite: [[format, types, content], unitTests] },
  test: {
    built: true,
    browser: true,
    suite: [
      // Unit tests leave a core idle at their end.
      [format, types, unused, content, unitTests],
      // Fault tests wait for processes more than they work; those with a bound of time have the machine to themselves.
      [apiTests, tests('fault tests', ['faults'], short)],
      tests('timed faults', ['faults-timed'], short),
      browserTests,
    ],
    ofNames: (names) => ofAreas([ownTests, browserTests], names),
  },
  'test:faults': {
    built: true,
    browser: true,
    suite: [tests('fault tests', faults, { FAULTS: 'full' }), matrices],
    ofNames: (names) => [withArgs(tests('fault tests', faults, { FAULTS: 'full' }), names)],
  },
  bench: { built: true, browser: true, run: ['scripts/bench.ts'] },
  gallery: { built: true, browser: true, run: ['scripts/gallery.ts'] },
  'content:check': { run: content.args },
  'content:report': { run: ['scripts/content-report.ts'] },
  'report:questions': { built: true, run: ['scripts/report-questions.ts'] },
  ops: { run: ['scripts/ops.ts'] },
  new: { run: ['scripts/new.ts'] },
  'count:structure': { run: ['scripts/count-structure.ts'] },
  'db:generate': { run: ['node_modules/drizzle-kit/bin.cjs', 'generate'] },
  'db:migrate': { run: ['scripts/db-migrate.ts'] },
};

/** Node keeps what it compiled between starts; the folder goes with the build. */
function environment(extra) {
  const ours = { ...allocation, NODE_COMPILE_CACHE: join(root, 'dist', '.compiled') };
  return { ...ours, ...process.env, ...extra };
}

async function run(name, args) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (command === undefined) {
    throw new Stop(
      `There is no command "${name ?? ''}": use one of ${Object.keys(commands).join(', ')}.`,
    );
  }
  const node = await ensureInstalled(root);
  const isBuildCommand = name === 'build';
  const build = () =>
    ensureBuilt({ root, node, force: isBuildCommand && args.includes('--force') });
  if (command.suite !== undefined) {
    const hasNames = command.ofNames !== undefined && args.length > 0;
    const steps = hasNames ? command.ofNames(args) : command.suite;
    // Before the suite a failed build or a missing browser is a failure among others, not the end.
    const before = [];
    if (command.built) before.push({ name: 'build', work: build });
    if (command.browser && steps.flat().some(({ kind }) => kind === 'playwright'))
      before.push({ name: 'browser found', work: provideBrowser });
    return runSuite({ root, node, env: environment, before, steps });
  }
  const wasBuilt = command.built ? await build() : false;
  if (isBuildCommand) {
    if (!wasBuilt) say('Nothing changed since the last build (npm run build -- --force builds).');
    return 0;
  }
  if (command.browser) await provideBrowser();
  const release = command.serves ? holdCurrentBuild(root) : () => {};
  try {
    const { exitCode } = await runAttached({
      node,
      args: [...command.run, ...args],
      cwd: root,
      env: environment(command.env),
    });
    return exitCode;
  } finally {
    release();
  }
}

async function provideBrowser() {
  const shell = await findHeadlessShell();
  process.env.CHROME_PATH = await findBrowser();
  if (shell !== undefined) process.env.HEADLESS_SHELL_PATH = shell;
}

/** Runs one command of the table and sets the exit code of this process. */
export async function runCommand(name, args) {
  try {
    process.exitCode = await run(name, args);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    process.exitCode = error.exitCode;
  }
}

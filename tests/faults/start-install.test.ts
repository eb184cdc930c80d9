import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processesWith, until } from '#tests/support/processes.ts';
import { makeProject, type Project } from './start-project.ts';

const bound = { timeout: 600_000 };
const deadPid = 2 ** 22 + 7;

async function check(project: Project) {
  const run = project.run('content:check');
  expect(await run.ended()).toEqual({ code: 0, signal: null });
  expect(run.stdout()).toBe('content checked\n');
  return run;
}

test('packages are installed once, and again when the lock file changes', bound, async () => {
  const project = makeProject();
  const first = await check(project);
  expect(first.stderr()).toMatch(/^Installing packages …\nInstalling packages: done in \d/);
  const second = await check(project);
  expect(second.stderr()).toBe('');
  expect(project.calls('npm')).toHaveLength(1);
  project.write('package-lock.json', JSON.stringify({ packages: { '': {}, more: {} } }));
  await check(project);
  expect(project.calls('npm')).toHaveLength(2);
});

test.each(['node_modules', 'node_modules/left'])(
  'packages are installed again when %s is gone',
  bound,
  async (path) => {
    const project = makeProject();
    await check(project);
    rmSync(join(project.folder, path), { recursive: true });
    await check(project);
    expect(project.calls('npm')).toHaveLength(2);
  },
);

test('packages that were installed by hand to the same versions are kept', bound, async () => {
  const project = makeProject();
  await check(project);
  const packages = { 'node_modules/left': { version: '1.0.0' } };
  project.write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
  project.write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  await check(project);
  expect(project.calls('npm')).toHaveLength(1);
  const newer = { 'node_modules/left': { version: '1.0.1' } };
  project.write('package-lock.json', JSON.stringify({ packages: { '': {}, ...newer } }));
  await check(project);
  expect(project.calls('npm')).toHaveLength(2);
});

test('killed during the install, npm ends with it and the next start installs', bound, async () => {
  const project = makeProject();
  project.write('npm-hangs', '');
  const killed = project.run('content:check');
  await until(
    'npm runs',
    () => project.calls('npm').length === 1 && project.has('node_modules/left'),
  );
  const [npm = 0] = project.calls('npm');
  await until('npm hangs', () => processesWith('sleep 60').includes(npm));
  killed.kill('SIGKILL');
  await until('npm is gone', () => !processesWith('sleep 60').includes(npm));
  rmSync(join(project.folder, 'npm-hangs'));
  await check(project);
  expect(project.calls('npm')).toHaveLength(2);
});

test('stopped by a signal during the install, it takes npm with it', bound, async () => {
  const project = makeProject();
  project.write('npm-hangs', '');
  const stopped = project.run('content:check');
  await until(
    'npm runs',
    () => project.calls('npm').length === 1 && project.has('node_modules/left'),
  );
  stopped.kill('SIGTERM');
  expect(await stopped.ended()).toEqual({ code: 143, signal: null });
  expect(processesWith('sleep 60')).not.toContain(project.calls('npm')[0]);
  expect(project.has('dist/.lock')).toBe(false);
});

test('two starts at once install once; the second says whom it waits for', bound, async () => {
  const project = makeProject();
  project.write('npm-waits', '');
  const first = project.run('content:check');
  await until('npm runs', () => project.calls('npm').length === 1);
  const second = project.run('content:check');
  await until('the second one has spoken', () => second.stderr() !== '');
  rmSync(join(project.folder, 'npm-waits'));
  expect(await second.ended()).toEqual({ code: 0, signal: null });
  expect(await first.ended()).toEqual({ code: 0, signal: null });
  expect(second.stderr()).toBe(
    `Another start (process ${first.pid}) is busy with installing packages: waiting for it.\n`,
  );
  expect(project.calls('npm')).toHaveLength(1);
});

test.each([
  ['a dead process', JSON.stringify({ pid: deadPid, what: 'x' })],
  ['a process whose id went to another', JSON.stringify({ pid: process.pid, startedAt: '1' })],
  ['nobody that can be read', '{'],
])('a stale lock of %s is taken over by exactly one of many starts', bound, async (_who, lock) => {
  const project = makeProject();
  project.write('dist/.lock', lock);
  const runs = Array.from({ length: 4 }, () => project.run('content:check'));
  for (const run of runs) expect(await run.ended()).toEqual({ code: 0, signal: null });
  expect(project.calls('npm')).toHaveLength(1);
  expect(project.has('dist/.lock')).toBe(false);
});

test(
  'a failed install is one sentence with the reason, and leaves nothing that looks done',
  bound,
  async () => {
    const project = makeProject();
    project.write('npm-fails', '');
    const run = project.run('content:check');
    expect(await run.ended()).toEqual({ code: 1, signal: null });
    expect(run.stderr().trim().split('\n').at(-1)).toBe(
      `Installing the packages failed (request failed): check the network and the free space, then run the command again (all of npm's output is in ${join(project.folder, 'dist', 'install.log')}).`,
    );
    rmSync(join(project.folder, 'npm-fails'));
    await check(project);
  },
);

test('without npm it says so', bound, async () => {
  const project = makeProject();
  const run = project.run('content:check', { PATH: join(project.folder, 'empty') });
  expect(await run.ended()).toEqual({ code: 1, signal: null });
  expect(run.stderr()).toContain(
    'npm was not found: install npm beside Node and run the command again.\n',
  );
});

test('a missing lock file and an unknown command are told in one sentence', bound, async () => {
  const project = makeProject();
  const unknown = project.run('strat');
  expect(await unknown.ended()).toEqual({ code: 1, signal: null });
  expect(unknown.stderr()).toMatch(/^There is no command "strat": use one of start, .*\.\n$/);
  rmSync(join(project.folder, 'package-lock.json'));
  const run = project.run('content:check');
  expect(await run.ended()).toEqual({ code: 1, signal: null });
  expect(run.stderr()).toMatch(/^package-lock\.json is missing .*\.\n$/);
});

test('on an older Node the pinned one installs once more what npm left out', bound, async () => {
  const project = makeProject();
  const pretend = "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });";
  const run = project.run('content:check', {
    NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(pretend)}"`,
  });
  expect(await run.ended()).toEqual({ code: 0, signal: null });
  const nodes = readFileSync(join(project.folder, 'npm-nodes'), 'utf8').trim().split('\n');
  expect(nodes).toHaveLength(2);
  expect(nodes[0]).not.toContain(project.folder);
  expect(nodes[1]).toBe(join(project.folder, 'dist', `.node-${run.pid}`, 'node'));
  expect(project.has(`dist/.node-${run.pid}`)).toBe(false);
  await check(project);
  expect(project.calls('npm')).toHaveLength(2);
});

test('what npm left out for an older Node is not taken for installed by hand', bound, async () => {
  const project = makeProject();
  await check(project);
  const left = { 'node_modules/left': { version: '1.0.0' } };
  const part = (os: string) => ({
    version: '1.0.0',
    optional: true,
    os: [os],
    cpu: [process.arch],
  });
  const record = (os: string) => {
    const packages = { '': {}, ...left, 'node_modules/part': part(os) };
    project.write('package-lock.json', JSON.stringify({ packages }));
    project.write('node_modules/.package-lock.json', JSON.stringify({ packages: left }));
  };
  record('no-such-system');
  await check(project);
  expect(project.calls('npm')).toHaveLength(1);
  record(process.platform);
  await check(project);
  expect(project.calls('npm')).toHaveLength(2);
});

test('a Node that is too old is refused before anything else is read', bound, async () => {
  const project = makeProject();
  const pretend = "Object.defineProperty(process.versions, 'node', { value: '16.20.2' });";
  const run = project.run('start', {
    NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(pretend)}"`,
  });
  expect(await run.ended()).toEqual({ code: 1, signal: null });
  expect(run.stderr()).toMatch(
    /^Meritpath needs Node 18 or newer to start \(this is 16\.20\.2\)\./,
  );
});

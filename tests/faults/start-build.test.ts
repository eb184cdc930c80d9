import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { processesWith, startProgram, until } from '#tests/support/processes.ts';
import { makeProject, type Project } from './start-project.ts';

const bound = { timeout: 600_000 };

async function start(project: Project) {
  const run = project.run('start');
  await run.waitFor(/server \d+ is ready/);
  run.kill('SIGTERM');
  expect(await run.ended()).toEqual({ code: 7, signal: null });
  return run;
}

test(
  'it builds once, and again only when a content or client file has changed',
  bound,
  async () => {
    const project = makeProject();
    const count = () => project.calls('build').length;
    await start(project);
    await start(project);
    expect(count()).toBe(1);
    // A fresh checkout: other times, same contents.
    utimesSync(join(project.folder, 'content/unit-1.yaml'), new Date(), new Date(0));
    await start(project);
    expect(count()).toBe(1);
    project.write('src/server/module.ts', '// the server runs from its sources\n');
    project.write('src/domain/rule.test.ts', '// tests are not built\n');
    await start(project);
    expect(count()).toBe(1);
    project.write('content/unit-1.yaml', 'title: Two\n');
    await start(project);
    expect(count()).toBe(2);
    project.write('src/client/new.tsx', '// new\n');
    await start(project);
    expect(count()).toBe(3);
    rmSync(join(project.folder, 'src/client/new.tsx'));
    await start(project);
    expect(count()).toBe(4);
    rmSync(join(project.folder, 'dist/builds'), { recursive: true });
    await start(project);
    expect(count()).toBe(5);
  },
);

test(
  'killed during the build, the build ends with it and the next start builds',
  bound,
  async () => {
    const project = makeProject();
    await start(project);
    project.write('content/unit-1.yaml', 'title: Two\n');
    project.write('build-hangs', '');
    const killed = project.run('start');
    await until('the build runs', () => project.calls('build').length === 2);
    const build = project.calls('build')[1] ?? 0;
    expect(processesWith('scripts/build.ts')).toContain(build);
    killed.kill('SIGKILL');
    await until('it is gone', () => !processesWith('scripts/build.ts').includes(build));
    rmSync(join(project.folder, 'build-hangs'));
    await start(project);
    expect(project.calls('build')).toHaveLength(3);
  },
);

test('a build leaves the one that a server uses, and later ones remove it', bound, async () => {
  const project = makeProject();
  const running = project.run('start');
  await running.waitFor(/is ready/);
  const [used = 0] = project.calls('build');
  const rebuild = async (title: string) => {
    project.write('content/unit-1.yaml', `title: ${title}\n`);
    expect(await project.run('build').ended()).toEqual({ code: 0, signal: null });
    return project.calls('build').at(-1)!;
  };
  const standing = () => readdirSync(join(project.folder, 'dist/builds')).map(Number).toSorted();
  const [second, third] = [await rebuild('Two'), await rebuild('Three')];
  expect(standing()).toEqual([used, second, third].toSorted());
  running.kill('SIGTERM');
  expect(await running.ended()).toEqual({ code: 7, signal: null });
  const fourth = await rebuild('Four');
  expect(standing()).toEqual([third, fourth].toSorted());
});

test('a failed build shows why, ends with one sentence and starts nothing', bound, async () => {
  const project = makeProject();
  project.write('build-fails', '');
  const run = project.run('start');
  expect(await run.ended()).toEqual({ code: 1, signal: null });
  expect(run.stderr()).toMatch(
    /unit-1\.yaml:3 is wrong\nThe build failed: see the lines above, correct them and try again\.\n$/,
  );
  expect(run.stdout()).toBe('');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s is passed on, and the exit code comes back',
  bound,
  async (signal) => {
    const project = makeProject();
    const run = project.run('start');
    await run.waitFor(/is ready/);
    run.kill(signal);
    expect(await run.ended()).toEqual({ code: 7, signal: null });
    expect(run.stdout()).toContain(`stopped by ${signal}\n`);
  },
);

test('the server ends when the start command is killed outright', bound, async () => {
  const project = makeProject();
  const run = project.run('start');
  const [, pid] = await run.waitFor(/server (\d+) is ready/);
  run.kill('SIGKILL');
  await until(
    'the server is gone',
    () => !processesWith('src/server/main.ts').includes(Number(pid)),
  );
});

test('the server ends when npm is killed outright', bound, async ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux tells cheaply that npm is gone');
  const project = makeProject();
  await start(project);
  const npm = startProgram(['start'], { command: 'npm', cwd: project.folder });
  const [, pid] = await npm.waitFor(/server (\d+) is ready/);
  npm.kill('SIGKILL');
  await until(
    'the server is gone',
    () => !processesWith('src/server/main.ts').includes(Number(pid)),
  );
});

// A copy of the bootstrap in a project of its own, with a made-up npm, build and server, so that
// installs and builds can be killed and counted without a network.

import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  type Program,
  projectRoot,
  startProgram,
  temporaryFolder,
} from '#tests/support/processes.ts';

const platform = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `node-${platform}-${process.arch}`;

// Like npm: removes what was there, takes its time, and is done when all is there.
const npm = `#!/bin/sh
echo "$$" >> npm-calls
command -v node >> npm-nodes
rm -rf node_modules
mkdir -p node_modules/${nodePackage}/bin node_modules/left
if [ -f npm-fails ]; then echo "npm error code ENOTFOUND"; echo "npm error request failed"; exit 1; fi
if [ -f npm-hangs ]; then exec sleep 60; fi
while [ -f npm-waits ]; do sleep 0.1; done
ln -s '${process.execPath}' node_modules/${nodePackage}/bin/node
echo '{}' > node_modules/left/package.json
`;

const build = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('build-calls', process.pid + '\\n');
if (existsSync('build-hangs')) await new Promise((resolve) => setTimeout(resolve, 60_000));
if (existsSync('build-fails')) { console.error('unit-1.yaml:3 is wrong'); process.exit(1); }
const name = 'builds/' + process.pid;
for (const folder of ['content', 'client']) mkdirSync('dist/' + name + '/' + folder, { recursive: true });
writeFileSync('dist/' + name + '/content/catalog.json', '{}');
writeFileSync('dist/' + name + '/client/index.html', '');
writeFileSync('dist/current', name);
`;

const server = `
import { watchParent } from './lifecycle/parent-watch.ts';
const timer = setInterval(() => {}, 1000);
const stop = (why) => { console.log('stopped by ' + why); process.exitCode = 7; clearInterval(timer); };
watchParent(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop(signal));
console.log('server ' + process.pid + ' is ready');
`;

const manifest = {
  type: 'module',
  scripts: { start: 'node scripts/run.mjs start' },
  dependencies: { left: '1.0.0' },
};

export type Project = {
  readonly folder: string;
  /** @param command with its arguments, divided by spaces */
  run(command: string, env?: NodeJS.ProcessEnv): Program;
  write(path: string, text: string): void;
  has(path: string): boolean;
  /** How often npm or the build was started so far, as the process ids of the runs. */
  calls(of: 'npm' | 'build'): number[];
};

/** Makes the project; its packages are not installed and nothing is built. */
export function makeProject(): Project {
  const folder = temporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync(join(projectRoot, 'scripts', 'run.mjs'), join(folder, 'scripts', 'run.mjs'));
  cpSync(join(projectRoot, 'scripts', 'bootstrap'), join(folder, 'scripts', 'bootstrap'), {
    recursive: true,
  });
  const watch = 'src/server/lifecycle/parent-watch.ts';
  write(watch, readFileSync(join(projectRoot, watch), 'utf8'));
  write('package.json', JSON.stringify(manifest));
  write('package-lock.json', JSON.stringify({ packages: { '': {} } }));
  write('bin/npm', npm);
  chmodSync(join(folder, 'bin', 'npm'), 0o755);
  write('scripts/build.ts', build);
  write('scripts/content-check.ts', "console.log('content checked');\n");
  write('src/server/main.ts', server);
  write('content/unit-1.yaml', 'title: One\n');
  return {
    folder,
    write,
    has: (path) => existsSync(join(folder, path)),
    run: (command, env = {}) =>
      startProgram([join(folder, 'scripts', 'run.mjs'), ...command.split(' ')], {
        cwd: folder,
        env: { PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}`, ...env },
      }),
    calls: (of) =>
      existsSync(join(folder, `${of}-calls`))
        ? readFileSync(join(folder, `${of}-calls`), 'utf8')
            .trim()
            .split('\n')
            .map(Number)
        : [],
  };
}

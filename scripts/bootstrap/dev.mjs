// The development server: Vite for the client, and our server restarted when its sources change.
// Runs on the pinned Node, with packages installed and a first build made.

import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'vite';
import { currentBuild } from './builds.mjs';

const sources = ['src/server', 'src/domain', 'src/contract', 'src/texts'];
const serverSources = [...sources, `${currentBuild('.')}/content`];
const contentSources = ['content', 'src/content'];
const settleMs = 150;

// Read by the Vite configuration: where it sends what the server answers.
process.env.API_ORIGIN ??= `http://127.0.0.1:${process.env.PORT ?? 3000}`;

const vite = await createServer();
await vite.listen();
vite.printUrls();
const clientUrl = vite.resolvedUrls?.local[0]?.replace(/\/$/, '');
// Links in mails and the origin check belong to the address that the browser shows.
const env = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? clientUrl };

let server;
let isStopping = false;

function startServer() {
  server = spawn(process.execPath, ['src/server/main.ts'], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

function stopServer() {
  return new Promise((resolve) => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) {
      resolve();
      return;
    }
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

async function restartServer() {
  await stopServer();
  if (!isStopping) startServer();
}

function compileContent() {
  return new Promise((resolve) => {
    spawn(process.execPath, ['scripts/build.ts', '--content-only'], { stdio: 'inherit' }).once(
      'exit',
      resolve,
    );
  });
}

/** Runs `work` once for a burst of changes, and never twice at once. */
function watchFolders(folders, work) {
  let timer;
  let running = Promise.resolve();
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, name) => {
      if (name === null || /\.test\.tsx?$|~$|\.tmp$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(work);
      }, settleMs);
    });
  }
}

async function stop() {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([stopServer(), vite.close()]);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
process.on('disconnect', stop);
startServer();
watchFolders(serverSources, restartServer);
watchFolders(contentSources, compileContent);

// Builds content and client when what they are made from has changed.

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { currentBuild, removeOldBuilds } from './builds.mjs';
import { runCaptured } from './children.mjs';
import { withLock } from './lock.mjs';
import { Stop, withProgress } from './say.mjs';

const inputs = [
  'src',
  'src/server/modules/template',
  'content',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/compile-content.ts',
];
const outputs = ['content/catalog.json', 'client/index.html'];

// The server runs from its sources; what is built imports nothing of it but what writes templates.
const isInput = (path) => path !== 'src/server' && !/\.test\.tsx?$/.test(path);

function listFiles(root, path, found) {
  if (!isInput(path)) return;
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    found[path] = { size: stat.size, mtimeMs: stat.mtimeMs };
    return;
  }
  for (const name of readdirSync(join(root, path))) listFiles(root, `${path}/${name}`, found);
}

const hashOf = (root, path) =>
  createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex');

function readBuilt(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'dist', '.built'), 'utf8'));
  } catch {
    return undefined;
  }
}

function writeBuilt(root, files) {
  const path = join(root, 'dist', '.built');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, JSON.stringify({ files }));
  renameSync(`${path}.${process.pid}`, path);
}

/** Today's inputs with their hashes; a file of the same size and time keeps the hash it had. */
function fingerprint(root, before = {}) {
  const files = {};
  for (const path of inputs) listFiles(root, path, files);
  for (const [path, file] of Object.entries(files)) {
    const known = before[path];
    const isUntouched = known?.size === file.size && known.mtimeMs === file.mtimeMs;
    file.hash = isUntouched ? known.hash : hashOf(root, path);
  }
  return files;
}

/** Whether what was built is made from exactly these inputs. */
function isFresh(root, built, files) {
  const folder = currentBuild(root);
  if (built === undefined || folder === undefined) return false;
  if (!outputs.every((path) => existsSync(join(folder, path)))) return false;
  const paths = Object.keys(files);
  return (
    paths.length === Object.keys(built.files).length &&
    paths.every((path) => built.files[path]?.hash === files[path].hash)
  );
}

function look(root) {
  const built = readBuilt(root);
  const files = fingerprint(root, built?.files);
  const fresh = isFresh(root, built, files);
  const isTouched =
    fresh && Object.keys(files).some((path) => files[path].mtimeMs !== built.files[path].mtimeMs);
  // A fresh checkout changes times, not contents: remember the new times to stay quick.
  if (isTouched) writeBuilt(root, files);
  return { fresh, files };
}

async function build(root, node) {
  const { exitCode, output } = await runCaptured({
    command: node,
    args: ['scripts/build.ts'],
    cwd: root,
    env: process.env,
  });
  if (exitCode === 0) return;
  process.stderr.write(`\n${output}`);
  throw new Stop('The build failed: see the lines above, correct them and try again.');
}

/** Builds if anything changed; answers whether it did. */
export async function ensureBuilt({ root, node, force = false }) {
  if (!force && look(root).fresh) return false;
  return withLock(join(root, 'dist', '.lock'), 'the build', async () => {
    const { fresh, files } = look(root);
    if (fresh && !force) return false;
    // Without the marker a build that is killed half way is simply made again.
    rmSync(join(root, 'dist', '.built'), { force: true });
    // A server that is about to start may have found this one to be the newest.
    const former = currentBuild(root);
    await withProgress('Building content and client', () => build(root, node));
    writeBuilt(root, files);
    removeOldBuilds(root, [former, currentBuild(root)]);
    return true;
  });
}

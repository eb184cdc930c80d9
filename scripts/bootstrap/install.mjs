// Installs the packages when they are missing, outdated or half there.

import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { runCaptured } from './children.mjs';
import { withLock } from './lock.mjs';
import { isNewEnough, pickNode } from './pinned-node.mjs';
import { Stop, withProgress } from './say.mjs';

const markerName = '.meritpath.json';
// What a shell answers for a program that does not exist.
const programMissing = 127;
const platform = `${process.platform}-${process.arch}`;

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function lockHash(root) {
  try {
    return createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex');
  } catch {
    throw new Stop(
      'package-lock.json is missing or unreadable: restore it from the repository and run the ' +
        'command again.',
    );
  }
}

function hasDirectPackages(root) {
  const manifest = readJson(join(root, 'package.json')) ?? {};
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return names.every((name) => existsSync(join(root, 'node_modules', name, 'package.json')));
}

/**
 * Whether a package is for this system. npm leaves those out whose engine the Node that runs it does not
 * meet: on an older Node parts of the build tools are missing although they are for this system.
 */
function isForThisSystem({ os, cpu, libc }) {
  const fits = (list, mine) => list === undefined || list.includes(mine);
  return fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, systemLibc());
}

function systemLibc() {
  if (process.platform !== 'linux') return undefined;
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/**
 * Whether somebody ran npm by hand and its own record agrees with the lock file in every package.
 * npm writes that record last, so it is not there after an install that was killed.
 */
function isInstalledByHand(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = present[path];
    if (found === undefined) {
      const mayMiss = entry.optional === true && !(entry.os && isForThisSystem(entry));
      return mayMiss || entry.peer === true;
    }
    return found.version === entry.version && existsSync(join(root, path, 'package.json'));
  });
}

/** The Node to use if everything is installed, else undefined. */
function installedNode(root, hash) {
  const marker = readJson(join(root, 'node_modules', markerName));
  if (marker === undefined || marker.lock !== hash || marker.platform !== platform)
    return undefined;
  if (!hasDirectPackages(root)) return undefined;
  // The marker may name no package's Node: then this one was good enough, and has to be again.
  if (marker.node === '') return pickNode(root) === '' ? process.execPath : undefined;
  return existsSync(join(root, marker.node)) ? join(root, marker.node) : undefined;
}

function writeMarker(root, hash) {
  const node = pickNode(root);
  const path = join(root, 'node_modules', markerName);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ lock: hash, platform, node }));
  renameSync(draft, path);
  return node === '' ? process.execPath : join(root, node);
}

/** How npm is run by a Node, and which groups of packages it is to install. */
function npmCommand(node, groups) {
  const args = ['ci', '--no-audit', '--no-fund', ...groups];
  const npmProgram = process.env.npm_execpath;
  if (npmProgram !== undefined && basename(npmProgram) === 'npm-cli.js')
    return { command: node, args: [npmProgram, ...args], shell: false, env: process.env };
  // npm's own script takes the first Node of the path.
  const path = node === process.execPath ? [] : [join(node, '..')];
  const env = { ...process.env, PATH: [...path, process.env.PATH].join(delimiter) };
  return { command: 'npm', args, shell: process.platform === 'win32', env };
}

/** npm's own reason, without its prefixes and the hint at its log. */
function reasonIn(output) {
  const lines = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !/^(code|errno|syscall|A complete log)/.test(line));
  return lines[0] ?? output.trim().split('\n').pop() ?? '';
}

const everything = ['--include=dev', '--include=optional'];

/**
 * Installs all packages. npm leaves out what does not fit the Node that runs it, so on an older Node it
 * first brings the pinned one, which then runs it again, from a copy that npm does not remove under it.
 */
async function install(root) {
  rmSync(join(root, 'node_modules', markerName), { force: true });
  if (isNewEnough(process.versions.node)) return runNpm(root, process.execPath, everything);
  await runNpm(root, process.execPath, ['--omit=dev', '--include=optional', '--ignore-scripts']);
  const pinned = join(root, pickNode(root));
  const folder = join(root, 'dist', `.node-${process.pid}`);
  const copy = join(folder, basename(pinned));
  mkdirSync(folder, { recursive: true });
  try {
    copyFileSync(pinned, copy);
    chmodSync(copy, 0o755);
    await runNpm(root, copy, everything);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runNpm(root, node, groups) {
  const logFolder = join(root, 'dist');
  const log = join(logFolder, 'install.log');
  const result = await runCaptured({ ...npmCommand(node, groups), cwd: root });
  if (result.exitCode === 0) return;
  if (result.exitCode === programMissing)
    throw new Stop('npm was not found: install npm beside Node and run the command again.');
  mkdirSync(logFolder, { recursive: true });
  writeFileSync(log, result.output);
  throw new Stop(
    `Installing the packages failed (${reasonIn(result.output).replace(/\.$/, '')}): check the ` +
      `network and the free space, then run the command again (all of npm's output is in ${log}).`,
  );
}

/** Makes sure that all packages are there and answers the Node that runs the project. */
export async function ensureInstalled(root) {
  const hash = lockHash(root);
  const ready = installedNode(root, hash);
  if (ready !== undefined) return ready;
  return withLock(join(root, 'dist', '.lock'), 'installing packages', async () => {
    const installedMeanwhile = installedNode(root, hash);
    if (installedMeanwhile !== undefined) return installedMeanwhile;
    if (isInstalledByHand(root)) return writeMarker(root, hash);
    await withProgress('Installing packages', () => install(root));
    return writeMarker(root, hash);
  });
}

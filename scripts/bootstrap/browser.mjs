// Finds Chrome or Chromium for the browser tests, and Chromium without a window of its own where it is there,
// and installs Debian's where that is allowed.

import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runCaptured } from './children.mjs';
import { Stop, withProgress } from './say.mjs';

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellNames = ['chromium-headless-shell', 'headless_shell'];
const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Programs of the folders that `npx playwright install chromium` keeps in its cache, of the newest first. */
function fromPlaywright(folderName, programs) {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
      win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
    }[process.platform] ??
    join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  const number = (name) => Number(name.slice(name.lastIndexOf('-') + 1));
  return readdirSync(cache)
    .filter((name) => name.startsWith(`${folderName}-`) && number(name) > 0)
    .sort((a, b) => number(b) - number(a))
    .flatMap((name) => programs.map((program) => join(cache, name, program)));
}

const cachedBrowsers = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];
const cachedShells = [
  'chrome-linux/headless_shell',
  ...['linux64', 'mac-x64', 'mac-arm64', 'win64'].map(
    (system) => `chrome-headless-shell-${system}/chrome-headless-shell`,
  ),
];

const search = () =>
  [
    ...onPath(programNames),
    ...(usualPlaces[process.platform] ?? []),
    ...fromPlaywright('chromium', cachedBrowsers),
  ].find(isProgram);

const searchShell = () =>
  [...onPath(shellNames), ...fromPlaywright('chromium_headless_shell', cachedShells)].find(
    isProgram,
  );

function isRootOnDebian() {
  try {
    const release = readFileSync('/etc/os-release', 'utf8');
    return process.getuid?.() === 0 && /^ID=debian$/m.test(release);
  } catch {
    return false;
  }
}

async function installOnDebian(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = async (args) =>
    (await runCaptured({ command: 'apt-get', args, cwd: '/', env })).exitCode === 0;
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  await withProgress(
    'Installing Chromium for the browser tests',
    async () => (await apt(install)) || ((await apt(['update'])) && (await apt(install))),
  );
}

/** Path of a browser that can be run; CHROME_PATH wins. */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (isProgram(chosen)) return chosen;
    throw new Stop(`CHROME_PATH names ${chosen}, which cannot be run: correct or unset it.`);
  }
  if (search() === undefined && isRootOnDebian()) await installOnDebian(['chromium']);
  const found = search();
  if (found !== undefined) return found;
  throw new Stop(
    'The browser tests need Chrome or Chromium and none was found: run ' +
      '"npx playwright install --with-deps chromium" (or set CHROME_PATH) and try again.',
  );
}

/**
 * Path of the browser without windows, which does most journeys for two thirds of the processor time; undefined
 * where there is none, and the whole browser does them all. HEADLESS_SHELL_PATH wins.
 */
export async function findHeadlessShell() {
  const chosen = process.env.HEADLESS_SHELL_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (isProgram(chosen)) return chosen;
    throw new Stop(
      `HEADLESS_SHELL_PATH names ${chosen}, which cannot be run: correct or unset it.`,
    );
  }
  // A browser that was named is to be the one.
  if ((process.env.CHROME_PATH ?? '') !== '') return undefined;
  if (searchShell() === undefined && isRootOnDebian())
    await installOnDebian(['chromium-headless-shell']);
  return searchShell();
}

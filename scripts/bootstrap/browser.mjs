// Finds Chrome or Chromium for the browser tests, and installs Debian's where that is allowed.

import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runCaptured } from './children.mjs';
import { Stop, withProgress } from './say.mjs';

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return programNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The browsers that `npx playwright install chromium` keeps in its cache, newest first. */
function fromPlaywright() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
      win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
    }[process.platform] ??
    join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) => programs.map((program) => join(cache, name, program)));
}

function search() {
  return [...onPath(), ...(usualPlaces[process.platform] ?? []), ...fromPlaywright()].find(
    isProgram,
  );
}

function isRootOnDebian() {
  try {
    const release = readFileSync('/etc/os-release', 'utf8');
    return process.getuid?.() === 0 && /^ID=debian$/m.test(release);
  } catch {
    return false;
  }
}

async function installOnDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = async (args) =>
    (await runCaptured({ command: 'apt-get', args, cwd: '/', env })).exitCode === 0;
  const installed = await withProgress(
    'Installing Chromium for the browser tests',
    async () =>
      (await apt(['install', '-y', '--no-install-recommends', 'chromium'])) ||
      ((await apt(['update'])) &&
        (await apt(['install', '-y', '--no-install-recommends', 'chromium']))),
  );
  return installed ? search() : undefined;
}

/** Path of a browser that can be run; CHROME_PATH wins. */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (isProgram(chosen)) return chosen;
    throw new Stop(`CHROME_PATH names ${chosen}, which cannot be run: correct or unset it.`);
  }
  const found = search() ?? (isRootOnDebian() ? await installOnDebian() : undefined);
  if (found !== undefined) return found;
  throw new Stop(
    'The browser tests need Chrome or Chromium and none was found: run ' +
      '"npx playwright install --with-deps chromium" (or set CHROME_PATH) and try again.',
  );
}

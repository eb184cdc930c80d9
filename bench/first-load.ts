// The first load: bytes over the wire until the screen stands, and Lighthouse's view of it on a phone.
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { type Browser, chromium, type Page } from 'playwright';
import { currentBuild } from '#content/current-build.ts';
import { screenKilobytes } from '#tests/support/screen-bytes.ts';
import { type ExampleParts, exampleOf, screens } from '#tests/support/screen-routes.ts';
import { type Figure, median } from './figures.ts';
import budgets from './screen-budgets.json' with { type: 'json' };
import type { Stage } from './stage.ts';

const RUNS = 5;
const kilo = (bytes: number): number => bytes / 1000;

interface Load {
  /** Scripts, styles, texts and the page itself. */
  code: number;
  /** Answers of the API. */
  data: number;
  fonts: number;
}

/** What a first visit transfers until the screen stands, in bytes with their headers. */
async function firstVisit(
  { browser, stage }: { browser: Browser; stage: Stage },
  { path, cookie, encoding, stands }: Visit,
): Promise<Load> {
  const context = await browser.newContext({
    locale: 'en-US',
    // For the whole context: what a route sets for a single request the browser does not heed.
    extraHTTPHeaders: { 'accept-encoding': encoding === 'gzip' ? 'gzip' : 'gzip, deflate, br' },
  });
  if (cookie !== undefined) {
    const [key, value] = cookie.split('=') as [string, string];
    await context.addCookies([{ name: key, value, url: stage.app.origin }]);
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const load: Load = { code: 0, data: 0, fonts: 0 };
  const kinds = new Map<string, keyof Load>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isData = new URL(response.url).pathname.startsWith('/api/');
    kinds.set(requestId, type === 'Font' ? 'fonts' : isData ? 'data' : 'code');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined) load[kind] += encodedDataLength;
  });
  await page.goto(`${stage.app.origin}${path}`);
  await stands(page);
  await context.close();
  return load;
}

interface Visit {
  path: string;
  cookie: string | undefined;
  encoding: 'gzip' | 'br';
  stands: (page: Page) => Promise<void>;
}

const launchBrowser = () =>
  chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** A first visit of the two first pages. What is fetched ahead for other screens is no part of it. */
export async function sizeFigures(stage: Stage): Promise<Figure[]> {
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  for (const [name, path, cookie, text] of [
    ['/auth', '/#/auth', undefined, 'Sign in'],
    ['the dashboard', '/#/dashboard', stage.headersOf(9_998).cookie, 'Missions Complete'],
  ] as const) {
    for (const encoding of ['gzip', 'br'] as const) {
      const stands = async (page: Page) => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByRole('main').getByText(text).first().waitFor();
      };
      const load = await firstVisit({ browser, stage }, { path, cookie, encoding, stands });
      figures.push({
        name: `first load of ${name}, fonts apart (${kilo(load.fonts).toFixed(0)} kB)`,
        value: kilo(load.code + load.data),
        unit: `kB ${encoding}`,
        aim: 'at most 125 kB',
      });
    }
  }
  await browser.close();
  return figures;
}

/**
 * The code of a first visit of every screen, at the example of its manifest, beside what it needs to stand, which is
 * held against its budget (`tests/e2e/screen-sizes.spec.ts`): a browser also counts heads, and what comes at once after.
 */
export async function screenSizeFigures(stage: Stage, parts: ExampleParts): Promise<Figure[]> {
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  const { clientDir } = currentBuild(join(import.meta.dirname, '..'));
  const needed = screenKilobytes(clientDir);
  for (const name of screens.names) {
    const isGuest = screens.routeOf(name).access === 'guest';
    // A report is of an attempt: an unknown one brings the same code.
    const load = await firstVisit(
      { browser, stage },
      {
        path: `/#${exampleOf(name, parts)}`,
        cookie: isGuest ? undefined : stage.headersOf(9_998).cookie,
        encoding: 'gzip',
        stands: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
      },
    );
    const budget = budgets.screens[name as keyof typeof budgets.screens] ?? budgets.default;
    const own = needed.get(name) ?? Number.NaN;
    figures.push({
      name: `code of the screen ${name}, which needs ${own.toFixed(1)}${own > budget ? ', over its budget' : ''}, with ${kilo(load.data).toFixed(0)} kB of data`,
      value: kilo(load.code),
      unit: 'kB gzip',
      aim: `needs at most ${budget} kB`,
    });
  }
  await browser.close();
  return figures;
}

/** Lighthouse on a simulated phone, the median of five runs. */
export async function lighthouseFigures(stage: Stage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path, extraHeaders] of [
    ['/auth', '/#/auth', undefined],
    ['the dashboard', '/#/dashboard', { cookie: stage.headersOf(9_997).cookie! }],
  ] as const) {
    const scores: number[] = [];
    const shifts: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const chrome = await launch({
        chromeFlags: [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
        ],
        ...(process.env.CHROME_PATH && { chromePath: process.env.CHROME_PATH }),
      });
      const result = await lighthouse(`${stage.app.origin}${path}`, {
        port: chrome.port,
        onlyCategories: ['performance'],
        logLevel: 'error',
        ...(extraHeaders && { extraHeaders }),
      });
      chrome.kill();
      if (!result) throw new Error('Lighthouse gave no result.');
      scores.push((result.lhr.categories.performance?.score ?? 0) * 100);
      shifts.push(result.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN);
    }
    figures.push(
      {
        name: `Lighthouse on a phone, ${name}`,
        value: median(scores),
        unit: 'points',
        aim: 'at least 97',
      },
      { name: `layout shift, ${name}`, value: median(shifts), unit: '', aim: 'under 0.02' },
    );
  }
  return figures;
}

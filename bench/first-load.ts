// The first load: bytes over the wire until the screen stands, and Lighthouse's view of it on a phone.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { type Figure, median } from './figures.ts';
import type { Stage } from './stage.ts';

const RUNS = 5;

/** Scripts, styles, texts and page of a first visit, as transferred with gzip; fonts apart. */
export async function sizeFigures(stage: Stage): Promise<Figure[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const figures: Figure[] = [];
  for (const [name, path, cookie, text] of [
    ['/auth', '/#/auth', undefined, 'Sign in'],
    ['the dashboard', '/#/dashboard', stage.headersOf(9_998).cookie, 'Missions Complete'],
  ] as const) {
    const context = await browser.newContext();
    if (cookie) {
      const [key, value] = cookie.split('=') as [string, string];
      await context.addCookies([{ name: key, value, url: stage.app.origin }]);
    }
    const page = await context.newPage();
    // Brotli is smaller still; gzip is what the budget is written in.
    await page.route('**/*', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'gzip' } }),
    );
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    let code = 0;
    let fonts = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Font') fonts += encodedDataLength;
      else code += encodedDataLength;
    });
    await page.goto(`${stage.app.origin}${path}`);
    // What is fetched ahead for other screens, once this one stands, is no part of its load.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').getByText(text).first().waitFor();
    figures.push({
      name: `first load of ${name}, fonts apart (${(fonts / 1000).toFixed(0)} kB)`,
      value: code / 1000,
      unit: 'kB gzip',
      aim: 'at most 150 kB',
    });
    await context.close();
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
        aim: 'at least 95',
      },
      { name: `layout shift, ${name}`, value: median(shifts), unit: '', aim: 'under 0.02' },
    );
  }
  return figures;
}

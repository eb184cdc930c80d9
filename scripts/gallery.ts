// Drives a real browser through every screen and state, and writes the pictures with an index page.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { serveApp } from '#tests/support/served-app.ts';
import { scenes } from './gallery/scenes.ts';
import type { Scene } from './gallery/stage.ts';

const out = join(import.meta.dirname, '../out/gallery');
const only = process.argv[2];
const widths = [360, 1280] as const;
const themes = ['dark', 'light', 'midnight'] as const;

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const app = await serveApp(Number(process.env.GALLERY_PORT ?? 3270));
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const pictures: { name: string; file: string; width: number; theme: string }[] = [];
let failures = 0;

try {
  for (const width of widths) {
    for (const theme of themes) {
      // Midnight differs by its tokens only: a few screens show it.
      const chosen = scenes.filter(
        (scene) =>
          (only === undefined || scene.name.includes(only)) &&
          (theme !== 'midnight' || scene.inMidnight),
      );
      for (const scene of chosen) await picture(scene, width, theme);
    }
  }
} finally {
  await browser.close();
  await app.stop();
}
writeFileSync(join(out, 'index.html'), indexPage());
console.log(`${pictures.length} pictures in out/gallery, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);

async function picture(scene: Scene, width: number, theme: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 800 },
    locale: scene.locale ?? 'en-US',
    timezoneId: 'Europe/Berlin',
    // The moments that pass by themselves are pictured as they stand.
    reducedMotion: scene.inMotion ? 'no-preference' : 'reduce',
    ...(width < 500 && { hasTouch: true, isMobile: true }),
  });
  const page: Page = await context.newPage();
  try {
    await page.addInitScript((name) => {
      const key = 'meritpath-app-state';
      const state = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(
        key,
        JSON.stringify({ ...state, settings: { ...state.settings, theme: name } }),
      );
    }, theme);
    await scene.show({ page, origin: app.origin, width });
    await page.waitForTimeout(400);
    const file = `${scene.name}-${width}-${theme}.png`;
    await page.screenshot({ path: join(out, file), fullPage: scene.fullPage ?? false });
    pictures.push({ name: scene.name, file, width, theme });
  } catch (error) {
    failures += 1;
    console.error(
      `${scene.name} at ${width} px, ${theme}: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    await context.close();
  }
}

function indexPage(): string {
  const groups = Map.groupBy(pictures, (one) => one.name);
  const parts = [...groups].map(
    ([name, list]) =>
      `<h2>${name}</h2>${list.map((one) => `<figure><img src="${one.file}" width="${Math.round(one.width / 2)}" alt="${name}, ${one.width} px, ${one.theme}"><figcaption>${one.width} px, ${one.theme}</figcaption></figure>`).join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>body{font:15px system-ui;margin:2rem;background:#333;color:#eee}figure{display:inline-block;margin:0 1rem 1rem 0;vertical-align:top}img{border:1px solid #666}</style><h1>Gallery</h1>${parts.join('')}</html>`;
}

// The canvas with a large model: from one frame to the next while an element is dragged, and how long it takes to stand.
import { chromium, type Page } from 'playwright';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { OWN_BOUNDS } from '#domain/modelling/editing/bounds.ts';
import type { Model } from '#domain/modelling/editing/model.ts';
import type { Language } from '#domain/modelling/language.ts';
import { allowed, tableOf } from '#domain/modelling/table.ts';
import { type Figure, median } from './figures.ts';
import type { Stage } from './stage.ts';

const STEPS = 90;
const COLUMNS = 25;

/** Elements in a grid, each related to those beside and below it, and to some further away. */
function modelOf(language: Language, elements: number, relations: number): Model {
  const table = tableOf(language);
  const kinds = language.elements.map(({ id }) => id);
  const all = Array.from({ length: elements }, (_, n) => ({
    id: `e-${n}`,
    kind: kinds[n % kinds.length] ?? '',
    name: `Element number ${n}`,
    x: (n % COLUMNS) * 200 + 20,
    y: Math.floor(n / COLUMNS) * 120 + 20,
  }));
  const lines: Model['relations'][number][] = [];
  for (let step = 0; lines.length < relations; step += 1) {
    const from = all[step % elements];
    const to =
      all[(step * 7 + [1, COLUMNS, COLUMNS + 1, 3][step % 4]! + (step % elements)) % elements];
    if (!from || !to || from === to) continue;
    const [type] = allowed(table, from.kind, to.kind);
    if (type) lines.push({ id: `r-${lines.length}`, type, from: from.id, to: to.id });
  }
  return { elements: all, relations: lines };
}

/** Milliseconds from frame to frame while the first element is dragged along. */
async function framesOf(page: Page): Promise<number[]> {
  const box = await page.locator('[data-part="e-0"]').boundingBox();
  if (!box) throw new Error('The canvas shows no element.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(globalThis, { frames });
  });
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(x + step * 3, y + (step % 20) * 5);
  }
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  await page.mouse.up();
  return frames;
}

export async function canvasFigures(stage: Stage, catalog: Catalog): Promise<Figure[]> {
  const course = catalog.courses.find(({ language }) => language);
  if (!course?.language) return [];
  const { language, key } = course;
  const headers = stage.headersOf(1);
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const measure = async (elements: number, relations: number) => {
      const response = await fetch(`${stage.app.origin}/api/courses/${key}/models`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({
          name: 'Measured',
          viewpoint: null,
          start: { from: 'model', model: modelOf(language, elements, relations) },
        }),
      });
      if (!response.ok) throw new Error(await response.text());
      const { id } = (await response.json()) as { id: string };
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const [name, value] = (headers.cookie ?? '').split('=') as [string, string];
      await context.addCookies([{ name, value, url: stage.app.origin }]);
      const page = await context.newPage();
      await page.goto(`${stage.app.origin}/#/models/${id}`);
      await page.locator('[data-part="e-0"]').waitFor();
      const frames = await framesOf(page);
      await context.close();
      return median(frames);
    };
    const empty = await measure(1, 0);
    const full = await measure(OWN_BOUNDS.elements, OWN_BOUNDS.relations);
    return [
      {
        name: `Median frame while dragging among ${OWN_BOUNDS.elements} elements and ${OWN_BOUNDS.relations} relations`,
        value: full,
        unit: 'ms',
        baseline: { name: 'a canvas with nothing else', value: empty },
        aim: 'a ratio of at most 1.5',
      },
    ];
  } finally {
    await browser.close();
  }
}

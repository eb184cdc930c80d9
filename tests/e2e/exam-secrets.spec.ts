// Nothing that tells a key reaches a browser while an exam runs: not in an answer of the server, in a
// file of the app, in what the device keeps.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { currentBuild } from '#content/current-build.ts';
import { answer, foundation, savedMark, sit, start } from './support/attempt.ts';
import { cachedReads, keptWhole } from './support/cached-reads.ts';
import { expect, test } from './support/journey.ts';
import { call, secretsOf } from './support/people.ts';
import { visit, withoutLive } from './support/screen.ts';

test.use({ serviceWorkers: 'allow' });

/** Every byte that this page's origin has on the device, as text. */
const onDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((answered, fail) => {
        asked.onsuccess = () => answered(asked.result);
        asked.onerror = () => fail(asked.error);
      });
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name ?? ''));
      for (const store of db.objectStoreNames) {
        found.push(JSON.stringify(await done(db.transaction(store).objectStore(store).getAll())));
      }
      db.close();
    }
    return found.join('\n');
  });

/** The built files that anybody can ask for, maps included. */
function bundle(): string {
  const root = currentBuild(join(import.meta.dirname, '../..')).clientDir;
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|woff2)$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
}

/** As it is, and inside of JSON. */
const formsOf = (secret: string): string[] => [
  ...new Set([secret, JSON.stringify(secret).slice(1, -1)]),
];
const PIECE = 16;

/**
 * The secrets that the bytes hold, as they are or inside of JSON. Looking through megabytes once for each of
 * thousands took most of the journey: whatever is longer than two pieces holds one that begins at a multiple
 * of a piece's length, so those of the bytes tell which secrets are to be looked for.
 */
function withheldBy(bytes: string, secrets: readonly string[]): string[] {
  const pieces = new Set<string>();
  for (let at = 0; at < bytes.length; at += PIECE) pieces.add(bytes.slice(at, at + PIECE));
  const maybeHeld = (form: string): boolean => {
    if (form.length < 2 * PIECE) return true;
    for (let at = 0; at < PIECE; at += 1) if (pieces.has(form.slice(at, at + PIECE))) return true;
    return false;
  };
  return secrets.filter((secret) =>
    formsOf(secret).some((form) => maybeHeld(form) && bytes.includes(form)),
  );
}

test('a running exam puts no key, reason or explanation into the browser, and leaves nothing there of an earlier report', async ({
  page,
  context,
  learner: _,
}) => {
  await test.step('a running exam puts no key, reason or explanation into the browser; its report does', async () => {
    const secrets = secretsOf(foundation.key);
    expect(secrets.length).toBeGreaterThan(1_000);
    // Its body would never end; its events have no data (live-pages.test.ts).
    await withoutLive(page);
    const heard: Promise<string>[] = [];
    page.on('response', (response) => {
      heard.push(
        response.text().then(
          (text) => `${JSON.stringify(response.headers())}\n${text}`,
          // A redirect or a call that the page left has no body.
          () => '',
        ),
      );
    });
    const attempt = await start(context);
    for (const [path, title] of [
      ['/exam', 'Exam Mode'],
      ['/exam/foundation', foundation.title],
      ['/exam/history', 'Your attempts'],
      ['/dashboard', 'Welcome, Amara'],
      ['/missions', 'Missions'],
    ] as const) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      // What it shows has come, not only its frame.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    }
    await sit(page);
    for (const number of [1, 2, 3]) {
      await expect(page.getByText(`Question ${number} of`)).toBeVisible();
      await answer(page);
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await expect(savedMark(page)).toBeVisible();
    await keptWhole(page, 'attempt');
    // The last saving is kept too, a second after it.
    // Quotation marks are stored and sent in other letters.
    const { stem } = attempt.questions.find(
      ({ question }) => !/["\\]/.test(question.stem),
    )!.question;
    await expect.poll(async () => (await onDevice(page)).includes(stem)).toBe(true);
    const received = (await Promise.all(heard)).join('\n');
    expect(received).toContain(JSON.stringify(stem).slice(1, -1));
    expect(received.match(/"(explanation|reasons|trap|why)":/g) ?? []).toEqual([]);
    for (const bytes of [received, await onDevice(page), bundle()]) {
      expect(withheldBy(bytes, secrets)).toEqual([]);
    }

    await call(context, 'POST', `/attempts/${attempt.id}/submit`, {});
    const report = JSON.stringify(await call(context, 'GET', `/attempts/${attempt.id}/result`));
    expect(withheldBy(report, secrets).length).toBeGreaterThan(foundation.total * 3);
  });
  // As somebody who opens the app anew.
  await page.goto('about:blank');
  await test.step('an earlier report leaves nothing on the device once the next attempt has started', async () => {
    const secrets = secretsOf(foundation.key);
    const earlier = await start(context);
    await call(context, 'POST', `/attempts/${earlier.id}/submit`, {});
    await visit(page, `/exam/foundation/report/${earlier.id}`);
    await expect(page.getByTestId('review-row').first()).toBeVisible();
    await keptWhole(page, 'result');
    expect(withheldBy(await onDevice(page), secrets).length).toBeGreaterThan(foundation.total * 3);

    await visit(page, '/exam/foundation');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByText('Question 1 of')).toBeVisible();
    await expect.poll(async () => withheldBy(await onDevice(page), secrets)).toEqual([]);
    expect(await cachedReads(page)).toContain('attempt');

    // Read again, the report tells what the server tells while the exam runs.
    await visit(page, `/exam/foundation/report/${earlier.id}`);
    await expect(page.getByTestId('review-row').first()).toBeVisible();
  });
});

// What every screen has to hold, whatever it shows: no axe finding, no scrolling to the side.
import { expect, type Page, type Response, test } from '@playwright/test';
import axe from 'axe-core';
import { inMatrix, isWhole } from './matrix.ts';

/** Opens a path behind the hash; the first one loads the page, later ones move inside it. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/#${path}`);
};

/**
 * The page asks for no stream of changes, which stays open: the network can become idle. Called
 * before the page is opened.
 */
export async function withoutLive(page: Page): Promise<void> {
  await page.route('**/api/live', (route) => route.fulfill({ status: 204 }));
}

/**
 * Holds what the page asks of `path` back, until the function it gives is called: also when that
 * is before the request got here, since a button says that it waits before its request is out.
 */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * What goes away by itself after so long lasts until a key here: a busy machine looks too late for the two seconds of
 * a level's moment, and for the four of a notice.
 */
export const holdMoments = (page: Page, lasting = 2_000): Promise<unknown> =>
  page.addInitScript((moment) => {
    const real = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...more: unknown[]) =>
      real(run, ms === moment ? 120_000 : ms, ...more)) as typeof setTimeout;
  }, lasting);

/**
 * Waits until the server has answered for a card that the page reached, by a part of the address:
 * "Saved" alone is true before anything was sent. Asked for before what sends the card.
 */
export async function cardKept(page: Page, part: string): Promise<void> {
  const answer = await page.waitForResponse(
    (one) => one.request().method() === 'PUT' && one.url().includes(part),
  );
  await answer.finished();
}

/**
 * The answer to a change of that field of the profile, and to no other, which may still be on its way. Asked for before
 * what sends it.
 */
export const profileSaved = (page: Page, field: string): Promise<Response> =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/me') &&
      answer.request().method() === 'PATCH' &&
      answer.request().postData()?.includes(`"${field}"`) === true,
  );

/** Two frames: whatever the page has decided by now is drawn, so that what is missing is not coming. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** A notice of the page by its title. */
export const noticeOf = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Notices' })
    .locator('[role="status"], [role="alert"]')
    .filter({ hasText: title });

const tags: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };
const rulesOf = {
  all: { runOnly: tags },
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  /** Colours take axe half of its time. */
  structure: { runOnly: tags, rules: { 'color-contrast': { enabled: false } } },
} satisfies Record<string, axe.RunOptions>;

/** What axe finds on the page, which gets its code once. */
async function violationsOn(page: Page, rules: keyof typeof rulesOf): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Without frames, and without the stylesheets, which no rule of these reads.
  const options = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    ...rulesOf[rules],
  };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(given),
    options as unknown as axe.RunOptions,
  );
  return violations;
}

/** A journey of a matrix asks about colours where all of the matrix is walked. */
const rulesHere = () => (!isWhole && test.info().tags.includes(inMatrix.tag) ? 'structure' : 'all');

/** Axe finds nothing on the screen as it stands; `what` names the screen in the failure. */
export async function expectAccessible(
  page: Page,
  what: string,
  rules: keyof typeof rulesOf = rulesHere(),
): Promise<void> {
  // What a bar over the page hides in part depends on where the page was left: at the top, on nothing.
  await page.evaluate(() => scrollTo(0, 0));
  // A colour in the middle of a transition is no colour of the design.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const violations = await violationsOn(page, rules);
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect.soft(findings, `axe on ${what}`).toEqual([]);
}

/** The page is no wider than the window; says which elements stand out. */
export async function expectNoSideways(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [
      `${scrollWidth} px of page in ${clientWidth} px of window`,
      ...[...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .slice(0, 8)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    ];
  });
  expect.soft(wide, `sideways scroll on ${what}`).toEqual([]);
}

/** A board lies in the page: no part of it scrolls by itself. */
export async function expectOnePageOfBoard(page: Page): Promise<void> {
  const parts = page.locator('.board, .board *');
  const scrolling = await parts.evaluateAll(
    (all) =>
      all.filter(
        (part) =>
          part.scrollHeight > part.clientHeight + 1 &&
          /auto|scroll/.test(getComputedStyle(part).overflowY),
      ).length,
  );
  expect(scrolling).toBe(0);
}

/** Both, in a window that holds the whole page: what head and foot cover at the edges is reached by scrolling. */
export async function expectWellMade(page: Page, what: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: whole + 400 });
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoSideways(page, what);
  await expectAccessible(page, what);
  await page.setViewportSize({ width, height });
}

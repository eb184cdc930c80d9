// No control of a page lies under another thing.
import { expect, type Page } from '@playwright/test';
import { drawn } from './screen.ts';

/** A notice stays until it is closed: a busy machine looks too late for its four seconds. */
export const holdNotices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...more: unknown[]) =>
      real(run, ms === 4_000 ? 600_000 : ms, ...more)) as typeof setTimeout;
  });

/**
 * A press at the centre of every control that can have the focus reaches it: where it stands, or, below
 * a bar at the edge of the window, where the page scrolls to when it gets the focus. Under the box none
 * may lie, wherever the page was scrolled to, nor under a notice: on a phone that is such a bar.
 */
export async function expectNothingCovered(page: Page, what: string): Promise<void> {
  const screens = await page.evaluate(() => {
    scrollTo(0, 0);
    return Math.ceil(document.documentElement.scrollHeight / innerHeight);
  });
  const found = new Set<string>();
  for (let at = 0; at < screens; at += 1) {
    await page.evaluate((down) => scrollTo(0, down * innerHeight), at);
    for (const one of await page.evaluate(coveredHere)) found.add(one);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await drawn(page);
  expect.soft([...found], `what lies under something on ${what}`).toEqual([]);
}

/** A phone's notice stands at the bottom or under the head, and no part of a control lies under it. */
export async function expectNoticeFree(page: Page, what: string): Promise<void> {
  const notice = page.locator('.toast:visible');
  await expect(notice, `the notice on ${what}`).toHaveCount(1);
  await expect.poll(() => page.evaluate(underNotice), `under the notice on ${what}`).toEqual([]);
}

/** Runs in the page. */
function underNotice(): string[] {
  const notice = document.querySelector('.toast:last-child')!.getBoundingClientRect();
  // Above the bar and 6rem more, or at the head: between them is what one reads.
  const isAtEdge = notice.top < 80 || notice.bottom > innerHeight - 72 - 96 - 1;
  const isUnder = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 1 &&
    Math.min(right, notice.right) > Math.max(left, notice.left) &&
    Math.min(bottom, notice.bottom) > Math.max(top, notice.top);
  const under = [...document.querySelectorAll('a[href], button, summary, input, select')]
    .filter((one) => one.closest('.toasts') === null)
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => isUnder(one.getBoundingClientRect()))
    .map((one) => `${one.tagName.toLowerCase()} “${(one.textContent ?? '').trim().slice(0, 40)}”`);
  return isAtEdge ? under : [...under, `in the middle, at ${notice.top}`];
}

/** Runs in the page. */
async function coveredHere(): Promise<string[]> {
  // The skip link is drawn off the page until it has the focus; a panel is no control.
  const focusable =
    'a[href], button:not(:disabled, .skip), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]:not([role="tabpanel"])';
  const modal = document.querySelector('dialog:modal');
  const menu = document.querySelector('[role="menu"]');
  const scope = modal ?? menu ?? document;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  const hitAt = (element: Element) => {
    const drawn = element.closest('label') ?? element;
    // A link of several lines has no middle of its own.
    const [box] = [...drawn.getClientRects()].sort(
      (one, other) => other.width * other.height - one.width * one.height,
    );
    if (box === undefined || box.width === 0 || box.height === 0) return undefined;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return undefined;
    const hit = document.elementFromPoint(x, y);
    const isOwn = hit === null || drawn.contains(hit) || hit.contains(drawn);
    return isOwn ? null : hit;
  };
  const covered: string[] = [];
  // The box gives way in the frame after the one that scrolled, a notice when scrolling has ended: by the
  // page's own clock, which a busy machine lets wait.
  const frames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const settled = async () => {
    await frames();
    await new Promise((done) => setTimeout(done, 150));
    await frames();
  };
  await settled();
  // What is drawn has no press that could tell.
  const floating = document.querySelector('.quick:not([data-look="row"], [data-open])');
  const box = [...(floating?.children ?? [])]
    .find((part) => part.checkVisibility({ visibilityProperty: true }))
    ?.getBoundingClientRect();
  for (const drawn of document.querySelectorAll('main :is(svg, .bar, [data-drawn])')) {
    const { left, right, top, bottom, width } = drawn.getBoundingClientRect();
    if (box === undefined || width === 0 || !drawn.checkVisibility()) continue;
    if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
      covered.push(`${drawn.tagName} ${drawn.getAttribute('class')} under the box of courses`);
  }
  for (const element of scope.querySelectorAll(focusable)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    const first = hitAt(element);
    if (!first) continue;
    const floats = first.closest(innerWidth < 768 ? '.quick' : '.quick, .toasts');
    const before = scrollY;
    if (floats === null) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      await settled();
    }
    const hit = floats ?? hitAt(element);
    if (hit) covered.push(`${nameOf(element)} under ${nameOf(hit)}`);
    if (scrollY === before) continue;
    scrollTo(0, before);
    await settled();
  }
  return covered;
}

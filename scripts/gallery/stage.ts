// What a scene is, and how a learner gets to where its picture is taken.
import type { Page } from 'playwright';
import { apiOf } from '#tests/support/browser-api.ts';
import { type Taking, takeSteps } from '#tests/support/play.ts';

export interface Stage {
  readonly page: Page;
  readonly origin: string;
  readonly width: number;
}

export interface Scene {
  readonly name: string;
  readonly locale?: string;
  readonly fullPage?: boolean;
  readonly inMidnight?: boolean;
  /** Moves as it does for most learners; all others are pictured as they stand. */
  readonly inMotion?: boolean;
  show(stage: Stage): Promise<void>;
}

export const FIRST = 'the-cycle-in-15-minutes';
let people = 0;

export async function demo({ page, origin }: Stage, path = '/dashboard'): Promise<void> {
  await page.goto(`${origin}/`);
  await page.evaluate(async () => {
    const body = JSON.stringify({ locale: navigator.language, timeZone: 'Europe/Berlin' });
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/demo', { method: 'POST', headers, body });
  });
  await open(page, `${origin}/#${path}`);
}

export async function newcomer({ page, origin }: Stage, path = '/learn'): Promise<void> {
  people += 1;
  await page.goto(`${origin}/`);
  await page.evaluate(async (email) => {
    await fetch('/api/account/sign-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email,
        password: 'river-crossing-7',
        firstName: 'Amara',
        lastName: 'Lindqvist',
      }),
    });
  }, `gallery-${people}-${process.pid}@example.org`);
  await open(page, `${origin}/#${path}`);
}

/** Opens an address as a new page, whatever stands in the tab. */
export async function open(page: Page, address: string): Promise<void> {
  // A stream of changes stays open: the network would never be idle.
  await page.route('**/api/live', (route) => route.fulfill({ status: 204 }));
  await page.goto('about:blank');
  await page.goto(address);
  await settled(page);
}

/** Requests are over, fonts are there and nothing says that it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

export const scene = (name: string, show: Scene['show'], more: Partial<Scene> = {}): Scene => ({
  name,
  show,
  ...more,
});

/** Takes steps of an activity through the API and opens it, so that the picture shows a later card. */
export async function playing(
  stage: Stage,
  { ref, address = `/learn/${ref}`, ...taking }: { ref: string; address?: string } & Taking,
): Promise<void> {
  await takeSteps(apiOf(stage.page.context(), stage.origin), ref, taking);
  await open(stage.page, `${stage.origin}/#${address}`);
}

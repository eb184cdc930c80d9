// The browser as every journey gets it: whatever a page complains about fails the test.
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { type Person, signUp } from './people.ts';

export { expect };

export interface Complaints {
  /** Lets a complaint pass that the journey brings about itself, such as a refused password. */
  allow(...patterns: RegExp[]): void;
}

interface Journey {
  complaints: Complaints & { watch(context: BrowserContext): Promise<void> };
  /** Another browser on another device, watched like the first. */
  newDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A new learner who is signed in on this device; no page has been opened yet. */
  learner: Person;
}

/**
 * A device that has the product's faces already, as each has from its second page on: they come late on the first one,
 * and a box measured before and after that would differ by the width of a letter.
 */
const keepFaces = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('faces-kept', '');
  });

/** What Playwright says where a journey runs without a service worker. */
const blockedWorker = /Service Worker registration blocked by Playwright/;

export const test = base.extend<Journey>({
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [blockedWorker];
      const watch = async (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return;
          heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (thrown) => heard.push(`thrown: ${thrown.error().stack}`));
        await watched.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', (report) => {
            // biome-ignore lint/suspicious/noConsole: the one way from the page to the test
            console.error(`CSP report: ${report.effectiveDirective} ${report.blockedURI}`);
          });
        });
      };
      await watch(context);
      await keepFaces(context);
      await use({ watch, allow: (...patterns) => void allowed.push(...patterns) });
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
  newDevice: async ({ browser, complaints }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (options) => {
      const device = await browser.newContext(options);
      devices.push(device);
      await complaints.watch(device);
      await keepFaces(device);
      return device;
    });
    for (const device of devices) await device.close();
  },
  learner: async ({ context, complaints: _ }, use) => {
    await use(await signUp(context));
  },
});

/** What Chromium says of itself when a call of the page is refused or cannot be sent. */
export const refused = (status: number): RegExp =>
  new RegExp(`server responded with a status of ${status} `);
export const noNetwork = /net::ERR_/;

import { defineConfig } from '@playwright/test';

/**
 * Left out of the browser. The first switch of this name is Playwright's own list and the last one
 * counts, so what journeys need of that list stands here again.
 */
const withoutFeatures = [
  // A process for the address line's suggestions and one in reserve, which every new device would
  // start: a third of what opening the app costs.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'PreloadTopChromeWebUI'],
  'SpareRendererForSitePerProcess',
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** One app for all journeys, on a data folder of its own that is made anew for each run. */
const port = Number(process.env.E2E_PORT ?? 3290);

// Where there is one, the browser without windows: two thirds of the processor time (docs/decisions/0073).
const executablePath = process.env.HEADLESS_SHELL_PATH || process.env.CHROME_PATH;

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './out/e2e',
  fullyParallel: true,
  workers: 3,
  // One that passes at its second try is named at the end of `npm test`: see docs/decisions/0033.
  retries: 1,
  // No rule is measured by these: a busy machine takes several times as long as a quiet one.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A click on what never comes ends long before its test does.
    actionTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // What moves for show takes a third of a small machine; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time: `npx playwright test <file> --trace on` draws one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker would answer requests that journeys hold back; those about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        `--disable-features=${withoutFeatures.join(',')}`,
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node tests/e2e/serve.ts`,
    url: `http://localhost:${port}/readyz`,
    // All journeys come from one address.
    env: {
      PORT: String(port),
      LOG_LEVEL: 'warn',
      REQUESTS_PER_TEN_SECONDS: '100000',
      SIGN_UPS_PER_HOUR: '100000',
      DEMOS_PER_HOUR: '100000',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

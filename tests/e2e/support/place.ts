// A state of a screen that is looked at, and how it is reached.
import { type BrowserContext, expect, type Page } from '@playwright/test';

export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** A state of a screen, such as `mission: locked`, and how it is reached from the one before it. */
export type Place = readonly [name: string, reach: (stage: Stage) => Promise<void>];

export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

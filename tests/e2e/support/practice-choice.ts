// Where a practice is put together on its intro.
import type { Page } from '@playwright/test';

/** The fold of topics; it says which are chosen. */
export const topicsFold = (page: Page) => page.locator('summary', { hasText: /^Topics:/ });

export const topicBox = (page: Page, objectiveId: string) =>
  page.locator(`input[type="checkbox"][value="${objectiveId}"]`);

export const unfoldTopics = (page: Page): Promise<void> => topicsFold(page).click();

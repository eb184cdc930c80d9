// Attempts as journeys begin and look at them.
import type { BrowserContext, Page } from '@playwright/test';
import type { Attempt } from '#contract/exams.ts';
import { expect } from './journey.ts';
import { call } from './people.ts';
import { visit } from './screen.ts';

/** The paper of forty questions in sixty minutes. */
export const foundation = { key: 'foundation', title: 'Foundation simulation', total: 40 };
/** Ten questions, each explained as soon as its answer is given. */
export const daily = { key: 'daily-challenge', title: 'Daily challenge', total: 10 };

export const start = (context: BrowserContext, paperKey: string = foundation.key) =>
  call<Attempt>(context, 'POST', `/papers/${paperKey}/attempts`, {});

export const read = (context: BrowserContext, { id }: Pick<Attempt, 'id'>) =>
  call<Attempt>(context, 'GET', `/attempts/${id}`);

/** Which options the server has, by number; null where it has none. */
export async function answersOf(context: BrowserContext, attempt: Pick<Attempt, 'id'>) {
  const { questions } = await read(context, attempt);
  return questions.map(({ answer }) =>
    answer !== null && 'chosen' in answer ? answer.chosen.join() : null,
  );
}

export const stem = (page: Page) => page.getByRole('heading', { level: 1 });
export const place = (page: Page, number: number, total: number = foundation.total) =>
  page.getByText(`Question ${number} of ${total}`, { exact: true });
export const savedMark = (page: Page) => page.getByText(/^Saved \d\d:\d\d:\d\d$/);
export const timer = (page: Page) => page.getByRole('timer').first();
/** What the timer shows, in seconds. */
export const secondsOf = async (page: Page): Promise<number> =>
  ((await timer(page).textContent()) ?? '')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number.parseInt(part, 10), 0);
export const numberOf = (page: Page, number: number) =>
  page.getByRole('complementary').getByRole('button', { name: new RegExp(`^Question ${number},`) });

/** Opens the running attempt of a paper at its first question. */
export async function sit(page: Page, paperKey: string = foundation.key): Promise<void> {
  const family = /foundation|certified/.test(paperKey) ? 'exam' : 'quiz';
  await visit(page, `/${family}/${paperKey}/attempt`);
  await expect(page.getByText(/^Question \d+ of \d+$/)).toBeVisible();
}

/** Chooses the first option by its control; of several that are asked for, all that are needed. */
export async function answer(page: Page): Promise<void> {
  const radios = page.getByRole('radio');
  if ((await radios.count()) > 0) return radios.first().check();
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await box.check();
}

// The texts of this page, and the language in which screens fetch theirs.
import type { Locale } from '#contract/fields.ts';
import type { Area } from '#texts/messages.ts';
import { textFiles } from './text-files.ts';
import { createTextStore } from './text-store.ts';

export const pageTexts = createTextStore(textFiles);

let current: Locale = 'en-US';

/** Fetches what every page says, so that nothing is drawn in a language that nobody chose. */
export async function startTexts(locale: Locale): Promise<void> {
  current = locale;
  await pageTexts.changeTo(locale).catch(() => {
    current = 'en-US';
  });
}

export const startedLocale = (): Locale => current;

export async function changeTexts(locale: Locale): Promise<void> {
  await pageTexts.changeTo(locale);
  current = locale;
}

/** Fetches the texts of a screen in the language of the page. */
export const loadTexts = (areas: readonly Area[]): Promise<void> =>
  pageTexts.loadAll(current, areas);

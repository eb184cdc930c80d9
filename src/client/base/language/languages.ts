// Which languages there are, and with which one to start.
import type { Locale } from '#contract/fields.ts';

/** Each language by its own name, in the order of the switch. */
export const languageNames: Record<Locale, string> = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};
export const locales = Object.keys(languageNames) as Locale[];

/**
 * The language to start with: the learner's choice on this device, else the first of the browser's
 * languages that the product speaks, else American English.
 */
export function startLocale(chosen: Locale | null, browser: readonly string[]): Locale {
  if (chosen !== null) return chosen;
  for (const tag of browser) {
    const [language, region] = tag.toLowerCase().split('-');
    if (language === 'en') return region === 'us' || region === undefined ? 'en-US' : 'en-GB';
    const found = locales.find((locale) => locale === language);
    if (found) return found;
  }
  return 'en-US';
}

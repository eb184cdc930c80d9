// Where the texts come from: one file an area and language, fetched when a screen needs it. What every
// page needs at once comes with the app in American English.
import type { Locale } from '#contract/fields.ts';
import { actions } from '#texts/en-us/actions.ts';
import { errors } from '#texts/en-us/errors.ts';
import { shell } from '#texts/en-us/shell.ts';
import type { Area, Messages } from '#texts/messages.ts';
import type { TextFiles } from './text-store.ts';

const files = import.meta.glob<Record<string, unknown>>([
  '../../../texts/{de,en-gb,en-us,es,fr}/*.ts',
  '!**/words.ts',
  '!**/en-us/{actions,errors,shell}.ts',
]);

const here = { actions, errors, shell };

/** British English has files of its own only for what it says in another way. */
const fileOf = (locale: Locale, area: Area) => {
  const own = files[`../../../texts/${locale.toLowerCase()}/${area}.ts`];
  return own ?? (locale === 'en-GB' ? files[`../../../texts/en-us/${area}.ts`] : undefined);
};

export const textFiles: TextFiles = {
  here,
  fetch: async <A extends Area>(locale: Locale, area: A): Promise<Messages[A]> => {
    const load = fileOf(locale, area);
    if (load !== undefined) return (await load())[area] as Messages[A];
    if (area in here) return (here as Partial<Messages>)[area] as Messages[A];
    throw new Error(`there is no file of "${area}" in ${locale}`);
  },
};

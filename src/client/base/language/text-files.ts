// Where the texts come from: one file an area and language, fetched when a screen needs it. What every
// page needs at once comes with the app in American English.
import type { Locale } from '#contract/fields.ts';
import { actions } from '#texts/en-us/actions.ts';
import { errors } from '#texts/en-us/errors.ts';
import { shell } from '#texts/en-us/shell.ts';
import type { Area, Messages } from '#texts/messages.ts';
import type { TextFiles } from './text-store.ts';

type Files = Record<string, () => Promise<Record<string, unknown>>>;

const american: Files = import.meta.glob<Record<string, unknown>>([
  '../../../texts/en-us/*.ts',
  '!**/{words,actions,errors,shell}.ts',
]);

/** The list of the others is long: who reads American English does without it. */
const filesOf = async (locale: Locale): Promise<Files> =>
  locale === 'en-US' ? american : (await import('./other-text-files.ts')).files;

const here = { actions, errors, shell };

/** British English has files of its own only for what it says in another way. */
async function fileOf(locale: Locale, area: Area) {
  const own = (await filesOf(locale))[`../../../texts/${locale.toLowerCase()}/${area}.ts`];
  return own ?? (locale === 'en-GB' ? american[`../../../texts/en-us/${area}.ts`] : undefined);
}

export const textFiles: TextFiles = {
  here,
  fetch: async <A extends Area>(locale: Locale, area: A): Promise<Messages[A]> => {
    const load = await fileOf(locale, area);
    if (load !== undefined) return (await load())[area] as Messages[A];
    if (area in here) return (here as Partial<Messages>)[area] as Messages[A];
    throw new Error(`there is no file of "${area}" in ${locale}`);
  },
};

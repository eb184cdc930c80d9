// What opens a locked mission, in words: all that is still to be done, or the first of many and the number of the others.
import type { ActivityLink } from '#contract/activity-link.ts';
import type { Messages } from '#texts/messages.ts';

type Named = Pick<ActivityLink, 'title'>;
type Texts = Pick<Messages['missions'], 'after' | 'others' | 'quoted'>;

/** So many stand on a card; the page of the mission names all. */
const NAMED = 3;

const listed = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** The names of all, as a part of a sentence. */
export const allNames = (
  t: Pick<Texts, 'quoted'>,
  openers: readonly Named[],
  locale: string,
): string =>
  listed(
    openers.map(({ title }) => t.quoted(title)),
    locale,
  );

/** @returns '' where nothing opens it by being done */
export function opensAfterText(t: Texts, openers: readonly Named[], locale: string): string {
  if (openers.length === 0) return '';
  // The last name takes no more room than the count of the others.
  const shown = openers.length === NAMED + 1 ? openers : openers.slice(0, NAMED);
  const names = shown.map(({ title }) => t.quoted(title));
  const rest = openers.length - shown.length;
  return t.after(listed(rest > 0 ? [...names, t.others(rest)] : names, locale), openers.length);
}

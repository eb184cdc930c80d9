// What opens a locked mission, in words: all that is missing, or the first of many and the number of the others.
import type { ActivityLink } from '#contract/activity-link.ts';
import type { Messages } from '#texts/messages.ts';

/** All of these, and of each any one. */
type Openers = readonly (readonly Pick<ActivityLink, 'title'>[])[];
type Texts = Pick<Messages['missions'], 'after' | 'either' | 'others' | 'quoted'>;

/** So many stand on a card; the page of the mission names all. */
const NAMED = 3;

const listed = (
  names: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(names);

type Words = Pick<Texts, 'either' | 'quoted'>;

/** An "or" among others says where it begins. */
function namesOf(t: Words, openers: Openers, locale: string): string[] {
  return openers.map((group) => {
    const titles = group.map(({ title }) => t.quoted(title));
    const names = listed(titles, locale, 'disjunction');
    return openers.length > 1 && group.length > 1 ? t.either(names) : names;
  });
}

/** The names of all, as a part of a sentence. */
export const allNames = (t: Words, openers: Openers, locale: string): string =>
  listed(namesOf(t, openers, locale), locale);

/** The names of all, the first apart: it is the one to do first. */
export function firstAndRest(
  t: Words,
  openers: Openers,
  locale: string,
): { first: string; rest: readonly string[] } {
  const [first = '', ...rest] = namesOf(t, openers, locale);
  return { first, rest };
}

/** @returns '' where nothing opens it by being done */
export function opensAfterText(t: Texts, openers: Openers, locale: string): string {
  if (openers.length === 0) return '';
  const names = namesOf(t, openers, locale);
  // The last name takes no more room than the count of the others.
  const shown = names.length === NAMED + 1 ? names : names.slice(0, NAMED);
  const rest = names.length - shown.length;
  return t.after(listed(rest > 0 ? [...shown, t.others(rest)] : shown, locale), openers.length);
}

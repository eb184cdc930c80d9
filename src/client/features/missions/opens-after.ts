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

const nameOf = (t: Pick<Words, 'quoted'>, group: Openers[number], locale: string): string =>
  listed(
    group.map(({ title }) => t.quoted(title)),
    locale,
    'disjunction',
  );

/** What must be done comes first, then how much more there is, then each choice, which says where it begins. */
function sentenceOf(t: Words, openers: Openers, locale: string, more?: string): string {
  const [group] = openers;
  if (group !== undefined && openers.length === 1) return nameOf(t, group, locale);
  const [steps, choices] = [false, true].map((isChoice) =>
    openers.filter(({ length }) => length > 1 === isChoice).map((one) => nameOf(t, one, locale)),
  );
  return listed(
    [...(steps ?? []), ...(more === undefined ? [] : [more]), ...(choices ?? []).map(t.either)],
    locale,
  );
}

/** The names of all, as a part of a sentence. */
export const allNames = (t: Words, openers: Openers, locale: string): string =>
  sentenceOf(t, openers, locale);

/** The names of all, the first apart: it is the one to do first. */
export function firstAndRest(
  t: Pick<Words, 'quoted'>,
  openers: Openers,
  locale: string,
): { first: string; rest: readonly string[] } {
  const [first = '', ...rest] = openers.map((group) => nameOf(t, group, locale));
  return { first, rest };
}

/** @returns '' where nothing opens it by being done */
export function opensAfterText(t: Texts, openers: Openers, locale: string): string {
  if (openers.length === 0) return '';
  // The last name takes no more room than the count of the others.
  const shown = openers.length === NAMED + 1 ? openers : openers.slice(0, NAMED);
  const rest = openers.length - shown.length;
  const more = rest > 0 ? t.others(rest) : undefined;
  return t.after(sentenceOf(t, shown, locale, more), openers.length);
}

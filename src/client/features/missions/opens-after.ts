// What opens a locked mission, in words: what to do next and how many steps there are, or all that is missing.
import type { ActivityLink } from '#contract/activity-link.ts';
import type { MissionCard } from '#contract/learning.ts';
import type { Messages } from '#texts/messages.ts';
import { firstToOpen } from './mission-search.ts';

/** All of these, and of each any one. */
type Openers = readonly (readonly Pick<ActivityLink, 'title'>[])[];
type Texts = Messages['missions'];
type ToOpen = { readonly steps: number; readonly next: Pick<ActivityLink, 'title'> };

/** The names of all, as a part of a sentence: what must be done, then each choice, which says where it begins. */
export function allNames(
  t: Pick<Texts, 'either' | 'quoted'>,
  openers: Openers,
  locale: string,
): string {
  const listed = (names: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(locale, { type }).format(names);
  const names = openers.map((group) => ({
    isChoice: group.length > 1,
    name: listed(
      group.map(({ title }) => t.quoted(title)),
      'disjunction',
    ),
  }));
  const [only] = names;
  if (only !== undefined && names.length === 1) return only.name;
  return listed(
    [
      ...names.flatMap(({ isChoice, name }) => (isChoice ? [] : name)),
      ...names.flatMap(({ isChoice, name }) => (isChoice ? t.either(name) : [])),
    ],
    'conjunction',
  );
}

/** The test that opens it whatever else is missing, which as an item has a unit and no kind; undefined where none does. */
export const testOf = (missing: MissionCard['opensAfter']): ActivityLink | undefined =>
  missing[0]?.find(
    ({ kind, itemType, ref }) =>
      kind === 'item' &&
      itemType === null &&
      missing.every((group) => group.some((one) => one.ref === ref)),
  );

/** @returns '' where nothing opens it by being done */
export function opensAfterText(
  t: Pick<Texts, 'after' | 'afterSteps' | 'quoted'>,
  toOpen: ToOpen | null,
): string {
  if (toOpen === null) return '';
  const next = t.quoted(toOpen.next.title);
  return toOpen.steps === 1 ? t.after(next) : t.afterSteps(toOpen.steps, next);
}

/**
 * What is said of a station, and of the section of its missions, where its lessons can be read and each mission is locked:
 * the list of missions and the station's panel say the same.
 * @returns '' where both are open, or both are locked
 */
export function lessonsOpenText(
  t: Pick<Texts, 'lessonsOpen' | 'lessonsOpenSteps' | 'quoted'>,
  hasOpenStation: boolean,
  missions: readonly Pick<MissionCard, 'status' | 'toOpen'>[],
): string {
  const toOpen = firstToOpen(missions)?.toOpen ?? null;
  if (!hasOpenStation || toOpen === null) return '';
  if (missions.some(({ status }) => status !== 'locked')) return '';
  const next = t.quoted(toOpen.next.title);
  return toOpen.steps === 1 ? t.lessonsOpen(next) : t.lessonsOpenSteps(toOpen.steps, next);
}

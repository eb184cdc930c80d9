// Which missions a learner sees: the words, the status and the order live in the address.
import type { MissionCard, MissionStatus, SectionView } from '#contract/learning.ts';
import type { Messages } from '#texts/messages.ts';

/** The statuses in the order of their buttons; `all` leaves nothing out. */
export const MISSION_FILTERS = ['all', 'available', 'in_progress', 'done', 'locked'] as const;
export type MissionFilter = (typeof MISSION_FILTERS)[number];

export const MISSION_SORTS = ['default', 'xp', 'duration', 'title'] as const;
export type MissionSort = (typeof MISSION_SORTS)[number];

/** The search part of the missions address; what is absent has its default. */
export interface MissionSearch {
  q?: string;
  status?: Exclude<MissionFilter, 'all'>;
  sort?: Exclude<MissionSort, 'default'>;
}

const LONGEST_QUERY = 100;

/** Reads the address and drops whatever is not ours, so that a mangled link still opens. */
export function parseMissionSearch(raw: Record<string, unknown>): MissionSearch {
  const search: MissionSearch = {};
  const words = typeof raw.q === 'number' ? String(raw.q) : raw.q;
  if (typeof words === 'string' && words !== '') search.q = words.slice(0, LONGEST_QUERY);
  const status = MISSION_FILTERS.find((filter) => filter === raw.status);
  if (status !== undefined && status !== 'all') search.status = status;
  const sort = MISSION_SORTS.find((known) => known === raw.sort);
  if (sort !== undefined && sort !== 'default') search.sort = sort;
  return search;
}

/** True when the learner asked for less than everything, or for another order. */
export const isNarrowed = (search: MissionSearch): boolean =>
  (search.q ?? '').trim() !== '' || search.status !== undefined || search.sort !== undefined;

/**
 * True when a section takes one row until it is opened: one that is behind the learner, or one in
 * which nothing can be begun yet. What a search found is never folded.
 */
export const isFolded = (section: SectionView, search: MissionSearch): boolean =>
  !isNarrowed(search) && (section.status === 'done' || section.status === 'locked');

/** True when every word of the query occurs in the title, the description or the section. */
function hasWords(mission: MissionCard, query: string): boolean {
  const text = `${mission.title}\n${mission.description}\n${mission.sectionTitle}`.toLowerCase();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}

/** What no index has added anything to. */
const none: ReadonlySet<string> = new Set();

const isFound = (
  mission: MissionCard,
  search: MissionSearch,
  added: ReadonlySet<string>,
): boolean =>
  (search.status === undefined || mission.status === search.status) &&
  (hasWords(mission, search.q ?? '') || added.has(mission.id));

/**
 * The sections with the missions that match; sections with none are left out.
 * @param added ids of missions that count as found by their words
 */
export function filterSections(
  sections: readonly SectionView[],
  search: MissionSearch,
  added: ReadonlySet<string> = none,
): SectionView[] {
  return sections
    .map((section) => ({
      ...section,
      missions: section.missions.filter((mission) => isFound(mission, search, added)),
    }))
    .filter((section) => section.missions.length > 0);
}

/**
 * All missions in one list in the order asked for; ties keep the order of the course.
 * @param locale the language whose alphabet orders the titles
 */
export function sortMissions(
  missions: readonly MissionCard[],
  sort: MissionSort,
  locale: string,
): MissionCard[] {
  const alphabet = new Intl.Collator(locale, { numeric: true });
  const orders: Record<MissionSort, (a: MissionCard, b: MissionCard) => number> = {
    default: () => 0,
    xp: (a, b) => b.xp - a.xp,
    duration: (a, b) => a.estimatedMinutes - b.estimatedMinutes,
    title: (a, b) => alphabet.compare(a.title, b.title),
  };
  return [...missions].sort(orders[sort]);
}

/** How a status looks on a station: by shape and fill, never by colour alone. */
export const stopState: Record<MissionStatus, 'done' | 'now' | 'open' | 'locked'> = {
  done: 'done',
  in_progress: 'now',
  available: 'open',
  locked: 'locked',
};

/** A section whose missions are locked looks open where its station is: the curriculum says so, too. */
export const sectionLook = ({ status, isShut }: Pick<SectionView, 'status' | 'isShut'>) =>
  status === 'locked' && !isShut ? 'open' : stopState[status];

/** Of missions that are all locked the one that opens first: after the fewest steps. */
export function firstToOpen<M extends Pick<MissionCard, 'toOpen'>>(
  missions: readonly M[],
): M | undefined {
  const stepsOf = ({ toOpen }: M): number => toOpen?.steps ?? Number.POSITIVE_INFINITY;
  return missions.toSorted((a, b) => stepsOf(a) - stepsOf(b))[0];
}

/** From here on a mission is longer than one sitting (decided: sessions of 10 to 15 minutes). */
const LONG_MINUTES = 20;

/**
 * What is left of a mission: with the activities that it still asks for where there are some, by name where it is one, only these where its own
 * cards are all behind, and in how many parts where it is a quest longer than a sitting.
 */
export function minutesText(
  t: Pick<
    Messages['missions'],
    | 'minutes'
    | 'minutesInParts'
    | 'minutesOf'
    | 'minutesOfOthers'
    | 'minutesWith'
    | 'minutesWithOne'
  >,
  mission: Pick<
    MissionCard,
    'minutesLeft' | 'minutesBesides' | 'activityBesides' | 'form' | 'stepCount'
  >,
): string {
  const { minutesLeft: minutes, minutesBesides, form, stepCount } = mission;
  // What an older release has sent names none.
  const one = mission.activityBesides ?? null;
  if (minutes === 0 && minutesBesides > 0) {
    return one === null ? t.minutesOfOthers(minutesBesides) : t.minutesOf(minutesBesides, one);
  }
  if (minutesBesides > 0) {
    return one === null
      ? t.minutesWith(minutes, minutesBesides)
      : t.minutesWithOne(minutes, minutesBesides, one);
  }
  const isLong = form === 'quest' && minutes > LONG_MINUTES && stepCount > 1;
  return isLong ? t.minutesInParts(minutes, stepCount) : t.minutes(minutes);
}

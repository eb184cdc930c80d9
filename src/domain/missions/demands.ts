// What a mission asks for outside itself: activities done, quizzes and papers answered well enough.
import type { Activity, Condition, Mission, OutsideCondition } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Paper } from '#domain/exam/paper.ts';
import type { Records } from './mission-status.ts';

/** A condition on another activity, or on papers, taken apart. */
export interface Demand {
  /** The activity, the first of the papers, or the paper where weak topics are worked on. */
  readonly activityId: string;
  /** What a quiz or a paper needs, whole percent; undefined where it has to be done. */
  readonly percent: number | undefined;
  /** Papers any of which counts. */
  readonly anyOf?: readonly string[];
  /** So many sittings of papers; 1 where it is absent. */
  readonly times?: number;
  /** The record that tells it where that is not the activity's own. */
  readonly recordId?: string;
}

/** Is this a condition on another activity? */
export const isOutside = (condition: Condition): condition is OutsideCondition =>
  condition.includes(':');

/** The activity or papers that a condition names, and what it needs of them. */
export function demandOf(condition: OutsideCondition): Demand {
  const at = condition.indexOf(':');
  const [named = '', needed] = condition.slice(at + 1).split('>=');
  const kind = condition.slice(0, at);
  const [percent, times] = needed === undefined ? [] : needed.split('*').map(Number);
  const [activityId = '', ...others] = named.split('|');
  const demand = { activityId, percent };
  if (kind === 'topics.strong') return { ...demand, recordId: condition };
  if (!kind.startsWith('paper.')) return demand;
  return { ...demand, anyOf: [activityId, ...others], times: times ?? 1 };
}

type Ends = Pick<Mission, 'doneWhen'>;
/** Content does not change while the product runs: each list is taken apart once. */
const takenApart = new WeakMap<Ends['doneWhen'], readonly Demand[]>();

/** Everything outside itself that a mission's end waits for, in the order of its content. */
export function demandsOf({ doneWhen }: Ends): readonly Demand[] {
  const known = takenApart.get(doneWhen);
  if (known) return known;
  const demands = doneWhen.filter(isOutside).map(demandOf);
  takenApart.set(doneWhen, demands);
  return demands;
}

/** A mission without steps of its own (decisions 5). */
export const isQuest = (mission: Pick<Activity, 'steps'>): boolean => mission.steps.length === 0;

/** Is it done, or is its best round or are enough of its sittings good enough? */
export function isMet(demand: Demand, records: Records): boolean {
  const { activityId, percent, anyOf, times = 1, recordId = activityId } = demand;
  if (anyOf) return goodSittings(demand, records).length >= times;
  const record = records.get(recordId);
  if (percent === undefined) return record?.status === 'done';
  return (record?.bestPercent ?? 0) >= percent;
}

/** The percents of the sittings that a condition on papers counts. */
const goodSittings = ({ anyOf = [], percent = 0 }: Demand, records: Records): readonly number[] =>
  sittings(anyOf, records).filter((reached) => reached >= percent);

const sittings = (paperIds: readonly string[], records: Records): readonly number[] =>
  paperIds.flatMap((id) => records.get(id)?.percents ?? []);

/** How a learner stands in one thing that a mission asks for. */
export interface DemandState extends Demand {
  readonly activity: Activity | Paper;
  readonly isMet: boolean;
  /** The best round or sitting so far; null where there is none, or where no percentage is asked for. */
  readonly bestPercent: number | null;
  /** Of the sittings it needs, those that are good enough; 0 or 1 where it needs no number of them. */
  readonly timesMet: number;
}

/** The checklist of a mission: each thing it asks for, with the learner's standing. */
export function demandStates(
  catalog: CatalogIndex,
  mission: Pick<Mission, 'doneWhen'>,
  records: Records,
): readonly DemandState[] {
  return demandsOf(mission).map((demand) => {
    const { activityId, percent, anyOf = [activityId], times = 1 } = demand;
    const met = isMet(demand, records);
    const bests = anyOf.flatMap((id) => records.get(id)?.bestPercent ?? []);
    return {
      ...demand,
      // MP-01 guards that what is named is there.
      activity: (catalog.findActivity(activityId) ?? catalog.findPaper(activityId))!,
      isMet: met,
      bestPercent: percent === undefined || bests.length === 0 ? null : Math.max(...bests),
      timesMet: demand.anyOf ? Math.min(times, goodSittings(demand, records).length) : Number(met),
    };
  });
}

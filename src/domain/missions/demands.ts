// What a mission asks for outside itself: activities done, and quizzes answered well enough.
import type { Activity, Condition, Mission, OutsideCondition } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Records } from './mission-status.ts';

/** A condition on another activity, taken apart. */
export interface Demand {
  readonly activityId: string;
  /** The best round that a quiz needs, whole percent; undefined where the activity has to be done. */
  readonly percent: number | undefined;
}

/** Is this a condition on another activity? */
export const isOutside = (condition: Condition): condition is OutsideCondition =>
  condition.includes(':');

/** The activity a condition names, and the percentage where it names one. */
export function demandOf(condition: OutsideCondition): Demand {
  const [id = '', percent] = condition.slice(condition.indexOf(':') + 1).split('>=');
  return { activityId: id, percent: percent === undefined ? undefined : Number(percent) };
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

/** Is it done, or is its best round good enough? */
export function isMet({ activityId, percent }: Demand, records: Records): boolean {
  const record = records.get(activityId);
  if (percent === undefined) return record?.status === 'done';
  return (record?.bestPercent ?? 0) >= percent;
}

/** How a learner stands in one thing that a mission asks for. */
export interface DemandState extends Demand {
  readonly activity: Activity;
  readonly isMet: boolean;
  /** The best round so far; null where there is none, or where no percentage is asked for. */
  readonly bestPercent: number | null;
}

/** The checklist of a mission: each thing it asks for, with the learner's standing. */
export function demandStates(
  catalog: CatalogIndex,
  mission: Pick<Mission, 'doneWhen'>,
  records: Records,
): readonly DemandState[] {
  return demandsOf(mission).map((demand) => ({
    ...demand,
    activity: catalog.findActivity(demand.activityId)!,
    isMet: isMet(demand, records),
    bestPercent:
      demand.percent === undefined ? null : (records.get(demand.activityId)?.bestPercent ?? null),
  }));
}

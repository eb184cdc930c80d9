// How far a learner is in the events they joined: counted anew from the rows of learning, so that nothing counts twice.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { EventTemplate } from '#domain/events/event-template.ts';
import type { Transaction } from '#server/db/database.ts';
import type { EntryRow, OccurrenceRow } from './event.table.ts';
import {
  closeTeamEntries as closeTeams,
  countOf as countRows,
  findEntry as findOne,
  findTeamScore as findScore,
  runningEntries,
  savePaid,
  saveProgress,
  selectMember,
  sumsOf as sumRows,
} from './event-entry.queries.ts';

export type { EntryRow, OccurrenceRow };

/** What a learner did within the days of an event. */
export const countOf = countRows;
/** An entry of a learner, with its occurrence. */
export const findEntry = findOne;
/** What all who take part have reached together, by occurrence. */
export const sumsOf = sumRows;
/** How a team stands in an event of teams. */
export const findTeamScore = findScore;
/** Counts the ranks of teams in an event that is over. */
export const closeTeamEntries = closeTeams;
/** Who asks: real or demo, and in which zone, with the database's clock. */
export const findMember = selectMember;

/** An entry whose goal was just reached and is to be paid. */
export interface ReachedEntry {
  readonly entry: EntryRow;
  readonly template: EventTemplate;
}

/**
 * Counts every running event of a learner whose row the caller holds.
 * @returns those whose own goal was reached now; a goal together is looked at when the event ends
 */
export async function recount(
  tx: Transaction,
  catalog: CatalogIndex,
  learner: { readonly id: string; readonly now: number },
): Promise<ReachedEntry[]> {
  const at = new Date(learner.now);
  const reached: ReachedEntry[] = [];
  for (const { entry, occurrence } of await runningEntries(tx, learner.id, at)) {
    const template = catalog.findEvent(occurrence.templateId);
    if (!template) continue;
    const progress = await countRows(tx, template.goal.metric, learner.id, occurrence);
    const isReached =
      template.goal.scoring === 'own' &&
      entry.goalReachedAt === null &&
      progress >= template.goal.count;
    if (isReached) reached.push({ entry: { ...entry, progress }, template });
    if (progress !== entry.progress) await saveProgress(tx, entry, { progress });
  }
  return reached;
}

/** An entry of an event that ended with its goal reached by all or by the team; undefined where nothing is to be paid. */
export async function reachedByMany(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  occurrenceId: string,
): Promise<ReachedEntry | undefined> {
  const found = await findOne(tx, learnerId, occurrenceId);
  const template = found && catalog.findEvent(found.occurrence.templateId);
  if (!found || !template || !isReachedByMany(template, found)) return undefined;
  return { entry: found.entry, template };
}

/** Did all together, or the learner's team, reach the goal, and this learner add to it? */
function isReachedByMany(
  { goal }: EventTemplate,
  { entry, occurrence }: { readonly entry: EntryRow; readonly occurrence: OccurrenceRow },
): boolean {
  if (entry.goalReachedAt !== null || entry.progress === 0) return false;
  if (goal.scoring === 'team') return (entry.teamTotal ?? 0) >= goal.count;
  const { target, total } = occurrence;
  return goal.scoring === 'together' && target !== null && total !== null && total >= target;
}

/** Marks the goal as reached, with what it paid. */
export const markReached = (
  tx: Transaction,
  entry: EntryRow,
  at: number,
  paidXp: number,
): Promise<void> => savePaid(tx, entry, { goalReachedAt: new Date(at), paidXp });

// What may be read of an activity before it is begun: a locked lesson as a recap, and what a checklist will ask. It
// teaches, and it counts for nothing.
import type { Step } from '#domain/catalog/activity.ts';
import type { ItemForm, PathItem } from '#domain/catalog/path.ts';
import type { MissionStatus } from '#domain/missions/mission-status.ts';

/**
 * Whether a locked item of this form can be read: a lesson without its checks, and a checklist, which has no key to
 * keep. Labs, quizzes and missions keep theirs for the day on which they count.
 */
export const canBeReadAhead = (form: ItemForm | undefined): boolean =>
  form === 'lesson' || form === 'checklist';

/**
 * The cards that may be read: the readings of a lesson that is locked, and the lines of a checklist that was not begun.
 * @returns none where it cannot be read ahead
 */
export function readAhead(
  item: Pick<PathItem, 'form' | 'steps'> | undefined,
  status: MissionStatus,
): readonly Step[] {
  if (item === undefined || !canBeReadAhead(item.form)) return [];
  if (item.form === 'checklist') {
    return status === 'locked' || status === 'available' ? item.steps : [];
  }
  return status === 'locked' ? item.steps.filter(({ kind }) => kind === 'reading') : [];
}

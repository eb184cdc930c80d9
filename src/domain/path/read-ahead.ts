// What may be read of an activity before it is begun: a locked lesson as a recap, and what a checklist will ask. It
// teaches, and it counts for nothing.
import type { Step } from '#domain/catalog/activity.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import type { MissionStatus } from '#domain/missions/mission-status.ts';

/**
 * The cards that may be read: the readings of a lesson that is locked, and the lines of a checklist that was not begun. Its checks keep their answers
 * for the day on which they count; labs, quizzes and missions are not read ahead.
 * @returns none where it cannot be read ahead
 */
export function readAhead(
  item: Pick<PathItem, 'form' | 'steps'> | undefined,
  status: MissionStatus,
): readonly Step[] {
  if (item?.form === 'checklist') {
    return status === 'locked' || status === 'available' ? item.steps : [];
  }
  if (item?.form !== 'lesson' || status !== 'locked') return [];
  return item.steps.filter(({ kind }) => kind === 'reading');
}

// From a question to what teaches its point, and whether this learner can open it yet.

import type { LessonLink } from '#contract/activity-link.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { missionStates } from '#domain/missions/mission-status.ts';
import { pathStates } from '#domain/path/path-states.ts';
import { lessonOfQuestion } from '#domain/path/questions-taught.ts';
import { readAhead } from '#domain/path/read-ahead.ts';
import type { Question } from '#domain/questions/questions.ts';
import type { Executor } from '#server/db/database.ts';
import { linkTo } from './activity-links.usecases.ts';
import { activityRecords } from './records.usecases.ts';

/** Null where no lesson of the question is known. */
export type LessonOf = (question: Question) => LessonLink | null;

/** The way from the questions of a course to their lessons, as it is for this learner now. */
export async function lessonsOf(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  courseKey: string,
): Promise<LessonOf> {
  const records = await activityRecords(db, learnerId, courseKey);
  const isLocked = new Set([
    ...pathStates(catalog, courseKey, records).items.flatMap(({ item, status }) =>
      status === 'locked' ? item.id : [],
    ),
    ...missionStates(catalog, courseKey, records).flatMap(({ mission, status }) =>
      status === 'locked' ? mission.id : [],
    ),
  ]);
  return (question) => {
    const lesson = lessonOfQuestion(catalog, courseKey, question);
    const activity = lesson === undefined ? undefined : catalog.findActivity(lesson);
    if (!activity) return null;
    const isOpen = !isLocked.has(activity.id);
    const item = catalog.findItem(activity.id);
    const isReadable = readAhead(item, isOpen ? 'available' : 'locked').length > 0;
    return { ...linkTo(activity), isOpen, isReadable };
  };
}

// Entries of the activity log that say the same thing of the same stretch of time are one line.
import type { ActivityEntry } from '#contract/progress.ts';

export interface ActivityGroup {
  /** The newest of them. */
  readonly first: ActivityEntry;
  /** Newest first, with `first`. */
  readonly entries: readonly ActivityEntry[];
  readonly xp: number;
}

/**
 * Groups neighbours of one kind, one course and one stretch of time.
 * @param entries newest first
 * @param stretchOf the stretch of time that an entry falls in, as a key
 */
export function activityGroups(
  entries: readonly ActivityEntry[],
  stretchOf: (entry: ActivityEntry) => string,
): readonly ActivityGroup[] {
  const groups: ActivityGroup[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const isAlike =
      last !== undefined &&
      last.first.type === entry.type &&
      last.first.courseKey === entry.courseKey &&
      // What has a result has its own line, and XP stand beside what brought them.
      entry.type !== 'paper_done' &&
      entry.percent === null &&
      last.first.percent === null &&
      last.xp > 0 === entry.xp > 0 &&
      stretchOf(last.first) === stretchOf(entry);
    if (!isAlike) groups.push({ first: entry, entries: [entry], xp: entry.xp });
    else
      groups[groups.length - 1] = {
        first: last.first,
        entries: [...last.entries, entry],
        xp: last.xp + entry.xp,
      };
  }
  return groups;
}

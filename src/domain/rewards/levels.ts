// A level is the highest rung of the ladder that the ranking XP has reached.
import type { Level } from '#domain/catalog/catalog.ts';

export interface LevelStanding {
  readonly level: Level;
  readonly next: Level | undefined;
}

/**
 * The level for an amount of ranking XP.
 * @param ladder levels by rising `fromXp`, the first from 0 (content: rewards.yaml)
 * @param totalXp ranking XP, at least 0
 */
export function levelAt(ladder: readonly Level[], totalXp: number): LevelStanding {
  const at = ladder.findLastIndex((level) => level.fromXp <= totalXp);
  return { level: ladder[Math.max(at, 0)]!, next: ladder[Math.max(at, 0) + 1] };
}

// Versions of a document: how it was before a stretch of work, before a restore, and what two pages typed at once.
import type { CellTexts } from '#domain/templates/cells.ts';

/** Versions that a document keeps; the oldest goes first. */
export const VERSIONS_MAX = 20;

/** A stretch of work: the state before it becomes a version. */
const EVERY_MS = 10 * 60_000;

/**
 * `work`: how it was before a stretch of work; `restore`: before a version was restored; `conflict`: what was typed
 * where another page had typed before.
 */
export const VERSION_REASONS = ['work', 'restore', 'conflict'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/**
 * Does the state before a save become a version?
 * @param now of the server, ms
 * @param newestAt of its newest version, or of its beginning, ms
 * @param cells before the save
 */
export const isVersionDue = (now: number, newestAt: number, cells: CellTexts): boolean =>
  now - newestAt >= EVERY_MS && Object.keys(cells).length > 0;

/** Are two states alike, so that one of them is enough? */
export function isAlike(one: CellTexts, other: CellTexts): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

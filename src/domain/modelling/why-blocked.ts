// Why a relationship may not be drawn: the nearest reason that a learner can act on.
import { elementOf, membersOf, rankOf } from './language.ts';
import { allowed, isAllowed, type Table } from './table.ts';

export interface Blocked {
  /**
   * `reversed`: it runs the other way. `layer`: elements of these aspects have it, in other layers.
   * `aspect`: no elements of these aspects have it. `pair`: not between these two.
   */
  readonly reason: 'reversed' | 'layer' | 'aspect' | 'pair';
  /** What may be drawn instead, in the same direction. */
  readonly instead: readonly string[];
}

/** Undefined where the relationship is permitted. */
export function whyBlocked(
  table: Table,
  source: string,
  type: string,
  target: string,
): Blocked | undefined {
  if (isAllowed(table, source, type, target)) return undefined;
  return {
    reason: reasonOf(table, source, type, target),
    instead: allowed(table, source, target),
  };
}

function reasonOf(table: Table, source: string, type: string, target: string): Blocked['reason'] {
  if (isAllowed(table, target, type, source)) return 'reversed';
  const sources = likeIn(table, source);
  const targets = likeIn(table, target);
  if (!sources.some((from) => targets.some((to) => isAllowed(table, from, type, to)))) {
    return 'aspect';
  }
  return rankOf(table.language, source) === rankOf(table.language, target) ? 'pair' : 'layer';
}

/** Elements of the same aspect, unions left aside: those have what any other has. */
function likeIn({ language }: Table, id: string): string[] {
  const aspect = elementOf(language, id)?.aspect;
  const unions = membersOf(language, language.unions);
  return language.elements
    .filter((one) => one.aspect === aspect && !unions.has(one.id))
    .map((one) => one.id);
}

// How much of an answer is right that is not right as a whole.
import type { Verdict } from '#contract/questions.ts';

export interface Half {
  right: number;
  total: number;
}

/** @returns null where the answer is right, where nothing of it is, or where there are no parts */
export function halfRight(verdict: Verdict): Half | null {
  const half = partsOf(verdict);
  return half === null || verdict.right || half.right === 0 ? null : half;
}

function partsOf(verdict: Verdict): Half | null {
  switch (verdict.type) {
    case 'ms':
      return hits(verdict.answer, (id) => verdict.chosen.includes(id));
    case 'hotspot':
      return hits(verdict.answer, (id) => verdict.areas.includes(id));
    case 'match': {
      const given = new Map(verdict.pairs);
      return hits(verdict.answer, ([left, right]) => given.get(left) === right);
    }
    case 'order':
      return hits(verdict.answer, (id, at) => verdict.order[at] === id);
    case 'fill':
      return hits(Object.entries(verdict.answer), ([gap, option]) => verdict.gaps[gap] === option);
    default:
      return null;
  }
}

const hits = <T>(parts: readonly T[], isHit: (part: T, at: number) => boolean): Half => ({
  right: parts.filter(isHit).length,
  total: parts.length,
});

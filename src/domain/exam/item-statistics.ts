// What first answers say of a question: how hard it is, whether it tells strong from weak, what was picked.

/** From this many first answers on, shares and times of a question mean something. */
export const ANSWERS_FOR_SHARES = 50;
/** Correlations need more: below this they are mostly chance. */
export const ANSWERS_FOR_DISCRIMINATION = 150;
/** A wrong option that draws strong learners is looked at earlier (`isDrawingStrong`). */
const ANSWERS_FOR_PICKS = ANSWERS_FOR_SHARES;

/** Sums over pairs of numbers, from which means and correlations follow without the pairs. */
export interface PairSums {
  readonly n: number;
  readonly x: number;
  readonly xx: number;
  readonly y: number;
  readonly yy: number;
  readonly xy: number;
}

/**
 * The correlation of two series (Pearson's r). With x only 0 or 1 it is the point-biserial one:
 * r = (M1 - M0) / s · √(p·q), where M1 and M0 are the means of y for x = 1 and x = 0, s is y's
 * standard deviation over all, p the share of ones and q = 1 - p.
 * @returns -1 to 1; null where one of them is the same throughout, or there is no pair
 */
export function correlation({ n, x, xx, y, yy, xy }: PairSums): number | null {
  const spreadX = n * xx - x * x;
  const spreadY = n * yy - y * y;
  // Sums of fractions are not exact: a spread of a billionth is none.
  const least = 1e-9 * n * n;
  if (n === 0 || spreadX <= least || spreadY <= least) return null;
  const r = (n * xy - x * y) / Math.sqrt(spreadX * spreadY);
  return Math.max(-1, Math.min(1, r));
}

/** How often an option was picked. */
export interface PickSums {
  readonly optionId: string;
  readonly count: number;
  /** Of these: in papers of more than one question … */
  readonly paired: number;
  /** … and the sum of what their pickers reached in the rest of the paper. */
  readonly rest: number;
}

/**
 * What is counted of a revision of a question. Only a learner's first meeting with the question in a
 * finished attempt counts, and only where it was answered: who met it before has seen its key.
 */
export interface ItemSums {
  readonly questionId: string;
  readonly questionRev: number;
  /** Over first answers. x: share of the question's points, 0 to 1. */
  readonly answers: Pick<PairSums, 'n' | 'x'>;
  /** Of these, over papers of more than one question. y: share of the points of all others. */
  readonly paired: PairSums;
  readonly picks: readonly PickSums[];
  /** Of the first answers, ms; null where no time was told. */
  readonly medianMs: number | null;
  /** The time that the papers gave a question on average, ms; null without a first answer. */
  readonly paceMs: number | null;
  /** How often it stood in a finished attempt … */
  readonly shown: number;
  /** … of these: again before the same learner within 14 days … */
  readonly shownAgain: number;
  /** … and how often it was marked to look at again. */
  readonly marked: number;
}

export interface PickStatistic {
  readonly optionId: string;
  readonly count: number;
  /** Of the first answers, 0 to 1. */
  readonly share: number;
  /** Point-biserial of picking it with the rest of the paper; null with too few answers. */
  readonly discrimination: number | null;
  /** How many first answers that looks at: those in papers of more than one question. */
  readonly of: number;
}

export interface ItemStatistic {
  readonly questionId: string;
  readonly questionRev: number;
  /** First answers. */
  readonly answers: number;
  /** Mean share of the points (p-value), 0 to 1; null below `ANSWERS_FOR_SHARES` answers. */
  readonly facility: number | null;
  /**
   * Point-biserial with the rest of the paper, -1 to 1; null below `ANSWERS_FOR_DISCRIMINATION` of
   * those that had a rest, or where all answered alike.
   */
  readonly discrimination: number | null;
  /** Every option that was picked, most picked first. */
  readonly picks: readonly PickStatistic[];
  /** Null below `ANSWERS_FOR_SHARES` answers. */
  readonly medianMs: number | null;
  readonly paceMs: number | null;
  readonly shown: number;
  readonly shownAgain: number;
  readonly marked: number;
}

/** The figures of a question from its sums; null where too few answers stand behind one. */
export function itemStatistic(sums: ItemSums): ItemStatistic {
  const { answers, paired, picks, medianMs, ...rest } = sums;
  const { n, x } = answers;
  const { n: of, y, yy } = paired;
  const isEnough = n >= ANSWERS_FOR_SHARES;
  return {
    ...rest,
    answers: n,
    facility: isEnough ? x / n : null,
    discrimination: of >= ANSWERS_FOR_DISCRIMINATION ? correlation(paired) : null,
    medianMs: isEnough ? medianMs : null,
    picks: picks
      .map(({ optionId, count, paired: picked, rest: reached }) => ({
        optionId,
        count,
        share: n === 0 ? 0 : count / n,
        discrimination:
          of < ANSWERS_FOR_PICKS
            ? null
            : correlation({ n: of, x: picked, xx: picked, y, yy, xy: reached }),
        of,
      }))
      .toSorted((a, b) => b.count - a.count || a.optionId.localeCompare(b.optionId)),
  };
}

/** Fewer pickers than this say nothing about who picks an option. */
const PICKERS_AT_LEAST = 5;

/**
 * Do the stronger learners pick this option? True where its discrimination is above zero by two
 * standard errors (1/√n for a correlation of nothing) and at least five picked it.
 */
export const isDrawingStrong = ({ count, discrimination, of }: PickStatistic): boolean =>
  discrimination !== null && count >= PICKERS_AT_LEAST && discrimination > 2 / Math.sqrt(of);

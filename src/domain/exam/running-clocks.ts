// A clock that goes on while nobody is in its attempt: who leaves it, or begins another beside it, is told.

/** An attempt that runs, as far as its clock is asked for. */
interface RunningAttempt {
  readonly courseKey: string;
  readonly paperKey: string;
  /** No clock at all, and open for a day. */
  readonly untimed: boolean;
  /** A clock for each question, which stands still between two of them. */
  readonly paced: boolean;
  /** ISO instant. */
  readonly deadlineAt: string;
}

/** Does its time go by while the learner is elsewhere? */
export const clockGoesOn = ({
  untimed,
  paced,
}: Pick<RunningAttempt, 'untimed' | 'paced'>): boolean => !untimed && !paced;

/**
 * The attempts of other papers whose clock would go on beside one that is begun now, the one that ends first before the others.
 * @param begun the paper that is to be started
 * @param now by the server's clock, an ISO instant
 */
export const clocksBeside = <A extends RunningAttempt>(
  attempts: readonly A[],
  begun: { readonly courseKey: string; readonly key: string },
  now: string,
): readonly A[] =>
  attempts
    .filter(
      (one) =>
        clockGoesOn(one) &&
        one.deadlineAt > now &&
        !(one.courseKey === begun.courseKey && one.paperKey === begun.key),
    )
    .toSorted((a, b) => a.deadlineAt.localeCompare(b.deadlineAt));

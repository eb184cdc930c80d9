// How options are marked once the answer is committed, and the order in which reasons help.

export type OptionResult = 'right' | 'wrong' | 'missed' | 'part' | 'rest';

interface Received {
  chosen: readonly string[];
  answer: readonly string[];
}

/** How an option is marked once the answer is committed. */
export function optionResult({ chosen, answer }: Received, optionId: string): OptionResult {
  const isChosen = chosen.includes(optionId);
  if (answer.includes(optionId)) return isChosen || chosen.length === 1 ? 'right' : 'missed';
  return isChosen ? 'wrong' : 'rest';
}

export interface Reason {
  id: string;
  index: number;
  isRight: boolean;
  isChosen: boolean;
  why: string;
}

/** The reasons in the order in which they help: chosen first, then right, then the rest. */
export function orderedReasons(
  shown: readonly { id: string }[],
  { chosen, answer }: Received,
  whyOf: (id: string) => string | undefined,
): { first: Reason[]; rest: Reason[] } {
  const reasons = shown.flatMap(({ id }, index) => {
    const why = whyOf(id);
    if (why === undefined) return [];
    return { id, index, isRight: answer.includes(id), isChosen: chosen.includes(id), why };
  });
  return {
    first: [
      ...reasons.filter((reason) => reason.isChosen && !reason.isRight),
      ...reasons.filter((reason) => reason.isChosen && reason.isRight),
      ...reasons.filter((reason) => !reason.isChosen && reason.isRight),
    ],
    rest: reasons.filter((reason) => !reason.isChosen && !reason.isRight),
  };
}

// Where an attempt that was given up leads to: to the report of what was graded, else to its paper.
import { useQueryClient } from '@tanstack/react-query';
import { addresses, inCourse } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import type { AttemptGivenUp, AttemptSummary } from '#contract/exams.ts';
import { cacheOutcome, touchedByAttempt } from './outcome-cache.ts';

/** @returns reads anew what showed that it ran, and goes to its report where there is one */
export function useAfterGivingUp(): (
  attempt: Pick<AttemptSummary, 'id' | 'courseKey' | 'paperKey'>,
  ended: AttemptGivenUp,
) => void {
  const client = useQueryClient();
  const selected = useSelectedCourse();
  const go = useGo();
  return ({ id, courseKey, paperKey }, { state, outcome }) => {
    if (outcome !== null) cacheOutcome(id, outcome);
    for (const key of touchedByAttempt) void client.invalidateQueries({ queryKey: [key] });
    if (state === 'given_up') return;
    go(addresses.report(courseKey === selected ? paperKey : inCourse(courseKey, paperKey), id));
  };
}

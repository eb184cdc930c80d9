// What a story still waits for is opened from its end: the first of it that can be done now.
import { isPlace } from '#client/base/activity-links.ts';
import { useGo } from '#client/base/go.tsx';
import { addressOfRequirement } from '#client/features/missions/requirement-list.tsx';
import type { RequirementView } from '#contract/learning.ts';
import { useStartActivity } from './use-start-activity.ts';

/** @param missing what is not done yet, in the story's order */
export function useMissing(missing: readonly RequirementView[]) {
  const go = useGo();
  const { open, starting } = useStartActivity(false);
  const first = missing.find(({ status }) => status !== 'locked') ?? missing[0];
  const openFirst = () => {
    if (first === undefined) return;
    const { activity, status } = first;
    const to = addressOfRequirement(first);
    // A mission has a page of its own, which starts it.
    if (status === 'locked' || isPlace(activity) || activity.kind === 'mission') go(to);
    else void open({ request: { activityRef: activity.ref }, title: activity.title, to, status });
  };
  return { first: first?.activity, openFirst, isOpening: starting !== null };
}

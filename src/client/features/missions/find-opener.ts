// The mission that has to be done before a locked one opens.
import type { MissionCard, SectionView } from '#contract/learning.ts';

/** Undefined where the mission is not locked, or its opener is not in the list. */
export function findOpener(
  sections: readonly SectionView[],
  mission: Pick<MissionCard, 'key' | 'opensAfter'>,
): MissionCard | undefined {
  if (mission.opensAfter === null) return undefined;
  return sections
    .flatMap((section) => section.missions)
    .find((one) => one.title === mission.opensAfter && one.key !== mission.key);
}

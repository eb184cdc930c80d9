// Options chosen but not answered yet, kept on this device per learner and activity.
import { ownForm } from '#client/base/app-state.ts';

/** The device's drafts: texts by form, see `saveDraft`. */
export interface Drafts {
  read: (form: string) => Record<string, string> | undefined;
  write: (form: string, fields: Record<string, string> | null) => void;
}

export interface Owner {
  /** Another learner on this device never sees what this one left behind. */
  learnerId: string;
  activityRef: string;
  /** Each story of a lab keeps its own. */
  industry?: string | undefined;
}

export const PLAYER_FORM = 'player';
const fieldOf = (stepId: string): string => `choice:${stepId}`;

export type ChoiceDrafts = ReturnType<typeof choiceDrafts>;

export function choiceDrafts(drafts: Drafts, { learnerId, activityRef, industry }: Owner) {
  const form = ownForm(PLAYER_FORM, learnerId, activityRef, ...(industry ? [industry] : []));
  return {
    read: (stepId: string): string[] =>
      drafts.read(form)?.[fieldOf(stepId)]?.split(',').filter(Boolean) ?? [],
    write(stepId: string, optionIds: readonly string[]): void {
      const { [fieldOf(stepId)]: _before, ...others } = drafts.read(form) ?? {};
      const fields =
        optionIds.length === 0 ? others : { ...others, [fieldOf(stepId)]: optionIds.join(',') };
      drafts.write(form, Object.keys(fields).length === 0 ? null : fields);
    },
    forget: (): void => {
      if (drafts.read(form) !== undefined) drafts.write(form, null);
    },
  };
}

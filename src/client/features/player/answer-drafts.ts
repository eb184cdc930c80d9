// Answers begun but not given yet, stored on this device per learner and activity.
import { ownForm } from '#client/base/app-state.ts';
import type { Answer } from '#contract/questions/questions.ts';

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

export type AnswerDrafts = ReturnType<typeof answerDrafts>;

export function answerDrafts(drafts: Drafts, { learnerId, activityRef, industry }: Owner) {
  const form = ownForm(PLAYER_FORM, learnerId, activityRef, ...(industry ? [industry] : []));
  return {
    read: (stepId: string): Answer | null => answerIn(drafts.read(form)?.[fieldOf(stepId)] ?? ''),
    write(stepId: string, answer: Answer | null): void {
      const { [fieldOf(stepId)]: _before, ...others } = drafts.read(form) ?? {};
      const fields =
        answer === null ? others : { ...others, [fieldOf(stepId)]: JSON.stringify(answer) };
      drafts.write(form, Object.keys(fields).length === 0 ? null : fields);
    },
    forget: (): void => {
      if (drafts.read(form) !== undefined) drafts.write(form, null);
    },
  };
}

/** The first release wrote the ids of chosen options. */
function answerIn(text: string): Answer | null {
  if (text.startsWith('{')) return JSON.parse(text) as Answer;
  const chosen = text.split(',').filter(Boolean);
  return chosen.length === 0 ? null : ({ chosen } as Answer);
}

// What the player keeps on this device until the server has it, per learner and mission.

/** The device's drafts: texts by form, see `keepDraft`. */
export interface Drafts {
  read: (form: string) => Record<string, string> | undefined;
  write: (form: string, fields: Record<string, string> | null) => void;
}

export type UnsentStore = ReturnType<typeof unsentStore>;

const UNSENT = 'unsent';
const choiceOf = (stepId: string): string => `choice:${stepId}`;
const split = (text: string | undefined): string[] => (text ? text.split(',') : []);

/** @param owner another learner on this device never sends what this one left behind */
export function unsentStore(drafts: Drafts, owner: { learnerId: string; missionKey: string }) {
  const form = `player:${owner.learnerId}:${owner.missionKey}`;
  const change = (field: string, values: readonly string[]): void => {
    const { [field]: before, ...others } = drafts.read(form) ?? {};
    const after = values.join(',');
    if ((before ?? '') === after) return;
    const fields = after === '' ? others : { ...others, [field]: after };
    drafts.write(form, Object.keys(fields).length === 0 ? null : fields);
  };
  return {
    unsent: (): string[] => split(drafts.read(form)?.[UNSENT]),
    keepUnsent: (stepIds: readonly string[]): void => change(UNSENT, stepIds),
    /** Options chosen but not answered yet. */
    choice: (stepId: string): string[] => split(drafts.read(form)?.[choiceOf(stepId)]),
    keepChoice: (stepId: string, optionIds: readonly string[]): void =>
      change(choiceOf(stepId), optionIds),
    forget: (): void => {
      if (drafts.read(form) !== undefined) drafts.write(form, null);
    },
  };
}

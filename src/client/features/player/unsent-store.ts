// What the player keeps on this device until the server has it, per learner and activity.
import { ownForm } from '#client/app/app-state.ts';
import type { TaskAnswerView } from '#contract/tasks.ts';

/** The device's drafts: texts by form, see `keepDraft`. */
export interface Drafts {
  read: (form: string) => Record<string, string> | undefined;
  write: (form: string, fields: Record<string, string> | null) => void;
}

export type UnsentStore = ReturnType<typeof unsentStore>;

const UNSENT = 'unsent';
const choiceOf = (stepId: string): string => `choice:${stepId}`;
const split = (text: string | undefined): string[] => (text ? text.split(',') : []);

export interface Owner {
  /** Another learner on this device never sends what this one left behind. */
  learnerId: string;
  activityRef: string;
  /** Each story of a lab keeps its own. */
  industry?: string | undefined;
}

const WORK = 'work:';
const workOf = (stepId: string): string => `${WORK}${stepId}`;
const ANSWER = 'answer:';
const HANDED_IN = 'handed-in:';

/** What somebody else wrote into this browser's storage is no work of ours. */
function parsed(text: string | undefined): TaskAnswerView | null {
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(text);
    const isAnswer = typeof value === 'object' && value !== null && 'kind' in value;
    return isAnswer ? (value as TaskAnswerView) : null;
  } catch {
    return null;
  }
}

export function unsentStore(drafts: Drafts, { learnerId, activityRef, industry }: Owner) {
  const form = ownForm('player', learnerId, activityRef, ...(industry ? [industry] : []));
  const change = (field: string, values: readonly string[]): void => write(field, values.join(','));
  const write = (field: string, after: string): void => {
    const { [field]: before, ...others } = drafts.read(form) ?? {};
    if ((before ?? '') === after) return;
    const fields = after === '' ? others : { ...others, [field]: after };
    drafts.write(form, Object.keys(fields).length === 0 ? null : fields);
  };
  /** The steps with a field of this kind. */
  const stepsWith = (kind: string): string[] =>
    Object.keys(drafts.read(form) ?? {}).flatMap((field) =>
      field.startsWith(kind) ? [field.slice(kind.length)] : [],
    );
  const work = (stepId: string) => parsed(drafts.read(form)?.[workOf(stepId)]);
  return {
    unsent: (): string[] => split(drafts.read(form)?.[UNSENT]),
    keepUnsent: (stepIds: readonly string[]): void => change(UNSENT, stepIds),
    /** Options chosen but not answered yet. */
    choice: (stepId: string): string[] => split(drafts.read(form)?.[choiceOf(stepId)]),
    keepChoice: (stepId: string, optionIds: readonly string[]): void =>
      change(choiceOf(stepId), optionIds),
    /** Answers given that the server does not have yet, by step. */
    answers: () =>
      stepsWith(ANSWER).map(
        (stepId) => [stepId, split(drafts.read(form)?.[`${ANSWER}${stepId}`])] as const,
      ),
    keepAnswer: (stepId: string, optionIds: readonly string[] | null): void =>
      change(`${ANSWER}${stepId}`, optionIds ?? []),
    /** Work on a task that the server does not have yet; null where there is none. */
    work,
    keepWork: (stepId: string, answer: TaskAnswerView | null): void =>
      write(workOf(stepId), answer === null ? '' : JSON.stringify(answer)),
    /** The steps with such work. */
    workSteps: () => stepsWith(WORK),
    /** Work handed in that the server does not have yet, by step. */
    handedIn: () =>
      stepsWith(HANDED_IN).flatMap((stepId) => {
        const answer = parsed(drafts.read(form)?.[`${HANDED_IN}${stepId}`]);
        return answer === null ? [] : [[stepId, answer] as const];
      }),
    keepHandedIn: (stepId: string, answer: TaskAnswerView | null): void =>
      write(`${HANDED_IN}${stepId}`, answer === null ? '' : JSON.stringify(answer)),
    forget: (): void => {
      if (drafts.read(form) !== undefined) drafts.write(form, null);
    },
  };
}

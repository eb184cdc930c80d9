// What the player writes: cards that were seen, answers, work on tasks and its rating.
import type { ActivityRequest } from '#client/api/activity-request.ts';
import { type Api, withKey } from '#client/api/api.ts';
import { type Failure, tryCall } from '#client/api/failure.ts';
import type { Write, WriteKind } from '#client/base/outbox/entry.ts';
import type { TaskAnswerView, TaskOutcome } from '#contract/tasks/tasks.ts';
import { refusals } from './refusals.ts';

interface StepInput {
  readonly request: ActivityRequest;
  readonly stepId: string;
}
export type Ratings = NonNullable<TaskOutcome['ratings']>;

/** The input of every kind of write. */
export interface PlayerInputs {
  'step.see': StepInput;
  'step.answer': StepInput & { readonly chosen: readonly string[] };
  'task.draft': StepInput & { readonly answer: TaskAnswerView };
  'task.submit': StepInput & { readonly answer: TaskAnswerView };
  'task.rate': StepInput & { readonly ratings: Ratings };
}
export type PlayerKind = keyof PlayerInputs;

/** Each story of a lab is a resource of its own. */
export const resourceOf = ({ activityRef, industry }: ActivityRequest): string =>
  ['activity', activityRef, ...(industry ? [industry] : [])].join(':');

export const playerWrite = <K extends PlayerKind>(kind: K, input: PlayerInputs[K]): Write => ({
  kind,
  resource: resourceOf(input.request),
  slot: input.stepId,
  input,
});

const isRefusal = ({ code }: Failure): boolean => refusals.includes(code);
const replaced = { repeated: 'replaced', isRefusal } as const;

export const playerWrites = ({
  learning,
}: {
  learning: Pick<
    Api['learning'],
    'seeStep' | 'answerStep' | 'saveDraft' | 'submitTask' | 'rateTask'
  >;
}): { [K in PlayerKind]: WriteKind<PlayerInputs[K]> } => ({
  'step.see': {
    procedure: 'learning.seeStep',
    repeated: 'dropped',
    isRefusal,
    send: ({ request, stepId }, key) =>
      tryCall(learning.seeStep({ ...request, stepId }, withKey(key))),
  },
  'step.answer': {
    ...replaced,
    procedure: 'learning.answerStep',
    send: ({ request, stepId, chosen }, key) =>
      tryCall(
        learning.answerStep({ ...request, stepId, chosen: chosen as ('a' | 'b')[] }, withKey(key)),
      ),
  },
  'task.draft': {
    ...replaced,
    procedure: 'learning.saveDraft',
    send: ({ request, stepId, answer }, key) =>
      tryCall(learning.saveDraft({ ...request, stepId, answer }, withKey(key))),
  },
  'task.submit': {
    ...replaced,
    procedure: 'learning.submitTask',
    send: ({ request, stepId, answer }, key) =>
      tryCall(learning.submitTask({ ...request, stepId, answer }, withKey(key))),
    // Work that was refused is still a draft; where another device handed in, there is none.
    afterRefusal: (input, { code }) =>
      code === 'step.already_answered'
        ? undefined
        : { kind: 'task.draft', slot: input.stepId, input },
  },
  'task.rate': {
    ...replaced,
    procedure: 'learning.rateTask',
    send: ({ request, stepId, ratings }, key) =>
      tryCall(learning.rateTask({ ...request, stepId, ratings }, withKey(key))),
  },
});

// What the player writes: cards that were seen, answers, work on tasks and its rating.
import type { ActivityRequest } from '#client/api/activity-request.ts';
import { type Api, withKey } from '#client/api/api.ts';
import { type Failure, tryCall } from '#client/api/failure.ts';
import type { Write, WriteKind } from '#client/base/outbox/entry.ts';
import type { Answer } from '#contract/questions/questions.ts';
import type { TaskAnswerView, TaskOutcome } from '#contract/tasks/tasks.ts';
import type { TicksChange } from '#domain/tasks/ticks.ts';
import { refusals } from './refusals.ts';

interface StepInput {
  readonly request: ActivityRequest;
  readonly stepId: string;
}
interface AnswerInput {
  readonly answer: Answer;
}
/** As a page before this release left it unsent on the device. */
interface ChosenInput {
  readonly chosen: readonly string[];
}
export type Ratings = NonNullable<TaskOutcome['ratings']>;

/** The input of every kind of write. */
export interface PlayerInputs {
  'step.see': StepInput;
  'step.answer': StepInput & (AnswerInput | ChosenInput);
  'task.draft': StepInput & { readonly answer: TaskAnswerView };
  'task.submit': StepInput & { readonly answer: TaskAnswerView };
  'task.rate': StepInput & { readonly ratings: Ratings };
  /** More, or less, of a list that was handed in. */
  'task.tick': StepInput & TicksChange;
}
export type PlayerKind = keyof PlayerInputs;

/** The answer to a question that waits. */
export const answerIn = (input: PlayerInputs['step.answer']): Answer =>
  'answer' in input ? input.answer : ({ chosen: input.chosen } as Answer);

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
    'seeStep' | 'answerStep' | 'saveDraft' | 'submitTask' | 'rateTask' | 'tickTask'
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
    send: (input, key) => {
      const { request, stepId } = input;
      return tryCall(
        learning.answerStep({ ...request, stepId, answer: answerIn(input) }, withKey(key)),
      );
    },
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
  'task.tick': {
    ...replaced,
    procedure: 'learning.tickTask',
    send: ({ request, stepId, ticked, notApplicable, notes }, key) =>
      tryCall(
        learning.tickTask(
          {
            ...request,
            stepId,
            ticked: [...ticked],
            ...(notApplicable && { notApplicable: [...notApplicable] }),
            ...(notes && { notes }),
          },
          withKey(key),
        ),
      ),
  },
});

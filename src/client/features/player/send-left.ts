// Sends what players of earlier visits left on this device, each activity in the order of its steps.
import type { Answer } from '#client/api/failure.ts';
import type { Wanted } from '#client/api/wanted.ts';
import type { Industry } from '#contract/fields.ts';
import type { TaskAnswerView } from '#contract/tasks.ts';
import { refusals } from './refusals.ts';
import { type Drafts, unsentStore } from './unsent-store.ts';

export interface LeftCalls {
  see: (wanted: Wanted, stepId: string) => Promise<Answer<unknown>>;
  answer: (wanted: Wanted, stepId: string, chosen: readonly string[]) => Promise<Answer<unknown>>;
  handIn: (wanted: Wanted, stepId: string, work: TaskAnswerView) => Promise<Answer<unknown>>;
  keepDraft: (wanted: Wanted, stepId: string, work: TaskAnswerView) => Promise<Answer<unknown>>;
}

interface LeftOptions {
  /** The names of all drafts on this device. */
  forms: readonly string[];
  drafts: Drafts;
  learnerId: string;
  calls: LeftCalls;
}

/** @returns how many things the server took, and whether something still waits for it */
export async function sendLeft({ forms, drafts, learnerId, calls }: LeftOptions) {
  let sent = 0;
  /** True when the server has spoken, for or against it. */
  const isSettled = (answer: Answer<unknown>): boolean => {
    if (answer.ok) sent += 1;
    return answer.ok || refusals.includes(answer.failure.code);
  };
  for (const form of forms) {
    const [kind, owner, activityRef, industry] = form.split(':');
    if (kind !== 'player' || owner !== learnerId || activityRef === undefined) continue;
    const wanted: Wanted = { activityRef, ...(industry && { industry: industry as Industry }) };
    const store = unsentStore(drafts, { learnerId, ...wanted });
    for (const stepId of store.unsent()) {
      if (!isSettled(await calls.see(wanted, stepId))) return { sent, isOver: false };
      store.keepUnsent(store.unsent().filter((id) => id !== stepId));
    }
    for (const [stepId, chosen] of store.answers()) {
      if (!isSettled(await calls.answer(wanted, stepId, chosen))) return { sent, isOver: false };
      store.keepAnswer(stepId, null);
      store.keepChoice(stepId, []);
    }
    for (const [stepId, work] of store.handedIn()) {
      const answer = await calls.handIn(wanted, stepId, work);
      if (!isSettled(answer)) return { sent, isOver: false };
      store.keepHandedIn(stepId, null);
      // Work that was refused is still a draft; work that another device handed in is not.
      const isGone = answer.ok || answer.failure.code === 'step.already_answered';
      store.keepWork(stepId, isGone ? null : work);
    }
    for (const stepId of store.workSteps()) {
      const work = store.work(stepId);
      if (work !== null && !isSettled(await calls.keepDraft(wanted, stepId, work))) {
        return { sent, isOver: false };
      }
      store.keepWork(stepId, null);
    }
  }
  return { sent, isOver: true };
}

// What was ticked of a checklist before it could be handed in: a learner's draft on this device, and nowhere else.
import { ownForm } from '#client/base/app-state.ts';
import { saveDraft, savedDrafts, useDevice } from '#client/base/device.ts';
import { useLearner } from '#client/base/session/session.tsx';
import type { ItemView } from '#contract/path.ts';
import type { TicksAnswer } from '#domain/tasks/ticks.ts';
import type { TaskOf } from './tasks/task-ui.ts';

/** A list is counted where only its draft is known. */
interface Kept {
  readonly answer: TicksAnswer;
  readonly lines: number;
}

export type ListAhead = ReturnType<typeof useListAhead>;

const formOf = (learnerId: string, activityRef: string): string =>
  ownForm('list', learnerId, activityRef);
const keptIn = (field: string): Kept => JSON.parse(field) as Kept;
const isUntouched = ({ ticked, notApplicable = [], notes = {} }: TicksAnswer): boolean =>
  ticked.length + notApplicable.length + Object.keys(notes).length === 0;

/** Live: another tab's ticks are here at once. */
export function useListAhead(activityRef: string) {
  const { id } = useLearner();
  const form = formOf(id, activityRef);
  const fields = useDevice().drafts[form];
  const forget = (stepId: string): void => {
    const { [stepId]: _, ...others } = savedDrafts()[form] ?? {};
    saveDraft(form, Object.keys(others).length === 0 ? null : others);
  };
  return {
    answerOf(stepId: string): TicksAnswer | null {
      const field = fields?.[stepId];
      return field === undefined ? null : keptIn(field).answer;
    },
    keep({ id: stepId, lines }: Pick<TaskOf<'ticks'>, 'id' | 'lines'>, answer: TicksAnswer): void {
      const kept: Kept = { answer, lines: lines.length };
      if (isUntouched(answer)) forget(stepId);
      else saveDraft(form, { ...savedDrafts()[form], [stepId]: JSON.stringify(kept) });
    },
    forget,
  };
}

/** How far a list is that the server has no ticks of; null where nothing was ticked or noted here. */
export function useTickedAhead(activityRef: string): ItemView['ticks'] {
  const { id } = useLearner();
  const fields = useDevice().drafts[formOf(id, activityRef)];
  if (fields === undefined) return null;
  const count = { ticked: 0, notApplicable: 0, lines: 0 };
  for (const { answer, lines } of Object.values(fields).map(keptIn)) {
    count.ticked += answer.ticked.length;
    count.notApplicable += answer.notApplicable?.length ?? 0;
    count.lines += lines;
  }
  return count;
}

// What is chosen for each open question, kept on this device until it is answered.
import { useCallback, useState } from 'react';
import { type CheckStep, toggleOption } from '#client/features/player/answer-sheet.ts';
import type { ChoiceDrafts } from '#client/features/player/choice-drafts.ts';

export function useChoices(drafts: ChoiceDrafts) {
  const [choices, setChoices] = useState<Readonly<Record<string, readonly string[]>>>({});
  const chosenFor = (stepId: string): readonly string[] => choices[stepId] ?? drafts.read(stepId);
  const keep = useCallback(
    (stepId: string, optionIds: readonly string[]) => {
      drafts.write(stepId, optionIds);
      setChoices((before) => ({ ...before, [stepId]: optionIds }));
    },
    [drafts],
  );
  const choose = (step: CheckStep, optionId: string) =>
    keep(step.id, toggleOption(step.question, chosenFor(step.id), optionId));
  const forget = useCallback((stepId: string) => keep(stepId, []), [keep]);
  return { chosenFor, choose, forget };
}

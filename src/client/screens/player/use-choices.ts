// What is chosen for each open question, kept on this device until it is answered.
import { useCallback, useState } from 'react';
import { type CheckStep, toggleOption } from '#client/features/player/answer-sheet.ts';
import type { UnsentStore } from '#client/features/player/unsent-store.ts';

export function useChoices(store: UnsentStore) {
  const [choices, setChoices] = useState<Readonly<Record<string, readonly string[]>>>({});
  const chosenFor = (stepId: string): readonly string[] => choices[stepId] ?? store.choice(stepId);
  const keep = useCallback(
    (stepId: string, optionIds: readonly string[]) => {
      store.keepChoice(stepId, optionIds);
      setChoices((before) => ({ ...before, [stepId]: optionIds }));
    },
    [store],
  );
  const choose = (step: CheckStep, optionId: string) =>
    keep(step.id, toggleOption(step.question, chosenFor(step.id), optionId));
  const forget = useCallback((stepId: string) => keep(stepId, []), [keep]);
  return { chosenFor, choose, forget };
}

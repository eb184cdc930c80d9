// What is answered to each open question, stored on this device until it is given.
import { useCallback, useState } from 'react';
import type { AnswerDrafts } from '#client/features/player/answer-drafts.ts';
import type { Value } from '#client/features/questions/answer-value.ts';

export function useAnswers(drafts: AnswerDrafts) {
  const [values, setValues] = useState<Readonly<Record<string, Value>>>({});
  const valueFor = (stepId: string): Value => {
    const value = values[stepId];
    return value === undefined ? drafts.read(stepId) : value;
  };
  const change = useCallback(
    (stepId: string, value: Value) => {
      drafts.write(stepId, value);
      setValues((before) => ({ ...before, [stepId]: value }));
    },
    [drafts],
  );
  const forget = useCallback((stepId: string) => change(stepId, null), [change]);
  return { valueFor, change, forget };
}

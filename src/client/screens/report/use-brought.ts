// What handing in brought, for the one visit that follows it.
import { useEffect, useState } from 'react';
import { broughtBy, dropBrought } from '#client/features/exam/brought-kept.ts';
import type { AttemptBrought } from '#contract/exams.ts';

export function useBrought(attemptId: string): AttemptBrought | null {
  const [brought] = useState(() => broughtBy(attemptId));
  useEffect(() => dropBrought(attemptId), [attemptId]);
  return brought;
}

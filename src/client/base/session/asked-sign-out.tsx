// Signing out is asked first where it would lose something: ticks of checklists that only this device has.
import { lazy, Suspense, useState } from 'react';
import { countOwn } from '#client/base/app-state.ts';
import { useDevice } from '#client/base/device.ts';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { useLearner } from './session.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Fetched where it is asked. */
const LoseLists = lazy(async () => {
  const [{ LoseLists: part }] = await Promise.all([
    import('./lose-lists.tsx'),
    loadTexts(['checklist']),
  ]);
  return { default: part };
});

/** @returns `signOut` ends the session, or asks first in `question`, which stands beside what calls it */
export function useAskedSignOut() {
  const end = useSignOut();
  const { id } = useLearner();
  const { drafts } = useDevice();
  const [isAsking, setAsking] = useState(false);
  const lists = countOwn(drafts, 'list', id);
  return {
    signOut: (): void => {
      if (lists > 0) setAsking(true);
      else void end();
    },
    question: isAsking && (
      <Suspense>
        <LoseLists lists={lists} onClose={() => setAsking(false)} onSignOut={end} />
      </Suspense>
    ),
  };
}

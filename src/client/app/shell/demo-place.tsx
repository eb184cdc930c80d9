// The place of the lasting sign that this is the demo; its code comes only with a demo learner.
import { lazy, Suspense } from 'react';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { useLearner } from '#client/base/session/session.tsx';

const DemoMark = lazy(async () => {
  const [mark] = await Promise.all([import('./demo-mark.tsx'), loadTexts(['demo'])]);
  return { default: mark.DemoMark };
});

export function DemoPlace() {
  const { isDemo } = useLearner();
  if (!isDemo) return null;
  return (
    <Suspense>
      <DemoMark />
    </Suspense>
  );
}

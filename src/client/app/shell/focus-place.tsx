// The place of the strip of a focus boost; its code comes only while one runs.
import { lazy, Suspense } from 'react';
import { useActiveEffects } from '#client/base/active-effects.ts';
import { loadTexts } from '#client/base/language/page-texts.ts';

const FocusStrip = lazy(async () => {
  const [strip] = await Promise.all([
    import('#client/features/store/focus-strip.tsx'),
    loadTexts(['store']),
  ]);
  return { default: strip.FocusStrip };
});

export function FocusPlace() {
  const { focusUntil, boosts } = useActiveEffects();
  if (focusUntil === null) return null;
  return (
    <Suspense>
      <FocusStrip percent={boosts.reduce((sum, one) => sum + one.percent, 0)} until={focusUntil} />
    </Suspense>
  );
}

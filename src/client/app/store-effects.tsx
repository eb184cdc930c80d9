// What a learner bought and wears, on the page itself; the drawings come only where they are worn.
import { lazy, Suspense, useEffect } from 'react';
import { useActiveEffects } from '#client/base/active-effects.ts';
import { useTheme } from '#client/base/theme.tsx';

const NightSky = lazy(async () => {
  const sky = await import('#client/features/store/night-sky.tsx');
  return { default: sky.NightSky };
});

export function StoreEffectsOnPage() {
  const { looks } = useActiveEffects();
  const hasFrame = looks.includes('golden-frame');
  const theme = useTheme();
  const hasSky = looks.includes('night-sky') && theme === 'midnight';
  useEffect(() => {
    document.documentElement.toggleAttribute('data-golden-frame', hasFrame);
    return () => document.documentElement.removeAttribute('data-golden-frame');
  }, [hasFrame]);
  return hasSky ? (
    <Suspense>
      <NightSky />
    </Suspense>
  ) : null;
}

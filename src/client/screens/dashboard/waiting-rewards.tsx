// The place of the rewards of events, which are told after everything else of the page.
import { Suspense } from 'react';
import { useQuiet } from '#client/base/theme.tsx';
import { useFirstScreen } from '#client/ui/first-screen.ts';
import { optional } from '#client/ui/optional.ts';
import styles from './dashboard.module.css';

const EventRewards = optional(async () => (await import('./event-rewards.tsx')).EventRewards);

/** Held from the first moment on, so that what stands below does not move when they arrive. */
export function WaitingRewards() {
  const isFirstScreenThere = useFirstScreen();
  if (useQuiet()) return null;
  return (
    <div className={styles.rewardsHeld} data-testid="rewards">
      {isFirstScreenThere && (
        <Suspense>
          <EventRewards />
        </Suspense>
      )}
    </div>
  );
}

// Rewards of events that were reached and wait to be collected: the way to where they are.
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Gift } from 'lucide-react';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useQuiet } from '#client/base/theme.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { rewardsToCollect } from '#domain/events/waiting-rewards.ts';
import styles from './dashboard.module.css';

/** Nothing while none waits, and in quiet mode. */
export function EventRewards() {
  const { eventRewards: t } = useTexts('dashboard');
  const isQuiet = useQuiet();
  const { data } = useQuery({ ...queries.events(), enabled: !isQuiet });
  if (isQuiet || data === undefined) return null;
  const { count, xp } = rewardsToCollect(data.active);
  if (count === 0) return null;
  return (
    <Go className={styles.action} to={addresses.events()}>
      <Icon of={Gift} />
      <span>
        <b>{t.title(count)}</b>
        <span className="muted">{t.xp(xp)}</span>
      </span>
      <Icon of={ArrowRight} size="s" />
    </Go>
  );
}

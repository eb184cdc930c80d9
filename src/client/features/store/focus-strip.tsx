// While a focus boost runs, what distracts steps back; the learner can have it back at any time.
import { Focus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { useReader } from '#client/base/use-reader.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './focus-strip.module.css';

interface FocusStripProps {
  /** When it ends, an instant. */
  until: string;
  /** What all boosts together add to each 100 XP now. */
  percent: number;
}

export function FocusStrip({ until, percent }: FocusStripProps) {
  const { focus: t } = useTexts('store');
  const { locale, timeZone } = useReader();
  const [isAll, setAll] = useState(false);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-focus', !isAll);
    return () => document.documentElement.removeAttribute('data-focus');
  }, [isAll]);
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(until));
  return (
    <section aria-label={t.label} className={styles.strip}>
      <Icon of={Focus} size="s" />
      <b>{t.until(time)}</b>
      <span className="reward xp">{t.more(percent)}</span>
      <button className="btn btn-line" onClick={() => setAll(!isAll)} type="button">
        {isAll ? t.hide : t.show}
      </button>
    </section>
  );
}

// Events whose goal was reached with the activity, with what they paid.
import { CalendarCheck } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { Outcome } from '#contract/outcome.ts';
import styles from './celebration.module.css';

/** @param of an outcome that a release before events has answered names none */
export function EventLines({ of }: { of: Partial<Pick<Outcome, 'eventsDone'>> }) {
  const locale = useLocale();
  const { done: t } = useTexts('player');
  const { eventsDone = [] } = of;
  if (eventsDone.length === 0) return null;
  return (
    <section aria-labelledby="events-done" className={`reward ${styles.questsDone}`}>
      <h2 id="events-done">{t.events(eventsDone.length)}</h2>
      <ul>
        {eventsDone.map(({ id, title, xp }) => (
          <li key={id}>
            <Icon of={CalendarCheck} />
            <b>{localized(title, locale)}</b>
            <span className="xpv">{t.xp(xp)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

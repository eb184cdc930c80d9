// A checklist that is still locked, read from end to end: what it asks and how one would know. Nothing can be ticked.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import styles from './gates.module.css';

export function ListAhead({ activityRef }: { activityRef: string }) {
  const lang = contentLang(useLocale());
  const { checklist: t } = useTexts('path');
  const { data } = useQuery(queries.recap(activityRef));
  const lines = data?.steps.flatMap((step) => (step.kind === 'ticks' ? step.lines : [])) ?? [];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="ahead" className={styles.ahead}>
      <h2 id="ahead">{t.asks(lines.length)}</h2>
      <p className="small muted">{t.aheadText}</p>
      <ol>
        {lines.map(({ id, text, howKnown }) => (
          <li key={id}>
            <b lang={lang}>{text}</b>
            <span className="small muted" lang={lang}>
              {howKnown}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

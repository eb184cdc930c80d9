// A checklist that is still locked, read from end to end: what it asks, how one would know, and what helps. Nothing can
// be ticked; the list can be printed or copied as it stands.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { LineHelp } from '#client/features/player/tasks/list/line-help.tsx';
import { UNTOUCHED } from '#client/features/player/tasks/list/list-text.ts';
import { ListTools } from '#client/features/player/tasks/list/list-tools.tsx';
import type { ActivityView } from '#contract/play.ts';
import styles from './gates.module.css';

export function ListAhead({ activity }: { activity: ActivityView }) {
  const lang = contentLang(useLocale());
  const { checklist: t } = useTexts('path');
  const { data } = useQuery(queries.recap(activity.ref));
  const lists = data?.steps.filter((step) => step.kind === 'ticks') ?? [];
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="ahead" className={styles.ahead}>
      <h2 id="ahead">{t.asks(lists.reduce((sum, { lines }) => sum + lines.length, 0))}</h2>
      <p className="small muted">{t.aheadText}</p>
      {lists.map((step) => (
        <div key={step.id}>
          <ol>
            {step.lines.map(({ id, text, howKnown, help }) => (
              <li key={id}>
                <b lang={lang}>{text}</b>{' '}
                <span className="small muted" lang={lang}>
                  {howKnown}
                </span>{' '}
                <span className="small">
                  <LineHelp help={help} />
                </span>
              </li>
            ))}
          </ol>
          <ListTools answer={UNTOUCHED} group={activity.groupTitle} step={step} />
        </div>
      ))}
    </section>
  );
}

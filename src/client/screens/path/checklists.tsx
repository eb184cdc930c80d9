// The checklists of the course in one place: they lie at the ends of stations, and are worked with from the first day on.
import { Check } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useArrival } from '#client/base/use-arrival.ts';
import { useKind } from '#client/base/use-kind.ts';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ItemView, PhaseView } from '#contract/path.ts';
import { countedLines } from '#domain/tasks/ticks.ts';
import styles from './checklists.module.css';

/** Nothing in a course without one. */
export function Checklists({ phases }: { phases: readonly PhaseView[] }) {
  const t = useTexts('path').checklist;
  const kindOf = useKind();
  const title = useArrival('checklists');
  const lists = phases.flatMap((phase) =>
    phase.items
      .filter(({ type }) => kindOf(type).form === 'checklist')
      .map((item) => ({ item, phase })),
  );
  if (lists.length === 0) return null;
  const done = lists.filter(({ item }) => item.status === 'done').length;
  return (
    <section aria-labelledby="checklists-title" className={styles.lists}>
      <div className="head">
        <h2 id="checklists-title" ref={title} tabIndex={-1}>
          {t.title}
        </h2>
        <span className="small muted">{t.done(done, lists.length)}</span>
      </div>
      <p className="small muted">{t.lead}</p>
      <ul>
        {lists.map(({ item, phase }) => (
          <li key={item.id}>
            <Row item={item} phase={phase} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** It leads to the list itself: to be worked on here while it is locked, to be handed in from then on. */
function Row({ item, phase }: { item: ItemView; phase: PhaseView }) {
  const lang = contentLang(useLocale());
  const actions = useTexts('actions');
  const { checklist: t, panel, status } = useTexts('path');
  const kindOf = useKind();
  // What an older release has sent names none.
  const { ticks, toOpen = null } = item;
  const counted = ticks && countedLines(ticks, ticks.lines);
  return (
    <Go className={styles.row} to={addresses.item(phase.id, item.type)}>
      <ContentIcon icon={kindOf(item.type).icon} />
      <span>
        <b lang={lang}>{item.title}</b>
        <small>
          <span lang={lang}>{phase.title}</span>, {actions.minutes(item.estimatedMinutes)}
          {counted !== null &&
            `, ${t.ticked(counted.ticked, counted.whole, counted.notApplicable)}`}
          {item.status === 'locked' && (
            <>
              <br />
              {toOpen === null ? t.ahead : t.aheadAfter(toOpen.title, toOpen.more)}
            </>
          )}
        </small>
      </span>
      {item.status === 'locked' ? (
        <span className="chip chip-line">{ticks === null ? t.work : panel.continue}</span>
      ) : (
        <span className="chip chip-accent">
          {item.status === 'done' && <Icon of={Check} size="s" />}
          {item.status === 'available' && ticks !== null ? panel.continue : status[item.status]}
        </span>
      )}
    </Go>
  );
}

// A checklist from the first day: what the app ticks by itself, and what its learner will be asked.
import { useQuery } from '@tanstack/react-query';
import { Check, Circle } from 'lucide-react';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useKind } from '#client/base/use-kind.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ItemView } from '#contract/path.ts';
import styles from './checklist-preview.module.css';

/** So many lines stand open; the others are unfolded. */
const SHOWN = 3;

/** The level of the headings: below a title of the page, or inside a panel. */
interface Headed {
  heading: 'h2' | 'h4';
}

interface SeenItemsProps extends Headed {
  /** The other items of the phase. */
  items: readonly ItemView[];
}

/** What the app can see: it is ticked when its item is done, by nobody's word. */
export function SeenItems({ items, heading: Heading }: SeenItemsProps) {
  const locale = useLocale();
  const { checklist: t, status } = useTexts('path');
  const kindOf = useKind();
  const done = items.filter((item) => item.status === 'done').length;
  const list = (
    <ul>
      {items.map((item) => (
        <li data-s={item.status} key={item.id}>
          <Icon of={item.status === 'done' ? Check : Circle} size="s" />
          <span>
            {kindOf(item.type).name}: <span lang={contentLang(locale)}>{item.title}</span>
            <span className="vh">, {status[item.status]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
  // Nothing in it is left to do: it stands aside for the learner's own lines.
  if (done === items.length) {
    return (
      <details className={styles.seen}>
        <summary>{t.seen(done, items.length)}</summary>
        {list}
      </details>
    );
  }
  return (
    <section className={styles.seen}>
      <Heading>{t.seen(done, items.length)}</Heading>
      {list}
    </section>
  );
}

/** The same of a phase, where only the checklist is known. */
export function SeenInPhase({ courseKey, phaseId }: { courseKey: string; phaseId: string }) {
  const { data } = useQuery(queries.path(courseKey));
  const kindOf = useKind();
  const phase = data?.phases.find(({ id }) => id === phaseId);
  if (phase === undefined) return null;
  return (
    <SeenItems
      heading="h2"
      items={phase.items.filter(({ type }) => kindOf(type).form !== 'checklist')}
    />
  );
}

/** The lines that are the learner's own to tick, before they can be ticked. */
export function ChecklistPreview({ activityRef }: { activityRef: string }) {
  const locale = useLocale();
  const t = useTexts('path').checklist;
  const { data } = useQuery(queries.recap(activityRef));
  const lines = data?.steps.flatMap((step) => (step.kind === 'ticks' ? step.lines : [])) ?? [];
  if (lines.length === 0) return null;
  const lang = contentLang(locale);
  const list = (shown: typeof lines) => (
    <ul className={styles.asked} lang={lang}>
      {shown.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
  return (
    <section className={styles.own}>
      <h4>{t.own(lines.length)}</h4>
      <p className="small muted">{t.ownText}</p>
      {list(lines.slice(0, SHOWN))}
      {lines.length > SHOWN && (
        <details>
          <summary>{t.more(lines.length - SHOWN)}</summary>
          {list(lines.slice(SHOWN))}
        </details>
      )}
    </section>
  );
}

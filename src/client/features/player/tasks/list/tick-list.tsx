// A checklist: what is true is ticked off, each line with how one would know; what is not is the next work, and is
// ticked off when it is done.

import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchText } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { countedOf, nextLines } from '#domain/tasks/ticks.ts';
import { LineHelp } from './line-help.tsx';
import styles from './list.module.css';
import type { TicksProps } from './list-text.ts';
import { ListTools } from './list-tools.tsx';
import { TickLine } from './tick-line.tsx';

interface TicksWorkProps extends TicksProps {
  /** What became of the work, where the page around the list does not say it. */
  kept?: ReactNode;
}

export function TicksWork({ kept, ...props }: TicksWorkProps) {
  const t = useTexts('checklist');
  const isQuiet = useQuiet();
  const { step, answer } = props;
  const { ticked, whole, notApplicable } = countedOf(answer, step.lines.length);
  return (
    <div className={styles.list}>
      <p className="small muted">{t.whose}</p>
      <div className={`small ${styles.count}`}>
        <span className="small">{t.count(ticked, whole, notApplicable)}</span>
        {kept}
      </div>
      <Lines {...props} />
      <p className="small muted">
        {!isQuiet && `${t.fewPay} `}
        {t.staysOpen}
      </p>
      <ListTools {...props} />
    </div>
  );
}

/** Handed in: what can be proved, and all lines; the next ones are named, and any line can be ticked off. */
export function TickedList(props: TicksProps) {
  const { step, answer } = props;
  const lang = contentLang(useLocale());
  const t = useTexts('checklist');
  const next = nextLines(step.lines, answer);
  const { ticked, whole, notApplicable } = countedOf(answer, step.lines.length);
  return (
    <div className={styles.list}>
      <p aria-live="polite" className={styles.count}>
        <b>{t.proved(ticked, whole, notApplicable)}</b>
      </p>
      {next.length > 0 && (
        <section aria-labelledby={`${step.id}-next`} className={styles.next}>
          <h2 id={`${step.id}-next`}>{t.next(next.length)}</h2>
          <p className="small muted">{t.nextHow}</p>
          <ol>
            {next.map((line) => (
              <li key={line.id}>
                <b lang={lang}>{line.text}</b>
                <span className="small muted" lang={lang}>
                  {line.howKnown}
                </span>
                {line.help !== undefined && (
                  <p className={`${styles.helps} small`}>
                    <LineHelp line={line} />
                  </p>
                )}
              </li>
            ))}
          </ol>
          <p className="small muted">{t.later}</p>
        </section>
      )}
      <Lines {...props} />
      <ListTools {...props} />
    </div>
  );
}

function Lines({ step, answer, onChange }: TicksProps) {
  const { ticked, notApplicable = [], notes = {} } = answer;
  // Who comes back to a line finds it in sight; coming back again finds its own place.
  const [search, setSearch] = useSearchText();
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const at = step.lines.findIndex(({ id }) => id === search.line);
    if (at < 0) return;
    const row = rows.current?.children[at];
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('input')?.focus({ preventScroll: true });
    setSearch({ line: undefined });
  }, [search.line, step.lines, setSearch]);
  const inOrder = (ids: ReadonlySet<string>) =>
    step.lines.map(({ id }) => id).filter((id) => ids.has(id));
  const turned = (ids: readonly string[], id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    return inOrder(next);
  };
  const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);
  return (
    <ul className={styles.tickList} ref={rows}>
      {step.lines.map((line) => (
        <TickLine
          key={line.id}
          line={line}
          note={notes[line.id] ?? ''}
          onNote={(note) => {
            const { [line.id]: _, ...others } = notes;
            onChange({ ...answer, notes: note === '' ? others : { ...others, [line.id]: note } });
          }}
          onTick={() =>
            onChange({
              ...answer,
              ticked: turned(ticked, line.id),
              notApplicable: without(notApplicable, line.id),
            })
          }
          onTurnOff={() =>
            onChange({
              ...answer,
              ticked: without(ticked, line.id),
              notApplicable: turned(notApplicable, line.id),
            })
          }
          state={
            ticked.includes(line.id)
              ? 'ticked'
              : notApplicable.includes(line.id)
                ? 'notApplicable'
                : 'open'
          }
          stepId={step.id}
        />
      ))}
    </ul>
  );
}

// Ticking: what is true is ticked off, each line with how one would know; what is not is the next work.

import { Circle, CircleCheck } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import { nextLines } from '#domain/tasks/ticks.ts';
import type { TaskOf, TaskUi, WorkProps } from '../task-ui.ts';
import styles from '../tasks.module.css';

function TicksWork({ step, answer, onChange }: WorkProps<'ticks'>) {
  const locale = useLocale();
  const t = useTexts('tasks').ticks;
  const lang = contentLang(locale);
  const toggle = (id: string) => {
    const next = new Set(answer.ticked);
    if (!next.delete(id)) next.add(id);
    const ticked = step.lines.map((line) => line.id).filter((one) => next.has(one));
    onChange({ kind: 'ticks', ticked });
  };
  return (
    <>
      <p className="small muted">{t.whose}</p>
      <p className={`small ${styles.count}`}>{t.ticked(answer.ticked.length, step.lines.length)}</p>
      <ul className={styles.tickList}>
        {step.lines.map(({ id, text, howKnown }) => (
          <li key={id}>
            <label className={styles.tick}>
              <input
                aria-describedby={`${step.id}-${id}-known`}
                checked={answer.ticked.includes(id)}
                onChange={() => toggle(id)}
                type="checkbox"
              />
              <b lang={lang}>{text}</b>
            </label>
            <p className={`${styles.known} small`} id={`${step.id}-${id}-known`}>
              <span>{t.howKnown}</span>
              <span lang={lang}>{howKnown}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Handed in: what can be proved, what comes next, and all lines with how one would know. */
function TickedList({ step }: { step: TaskOf<'ticks'> }) {
  const locale = useLocale();
  const t = useTexts('tasks').ticks;
  const lang = contentLang(locale);
  const { answer } = step.outcome ?? {};
  const ticked = answer?.kind === 'ticks' ? answer.ticked : [];
  const next = nextLines(step.lines, ticked);
  return (
    <>
      <p>
        <b>{t.proved(ticked.length, step.lines.length)}</b>
      </p>
      {next.length > 0 && (
        <section aria-labelledby={`${step.id}-next`}>
          <h2 id={`${step.id}-next`}>{t.next(next.length)}</h2>
          <ol lang={lang}>
            {next.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </section>
      )}
      <ul className={styles.tickList}>
        {step.lines.map(({ id, text, howKnown }) => (
          <li key={id}>
            <p className={styles.tick}>
              <Icon of={ticked.includes(id) ? CircleCheck : Circle} />
              <b lang={lang}>{text}</b>
              <span className="vh">{ticked.includes(id) ? t.isTicked : t.isOpen}</span>
            </p>
            <p className={`${styles.known} small`}>
              <span>{t.howKnown}</span>
              <span lang={lang}>{howKnown}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

export const ticks: TaskUi<'ticks'> = {
  Work: TicksWork,
  answer: ({ lines }, saved) => {
    const before = new Set(saved?.ticked);
    return { kind: 'ticks', ticked: lines.map(({ id }) => id).filter((id) => before.has(id)) };
  },
  rule: 'place',
  // Any number of ticks is an honest look.
  open: () => [],
  HandedIn: TickedList,
};

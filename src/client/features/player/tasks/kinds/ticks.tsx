// Ticking: what is true is ticked off, each line with how one would know.

import { CircleCheck } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Problem } from '../problem.tsx';
import { problemId, type TaskOf, type TaskUi, type WorkProps } from '../task-ui.ts';
import styles from '../tasks.module.css';

function TicksWork({ step, answer, problems, onChange }: WorkProps<'ticks'>) {
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
      <p className={`small ${styles.count}`}>{t.ticked(answer.ticked.length, step.lines.length)}</p>
      <ul className={styles.tickList}>
        {step.lines.map(({ id, text, howKnown }) => {
          const field = `ticked.${id}`;
          const rule = problems.get(field);
          const known = `${step.id}-${id}-known`;
          return (
            <li data-problem={rule} key={id}>
              <label className={styles.tick}>
                <input
                  aria-describedby={rule ? `${known} ${problemId(step.id, field)}` : known}
                  aria-invalid={rule === undefined ? undefined : true}
                  checked={answer.ticked.includes(id)}
                  onChange={() => toggle(id)}
                  type="checkbox"
                />
                <b lang={lang}>{text}</b>
              </label>
              <p className={`${styles.known} small`} id={known}>
                <span>{t.howKnown}</span>
                <span lang={lang}>{howKnown}</span>
              </p>
              <Problem field={field} rule={rule} stepId={step.id} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Handed in: every line is ticked, with how one would know. */
function TickedList({ step }: { step: TaskOf<'ticks'> }) {
  const locale = useLocale();
  const tasks = useTexts('tasks');
  const lang = contentLang(locale);
  return (
    <ul className={styles.tickList}>
      {step.lines.map(({ id, text, howKnown }) => (
        <li key={id}>
          <p className={styles.tick}>
            <Icon of={CircleCheck} />
            <b lang={lang}>{text}</b>
          </p>
          <p className={`${styles.known} small`}>
            <span>{tasks.ticks.howKnown}</span>
            <span lang={lang}>{howKnown}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

export const ticks: TaskUi<'ticks'> = {
  Work: TicksWork,
  answer: ({ lines }, saved) => {
    const before = new Set(saved?.ticked);
    return { kind: 'ticks', ticked: lines.map(({ id }) => id).filter((id) => before.has(id)) };
  },
  rule: 'tick',
  open: ({ lines }, { ticked }) =>
    lines.filter(({ id }) => !ticked.includes(id)).map(({ id }) => `ticked.${id}`),
  HandedIn: TickedList,
};

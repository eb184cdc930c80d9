// Ticking: what is true is ticked off, each line with how one would know; what is not is the next work, and is
// ticked off when it is done.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { nextLines } from '#domain/tasks/ticks.ts';
import type { TaskUi, WorkProps } from '../task-ui.ts';
import styles from '../tasks.module.css';

type TicksProps = Omit<WorkProps<'ticks'>, 'problems'>;

function TicksWork(props: TicksProps) {
  const t = useTexts('tasks').ticks;
  const { step, answer } = props;
  return (
    <>
      <p className="small muted">{t.whose}</p>
      <p className={`small ${styles.count}`}>{t.ticked(answer.ticked.length, step.lines.length)}</p>
      <TickList {...props} lines={step.lines} />
    </>
  );
}

interface TickListProps extends TicksProps {
  lines: readonly TicksProps['step']['lines'][number][];
}

function TickList({ step, lines, answer, onChange }: TickListProps) {
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
    <ul className={styles.tickList}>
      {lines.map(({ id, text, howKnown }) => (
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
  );
}

/** Handed in: what can be proved, and all lines; the next ones are named, and any line can be ticked off. */
function TickedList(props: TicksProps) {
  const { step, answer } = props;
  const locale = useLocale();
  const t = useTexts('tasks').ticks;
  const next = nextLines(step.lines, answer.ticked);
  return (
    <>
      <p aria-live="polite">
        <b>{t.proved(answer.ticked.length, step.lines.length)}</b>
      </p>
      {next.length > 0 && (
        <section aria-labelledby={`${step.id}-next`} className={styles.next}>
          <h2 id={`${step.id}-next`}>{t.next(next.length)}</h2>
          <ol lang={contentLang(locale)}>
            {next.map(({ id, text, howKnown }) => (
              <li key={id}>
                <b>{text}</b>
                <span className="small muted">{howKnown}</span>
              </li>
            ))}
          </ol>
          <p className="small muted">{t.later}</p>
        </section>
      )}
      <TickList {...props} lines={step.lines} />
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

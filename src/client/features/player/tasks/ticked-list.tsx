// A checklist that was handed in: every line is ticked, with how one would know.
import { CircleCheck } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { TaskOf } from './task-answer.ts';
import styles from './tasks.module.css';

export function TickedList({ step }: { step: TaskOf<'ticks'> }) {
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

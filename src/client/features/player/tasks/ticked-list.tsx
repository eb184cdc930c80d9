// A checklist that was handed in: every line is ticked, with how one would know.
import { CircleCheck } from 'lucide-react';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { TaskOf } from './task-answer.ts';

export function TickedList({ step }: { step: TaskOf<'ticks'> }) {
  const { locale, texts } = useLanguage();
  const lang = contentLang(locale);
  return (
    <ul className="tick-list">
      {step.lines.map(({ id, text, howKnown }) => (
        <li key={id}>
          <p className="tick">
            <Icon of={CircleCheck} />
            <b lang={lang}>{text}</b>
          </p>
          <p className="known small">
            <span>{texts.tasks.ticks.howKnown}</span>
            <span lang={lang}>{howKnown}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

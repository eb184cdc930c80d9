// Part by part: where the learner put it, where it belongs, and why.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { MarkedRows } from '#client/ui/answering/marked-rows.tsx';
import type { TaskOutcome, TaskStepView } from '#contract/tasks/tasks.ts';
import { partRows, uiOf } from './task-kinds.ts';

export function PartList({ step, outcome }: { step: TaskStepView; outcome: TaskOutcome }) {
  const locale = useLocale();
  const t = useTexts('tasks');
  const lang = contentLang(locale);
  const rows = partRows(step, outcome, t);
  return (
    <section aria-labelledby={`${step.id}-parts`}>
      <h2 className="vh" id={`${step.id}-parts`}>
        {t.result.title}
      </h2>
      <MarkedRows
        lang={lang}
        placeLang={uiOf(step).hasOwnPlaces ? undefined : lang}
        rows={rows}
        words={t.result}
      />
    </section>
  );
}

// What a rule said, part by part: what was missed with where it belongs and why; what was right is folded.
import { ChevronDown, PartyPopper } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { type MarkedRow, MarkedRows } from '#client/ui/answering/marked-rows.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { TaskOutcome, TaskStepView } from '#contract/tasks/tasks.ts';
import { isTable, missedRows } from './missed-rows.ts';
import styles from './results.module.css';
import { partRows, uiOf } from './task-kinds.ts';

export function PartList({ step, outcome }: { step: TaskStepView; outcome: TaskOutcome }) {
  const t = useTexts('tasks');
  const rows = partRows(step, outcome, t);
  const { missed, right } = missedRows(rows);
  return (
    <>
      {missed.length === 0 ? (
        <p className={styles.allRight} data-testid="all-right">
          <Icon of={PartyPopper} />
          {t.result.allRight}
        </p>
      ) : (
        <section aria-labelledby={`${step.id}-missed`}>
          <h2 className={styles.missed} id={`${step.id}-missed`}>
            {t.result.missed}
          </h2>
          <Rows rows={missed} step={step} />
        </section>
      )}
      {right.length > 0 && (
        <details className={styles.gotRight}>
          <summary>
            {isTable(rows)
              ? t.result.rightRows(right.length, rows.length)
              : t.result.gotRight(right.length)}
            <Icon of={ChevronDown} size="s" />
          </summary>
          <Rows rows={right} step={step} />
        </details>
      )}
    </>
  );
}

function Rows({ rows, step }: { rows: readonly MarkedRow[]; step: TaskStepView }) {
  const t = useTexts('tasks');
  const lang = contentLang(useLocale());
  const placeLang = uiOf(step).hasOwnPlaces ? undefined : lang;
  return <MarkedRows lang={lang} placeLang={placeLang} rows={rows} words={t.result} />;
}

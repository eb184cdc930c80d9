// The case that several questions stand on: beside the question where there is room, folded away elsewhere.
import { ChevronDown } from 'lucide-react';
import { useIsWide } from '#client/base/is-wide.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { ViewFigure } from '#client/ui/figure/view-figure.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { QuestionCaseView } from '#contract/questions/parts.ts';
import { DataTable } from './data-table.tsx';
import { markedPieces } from './marked-facts.ts';
import styles from './questions.module.css';

/** Numbers of the questions of a set, the first and the last. */
export interface CaseNumbers {
  from: number;
  to: number;
}

interface QuestionCaseProps {
  case: QuestionCaseView;
  /** Where the numbers are known. */
  numbers?: CaseNumbers | undefined;
  /** What decides the question; marked in the text once the answer is committed. */
  facts?: readonly string[] | undefined;
  /** Shut at first and never beside the question: where several questions of a set stand in a list. */
  isListed?: boolean;
}

export function QuestionCase(props: QuestionCaseProps) {
  const { isListed = false } = props;
  const isWide = useIsWide();
  const t = useTexts('questions');
  if (isWide && !isListed) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: beside an opened book it scrolls by itself
      <section aria-label={t.scenario} className={styles.case} data-testid="case" tabIndex={0}>
        <CaseTitle {...props} />
        <CaseBody {...props} />
      </section>
    );
  }
  return (
    <section aria-label={t.scenario} className={styles.case} data-testid="case">
      <details open={!isListed}>
        <summary>
          <CaseTitle {...props} />
          <Icon of={ChevronDown} />
        </summary>
        <CaseBody {...props} />
      </details>
    </section>
  );
}

function CaseTitle({ case: { title }, numbers }: QuestionCaseProps) {
  const t = useTexts('questions');
  const lang = contentLang(useLocale());
  return (
    <p className={styles.caseTitle}>
      <span className="eyebrow">
        {numbers === undefined ? t.scenario : t.caseFor(numbers.from, numbers.to)}
      </span>
      <b lang={lang}>{title}</b>
    </p>
  );
}

function CaseBody({ case: { paragraphs, table, figure }, facts = [] }: QuestionCaseProps) {
  const t = useTexts('questions');
  const lang = contentLang(useLocale());
  return (
    <div className={styles.caseBody}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} lang={lang}>
          {markedPieces(paragraph, facts).map(({ text, isFact }) =>
            isFact ? <mark key={text}>{text}</mark> : text,
          )}
        </p>
      ))}
      {table && <DataTable facts={facts} label={t.table} lang={lang} table={table} />}
      {figure && <ViewFigure figure={figure} lang={lang} words={t.view} />}
      {facts.length > 0 && <p className="small muted">{t.caseMarked}</p>}
    </div>
  );
}

// Reports a question: a button, the dialogue behind it, and afterwards what became of the report.

import { useQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Outcome } from './outcome.tsx';
import styles from './report.module.css';
import { ReportDialog } from './report-dialog.tsx';

interface ReportQuestionProps {
  /** Who reports: what was typed is found by nobody else. */
  learnerId: string;
  questionId: string;
  /** Of the question on its paper: several of these buttons stand on one screen. */
  number: number;
}

/** Only for a question whose key the learner sees: the server refuses every other. */
export function ReportQuestion({ learnerId, questionId, number }: ReportQuestionProps) {
  const t = useTexts('reporting');
  const [isOpen, setOpen] = useState(false);
  // The button works without the list: the server knows what is open.
  const { data: reports = [] } = useQuery(queries.questionReports());
  const mine = reports.find((report) => report.questionId === questionId);
  const isReported = mine?.state === 'open';
  const hasAsked = useRef(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus has gone with the report: what became of it stands in its place.
    if (!isReported || isOpen || !hasAsked.current) return;
    hasAsked.current = false;
    outcome.current?.focus({ preventScroll: true });
  }, [isReported, isOpen]);
  return (
    <div className={styles.reportQ}>
      {mine !== undefined && (
        <p className="small muted" ref={outcome} role="status" tabIndex={-1}>
          <span>{t.yours}</span> <Outcome report={mine} />
        </p>
      )}
      {!isReported && (
        <button
          aria-label={t.openNamed(number)}
          className="btn btn-ghost small"
          onClick={() => {
            hasAsked.current = true;
            setOpen(true);
          }}
          type="button"
        >
          <Icon of={MessageSquareWarning} size="s" />
          {t.open}
        </button>
      )}
      {isOpen && (
        <ReportDialog
          learnerId={learnerId}
          onClose={() => setOpen(false)}
          questionId={questionId}
        />
      )}
    </div>
  );
}

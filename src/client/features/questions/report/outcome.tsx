// What became of a report: its state, the revision that corrects the question, and the note.
import { useTexts } from '#client/base/language/language.tsx';
import type { QuestionReport } from '#contract/question-reports.ts';
import styles from './report.module.css';

const looks = { open: 'chip', accepted: 'chip chip-good', answered: 'chip chip-accent' } as const;

export function Outcome({ report }: { report: QuestionReport }) {
  const t = useTexts('reporting');
  const { state, fixedInRev, note } = report;
  const isHidden = state === 'answered' && note === null;
  return (
    <>
      <span className={looks[state]}>{t.state[state]}</span>{' '}
      {state === 'open' && <span>{t.waiting}</span>}
      {fixedInRev !== null && <span>{t.fixed(fixedInRev)}</span>}
      {(note !== null || isHidden) && (
        <span className={styles.reportNote}>
          <b>{t.note}:</b> {note ?? t.noteHidden}
        </span>
      )}
    </>
  );
}

// What changing answers did, first answer against last.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { changeAdvice, wonByChanges } from '#client/features/exam/report-view.ts';
import type { ExamResult } from '#contract/exams.ts';

export function Changes({ result }: { result: Pick<ExamResult, 'changes' | 'questions'> }) {
  const { changes: t } = useTexts('report');
  const locale = useLocale();
  const { changes } = result;
  const { questions, wrongToRight, rightToWrong, wrongToWrong } = changes;
  if (questions === 0) {
    return (
      <div>
        <h2>{t.title}</h2>
        <p className="muted">{t.none}</p>
      </div>
    );
  }
  const parts = [
    ...(wrongToRight > 0 ? [t.toRight(wrongToRight)] : []),
    ...(rightToWrong > 0 ? [t.toWrong(rightToWrong)] : []),
    ...(wrongToWrong > 0 ? [t.stayed(wrongToWrong)] : []),
  ];
  const won = wonByChanges(changes);
  const advice = changeAdvice(result);
  return (
    <div>
      <h2>{t.title}</h2>
      <p className="muted">
        {t.changed(questions)}{' '}
        {parts.length > 0 && `${new Intl.ListFormat(locale).format(parts)}. `}
        <b className={won > 0 ? 'good' : won < 0 ? 'bad' : undefined}>
          {won > 0 ? t.gained(won) : won < 0 ? t.lost(-won) : t.even}
        </b>
      </p>
      {advice !== null && <p className="muted">{t[advice]}</p>}
    </div>
  );
}

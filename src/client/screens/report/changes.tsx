// What changing answers did, first answer against last.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { wonByChanges } from '#client/features/exam/report-view.ts';
import type { ExamResult } from '#contract/exams.ts';

export function Changes({ changes }: { changes: ExamResult['changes'] }) {
  const { changes: t } = useTexts('report');
  const locale = useLocale();
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
      {won !== 0 && <p className="muted">{won > 0 ? t.gainedText : t.lostText}</p>}
    </div>
  );
}

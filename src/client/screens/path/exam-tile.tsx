// The tile of the exam: the days to it, or the way to say when it is.
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { Figures } from '#client/features/path/figures.tsx';
import type { Path } from '#contract/path.ts';
import { ExamDateDialog } from './exam-date-dialog.tsx';

export function ExamTile({ path }: { path: Pick<Path, 'courseKey' | 'exam'> }) {
  const { exam: t } = useTexts('path');
  const [open, setOpen] = useState(false);
  // A dialog that opens again begins with what is kept.
  const [times, setTimes] = useState(0);
  const { exam } = path;
  return (
    <div>
      <dt>{t.tile}</dt>
      <dd>
        {exam !== null && <Days days={exam.days} />}{' '}
        {exam !== null && exam.minutesADay !== null && (
          <span className="small muted">{t.pace(exam.minutesADay)}</span>
        )}
        <button
          aria-haspopup="dialog"
          className="link small"
          onClick={() => {
            setTimes(times + 1);
            setOpen(true);
          }}
          type="button"
        >
          {exam === null || exam.days < 0 ? t.set : t.change}
        </button>
        {times > 0 && (
          <ExamDateDialog
            courseKey={path.courseKey}
            key={times}
            on={exam?.on ?? null}
            onClose={() => setOpen(false)}
            open={open}
          />
        )}
      </dd>
    </div>
  );
}

function Days({ days }: { days: number }) {
  const { exam: t } = useTexts('path');
  if (days > 0) return <Figures text={t.days(days)} />;
  return <b>{days === 0 ? t.today : t.over}</b>;
}

// What the pace of the real exam is, where this paper gives another; and whether the room shows it.
import { Gauge } from 'lucide-react';
import { changeSettings, useDevice } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { spanOf } from '#client/features/exam/when.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { PaperCard } from '#contract/exams.ts';
import { canBeKept, minutesAt, msEach } from '#domain/exam/exam-pace.ts';
import styles from './paper.module.css';

export function ExamPace({ paper }: { paper: Pick<PaperCard, 'examPace' | 'count' | 'minutes'> }) {
  const { pace: t } = useTexts('exam').paper;
  const { examPaceShown } = useDevice().settings;
  const { examPace, count, minutes } = paper;
  if (examPace === null) return null;
  const each = spanOf(msEach(examPace));
  const isKept = canBeKept(examPace);
  const text = isKept
    ? t.questions(
        each,
        t.format(examPace.count, examPace.minutes),
        count,
        minutesAt(examPace, count),
        minutes,
      )
    : t.scenarios(examPace.count, examPace.minutes, each);
  return (
    <div className={styles.examPace}>
      <p className="note">
        <Icon of={Gauge} />
        <span>{text}</span>
      </p>
      {isKept && (
        <label className={styles.paceTick}>
          <input
            checked={examPaceShown}
            className={styles.paceBox}
            onChange={(event) => changeSettings({ examPaceShown: event.target.checked })}
            type="checkbox"
          />
          <span>{t.show}</span>
        </label>
      )}
    </div>
  );
}

// A paper whose clock runs: how far it is, until when, and the way back into it.

import { Play, Timer } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { usePaperName } from '#client/base/paper-name.ts';
import { momentOf } from '#client/base/use-moment.ts';
import { useReader } from '#client/base/use-reader.ts';
import type { RunningPaper } from '#client/features/exam/overview.ts';
import { timeOf } from '#client/features/exam/when.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './exam.module.css';

export function RunningCard({ paper, isPrimary }: { paper: RunningPaper; isPrimary: boolean }) {
  const { running: t, untimed, paced } = useTexts('exam');
  const reader = useReader();
  const { open } = paper;
  const name = usePaperName()(paper.title, open.focus);
  const id = `running-${paper.key}`;
  return (
    <section
      aria-labelledby={id}
      className={
        isPrimary ? `card ${styles.runningCard}` : `card ${styles.runningCard} ${styles.later}`
      }
    >
      <div>
        {isPrimary && (
          <p className="eyebrow accent">
            <Icon of={Timer} size="s" />
            {t.label}
          </p>
        )}
        <h2 id={id} lang={name.lang}>
          {name.label}
        </h2>
        <p className="muted">
          {t.answered(open.answered, open.total)}.{' '}
          {open.untimed
            ? untimed.until(momentOf(open.deadlineAt, reader))
            : (open.paced ? paced : t).until(timeOf(open.deadlineAt, reader))}
        </p>
        <Bar max={open.total} value={open.answered} />
      </div>
      <Go
        aria-label={t.resumeNamed(name.label)}
        className={isPrimary ? 'btn btn-primary' : 'btn btn-line'}
        to={addresses.attempt(paper.key)}
      >
        <Icon of={Play} />
        {t.resume}
      </Go>
    </section>
  );
}

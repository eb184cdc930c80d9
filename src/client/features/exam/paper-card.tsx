// A paper in a list: what it asks, how it went so far, and the way to its intro.
import { Check, ChevronRight } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { PaperCard as Card } from '#contract/exams.ts';
import { givesMoreThanExam } from '#domain/exam/exam-pace.ts';
import styles from './papers.module.css';
import { useAimText } from './use-aim-text.ts';

/** The whole row is the way to the paper; its name is the link. */
export function PaperCard({ paper }: { paper: Card }) {
  const lang = contentLang(useLocale());
  const aimText = useAimText(paper);
  return (
    <article className={styles.paper} data-kind={paper.kind}>
      <span className={styles.sign}>
        <ContentIcon icon={paper.icon} />
      </span>
      <div>
        <h3 lang={lang}>
          <Go className={styles.go} to={addresses.paper(paper.key)}>
            {paper.title}
          </Go>
        </h3>
        <PaperFigures paper={paper} />
        {aimText !== undefined ? (
          <p className="small not-s">{aimText}</p>
        ) : (
          paper.purpose !== null && (
            <p className={`small ${styles.purpose}`} lang={lang}>
              {paper.purpose}
            </p>
          )
        )}
        <PaperStand paper={paper} />
      </div>
      <Icon of={ChevronRight} />
    </article>
  );
}

/** Questions, time and the line that passes. */
export function PaperFigures({ paper }: { paper: Card }) {
  const { card: t, untimed } = useTexts('exam');
  const figures = [
    t.questions(paper.count),
    paper.untimed
      ? untimed.minutes(paper.minutes)
      : givesMoreThanExam(paper)
        ? t.minutesAtMost(paper.minutes)
        : t.minutes(paper.minutes),
  ];
  const more = [
    ...(paper.secondsPerQuestion === null ? [] : [t.seconds(paper.secondsPerQuestion)]),
    t.pass(paper.passPercent),
  ];
  return (
    <p className="small muted">
      {figures.join(' · ')}
      <span className="not-s"> · {more.join(' · ')}</span>
    </p>
  );
}

/** The round of the day was taken, and how; the next one comes with the next day. */
function DoneToday({ percent }: { percent: number }) {
  const { today: t } = useTexts('exam');
  return (
    <p className={`small ${styles.stand}`}>
      <span className="good">
        <Icon of={Check} size="s" />
        {t.done(percent)}
      </span>
      <span className="muted">{t.next}</span>
    </p>
  );
}

function PaperStand({ paper }: { paper: Card }) {
  const { card: t } = useTexts('exam');
  const { tooQuick } = useTexts('actions');
  if (paper.open !== null) return <p className="small accent">{t.running}</p>;
  // What an older release has sent knows no day.
  if (paper.today != null) return <DoneToday percent={paper.today.percent} />;
  if (paper.bestPercent === null && !paper.lastTooQuick) return null;
  return (
    <p className={`small ${styles.stand}`}>
      {paper.bestPercent !== null && (
        <>
          <b>{t.best(paper.bestPercent)}</b>{' '}
          <span className="muted">{t.attempts(paper.attempts)}</span>
        </>
      )}
      {paper.passedOnce && (
        <span className="good">
          <Icon of={Check} size="s" />
          {t.passed}
        </span>
      )}
      {paper.lastTooQuick && (
        <span className="muted">
          {t.last} <span className="chip chip-warn">{tooQuick}</span>
        </span>
      )}
    </p>
  );
}

// A paper in a list: what it asks, how it went so far, and the way to its intro.
import { ArrowRight, Check } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Bar } from '#client/ui/bar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { PaperCard as Card } from '#contract/exams.ts';
import styles from './papers.module.css';

interface PaperCardProps {
  paper: Card;
  /** The screen's one primary action leads to this paper. */
  isPrimary: boolean;
}

export function PaperCard({ paper, isPrimary }: PaperCardProps) {
  const { card: t, difficulty } = useTexts('exam');
  const lang = contentLang(useLocale());
  return (
    <article className={`card ${styles.paper}`}>
      <p className="small quiet">{difficulty[paper.difficulty]}</p>
      <h3 lang={lang}>{paper.title}</h3>
      <PaperFigures paper={paper} />
      <p className="muted not-s" lang={lang}>
        {paper.description}
      </p>
      <p className={`small ${styles.pass}`}>
        {t.pass(paper.passPercent)}
        {paper.examPassPercent !== null && `, ${t.examPass(paper.examPassPercent)}`}
      </p>
      <PaperStand paper={paper} />
      <Go
        aria-label={t.openNamed(paper.title)}
        className={isPrimary ? 'btn btn-primary' : 'btn btn-line'}
        to={addresses.paper(paper.key)}
      >
        {t.open}
        <Icon of={ArrowRight} />
      </Go>
    </article>
  );
}

/** Questions and time, as large as a learner looks for them. */
export function PaperFigures({ paper }: { paper: Card }) {
  const { card: t } = useTexts('exam');
  return (
    <p className={styles.figures}>
      <b>{t.questions(paper.count)}</b>
      <b>{t.minutes(paper.minutes)}</b>
      {paper.secondsPerQuestion !== null && <b>{t.seconds(paper.secondsPerQuestion)}</b>}
    </p>
  );
}

function PaperStand({ paper }: { paper: Card }) {
  const { card: t } = useTexts('exam');
  if (paper.open !== null) {
    return (
      <p className={`small ${styles.stand}`}>
        <span className="chip chip-accent">{t.running}</span>
      </p>
    );
  }
  if (paper.bestPercent === null) return <p className={`small quiet ${styles.stand}`}>{t.fresh}</p>;
  return (
    <div className={styles.stand}>
      <p className="small">
        <b>{t.best(paper.bestPercent)}</b>{' '}
        <span className="muted">{t.attempts(paper.attempts)}</span>
        {paper.passedOnce && (
          <span className="chip chip-good">
            <Icon of={Check} size="s" />
            {t.passed}
          </span>
        )}
      </p>
      <Bar at={paper.passPercent} value={paper.bestPercent} />
    </div>
  );
}

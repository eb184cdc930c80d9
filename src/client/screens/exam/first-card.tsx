// The one thing to do now, and why: missed questions, or a paper to take.
import { ArrowRight, Play, Repeat2 } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { PaperFigures } from '#client/features/exam/paper-card.tsx';
import { useMissedStep } from '#client/features/exam/use-missed.ts';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { PaperCard } from '#contract/exams.ts';
import { ENOUGH_ANSWERS, type FirstPaper, type MissedStep } from '#domain/exam/first-paper.ts';
import styles from './exam.module.css';

interface FirstCardProps {
  first: FirstPaper;
  paper: PaperCard;
}

export function FirstCard({ first, paper }: FirstCardProps) {
  const { first: t, card } = useTexts('exam');
  const lang = contentLang(useLocale());
  return (
    <section aria-labelledby="first-paper" className={`card ${styles.first}`}>
      <span className={styles.firstSign}>
        <ContentIcon icon={paper.icon} size="l" />
      </span>
      <div>
        <p className="eyebrow accent">{paper.kind === 'simulation' ? t.title : t.practice}</p>
        <h2 id="first-paper" lang={lang}>
          {paper.title}
        </h2>
        <p>{whyOf(first, paper.passPercent, t)}</p>
        <PaperFigures paper={paper} />
      </div>
      <Go
        aria-label={card.openNamed(paper.title)}
        className="btn btn-line"
        to={addresses.paper(paper.key)}
      >
        {card.open}
        <Icon of={ArrowRight} />
      </Go>
    </section>
  );
}

/** Missed questions come before every paper, by the words that reports have for them too. */
export function MissedFirst({ courseKey, step }: { courseKey: string; step: MissedStep }) {
  const { first: t, missed, topics } = useTexts('exam');
  const { name, to } = useMissedStep(courseKey)(step);
  return (
    <section aria-labelledby="first-paper" className={`card ${styles.first}`}>
      <span className={styles.firstSign}>
        <Icon of={Repeat2} size="l" />
      </span>
      <div>
        <p className="eyebrow accent">{t.practice}</p>
        <h2 id="first-paper">{name}</h2>
        <p>{missed.text}</p>
      </div>
      <Go aria-label={name} className="btn btn-line" to={to}>
        <Icon of={Play} />
        {topics.practise}
      </Go>
    </section>
  );
}

function whyOf(
  first: FirstPaper,
  passPercent: number,
  t: ReturnType<typeof useTexts<'exam'>>['first'],
): string {
  switch (first.reason) {
    case 'practise':
      return t.practise(first.answered, ENOUGH_ANSWERS);
    case 'again':
      return t.again(first.missing, passPercent);
    default:
      return t[first.reason];
  }
}

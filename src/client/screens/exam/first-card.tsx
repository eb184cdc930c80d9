// The one paper to take now, and why.
import { ArrowRight } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { PaperFigures } from '#client/features/exam/paper-card.tsx';
import { ContentIcon } from '#client/ui/content-icon.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { PaperCard } from '#contract/exams.ts';
import { ENOUGH_ANSWERS, type FirstPaper } from '#domain/exam/first-paper.ts';
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

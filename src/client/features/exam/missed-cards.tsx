// What was answered wrong or left open, and not right since, a card for each paper that asks it again.
import { ChevronRight, Lock, Repeat2 } from 'lucide-react';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ExamOverview } from '#contract/exams.ts';
import styles from './papers.module.css';
import { useMissedPractice } from './use-missed.ts';

interface MissedCardsProps {
  overview: ExamOverview;
  /** The screen leads with them, and has said what they are. */
  isLed: boolean;
}

/** Nothing where no paper of the course asks missed questions. */
export function MissedCards({ overview, isLed }: MissedCardsProps) {
  const { missed: t } = useTexts('exam');
  const { missed: name } = useTexts('actions');
  const { missed, papers, stats } = overview;
  // To somebody new there is nothing to say of them.
  if (stats.questionsAnswered === 0 && missed.length === 0) return null;
  if (!papers.some(({ takesFocus }) => takesFocus)) return null;
  if (missed.length === 0) {
    return (
      <li>
        <article className={styles.paper} data-closed="" data-kind="practice">
          <Sign />
          <div>
            <h3>{name}</h3>
            <p className="small">{t.none}</p>
          </div>
          <Icon of={Lock} />
        </article>
      </li>
    );
  }
  return missed.map((one) => (
    <li key={one.paperKey}>
      <MissedCard
        atOnce={papers.find(({ key }) => key === one.paperKey)?.count ?? one.count}
        isLed={isLed}
        isOnly={missed.length === 1}
        missed={one}
      />
    </li>
  ));
}

interface MissedCardProps {
  missed: ExamOverview['missed'][number];
  /** How many it asks at once, where nobody chose another length. */
  atOnce: number;
  isOnly: boolean;
  isLed: boolean;
}

function MissedCard(props: MissedCardProps) {
  const { missed, atOnce, isOnly, isLed } = props;
  // What an older release has sent does not know which were left open.
  const { paperKey, title, count, leftOpen = 0 } = missed;
  const { missed: t } = useTexts('exam');
  const { missed: name } = useTexts('actions');
  const lang = contentLang(useLocale());
  const practiceOf = useMissedPractice(useSelectedCourse());
  const { to, asked, hasClock } = practiceOf({ paperKey, atOnce, waiting: count, leftOpen });
  return (
    <article className={styles.paper} data-kind="practice">
      <Sign />
      <div>
        <h3>
          <Go className={styles.go} to={to}>
            {isOnly ? name : t.titleOf} {!isOnly && <span lang={lang}>{title}</span>}
          </Go>
        </h3>
        <p className="small muted">{t.waiting(count, asked, hasClock, leftOpen)}</p>
        {!isLed && <p className="small not-s">{t.text}</p>}
      </div>
      <Icon of={ChevronRight} />
    </article>
  );
}

function Sign() {
  return (
    <span className={styles.sign}>
      <Icon of={Repeat2} />
    </span>
  );
}

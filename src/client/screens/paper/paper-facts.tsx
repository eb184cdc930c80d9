// The facts of a paper: its size, how it went so far, where it comes from and how fresh that is.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { plainDay } from '#client/features/exam/when.ts';
import type { PaperCard } from '#contract/exams.ts';
import styles from './paper.module.css';

export function PaperFacts({ paper, isMissed }: { paper: PaperCard; isMissed: boolean }) {
  const { card, paper: t, difficulty, untimed } = useTexts('exam');
  const { tooQuick } = useTexts('actions');
  const locale = useLocale();
  return (
    <aside aria-label={t.facts} className={styles.mfacts}>
      <dl>
        <div>
          <dt>{t.format}</dt>
          <dd>
            {card.questions(paper.count)}
            <br />
            {(paper.untimed ? untimed : card).minutes(paper.minutes)}
          </dd>
        </div>
        <div>
          <dt>{t.difficulty}</dt>
          <dd>{difficulty[paper.difficulty]}</dd>
        </div>
        <div>
          <dt>{isMissed ? t.yourAverage : t.yours}</dt>
          <dd>
            {/* Missed questions asked again are no attempt: those of the paper are of its topics. */}
            {isMissed
              ? t.yoursMissed
              : paper.bestPercent === null
                ? t.yoursNone
                : t.yoursBest(paper.attempts, paper.bestPercent)}
            {!isMissed && paper.lastTooQuick && (
              <>
                <br />
                {card.last} <span className="chip chip-warn">{tooQuick}</span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t.source}</dt>
          <dd lang={contentLang(locale)}>{paper.source}</dd>
        </div>
        <div>
          <dt>{t.questions}</dt>
          <dd>{t.ownQuestions}</dd>
        </div>
        <div>
          <dt>{t.checked}</dt>
          <dd>{plainDay(paper.checkedOn, locale)}</dd>
        </div>
      </dl>
    </aside>
  );
}

// The round of the day on its intro once it was taken: how it went, when the next one comes, and the next step.
import { ArrowRight, Check, Play } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useOfferedPaper } from '#client/features/exam/use-offered-paper.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { DoneToday as Done, PaperCard } from '#contract/exams.ts';
import styles from './paper.module.css';

interface DoneTodayProps {
  paper: Pick<PaperCard, 'key' | 'courseKey'>;
  today: Done;
  /** Takes it once more all the same: what is left of its questions is practice as any. */
  onAgain: () => void;
  isStarting: boolean;
}

export function DoneToday({ paper, today, onAgain, isStarting }: DoneTodayProps) {
  const { today: t, paper: texts } = useTexts('exam');
  const lang = contentLang(useLocale());
  const offer = useOfferedPaper(paper.courseKey);
  const { attemptId, percent } = today;
  return (
    <>
      <p className="note">
        <Icon of={Check} />
        <span>
          <b>{t.done(percent)}.</b> {t.next}{' '}
          <Go className="link" to={addresses.report(paper.key, attemptId)}>
            {t.report}
          </Go>
        </span>
      </p>
      <div className={styles.go}>
        {offer !== null && offer.name !== '' && (
          <Go className="btn btn-primary" lang={offer.isContent ? lang : undefined} to={offer.to}>
            {t.other(offer.name)}
            <Icon of={ArrowRight} />
          </Go>
        )}
        <button
          aria-busy={isStarting}
          aria-describedby="another-round"
          aria-disabled={isStarting}
          className="btn btn-ghost"
          onClick={onAgain}
          type="button"
        >
          <Icon of={Play} />
          {isStarting ? texts.starting : t.again}
        </button>
      </div>
      <p className="small muted" id="another-round">
        {t.againText}
      </p>
    </>
  );
}

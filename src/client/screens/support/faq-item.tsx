// A question: opening it counts as a view, and the learner can say whether the answer helped.
import { ChevronDown, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Blocks } from '#client/features/player/blocks.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { FaqEntryView } from '#contract/support.ts';
import styles from './support.module.css';
import { useFaqMarks } from './use-faq-marks.ts';

export function FaqItem({ entry }: { entry: FaqEntryView }) {
  const { faq: t } = useTexts('support');
  const lang = contentLang(useLocale());
  const id = useId();
  const wasOpened = useRef(false);
  const { view, vote, hasFailed } = useFaqMarks(entry.id);
  const { helpful, views, mine } = entry;
  return (
    <li>
      <details
        className={styles.entry}
        onToggle={({ currentTarget }) => {
          if (!currentTarget.open || wasOpened.current) return;
          wasOpened.current = true;
          view();
        }}
      >
        <summary>
          <span lang={lang}>{entry.question}</span>
          <Icon of={ChevronDown} />
        </summary>
        <div className={styles.answer}>
          <div className={styles.reading} lang={lang}>
            <Blocks blocks={entry.answer} table={entry.question} />
          </div>
          <div className={`apart ${styles.vote}`}>
            <fieldset aria-labelledby={id} className={styles.voteButtons}>
              <span className="small" id={id}>
                {t.asked}
              </span>
              <button
                aria-pressed={mine === true}
                className={styles.voteButton}
                onClick={() => vote(mine === true ? null : true)}
                type="button"
              >
                <Icon of={ThumbsUp} size="s" />
                {t.yes}
              </button>
              <button
                aria-pressed={mine === false}
                className={styles.voteButton}
                onClick={() => vote(mine === false ? null : false)}
                type="button"
              >
                <Icon of={ThumbsDown} size="s" />
                {t.no}
              </button>
            </fieldset>
            <p className="small muted">{t.counts(helpful, views)}</p>
          </div>
          <p className="small muted" role="status">
            {hasFailed ? t.voteFailed : mine === null ? null : t.thanks}
          </p>
        </div>
      </details>
    </li>
  );
}

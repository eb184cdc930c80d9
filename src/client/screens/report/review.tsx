// Every question of the attempt with the reason for every option, folded to a row each.

import { useEffect, useRef } from 'react';
import { useSearchText } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import {
  type Filter,
  filtered,
  filterOf,
  filtersFor,
  wrongOrPartly,
} from '#client/features/exam/report-view.ts';
import type { ReviewQuestion } from '#contract/exams.ts';
import styles from './review.module.css';
import { ReviewRow } from './review-row.tsx';

interface ReviewProps {
  questions: readonly ReviewQuestion[];
  /** Questions that were graded and that content has retired since. */
  gone: number;
  /** Time ended the practice: what was not answered was not reached. */
  isOverByTime: boolean;
}

export function Review({ questions, gone, isOverByTime }: ReviewProps) {
  const { review: t } = useTexts('report');
  const [search, setSearch] = useSearchText();
  const filter = filterOf(search.show);
  // In the address, so that going back from a lesson finds the same questions unfolded.
  const opened = useRef(new Set(search.open?.split('.')));
  const fold = (number: number, isOpen: boolean) => {
    const name = String(number);
    if (opened.current.has(name) === isOpen) return;
    if (isOpen) opened.current.add(name);
    else opened.current.delete(name);
    setSearch({ open: [...opened.current].join('.') || undefined });
  };
  // A question that the address names is brought into sight; coming back finds its own place.
  const rows = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const at = questions.findIndex(({ number }) => String(number) === search.at);
    if (at < 0) return;
    rows.current?.children[at]?.scrollIntoView({ block: 'start' });
    setSearch({ at: undefined });
  }, [search.at, questions, setSearch]);
  const shown = filtered(questions, filter);
  const show = (value: Filter) => setSearch({ show: value === 'all' ? undefined : value });
  return (
    <section aria-labelledby="review" className={styles.review} data-testid="review">
      <h2 id="review" tabIndex={-1}>
        {t.title}
      </h2>
      <p className="muted">{t.lead}</p>
      {gone > 0 && <p className="muted">{t.gone(gone)}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset */}
      <div aria-label={t.filters} className="seg" role="group">
        {filtersFor(questions).map((one) => (
          <button aria-pressed={one === filter} key={one} onClick={() => show(one)} type="button">
            {t.filter[one === 'wrong' ? wrongOrPartly(questions) : one]}
            <span className={styles.count}>{filtered(questions, one).length}</span>
          </button>
        ))}
      </div>
      <p className="vh" role="status">
        {t.shown(shown.length)}
      </p>
      {shown.length === 0 ? (
        <p className={`muted ${styles.none}`}>{t.none[filter]}</p>
      ) : (
        <ol className={styles.rows} data-testid="review-rows" ref={rows}>
          {shown.map((question) => (
            <li key={question.question.id}>
              <ReviewRow
                isOverByTime={isOverByTime}
                onFold={(isOpen) => fold(question.number, isOpen)}
                question={question}
                startsOpen={opened.current.has(String(question.number))}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

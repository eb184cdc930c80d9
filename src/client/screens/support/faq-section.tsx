// The questions that fit search and category, each with its answer folded below it.
import { useTexts } from '#client/base/language/language.tsx';
import { FAQ_FILTERS, findFaq } from '#client/features/support/support-search.ts';
import { EmptyScene } from '#client/ui/states.tsx';
import type { FaqEntryView } from '#contract/support.ts';
import { FaqItem } from './faq-item.tsx';
import styles from './support.module.css';
import type { SupportSearch } from './use-support-search.ts';

interface FaqSectionProps {
  faq: readonly FaqEntryView[];
  search: SupportSearch;
}

export function FaqSection({ faq, search }: FaqSectionProps) {
  const { faq: t, help } = useTexts('support');
  const found = findFaq(faq, search);
  return (
    <section aria-labelledby="support-faq" className={styles.part}>
      <header className={styles.faqHead}>
        <h2 id="support-faq">{t.title}</h2>
        <p className="small muted" role="status">
          {t.found(found.length)}
        </p>
      </header>
      <fieldset aria-label={t.categories.label} className={`seg ${styles.categories}`}>
        {FAQ_FILTERS.map((category) => (
          <button
            aria-pressed={category === search.category}
            key={category}
            onClick={() => search.change({ category })}
            type="button"
          >
            {t.categories[category]}
          </button>
        ))}
      </fieldset>
      {found.length === 0 ? (
        <EmptyScene level={3} text={t.noneText} title={t.none}>
          <button
            className="btn btn-line"
            onClick={() => search.change({ q: '', category: 'all' })}
            type="button"
          >
            {t.clear}
          </button>
        </EmptyScene>
      ) : (
        <>
          <ul className={styles.faq}>
            {found.map((entry) => (
              <FaqItem entry={entry} key={entry.id} />
            ))}
          </ul>
          <p className="small muted">{help.english}</p>
        </>
      )}
    </section>
  );
}

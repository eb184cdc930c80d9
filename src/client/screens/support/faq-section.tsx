// The questions that fit search and category, each with its answer folded below it.
import { useTexts } from '#client/base/language/language.tsx';
import { FAQ_FILTERS, findFaq } from '#client/features/support/support-search.ts';
import { Segments } from '#client/ui/segments.tsx';
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
      <Segments
        chosen={search.category}
        className={styles.categories}
        label={t.categories.label}
        onChoose={(category) => search.change({ category })}
        textOf={(category) => t.categories[category]}
        values={FAQ_FILTERS}
      />
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

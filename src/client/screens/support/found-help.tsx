import { BookOpen } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { HelpArticleView } from '#contract/support.ts';
import styles from './support.module.css';

/** Help pages that a search found; nothing where it found none. */
export function FoundHelp({ articles }: { articles: readonly HelpArticleView[] }) {
  const { help: t } = useTexts('support');
  const lang = contentLang(useLocale());
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="support-found" className={styles.part}>
      <h2 id="support-found">{t.found}</h2>
      <ul className={styles.quick}>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Go className={styles.quickLink} lang={lang} to={addresses.help(id)}>
              <Icon of={BookOpen} />
              {title}
            </Go>
          </li>
        ))}
      </ul>
    </section>
  );
}

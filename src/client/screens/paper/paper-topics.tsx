// What a paper asks: the topics it draws from, with their shares where a blueprint says them.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { Bar } from '#client/ui/bar.tsx';
import type { PaperCard } from '#contract/exams.ts';
import styles from './paper.module.css';

export function PaperTopics({ paper }: { paper: PaperCard }) {
  const { paper: t } = useTexts('exam');
  const lang = contentLang(useLocale());
  const { aim } = paper;
  const topics = aim !== null && aim.topics.length > 0 ? aim.topics : paper.topics;
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="asks" className={styles.asks}>
      <h2 id="asks">{t.topics}</h2>
      {aim?.kind === 'weak' && <p className="muted">{t.aimWeak}</p>}
      <ul>
        {topics.map(({ objectiveId, title, count }) => (
          <li key={objectiveId}>
            <span lang={lang}>{title}</span>
            {count !== null && (
              <>
                <span className="small muted">{t.topicCount(count)}</span>
                <Bar max={paper.count} value={count} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

// Objectives that went wrong too often, each with something to do about it; nothing where there is none.
import { addressOfItem } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { coreItems } from '#client/features/path/selection.ts';
import type { Path } from '#contract/path.ts';
import { LATEST, WEAK_BELOW, WEAK_FROM_ANSWERS } from '#domain/readiness/weak-areas.ts';
import styles from './path.module.css';

export function WeakAreas({ path }: { path: Path }) {
  const locale = useLocale();
  const t = useTexts('path').weak;
  if (path.weakAreas.length === 0) return null;
  const items = [...path.phases.flatMap((phase) => phase.items), ...coreItems(path.core)];
  return (
    <section aria-labelledby="weak-title" className={styles.weak}>
      <h2 id="weak-title">{t.title}</h2>
      <p className="muted">{t.lead(WEAK_BELOW, LATEST, WEAK_FROM_ANSWERS)}</p>
      <ul>
        {path.weakAreas.map(({ objectiveId, title, percent, answers, right, itemId }) => {
          const item = items.find(({ id }) => id === itemId);
          return (
            <li key={objectiveId}>
              <b lang={contentLang(locale)}>{title}</b>
              <span className="small muted">{t.figure(right, answers, percent)}</span>
              {item !== undefined && (
                <Go className={`link small ${styles.weakGo}`} to={addressOfItem(item)}>
                  {t.go(item.title)}
                </Go>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

// The levels as stations of one line: those reached, the one the learner is at, those ahead.
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useLearner } from '#client/base/session/session.tsx';
import type { MyProgress } from '#contract/my-progress.ts';
import { levelAt } from '#domain/rewards/levels.ts';
import styles from './progress.module.css';

export function LevelLadder({ levels, totalXp }: Pick<MyProgress, 'levels' | 'totalXp'>) {
  const t = useTexts('progress');
  const locale = useLocale();
  const { timeZone } = useLearner();
  const here = levelAt(levels, totalXp).level;
  const at = levels.findIndex(({ key }) => key === here.key);
  const dayOf = (instant: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(instant));
  return (
    <section aria-labelledby="ladder">
      <h2 id="ladder">{t.ladder}</h2>
      <ol className={styles.ladder}>
        {levels.map((level, index) => (
          <li
            aria-current={index === at ? 'step' : undefined}
            data-state={index < at ? 'done' : index === at ? 'here' : 'ahead'}
            key={level.key}
          >
            <b>
              {t.level} {localized(level.name, locale)}
            </b>
            <span className="small muted">{index === 0 ? t.start : t.from(level.fromXp)}</span>
            {level.reachedAt !== null && (
              <span className="small muted">
                <time dateTime={level.reachedAt}>{t.reached(dayOf(level.reachedAt))}</time>
              </span>
            )}
            {index === at && <span className="small accent">{t.here}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

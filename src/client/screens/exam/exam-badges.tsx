// The badges that papers of a course earn, each with its true progress.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { Stamp } from '#client/features/badges/stamp.tsx';
import { Bar } from '#client/ui/bar.tsx';
import type { BadgeView } from '#contract/progress.ts';
import styles from './exam.module.css';

export function ExamBadges({ courseKey }: { courseKey: string }) {
  const { badges: t } = useTexts('exam');
  const { data } = useQuery(queries.badges());
  const own = (data ?? []).filter(
    (badge) => badge.category === 'exam' && badge.courseKey === courseKey,
  );
  // What earns them stands on the screen without them.
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="exam-badges" className={styles.ebadges}>
      <h2 id="exam-badges">{t.title}</h2>
      <ul>
        {own.map((badge) => (
          <li key={badge.id}>
            <Standing badge={badge} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({ badge }: { badge: BadgeView }) {
  const locale = useLocale();
  const { badge: t } = useTexts('dashboard');
  const { earned } = useTexts('exam').badges;
  const isEarned = badge.earnedAt !== null;
  return (
    <>
      <Stamp badge={badge} inked={isEarned} />
      <div>
        <h3>
          {localized(badge.name, locale)}{' '}
          <span className="small muted">
            {isEarned ? (
              <b className="good">{earned}</b>
            ) : (
              t.have(badge.progress.have, badge.progress.need)
            )}
          </span>
        </h3>
        <p className="small muted">{localized(badge.description, locale)}</p>
        <Bar color="var(--xp)" value={badge.percent} />
      </div>
    </>
  );
}

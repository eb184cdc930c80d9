// The pass of a learner: every badge that was earned, as an inked stamp with its day.
import { addresses } from '#client/base/addresses.ts';
import { useCourses } from '#client/base/course.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { nameOf } from '#client/base/session/name-of.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { CategoryMark } from '#client/features/badges/category-mark.tsx';
import { Stamp } from '#client/features/badges/stamp.tsx';
import { EmptyScene } from '#client/ui/states.tsx';
import type { BadgeView } from '#contract/progress.ts';
import styles from './achievements.module.css';
import { SignedBadge } from './signed-badge.tsx';

export function EarnedBadges({ badges }: { badges: readonly BadgeView[] }) {
  const { achievements: t } = useTexts('rewards');
  const { profile } = useTexts('shell');
  const locale = useLocale();
  const learner = useLearner();
  const selected = useSelectedCourse();
  const earned = badges
    .filter(({ earnedAt }) => earnedAt !== null)
    .toSorted((a, b) => b.earnedAt!.localeCompare(a.earnedAt!));
  if (earned.length === 0) {
    return (
      <EmptyScene text={t.noneText} title={t.none}>
        <Go className="btn btn-primary" to={addresses.missions(selected)}>
          {t.start}
        </Go>
      </EmptyScene>
    );
  }
  return (
    <section aria-labelledby="earned" className={`card ${styles.pass}`}>
      <div className={styles.who}>
        <h2 id="earned">{t.earned}</h2>
        <dl>
          <div>
            <dt>{t.holder}</dt>
            <dd>{nameOf(learner, profile.learner)}</dd>
          </div>
          <div>
            <dt>{t.level}</dt>
            <dd>{localized(learner.level.name, locale)}</dd>
          </div>
        </dl>
      </div>
      <ul className={styles.got}>
        {earned.map((badge) => (
          <Earned badge={badge} key={badge.id} />
        ))}
      </ul>
    </section>
  );
}

function Earned({ badge }: { badge: BadgeView }) {
  const { achievements: t } = useTexts('rewards');
  const locale = useLocale();
  const { timeZone } = useLearner();
  const selected = useSelectedCourse();
  const courses = useCourses().data;
  // What another course gave is no badge of the one on the screen, which counts its own.
  const elsewhere =
    badge.courseKey === null || badge.courseKey === selected
      ? undefined
      : courses?.find(({ key }) => key === badge.courseKey)?.title;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(
    new Date(badge.earnedAt!),
  );
  return (
    <li>
      <Stamp badge={badge} inked />
      <div>
        <CategoryMark category={badge.category} />
        <h3>{localized(badge.name, locale)}</h3>
        {elsewhere && <p className="small">{elsewhere}</p>}
        <p className="small muted">{localized(badge.description, locale)}</p>
        {badge.requiredXp > 0 && <p className="small">{t.required(badge.requiredXp)}</p>}
        <p className="small">
          <time dateTime={badge.earnedAt!}>{t.on(day)}</time>
        </p>
        <SignedBadge badgeId={badge.id} name={localized(badge.name, locale)} />
      </div>
    </li>
  );
}

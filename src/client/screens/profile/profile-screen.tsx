// `/profiles/<id>`: what a learner shows of themselves to anybody who has the address.
import { useQuery } from '@tanstack/react-query';
import { failureOf, isPassing } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { Stamp } from '#client/features/badges/stamp.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { PublicProfile } from '#contract/public-profiles.ts';
import styles from './profile.module.css';

export function ProfileScreen({ profileId }: { profileId: string }) {
  const t = useTexts('profiles');
  const actions = useTexts('actions');
  const { data, error, refetch } = useQuery(queries.publicProfile(profileId));
  const isGone = error !== null && !isPassing(failureOf(error));
  return (
    <AuthLayout>
      {data !== undefined && !isGone ? (
        <Profile profile={data} />
      ) : error === null ? (
        <LoadingLine label={t.loading} />
      ) : !isGone ? (
        <ErrorScene
          level={1}
          retry={() => void refetch()}
          retryLabel={actions.retry}
          text={t.failedText}
          title={t.failed}
        />
      ) : (
        <EmptyScene level={1} text={t.noneText} title={t.none} />
      )}
    </AuthLayout>
  );
}

function Profile({ profile }: { profile: PublicProfile }) {
  const t = useTexts('profiles');
  const shell = useTexts('shell');
  const { xp, days } = useTexts('actions');
  const locale = useLocale();
  // Whoever looks in quiet mode sees no XP of others either.
  const isQuiet = useQuiet();
  const { displayName, progress, badges } = profile;
  return (
    <article className={styles.profile}>
      <h1 tabIndex={-1}>{displayName === '' ? shell.profile.learner : displayName}</h1>
      {progress !== null && !isQuiet && (
        <dl className={styles.figures}>
          <div>
            <dt>{t.level}</dt>
            <dd>{localized(progress.level, locale)}</dd>
          </div>
          <div>
            <dt>{t.total}</dt>
            <dd>{xp(progress.totalXp)}</dd>
          </div>
          <div>
            <dt>{t.streak}</dt>
            <dd>{days(progress.streakDays)}</dd>
          </div>
        </dl>
      )}
      {badges !== null && !isQuiet && <Badges badges={badges} />}
    </article>
  );
}

function Badges({ badges }: { badges: NonNullable<PublicProfile['badges']> }) {
  const t = useTexts('profiles');
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return (
    <section aria-labelledby="badges">
      <h2 id="badges">{t.badges}</h2>
      {badges.length === 0 && <p className="muted">{t.noBadges}</p>}
      <ul className={styles.badges}>
        {badges.map((badge) => (
          <li key={badge.id}>
            <Stamp badge={{ ...badge, percent: 100 }} inked />
            <div>
              <h3>{localized(badge.name, locale)}</h3>
              <p className="small muted">{day.format(new Date(badge.earnedAt))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

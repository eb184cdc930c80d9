// The learner's own week, day by day, and the way on.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { useSettings } from '#client/base/settings/settings.ts';
import { Columns } from '#client/ui/rewards/columns.tsx';
import { LoadingLine } from '#client/ui/states.tsx';
import type { MyWeek } from '#contract/leaderboards.ts';
import styles from './leaderboards.module.css';

export function MyWeekPanel() {
  const t = useTexts('leaderboards');
  const { retry } = useTexts('actions');
  const { data, isError, refetch } = useQuery(queries.myWeek());
  const selected = useSelectedCourse();
  const { isDemo } = useLearner();
  const { publicProfile } = useSettings();
  return (
    <aside aria-labelledby="my-week" className={styles.week}>
      <h2 id="my-week">{t.week}</h2>
      {data !== undefined && <Week week={data} />}
      {data === undefined && !isError && <LoadingLine label={t.loading} />}
      {data === undefined && isError && (
        <p role="alert">
          {t.failed}{' '}
          <button className="btn btn-line" onClick={() => void refetch()} type="button">
            {retry}
          </button>
        </p>
      )}
      <Go className="btn btn-primary btn-wide" to={addresses.missions(selected)}>
        {t.start}
      </Go>
      <Go className="btn btn-line btn-wide" to={addresses.events()}>
        {t.events}
      </Go>
      {isDemo && <p className="small muted">{t.madeUp}</p>}
      {!isDemo && (
        <p className="small muted">
          {publicProfile ? t.listed : t.hidden}{' '}
          <Go className="link" to={addresses.settings('privacy')}>
            {t.hide}
          </Go>
        </p>
      )}
    </aside>
  );
}

function Week({ week }: { week: MyWeek }) {
  const t = useTexts('leaderboards');
  const locale = useLocale();
  const nameOf = (day: string, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return (
    <>
      <p>
        <b className="xp">{t.weekXp(week.xp)}</b>{' '}
        <span className="muted">{t.weekBefore(week.xpBefore)}</span>
      </p>
      <Columns
        columns={week.days.map(({ day, xp }) => ({
          key: day,
          value: xp,
          name: nameOf(day, 'short'),
          said: t.weekDay(nameOf(day, 'long'), xp),
        }))}
        label={t.weekBars}
      />
    </>
  );
}

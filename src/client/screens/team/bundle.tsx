// What the Team Learning Bundle opens: a look back over eight weeks, and the way to it where none runs.
import { useQuery } from '@tanstack/react-query';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useFailureText, useLocale, useTexts } from '#client/base/language/language.tsx';
import { useReader } from '#client/base/use-reader.ts';
import { Columns } from '#client/ui/rewards/columns.tsx';
import type { Team } from '#contract/teams.ts';
import styles from './team.module.css';
import { useTeamWrites } from './use-team-writes.ts';

export function Bundle({ team }: { team: Team }) {
  const { bundle: t } = useTexts('teams');
  return (
    <section aria-labelledby="bundle" className={styles.part}>
      <h2 id="bundle">{t.title}</h2>
      {team.weeks !== null && team.bundleUntil !== null ? (
        <Weeks until={team.bundleUntil} weeks={team.weeks} />
      ) : (
        <Offer />
      )}
    </section>
  );
}

function Weeks({ weeks, until }: { weeks: NonNullable<Team['weeks']>; until: string }) {
  const { bundle: t } = useTexts('teams');
  const locale = useLocale();
  const { timeZone } = useReader();
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const end = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  return (
    <>
      <Columns
        columns={weeks.map(({ startsOn, xp }) => ({
          key: startsOn,
          value: xp,
          said: t.week(day.format(new Date(`${startsOn}T00:00:00Z`)), xp),
        }))}
        label={t.weeks}
      />
      <p className="small muted">{t.until(end.format(new Date(until)))}</p>
    </>
  );
}

/** One that was bought is started here, where it is of use. */
function Offer() {
  const { bundle: t } = useTexts('teams');
  const failureText = useFailureText();
  const store = useQuery(queries.store());
  const { refetch } = useQuery(queries.team());
  const { isBusy, failure, settle } = useTeamWrites();
  const held = store.data?.items.find(({ effect, held }) => effect.kind === 'team' && held > 0);
  if (held === undefined) {
    return (
      <>
        <p className="small muted">{t.offer}</p>
        <Go className="link" to={addresses.store('team')}>
          {t.store}
        </Go>
      </>
    );
  }
  const start = () =>
    settle(async (key) => {
      const started = await tryCall(api.store.start({ itemId: held.id }, withKey(key)));
      return started.ok ? tryCall(api.teams.mine()) : started;
    });
  return (
    <>
      <p className="small muted">{t.held}</p>
      {failure !== null && <p role="alert">{failureText(failure)}</p>}
      <button
        aria-busy={isBusy}
        aria-disabled={isBusy}
        className="btn btn-primary btn-wide"
        onClick={() => void start().then(() => Promise.all([refetch(), store.refetch()]))}
        type="button"
      >
        {t.start}
      </button>
    </>
  );
}

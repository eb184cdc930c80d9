// `/team`: the learner's team with its goal of the week, its members and the way to invite; or the way to one.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { NotInQuiet } from '#client/features/quiet/not-in-quiet.tsx';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { Team } from '#contract/teams.ts';
import { Bundle } from './bundle.tsx';
import { Goal } from './goal.tsx';
import { Invites } from './invites.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { Members } from './members.tsx';
import { NoTeam } from './no-team.tsx';
import styles from './team.module.css';

export function TeamScreen() {
  return (
    <NotInQuiet>
      <TeamPlace />
    </NotInQuiet>
  );
}

function TeamPlace() {
  const t = useTexts('teams');
  const { offline } = useTexts('rewards');
  const { retry } = useTexts('actions');
  const { data, isError, refetch } = useQuery(queries.team());
  const team = data?.team;
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{team?.name ?? t.title}</h1>
      {data === undefined ? (
        isError ? (
          <ErrorScene
            retry={() => void refetch()}
            retryLabel={retry}
            text={offline}
            title={t.failed}
          />
        ) : (
          <LoadingLine label={t.loading} />
        )
      ) : team ? (
        <MyTeam team={team} />
      ) : (
        <NoTeam />
      )}
    </div>
  );
}

function MyTeam({ team }: { team: Team }) {
  const t = useTexts('teams');
  const { madeUp } = useTexts('leaderboards');
  const { isDemo } = useLearner();
  return (
    <>
      <p className="muted">{t.seats(team.members.length, team.seats)}</p>
      <div className={styles.both}>
        <div className={styles.main}>
          <Goal key={team.weeklyGoalXp} team={team} />
          <Members team={team} />
        </div>
        <aside className={styles.side}>
          {team.isOwner && <Invites team={team} />}
          <Bundle team={team} />
          <div>
            <Go className="btn btn-line btn-wide" to={addresses.leaderboards('teams')}>
              {t.board}
            </Go>
            <p className="small muted">
              {isDemo ? madeUp : team.isListed ? t.privacy : t.unlisted}
            </p>
          </div>
          <LeaveTeam team={team} />
        </aside>
      </div>
    </>
  );
}

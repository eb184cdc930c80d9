// The fourth tab: teams by what their members have earned this week or month.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { NameLines } from '#client/ui/rewards/person.tsx';
import { Segments } from '#client/ui/segments.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { TeamBoard } from '#contract/teams.ts';
import styles from './leaderboards.module.css';
import { Rank } from './rank.tsx';

const PERIODS = ['week', 'month'] as const;

export function TeamBoardPanel() {
  const t = useTexts('leaderboards');
  const { table } = useTexts('teams');
  const { offline } = useTexts('rewards');
  const { retry } = useTexts('actions');
  const [search, setSearch] = useSearchText();
  const period = search.period === 'month' ? 'month' : 'week';
  const { data, isError, refetch } = useQuery(queries.teamBoard(period));
  return (
    <>
      <p className="small muted">{table.lead}</p>
      <Segments
        chosen={period}
        className={styles.period}
        label={table.period}
        onChoose={(one) => setSearch({ period: one === 'week' ? undefined : one })}
        textOf={(one) => table[one]}
        values={PERIODS}
      />
      {data !== undefined ? (
        <Teams board={data} period={period} />
      ) : isError ? (
        <ErrorScene
          retry={() => void refetch()}
          retryLabel={retry}
          text={offline}
          title={t.failed}
        />
      ) : (
        <LoadingLine label={t.loading} />
      )}
    </>
  );
}

function Teams({ board, period }: { board: TeamBoard; period: 'week' | 'month' }) {
  const t = useTexts('leaderboards');
  const { table } = useTexts('teams');
  const { xp } = useTexts('actions');
  const until = new Intl.DateTimeFormat(useLocale(), {
    timeZone: board.zone,
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(board.turnsAt));
  return (
    <>
      <p className="small muted">{t.zone[period](until)}</p>
      {board.rows.length === 0 ? (
        <EmptyScene text={table.emptyText} title={table.empty} />
      ) : (
        <table className={`table ${styles.board}`}>
          <thead>
            <tr>
              <th scope="col">{table.rank}</th>
              <th scope="col">{table.team}</th>
              <th className="n" scope="col">
                {table.members}
              </th>
              <th className="n" scope="col">
                {table.xp}
              </th>
            </tr>
          </thead>
          <tbody>
            {board.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows carry no ids, and their order is what they are
              <tr aria-current={row.isMine ? 'true' : undefined} key={at}>
                <td>
                  <Rank rank={row.rank} />
                </td>
                <td>
                  <NameLines>
                    <span>
                      {row.isMine && <b>{t.you}</b>} {row.name}
                    </span>
                  </NameLines>
                </td>
                <td className="n">{row.members}</td>
                <td className={`n ${styles.xp}`}>
                  <b>{xp(row.xp)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Go className="btn btn-line" to={addresses.team()}>
        {board.hasTeam ? table.open : table.create}
      </Go>
    </>
  );
}

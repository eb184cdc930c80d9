// `/leaderboards?board=…`: who earned how much, with the learner's own place and week (brief 2, 2.i).
import { useInfiniteQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { useSearchText } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { NotInQuiet } from '#client/features/quiet/not-in-quiet.tsx';
import { EmptyScene, ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import type { Board } from '#domain/rewards/leaderboard.ts';
import { BoardTable } from './board-table.tsx';
import { BoardTabs, panelId, TABS, type Tab, tabId } from './board-tabs.tsx';
import styles from './leaderboards.module.css';
import { MyWeekPanel } from './my-week.tsx';
import { TeamBoardPanel } from './team-board.tsx';

const isTab = (name: string | undefined): name is Tab => TABS.some((one) => one === name);

export function LeaderboardsScreen() {
  return (
    <NotInQuiet>
      <Leaderboards />
    </NotInQuiet>
  );
}

function Leaderboards() {
  const t = useTexts('leaderboards');
  const [search, setSearch] = useSearchText();
  const board = isTab(search.board) ? search.board : 'all';
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="muted">{t.lead}</p>
      <BoardTabs
        onChoose={(key) => setSearch({ board: key, period: undefined })}
        selected={board}
      />
      <div className={styles.both}>
        <section aria-labelledby={tabId(board)} id={panelId} role="tabpanel">
          {board === 'teams' ? <TeamBoardPanel /> : <BoardPanel board={board} key={board} />}
        </section>
        <MyWeekPanel />
      </div>
    </div>
  );
}

function BoardPanel({ board }: { board: Board }) {
  const query = useInfiniteQuery(queries.leaderboard(board));
  const t = useTexts('leaderboards');
  const { offline } = useTexts('rewards');
  const { retry } = useTexts('actions');
  const locale = useLocale();
  const first = query.data?.pages[0];
  if (first === undefined) {
    return query.isError ? (
      <ErrorScene
        retry={() => void query.refetch()}
        retryLabel={retry}
        text={offline}
        title={t.failed}
      />
    ) : (
      <LoadingLine label={t.loading} />
    );
  }
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const until =
    first.turnsAt === null
      ? ''
      : new Intl.DateTimeFormat(locale, {
          timeZone: first.zone,
          dateStyle: 'full',
          timeStyle: 'short',
          hourCycle: 'h23',
        }).format(new Date(first.turnsAt));
  const { me } = first;
  return (
    <>
      <p className="small muted">{board === 'all' ? t.zone.all : t.zone[board](until)}</p>
      {rows.length === 0 && me === null ? (
        <EmptyScene text={t.emptyText} title={t.empty[board]} />
      ) : (
        <BoardTable around={first.around} rows={rows} />
      )}
      {query.isFetchNextPageError && <p role="alert">{t.moreFailed}</p>}
      {query.hasNextPage && (
        <button
          aria-busy={query.isFetchingNextPage}
          aria-disabled={query.isFetchingNextPage}
          className="btn btn-line"
          onClick={() => {
            if (!query.isFetchingNextPage) void query.fetchNextPage();
          }}
          type="button"
        >
          {t.more}
        </button>
      )}
      <p className={styles.mine}>
        {me === null ? t.unranked[board] : t.rankNow(me.rank)}{' '}
        {me?.next && <span className="muted">{t.chase(me.next.xp, me.next.rank)}</span>}
      </p>
    </>
  );
}

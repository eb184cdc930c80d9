// Every XP entry in a sentence, newest first, page by page.
import { useInfiniteQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useCourses } from '#client/base/course.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useMoment } from '#client/base/use-moment.ts';
import type { XpEntry } from '#contract/my-progress.ts';
import styles from './progress.module.css';

export function XpEntries({ rankedXpPerDay }: { rankedXpPerDay: number }) {
  const query = useInfiniteQuery(queries.xpEntries());
  const t = useTexts('progress');
  const { retry } = useTexts('actions');
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-labelledby="entries" className={styles.block}>
      <h2 id="entries">{t.entries}</h2>
      <p className="small muted">{t.rankRule(rankedXpPerDay)}</p>
      {entries?.length === 0 && <p className="muted">{t.entriesNone}</p>}
      {entries && entries.length > 0 && <EntryTable entries={entries} />}
      {query.isPending && <p role="status">{t.loading}</p>}
      {query.isError && (
        <p role="alert">
          {t.entriesFailed}{' '}
          <button
            className="btn btn-line"
            onClick={() => void (entries ? query.fetchNextPage() : query.refetch())}
            type="button"
          >
            {retry}
          </button>
        </p>
      )}
      {query.hasNextPage && !query.isError && (
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
    </section>
  );
}

export function EntryTable({ entries }: { entries: readonly XpEntry[] }) {
  const t = useTexts('progress');
  const { xp, missed } = useTexts('actions');
  const locale = useLocale();
  // Two courses may have a paper of one name: whose it was is said where it is another than the one on the screen.
  const selected = useSelectedCourse();
  const courses = useCourses().data;
  const titleOf = (courseKey: string) => courses?.find(({ key }) => key === courseKey)?.title;
  const moment = useMoment();
  return (
    <table className={`table ${styles.entries}`}>
      <thead>
        <tr>
          <th scope="col">{t.when}</th>
          <th scope="col">{t.what}</th>
          <th className="n" scope="col">
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="small muted">
              <time dateTime={entry.createdAt}>{moment(entry.createdAt)}</time>
            </td>
            <td>
              {t.kinds[entry.kind](entry.isOfMissed ? missed : localized(entry.title, locale))}
              {entry.courseKey !== null && entry.courseKey !== selected && (
                <span className="muted"> · {titleOf(entry.courseKey)}</span>
              )}
              {entry.bonusXp > 0 && (
                <span className="small muted">
                  {' '}
                  {entry.baseXp === 0 ? t.bonusAll : t.bonus(entry.bonusXp)}
                </span>
              )}
            </td>
            <td className="n">
              <b>{xp(entry.baseXp + entry.bonusXp)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

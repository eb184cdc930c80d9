// `/exam/history`: the attempts of a course, newest first.
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { examQueries } from '#client/api/exam-queries.ts';
import { addresses } from '#client/base/addresses.ts';
import { useCourses } from '#client/base/course.ts';
import { Crumbs } from '#client/base/crumbs.tsx';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useReader } from '#client/base/use-reader.ts';
import { AttemptList } from '#client/features/exam/attempt-list.tsx';
import type { Reader } from '#client/features/exam/when.ts';
import { MyReports } from '#client/features/questions/report/my-reports.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';
import type { AttemptSummary } from '#contract/exams.ts';
import { leftOutBy } from '#domain/exam/counted-paper.ts';
import { ASSESSMENT_FROM_QUESTIONS } from '#domain/path/readiness.ts';
import styles from './exam-history.module.css';

/** How often an attempt that runs, or waits for its grade, is looked at again. */
const UNSETTLED_EVERY_MS = 15_000;

const isUnsettled = ({ state, passed }: AttemptSummary): boolean =>
  state === 'open' || passed === null;

export function ExamHistoryScreen({ courseKey }: { courseKey: string }) {
  const query = useInfiniteQuery({
    ...examQueries.examHistory(courseKey),
    // What runs ends by the server's clock, whoever looks: until it is graded, the list is asked anew.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.attempts.some(isUnsettled)) === true
        ? UNSETTLED_EVERY_MS
        : false,
  });
  const exam = useTexts('exam');
  const t = useTexts('attempts');
  const actions = useTexts('actions');
  const reader = useReader();
  const course = useCourses().data?.find(({ key }) => key === courseKey);
  const attempts = query.data?.pages.flatMap((page) => page.attempts);
  return (
    <div className="work">
      <Crumbs />
      <h1 tabIndex={-1}>{t.title}</h1>
      {course && <p className="muted">{t.lead(course.title)}</p>}
      {attempts === undefined ? (
        query.isError ? (
          <ErrorScene
            retry={() => void query.refetch()}
            retryLabel={actions.retry}
            text={exam.failedText}
            title={t.failed}
          />
        ) : (
          <Waiting />
        )
      ) : attempts.length === 0 ? (
        <EmptyScene text={t.noneText} title={t.none}>
          <Go className="btn btn-primary" to={addresses.exam()}>
            {t.go}
          </Go>
        </EmptyScene>
      ) : (
        <Listed attempts={attempts} more={query} reader={reader} />
      )}
      <MyReports />
    </div>
  );
}

/** In the list, and not among the scored attempts. */
const isLeftOut = (one: AttemptSummary): boolean => one.percent !== null && leftOutBy(one) !== null;

interface ListedProps {
  attempts: readonly AttemptSummary[];
  reader: Reader;
  more: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** What is shown stays, whatever becomes of the page that is asked for. */
function Listed({ attempts, reader, more }: ListedProps) {
  const t = useTexts('attempts');
  const list = useRef<HTMLDivElement>(null);
  /** How many were shown when more were asked for. */
  const asked = useRef<number | null>(null);
  const count = attempts.length;
  const hasFailed = more.isFetchNextPageError;
  useLayoutEffect(() => {
    if (hasFailed) asked.current = null;
    if (asked.current === null || count <= asked.current) return;
    // The button may be gone with the last page: reading goes on at the first that came.
    list.current?.querySelectorAll<HTMLElement>('tbody th a')[asked.current]?.focus();
    asked.current = null;
  }, [count, hasFailed]);
  return (
    <div className={styles.pastList} ref={list}>
      <AttemptList attempts={attempts} reader={reader} />
      {attempts.some(isLeftOut) && (
        <p className="small muted">{t.leftOut(ASSESSMENT_FROM_QUESTIONS)}</p>
      )}
      {hasFailed && (
        <p className="note note-bad" role="alert">
          <Icon of={CircleAlert} />
          {t.moreFailed}
        </p>
      )}
      {more.hasNextPage && (
        <button
          aria-busy={more.isFetchingNextPage}
          // Disabled it would drop the focus, and with it the keyboard's way to try again.
          aria-disabled={more.isFetchingNextPage}
          className="btn btn-line"
          onClick={() => {
            if (more.isFetchingNextPage) return;
            asked.current = count;
            more.fetchNextPage();
          }}
          type="button"
        >
          {more.isFetchingNextPage ? t.loading : t.more}
        </button>
      )}
    </div>
  );
}

function Waiting() {
  const t = useTexts('attempts');
  return (
    <div aria-busy="true" className={styles.pastWait}>
      <p className="small quiet" role="status">
        {t.loading}
      </p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <span aria-hidden="true" className={`sk ${styles.pastSk}`} key={row} />
      ))}
    </div>
  );
}

// `/exam/history`: the attempts of a course, newest first.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { addresses } from '#client/app/addresses.ts';
import { Crumbs } from '#client/app/crumbs.tsx';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useTexts } from '#client/app/language/language.tsx';
import { useReader } from '#client/app/use-reader.ts';
import { useTitle } from '#client/app/use-title.ts';
import { AttemptList } from '#client/features/exam/attempt-list.tsx';
import '#client/features/exam/papers.css';
import { MyReports } from '#client/features/questions/report/my-reports.tsx';
import { Go } from '#client/ui/go.tsx';
import { EmptyScene, ErrorScene } from '#client/ui/states.tsx';

const PAGE = 20;
/** The server tells no more at once. */
const MOST = 100;

export function HistoryScreen({ courseKey }: { courseKey: string }) {
  const [limit, setLimit] = useState(PAGE);
  const query = useQuery({
    ...queries.examHistory(courseKey, limit),
    placeholderData: keepPreviousData,
  });
  const { exam } = useExamTexts();
  const t = exam.past;
  const { actions } = useTexts();
  const reader = useReader();
  useTitle(t.screen);
  const attempts = query.data;
  return (
    <div className="work p-exam">
      <Crumbs items={[{ label: exam.title, to: addresses.exam() }, { label: t.screen }]} />
      <h1 tabIndex={-1}>{t.title}</h1>
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
        <>
          <AttemptList attempts={attempts} reader={reader} />
          {attempts.length === limit && limit < MOST && (
            <button
              className="btn btn-line"
              disabled={query.isPlaceholderData}
              onClick={() => setLimit(Math.min(MOST, limit + 40))}
              type="button"
            >
              {t.more}
            </button>
          )}
        </>
      )}
      <MyReports />
    </div>
  );
}

function Waiting() {
  const { past: t } = useExamTexts().exam;
  return (
    <div aria-busy="true" className="past-wait">
      <p className="small quiet" role="status">
        {t.loading}
      </p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <span aria-hidden="true" className="sk past-sk" key={row} />
      ))}
    </div>
  );
}

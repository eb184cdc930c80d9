// The questions that a learner reported, newest first, with what became of each.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { useReader } from '#client/base/use-reader.ts';
import { ErrorScene } from '#client/ui/states.tsx';
import { Outcome } from './outcome.tsx';
import styles from './report.module.css';

export function MyReports() {
  const reporting = useTexts('reporting');
  const actions = useTexts('actions');
  const t = reporting.mine;
  const lang = contentLang(useLocale());
  const { locale, timeZone } = useReader();
  // What became of a report is decided elsewhere, at any time.
  const query = useQuery({ ...queries.questionReports(), refetchOnMount: 'always' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const reports = query.data;
  return (
    <section aria-labelledby="my-reports" className={styles.myReports}>
      <h2 id="my-reports">{t.title}</h2>
      {reports === undefined ? (
        query.isError ? (
          <ErrorScene
            retry={() => void query.refetch()}
            retryLabel={actions.retry}
            text={t.failedText}
            title={t.failed}
          />
        ) : (
          <p aria-busy="true" className="small quiet" role="status">
            {t.loading}
          </p>
        )
      ) : reports.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <>
          <p className="muted">{t.lead}</p>
          <ul className="split">
            {reports.map((report) => (
              <li key={report.id}>
                <p lang={report.stem === null ? undefined : lang}>{report.stem ?? t.gone}</p>
                <p className="small muted">
                  {t.on(reporting.reasons[report.reason], day.format(new Date(report.createdAt)))}
                </p>
                {report.text !== null && <blockquote className="small">{report.text}</blockquote>}
                <p className="small">
                  <Outcome report={report} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

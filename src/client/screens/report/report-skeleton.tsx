import { useTexts } from '#client/base/language/language.tsx';

/** A report before it is here: the same boxes in the same places. */
export function ReportSkeleton() {
  const t = useTexts('report');
  return (
    <div aria-busy="true" className="work p-report">
      <h1 className="mission-said quiet" role="status" tabIndex={-1}>
        {t.loading}
      </h1>
      <div aria-hidden="true" className="rgrid">
        <div className="score">
          <span className="sk report-h1" />
          <span className="sk sk-text report-lead" />
          <span className="sk report-pc" />
        </div>
        <div className="nexts">
          {['a', 'b', 'c'].map((row) => (
            <span className="sk report-next" key={row} />
          ))}
        </div>
        <div className="objs">
          {['d', 'e', 'f', 'g', 'h', 'i'].map((row) => (
            <span className="sk report-row" key={row} />
          ))}
        </div>
        <div className="pace">
          <span className="sk report-chart" />
        </div>
      </div>
    </div>
  );
}

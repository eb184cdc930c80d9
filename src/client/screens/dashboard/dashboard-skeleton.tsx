import { useTexts } from '#client/base/language/language.tsx';

/** The dashboard before its figures are here: the same boxes in the same places. */
export function DashboardSkeleton() {
  const { loading, welcome } = useTexts('dashboard');
  return (
    <div aria-busy="true" className="dash-wait">
      <p className="vh" role="status">
        {loading}
      </p>
      <div className="hello dash-sk">
        <div>
          <h1>{welcome}</h1>
          <span className="sk sk-meta" />
        </div>
        <span className="sk sk-circle sk-ring" />
      </div>
      <div aria-hidden="true" className="dash-sk">
        <span className="sk sk-line" />
        <div className="card next">
          <div className="txt">
            <span className="sk sk-text sk-w1" />
            <span className="sk sk-title sk-w3" />
            <span className="sk sk-text sk-w2" />
          </div>
          <div className="acts">
            <span className="sk sk-button" />
          </div>
          <div className="run">
            <i className="rail" />
          </div>
        </div>
        <div className="tiles">
          {['a', 'b', 'c', 'd'].map((tile) => (
            <div key={tile}>
              <span className="sk sk-text sk-w2" />
              <span className="sk sk-title sk-w1" />
            </div>
          ))}
        </div>
        <p className="sk-said quiet">{loading}</p>
      </div>
    </div>
  );
}

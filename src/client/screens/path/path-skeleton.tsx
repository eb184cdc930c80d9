import { useTexts } from '#client/base/language/language.tsx';

/** The path before it is here: the same boxes in the same places. */
export function PathSkeleton() {
  const { loading } = useTexts('path');
  return (
    <div aria-busy="true" className="path-wait">
      <p className="vh" role="status">
        {loading}
      </p>
      <div aria-hidden="true" className="gauges">
        {['a', 'b', 'c'].map((gauge) => (
          <div className="g3" key={gauge}>
            <span className="sk sk-text path-sk-s" />
            <span className="sk sk-text path-sk-bar" />
            <span className="sk sk-text" />
          </div>
        ))}
        {['d', 'e', 'f', 'g'].map((tile) => (
          <div key={tile}>
            <span className="sk sk-text path-sk-s" />
            <span className="sk sk-text" />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="pgrid">
        <div className="mapcol">
          <div className="not-s mapbox">
            <span className="sk sk-title path-sk-s" />
            <span className="sk path-sk-map" />
          </div>
          <div className="stations">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
              <span className="sk path-sk-row" key={row} />
            ))}
          </div>
        </div>
        <span className="sk path-sk-panel" />
      </div>
      <p aria-hidden="true" className="small quiet path-said">
        {loading}
      </p>
    </div>
  );
}

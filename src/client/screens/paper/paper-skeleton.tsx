import { useTexts } from '#client/base/language/language.tsx';

/** A paper before it is here: the same boxes in the same places. */
export function PaperSkeleton() {
  const { loading } = useTexts('exam').paper;
  return (
    <div aria-busy="true" className="work p-paper">
      <h1 className="mission-said quiet" role="status" tabIndex={-1}>
        {loading}
      </h1>
      <div aria-hidden="true" className="mtop paper-wait">
        <span className="sk paper-h1" />
        <span className="sk sk-text paper-lead" />
        <span className="sk paper-extra" />
        <span className="sk paper-btn" />
      </div>
      <div aria-hidden="true" className="pbody">
        <div>
          <span className="sk sk-title paper-sub" />
          {['a', 'b', 'c', 'd', 'e'].map((line) => (
            <span className="sk sk-text paper-line" key={line} />
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="mfacts">
        {['f', 'g', 'h', 'i'].map((fact) => (
          <span className="sk sk-text paper-line" key={fact} />
        ))}
      </div>
    </div>
  );
}

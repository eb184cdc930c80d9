import { useTexts } from '#client/base/language/language.tsx';

/** The page of a mission before it is here. */
export function MissionSkeleton() {
  const { loading } = useTexts('missions').detail;
  return (
    <div aria-busy="true" className="work">
      <h1 className="small quiet mission-said">
        <span role="status">{loading}</span>
      </h1>
      <div aria-hidden="true" className="mtop mission-wait">
        <span className="sk mission-chip" />
        <span className="sk mission-h1" />
        <span className="sk sk-text mission-lead" />
        <span className="sk mission-btn" />
      </div>
    </div>
  );
}

import { useTexts } from '#client/base/language/language.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The grid before its missions are here. */
export function MissionsSkeleton() {
  const { loading } = useTexts('missions');
  return (
    <div aria-busy="true" className="missions-wait">
      <p className="small quiet mload" role="status">
        {loading}
      </p>
      <ul aria-hidden="true" className="mgrid">
        {cards.map((card) => (
          <li key={card}>
            <span className="sk mission-sk" />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTexts } from '#client/app/language/language.tsx';

/** The map of the three lines that meet at one interchange. Decoration beside the form. */
export function City() {
  const { auth, shell } = useTexts();
  const { map } = auth;
  return (
    <svg
      aria-hidden="true"
      className="city"
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 760 900"
    >
      <g strokeWidth="14">
        <path d="M-40 640H180L400 420V250L520 130H820" stroke="var(--line-archimate)" />
        <path d="M120 940V760L360 520H470L610 380V160L760 10" stroke="var(--line-pmp)" />
        <path d="M-40 280H150L290 420H560L700 560V940" stroke="var(--line-togaf)" />
      </g>
      <g fill="var(--sunken)" stroke="var(--ink)" strokeWidth="5">
        <rect height="52" rx="26" width="196" x="372" y="394" />
        {stations.map(([x, y]) => (
          <circle cx={x} cy={y} key={`${x}-${y}`} r="13" />
        ))}
      </g>
      <g className="lab">
        <text textAnchor="middle" x="470" y="386">
          {shell.product}
        </text>
        <text textAnchor="middle" x="60" y="252">
          {map.togafFirst}
        </text>
        <text x="196" y="296">
          {map.togafSecond}
        </text>
        <text textAnchor="end" x="676" y="646">
          {map.goal}
        </text>
        <text textAnchor="middle" x="60" y="680">
          {map.archimateFirst}
        </text>
        <text x="420" y="306">
          {map.archimateSecond}
        </text>
        <text x="146" y="837">
          {map.pmpFirst}
        </text>
        <text x="258" y="662">
          {map.pmpSecond}
        </text>
        <text x="634" y="247">
          {map.pmpThird}
        </text>
      </g>
      <g stroke="none">
        <circle cx="430" cy="420" fill="var(--line-togaf)" r="8" />
        <circle cx="470" cy="420" fill="var(--line-pmp)" r="8" />
        <circle cx="510" cy="420" fill="var(--line-archimate)" r="8" />
      </g>
      <g className="tr" transform="translate(230 360) rotate(45)">
        <path className="b" d="M-40 17v-34h52c18 0 31 10 34 24 1 6-3 10-8 10Z" />
        <path className="w" d="M-26-4h11M-7-4h11M12-4h9" />
      </g>
    </svg>
  );
}

const stations: readonly (readonly [x: number, y: number])[] = [
  [60, 280],
  [176, 306],
  [635, 495],
  [700, 640],
  [700, 780],
  [60, 640],
  [240, 580],
  [400, 300],
  [600, 130],
  [120, 830],
  [240, 640],
  [610, 240],
];

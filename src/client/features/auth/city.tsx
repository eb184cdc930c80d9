import { useTexts } from '#client/base/language/language.tsx';
import styles from './auth-layout.module.css';

/** The map of the three lines that meet at one interchange. Decoration beside the form. */
export function City() {
  const auth = useTexts('auth');
  const shell = useTexts('shell');
  const { map } = auth;
  return (
    <svg
      aria-hidden="true"
      className={styles.city}
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 760 900"
    >
      <g strokeWidth="14">
        <path d="M-40 640H180L400 420V250L520 130H820" stroke="var(--line-3)" />
        <path d="M120 940V760L360 520H470L610 380V160L760 10" stroke="var(--line-2)" />
        <path d="M-40 280H150L290 420H560L700 560V940" stroke="var(--line-1)" />
      </g>
      <g fill="var(--sunken)" stroke="var(--ink)" strokeWidth="5">
        <rect height="52" rx="26" width="196" x="372" y="394" />
        {stations.map(([x, y]) => (
          <circle cx={x} cy={y} key={`${x}-${y}`} r="13" />
        ))}
      </g>
      <g className={styles.lab}>
        <text textAnchor="middle" x="470" y="386">
          {shell.product}
        </text>
        <text textAnchor="middle" x="60" y="252">
          {map.oneFirst}
        </text>
        <text x="196" y="296">
          {map.oneSecond}
        </text>
        <text textAnchor="end" x="676" y="646">
          {map.goal}
        </text>
        <text textAnchor="middle" x="60" y="680">
          {map.threeFirst}
        </text>
        <text x="420" y="306">
          {map.threeSecond}
        </text>
        <text x="146" y="837">
          {map.twoFirst}
        </text>
        <text x="258" y="662">
          {map.twoSecond}
        </text>
        <text x="634" y="247">
          {map.twoThird}
        </text>
      </g>
      <g stroke="none">
        <circle cx="430" cy="420" fill="var(--line-1)" r="8" />
        <circle cx="470" cy="420" fill="var(--line-2)" r="8" />
        <circle cx="510" cy="420" fill="var(--line-3)" r="8" />
      </g>
      <g transform="translate(230 360) rotate(45)">
        <path className={styles.b} d="M-40 17v-34h52c18 0 31 10 34 24 1 6-3 10-8 10Z" />
        <path className={styles.w} d="M-26-4h11M-7-4h11M12-4h9" />
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

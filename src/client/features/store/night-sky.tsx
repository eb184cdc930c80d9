// The night sky of the Midnight Theme: stars above and a far city line below, behind everything.
import styles from './night-sky.module.css';

/** Where the stars stand, in the units of the drawing; the same every night. */
const stars = Array.from({ length: 90 }, (_, at) => ({
  x: (at * 617 + 91) % 1600,
  y: (at * at * 37 + at * 211 + 29) % 620,
  r: 0.7 + ((at * 7) % 5) * 0.28,
}));

/** Roofs of a city far away. */
const city =
  'M0 900V812h70v-34h52v34h48v-58h30v-26h24v26h30v84h60v-46h84v46h36v-92h22l16-30 16 30h22v92h70v-38h56v-52h64v90h90v-64h40v-28h56v28h40v64h66v-40h90v40h50v-80h34l14-44 14 44h34v80h80v-50h110v50h122v88Z';

export function NightSky() {
  return (
    <svg
      aria-hidden="true"
      className={styles.sky}
      data-testid="night-sky"
      preserveAspectRatio="xMidYMax slice"
      viewBox="0 0 1600 900"
    >
      <g className={styles.stars}>
        {stars.map(({ x, y, r }) => (
          <circle cx={x} cy={y} key={`${x} ${y}`} r={r} />
        ))}
      </g>
      <path className={styles.moon} d="M1404 96a66 66 0 1 0 58 98 54 54 0 0 1-58-98Z" />
      <path className={styles.city} d={city} />
    </svg>
  );
}

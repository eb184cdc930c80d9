/** The completion ring: 120 px wide with an 8 px stroke (brief 1, section 9). */
export function Ring({
  percent,
  figure,
  caption,
  label,
}: {
  /** 0 to 100 */
  percent: number;
  /** The number as written in the middle, for example `14 %`. */
  figure: string;
  caption: string;
  label: string;
}) {
  return (
    <div aria-label={label} className="ring" role="img">
      <svg aria-hidden="true" viewBox="0 0 120 120">
        <circle className="r0" cx="60" cy="60" r="56" />
        <circle
          className="r1"
          cx="60"
          cy="60"
          pathLength="100"
          r="56"
          strokeDasharray={`${Math.min(100, Math.max(0, percent))} 100`}
          visibility={percent > 0 ? 'visible' : 'hidden'}
        />
      </svg>
      <b>
        {figure}
        <small>{caption}</small>
      </b>
    </div>
  );
}

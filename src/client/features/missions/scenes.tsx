// Small drawn scenes of the line, for the moments when there is nothing else to show.

const line = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  viewBox: '0 0 352 130',
} as const;

/** Locked: the line goes on behind a barrier that another mission lifts. */
export function BarrierScene() {
  return (
    <svg aria-hidden="true" {...line}>
      <path d="M8 96h156" stroke="var(--accent)" strokeWidth="9" />
      <path d="M204 96h140" stroke="var(--line-dim)" strokeWidth="9" />
      <circle cx="60" cy="96" fill="var(--bg)" r="11" stroke="var(--ink)" strokeWidth="5" />
      <circle cx="292" cy="96" fill="var(--bg)" r="9" stroke="var(--edge)" strokeWidth="3" />
      <path d="M184 116V42" stroke="var(--ink-2)" strokeWidth="7" />
      <path d="M184 56h-84" stroke="var(--ink)" strokeWidth="9" />
      <path d="M168 56h-14M138 56h-14" stroke="var(--bad)" strokeWidth="9" strokeLinecap="butt" />
      <circle cx="184" cy="34" fill="var(--bg)" r="10" stroke="var(--bad)" strokeWidth="5" />
      <path d="M168 120h32" stroke="var(--rule)" strokeWidth="5" />
    </svg>
  );
}

/** Ready to start: a train dot at the platform, the line ahead still unlit. */
export function PlatformScene() {
  return (
    <svg aria-hidden="true" {...line}>
      <path d="M8 92h108l34-34h194" stroke="var(--line-dim)" strokeWidth="9" />
      <path d="M8 92h66" stroke="var(--accent)" strokeWidth="9" />
      <circle cx="80" cy="92" fill="var(--bg)" r="13" stroke="var(--ink)" strokeWidth="6" />
      <circle cx="196" cy="58" fill="var(--bg)" r="8" stroke="var(--edge)" strokeWidth="3" />
      <path d="m262 50 8 8-8 8-8-8Z" fill="var(--bg)" stroke="var(--edge)" strokeWidth="3" />
      <circle cx="328" cy="58" fill="var(--bg)" r="8" stroke="var(--edge)" strokeWidth="3" />
      <path d="M40 120h84" stroke="var(--rule)" strokeWidth="5" />
      <path d="M124 120V78M124 78h22" stroke="var(--ink-3)" strokeWidth="4" />
    </svg>
  );
}

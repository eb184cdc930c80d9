/** Three lines leave one interchange, each to its course. Decoration above the three columns. */
export function ThreeLines() {
  return (
    <svg aria-hidden="true" viewBox="0 0 1152 150">
      <g className="far">
        <path d="M-400 40H781L821.3 80.3V150" stroke="var(--line-archimate)" />
        <path d="M-400 56H387L426.7 95.7V150" stroke="var(--line-pmp)" />
        <path d="M-400 72H-8L32 112V150" stroke="var(--line-togaf)" />
      </g>
      <g fill="var(--bg)" stroke="var(--ink)" strokeWidth="5">
        <rect height="68" rx="18" width="36" x="-62" y="22" />
      </g>
      <circle cx="-44" cy="40" fill="var(--line-archimate)" r="5.5" />
      <circle cx="-44" cy="56" fill="var(--line-pmp)" r="5.5" />
      <circle cx="-44" cy="72" fill="var(--line-togaf)" r="5.5" />
    </svg>
  );
}

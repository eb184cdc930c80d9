/** The learner's train, seen from the side; it stands on a line drawn by whoever shows it. */
export function Train() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="var(--ink)"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.5"
      viewBox="0 0 168 64"
    >
      <path d="M2 58V18A14 14 0 0 1 16 4h94c28 0 46 20 54 42 2.5 7-1 12-8 12Z" fill="var(--bg)" />
      <g fill="var(--accent-soft)">
        <rect height="17" rx="4" width="22" x="15" y="15" />
        <rect height="17" rx="4" width="22" x="45" y="15" />
        <rect height="17" rx="4" width="22" x="75" y="15" />
        <path d="M105 15h8c14 0 24 7 31 17h-36a3 3 0 0 1-3-3Z" />
      </g>
      <path d="M3 44h160" stroke="var(--accent)" strokeLinecap="butt" strokeWidth="5" />
    </svg>
  );
}

/** The mark: an M drawn as a line, with its station. */
export function BrandMark() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="4"
      viewBox="0 0 32 32"
    >
      <path d="M5 26V9l10.5 10.5L24.4 10.6" />
      <circle cx="26" cy="9" fill="var(--bg)" r="3.6" stroke="var(--ink)" strokeWidth="2.6" />
      <path d="M26 18v8" />
    </svg>
  );
}

/** The XP coin: gold never stands alone, the glyph on it is the meaning. */
export function Coin() {
  return (
    <svg aria-hidden="true" className="coin" viewBox="0 0 20 20">
      <circle cx="10" cy="10" r="10" />
      <path d="M10 3.6c.5 3.6 2.4 5.7 6.2 6.4-3.8.7-5.7 2.8-6.2 6.4-.5-3.6-2.4-5.7-6.2-6.4 3.8-.7 5.7-2.8 6.2-6.4Z" />
    </svg>
  );
}

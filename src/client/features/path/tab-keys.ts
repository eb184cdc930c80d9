// Which tab a key moves to (WAI-ARIA tabs): arrows go round, Home and End to the ends.

/** @returns the index of the tab to focus, or null where the key is none of the tabs' */
export function nextTab(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

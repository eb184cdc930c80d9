// How the keyboard moves in a menu (WAI-ARIA menu pattern): arrows with wraparound, Home, End, and
// the first letters of a row.

/**
 * @param key the pressed key, as `KeyboardEvent.key`
 * @param at the row that has the focus; -1 for none
 * @param labels the rows' texts, in order
 * @returns the row to focus, or null where the key moves nothing
 */
export function nextRow(key: string, at: number, labels: readonly string[]): number | null {
  const last = labels.length - 1;
  if (last < 0) return null;
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return byLetter(key, at, labels);
  }
}

/** The next row that begins with the letter, searching on from the current one. */
function byLetter(key: string, at: number, labels: readonly string[]): number | null {
  if ([...key].length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  for (let step = 1; step <= labels.length; step++) {
    const row = (at + step) % labels.length;
    if (labels[row]?.trim().toLocaleLowerCase().startsWith(letter) === true) return row;
  }
  return null;
}

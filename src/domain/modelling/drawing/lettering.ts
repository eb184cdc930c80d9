// How long a text is and where it breaks, without a page to measure it on.

const NARROW = /[iljtfrI.,:;'|!()[\] -]/;
const WIDE = /[mwMW@%&]/;
const CAPITAL = /[A-Z0-9ÄÖÜÉÈ#+?]/;

/** A little more than the product's lettering takes. */
export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) ems += 0.34;
    else if (WIDE.test(letter)) ems += 0.88;
    else if (CAPITAL.test(letter)) ems += 0.68;
    else ems += 0.57;
  }
  return ems * size;
}

/**
 * Lines that are no longer than that; a single word may be.
 * @param widths of the first line, the second and so on; the last one holds for all others
 */
export function wrapped(text: string, size: number, ...widths: number[]): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const width = widths[Math.min(lines.length, widths.length) - 1] ?? 0;
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

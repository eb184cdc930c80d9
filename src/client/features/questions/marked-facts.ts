// The words of a case that decide a question, found again in its text.

interface Piece {
  text: string;
  isFact: boolean;
}

/** The text in pieces, in their order; a fact that does not stand in it marks nothing. */
export function markedPieces(text: string, facts: readonly string[]): Piece[] {
  const spans = facts
    .map((fact) => ({ from: text.indexOf(fact), to: text.indexOf(fact) + fact.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (to <= at) continue;
    const begin = Math.max(from, at);
    pieces.push({ text: text.slice(at, begin), isFact: false });
    pieces.push({ text: text.slice(begin, to), isFact: true });
    at = to;
  }
  pieces.push({ text: text.slice(at), isFact: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Whether a fact stands in this row of a table. */
export const isMarkedRow = (row: readonly string[], facts: readonly string[]): boolean => {
  const words = row.join(' ');
  return facts.some((fact) => words.includes(fact));
};

export interface Piece {
  key: string;
  text: string;
  /** The gap that stands here; null in plain text. */
  gapId: string | null;
}

/** A text with gaps, such as `The {g1} agrees.`, as what stands before, in and after them. */
export const pieces = (text: string): Piece[] =>
  text.split(/(\{[^}]*\})/).flatMap((part, index): Piece[] => {
    if (part === '') return [];
    const isGap = part.startsWith('{') && part.endsWith('}');
    return [{ key: `${index}`, text: part, gapId: isGap ? part.slice(1, -1) : null }];
  });

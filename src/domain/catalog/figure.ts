// Pictures are trees of checked elements, named by their course and their name there.

/** The elements of a picture. The check of content refuses every other, and the browser draws no other. */
export const FIGURE_ELEMENTS: ReadonlySet<string> = new Set([
  'g',
  'path',
  'circle',
  'rect',
  'line',
  'polyline',
  'polygon',
  'ellipse',
  'text',
  'tspan',
]);

/** One element of a picture drawn by us: a checked subset of SVG. */
export interface FigureNode {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: readonly (FigureNode | string)[];
}

/** A picture; `src` is its course and its name there, as in every use of it. */
export interface Figure {
  readonly src: string;
  /** Of a view; other pictures have a text wherever they are used. */
  readonly title?: string;
  readonly viewBox: string;
  readonly nodes: readonly FigureNode[];
  /** Of a view: what it shows in sentences, by the names of things or by how they are drawn. */
  readonly sentences?: {
    readonly meaning: readonly string[];
    readonly notation: readonly string[];
  };
}

export interface FigureUse {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  /** Of a view, which of its sentences stand with it; those of its meaning where none are named. */
  readonly words?: 'notation';
}

/** A place of a picture that can be touched, in the units of its viewBox, and what it opens. */
export interface TouchPoint {
  readonly id: string;
  readonly label: string;
  /** One sentence, shown once the place is touched. */
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A word to be put where it belongs; `at` is a point. */
export interface TouchPiece {
  readonly id: string;
  readonly label: string;
  readonly at: string;
}

/** What can be done with a picture of a card: its points are opened, or its pieces are placed there. */
export interface FigureTouch {
  readonly points: readonly TouchPoint[];
  readonly pieces?: readonly TouchPiece[];
}

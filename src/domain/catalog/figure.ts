// Pictures are trees of checked elements, named by their course and their name there.

/** One element of a picture drawn by us: a checked subset of SVG. */
export interface FigureNode {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: readonly (FigureNode | string)[];
}

/** A picture; `src` is its course and its name there, as in every use of it. */
export interface Figure {
  readonly src: string;
  readonly viewBox: string;
  readonly nodes: readonly FigureNode[];
}

export interface FigureUse {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
}

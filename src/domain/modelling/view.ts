// A view: elements of a modelling language with their places, and the relationships between them.
// Lessons, questions, labs and learners' own models share this form.

/** In units of the view; whole numbers from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a kind or a type is called where a question asks for it. */
export const ASKED = '?';

export interface ViewElement {
  readonly id: string;
  /** An element of the language, a form of its junction, or `?`. */
  readonly kind: string;
  readonly name: string;
  readonly box: Box;
  /** The element that it is drawn inside. */
  readonly inside?: string | undefined;
}

export type AccessMode = 'access' | 'read' | 'write' | 'read-write';

export interface ViewRelation {
  readonly id: string;
  /** A relationship of the language, or `?`. */
  readonly type: string;
  /** An element, or another relation. */
  readonly from: string;
  readonly to: string;
  readonly access?: AccessMode | undefined;
  /** How strongly and in which sense, such as `+` or `--`. */
  readonly strength?: string | undefined;
  readonly directed?: boolean | undefined;
  readonly label?: string | undefined;
}

export interface View {
  readonly title: string;
  /** The id of a viewpoint of the language; absent where none was chosen. */
  readonly viewpoint?: string | undefined;
  readonly elements: readonly ViewElement[];
  readonly relations: readonly ViewRelation[];
}

/** What an element of a usual name takes. */
export const ELEMENT_SIZE = { width: 144, height: 64 } as const;
export const JUNCTION_SIZE = { width: 14, height: 14 } as const;

export const isSameBox = (a: Box, b: Box): boolean =>
  a === b || (a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height);

export const centerOf = ({ x, y, width, height }: Box) => ({
  x: x + width / 2,
  y: y + height / 2,
});

type Nesting = { readonly elements: readonly Pick<ViewElement, 'id' | 'inside'>[] };

/** The elements around an element, the nearest first. */
export const aroundOf = (view: Nesting, id: string): string[] => aroundIn(view)(id);

/** As `aroundOf`, for many questions about one view. */
export function aroundIn({ elements }: Nesting): (id: string) => string[] {
  const parents = new Map(elements.map((one) => [one.id, one.inside]));
  return (id) => {
    const around: string[] = [];
    for (let next = parents.get(id); next !== undefined; next = parents.get(next)) {
      if (around.includes(next)) break;
      around.push(next);
    }
    return around;
  };
}

/** The box around all elements; undefined where there are none. */
export function boundsOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

// A model under edit: elements with their upper left corners and the relations between them. It is what
// a learner's work is kept as, so its form never changes; sizes and routes are worked out when it is drawn.
import { linesIn, nameHeight, nameLines } from '../drawing/draw-element.ts';
import type { Language } from '../language.ts';
import { aroundTheirOwn } from '../placing.ts';
import {
  type Box,
  ELEMENT_SIZE,
  JUNCTION_SIZE,
  type View,
  type ViewElement,
  type ViewRelation,
} from '../view.ts';

export interface ModelElement {
  readonly id: string;
  /** An element of the language, or a form of its junction. */
  readonly kind: string;
  readonly name: string;
  /** In units of the view, whole numbers from 0; of what holds others it says nothing. */
  readonly x: number;
  readonly y: number;
  /** The element that it is drawn inside. */
  readonly inside?: string | undefined;
}

export interface Model {
  readonly elements: readonly ModelElement[];
  readonly relations: readonly ViewRelation[];
}

/** Where a drawing ends. */
export const MOST_PLACE = 10_000;
export const MOST_NAME = 60;

export const isJunction = (language: Language, kind: string): boolean =>
  language.junction.forms.some(({ id }) => id === kind);

/** The model as a view, which can be drawn, checked and told in sentences. */
export function viewOfModel(
  language: Language,
  model: Model,
  about: Omit<View, keyof Model>,
): View {
  const known = drawnIn(language);
  const elements = model.elements.map((element): ViewElement => {
    const before = known.get(element);
    if (before) return before;
    const { x, y, ...one } = element;
    const drawn = { ...one, box: boxOf(language, one, x, y) };
    known.set(element, drawn);
    return drawn;
  });
  return { ...about, elements: aroundTheirOwn(elements), relations: model.relations };
}

/** What an element looks like never changes: of a large model that is moved in, only a few are new. */
const drawn = new WeakMap<Language, WeakMap<ModelElement, ViewElement>>();

function drawnIn(language: Language): WeakMap<ModelElement, ViewElement> {
  const known = drawn.get(language) ?? new WeakMap();
  drawn.set(language, known);
  return known;
}

/** A view with its places, to go on with. */
export const modelOfView = ({ elements, relations }: View): Model => ({
  elements: elements.map(({ box: { x, y }, inside, ...one }) => ({
    ...one,
    x: Math.max(0, Math.round(x)),
    y: Math.max(0, Math.round(y)),
    ...(inside !== undefined && { inside }),
  })),
  relations,
});

/** A name that needs more lines than a box has makes it higher. */
function boxOf(
  language: Language,
  { kind, name }: Pick<ModelElement, 'kind' | 'name'>,
  x: number,
  y: number,
): Box {
  if (isJunction(language, kind)) return { x, y, ...JUNCTION_SIZE };
  const lines = nameLines(name, ELEMENT_SIZE).length;
  const height = lines > linesIn(ELEMENT_SIZE) ? nameHeight(lines) : ELEMENT_SIZE.height;
  return { x, y, width: ELEMENT_SIZE.width, height };
}

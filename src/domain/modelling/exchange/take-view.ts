// One view of an exchange file as a model, or all its elements in a grid where it has no view.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { faultsOf } from '../check-view.ts';
import type { Bounds } from '../editing/bounds.ts';
import {
  isJunction,
  MOST_NAME,
  MOST_PLACE,
  type Model,
  type ModelElement,
  viewOfModel,
} from '../editing/model.ts';
import type { Language } from '../language.ts';
import { boxIn } from '../placing.ts';
import { tableOf } from '../table.ts';
import { type AccessMode, aroundIn, ELEMENT_SIZE, type ViewRelation } from '../view.ts';
import { exchangeName } from './normal-model.ts';
import { type ExchangeFile, everyNode, nameOf, typeOf } from './read-exchange.ts';
import { ACCESS_TYPES } from './write-exchange.ts';
import type { XmlNode } from './xml.ts';

/** What of a file a model does not hold, or holds in another way, each with its count. */
export const NOTES = [
  'views',
  'elements',
  'relations',
  'again',
  'notes',
  'bends',
  'sizes',
  'styles',
  'names',
  'languages',
  'documentation',
  'properties',
  'folders',
  'viewpoint',
  'blocked',
] as const;
export type NoteKind = (typeof NOTES)[number];
export type Notes = Readonly<Partial<Record<NoteKind, number>>>;

export interface TakenView {
  readonly name: string;
  readonly viewpoint: string | null;
  readonly model: Model;
  readonly notes: Notes;
}

/** Longest label and strength, as the contract has them. */
const MOST_LABEL = 30;
const MOST_STRENGTH = 3;
const OUR_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

interface Placed {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly inside: string | undefined;
}

/**
 * @param index of the view; null for all elements in a grid
 * @returns what there is too much of where it is more than a model may hold
 */
export function takeView(
  language: Language,
  file: ExchangeFile,
  index: number | null,
  bounds: Bounds,
): Result<TakenView, Bounds> {
  const view = index === null ? undefined : file.views[index];
  const { placed, again } = view
    ? placedIn(file, view)
    : { placed: inGrid(language, file), again: 0 };
  const shown = relationsIn(file, placed, view);
  if (placed.length > bounds.elements || shown.length > bounds.relations) {
    return err({ elements: placed.length, relations: shown.length });
  }
  const ids = newIds(placed, shown);
  const scaled = view ? inOurSize(language, file, placed) : placed;
  const model: Model = {
    elements: scaled.map((one) => elementOf(language, file, one, ids)),
    relations: shown.map((one) => relationOf(one, ids)),
  };
  const name = exchangeName((view ? nameOf(view) : undefined) ?? file.name);
  const viewpoint = viewpointOf(language, view);
  return ok({
    name,
    viewpoint,
    model,
    notes: present({
      ...leftOut(file, view),
      elements: file.elements.size - placed.length,
      relations: file.relations.size - shown.length,
      again,
      sizes: view ? sizesChanged(language, model, scaled) : 0,
      names: cutNames(language, file, placed, shown),
      viewpoint: viewpoint === null && view?.attrs.viewpoint !== undefined ? 1 : 0,
      blocked: blockedIn(language, model),
    }),
  });
}

const present = (notes: Readonly<Record<NoteKind, number>>): Notes =>
  Object.fromEntries(NOTES.flatMap((kind) => (notes[kind] > 0 ? [[kind, notes[kind]]] : [])));

/** Elements at their first place; groups without an element are passed by. */
function placedIn(file: ExchangeFile, view: XmlNode): { placed: Placed[]; again: number } {
  const placed = new Map<string, Placed>();
  let again = 0;
  const open: { node: XmlNode; inside: string | undefined }[] = [];
  const enter = (node: XmlNode, inside: string | undefined) => {
    for (const child of node.children.toReversed()) {
      if (child.name === 'node') open.push({ node: child, inside });
    }
  };
  enter(view, undefined);
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, inside } = next;
    const ref = typeOf(node) === 'Element' ? (node.attrs.elementRef ?? '') : undefined;
    if (ref !== undefined && placed.has(ref)) again += 1;
    else if (ref !== undefined) {
      const { x, y, w, h } = node.attrs;
      const box = { x: Number(x), y: Number(y), width: Number(w), height: Number(h) };
      placed.set(ref, { ref, ...box, inside });
    }
    enter(node, ref ?? inside);
  }
  // As the file lists its elements.
  return { placed: [...file.elements.keys()].flatMap((ref) => placed.get(ref) ?? []), again };
}

function inGrid(language: Language, file: ExchangeFile): Placed[] {
  const columns = Math.max(4, Math.ceil(Math.sqrt(file.elements.size)));
  return [...file.elements].map(([ref, node], n) => {
    const at = [n % columns, Math.floor(n / columns)] as const;
    return { ref, inside: undefined, ...boxIn(at, isJunction(language, typeOf(node) ?? '')) };
  });
}

/** Relationships that the view draws, that it says by place, or that end at such a one. */
function relationsIn(
  file: ExchangeFile,
  placed: readonly Placed[],
  view: XmlNode | undefined,
): XmlNode[] {
  const lines = new Set(
    view
      ? [...everyNode(view)].flatMap(({ name, attrs }) =>
          name === 'connection' ? [attrs.relationshipRef] : [],
        )
      : file.relations.keys(),
  );
  const around = aroundIn({ elements: placed.map(({ ref, inside }) => ({ id: ref, inside })) });
  const isWithin = (one: string, other: string) => around(one).includes(other);
  const known = new Set(placed.map(({ ref }) => ref));
  const taken = new Map<string, XmlNode>();
  /** Those without a line of their own. */
  const byPlace = new Set<string>();
  for (let size = -1; size !== taken.size; ) {
    size = taken.size;
    for (const [id, node] of file.relations) {
      const { source = '', target = '' } = node.attrs;
      if (taken.has(id) || !known.has(source) || !known.has(target)) continue;
      const isPlace = isWithin(source, target) || isWithin(target, source);
      const isHeld = isPlace || byPlace.has(source) || byPlace.has(target);
      if (!lines.has(id) && !isHeld) continue;
      if (!lines.has(id)) byPlace.add(id);
      taken.set(id, node);
      known.add(id);
    }
  }
  return [...file.relations.values()].filter(({ attrs }) => taken.has(attrs.identifier ?? ''));
}

/** Ids of ours where the file's are such, else numbers. */
function newIds(placed: readonly Placed[], shown: readonly XmlNode[]): (ref: string) => string {
  const ids = new Map<string, string>();
  const used = new Set<string>();
  const refs = [
    ...placed.map(({ ref }) => ['e', ref] as const),
    ...shown.map(({ attrs }) => ['r', attrs.identifier ?? ''] as const),
  ];
  const own = (ref: string) => ref.replace(/^id-/, '');
  for (const [, ref] of refs) {
    if (!OUR_ID.test(own(ref)) || used.has(own(ref))) continue;
    used.add(own(ref));
    ids.set(ref, own(ref));
  }
  const next = { e: 1, r: 1 };
  for (const [letter, ref] of refs) {
    if (ids.has(ref)) continue;
    while (used.has(`${letter}-${next[letter]}`)) next[letter] += 1;
    used.add(`${letter}-${next[letter]}`);
    ids.set(ref, `${letter}-${next[letter]}`);
  }
  return (ref) => ids.get(ref) ?? ref;
}

/** Places move apart where the boxes of the file are smaller than ours, so that nothing overlaps that did not. */
function inOurSize(language: Language, file: ExchangeFile, placed: readonly Placed[]): Placed[] {
  const holders = new Set(placed.map(({ inside }) => inside));
  const leaves = placed.filter(
    ({ ref }) =>
      !holders.has(ref) && !isJunction(language, typeOf(file.elements.get(ref) as XmlNode) ?? ''),
  );
  const median = (sizes: number[], least: number) =>
    sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? least;
  const { width, height } = ELEMENT_SIZE;
  const wide = Math.max(
    1,
    width /
      median(
        leaves.map((one) => one.width),
        width,
      ),
  );
  const high = Math.max(
    1,
    height /
      median(
        leaves.map((one) => one.height),
        height,
      ),
  );
  const corner = (axis: 'x' | 'y', by: number) => {
    const places = placed.map((one) => one[axis] * by);
    return Math.max(0, ...places) > MOST_PLACE ? Math.min(...places) : 0;
  };
  const [left, top] = [corner('x', wide), corner('y', high)];
  const at = (value: number) => Math.round(Math.min(MOST_PLACE, value));
  return placed.map((one) => ({ ...one, x: at(one.x * wide - left), y: at(one.y * high - top) }));
}

function elementOf(
  language: Language,
  file: ExchangeFile,
  { ref, x, y, inside }: Placed,
  id: (ref: string) => string,
): ModelElement {
  const node = file.elements.get(ref) as XmlNode;
  const kind = typeOf(node) ?? '';
  const name = isJunction(language, kind) ? '' : exchangeName(nameOf(node) ?? '');
  return {
    id: id(ref),
    kind,
    name: name.slice(0, MOST_NAME),
    x,
    y,
    ...(inside !== undefined && { inside: id(inside) }),
  };
}

function relationOf(node: XmlNode, id: (ref: string) => string): ViewRelation {
  const {
    identifier = '',
    source = '',
    target = '',
    accessType,
    modifier,
    isDirected,
  } = node.attrs;
  const modes = Object.entries(ACCESS_TYPES) as [AccessMode, string][];
  const access = modes.find(([, type]) => type === accessType)?.[0];
  const label = exchangeName(nameOf(node) ?? '').slice(0, MOST_LABEL);
  const strength = exchangeName(modifier ?? '').slice(0, MOST_STRENGTH);
  return {
    id: id(identifier),
    type: typeOf(node) ?? '',
    from: id(source),
    to: id(target),
    ...(access && { access }),
    ...(strength !== '' && { strength }),
    ...(isDirected === 'true' && { directed: true }),
    ...(label !== '' && { label }),
  };
}

/** By its name, in any case. */
function viewpointOf({ viewpoints }: Language, view: XmlNode | undefined): string | null {
  const named = view?.attrs.viewpoint?.trim().toLowerCase();
  return viewpoints.find(({ name }) => name.toLowerCase() === named)?.id ?? null;
}

/** What no model of ours has a place for. */
function leftOut(file: ExchangeFile, view: XmlNode | undefined) {
  const count = { documentation: 0, properties: 0, folders: 0, styles: 0, languages: 0 };
  for (const node of everyNode(file.root)) {
    if (node.name === 'documentation') count.documentation += 1;
    if (node.name === 'property') count.properties += 1;
    if (node.name === 'style') count.styles += 1;
    if (node.name === 'item' && node.children.some(({ name }) => name === 'item'))
      count.folders += 1;
    const names = node.children.filter(({ name }) => name === 'name').length;
    count.languages += Math.max(0, names - 1);
  }
  const parts = view ? [...everyNode(view)] : [];
  return {
    ...count,
    views: Math.max(0, file.views.length - (view ? 1 : 0)),
    notes: parts.filter(
      (one) =>
        (one.name === 'node' && typeOf(one) !== 'Element') ||
        (one.name === 'connection' && typeOf(one) === 'Line'),
    ).length,
    bends: parts.filter(({ name }) => name === 'bendpoint').length,
  };
}

function sizesChanged(language: Language, model: Model, placed: readonly Placed[]): number {
  const { elements } = viewOfModel(language, model, { title: '' });
  return elements.filter(({ box }, n) => {
    const was = placed[n];
    return was && (was.width !== box.width || was.height !== box.height);
  }).length;
}

function cutNames(
  language: Language,
  file: ExchangeFile,
  placed: readonly Placed[],
  shown: readonly XmlNode[],
): number {
  const long = (node: XmlNode | undefined, most: number) =>
    node !== undefined && (nameOf(node) ?? '').length > most;
  const isNamed = (node: XmlNode | undefined) =>
    !isJunction(language, (node && typeOf(node)) ?? '');
  return (
    placed.filter(({ ref }) => {
      const node = file.elements.get(ref);
      return isNamed(node) && long(node, MOST_NAME);
    }).length + shown.filter((node) => long(node, MOST_LABEL)).length
  );
}

const blockedIn = (language: Language, model: Model): number =>
  faultsOf(tableOf(language), viewOfModel(language, model, { title: '' })).filter(
    ({ fault }) => fault === 'blocked',
  ).length;

// What is wrong with a view in content: its names and places, what the language blocks, and lines that
// nobody could follow.
import { faultsOf, type ViewFault } from '#domain/modelling/check-view.ts';
import { linesIn, nameLines } from '#domain/modelling/drawing/draw-element.ts';
import { doOverlap, isWithin, piecesOf, runsThrough } from '#domain/modelling/drawing/geometry.ts';
import { routesOf } from '#domain/modelling/drawing/routes.ts';
import type { Table } from '#domain/modelling/table.ts';
import { ASKED, aroundOf, type View } from '#domain/modelling/view.ts';
import { viewOf } from './authored-view.ts';
import type { Path } from './located.ts';
import type { ViewFile } from './schema/view.ts';

export interface AuthoredFault {
  readonly path: Path;
  readonly message: string;
  readonly fix: string;
}

export function viewFaults(table: Table, file: ViewFile): AuthoredFault[] {
  const names = nameFaults(table, file);
  if (names.length > 0) return names;
  const view = viewOf(table.language, file);
  const found = faultsOf(table, view);
  const isSlip = ({ fault }: ViewFault) => fault.startsWith('unknown') || fault === 'no-end';
  return [
    ...(file.faulty ? found.filter(isSlip) : found).map((one) => inWords(view, file, one)),
    ...(file.faulty && found.length === 0
      ? [fault(['faulty'], 'the language blocks nothing of it', 'leave the mark out')]
      : []),
    ...placeFaults(view),
  ];
}

const fault = (path: Path, message: string, fix: string): AuthoredFault => ({ path, message, fix });

function nameFaults({ language }: Table, { elements, relations = [], viewpoint }: ViewFile) {
  const ids = elements.map(({ id }) => id);
  const lineIds = relations.flatMap((one) => (typeof one === 'string' ? [] : (one.id ?? [])));
  const forms = language.junction.forms.map(({ id }) => id);
  const twice = [...ids, ...lineIds].filter((id, index, all) => all.indexOf(id) < index);
  const named = elements.map(({ is, name }) => `${is} ${name?.toLowerCase()}`);
  const holders = new Set(elements.map((one) => one.in));
  return [
    ...twice.map((id) => fault(['elements'], `the id ${id} stands twice`, 'give each its own')),
    ...elements.flatMap(({ id, is, name, at, in: inside }, index) => {
      const path = ['elements', index];
      const isJunction = forms.includes(is);
      return [
        ...(isJunction || name !== undefined
          ? []
          : [fault(path, `${id} has no name`, 'give it one')]),
        ...(!isJunction && is !== ASKED && named.indexOf(named[index] ?? '') < index
          ? [fault(path, `two elements are a ${is} called ${name}`, 'give each its own name')]
          : []),
        ...(inside === undefined || (ids.includes(inside) && inside !== id)
          ? []
          : [fault(path, `there is no element ${inside} to be in`, 'correct the name')]),
        ...((at === undefined) === holders.has(id)
          ? []
          : [
              fault(
                path,
                at ? `${id} holds others and has a place` : `${id} has no place`,
                at ? 'leave at out: it is drawn around them' : 'give it column and row',
              ),
            ]),
      ];
    }),
    ...(viewpoint === undefined || language.viewpoints.some(({ id }) => id === viewpoint)
      ? []
      : [fault(['viewpoint'], `the language has no viewpoint ${viewpoint}`, 'correct the name')]),
  ];
}

function inWords(view: View, file: ViewFile, one: ViewFault): AuthoredFault {
  const place = (id: string): Path => {
    const index = view.relations.findIndex((relation) => relation.id === id);
    return index >= 0
      ? ['relations', index]
      : ['elements', file.elements.findIndex((element) => element.id === id)];
  };
  const fix = 'correct it, or mark the view as faulty';
  switch (one.fault) {
    case 'unknown-kind': {
      const kind = view.elements.find(({ id }) => id === one.element)?.kind;
      return fault(place(one.element), `the language has no ${kind}`, 'correct the name');
    }
    case 'unknown-type':
      return fault(
        place(one.relation),
        'the language has no such relationship',
        'correct the name',
      );
    case 'no-end':
      return fault(place(one.relation), `there is no ${one.end}`, 'correct the name');
    case 'blocked': {
      const { source, type, target } = one.pair;
      return fault(place(one.relation), `${source} ${type} ${target} is blocked`, fix);
    }
    case 'mixed-junction':
      return fault(place(one.element), `${one.types.join(' and ')} meet at a junction`, fix);
    case 'blocked-through': {
      const { source, type, target } = one.pair;
      return fault(place(one.element), `through it ${source} ${type} ${target} is blocked`, fix);
    }
    case 'outside-viewpoint':
      return fault(place(one.element), `${one.element} is no concept of the viewpoint`, fix);
  }
}

/** Elements on top of each other, names that do not fit, lines through other elements. */
function placeFaults(view: View): AuthoredFault[] {
  const { elements } = view;
  const routes = routesOf(view);
  const holders = new Set(elements.map(({ inside }) => inside));
  const overlaps = elements.flatMap((one, index) =>
    elements.slice(0, index).flatMap((other) => {
      const isNested =
        (aroundOf(view, one.id).includes(other.id) && isWithin(one.box, other.box)) ||
        (aroundOf(view, other.id).includes(one.id) && isWithin(other.box, one.box));
      return isNested || !doOverlap(one.box, other.box)
        ? []
        : [fault(['elements', index], `${other.id} and ${one.id} overlap`, 'move one of them')];
    }),
  );
  const tooLong = elements.flatMap(({ id, name, box }, index) =>
    !holders.has(id) && nameLines(name, box).length > linesIn(box)
      ? [fault(['elements', index, 'name'], 'the name does not fit', 'shorten it')]
      : [],
  );
  const crossed = view.relations.flatMap((relation, index) => {
    const ends = [relation.from, relation.to];
    const near = new Set([...ends, ...ends.flatMap((end) => aroundOf(view, end))]);
    const through = elements.find(
      ({ id, box }) =>
        !near.has(id) &&
        piecesOf(routes.get(relation.id) ?? []).some((piece) => runsThrough(piece, box)),
    );
    return through
      ? [fault(['relations', index], `its line runs through ${through.id}`, 'move elements apart')]
      : [];
  });
  return [...overlaps, ...tooLong, ...crossed];
}

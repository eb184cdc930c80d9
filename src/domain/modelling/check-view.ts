// What the language says to a view: what it blocks, and what it would have drawn in another way.
import { junctionFaults } from './junction.ts';
import { conceptOf, elementOf, type Relation } from './language.ts';
import { isAllowed, type Table } from './table.ts';
import { ASKED, type View, type ViewRelation } from './view.ts';
import { takes } from './viewpoint.ts';

export type ViewFault =
  | { readonly fault: 'unknown-kind'; readonly element: string }
  | { readonly fault: 'unknown-type'; readonly relation: string }
  | { readonly fault: 'no-end'; readonly relation: string; readonly end: string }
  | { readonly fault: 'blocked'; readonly relation: string; readonly pair: Relation }
  | {
      readonly fault: 'mixed-junction';
      readonly element: string;
      readonly types: readonly string[];
    }
  | { readonly fault: 'blocked-through'; readonly element: string; readonly pair: Relation }
  | { readonly fault: 'outside-viewpoint'; readonly element: string };

/** Everything that the language refuses in a view; what is asked for (`?`) is never refused. */
export function faultsOf(table: Table, view: View): ViewFault[] {
  const unknown = unknownFaults(table, view);
  if (unknown.length > 0) return unknown;
  return [
    ...view.relations.flatMap((relation) => blockedFault(table, view, relation)),
    ...junctionsOf(table, view),
    ...viewpointFaults(table, view),
  ];
}

/** The concept at an end of a relation; undefined where it is asked for. */
export function conceptAt(table: Table, view: View, id: string): string | undefined {
  if (view.relations.some((one) => one.id === id)) return table.language.relation.id;
  const kind = view.elements.find((one) => one.id === id)?.kind;
  return kind === undefined || kind === ASKED ? undefined : conceptOf(table.language, kind);
}

function unknownFaults({ language }: Table, view: View): ViewFault[] {
  const forms = language.junction.forms.map(({ id }) => id);
  const isKind = (kind: string) =>
    kind === ASKED || forms.includes(kind) || elementOf(language, kind) !== undefined;
  const types = [ASKED, ...language.relationships.map(({ id }) => id)];
  const ids = new Set([...view.elements, ...view.relations].map(({ id }) => id));
  return [
    ...view.elements
      .filter(({ kind }) => !isKind(kind))
      .map(({ id }) => ({ fault: 'unknown-kind', element: id }) as const),
    ...view.relations.flatMap(({ id, type, from, to }): ViewFault[] => [
      ...(types.includes(type) ? [] : [{ fault: 'unknown-type', relation: id } as const]),
      ...[from, to]
        .filter((end) => !ids.has(end) || end === id)
        .map((end) => ({ fault: 'no-end', relation: id, end }) as const),
    ]),
  ];
}

function blockedFault(table: Table, view: View, { id, type, from, to }: ViewRelation): ViewFault[] {
  const [source, target] = [conceptAt(table, view, from), conceptAt(table, view, to)];
  if (type === ASKED || source === undefined || target === undefined) return [];
  if (isAllowed(table, source, type, target)) return [];
  return [{ fault: 'blocked', relation: id, pair: { source, type, target } }];
}

function junctionsOf(table: Table, view: View): ViewFault[] {
  const { junction } = table.language;
  const forms = junction.forms.map(({ id }) => id);
  return view.elements
    .filter(({ kind }) => forms.includes(kind))
    .flatMap(({ id }): ViewFault[] => {
      const known = (end: string) => conceptAt(table, view, end) ?? junction.id;
      const here = view.relations.filter(({ type }) => type !== ASKED);
      const incoming = here
        .filter(({ to }) => to === id)
        .map(({ type, from }) => ({ source: known(from), type }));
      const outgoing = here
        .filter(({ from }) => from === id)
        .map(({ type, to }) => ({ type, target: known(to) }));
      return junctionFaults(table, { incoming, outgoing })
        .filter((one) => one.fault === 'mixed' || one.relation.source !== junction.id)
        .map((one) =>
          one.fault === 'mixed'
            ? { fault: 'mixed-junction', element: id, types: one.types }
            : { fault: 'blocked-through', element: id, pair: one.relation },
        );
    });
}

function viewpointFaults({ language }: Table, view: View): ViewFault[] {
  const viewpoint = language.viewpoints.find(({ id }) => id === view.viewpoint);
  if (!viewpoint) return [];
  return view.elements
    .filter(({ kind }) => elementOf(language, kind) && !takes(language, viewpoint, kind))
    .map(({ id }) => ({ fault: 'outside-viewpoint', element: id }));
}

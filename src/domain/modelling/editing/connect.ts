// The connector: which types may run between two ends of a model, and why the others may not. What it
// makes is never blocked, neither by itself nor through a junction.
import { conceptAt, faultsOf, type ViewFault } from '../check-view.ts';
import { conceptOf, type Relation } from '../language.ts';
import { preferred, type Table } from '../table.ts';
import type { ViewRelation } from '../view.ts';
import { type Blocked, whyBlocked } from '../why-blocked.ts';
import { type Model, viewOfModel } from './model.ts';

/** `junction`: it would meet relations of another type, or join ends that may not be related so. */
export type Refusal =
  | Blocked
  | { readonly reason: 'junction'; readonly instead: readonly string[] }
  | { readonly reason: 'same-ends' | 'twice' | 'no-end'; readonly instead: readonly string[] };

export interface Offer {
  readonly type: string;
  /** One of those that a modeler draws first. */
  readonly isPreferred: boolean;
  /** Absent where it may be drawn. */
  readonly refusal?: Refusal;
}

/** Every type of the language, those to draw first in front and the blocked ones last. */
export function offersBetween(table: Table, model: Model, from: string, to: string): Offer[] {
  const [source, target] = [conceptIn(table, model, from), conceptIn(table, model, to)];
  const first =
    source === undefined || target === undefined ? [] : preferred(table, source, target);
  const offers = table.language.relationships.map(({ id: type }): Offer => {
    const refusal = refusalOf(table, model, { type, from, to });
    return { type, isPreferred: first.includes(type), ...(refusal && { refusal }) };
  });
  const rank = ({ isPreferred, refusal }: Offer) => (refusal ? 2 : isPreferred ? 0 : 1);
  return offers.toSorted((a, b) => rank(a) - rank(b));
}

/** Undefined where a relation of that type may be drawn between the two. */
export function refusalOf(
  table: Table,
  model: Model,
  { type, from, to }: Pick<ViewRelation, 'type' | 'from' | 'to'>,
  /** A relation that it takes the place of. */
  inPlaceOf?: string,
): Refusal | undefined {
  const [source, target] = [conceptIn(table, model, from), conceptIn(table, model, to)];
  if (source === undefined || target === undefined) return { reason: 'no-end', instead: [] };
  if (from === to) return { reason: 'same-ends', instead: [] };
  const others = model.relations.filter(({ id }) => id !== inPlaceOf);
  if (others.some((one) => one.type === type && one.from === from && one.to === to)) {
    return { reason: 'twice', instead: [] };
  }
  const blocked = whyBlocked(table, source, type, target);
  if (blocked) return blocked;
  // Only at a junction it meets others.
  if (![source, target].includes(table.language.junction.id)) return undefined;
  const drawn = { id: 'new', type, from, to };
  const before = junctionFaultsIn(table, { ...model, relations: others });
  const after = junctionFaultsIn(table, { ...model, relations: [...others, drawn] });
  return after.length > before.length ? { reason: 'junction', instead: [] } : undefined;
}

/** The relation by its concepts, as the table knows them. */
export const pairOf = (
  table: Table,
  model: Model,
  { type, from, to }: ViewRelation,
): Relation | undefined => {
  const [source, target] = [conceptIn(table, model, from), conceptIn(table, model, to)];
  return source === undefined || target === undefined ? undefined : { source, type, target };
};

function conceptIn(table: Table, model: Model, id: string): string | undefined {
  const kind = model.elements.find((one) => one.id === id)?.kind;
  if (kind !== undefined) return conceptOf(table.language, kind);
  return conceptAt(table, { title: '', elements: [], relations: model.relations }, id);
}

const AT_JUNCTIONS: readonly ViewFault['fault'][] = ['mixed-junction', 'blocked-through'];

const junctionFaultsIn = (table: Table, model: Model): ViewFault[] =>
  faultsOf(table, viewOfModel(table.language, model, { title: '' })).filter(({ fault }) =>
    AT_JUNCTIONS.includes(fault),
  );

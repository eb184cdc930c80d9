// What may meet at a junction: relationships of one type, each permitted from every start to every
// end. Those by which some elements hold the junction itself do not count.
import { membersOf, type Relation, typesOf } from './language.ts';
import { isAllowed, type Table } from './table.ts';

/** The relationships at one junction: where those come from that end there, and where the others go. */
export interface AtJunction {
  readonly incoming: readonly Omit<Relation, 'target'>[];
  readonly outgoing: readonly Omit<Relation, 'source'>[];
}

export type JunctionFault =
  | { readonly fault: 'mixed'; readonly types: readonly string[] }
  | { readonly fault: 'blocked'; readonly relation: Relation };

/** Everything that keeps these relationships from meeting. */
export function junctionFaults(table: Table, { incoming, outgoing }: AtJunction): JunctionFault[] {
  const { junction } = table.language;
  const joined = incoming.filter((one) => !isHolding(table, one));
  const types = [...new Set([...joined, ...outgoing].map(({ type }) => type))];
  const left = outgoing.map((one) => ({ source: junction.id, ...one }));
  const through = joined.flatMap(({ source, type }) =>
    outgoing.map(({ target }) => ({ source, type, target })),
  );
  const blocked = [...left, ...through].filter(
    ({ source, type, target }) => !isAllowed(table, source, type, target),
  );
  return [
    ...(types.length > 1 ? [{ fault: 'mixed', types } as const] : []),
    ...blocked.map((relation) => ({ fault: 'blocked', relation }) as const),
  ];
}

function isHolding({ language }: Table, { source, type }: AtJunction['incoming'][number]): boolean {
  const { mixedFrom, mixedTypes } = language.junction;
  return membersOf(language, mixedFrom).has(source) && typesOf(language, mixedTypes).includes(type);
}

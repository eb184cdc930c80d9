// What follows from two relationships in a row, by the types of their ends. A certain derivation holds
// in every model; a potential one only where whoever knows the model confirms it. None goes through a
// third domain, crosses domains by another type than the language lets it, or is blocked by its table.
import { domainOf, type Relation, typeNamed, typesOf } from './language.ts';
import { isAllowed, type Table } from './table.ts';

export interface Derived extends Relation {
  readonly certainty: 'certain' | 'potential';
}

/** What follows from the first relationship and the second; undefined where nothing does. */
export function derive(table: Table, first: Relation, second: Relation): Derived | undefined {
  const steps = stepsOf(table, first, second);
  const step =
    steps.find(({ certainty }) => certainty === 'certain') ??
    steps.find(({ certainty }) => certainty === 'potential');
  return step && isOpen(table, step, shared(first, second)) ? step : undefined;
}

/** Whatever certainly follows from relationships, by derivations of derivations too. */
export function derivedFrom(table: Table, relations: readonly Relation[]): Derived[] {
  const known = new Map<string, Relation>(relations.map((one) => [keyOf(one), one]));
  const found: Derived[] = [];
  const queue = [...relations];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const one = next;
    for (const other of [...known.values()]) {
      for (const step of [derive(table, one, other), derive(table, other, one)]) {
        if (step?.certainty !== 'certain' || known.has(keyOf(step))) continue;
        known.set(keyOf(step), step);
        found.push(step);
        queue.push(step);
      }
    }
  }
  return found;
}

/** The element that both have. */
const shared = (first: Relation, second: Relation): string =>
  [second.source, second.target].includes(first.target) ? first.target : first.source;

const keyOf = ({ source, type, target }: Relation): string => `${source} ${type} ${target}`;

function stepsOf({ language }: Table, first: Relation, second: Relation): Derived[] {
  const [one, two] = [typeNamed(language, first.type), typeNamed(language, second.type)];
  if (!one || !two) return [];
  const isStructural = (type: typeof one) => type.family === 'structural';
  const isMoving = (type: typeof one) => type.family === 'dependency' || type.family === 'dynamic';
  const certain = (source: string, type: string, target: string) =>
    ({ source, type, target, certainty: 'certain' }) as const;
  const potential = (source: string, type: string, target: string) =>
    ({ source, type, target, certainty: 'potential' }) as const;
  const steps: Derived[] = [];
  if (first.target === second.source) {
    if (one.id === two.id && one.chains) steps.push(certain(first.source, one.id, second.target));
    if (isStructural(one) && isStructural(two)) {
      const weaker = (one.strength ?? 0) < (two.strength ?? 0) ? one : two;
      steps.push(certain(first.source, weaker.id, second.target));
    }
    if (isStructural(one) && isMoving(two)) {
      steps.push(certain(first.source, two.id, second.target));
    }
    // What reaches a whole may reach its part, and what the general one has the special one may have.
    if (isMoving(one) && isStructural(two)) {
      steps.push(potential(first.source, one.id, second.target));
    }
    if (isSpecial(one) && !isSpecial(two)) {
      steps.push(potential(first.source, two.id, second.target));
    }
  }
  if (first.target === second.target) {
    if (one.endMoves && isStructural(two)) {
      steps.push(certain(first.source, one.id, second.source));
    }
    if (!isSpecial(one) && isSpecial(two)) {
      steps.push(potential(first.source, one.id, second.source));
    }
  }
  // What a whole reaches may be reached by its part.
  if (first.source === second.source && isStructural(one) && isMoving(two)) {
    steps.push(potential(first.target, two.id, second.target));
  }
  return steps;
}

/** Neither structural nor moving: the relationship from the special to the general. */
const isSpecial = (type: { readonly family: string }): boolean => type.family === 'other';

function isOpen(table: Table, { source, type, target }: Relation, through: string): boolean {
  const { language } = table;
  const [from, to, by] = [source, target, through].map((id) => domainOf(language, id));
  if (by !== from && by !== to) return false;
  const crosses = language.crossings.some(
    (one) =>
      one.from.includes(from ?? '') && one.to === to && typesOf(language, one.types).includes(type),
  );
  return (from === to || crosses) && isAllowed(table, source, type, target);
}

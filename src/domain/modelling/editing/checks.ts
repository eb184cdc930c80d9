// What is to be said of a model while it is drawn: what the language blocks, what a modeler would draw
// otherwise, and what was forgotten. None of it keeps a model from being saved.
import { conceptOf, elementOf } from '../language.ts';
import { preferred, type Table } from '../table.ts';
import { takes } from '../viewpoint.ts';
import { pairOf, type Refusal, refusalOf } from './connect.ts';
import { isJunction, type Model } from './model.ts';

export type Remark =
  | { readonly remark: 'blocked'; readonly relation: string; readonly refusal: Refusal }
  | {
      readonly remark: 'not-preferred';
      readonly relation: string;
      readonly instead: readonly string[];
    }
  | { readonly remark: 'nameless'; readonly element: string }
  | { readonly remark: 'orphan'; readonly element: string }
  | { readonly remark: 'duplicate'; readonly element: string; readonly of: string }
  | { readonly remark: 'outside-viewpoint'; readonly element: string };

/** @param viewpoint its id; undefined where none was chosen */
export function remarksOn(table: Table, model: Model, viewpoint?: string): Remark[] {
  const { language } = table;
  const point = language.viewpoints.find(({ id }) => id === viewpoint);
  const ends = new Set(model.relations.flatMap(({ from, to }) => [from, to]));
  const holders = new Set(model.elements.map(({ inside }) => inside));
  const isTied = (id: string, inside: string | undefined) =>
    ends.has(id) || inside !== undefined || holders.has(id);
  /** The first element of a kind and name. */
  const firsts = new Map<string, string>();
  const nameOf = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase();
  return [
    ...model.relations.flatMap((relation): Remark[] => {
      const { id } = relation;
      const refusal = refusalOf(table, model, relation, id);
      if (refusal) return [{ remark: 'blocked', relation: id, refusal }];
      const pair = pairOf(table, model, relation);
      const instead = pair ? preferred(table, pair.source, pair.target) : [];
      const isMeant = instead.length === 0 || instead.includes(relation.type);
      return isMeant ? [] : [{ remark: 'not-preferred', relation: id, instead }];
    }),
    ...model.elements.flatMap(({ id, kind, name, inside }): Remark[] => {
      if (isJunction(language, kind)) {
        return isTied(id, inside) ? [] : [{ remark: 'orphan', element: id }];
      }
      const key = `${kind} ${nameOf(name)}`;
      const twin = firsts.get(key);
      if (!twin) firsts.set(key, id);
      const isOutside = point && elementOf(language, kind) && !takes(language, point, kind);
      return [
        ...(nameOf(name) === '' ? [{ remark: 'nameless', element: id } as const] : []),
        ...(nameOf(name) !== '' && twin
          ? [{ remark: 'duplicate', element: id, of: twin } as const]
          : []),
        ...(isTied(id, inside) ? [] : [{ remark: 'orphan', element: id } as const]),
        ...(isOutside ? [{ remark: 'outside-viewpoint', element: id } as const] : []),
      ];
    }),
  ];
}

/** The kinds that a palette shows: what the viewpoint takes, by the language's order, and its junctions. */
export function paletteOf({ language }: Table, viewpoint?: string): string[] {
  const point = language.viewpoints.find(({ id }) => id === viewpoint);
  const kinds = language.elements.map(({ id }) => id);
  const forms = language.junction.forms.map(({ id }) => id);
  return [
    ...kinds.filter((id) => !point || takes(language, point, conceptOf(language, id))),
    ...forms,
  ];
}

// A modelling language as data: its concepts, and the rules from which the table of permitted
// relationships is made. What it is called and what it holds stands in the content of its course.

import type { Corners, Icon, LineNotation, Tint } from './notation.ts';

/** Types of relationships, by their letters. */
export type Letters = string;

export interface ElementType {
  readonly id: string;
  readonly name: string;
  readonly layer: string;
  readonly aspect: string;
  readonly definition: string;
  readonly icon: Icon;
  /** Drawn as a dashed folder around what it holds. */
  readonly isFolder?: true | undefined;
}

export interface RelationshipType {
  readonly id: string;
  readonly letter: string;
  readonly family: 'structural' | 'dependency' | 'dynamic' | 'other';
  /** Of structural ones: two in a row give the weaker of the two. */
  readonly strength?: number | undefined;
  /** Two in a row give one of the same type. */
  readonly chains?: true | undefined;
  /** What ends at a part ends at its whole too. */
  readonly endMoves?: true | undefined;
  readonly meaning: string;
  /** What the start does to the end, as in `is assigned to`. */
  readonly says: string;
  readonly line: LineNotation;
}

export type Comparison = 'same-concept' | 'same-rank' | 'same-aspect' | 'upward';

/** Adds its types to every pair of an element of `from` and one of `to` for which all of `when` hold. */
export interface PairRule {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly when?: readonly Comparison[] | undefined;
  readonly types: Letters;
}

export interface Viewpoint {
  readonly id: string;
  readonly name: string;
  /** Elements and sets of them; absent where it takes all. */
  readonly concepts?: readonly string[] | undefined;
}

/** The file by which other tools read and write models of the language. */
export interface ExchangeFormat {
  /** Of all its elements. */
  readonly namespace: string;
  /** Where its schema lies; named in each file, never fetched. */
  readonly schema: string;
}

export interface Language {
  readonly layers: readonly {
    readonly id: string;
    readonly name: string;
    readonly domain: string;
    readonly tint: Tint;
    /** Where layers stand above each other. */
    readonly rank?: number | undefined;
  }[];
  readonly aspects: readonly { readonly id: string; readonly corners: Corners }[];
  readonly relationships: readonly RelationshipType[];
  readonly elements: readonly ElementType[];
  readonly junction: {
    readonly id: string;
    /** What it is drawn as: a filled dot, or an open one. */
    readonly forms: readonly {
      readonly id: string;
      readonly name: string;
      readonly isOpen?: true | undefined;
    }[];
    readonly neverOut: Letters;
    readonly mixedFrom: readonly string[];
    readonly mixedTypes: Letters;
  };
  /** Relationships as ends of other relationships. */
  readonly relation: {
    readonly id: string;
    readonly types: Letters;
    readonly containers: readonly string[];
    readonly contained: Letters;
  };
  /** Elements that may have what any other may have at their place. */
  readonly unions: readonly string[];
  /** Names for several elements, each made of elements and other sets. */
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly rules: readonly PairRule[];
  /** Pairs that follow no rule. */
  readonly cells: readonly {
    readonly from: string;
    readonly to: string;
    readonly types: Letters;
  }[];
  readonly preferred: readonly PairRule[];
  /** Types that derived relationships between domains may have. */
  readonly crossings: readonly {
    readonly from: readonly string[];
    readonly to: string;
    readonly types: Letters;
  }[];
  readonly viewpoints: readonly Viewpoint[];
  /** Absent where there is no such file. */
  readonly exchange?: ExchangeFormat | undefined;
}

export interface Relation {
  readonly source: string;
  readonly type: string;
  readonly target: string;
}

const ALL = 'all';

/** The elements that names of elements and sets stand for; `all` is every element. */
export function membersOf(language: Language, names: readonly string[]): Set<string> {
  return new Set(
    names.flatMap((name) => {
      if (name === ALL) return language.elements.map(({ id }) => id);
      const set = language.sets[name];
      return set ? [...membersOf(language, set)] : [name];
    }),
  );
}

export const elementOf = (language: Language, id: string): ElementType | undefined =>
  language.elements.find((element) => element.id === id);

const layerOf = (language: Language, id: string) => {
  const name = elementOf(language, id)?.layer;
  return language.layers.find((layer) => layer.id === name);
};

export const rankOf = (language: Language, id: string): number | undefined =>
  layerOf(language, id)?.rank;

export const domainOf = (language: Language, id: string): string | undefined =>
  layerOf(language, id)?.domain;

export const aspectOf = (
  language: Language,
  id: string,
): Language['aspects'][number] | undefined => {
  const aspect = elementOf(language, id)?.aspect;
  return language.aspects.find((one) => one.id === aspect);
};

export const tintOf = (language: Language, id: string): Tint =>
  layerOf(language, id)?.tint ?? 'plain';

/** The concept by which a kind is looked up in the table: both forms of a junction are one. */
export const conceptOf = (language: Language, kind: string): string =>
  language.junction.forms.some(({ id }) => id === kind) ? language.junction.id : kind;

export const typeNamed = (language: Language, id: string): RelationshipType | undefined =>
  language.relationships.find((type) => type.id === id);

/** The types that letters stand for, in the order of the language. */
export const typesOf = (language: Language, letters: Letters): string[] =>
  language.relationships.filter(({ letter }) => letters.includes(letter)).map(({ id }) => id);

// Which relationships may run from one concept to another. The table is made from the rules of the
// language: every pair gets what its rules add, unless the pair is listed as one that follows none.
import {
  type Comparison,
  elementOf,
  type Language,
  membersOf,
  type PairRule,
  rankOf,
  typesOf,
} from './language.ts';

type Cells = ReadonlyMap<string, ReadonlySet<string>>;

export interface Table {
  readonly language: Language;
  /** Elements, then the junction and the relationship as ends. */
  readonly concepts: readonly string[];
  readonly permitted: Cells;
  readonly preferred: Cells;
}

/** The types that may run from the source to the target, in the order of the language. */
export const allowed = ({ permitted }: Table, source: string, target: string): string[] => [
  ...(permitted.get(keyOf(source, target)) ?? []),
];

/** Those of them that a modeler draws first. */
export const preferred = (table: Table, source: string, target: string): string[] => [
  ...(table.preferred.get(keyOf(source, target)) ?? []),
];

export const isAllowed = (table: Table, source: string, type: string, target: string): boolean =>
  table.permitted.get(keyOf(source, target))?.has(type) ?? false;

export function tableOf(language: Language): Table {
  const elements = language.elements.map(({ id }) => id);
  const letters = lettersByRules(language, language.rules);
  for (const { from, to, types } of language.cells) letters.set(keyOf(from, to), types);
  addUnions(language, letters, elements);
  addEnds(language, letters, elements);
  return {
    language,
    concepts: [...elements, language.junction.id, language.relation.id],
    permitted: cellsOf(language, letters),
    preferred: cellsOf(language, lettersByRules(language, language.preferred)),
  };
}

const keyOf = (source: string, target: string): string => `${source} ${target}`;

const cellsOf = (language: Language, letters: ReadonlyMap<string, string>): Cells =>
  new Map([...letters].map(([key, types]) => [key, new Set(typesOf(language, types))]));

function lettersByRules(language: Language, rules: readonly PairRule[]): Map<string, string> {
  const letters = new Map<string, string>();
  for (const rule of rules) {
    const targets = membersOf(language, rule.to);
    for (const source of membersOf(language, rule.from)) {
      for (const target of targets) {
        if (!rule.when?.every((one) => COMPARISONS[one](language, source, target)) && rule.when) {
          continue;
        }
        const key = keyOf(source, target);
        letters.set(key, (letters.get(key) ?? '') + rule.types);
      }
    }
  }
  return letters;
}

type Compare = (language: Language, source: string, target: string) => boolean;

const COMPARISONS: Readonly<Record<Comparison, Compare>> = {
  'same-concept': (_, source, target) => source === target,
  'same-rank': (language, source, target) =>
    rankOf(language, source) !== undefined && rankOf(language, source) === rankOf(language, target),
  'same-aspect': (language, source, target) =>
    elementOf(language, source)?.aspect === elementOf(language, target)?.aspect,
  upward: (language, source, target) =>
    (rankOf(language, source) ?? Infinity) < (rankOf(language, target) ?? -Infinity),
};

/** A union has at its place what any element has there. */
function addUnions(language: Language, letters: Map<string, string>, elements: readonly string[]) {
  const others = elements.filter((id) => !language.unions.includes(id));
  const join = (keys: readonly string[]) => keys.map((key) => letters.get(key) ?? '').join('');
  for (const union of language.unions) {
    for (const one of others) {
      letters.set(keyOf(union, one), join(others.map((source) => keyOf(source, one))));
      letters.set(keyOf(one, union), join(others.map((target) => keyOf(one, target))));
    }
    letters.set(keyOf(union, union), language.relationships.map(({ letter }) => letter).join(''));
  }
}

/** The junction and the relationship as ends; they never meet each other. */
function addEnds(language: Language, letters: Map<string, string>, elements: readonly string[]) {
  const { junction, relation } = language;
  const all = language.relationships.map(({ letter }) => letter).join('');
  for (const one of elements) {
    const into = elements.map((source) => letters.get(keyOf(source, one)) ?? '').join('');
    const out = [...into].filter((letter) => !junction.neverOut.includes(letter)).join('');
    letters.set(keyOf(junction.id, one), out);
    letters.set(keyOf(one, junction.id), all);
    const contained = relation.containers.includes(one) ? relation.contained : '';
    letters.set(keyOf(one, relation.id), relation.types + contained);
    letters.set(keyOf(relation.id, one), relation.types);
  }
  letters.set(keyOf(junction.id, junction.id), all);
}

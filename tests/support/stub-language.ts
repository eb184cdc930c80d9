// A modelling language of three elements, as content holds it.
import type { LanguageFile } from '#content/schema/language.ts';

const definition = 'A thing of the harbour, as told here.';
const aRelationship = (id: string, letter: string) =>
  ({
    id,
    letter,
    family: 'dependency',
    reads: 'on',
    notation: 'line',
    meaning: definition,
    says: id.toLowerCase(),
    line: { dash: 'solid', start: 'none', end: 'open-arrow' },
  }) as const;

/** A language of a harbour: a crane holds and helps a hook. */
export const aLanguage = (): LanguageFile => ({
  version: '1',
  layers: [{ id: 'quay', name: 'Quay', domain: 'work', rank: 1, tint: 'blue' }],
  aspects: [{ id: 'doer', name: 'Doer', corners: 'square' }],
  relationships: [
    { ...aRelationship('Holding', 'h'), family: 'structural', strength: 1 },
    aRelationship('Helping', 'e'),
    aRelationship('Seeing', 's'),
    aRelationship('Moving', 'm'),
  ],
  elements: ['Crane', 'Hook', 'Crate'].map((id) => {
    return { id, name: id, layer: 'quay', aspect: 'doer', definition, icon: 'pin' };
  }),
  junction: {
    id: 'Knot',
    forms: [{ id: 'AndKnot', name: 'And knot' }],
    neverOut: 'h',
    mixedFrom: ['Crate'],
    mixedTypes: 'h',
  },
  relation: { id: 'Line', types: 'e', containers: ['Crate'], contained: 'h' },
  unions: ['Crate'],
  sets: { tool: ['Crane', 'Hook'] },
  rules: [
    { from: ['Crane'], to: ['Hook'], types: 'he' },
    { from: ['Hook'], to: ['Hook'], types: 'm' },
  ],
  cells: [],
  preferred: [{ from: ['Crane'], to: ['Hook'], types: 'h' }],
  crossings: [],
  exchange: { namespace: 'urn:harbour:3.0', schema: 'urn:harbour.xsd' },
  viewpoints: [
    {
      id: 'tools',
      name: 'Tools',
      group: 'all',
      purposes: ['deciding'],
      content: 'details',
      concepts: ['tool'],
    },
  ],
});

/** What its rules are asked by themselves; the lesson of all of them is nowhere. */
export function someDrills(): NonNullable<LanguageFile['drills']> {
  const phrases = [
    'between',
    'to',
    'from',
    'right',
    'reversed',
    'layer',
    'aspect',
    'pair',
  ] as const;
  const rest = ['row', 'meeting', 'explanation', 'chain', 'weaker', 'passed', 'received'] as const;
  const last = ['stronger', 'link', 'foreign', 'derivation'] as const;
  const said = Object.fromEntries(
    [...phrases, ...rest, ...last].map((name) => [name, `How ${name} is said, {a source}.`]),
  ) as Record<(typeof phrases | typeof rest | typeof last)[number], string>;
  const lesson = 'dm.nowhere.lesson';
  return {
    id: 'dm.q.drill',
    bank: 'drills',
    tag: 'dm.u1',
    spec: 'demo-1',
    ref: 'Demo Standard, Part 1',
    checkedOn: '2026-11-20',
    lessons: {
      structural: lesson,
      dependency: lesson,
      dynamic: lesson,
      other: lesson,
      derived: lesson,
    },
    most: { between: 5, ends: 5, follows: 5 },
    without: [],
    instead: ['Holding', 'Helping', 'Seeing'],
    words: { and: 'and', ...said },
  };
}

// A view in sentences, for those who do not see it: the elements in the order of reading, then the
// relations. By notation where kinds or types are what a question asks for.
import { lineOf } from './drawing/draw-relation.ts';
import { isByPlace } from './drawing/routes.ts';
import { aspectOf, elementOf, type Language, tintOf, typeNamed } from './language.ts';
import { inWords, type LineEnd } from './notation.ts';
import { ASKED, type View, type ViewElement, type ViewRelation } from './view.ts';

/** `meaning`: kinds and types by their names. `notation`: how they are drawn. */
export type Wording = 'meaning' | 'notation';

const VERBS = {
  access: 'accesses',
  read: 'reads',
  write: 'writes',
  'read-write': 'reads and writes',
};

/** One sentence an element and a relation. */
export function describe(language: Language, view: View, wording: Wording): string[] {
  const names = namesIn(language, view, wording);
  return [
    ...inReadingOrder(view.elements).map((one) => aboutElement(language, view, one, wording)),
    ...view.relations.map((one) => aboutRelation(language, view, one, names, wording)),
  ];
}

/** Row by row, in each from the left. */
export const inReadingOrder = (elements: readonly ViewElement[]): ViewElement[] =>
  elements.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);

export function kindName(language: Language, kind: string): string {
  const form = language.junction.forms.find(({ id }) => id === kind);
  return form?.name ?? elementOf(language, kind)?.name ?? kind;
}

/** What relations call their ends. A dot is a junction only where kinds go by their names. */
function namesIn(language: Language, view: View, wording: Wording): ReadonlyMap<string, string> {
  const nameless = (kind: string) =>
    wording === 'notation' && isJunction(language, kind)
      ? dotWords(language, kind)
      : kindName(language, kind).toLowerCase();
  return new Map([
    ...view.elements.map(({ id, name, kind }) => [id, name || `the ${nameless(kind)}`] as const),
    ...view.relations.map(
      ({ id, type }) =>
        [id, `the ${type === ASKED ? 'line' : type.toLowerCase()} relationship`] as const,
    ),
  ]);
}

function aboutElement(language: Language, view: View, one: ViewElement, wording: Wording): string {
  const { kind, name } = one;
  const outer = view.elements.find(({ id }) => id === one.inside);
  const place = outer ? `, inside ${outer.name}` : '';
  if (isJunction(language, kind)) {
    const dot = dotWords(language, kind);
    return wording === 'meaning'
      ? `A junction: ${kindName(language, kind).toLowerCase()}${place}.`
      : `${startsWithVowel(dot) ? 'An' : 'A'} ${dot}${place}.`;
  }
  const words =
    wording === 'meaning' ? kindName(language, kind).toLowerCase() : looks(language, kind);
  return `${name}: ${kind === ASKED ? 'an element of a type that is asked for' : words}${place}.`;
}

const isJunction = (language: Language, kind: string): boolean =>
  language.junction.forms.some(({ id }) => id === kind);

const dotWords = (language: Language, kind: string): string =>
  language.junction.forms.find(({ id }) => id === kind)?.isOpen ? 'open dot' : 'filled dot';

function looks(language: Language, kind: string): string {
  const element = elementOf(language, kind);
  if (element?.isFolder) return 'a dashed box with a tab';
  const corners = aspectOf(language, kind)?.corners ?? 'square';
  const tint = tintOf(language, kind);
  const icon = element ? `, icon ${inWords(element.icon)}` : '';
  return `a ${tint === 'plain' ? '' : `${tint} `}box with ${corners} corners${icon}`;
}

function aboutRelation(
  language: Language,
  view: View,
  relation: ViewRelation,
  names: ReadonlyMap<string, string>,
  wording: Wording,
): string {
  const from = names.get(relation.from) ?? relation.from;
  const to = names.get(relation.to) ?? relation.to;
  const label = relation.label === undefined ? '' : `, labeled ${relation.label}`;
  if (relation.type === ASKED) return `A line with a question mark runs from ${from} to ${to}.`;
  if (wording === 'notation' && !isByPlace(view, relation)) {
    const strength = relation.strength === undefined ? '' : `, with ${relation.strength} at it`;
    return `From ${from} to ${to}: ${lineWords(language, relation, from, to)}${strength}${label}.`;
  }
  return `${from} ${saysOf(language, relation)} ${to}${label}.`;
}

/** The verb of a relation, as in `is assigned to`. */
export function saysOf(
  language: Language,
  relation: Omit<ViewRelation, 'id' | 'from' | 'to'>,
): string {
  const type = typeNamed(language, relation.type);
  if (!type) return relation.type;
  if (type.line.extra === 'access') return VERBS[relation.access ?? 'access'];
  if (relation.strength !== undefined) return `${type.says} (${relation.strength})`;
  return relation.directed ? `${type.says}, in this direction,` : type.says;
}

function lineWords(language: Language, relation: ViewRelation, from: string, to: string): string {
  const { dash, start, end } = lineOf(language, relation);
  const at = (shape: LineEnd, name: string) =>
    shape === 'none' ? [] : [`${startsWithVowel(shape) ? 'an' : 'a'} ${inWords(shape)} at ${name}`];
  const ends = [...at(start, from), ...at(end, to)];
  return `a ${dash} line ${ends.length > 0 ? `with ${ends.join(' and ')}` : 'without ends'}`;
}

const startsWithVowel = (text: string): boolean => /^[aeiou]/.test(text);

// An answer while it is given: what a press, a pick or a key makes of it. Nothing given is null.
import type { Answer, OpenQuestion } from '#contract/questions.ts';

export type Value = Answer | null;
/** The question of a type, or of each of several. */
export type QuestionOf<T extends OpenQuestion['type']> = T extends unknown
  ? Holding<OpenQuestion, T>
  : never;
type Holding<Q extends OpenQuestion, T> = Q extends unknown
  ? T extends Q['type']
    ? Q
    : never
  : never;

export const chosenIn = (value: Value): string[] =>
  value !== null && 'chosen' in value ? value.chosen : [];
export const pairsIn = (value: Value): Map<string, string> =>
  new Map(value !== null && 'pairs' in value ? value.pairs : []);
export const gapsIn = (value: Value): Record<string, string> =>
  value !== null && 'gaps' in value ? value.gaps : {};
export const areasIn = (value: Value): string[] =>
  value !== null && 'areas' in value ? value.areas : [];

/** Where one is asked for a press replaces, else it adds and takes back; in the order of `ids`. */
export function pressed(
  ids: readonly string[],
  chosen: readonly string[],
  id: string,
  isOne: boolean,
): string[] {
  if (isOne) return [id];
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return ids.filter((one) => next.has(one));
}

const idsOf = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id);

/** The answer after a press on an option. */
export function withOption(
  question: QuestionOf<'sc' | 'ms' | 'gradient'>,
  value: Value,
  optionId: string,
): Value {
  const isOne = question.type !== 'ms';
  const chosen = pressed(idsOf(question.options), chosenIn(value), optionId, isOne);
  return chosen.length === 0 ? null : { chosen };
}

/**
 * The answer after a right side was picked for a left one; a right side that stood elsewhere moves.
 * @param rightId empty takes the pair back
 */
export function withPair(
  question: QuestionOf<'match'>,
  value: Value,
  leftId: string,
  rightId: string,
): Value {
  const next = new Map([...pairsIn(value)].filter(([, right]) => right !== rightId));
  if (rightId === '') next.delete(leftId);
  else next.set(leftId, rightId);
  const pairs = idsOf(question.left).flatMap((left): [string, string][] => {
    const right = next.get(left);
    return right === undefined ? [] : [[left, right]];
  });
  return pairs.length === 0 ? null : { pairs };
}

/** The answer after an option was picked for a gap; an empty one takes it back. */
export function withGap(value: Value, gapId: string, optionId: string): Value {
  const { [gapId]: _before, ...others } = gapsIn(value);
  const gaps = optionId === '' ? others : { ...others, [gapId]: optionId };
  return Object.keys(gaps).length === 0 ? null : { gaps };
}

/** The answer after a press on an area. */
export function withArea(question: QuestionOf<'hotspot'>, value: Value, areaId: string): Value {
  const isOne = question.choose === 1;
  const areas = pressed(idsOf(question.areas), areasIn(value), areaId, isOne);
  return areas.length === 0 ? null : { areas };
}

/** The order as it stands: the given one, or the one that is shown first. */
export const orderIn = (question: QuestionOf<'order'>, value: Value): string[] =>
  value !== null && 'order' in value ? value.order : idsOf(question.items);

/** How many parts of an answer are missing; negative where too many are chosen, 0 when it is whole. */
export function missingIn(question: OpenQuestion, value: Value): number {
  switch (question.type) {
    case 'sc':
    case 'gradient':
      return 1 - chosenIn(value).length;
    case 'ms':
      return question.choose - chosenIn(value).length;
    case 'match':
      return question.left.length - pairsIn(value).size;
    case 'order':
      return value === null ? 1 : 0;
    case 'fill':
      return question.gaps.length - Object.keys(gapsIn(value)).length;
    case 'hotspot':
      return question.choose - areasIn(value).length;
  }
}

/**
 * What a digit key makes of the answer: it presses that option or area.
 * @returns undefined where the key says nothing to this question
 */
export function answerByKey(question: OpenQuestion, value: Value, key: string): Value | undefined {
  if (!/^[1-9]$/.test(key)) return undefined;
  const index = Number(key) - 1;
  if (question.type === 'hotspot') {
    const area = question.areas[index];
    return area && withArea(question, value, area.id);
  }
  if (question.type !== 'sc' && question.type !== 'ms' && question.type !== 'gradient') {
    return undefined;
  }
  const option = question.options[index];
  return option && withOption(question, value, option.id);
}

// An answer while it is given: what a press, a pick or a key makes of it. Nothing given is null.
import { pressed } from '#client/ui/answering/pressed.ts';
import type { Answer, OpenQuestion } from '#contract/questions/questions.ts';

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
 * The answer when right sides stand at left ones.
 * @param placed the left side of each right one that stands at one, no left side twice
 */
export function withPartners(
  question: QuestionOf<'match'>,
  placed: Readonly<Record<string, string>>,
): Value {
  const rights = new Map(Object.entries(placed).map(([right, left]) => [left, right]));
  const pairs = idsOf(question.left).flatMap((left): [string, string][] => {
    const right = rights.get(left);
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

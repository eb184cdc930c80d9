// A paper of weak areas asks most about what is weakest; where nothing is weak it asks what was seen least.
import { apportion } from './apportion.ts';
import { type Bank, drawable } from './paper.ts';

/**
 * How many questions of which unit: shared out over the weak units by what is missing to all right.
 * What they cannot fill comes from the other units, by their size.
 * @param weak share right of each weak unit, whole percent under the line of weak areas
 * @returns undefined where no unit of the bank is weak: the whole bank is one pool then, unseen first
 */
export function weakBlueprint(
  bank: Bank,
  weak: ReadonlyMap<string, number>,
  count: number,
): Readonly<Record<string, number>> | undefined {
  const parts = Object.entries(bank.units).map(([key, entries]) => ({
    key,
    room: drawable(entries),
    percent: weak.get(key),
  }));
  const weakest = parts.flatMap(({ percent, ...part }) =>
    percent === undefined ? [] : [{ ...part, weight: 100 - percent }],
  );
  if (weakest.length === 0) return undefined;
  const given = apportion(count, weakest);
  const left = count - [...given.values()].reduce((sum, part) => sum + part, 0);
  const others = parts
    .filter(({ percent, room }) => percent === undefined && room > 0)
    .map((part) => ({ ...part, weight: part.room }));
  return Object.fromEntries([...given, ...apportion(left, others)].filter(([, part]) => part > 0));
}

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

/**
 * How many questions of which topic: units on the same topic are one entry.
 * @param blueprint questions by unit, as `weakBlueprint` shares them out
 * @returns in the order in which the topics first stand in the blueprint
 */
export function topicsDrawn(
  blueprint: Readonly<Record<string, number>>,
  topicOf: (unit: string) => string,
): { readonly objectiveId: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const [unit, count] of Object.entries(blueprint)) {
    const topic = topicOf(unit);
    counts.set(topic, (counts.get(topic) ?? 0) + count);
  }
  return [...counts].map(([objectiveId, count]) => ({ objectiveId, count }));
}

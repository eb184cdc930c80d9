// Case sets are drawn whole or not at all, within the blueprint, and never stand across a break.
import { shuffled } from '#domain/kernel/shuffled.ts';
import type { BlockRange } from './blocks.ts';
import { byMeetings, type Meetings } from './meetings.ts';
import type { CaseSet } from './paper.ts';

/** Questions that each unit can still take; a paper without a blueprint has one pool, under ''. */
export type Room = ReadonlyMap<string, number>;

const idsOf = ({ questions }: CaseSet): readonly string[] =>
  questions.map(({ questionId }) => questionId);

/** What is left of the room beside a set; undefined where the set does not fit in. */
export function roomBeside(room: Room, { questions }: CaseSet): Room | undefined {
  const left = new Map(room);
  for (const { unit } of questions) {
    const pool = left.has('') ? '' : unit;
    const free = left.get(pool) ?? 0;
    if (free === 0) return undefined;
    left.set(pool, free - 1);
  }
  return left;
}

/**
 * So many sets as fit into the room together, the least seen first.
 * @returns undefined where no choice of so many fits
 */
export function pickSets(
  sets: readonly CaseSet[],
  count: number,
  room: Room,
  met: Meetings,
  seed: string,
): { readonly picked: readonly CaseSet[]; readonly room: Room } | undefined {
  const things = sets.map((set) => ({ ids: idsOf(set), set }));
  const byTimes = byMeetings(things, met, `${seed} sets`);
  const sorted = byTimes.map(({ set }) => set);
  const choose = (from: number, wanted: number, free: Room): ReturnType<typeof pickSets> => {
    if (wanted === 0) return { picked: [], room: free };
    for (let at = from; at <= sorted.length - wanted; at += 1) {
      const set = sorted[at]!;
      const left = roomBeside(free, set);
      const others = left && choose(at + 1, wanted - 1, left);
      if (others) return { picked: [set, ...others.picked], room: others.room };
    }
    return undefined;
  };
  return choose(0, count, room);
}

/**
 * The order of a paper: single questions and whole sets mixed, each set within one block.
 * @param singles ids, in an order that does not matter
 * @param blocks as many numbers together as there are questions
 * @throws where a block has no room for its sets; the content check guards this (MP-24)
 */
export function arranged(
  singles: readonly string[],
  sets: readonly CaseSet[],
  blocks: readonly BlockRange[],
  seed: string,
): readonly string[] {
  const rest = shuffled(singles, `${seed} order`);
  if (sets.length === 0) return rest;
  const homes = setsByBlock(sets, blocks, seed);
  return blocks.flatMap(({ from, to }, at) => {
    const own = homes[at]!;
    const alone = rest.splice(0, to - from + 1 - sizeOf(own));
    const things = [...alone.map((id) => [id]), ...own.map(idsOf)];
    return shuffled(things, `${seed} block ${from}`).flat();
  });
}

const sizeOf = (sets: readonly CaseSet[]): number =>
  sets.reduce((sum, { questions }) => sum + questions.length, 0);

/** As even as can be: each set goes to the block that has fewest, and among those to one by chance. */
function setsByBlock(
  sets: readonly CaseSet[],
  blocks: readonly BlockRange[],
  seed: string,
): readonly (readonly CaseSet[])[] {
  const homes = blocks.map(() => [] as CaseSet[]);
  const chance = shuffled([...blocks.keys()], `${seed} blocks`);
  for (const set of sets.toSorted((a, b) => b.questions.length - a.questions.length)) {
    const free = chance.filter((at) => {
      const { from, to } = blocks[at]!;
      return to - from + 1 - sizeOf(homes[at]!) >= set.questions.length;
    });
    const [home] = free.toSorted((a, b) => homes[a]!.length - homes[b]!.length);
    if (home === undefined) throw new Error(`No block has room for ${set.caseId}.`);
    homes[home]!.push(set);
  }
  return homes;
}

// A paper is drawn once from a stored seed: to its blueprint, unseen questions first, then the least seen.
import { shuffled } from '#domain/kernel/shuffled.ts';
import type { QuestionDifficulty } from '#domain/questions/question.ts';
import { blocksOf } from './blocks.ts';
import { arranged, pickSets, type Room } from './case-sets.ts';
import { byMeetings, type Meetings } from './meetings.ts';
import type { Bank, BankEntry, MixForm, Paper } from './paper.ts';
import { partsOf } from './paper-parts.ts';

export interface DrawInput {
  readonly paper: Pick<Paper, 'count' | 'blueprint' | 'parts' | 'caseSets' | 'mix' | 'breaksAfter'>;
  readonly bank: Bank;
  readonly met: Meetings;
  /** Kept with the attempt: the same seed and the same past draw the same paper. */
  readonly seed: string;
}

/**
 * The questions of an attempt in their order.
 * @returns ids, `paper.count` of them, none twice and none of one family twice
 * @throws where the bank cannot fill the paper; the content check guards this (MP-24)
 */
export function drawPaper({ paper, bank, met, seed }: DrawInput): readonly string[] {
  const { blueprint, count, caseSets = 0, mix = {} } = paper;
  const parts = partsOf(paper);
  if (parts.length > 0) {
    const drawUnits = (units: readonly string[]) =>
      units.flatMap((unit) =>
        pick(bank.units[unit] ?? [], blueprint?.[unit] ?? 0, met, `${seed} ${unit}`),
      );
    return parts.flatMap(({ units, from }) => shuffled(drawUnits(units), `${seed} order ${from}`));
  }
  const { sets = [] } = bank;
  const chosen = pickSets(sets, caseSets, roomOf(paper), met, seed);
  if (!chosen) throw new Error(`${sets.length} case sets cannot give ${caseSets}.`);
  const mixed = pickMix(bank, mix, chosen.room, met, seed);
  const rest = [...mixed.room].flatMap(([unit, free]) =>
    pick(poolOf(bank, unit), free, met, unit ? `${seed} ${unit}` : seed, mixed.picked),
  );
  const singles = [...mixed.picked.map(({ questionId }) => questionId), ...rest];
  return arranged(singles, chosen.picked, blocksOf(paper, count), seed);
}

const LEVELS: readonly QuestionDifficulty[] = ['easy', 'medium', 'hard'];

/** The same questions, what is easy first; those of one level stay in their order. */
export const easiestFirst = (
  ids: readonly string[],
  difficultyOf: (questionId: string) => QuestionDifficulty,
): readonly string[] =>
  ids.toSorted((a, b) => LEVELS.indexOf(difficultyOf(a)) - LEVELS.indexOf(difficultyOf(b)));

const roomOf = ({ blueprint, count }: DrawInput['paper']): Room =>
  new Map(blueprint ? Object.entries(blueprint) : [['', count]]);

/** The questions of a unit, or of all where the paper has one pool. */
const poolOf = ({ units }: Bank, unit: string): readonly BankEntry[] =>
  unit === '' ? Object.values(units).flat() : (units[unit] ?? []);

const hasForm =
  (form: string) =>
  ({ forms = [] }: BankEntry): boolean =>
    forms.some((one) => one === form);

/**
 * At least so many of each form as the mix says, as far as the units have room for them; what was picked for one form
 * counts for its others as well.
 */
function pickMix(
  bank: Bank,
  mix: Readonly<Partial<Record<MixForm, number>>>,
  room: Room,
  met: Meetings,
  seed: string,
): { picked: readonly BankEntry[]; room: Room } {
  const left = new Map(room);
  const picked: BankEntry[] = [];
  const sizeOf = (form: string) => Object.values(bank.units).flat().filter(hasForm(form)).length;
  // The rarest first: what there is much of finds a place in any unit.
  const forms = Object.entries(mix).toSorted(([a], [b]) => sizeOf(a) - sizeOf(b));
  for (const [form, wanted] of forms) {
    const pool = [...left].flatMap(([unit, free]) =>
      free === 0
        ? []
        : poolOf(bank, unit)
            .filter(hasForm(form))
            .map((entry) => ({ entry, unit })),
    );
    const unitOf = new Map(pool.map(({ entry, unit }) => [entry.questionId, unit]));
    const entryOf = new Map(pool.map(({ entry }) => [entry.questionId, entry]));
    const entries = pool.map(({ entry }) => entry);
    let missing = wanted - picked.filter(hasForm(form)).length;
    for (const id of pickUpTo(entries, entries.length, met, `${seed} ${form}`, picked)) {
      const unit = unitOf.get(id)!;
      const free = left.get(unit)!;
      if (missing <= 0) break;
      if (free === 0) continue;
      left.set(unit, free - 1);
      picked.push(entryOf.get(id)!);
      missing -= 1;
    }
  }
  return { picked, room: left };
}

function pick(
  pool: readonly BankEntry[],
  count: number,
  met: Meetings,
  seed: string,
  taken: readonly BankEntry[] = [],
): string[] {
  const picked = pickUpTo(pool, count, met, seed, taken);
  if (picked.length < count) throw new Error(`A pool of ${pool.length} cannot give ${count}.`);
  return picked;
}

/**
 * Unseen first, then the least seen, those that are withheld last of all; of each family one, and as many
 * as there are up to `count`.
 * @param taken entries that stand on the paper already: neither they nor others of their families are picked
 */
export function pickUpTo(
  pool: readonly BankEntry[],
  count: number,
  met: Meetings,
  seed: string,
  taken: readonly BankEntry[] = [],
): string[] {
  const standing = new Set(taken.map(({ questionId }) => questionId));
  const things = pool
    .filter(({ questionId }) => !standing.has(questionId))
    .map(({ questionId, family }) => ({ ids: [questionId], ...(family && { family }) }));
  const families = taken.flatMap(({ family }) => family ?? []);
  return pickThings(things, count, met, seed, families).flat();
}

/** A question that stands alone, or those of a case set. */
export interface Thing {
  readonly ids: readonly string[];
  readonly family?: string;
}

/**
 * As `pickUpTo`, and a set is picked where all of it fits; it was met as often as that of its questions
 * which was met most.
 * @param count questions, not things
 */
export function pickThings(
  pool: readonly Thing[],
  count: number,
  met: Meetings,
  seed: string,
  taken: readonly string[] = [],
): (readonly string[])[] {
  const families = new Set(taken);
  const picked: (readonly string[])[] = [];
  let left = count;
  for (const { ids, family } of byMeetings(pool, met, seed)) {
    if (left === 0) break;
    if (ids.length > left || (family !== undefined && families.has(family))) continue;
    if (family !== undefined) families.add(family);
    picked.push(ids);
    left -= ids.length;
  }
  return picked;
}

import { CORE_ID } from '#domain/catalog/path.ts';
import { pairsOf } from '../bank.ts';
import { type Content, cardsOf, type LessonSource, type MissionSource } from '../content.ts';
import { at } from '../located.ts';
import { plainText } from '../markdown.ts';
import type { Finding } from '../problem.ts';
import { cosine, jaccard, shingles, tfIdf, type Vector } from '../similarity.ts';
import type { Rule } from './rule.ts';

/** From here on two cards say the same: in runs of five words, or in their words at all. */
const SAME_RUNS = 0.3;
const SAME_WORDS = 0.8;

interface Card {
  readonly unit: MissionSource | LessonSource;
  readonly index: number;
  readonly runs: ReadonlySet<string>;
  readonly vector: Vector;
}

export const taughtOnceRule: Rule = {
  id: 'MP-52',
  title: 'What a lesson teaches no mission and no Core lesson teaches again, unless they are twins',
  why: 'A learner who reads the same card twice has lost the minutes, and doubts which of the two is the course.',
  severity: 'error',
  run: (content) =>
    Map.groupBy(cardsOf(content), ({ courseKey }) => courseKey)
      .entries()
      .flatMap(([courseKey, units]) => taughtAgain(units, twinsOf(content, courseKey)))
      .toArray(),
};

const pairName = (a: string, b: string) => [a, b].toSorted().join(' ');

const twinsOf = ({ plans }: Content, courseKey: string): ReadonlySet<string> =>
  new Set(
    plans
      .filter((plan) => plan.courseKey === courseKey)
      .flatMap(({ data }) => (data.twins ?? []).map(([one, other]) => pairName(one, other))),
  );

/** Phases share printed titles and gestures with each other; what they may not share is a part of a course. */
const partOf = (unit: MissionSource | LessonSource): string => {
  if (!('phaseId' in unit)) return 'missions';
  return unit.phaseId === CORE_ID ? CORE_ID : 'phases';
};

function taughtAgain(
  units: readonly (MissionSource | LessonSource)[],
  twins: ReadonlySet<string>,
): Finding[] {
  const bodies = units.flatMap((unit) =>
    unit.bodies.flatMap((body, index) => (body ? [{ unit, index, text: plainText(body) }] : [])),
  );
  const vectors = tfIdf(bodies.map(({ text }) => text));
  const cards: Card[] = bodies.map(({ unit, index, text }, place) => ({
    unit,
    index,
    runs: shingles(text),
    vector: vectors[place]!,
  }));
  return [...pairsOf(cards)].flatMap(([a, b]): Finding[] => {
    if (partOf(a.unit) === partOf(b.unit) || twins.has(pairName(a.unit.id, b.unit.id))) return [];
    const isSame =
      jaccard(a.runs, b.runs, SAME_RUNS) >= SAME_RUNS ||
      cosine(a.vector, b.vector, SAME_WORDS) >= SAME_WORDS;
    if (!isSame) return [];
    const stepOf = ({ unit, index }: Card) => `${unit.data.steps[index]!.id} of ${unit.id}`;
    const message = `${stepOf(b)} teaches again what ${stepOf(a)} teaches`;
    const fix = 'apply it to a case, or name the two as twins in path.yaml';
    return [{ ...at(b.unit, ['steps', b.index]), message, fix }];
  });
}

import { banksOf, mean, pairsOf, percent } from '../bank.ts';
import type { Content } from '../content.ts';
import { at } from '../located.ts';
import { normalised, termsOf } from '../prose.ts';
import { type GradientFile, isDrawn } from '../questions/scenario.ts';
import { jaccard } from '../similarity.ts';
import { toldView } from '../told-view.ts';
import type { Rule } from './rule.ts';

/** With fewer scenarios chance alone passes the limits now and then. */
const COUNTS_FROM = 20;
const TERMS_MAX = 1.25;
const REASONS_MAX = 1.5;
/** Below one reason in ten options nothing can be told by them. */
const REASONS_FROM = 0.1;
const TWINS_MAX = 0.35;
const SIZES_MAX = 1.05;
const LONGEST = { min: 0.15, max: 0.35 };

const RANKS = [5, 3, 1, 0] as const;
const REASON = /\b(?:since|because|so that)\b|, as (?!well\b)/gi;

export const rankBalanceRule: Rule = {
  id: 'QC-43',
  title: 'Terms, reasons, likeness and length do not tell the ranks of a scenario',
  why: 'Who ranks the options by their form has not read the case and learns nothing from being right.',
  severity: 'warning',
  run: (content) =>
    banks(content).flatMap(({ name, first, size, counts }) =>
      size < COUNTS_FROM
        ? []
        : counts
            .filter(({ isKept }) => !isKept)
            .map(({ said, limit }) => ({
              ...at(first, ['options']),
              id: name,
              message: `${name}: ${said}`,
              fix: `bring it ${limit}`,
            })),
    ),
  report: (content) =>
    banks(content).map(({ name, size, counts }) => {
      const note = size < COUNTS_FROM ? `, counts from ${COUNTS_FROM} scenarios on` : '';
      return `${name}: ${counts.map(({ said }) => said).join('; ')}${note}`;
    }),
};

interface Count {
  readonly said: string;
  readonly limit: string;
  readonly isKept: boolean;
}

function banks(content: Content) {
  return [...banksOf(content)].flatMap(([name, all]) => {
    const sources = all.filter(({ data }) => data.type === 'gradient');
    const [first] = sources;
    if (!first) return [];
    const asked = sources.flatMap(({ data }) => (data.type === 'gradient' ? [data] : []));
    const scenarios = asked.filter((one) => !isDrawn(one));
    const diagrams = asked.filter(isDrawn);
    const named = termPattern(content, first.courseKey);
    const sentencesOf = (view = '') => toldView(content, first.courseKey, view) ?? [];
    return [
      {
        name,
        first,
        size: scenarios.length,
        counts: [
          perRank('terms', scenarios, named, { most: TERMS_MAX, from: 0 }),
          perRank('reasons', scenarios, REASON, { most: REASONS_MAX, from: REASONS_FROM }),
          twins(scenarios, ({ text }) => termsOf(text ?? '')),
          longest(scenarios),
        ],
      },
      {
        name: `${name} in diagrams`,
        first,
        size: diagrams.length,
        counts: [largest(diagrams, sentencesOf), twins(diagrams, ({ view }) => sentencesOf(view))],
      },
    ].filter(({ size }) => size > 0);
  });
}

/** What the course names as the standard does: its glossary, its techniques, its phases. */
function termPattern(content: Content, courseKey: string): RegExp {
  const ofCourse = (thing: { readonly courseKey: string }) => thing.courseKey === courseKey;
  const names = [
    ...content.terms.filter(ofCourse).map(({ data }) => data.term),
    ...content.techniques.filter(ofCourse).map(({ data }) => data.name),
    ...content.phases.filter(ofCourse).map(({ data }) => data.title.replace(/^.*: /, '')),
  ];
  if (names.length === 0) return /(?!)/g;
  const longestFirst = [...new Set(names.map(normalised))].toSorted((a, b) => b.length - a.length);
  return new RegExp(`\\b(?:${longestFirst.join('|')})s?\\b`, 'g');
}

/** How many matches an option of each rank holds on average, the most to the least. */
function perRank(
  what: string,
  scenarios: readonly GradientFile[],
  pattern: RegExp,
  { most, from }: { readonly most: number; readonly from: number },
): Count {
  const textOf = (text: string) => (pattern === REASON ? text : normalised(text));
  const rates = RANKS.map((rank) =>
    mean(textsOf(scenarios, rank).map((text) => [...textOf(text).matchAll(pattern)].length)),
  );
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const shown = RANKS.map((rank, index) => `${rank}: ${rates[index]?.toFixed(2)}`).join(', ');
  return {
    said: `${what} an option by rank ${shown}`,
    limit: `within a factor of ${most}`,
    isKept: high < from || high <= most * low,
  };
}

const textsOf = (scenarios: readonly GradientFile[], rank: number): string[] =>
  scenarios.flatMap(({ options }) =>
    options.filter(({ score }) => score === rank).map(({ text }) => text ?? ''),
  );

/** Where best and second best tell one story, half of the choice is made by looking for it. */
function twins(
  scenarios: readonly GradientFile[],
  partsOf: (option: GradientFile['options'][number]) => readonly string[],
): Count {
  const found = scenarios.filter(({ options }) => {
    const pairs = [...pairsOf(options)].map(([a, b]) => ({
      isTop: a.score + b.score === 8,
      likeness: jaccard(new Set(partsOf(a)), new Set(partsOf(b))),
    }));
    const [first, second] = pairs.toSorted((a, b) => b.likeness - a.likeness);
    // Two pairs that are equally alike tell nobody which of them it is.
    return first?.isTop && first.likeness > (second?.likeness ?? 0);
  }).length;
  return {
    said: `the two best are the most alike in ${percent(found, scenarios.length)}`,
    limit: `to at most ${TWINS_MAX * 100} %`,
    isKept: found / scenarios.length <= TWINS_MAX,
  };
}

const lengthOf = ({ text = '' }: GradientFile['options'][number]): number => text.length;

function longest(scenarios: readonly GradientFile[]): Count {
  const tops = scenarios.map(
    ({ options }) => options.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]?.score,
  );
  const shares = RANKS.map((rank) => tops.filter((top) => top === rank).length / tops.length);
  const shown = RANKS.map((rank, index) => `${rank}: ${percent(shares[index] ?? 0, 1)}`);
  return {
    said: `longest by rank ${shown.join(', ')}`,
    limit: `between ${LONGEST.min * 100} and ${LONGEST.max * 100} % for each rank`,
    isKept: shares.every((share) => share >= LONGEST.min && share <= LONGEST.max),
  };
}

/** How many elements and relationships a diagram of each rank holds on average, the most to the least. */
function largest(
  diagrams: readonly GradientFile[],
  sentencesOf: (view?: string) => readonly string[],
): Count {
  const sizes = RANKS.map((rank) =>
    mean(
      diagrams.flatMap(({ options }) =>
        options.filter(({ score }) => score === rank).map(({ view }) => sentencesOf(view).length),
      ),
    ),
  );
  const shown = RANKS.map((rank, index) => `${rank}: ${sizes[index]?.toFixed(1)}`).join(', ');
  return {
    said: `elements and relationships a diagram by rank ${shown}`,
    limit: `within a factor of ${SIZES_MAX}`,
    isKept: Math.max(...sizes) <= SIZES_MAX * Math.min(...sizes),
  };
}

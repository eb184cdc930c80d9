import { banksOf, mean, pairsOf, percent } from '../bank.ts';
import type { Content } from '../content.ts';
import { at } from '../located.ts';
import { normalised, termsOf } from '../prose.ts';
import type { GradientFile } from '../questions/scenario.ts';
import { jaccard } from '../similarity.ts';
import type { Rule } from './rule.ts';

/** With fewer scenarios chance alone passes the limits now and then. */
const COUNTS_FROM = 20;
const TERMS_MAX = 1.25;
const REASONS_MAX = 1.5;
/** Below one reason in ten options nothing can be told by them. */
const REASONS_FROM = 0.1;
const TWINS_MAX = 0.35;
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
    const scenarios = sources.flatMap(({ data }) => (data.type === 'gradient' ? [data] : []));
    const named = termPattern(content, first.courseKey);
    const counts = [
      perRank('terms', scenarios, named, { most: TERMS_MAX, from: 0 }),
      perRank('reasons', scenarios, REASON, { most: REASONS_MAX, from: REASONS_FROM }),
      twins(scenarios),
      longest(scenarios),
    ];
    return [{ name, first, size: scenarios.length, counts }];
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
    options.filter(({ score }) => score === rank).map(({ text }) => text),
  );

/** Where best and second best tell one story, half of the choice is made by looking for it. */
function twins(scenarios: readonly GradientFile[]): Count {
  const found = scenarios.filter(({ options }) => {
    const pairs = [...pairsOf(options)].map(([a, b]) => ({
      isTop: a.score + b.score === 8,
      likeness: jaccard(new Set(termsOf(a.text)), new Set(termsOf(b.text))),
    }));
    return pairs.toSorted((a, b) => b.likeness - a.likeness)[0]?.isTop;
  }).length;
  return {
    said: `the two best are the most alike in ${percent(found, scenarios.length)}`,
    limit: `to at most ${TWINS_MAX * 100} %`,
    isKept: found / scenarios.length <= TWINS_MAX,
  };
}

function longest(scenarios: readonly GradientFile[]): Count {
  const tops = scenarios.map(
    ({ options }) => options.toSorted((a, b) => b.text.length - a.text.length)[0]?.score,
  );
  const shares = RANKS.map((rank) => tops.filter((top) => top === rank).length / tops.length);
  const shown = RANKS.map((rank, index) => `${rank}: ${percent(shares[index] ?? 0, 1)}`);
  return {
    said: `longest by rank ${shown.join(', ')}`,
    limit: `between ${LONGEST.min * 100} and ${LONGEST.max * 100} % for each rank`,
    isKept: shares.every((share) => share >= LONGEST.min && share <= LONGEST.max),
  };
}

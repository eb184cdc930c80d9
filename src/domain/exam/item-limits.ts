// Questions whose figures leave the limits QS-1 to QS-6 are named with the figure; QS-7 looks at papers.
import type { Picks } from '#domain/questions/question.ts';
import { type Question, rulesOf } from '#domain/questions/questions.ts';
import {
  ANSWERS_FOR_DISCRIMINATION,
  ANSWERS_FOR_SHARES,
  type ItemStatistic,
  isDrawingStrong,
} from './item-statistics.ts';

/** QS-1: easier or harder questions tell nobody apart. */
export const FACILITY = { low: 0.3, high: 0.92 } as const;
/** QS-2: weak ones are watched, poor ones rewritten or retired. */
export const DISCRIMINATION = { weak: 0.15, poor: 0.05 } as const;
/** QS-3: a wrong option that fewer pick does no work. */
export const PICKED_AT_LEAST = 0.05;
/** QS-5: faster was guessed or known by heart; slower than this many times the pace is too long. */
export const MEDIAN = { leastMs: 6_000, paces: 3 } as const;
/** QS-6: so many reports of learners, or this share of the times it was shown. */
export const REPORTS = { count: 3, share: 0.02 } as const;
/** QS-7: at most this share of a paper may have been seen by the same learner in the last 14 days. */
export const EXPOSURE_PERCENT = 25;
export const EXPOSURE_DAYS = 14;

export const LIMITS = ['QS-1', 'QS-2', 'QS-3', 'QS-4', 'QS-5', 'QS-6', 'QS-7'] as const;
export type Limit = (typeof LIMITS)[number];

/** A limit that a question or a paper left, with the figures. */
export interface Breach {
  readonly limit: Limit;
  /** What was measured and what the limit is, in words. */
  readonly finding: string;
}

/** What has to be known of the question itself. */
export interface JudgedQuestion {
  /** What can be picked and is not the key. */
  readonly wrongIds: readonly string[];
  /** Those of them that are worth a good part of the points: the strong may pick them. */
  readonly nearIds: readonly string[];
  /** Reports of learners about this revision. */
  readonly reports: number;
}

/** What a question offers to pick beside its key, named as the count names picks. */
export const picksOf = (question: Question): Picks => rulesOf(question).picks(question);

const two = (value: number): string => value.toFixed(2);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The limits that a question has left; a figure that is null judges nothing. */
export function breachesOf(item: ItemStatistic, question: JudgedQuestion): readonly Breach[] {
  return [
    ...facilityBreach(item),
    ...discriminationBreach(item),
    ...distractorBreaches(item, question),
    ...timeBreach(item),
    ...reportBreach(item, question),
  ];
}

function facilityBreach({ facility, answers }: ItemStatistic): Breach[] {
  if (facility === null || (facility >= FACILITY.low && facility <= FACILITY.high)) return [];
  const bounds = `outside ${FACILITY.low} to ${FACILITY.high}: watch it`;
  return [{ limit: 'QS-1', finding: `p ${two(facility)} of ${answers} answers, ${bounds}` }];
}

function discriminationBreach({ discrimination }: ItemStatistic): Breach[] {
  if (discrimination === null || discrimination >= DISCRIMINATION.weak) return [];
  const what =
    discrimination < DISCRIMINATION.poor
      ? `below ${DISCRIMINATION.poor}: rewrite or retire it`
      : `below ${DISCRIMINATION.weak}: watch it`;
  return [{ limit: 'QS-2', finding: `discrimination ${two(discrimination)}, ${what}` }];
}

const UNPICKED = { count: 0, share: 0, discrimination: null, of: 0 };

function distractorBreaches(item: ItemStatistic, question: JudgedQuestion): Breach[] {
  const picks = new Map(item.picks.map((pick) => [pick.optionId, pick]));
  return question.wrongIds.flatMap((optionId): Breach[] => {
    const pick = picks.get(optionId) ?? { ...UNPICKED, optionId };
    const breaches: Breach[] = [];
    if (item.answers >= ANSWERS_FOR_DISCRIMINATION && pick.share < PICKED_AT_LEAST) {
      const finding = `option ${optionId} picked by ${percent(pick.share)}, below ${percent(PICKED_AT_LEAST)}: rewrite it`;
      breaches.push({ limit: 'QS-3', finding });
    }
    if (!question.nearIds.includes(optionId) && isDrawingStrong(pick)) {
      const finding = `wrong option ${optionId} has discrimination ${two(pick.discrimination ?? 0)}, above 0: check the key at once`;
      breaches.push({ limit: 'QS-4', finding });
    }
    return breaches;
  });
}

function timeBreach({ medianMs, paceMs }: ItemStatistic): Breach[] {
  if (medianMs === null) return [];
  if (medianMs < MEDIAN.leastMs) {
    const finding = `median ${seconds(medianMs)}, under ${seconds(MEDIAN.leastMs)}: guessed or known`;
    return [{ limit: 'QS-5', finding }];
  }
  if (paceMs === null || medianMs <= MEDIAN.paces * paceMs) return [];
  const finding = `median ${seconds(medianMs)}, over three times the pace of ${seconds(paceMs)}`;
  return [{ limit: 'QS-5', finding }];
}

function reportBreach({ shown }: ItemStatistic, { reports }: JudgedQuestion): Breach[] {
  const isShare = shown >= ANSWERS_FOR_SHARES && reports >= REPORTS.share * shown;
  if (reports === 0 || (reports < REPORTS.count && !isShare)) return [];
  const finding = `${reports} reports, shown ${shown} times: review it at ${REPORTS.count} or ${percent(REPORTS.share)}`;
  return [{ limit: 'QS-6', finding }];
}

/** How much of a paper's attempts their learners had seen shortly before. */
export interface PaperExposure {
  /** Finished attempts that were looked at. */
  readonly attempts: number;
  /** Those of them with more than `EXPOSURE_PERCENT` seen within `EXPOSURE_DAYS`. */
  readonly overLimit: number;
  /** The highest share, whole percent. */
  readonly highestPercent: number;
}

export function exposureBreach(exposure: PaperExposure): Breach | undefined {
  const { attempts, overLimit, highestPercent } = exposure;
  if (overLimit === 0) return undefined;
  const finding = `${overLimit} of ${attempts} attempts had more than ${EXPOSURE_PERCENT} % seen within ${EXPOSURE_DAYS} days, at most ${highestPercent} %: the bank is too small for this paper`;
  return { limit: 'QS-7', finding };
}

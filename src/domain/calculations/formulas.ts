// The formulas that questions and labs may be calculated by, each under the name that authors write.
// Sources: the outline of July 2026 and the PMBOK Guide for earned value, estimates, schedule and contracts;
// the rest is arithmetic of business cases.
import { type Activity, type Dates, datesOf } from './network.ts';

export interface Operands {
  readonly inputs?: Readonly<Record<string, number>>;
  readonly pairs?: readonly (readonly [number, number])[];
  readonly activities?: readonly Activity[];
  readonly of?: string;
}

/** The number, or what is missing for it. */
type Formula = (operands: Operands) => number | string;

/** A formula over named numbers. */
const from =
  <const K extends string>(
    names: readonly K[],
    value: (inputs: Record<K, number>) => number,
  ): Formula =>
  ({ inputs = {} }) => {
    const missing = names.filter((name) => inputs[name] === undefined);
    if (missing.length > 0) return `lacks ${missing.join(', ')}`;
    return value(inputs as Record<K, number>);
  };

const overPairs =
  (value: (pairs: readonly (readonly [number, number])[]) => number): Formula =>
  ({ pairs = [] }) =>
    pairs.length === 0 ? 'lacks pairs' : value(pairs);

const inNetwork =
  (value: (dates: Dates) => number): Formula =>
  ({ activities = [], of }) => {
    const dates = datesOf(activities)?.get(of ?? '');
    return dates ? value(dates) : 'lacks activities in an order, or the one that is asked about';
  };

const sumOf = (pairs: readonly (readonly [number, number])[]): number =>
  pairs.reduce((sum, [a, b]) => sum + a * b, 0);

const incentiveFee = (n: {
  'target-cost': number;
  'target-fee': number;
  'actual-cost': number;
  'seller-share': number;
}): number => n['target-fee'] + (n['target-cost'] - n['actual-cost']) * n['seller-share'];

export const FORMULAS = {
  // Earned value
  'earned-value': from(['percent', 'bac'], (n) => (n.percent / 100) * n.bac),
  'cost-variance': from(['ev', 'ac'], (n) => n.ev - n.ac),
  'schedule-variance': from(['ev', 'pv'], (n) => n.ev - n.pv),
  cpi: from(['ev', 'ac'], (n) => n.ev / n.ac),
  spi: from(['ev', 'pv'], (n) => n.ev / n.pv),
  'eac-typical': from(['bac', 'ev', 'ac'], (n) => n.bac / (n.ev / n.ac)),
  'eac-atypical': from(['bac', 'ev', 'ac'], (n) => n.ac + n.bac - n.ev),
  'eac-both': from(['bac', 'ev', 'ac', 'pv'], (n) => {
    const both = (n.ev / n.ac) * (n.ev / n.pv);
    return n.ac + (n.bac - n.ev) / both;
  }),
  'eac-new-estimate': from(['ac', 'etc'], (n) => n.ac + n.etc),
  'etc-typical': from(['bac', 'ev', 'ac'], (n) => n.bac / (n.ev / n.ac) - n.ac),
  'etc-atypical': from(['bac', 'ev'], (n) => n.bac - n.ev),
  'vac-typical': from(['bac', 'ev', 'ac'], (n) => n.bac - n.bac / (n.ev / n.ac)),
  'vac-atypical': from(['ev', 'ac'], (n) => n.ev - n.ac),
  'tcpi-budget': from(['bac', 'ev', 'ac'], (n) => (n.bac - n.ev) / (n.bac - n.ac)),
  'tcpi-estimate': from(['bac', 'ev', 'ac', 'eac'], (n) => (n.bac - n.ev) / (n.eac - n.ac)),
  // Estimates
  'beta-estimate': from(['o', 'm', 'p'], (n) => (n.o + 4 * n.m + n.p) / 6),
  'triangular-estimate': from(['o', 'm', 'p'], (n) => (n.o + n.m + n.p) / 3),
  sigma: from(['o', 'p'], (n) => (n.p - n.o) / 6),
  'beta-upper': from(
    ['o', 'm', 'p', 'sigmas'],
    (n) => (n.o + 4 * n.m + n.p) / 6 + (n.sigmas * (n.p - n.o)) / 6,
  ),
  // Schedule
  'path-duration': ({ activities = [] }) => {
    const dates = datesOf(activities);
    return dates
      ? Math.max(...[...dates.values()].map(({ earlyFinish }) => earlyFinish))
      : 'lacks activities in an order';
  },
  'early-start': inNetwork(({ earlyStart }) => earlyStart),
  'early-finish': inNetwork(({ earlyFinish }) => earlyFinish),
  'late-start': inNetwork(({ lateStart }) => lateStart),
  'late-finish': inNetwork(({ lateFinish }) => lateFinish),
  'total-float': inNetwork(({ lateStart, earlyStart }) => lateStart - earlyStart),
  'free-float': inNetwork(({ freeFloat }) => freeFloat),
  'crash-cost-per-unit': from(
    ['normal-cost', 'crash-cost', 'normal-time', 'crash-time'],
    (n) => (n['crash-cost'] - n['normal-cost']) / (n['normal-time'] - n['crash-time']),
  ),
  'iterations-left': from(['backlog', 'velocity'], (n) => Math.ceil(n.backlog / n.velocity)),
  'lead-time': from(['in-progress', 'throughput'], (n) => n['in-progress'] / n.throughput),
  // Money, risk and value
  'weighted-sum': overPairs(sumOf),
  'expected-monetary-value': overPairs(sumOf),
  'net-present-value': ({ inputs = {}, pairs = [] }) =>
    inputs.rate === undefined || pairs.length === 0
      ? 'lacks rate or pairs'
      : pairs.reduce((sum, [year, flow]) => sum + flow / (1 + (inputs.rate ?? 0)) ** year, 0),
  'present-value': from(['future', 'rate', 'years'], (n) => n.future / (1 + n.rate) ** n.years),
  'payback-period': from(['investment', 'yearly'], (n) => n.investment / n.yearly),
  'benefit-cost-ratio': from(['benefits', 'costs'], (n) => n.benefits / n.costs),
  'cost-baseline': from(['estimate', 'contingency'], (n) => n.estimate + n.contingency),
  'project-budget': from(
    ['estimate', 'contingency', 'management'],
    (n) => n.estimate + n.contingency + n.management,
  ),
  'break-even': from(
    ['fixed-a', 'rate-a', 'fixed-b', 'rate-b'],
    (n) => (n['fixed-a'] - n['fixed-b']) / (n['rate-b'] - n['rate-a']),
  ),
  // Procurement
  'fixed-fee-price': from(['actual-cost', 'fee'], (n) => n['actual-cost'] + n.fee),
  'incentive-fee': from(['target-cost', 'target-fee', 'actual-cost', 'seller-share'], incentiveFee),
  'incentive-price': from(
    ['target-cost', 'target-fee', 'actual-cost', 'seller-share'],
    (n) => n['actual-cost'] + incentiveFee(n),
  ),
  'ceiling-price': from(
    ['target-cost', 'target-fee', 'actual-cost', 'seller-share', 'ceiling'],
    (n) => Math.min(n.ceiling, n['actual-cost'] + incentiveFee(n)),
  ),
  'total-assumption': from(
    ['ceiling', 'target-price', 'buyer-share', 'target-cost'],
    (n) => (n.ceiling - n['target-price']) / n['buyer-share'] + n['target-cost'],
  ),
  'time-and-material-price': from(
    ['hours', 'rate', 'material'],
    (n) => n.hours * n.rate + n.material,
  ),
  // Other
  'communication-channels': from(['people'], (n) => (n.people * (n.people - 1)) / 2),
  'communication-channels-added': from(
    ['before', 'after'],
    (n) => (n.after * (n.after - 1) - n.before * (n.before - 1)) / 2,
  ),
  share: from(['part', 'whole'], (n) => (100 * n.part) / n.whole),
  quotient: from(['part', 'whole'], (n) => n.part / n.whole),
  'control-limit': from(['mean', 'deviation', 'sigmas'], (n) => n.mean + n.sigmas * n.deviation),
} satisfies Record<string, Formula>;

export type FormulaKey = keyof typeof FORMULAS;

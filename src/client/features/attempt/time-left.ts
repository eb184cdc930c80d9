// The time that is left as it is shown and announced.
import type { Attempt } from '#contract/exams.ts';

/** Under a minute the timer is red (brief 2, 5). */
const SHORT_MS = 60_000;

/** With so many minutes left the time is said once, politely. */
const SAID_AT_MINUTES = [10, 5, 1] as const;
export type SaidMinutes = (typeof SAID_AT_MINUTES)[number];

/** Where no clock is worked by, the last minutes are told all the same: then the attempt closes by itself. */
const CLOSING_MS = 5 * 60_000;

/**
 * From how little on the time that is left is told. Each question of rapid fire has seconds of its own, and
 * a paper without a clock is open for a day: how long they stay open is no time to work with.
 */
export const toldUnderMs = ({ paper, serving }: Pick<Attempt, 'paper' | 'serving'>): number =>
  serving !== null || paper.untimed ? CLOSING_MS : Number.POSITIVE_INFINITY;

export const isShort = (ms: number): boolean => ms < SHORT_MS;

const two = (figure: number): string => String(figure).padStart(2, '0');

/** `41:07`, from an hour on `1:30:00`; a second that has begun counts, and nothing is below 0. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The same for `datetime` and for readers: an ISO 8601 duration. */
export const durationText = (ms: number): string => `PT${Math.max(0, Math.ceil(ms / 1_000))}S`;

/**
 * The mark that was passed between two looks at the clock, the lowest where it was several: somebody
 * who comes back late hears how little is left, not how much it was.
 */
export function saidBetween(beforeMs: number, nowMs: number): SaidMinutes | null {
  const passed = SAID_AT_MINUTES.filter(
    (minutes) => beforeMs > minutes * 60_000 && nowMs <= minutes * 60_000 && nowMs > 0,
  );
  return passed.at(-1) ?? null;
}

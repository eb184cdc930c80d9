// Instants and durations of attempts, as a learner reads them.

export interface Reader {
  locale: string;
  /** The learner's own IANA zone. */
  timeZone: string;
}

/** The hour and minute of an instant, as the saved mark writes them in every language: `14:32`. */
export const timeOf = (instant: string, { locale, timeZone }: Reader): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short', hourCycle: 'h23' }).format(
    new Date(instant),
  );

/** The day of an instant, in full. */
export const dayOf = (instant: string, { locale, timeZone }: Reader): string =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(new Date(instant));

/** A calendar day that belongs to no zone, such as when content was checked. */
export const plainDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const two = (n: number): string => String(n).padStart(2, '0');

/** A duration as a clock shows it, cut to whole seconds: `72:10`, from a hundred minutes on `1:42:10`. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 100) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/**
 * What is left of a time, as the clock of the room and the question before submitting have it: a second that has
 * begun counts. With what `clockOf` says was taken, it makes the whole.
 */
export const restOf = (ms: number): string => clockOf(Math.ceil(ms / 1_000) * 1_000);

/** A short span, such as the time on one question: seconds below two minutes, then a clock. */
export const spanOf = (ms: number): string =>
  ms < 120_000 ? `${Math.round(Math.max(0, ms) / 1_000)} s` : `${clockOf(ms)} min`;

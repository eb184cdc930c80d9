// The day a mission was finished, as a learner says it.

const DAY_MS = 86_400_000;

export type DoneDay = 'today' | 'yesterday' | { date: string };

/**
 * @param doneAt ISO 8601
 * @param now the clock, milliseconds since 1970
 * @param timeZone the learner's own IANA zone: midnight is theirs
 */
export function doneDay(
  doneAt: string,
  now: number,
  { locale, timeZone }: { locale: string; timeZone: string },
): DoneDay {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const day = Date.parse(dayOf.format(new Date(doneAt)));
  const daysAgo = Math.round((Date.parse(dayOf.format(new Date(now))) - day) / DAY_MS);
  if (daysAgo <= 0) return 'today';
  if (daysAgo === 1) return 'yesterday';
  const isThisYear = daysAgo < 300;
  return {
    date: new Intl.DateTimeFormat(locale, {
      timeZone,
      day: 'numeric',
      month: 'long',
      ...(isThisYear ? {} : { year: 'numeric' }),
    }).format(new Date(doneAt)),
  };
}

// A day and time as the learner reads it.
import { useReader } from '#client/base/use-reader.ts';

/** The day and the time of an instant, short: for lists. */
export const momentOf = (
  at: string,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(at));

/** The same for who reads this page. */
export function useMoment(): (at: string) => string {
  const reader = useReader();
  return (at) => momentOf(at, reader);
}

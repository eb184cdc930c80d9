// A day and time as the learner reads it.
import { useReader } from '#client/base/use-reader.ts';

export function useMoment(): (at: string) => string {
  const { locale, timeZone } = useReader();
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return (at) => format.format(new Date(at));
}

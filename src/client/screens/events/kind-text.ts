// What kind of event it is: one that comes on some days only names them, as 'Daily' would be untrue of it.
import type { EventView } from '#contract/events.ts';
import type { Messages } from '#texts/messages.ts';

/** 1 January 2024 was a Monday. */
const dayNamed = (locale: string, weekday: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );

export function kindText(
  t: Messages['events'],
  locale: string,
  { type, weekdays }: Pick<EventView, 'type' | 'weekdays'>,
): string {
  if (weekdays === null) return t.type[type];
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return t.onDays(list.format(weekdays.map((weekday) => dayNamed(locale, weekday))));
}

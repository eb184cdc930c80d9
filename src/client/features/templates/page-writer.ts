// The name under which this page saves documents: a reload keeps it, another tab has its own.
import { newActionKey } from '#client/api/action-key.ts';

const PLACE = 'meritpath-writer';
let writer: string | undefined;

/** A tab that was duplicated has the storage of the first one: only a reload goes on under its name. */
const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

export function pageWriter(): string {
  writer ??= (isReload() && sessionStorage.getItem(PLACE)) || newActionKey();
  sessionStorage.setItem(PLACE, writer);
  return writer;
}

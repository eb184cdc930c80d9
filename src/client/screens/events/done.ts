// Open events whose goal the learner reached and was paid for: nothing is left to do in them.
import type { EventList, EventView } from '#contract/events.ts';
import { partsOf } from '#domain/events/occurrence.ts';

export const doneIn = ({ active }: Pick<EventList, 'active'>): EventView[] =>
  active.filter(({ reachedAt }) => reachedAt !== null);

/** When the same event begins again; null where none is announced. */
export function nextOf(
  { id }: Pick<EventView, 'id'>,
  { upcoming }: { readonly upcoming: readonly Pick<EventView, 'id' | 'opensAt'>[] },
): string | null {
  const templateId = partsOf(id)?.templateId;
  const next = upcoming.find(
    (event) => event.id !== id && partsOf(event.id)?.templateId === templateId,
  );
  return next?.opensAt ?? null;
}

import type { ItemView } from '#contract/path.ts';
import type { Messages } from '#texts/messages.ts';

/** The word on the button of an item that is open. */
export function actionOf(
  actions: Pick<Messages['actions'], 'nextRound'>,
  panel: Pick<Messages['path']['panel'], 'start' | 'continue' | 'review'>,
  { status, failedRound, ticks }: Pick<ItemView, 'status' | 'failedRound' | 'ticks'>,
): string {
  if (status === 'done') return panel.review;
  if (failedRound !== null) return actions.nextRound;
  // A list can be worked on before it is started.
  return status === 'in_progress' || ticks !== null ? panel.continue : panel.start;
}

import type { ItemView } from '#contract/path.ts';
import type { Messages } from '#texts/messages.ts';

/** The word on the button of an item that is open. */
export function actionOf(
  actions: Pick<Messages['actions'], 'nextRound'>,
  panel: Pick<Messages['path']['panel'], 'start' | 'continue' | 'review'>,
  { status, failedRound }: Pick<ItemView, 'status' | 'failedRound'>,
): string {
  if (status === 'done') return panel.review;
  if (failedRound !== null) return actions.nextRound;
  return status === 'in_progress' ? panel.continue : panel.start;
}

// How long an item takes: the whole where it is new or done, what is left of it where it was begun.

import type { ItemView } from '#contract/path.ts';
import type { Messages } from '#texts/messages.ts';

/** A round that was not passed leaves nothing: the next one takes its whole time. */
export const itemMinutesText = (
  t: Pick<Messages['actions'], 'minutes' | 'minutesLeft'>,
  { status, failedRound, minutesLeft }: Pick<ItemView, 'status' | 'failedRound' | 'minutesLeft'>,
): string =>
  (status === 'in_progress' && failedRound === null ? t.minutesLeft : t.minutes)(minutesLeft);

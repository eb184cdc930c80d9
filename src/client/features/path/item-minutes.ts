// How long an item takes: the whole where it is new or done, what is left of it where it was begun.

import type { ItemView } from '#contract/path.ts';
import { minutesLeft } from '#domain/progress/minutes-left.ts';
import type { Messages } from '#texts/messages.ts';

type Timed = Pick<ItemView, 'status' | 'estimatedMinutes' | 'stepCount' | 'stepsSeen'>;

/** @returns whole minutes; the step seen last is where the learner stopped, so it counts as left */
export const itemMinutes = (item: Timed): number =>
  item.status === 'in_progress'
    ? minutesLeft(item, Math.max(0, item.stepsSeen - 1))
    : item.estimatedMinutes;

/** The same as words. */
export const itemMinutesText = (
  t: Pick<Messages['actions'], 'minutes' | 'minutesLeft'>,
  item: Timed,
): string => (item.status === 'in_progress' ? t.minutesLeft : t.minutes)(itemMinutes(item));

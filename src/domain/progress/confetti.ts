// Confetti is for a finished mission or unit, a passed paper, a badge or a level, and never for a failed
// paper (decisions 6).
import type { OutcomeParts } from './outcome.ts';

/** What ended: a mission, an item of the path (and with it its unit, or not), or a paper. */
export type Ended =
  | { readonly what: 'mission' }
  | { readonly what: 'item'; readonly isUnitDone: boolean }
  | { readonly what: 'paper'; readonly isPassed: boolean };

type Gains = Pick<OutcomeParts, 'leveledUp' | 'badgesEarned' | 'questsDone'>;

export function earnsConfetti(
  ended: Ended,
  { leveledUp, badgesEarned, questsDone }: Gains,
): boolean {
  if (ended.what === 'paper') return ended.isPassed;
  if (ended.what === 'mission' || ended.isUnitDone) return true;
  return leveledUp || badgesEarned.length > 0 || questsDone.length > 0;
}

import type { MissionStatus } from '#contract/learning.ts';

/** The word on the button of an item that is open. */
export function actionOf(status: MissionStatus): 'start' | 'continue' | 'review' {
  if (status === 'done') return 'review';
  return status === 'in_progress' ? 'continue' : 'start';
}

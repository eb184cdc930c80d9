// What the server refuses for good: no retry can change it. Everything else may pass, also a session
// that has ended.
import type { FailureCode } from '#client/api/failure.ts';

export const refusals: readonly FailureCode[] = [
  ...(['activity.not_found', 'activity.not_started', 'step.not_found'] as const),
  ...(['step.out_of_order', 'step.not_a_check', 'step.not_a_task'] as const),
  ...(['step.not_submitted', 'step.already_answered', 'step.answer_malformed'] as const),
  ...(['task.malformed', 'request.invalid', 'request.too_large'] as const),
];

// What a learner writes about a question, checked before it is sent; kept on the device until it was.
import { ownForm } from '#client/base/app-state.ts';
import type { ReportReason } from '#contract/question-reports.ts';

export const REPORT_REASONS: readonly ReportReason[] = [
  'wrong_key',
  'ambiguous',
  'outdated',
  'typo',
  'other',
];
/** As the server takes it, in characters. */
export const REPORT_TEXT_MAX = 1_000;

export interface ReportFields {
  readonly reason: ReportReason | null;
  readonly text: string;
}

export type ReportProblem = 'reasonMissing' | 'otherText' | 'tooLong';

/** What keeps it from being sent: the first thing to correct, from top to bottom. */
export function problemOf({ reason, text }: ReportFields): ReportProblem | null {
  if (reason === null) return 'reasonMissing';
  if (text.length > REPORT_TEXT_MAX) return 'tooLong';
  return reason === 'other' && text.trim() === '' ? 'otherText' : null;
}

/** The name under which the device keeps what was typed. */
export const draftName = (learnerId: string, questionId: string): string =>
  ownForm('report', learnerId, questionId);

/** What was typed before; what does not fit any more counts for nothing. */
export function fieldsOf(draft: Readonly<Record<string, string>> | undefined): ReportFields {
  const reason = REPORT_REASONS.find((one) => one === draft?.reason) ?? null;
  return { reason, text: draft?.text ?? '' };
}

/** Null where nothing was typed: there is nothing to keep. */
export const draftOf = ({ reason, text }: ReportFields): Record<string, string> | null =>
  reason === null && text === '' ? null : { text, ...(reason !== null && { reason }) };

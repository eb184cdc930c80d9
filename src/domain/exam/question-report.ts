// A report of a question is open until a maintainer decides it, once, with a note the learner sees.
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** open: undecided; accepted: the question is corrected; answered: it stays as it is. */
export type ReportState = 'open' | 'accepted' | 'answered';

/** What a maintainer decides. */
export type Decision =
  | { readonly kind: 'accept'; readonly fixedInRev: number; readonly note?: string }
  | { readonly kind: 'answer'; readonly note: string };

export interface Decided {
  readonly state: Exclude<ReportState, 'open'>;
  readonly fixedInRev: number | null;
  readonly note: string | null;
}

/** A note is read in a list: no longer than a report itself, in characters. */
export const NOTE_MAX = 1_000;

export type DecisionProblem =
  | 'report.decided'
  | 'report.note_missing'
  | 'report.note_too_long'
  | 'report.revision_unknown';

/**
 * The report after a decision.
 * @param report its state, and the revision the learner saw
 * @param currentRev the question's revision in this content; undefined where content dropped it
 * @returns `report.revision_unknown` where the correction is no newer than what was reported, or is
 *   not in this content yet; a dropped question is corrected by being gone, in any later revision
 */
export function decide(
  report: { readonly state: ReportState; readonly questionRev: number },
  decision: Decision,
  currentRev: number | undefined,
): Result<Decided, { code: DecisionProblem }> {
  if (report.state !== 'open') return err({ code: 'report.decided' });
  const note = decision.note?.trim() ?? '';
  if (note.length > NOTE_MAX) return err({ code: 'report.note_too_long' });
  if (decision.kind === 'answer') {
    if (note === '') return err({ code: 'report.note_missing' });
    return ok({ state: 'answered', fixedInRev: null, note });
  }
  const { fixedInRev } = decision;
  const isNewer = Number.isInteger(fixedInRev) && fixedInRev > report.questionRev;
  if (!isNewer || (currentRev !== undefined && fixedInRev > currentRev)) {
    return err({ code: 'report.revision_unknown' });
  }
  return ok({ state: 'accepted', fixedInRev, note: note === '' ? null : note });
}

// A finished paper pays once a study day when enough of it was answered, and once more when first passed.
import type { PaperRewards } from '#domain/catalog/catalog.ts';
import type { StudyDay } from '#domain/kernel/time.ts';
import { type EndedPaper, isEvidence } from './counted-paper.ts';

/** One entry of the ledger; its source is paid once a learner. */
export interface PaperAward {
  readonly source: string;
  readonly xp: number;
}

export interface FinishedPaper {
  readonly paperId: string;
  readonly answered: number;
  /** Its questions; the paper's own length where a focus left fewer. */
  readonly total: number;
  readonly passed: boolean;
  /** The learner's day on which it ended. */
  readonly day: StudyDay;
}

/** How many answers a paper of so many questions needs before it pays anything. */
export const answersToPay = (total: number, answeredPercentMin: number): number =>
  Math.ceil((total * answeredPercentMin) / 100);

/** What sources of submitted papers begin with. */
export const PAPER_SOURCE = 'paper:';

/** The source of a submitted paper: paid once a study day. */
export const paperSource = (paperId: string, day: StudyDay): string =>
  `${PAPER_SOURCE}${paperId}:${day}`;

/** What sources of first passes begin with. */
export const PASS_SOURCE = 'paper-pass:';

/** The source of a paper's first pass: paid once a learner. */
export const passSource = (paperId: string): string => `${PASS_SOURCE}${paperId}`;

/** What the paper may pay, by content's numbers (decisions 6); what was paid before is not paid again. */
export function paperAwards(paper: FinishedPaper, rules: PaperRewards): readonly PaperAward[] {
  const { paperId, answered, total, passed, day } = paper;
  const isAnswered = total > 0 && answered >= answersToPay(total, rules.answeredPercentMin);
  return [
    ...(isAnswered ? [{ source: paperSource(paperId, day), xp: rules.submittedXp }] : []),
    ...(passed && isAnswered ? [{ source: passSource(paperId), xp: rules.firstPassXp }] : []),
  ].filter(({ xp }) => xp > 0);
}

/** Why handing in paid nothing: it had been paid on that day (`isToday`: which still is), or too few were answered. */
export type Unpaid =
  | { readonly why: 'paid'; readonly isToday: boolean }
  | { readonly why: 'few'; readonly from: number };

/**
 * Why handing an ended attempt in brought no XP, also where its answers did. Of what is no evidence the report says so itself.
 * @param paid sources that were paid on the day on which it ended
 * @param today the learner's day now
 * @returns null where it brought at least what handing in pays, or no rule of handing in says why
 */
export function whyUnpaid(
  attempt: Pick<FinishedPaper, 'paperId' | 'day'> &
    EndedPaper & {
      /** The paper's own length. */
      readonly count: number;
      readonly xpAwarded: number;
    },
  { submittedXp, answeredPercentMin }: PaperRewards,
  { paid, today }: { readonly paid: ReadonlySet<string>; readonly today: StudyDay },
): Unpaid | null {
  const { paperId, answered, total, count, day } = attempt;
  if (attempt.xpAwarded >= submittedXp || !isEvidence(attempt)) return null;
  const from = answersToPay(Math.max(total, count), answeredPercentMin);
  if (answered < from) return { why: 'few', from };
  return paid.has(paperSource(paperId, day)) ? { why: 'paid', isToday: day === today } : null;
}

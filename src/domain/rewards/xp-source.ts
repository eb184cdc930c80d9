// Every source of the ledger says what was paid for, so that each XP entry can be explained in a sentence.

/** What an XP entry was earned by; `other` is a source of another kind. */
export const XP_KINDS = [
  'mission',
  'item',
  'first_right',
  'paper',
  'practice',
  'paper_pass',
  'answer',
  'event',
  'other',
] as const;
export type XpKind = (typeof XP_KINDS)[number];

export interface XpReason {
  /**
   * An activity is told apart into mission and item by who knows the content, and so is a paper that learners put together
   * and whose attempt is gone, which cannot tell what it asked: it is a practice.
   */
  readonly kind: Exclude<XpKind, 'mission' | 'item' | 'practice'> | 'activity';
  /** The activity, paper, question or occurrence of an event it was about; the whole source where it is of another kind. */
  readonly subjectId: string;
}

const KINDS: Readonly<Record<string, XpReason['kind']>> = {
  activity: 'activity',
  'first-right': 'first_right',
  paper: 'paper',
  'paper-pass': 'paper_pass',
  answer: 'answer',
  event: 'event',
};

/**
 * What a source of the ledger was paid for.
 * @param source as `xp.ts`, `paper-awards.ts` and `practice-awards.ts` write it: kind, subject and for
 *   what may be paid daily the study day, with colons between them
 */
export function reasonOf(source: string): XpReason {
  const [kind = '', subjectId] = source.split(':');
  const known = KINDS[kind];
  return known === undefined || subjectId === undefined
    ? { kind: 'other', subjectId: source }
    : { kind: known, subjectId };
}

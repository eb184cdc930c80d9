import type { Content } from '../content.ts';
import type { Finding, Severity } from '../problem.ts';

/** One check of the content. */
export interface Rule {
  /** QC-… are checks of the question bank and of words, MP-… of how the parts fit together. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what goes wrong for a learner or an author without it. */
  readonly why: string;
  readonly severity: Severity;
  run(content: Content): Finding[];
  /** Figures worth printing that are no problem by themselves. */
  report?(content: Content): string[];
}

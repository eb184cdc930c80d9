export type Severity = 'error' | 'warning';

/** Where something stands: a file below the content folder's label and a line from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** What a waiver would name. */
  readonly id: string;
}

/** What a rule found; its rule and severity are added by the check. */
export interface Finding extends Place {
  readonly message: string;
  readonly fix: string;
  /** Only where one rule has two severities (QC-10). */
  readonly severity?: Severity;
}

export interface Problem extends Finding {
  readonly rule: string;
  readonly severity: Severity;
}

/** One line for people: `path:line rule message → fix`. */
export function printProblem(problem: Problem): string {
  const { file, line, rule, message, fix } = problem;
  return `${file}:${line} ${rule} ${message} → ${fix}`;
}

import type { Content } from './content.ts';
import { at } from './located.ts';
import type { Problem } from './problem.ts';
import { RULES } from './rules/all-rules.ts';
import type { Rule } from './rules/rule.ts';

/** Problems that waivers.yaml itself can have; not a rule, as it needs the others' findings. */
export const WAIVER_RULE = {
  id: 'MP-12',
  title: 'Every waiver silences a warning that exists',
  why: 'A waiver that outlives its warning hides the next one.',
  severity: 'warning',
} as const;

export interface CheckResult {
  /** By file and line. */
  readonly problems: readonly Problem[];
  readonly waived: readonly Problem[];
  /** Figures that rules want printed, each led by the rule's id. */
  readonly reports: readonly string[];
}

/** Runs every rule; waivers silence warnings, never errors. */
export function checkContent(content: Content, rules: readonly Rule[] = RULES): CheckResult {
  const found = rules.flatMap((rule) =>
    rule.run(content).map((finding): Problem => {
      return { severity: rule.severity, ...finding, rule: rule.id };
    }),
  );
  const isWaived = (problem: Problem) =>
    problem.severity === 'warning' &&
    content.waivers.some(({ data }) => data.rule === problem.rule && data.id === problem.id);
  const waived = found.filter(isWaived);
  const problems = found.filter((problem) => !isWaived(problem));
  for (const waiver of content.waivers) {
    const { rule, id } = waiver.data;
    if (waived.some((problem) => problem.rule === rule && problem.id === id)) continue;
    const isError = problems.some((problem) => problem.rule === rule && problem.id === id);
    problems.push({
      ...at(waiver),
      rule: WAIVER_RULE.id,
      severity: WAIVER_RULE.severity,
      message: `${rule} ${isError ? 'is an error' : 'has no warning'} for ${id}`,
      fix: isError ? 'errors cannot be waived: correct the content' : 'remove the waiver',
    });
  }
  problems.sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.rule, b.rule));
  const reports = rules.flatMap((rule) =>
    (rule.report?.(content) ?? []).map((line) => `${rule.id} ${line}`),
  );
  return { problems, waived, reports };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

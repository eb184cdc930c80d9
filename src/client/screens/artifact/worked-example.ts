// What the formulas of a filled example come to, by the rule that works them out in a copy.
import type { TemplateDetail } from '#contract/templates.ts';
import { type WorkedOut, workOut } from '#domain/documents/work-out.ts';
import type { StudyDay } from '#domain/kernel/time.ts';
import { textsOf } from '#domain/templates/cells.ts';

export function workedExample(
  parts: TemplateDetail['parts'],
  filled: TemplateDetail['filled'][number],
  today: StudyDay,
): WorkedOut {
  const content = filled.parts.map(({ values, rows }) =>
    rows === null ? { values: values ?? [] } : { rows },
  );
  return workOut(parts, textsOf({ parts }, { cover: [], note: null, parts: content }), today);
}

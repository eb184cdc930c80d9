// What the formulas of a filled example come to: what works them out is fetched where an example is looked at.
import { useEffect, useState } from 'react';
import { useLearner } from '#client/base/session/session.tsx';
import type { TemplateDetail } from '#contract/templates.ts';
import type { WorkedOut } from '#domain/documents/work-out.ts';
import { studyDayAt } from '#domain/kernel/time.ts';

type Example = TemplateDetail['filled'][number];

/** @returns undefined where no example is looked at, and until the rule is here */
export function useWorked(
  { parts }: Pick<TemplateDetail, 'parts'>,
  filled: Example | undefined,
): WorkedOut | undefined {
  const { timeZone } = useLearner();
  const [worked, setWorked] = useState<{ of: Example; out: WorkedOut }>();
  useEffect(() => {
    if (filled === undefined) return;
    let isWanted = true;
    const work = async () => {
      const { workedExample } = await import('./worked-example.ts');
      const out = workedExample(parts, filled, studyDayAt(Date.now(), timeZone));
      if (isWanted) setWorked({ of: filled, out });
    };
    // Without a network the cells stay empty, as in a copy that was not worked out.
    void work().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [parts, filled, timeZone]);
  return worked !== undefined && worked.of === filled ? worked.out : undefined;
}

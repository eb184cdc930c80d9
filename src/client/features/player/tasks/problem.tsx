// Says at a part what keeps the task from being handed in.
import { CircleAlert } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type PartRule, problemId } from './task-ui.ts';

interface ProblemProps {
  stepId: string;
  field: string;
  rule: PartRule | undefined;
  /** Of a text that is counted. */
  range?: { minWords: number; maxWords: number };
}

export function Problem({ stepId, field, rule, range }: ProblemProps) {
  const t = useTexts('tasks').problem;
  if (rule === undefined) return null;
  return (
    <p className="field-error" id={problemId(stepId, field)}>
      <Icon of={CircleAlert} size="s" />
      {rule === 'words'
        ? t.words(range?.minWords ?? 0, range?.maxWords ?? 0)
        : rule === 'number'
          ? t.number()
          : t[rule]}
    </p>
  );
}

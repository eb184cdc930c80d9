// Writing a short text.
import { useTexts } from '#client/base/language/language.tsx';
import type { TaskUi, WorkProps } from '../task-ui.ts';
import { isOutside, Writing } from '../writing.tsx';

function TextWork({ step, answer, problems, onChange }: WorkProps<'text'>) {
  const t = useTexts('tasks').text;
  return (
    <Writing
      field="text"
      label={t.label}
      onChange={(text) => onChange({ kind: 'text', text })}
      range={step}
      rule={problems.get('text')}
      stepId={step.id}
      text={answer.text}
    />
  );
}

export const text: TaskUi<'text'> = {
  Work: TextWork,
  answer: (_, saved) => ({ kind: 'text', text: saved?.text ?? '' }),
  rule: 'words',
  open: (step, answer) => (isOutside(answer.text, step) ? ['text'] : []),
  size: () => 1,
  written: (_, answer, model) => [
    { id: 'text', label: null, own: answer.text, model: model.text ?? '' },
  ],
};

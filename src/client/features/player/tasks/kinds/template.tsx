// Filling in a template, field by field.

import { useLanguage } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { idsOf } from '../placing.ts';
import type { TaskUi, WorkProps } from '../task-ui.ts';
import styles from '../tasks.module.css';
import { isOutside, Writing } from '../writing.tsx';

function TemplateWork({ step, answer, problems, onChange }: WorkProps<'template'>) {
  const lang = contentLang(useLanguage().locale);
  return (
    <div className={styles.template}>
      {step.fields.map((field) => (
        <Writing
          field={`fields.${field.id}`}
          hint={<span lang={lang}>{field.hint}</span>}
          key={field.id}
          label={<span lang={lang}>{field.label}</span>}
          onChange={(text) =>
            onChange({ kind: 'template', fields: { ...answer.fields, [field.id]: text } })
          }
          range={field}
          rule={problems.get(`fields.${field.id}`)}
          stepId={step.id}
          text={answer.fields[field.id] ?? ''}
        />
      ))}
    </div>
  );
}

export const template: TaskUi<'template'> = {
  Work: TemplateWork,
  answer: (step, saved) => {
    const known = idsOf(step.fields);
    const fields = Object.entries(saved?.fields ?? {}).filter(([id]) => known.has(id));
    return { kind: 'template', fields: Object.fromEntries(fields) };
  },
  rule: 'words',
  open: (step, { fields }) =>
    step.fields
      .filter((field) => isOutside(fields[field.id] ?? '', field))
      .map(({ id }) => `fields.${id}`),
  size: ({ fields }) => fields.length,
  written: (step, { fields }, model) =>
    step.fields.map(({ id, label }) => ({
      id,
      label,
      own: fields[id] ?? '',
      model: model[id] ?? '',
    })),
};

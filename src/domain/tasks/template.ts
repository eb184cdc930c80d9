// Filling in a template: a small form of a work product, self-rated as a text is.
import {
  entriesOf,
  malformed,
  outsideWords,
  type RubricLine,
  type TaskHead,
  type TaskRules,
  unrated,
  type WordLimits,
} from './task.ts';

export interface TemplateField extends WordLimits {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
}

export interface TemplateStep extends TaskHead {
  readonly kind: 'template';
  readonly fields: readonly TemplateField[];
  readonly rubric: readonly RubricLine[];
  readonly model: Readonly<Record<string, string>>;
}

export interface TemplateAnswer {
  readonly kind: 'template';
  readonly fields: Readonly<Record<string, string>>;
}

export const template: TaskRules<TemplateStep, TemplateAnswer> = {
  mark: ({ fields }, answer) => {
    for (const field of fields) {
      const wrong = outsideWords(`fields.${field.id}`, answer.fields[field.id] ?? '', field);
      if (wrong) return wrong;
    }
    const known = new Set(fields.map(({ id }) => id));
    return Object.keys(answer.fields).every((id) => known.has(id))
      ? unrated
      : malformed('fields', 'fields of the form only');
  },
  own: (step, { fields, ...answer }) => ({ ...answer, fields: entriesOf(fields, step.fields) }),
  model: ({ model }) => ({ kind: 'template', fields: model }),
  rubric: ({ rubric }) => rubric,
};

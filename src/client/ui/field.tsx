// A labelled input with its hint and its error beside it.
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** Names the field and the rule that was broken. */
  error?: string | undefined;
  /** Stands under the input; its element must carry the id `<id>-hint`. */
  hint?: ReactNode;
  /** Something inside the input's right end. */
  inside?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function Field({ id, label, error, hint, inside, ...input }: FieldProps) {
  const described = [
    error === undefined ? '' : `${id}-error`,
    hint === undefined ? '' : `${id}-hint`,
  ]
    .filter((part) => part !== '')
    .join(' ');
  const control = (
    <input
      aria-describedby={described === '' ? undefined : described}
      aria-invalid={error === undefined ? undefined : true}
      className="input"
      id={id}
      {...input}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {inside === undefined ? (
        control
      ) : (
        <div className="pw">
          {control}
          {inside}
        </div>
      )}
      {error === undefined ? null : (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint}
    </div>
  );
}

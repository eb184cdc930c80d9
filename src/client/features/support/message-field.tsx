// The field of a message: how much room is left, and what is wrong with it.
import { useTexts } from '#client/base/language/language.tsx';
import { MESSAGE_MAX } from '#domain/support/threads.ts';
import { type FieldProblem, messageSays } from './messages-form.ts';
import styles from './support.module.css';

interface MessageFieldProps {
  id: string;
  label: string;
  value: string;
  problem: FieldProblem | null;
  onChange: (text: string) => void;
  rows: number;
}

export function MessageField({ id, label, value, problem, onChange, rows }: MessageFieldProps) {
  const { contact: t } = useTexts('support');
  const left = MESSAGE_MAX - value.trim().length;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        aria-describedby={`${id}-left${problem === null ? '' : ` ${id}-error`}`}
        aria-invalid={problem === null ? undefined : true}
        className={`input ${styles.message}`}
        id={id}
        name="message"
        onChange={(event) => onChange(event.target.value)}
        required
        rows={rows}
        value={value}
      />
      {problem !== null && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {messageSays(t, problem)}
        </p>
      )}
      <p className="small muted" id={`${id}-left`}>
        {left < 0 ? t.over(-left) : t.messageHint(left)}
      </p>
    </div>
  );
}

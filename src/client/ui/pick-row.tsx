// One of several values, chosen from a list: set and saved at once.
import { type ReactNode, useId } from 'react';
import { Select } from '#client/ui/select.tsx';

interface PickRowProps {
  label: string;
  value: string;
  /** The value in words, where it may be longer than the field. */
  title?: string | undefined;
  onChoose: (value: string) => void;
  /** The options of the list. */
  children: ReactNode;
  hint?: ReactNode;
}

export function PickRow({ label, value, title, onChoose, children, hint }: PickRowProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        id={id}
        onChoose={onChoose}
        title={title}
        value={value}
      >
        {children}
      </Select>
      {hint === undefined ? null : (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

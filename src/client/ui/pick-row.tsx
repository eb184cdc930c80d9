// One of several values, chosen from a list: set and saved at once.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '#client/ui/icon.tsx';

interface PickRowProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** The options of the list. */
  children: ReactNode;
  hint?: ReactNode;
}

export function PickRow({ label, value, onChoose, children, hint }: PickRowProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="pick">
        <select
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className="input"
          id={id}
          onChange={(event) => onChoose(event.target.value)}
          value={value}
        >
          {children}
        </select>
        <Icon of={ChevronDown} size="s" />
      </div>
      {hint === undefined ? null : (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

// The browser's own list of choices, with our arrow; it has its name from a label that points at its id, or from `aria-label`.
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'onChange'> {
  onChoose: (value: string) => void;
}

export function Select({ onChoose, ...select }: SelectProps) {
  return (
    <span className="pick">
      <select className="input" onChange={(event) => onChoose(event.target.value)} {...select} />
      <Icon of={ChevronDown} size="s" />
    </span>
  );
}

// A field to search with, whose text stands in the address, so that back returns to the same list.
import { Search } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The text in the address. */
  q: string;
  onChange: (q: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The field keeps its own text: the address follows each letter, never the other way round. */
export function SearchField({ label, placeholder, q, onChange, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(q);
  // The address follows in a transition: it may still say what was typed some letters ago.
  const sent = useRef([q]);
  useEffect(() => {
    // Back, forward or "clear" changed the address: that is the one way it changes the field.
    const at = sent.current.indexOf(q);
    sent.current = at < 0 ? [q] : sent.current.slice(at);
    if (at < 0) setTyped(q);
  }, [q]);
  return (
    <div className="with-icon">
      <Icon of={Search} />
      <input
        aria-label={label}
        autoComplete="off"
        className="input"
        enterKeyHint="search"
        maxLength={100}
        onChange={(event) => {
          const words = event.target.value;
          setTyped(words);
          sent.current.push(words);
          onChange(words);
        }}
        placeholder={placeholder}
        ref={ref}
        type="search"
        value={typed}
      />
    </div>
  );
}

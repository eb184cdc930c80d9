import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './support.module.css';

/** The field keeps its own text: the address follows each letter, never the other way round. */
export function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const t = useTexts('support');
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);
  useEffect(() => {
    // Back, forward or "clear" changed the address: that is the one way it changes the field.
    if (q === sent.current) return;
    sent.current = q;
    setTyped(q);
  }, [q]);
  return (
    <search className={styles.search}>
      <div className="with-icon">
        <Icon of={Search} />
        <input
          aria-label={t.searchLabel}
          autoComplete="off"
          className="input"
          enterKeyHint="search"
          maxLength={100}
          onChange={(event) => {
            const words = event.target.value;
            setTyped(words);
            sent.current = words;
            onChange(words);
          }}
          placeholder={t.search}
          type="search"
          value={typed}
        />
      </div>
    </search>
  );
}

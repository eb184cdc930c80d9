// One choice out of a few short ones, side by side: radios underneath.
import type { ReactNode } from 'react';
import styles from './tasks.module.css';

interface PicksProps<V extends string> {
  name: string;
  options: readonly { id: V; text: ReactNode }[];
  chosen: string | undefined;
  lang?: 'en' | undefined;
  onPick: (id: V) => void;
}

export function Picks<V extends string>({ name, options, chosen, lang, onPick }: PicksProps<V>) {
  return (
    <div className={styles.picks} lang={lang}>
      {options.map(({ id, text }) => (
        <label className={styles.pickOne} key={id}>
          <input
            checked={chosen === id}
            name={name}
            onChange={() => onPick(id)}
            type="radio"
            value={id}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

// One of a few, side by side: they wrap where the screen is narrow.
import styles from './paper.module.css';

interface ChoicesProps<V extends string> {
  legend: string;
  /** Of the group, unique on the screen. */
  name: string;
  options: readonly { readonly value: V; readonly text: string }[];
  value: V;
  onChoose: (value: V) => void;
}

export function Choices<V extends string>({
  legend,
  name,
  options,
  value: chosen,
  onChoose,
}: ChoicesProps<V>) {
  return (
    <fieldset className={styles.extra}>
      <legend>{legend}</legend>
      <div className="seg">
        {options.map(({ value, text }) => (
          <label key={value}>
            <input
              checked={value === chosen}
              name={name}
              onChange={() => onChoose(value)}
              type="radio"
              value={value}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

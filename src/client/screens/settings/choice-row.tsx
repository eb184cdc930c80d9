// One of a few values, all in view: radio buttons that look like a segmented bar.
import { useId } from 'react';
import styles from './settings.module.css';

interface ChoiceRowProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, value, options, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="label">{label}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              checked={option.value === value}
              name={name}
              onChange={() => onChoose(option.value)}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

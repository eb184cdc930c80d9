// Matching: every left side has a list of the right ones, which phones open as their own picker.
import { ChevronDown } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { optionLetter } from '#client/ui/answering/option-letter.ts';
import { Icon } from '#client/ui/icon.tsx';
import { pairsIn, withPair } from './answer-value.ts';
import type { InputProps } from './input-props.ts';
import styles from './pairs.module.css';

export function MatchInput({ question, value, disabled, lang, onChange }: InputProps<'match'>) {
  const t = useTexts('questions');
  const pairs = pairsIn(value);
  const isTaken = (rightId: string, leftId: string) =>
    [...pairs].some(([left, right]) => right === rightId && left !== leftId);
  return (
    <div className={styles.match} data-work="">
      <ul className={styles.lefts}>
        {question.left.map(({ id, text }) => (
          <li key={id}>
            <span lang={lang}>{text}</span>
            <span className="pick">
              <select
                aria-label={t.partnerOf(text)}
                className="input"
                disabled={disabled}
                onChange={(event) => onChange(withPair(question, value, id, event.target.value))}
                value={pairs.get(id) ?? ''}
              >
                <option value="">{t.choose}</option>
                {question.right.map((right, index) => (
                  <option
                    // Arrow keys step through a closed list: passing a partner must not take it away.
                    disabled={isTaken(right.id, id)}
                    key={right.id}
                    lang={lang}
                    value={right.id}
                  >
                    {`${optionLetter(index)} ${right.text}`}
                  </option>
                ))}
              </select>
              <Icon of={ChevronDown} size="s" />
            </span>
          </li>
        ))}
      </ul>
      <h3 className="label">{t.partners}</h3>
      <ol className={styles.rights}>
        {question.right.map(({ id, text }, index) => (
          <li data-used={[...pairs.values()].includes(id) ? '' : undefined} key={id}>
            <kbd>{optionLetter(index)}</kbd>
            <span lang={lang}>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

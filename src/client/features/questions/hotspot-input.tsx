// Pointing at a place: in the picture, or in the list of its places below.
import { useTexts } from '#client/base/language/language.tsx';
import { areasIn, withArea } from './answer-value.ts';
import styles from './hotspot.module.css';
import { HotspotPicture } from './hotspot-picture.tsx';
import type { InputProps } from './input-props.ts';

export function HotspotInput({ question, value, disabled, lang, onChange }: InputProps<'hotspot'>) {
  const t = useTexts('questions');
  const chosen = areasIn(value);
  const isOne = question.choose === 1;
  const press = (areaId: string) => {
    if (!disabled) onChange(withArea(question, value, areaId));
  };
  return (
    <>
      <HotspotPicture chosen={chosen} lang={lang} onPress={press} question={question} />
      <fieldset
        aria-label={t.places}
        className={styles.places}
        data-testid="places"
        lang={lang}
        role={isOne ? 'radiogroup' : 'group'}
      >
        {question.areas.map(({ id, label }, index) => (
          <label className={styles.place} data-testid="place" key={id}>
            <input
              aria-disabled={disabled}
              checked={chosen.includes(id)}
              name={question.id}
              onChange={() => press(id)}
              type={isOne ? 'radio' : 'checkbox'}
              value={id}
            />
            <kbd>{index + 1}</kbd>
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

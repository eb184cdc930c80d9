// Pointing at a place: in the picture, or in the list of its places below.
import { useTexts } from '#client/base/language/language.tsx';
import { isPointer } from '#client/ui/answering/is-pointer.ts';
import { areasIn, withArea } from './answer-value.ts';
import styles from './hotspot.module.css';
import { HotspotPicture } from './hotspot-picture.tsx';
import type { InputProps } from './input-props.ts';

export function HotspotInput(props: InputProps<'hotspot'>) {
  const { question, value, disabled, lang, onChange, onAgain } = props;
  const t = useTexts('questions');
  const chosen = areasIn(value);
  const isOne = question.choose === 1;
  const press = (areaId: string) => {
    if (!disabled) onChange(withArea(question, value, areaId));
  };
  const again = (areaId: string) => {
    if (!disabled && isOne && chosen.includes(areaId)) onAgain?.();
  };
  return (
    <>
      <HotspotPicture
        chosen={chosen}
        lang={lang}
        onPress={(id) => (isOne && chosen.includes(id) ? again(id) : press(id))}
        question={question}
      />
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
              onClick={(event) => {
                if (isPointer(event)) again(id);
              }}
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

// The card of the first day: four things that fit the product to the learner; once put away, never again.
import { useId, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { useSetSetting } from '#client/base/settings/settings.ts';
import { StudyFields } from '#client/features/study/study-fields.tsx';
import { STUDY_SETTINGS } from '#domain/settings/study-settings.ts';
import styles from './first-card.module.css';

export function FirstCard() {
  const { first: t } = useTexts('study');
  const set = useSetSetting();
  const id = useId();
  const [isTouched, setIsTouched] = useState(false);
  return (
    <section aria-labelledby={id} className={`card ${styles.first}`} data-testid="first-card">
      <header>
        <div>
          <h2 id={id}>{t.title}</h2>
          <p className="small muted">{t.text}</p>
        </div>
        <button className="btn btn-line" onClick={() => set('firstCardClosed', true)} type="button">
          {isTouched ? t.close : t.skip}
        </button>
      </header>
      <div className={styles.fields} onChange={() => setIsTouched(true)}>
        <StudyFields of={STUDY_SETTINGS} />
      </div>
    </section>
  );
}

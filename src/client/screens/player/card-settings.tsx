// A card about something that can be set offers to set it in place.
import { useId } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { StudyFields } from '#client/features/study/study-fields.tsx';
import type { StudySetting } from '#domain/settings/study-settings.ts';
import styles from './card-settings.module.css';

export function CardSettings({ of }: { of: readonly StudySetting[] }) {
  const t = useTexts('study');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.sets} data-testid="card-settings">
      <div>
        <h2 id={id}>{t.set}</h2>
        <p className="small muted">{t.setHint}</p>
      </div>
      <StudyFields of={of} />
    </section>
  );
}

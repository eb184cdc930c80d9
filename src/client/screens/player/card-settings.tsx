// A card about something that can be set offers to set it in place.
import { useId } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { StudyFields } from '#client/features/study/study-fields.tsx';
import type { StudySetting } from '#domain/settings/study-settings.ts';
import styles from './card-settings.module.css';
import { CompanyField } from './company-choice.tsx';
import type { CompanyChoice } from './use-company.ts';

interface CardSettingsProps {
  of: readonly StudySetting[];
  /** Where the card asks for the company, once it is known whether one was chosen. */
  company: CompanyChoice | undefined;
}

export function CardSettings({ of, company }: CardSettingsProps) {
  const t = useTexts('study');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.sets} data-testid="card-settings">
      <div>
        <h2 id={id}>{of.includes('company') ? t.companyAsk : t.set}</h2>
        <p className="small muted">{t.setHint}</p>
      </div>
      {company && <CompanyField company={company} labelledBy={id} />}
      <StudyFields of={of.filter((setting) => setting !== 'company')} />
    </section>
  );
}

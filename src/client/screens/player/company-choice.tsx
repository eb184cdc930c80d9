// The companies of the course side by side: none is chosen before the learner chooses.
import { useId } from 'react';
import { useCourse } from '#client/base/course.ts';
import { useLocale } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import styles from './card-settings.module.css';
import type { CompanyChoice } from './use-company.ts';

interface CompanyFieldProps {
  company: CompanyChoice;
  labelledBy: string;
}

export function CompanyField({ company: { chosen, choose }, labelledBy }: CompanyFieldProps) {
  const course = useCourse();
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset aria-labelledby={labelledBy} className={styles.companies}>
      {course?.companies.map(({ key, company, name: trade, text }) => (
        <label className={styles.company} key={key}>
          <input
            checked={chosen === key}
            name={name}
            onChange={() => choose(key)}
            type="radio"
            value={key}
          />
          <span>
            <b translate="no">{company}</b>{' '}
            <span className="muted">{localized(trade, locale)}</span>
            <small>{localized(text, locale)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

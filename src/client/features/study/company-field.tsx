// The company that labs, templates and examples are told in: one field, wherever it stands.
import { useState } from 'react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { PickRow } from '#client/ui/pick-row.tsx';
import type { CourseView } from '#contract/course.ts';
import type { Industry } from '#contract/fields.ts';
import { Unchosen } from './unchosen.tsx';

interface CompanyFieldProps {
  companies: CourseView['companies'];
  /** The one that counts, also where it is only the first one. */
  industry: Industry | null;
  /** The learner chose it, as the server says. */
  isChosen: boolean;
  onChoose: (industry: Industry) => void;
}

export function CompanyField({ companies, industry, isChosen, onChoose }: CompanyFieldProps) {
  const t = useTexts('study');
  const locale = useLocale();
  /** Chosen here, until the server says the same: what only falls back to a first one is no choice. */
  const [isPicked, setIsPicked] = useState(false);
  const chosen = isChosen || isPicked ? companies.find(({ key }) => key === industry) : undefined;
  const nameOf = ({ company, name }: CourseView['companies'][number]) =>
    t.companyIn(company, localized(name, locale));
  return (
    <PickRow
      hint={
        <>
          {chosen && `${localized(chosen.text, locale)} `}
          {t.companyHint}
        </>
      }
      label={t.company}
      onChoose={(key) => {
        setIsPicked(true);
        onChoose(key);
      }}
      title={chosen && nameOf(chosen)}
      value={chosen?.key ?? ''}
    >
      {chosen === undefined && <Unchosen>{t.companyChoose}</Unchosen>}
      {companies.map((one) => (
        <option key={one.key} value={one.key}>
          {nameOf(one)}
        </option>
      ))}
    </PickRow>
  );
}

// One deliverable of the portfolio: of which activity and company, and when it was made.
import { FileText } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { useCourses } from '#client/base/course.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang, localized } from '#client/base/language/localized.ts';
import { useReader } from '#client/base/use-reader.ts';
import { Row } from '#client/features/templates/rows.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { DeliverableCard } from '#contract/deliverables.ts';
import styles from './portfolio.module.css';

export function DeliverableRow({ deliverable }: { deliverable: DeliverableCard }) {
  const t = useTexts('documents');
  const screenLocale = useLocale();
  const lang = contentLang(screenLocale);
  const { locale, timeZone } = useReader();
  const { data: courses } = useCourses();
  const { title, company, activityTitle, courseKey, madeAt } = deliverable;
  const to = addresses.deliverable(deliverable, company?.industry);
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }).format(
    new Date(madeAt),
  );
  return (
    <Row
      ways={
        <Go aria-label={t.openNamed(title)} className="btn btn-line" to={to}>
          <Icon of={FileText} size="s" />
          {t.open}
        </Go>
      }
    >
      <h3 className={styles.name} lang={lang}>
        <Go to={to}>{title}</Go>
      </h3>
      <ul className={styles.facts}>
        <li lang={lang}>{activityTitle}</li>
        {company !== null && (
          <li>
            {t.portfolio.made.company(company.company, localized(company.name, screenLocale))}
          </li>
        )}
        <li>{courses?.find(({ key }) => key === courseKey)?.title}</li>
        <li>{t.portfolio.made.on(day)}</li>
      </ul>
    </Row>
  );
}

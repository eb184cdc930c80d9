// One model of the portfolio: of which course, how large it is and when it was changed.
import { Shapes } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { useCourses } from '#client/base/course.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useMoment } from '#client/base/use-moment.ts';
import { Row } from '#client/features/templates/rows.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ModelHead } from '#contract/models.ts';
import styles from './portfolio.module.css';

export function ModelRow({ model }: { model: ModelHead }) {
  const t = useTexts('documents');
  const { data: courses } = useCourses();
  const { id, name, courseKey, elements, updatedAt } = model;
  const to = addresses.model(id);
  const when = useMoment()(updatedAt);
  return (
    <Row
      ways={
        <Go aria-label={t.openNamed(name)} className="btn btn-line" to={to}>
          <Icon of={Shapes} size="s" />
          {t.open}
        </Go>
      }
    >
      <h3 className={styles.name}>
        <Go to={to}>{name}</Go>
      </h3>
      <ul className={styles.facts}>
        <li>{courses?.find(({ key }) => key === courseKey)?.title}</li>
        <li>{t.portfolio.elements(elements)}</li>
        <li>{t.portfolio.changed(when)}</li>
      </ul>
    </Row>
  );
}

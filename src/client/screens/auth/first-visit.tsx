// Who was never here is told what this is before anything is asked (decisions 12a).
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { lineStyle } from '#client/ui/line-color.ts';
import type { Product } from '#contract/api.ts';
import styles from './auth.module.css';

/** @param product undefined until the installation has answered */
export function FirstVisit({ product }: { product: Product | undefined }) {
  const locale = useLocale();
  const { firstVisit: t } = useTexts('auth');
  return (
    <>
      <h1>{t.title}</h1>
      <p className="muted">{t.text}</p>
      <ul aria-label={t.courses} className={styles.lines}>
        {product?.courses.map((course) => (
          <li key={course.key}>
            <span aria-hidden="true" className="line-dot" style={lineStyle(course)} />
            <b>{course.title}</b>
            <span className="muted">{localized(course.subject, locale)}</span>
          </li>
        ))}
      </ul>
      <h2 className="vh">{t.account}</h2>
    </>
  );
}

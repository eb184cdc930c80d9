// Who was never here is told what this is before anything is asked (decisions 12a).
import { ChevronDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useIsPhone } from '#client/base/is-phone.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { DemoOffer } from '#client/features/auth/demo-offer.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { SignedIn } from '#contract/account.ts';
import type { Product } from '#contract/api.ts';
import styles from './auth.module.css';
import { TemplatesFree } from './templates-free.tsx';

interface FirstVisitProps {
  /** Undefined until the installation has answered. */
  product: Product | undefined;
  onDemo: (as: SignedIn) => void;
}

/**
 * What this is, for which exams, who takes each and what for, and the two ways on that need no form; the form follows.
 * Who takes it stands open for the first course where there is room, else a press away; one at a time.
 */
export function FirstVisit({ product, onDemo }: FirstVisitProps) {
  const locale = useLocale();
  const { firstVisit: t, signIn } = useTexts('auth');
  const isPhone = useIsPhone();
  const offer = offerOfAll(product);
  return (
    <div className={styles.first}>
      <h1>{t.title}</h1>
      <p className={`muted ${styles.offer}`} data-testid="offer">
        {offer.questions > 0 ? t.offer(offer.questions, offer.practiceExams) : t.text}
      </p>
      <p className="muted">
        {t.free} <TemplatesFree product={product} />
      </p>
      <ul aria-label={t.courses} className={styles.lines}>
        {product?.courses.map((course, at) => (
          <li key={course.key}>
            <details name="taken-for" open={at === 0 && !isPhone}>
              <summary>
                <span aria-hidden="true" className="line-dot" style={dotStyle(course)} />
                <b>{course.title}</b>
                <span className="muted">{localized(course.exams, locale)}</span>
                <Icon of={ChevronDown} size="s" />
              </summary>
              <p className="small muted">{localized(course.takenFor, locale)}</p>
            </details>
          </li>
        ))}
      </ul>
      <p className={styles.ways} data-demo={product?.demo === false ? undefined : ''}>
        {product?.demo === true ? <DemoOffer onSignedIn={onDemo} /> : null}
        <Go className="btn btn-line" to={addresses.auth('sign-in')}>
          {signIn}
        </Go>
      </p>
      <h2>{t.account}</h2>
    </div>
  );
}

/** Both colours of the line: the theme that the page wears chooses. */
const dotStyle = ({ colors }: Product['courses'][number]): CSSProperties =>
  ({ '--of-dark': colors.dark, '--of-light': colors.light }) as CSSProperties;

/** Of all courses together; zeros until the installation has answered. */
function offerOfAll(product: Product | undefined) {
  const offers = product?.courses.map(({ offer }) => offer) ?? [];
  return {
    questions: offers.reduce((sum, { questions }) => sum + questions, 0),
    practiceExams: offers.reduce((sum, { practiceExams }) => sum + practiceExams, 0),
  };
}

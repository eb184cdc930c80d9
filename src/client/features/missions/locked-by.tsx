// What keeps a mission locked: one thing in a sentence, several as steps in their order, and the test that leads past them.
import { addressOfOpener } from '#client/base/activity-links.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import type { ActivityLink } from '#contract/activity-link.ts';
import type { MissionCard } from '#contract/learning.ts';
import styles from './locked-by.module.css';
import { allNames, testOf } from './opens-after.ts';

/** So many steps stand open; the others are unfolded. */
const SHOWN = 3;

interface LockedByProps {
  /** All of these, and of each any one. */
  missing: MissionCard['opensAfter'];
  /** One way there; what comes first can be done now. */
  steps: readonly ActivityLink[];
}

export function LockedBy({ missing, steps }: LockedByProps) {
  const locale = useLocale();
  const t = useTexts('missions');
  const test = testOf(missing);
  const rest = steps.slice(SHOWN);
  if (steps.length < 2) {
    return <span>{t.detail.lockedText(allNames(t, missing, locale))}</span>;
  }
  return (
    <div className={styles.by}>
      <p>{t.detail.lockedSteps(steps.length)}</p>
      <Steps steps={steps.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>{t.detail.lockedRest(rest.length)}</summary>
          <Steps from={SHOWN} steps={rest} />
        </details>
      )}
      {test && test.phaseId !== null && (
        <p>
          {t.detail.orTest}{' '}
          <Go className="link" lang={contentLang(locale)} to={addresses.testOut(test.phaseId)}>
            {test.title}
          </Go>
        </p>
      )}
    </div>
  );
}

function Steps({ steps, from = 0 }: { steps: readonly ActivityLink[]; from?: number }) {
  return (
    <ol lang={contentLang(useLocale())} start={from + 1}>
      {steps.map((step, at) => (
        <li key={step.ref}>
          {from + at === 0 ? (
            <Go className="link" to={addressOfOpener(step)}>
              {step.title}
            </Go>
          ) : (
            step.title
          )}
        </li>
      ))}
    </ol>
  );
}

// What opens a locked activity: one thing in a sentence, several in their order, and the test that leads past them.
import { useQuery } from '@tanstack/react-query';
import { queries } from '#client/api/queries.ts';
import { addressOfLink } from '#client/base/activity-links.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTextOf, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { playerTexts } from '#client/base/language/player-texts.ts';
import { LockedBy } from '#client/features/missions/locked-by.tsx';
import type { ActivityLink } from '#contract/activity-link.ts';
import type { ActivityView } from '#contract/play.ts';
import styles from './gates.module.css';

/** So many steps stand open; the others are unfolded. A list is worked with below them: they take one line. */
const SHOWN = 5;
const SHOWN_OVER_LIST = 1;

export function WhatOpens({ activity }: { activity: ActivityView }) {
  const textOf = useTextOf();
  const t = playerTexts(textOf('player'), activity.kind).intro;
  const { missing, stepsToOpen } = activity;
  const isList = activity.form === 'checklist';
  // Of a mission it is said as on its own page.
  if (missing.length > 0) return <LockedBy missing={missing} steps={stepsToOpen} />;
  if (stepsToOpen.length < 2) {
    return (
      <div className={`muted ${styles.opens}`}>
        <Opener activity={activity} />
        <TestOut activity={activity} />
      </div>
    );
  }
  const shown = isList ? SHOWN_OVER_LIST : SHOWN;
  const rest = stepsToOpen.slice(shown);
  return (
    <div className={styles.opens}>
      <p className="muted">
        {isList
          ? textOf('path').checklist.opensAfterSteps(stepsToOpen.length)
          : t.lockedSteps(stepsToOpen.length)}
      </p>
      <Steps steps={stepsToOpen.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{textOf('path').checklist.more(rest.length)}</summary>
          <Steps from={shown} steps={rest} />
        </details>
      )}
      <div className="small muted">
        <TestOut activity={activity} />
      </div>
    </div>
  );
}

/** The one thing that opens an item: it can be done now, so its name leads there. */
function Opener({ activity: { kind, form, stepsToOpen } }: { activity: ActivityView }) {
  const t = playerTexts(useTexts('player'), kind).intro;
  const { checklist } = useTexts('path');
  const lang = contentLang(useLocale());
  const [step] = stepsToOpen;
  if (step === undefined) return <p>{t.lockedTextPlain}</p>;
  const told = form === 'checklist' ? checklist.opensWhen(NAME) : t.lockedText(NAME);
  const [before, after] = told.split(NAME);
  return (
    <p>
      {before}
      <Go className="link" lang={lang} to={addressOfLink(step)}>
        {step.title}
      </Go>
      {after}
    </p>
  );
}

/** Stands in a sentence for the name that becomes a link. */
const NAME = '\u0000';

/** The first of them can be done now; the others open one after the other. */
function Steps({ steps, from = 0 }: { steps: readonly ActivityLink[]; from?: number }) {
  const lang = contentLang(useLocale());
  return (
    <ol lang={lang} start={from + 1}>
      {steps.map((step, at) => (
        <li key={step.ref}>
          {from + at === 0 ? (
            <Go className="link" to={addressOfLink(step)}>
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

/** Of a locked station: the test that opens it, where it saves a step, and what is left to do after it. */
function TestOut({ activity }: { activity: ActivityView }) {
  const { courseKey, phaseId, stepsAfterTestOut: left, stepsToOpen } = activity;
  const t = useTexts('path').stations;
  const { data } = useQuery({ ...queries.path(courseKey), enabled: phaseId !== null });
  const phase = data?.phases.find(({ id }) => id === phaseId);
  if (phase === undefined || phase.testOutId === null || left === null) return null;
  return (
    <p>
      {t.knownAlready}{' '}
      <Go
        aria-label={t.testOutNamed(phase.title)}
        className="link"
        to={addresses.testOut(phase.id)}
      >
        {t.testOut}
      </Go>
      {t.testOutLeaves(left, stepsToOpen.length)}
    </p>
  );
}

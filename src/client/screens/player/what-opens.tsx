// What opens a locked activity: one thing in a sentence, several in their order, and the test that leads past them.
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { queries } from '#client/api/queries.ts';
import { addressOfLink } from '#client/base/activity-links.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTextOf, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { playerTexts } from '#client/base/language/player-texts.ts';
import { useQuiet } from '#client/base/theme.tsx';
import { LockedBy } from '#client/features/missions/locked-by.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { ActivityLink } from '#contract/activity-link.ts';
import type { ActivityView } from '#contract/play.ts';
import styles from './gates.module.css';

/** So many steps stand open; the others are unfolded. */
const SHOWN = 5;

export function WhatOpens({ activity }: { activity: ActivityView }) {
  const textOf = useTextOf();
  const t = playerTexts(textOf('player'), activity.kind).intro;
  const { missing, stepsToOpen } = activity;
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
  if (activity.form === 'checklist') return <FoldedSteps activity={activity} />;
  const rest = stepsToOpen.slice(SHOWN);
  return (
    <div className={styles.opens}>
      <p className="muted">{t.lockedSteps(stepsToOpen.length)}</p>
      <Steps steps={stepsToOpen.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>{textOf('path').checklist.more(rest.length)}</summary>
          <Steps from={SHOWN} steps={rest} />
        </details>
      )}
      <div className="small muted">
        <TestOut activity={activity} />
      </div>
    </div>
  );
}

/** A list is worked with below them: they take one line. */
function FoldedSteps({ activity }: { activity: ActivityView }) {
  const { checklist: t } = useTexts('path');
  const { stepsToOpen } = activity;
  const xp = useXpOf(activity);
  const lang = contentLang(useLocale());
  const [before, after] = t.opensAfterSteps(NAME, stepsToOpen.length - 1, xp).split(NAME);
  return (
    <details className={styles.folded}>
      <summary>
        <Icon of={Lock} size="s" /> {before}
        <span lang={lang}>{stepsToOpen[0]?.title}</span>
        {after}
      </summary>
      <Steps steps={stepsToOpen} />
      <div className="small muted">
        <TestOut activity={activity} />
      </div>
    </details>
  );
}

/** @returns what a list earns, where that is said */
function useXpOf({ xp }: ActivityView): number | null {
  const isQuiet = useQuiet();
  return isQuiet || xp === 0 ? null : xp;
}

/** The one thing that opens an item: it can be done now, so its name leads there. */
function Opener({ activity }: { activity: ActivityView }) {
  const { kind, form, stepsToOpen } = activity;
  const xp = useXpOf(activity);
  const t = playerTexts(useTexts('player'), kind).intro;
  const { checklist } = useTexts('path');
  const lang = contentLang(useLocale());
  const [step] = stepsToOpen;
  if (step === undefined) return <p>{t.lockedTextPlain}</p>;
  const told = form === 'checklist' ? checklist.opensWhen(NAME, xp) : t.lockedText(NAME);
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

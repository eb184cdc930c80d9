// Addresses of activities that cannot be played yet: locked, or not started.
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Clock, Play as PlayIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { activityRequest } from '#client/api/activity-request.ts';
import { queries } from '#client/api/queries.ts';
import { addressOfActivity, addressOfOpener, wayOut } from '#client/base/activity-links.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTextOf, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { kindName, playerTexts } from '#client/base/language/player-texts.ts';
import { useNextStep } from '#client/base/next-step.ts';
import { NextLead } from '#client/features/missions/next-lead.tsx';
import { BarrierScene, PlatformScene } from '#client/features/missions/scenes.tsx';
import { SeenInPhase } from '#client/features/path/checklist-preview.tsx';
import { Coin } from '#client/ui/coin.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { LoadingLine } from '#client/ui/states.tsx';
import type { Industry } from '#contract/fields.ts';
import type { ActivityView } from '#contract/play.ts';
import styles from './player.module.css';
import { useStartActivity } from './use-start-activity.ts';
import { WhatOpens } from './what-opens.tsx';

/** With its words and tools, which most gates do without. */
const ListAhead = lazy(async () => {
  const [{ ListAhead: part }] = await Promise.all([
    import('./list-ahead.tsx'),
    loadTexts(['checklist', 'templates']),
  ]);
  return { default: part };
});

interface StartGateProps {
  activity: ActivityView;
  industry: Industry | undefined;
}

/** An available activity is started by its learner, not by following a link. */
export function StartGate({ activity, industry }: StartGateProps) {
  const locale = useLocale();
  const textOf = useTextOf();
  const player = textOf('player');
  const t = playerTexts(player, activity.kind).intro;
  const { start, starting } = useStartActivity(activity.kind === 'mission');
  const lang = contentLang(locale);
  const { ref, title } = activity;
  // Its lines are the page: what it is stands below them.
  const isList = activity.form === 'checklist';
  const isBegun = useWorkedAhead(activity);
  const words = useTexts('missions');
  return (
    <section aria-labelledby="gate" className={styles.gate} data-list={isList ? '' : undefined}>
      {!isList && <PlatformScene />}
      <p className="eyebrow">
        <span className="accent">{kindName(textOf, locale, activity)}</span>
        <span lang={lang}>{activity.groupTitle}</span>
      </p>
      <h1 id="gate" lang={lang}>
        {title}
      </h1>
      {!isList && (
        <p className="muted" lang={lang}>
          {activity.description}
        </p>
      )}
      {activity.deliverable !== null && (
        <p>
          <span className="muted">{t.deliverable}</span> <b lang={lang}>{activity.deliverable}</b>
        </p>
      )}
      {!isList && <Facts activity={activity} />}
      <div className="row">
        <button
          className="btn btn-primary"
          disabled={starting !== null}
          onClick={() =>
            void start({
              request: activityRequest(ref, industry),
              title,
              to: addressOfActivity(activity),
            })
          }
          type="button"
        >
          <Icon of={PlayIcon} />
          {isBegun ? words.continue : t.start}
        </button>
        <Go className="btn btn-line" to={wayOut(activity)}>
          {t.all}
        </Go>
      </div>
      <Asked activity={activity} />
    </section>
  );
}

/** A checklist is worked on before it is started: then it is gone on with. */
function useWorkedAhead({ form, ref }: ActivityView): boolean {
  const { data } = useQuery({ ...queries.recap(ref), enabled: form === 'checklist' });
  return data?.steps.some((step) => step.kind === 'ticks' && step.draft !== null) ?? false;
}

/** What it earns and takes. */
function Facts({ activity }: { activity: ActivityView }) {
  const missions = useTexts('missions');
  const tasks = useTexts('tasks');
  const { xp, quiz, stepCount, estimatedMinutes, checkCount } = activity;
  return (
    <p className={styles.facts}>
      {xp > 0 && (
        <span className="xpv">
          <Coin />
          {missions.xpToEarn(xp)}
        </span>
      )}
      {quiz === null ? (
        <>
          <span className={styles.kv}>
            <Icon of={Clock} size="s" />
            {missions.minutes(estimatedMinutes)}
          </span>
          <span>{missions.cards(stepCount)}</span>
          {checkCount > 0 && <span>{missions.checks(checkCount)}</span>}
        </>
      ) : (
        <span>{tasks.quiz.ahead(stepCount, estimatedMinutes, quiz.passPercent)}</span>
      )}
    </p>
  );
}

interface LockedGateProps {
  activity: ActivityView;
  /** Opens its readings, where it is a lesson. */
  onRead: () => void;
}

/**
 * Says what opens a locked activity, leads there and to the next step; a lesson can be read as a recap, and a checklist
 * stands there to be worked on.
 */
export function LockedGate({ activity, onRead }: LockedGateProps) {
  const locale = useLocale();
  const textOf = useTextOf();
  const player = textOf('player');
  const t = playerTexts(player, activity.kind).intro;
  const lang = contentLang(locale);
  const opener = activity.opensAfter;
  const next = useNextStep(activity.courseKey);
  const isOpenerNext = next?.activity.ref === opener?.ref;
  // Of what is locked itself only the name helps.
  const known = useQuery({ ...queries.details(opener?.ref ?? ''), enabled: opener !== null });
  const isOpenerOpen = known.data !== undefined && known.data.status !== 'locked';
  const isList = activity.form === 'checklist';
  return (
    <section aria-labelledby="gate" className={styles.gate} data-list={isList ? '' : undefined}>
      {!isList && <BarrierScene />}
      <p className="eyebrow">
        <span className="accent">{kindName(textOf, locale, activity)}</span>
        <span lang={lang}>{isList ? activity.groupTitle : activity.title}</span>
      </p>
      {isList ? (
        <h1 id="gate" lang={lang}>
          {activity.title}
        </h1>
      ) : (
        <h1 id="gate">{t.locked}</h1>
      )}
      <WhatOpens activity={activity} />
      {activity.form === 'lesson' && <p className="muted">{t.readText}</p>}
      {isList && <WorkAhead activity={activity} />}
      <div className="row">
        {activity.form === 'lesson' && (
          <button className="btn btn-line" onClick={onRead} type="button">
            <Icon of={BookOpen} />
            {t.read}
          </button>
        )}
        {/* A list names its steps as links just above it. */}
        {isList || opener === null || isOpenerNext || !isOpenerOpen ? null : (
          <Go className="btn btn-line" to={addressOfOpener(opener)}>
            {t.open(opener.title)}
          </Go>
        )}
        <Go className={next ? 'btn btn-line' : 'btn btn-primary'} to={wayOut(activity)}>
          {t.all}
        </Go>
      </div>
      <NextLead courseKey={activity.courseKey} />
    </section>
  );
}

/** What a checklist will ask, and what the app has ticked already. */
function Asked({ activity }: { activity: ActivityView }) {
  const { form, phaseId, courseKey } = activity;
  if (form !== 'checklist') return null;
  return (
    <>
      <WorkAhead activity={activity} />
      {phaseId !== null && <SeenInPhase courseKey={courseKey} phaseId={phaseId} />}
    </>
  );
}

/** The lines of a checklist, on a gate that stands before it. */
function WorkAhead({ activity }: { activity: ActivityView }) {
  return (
    <Suspense fallback={<LoadingLine label={activity.title} />}>
      <ListAhead activity={activity} />
    </Suspense>
  );
}

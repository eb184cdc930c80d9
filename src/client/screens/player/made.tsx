// The way to what a finished lab or artifact has left.
import { FileText } from 'lucide-react';
import { type Address, addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { isTask } from '#client/features/player/tasks/task-kinds.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ActivityView, Play } from '#contract/play.ts';
import styles from './player-items.module.css';

/** Does it stand as it was handed in? Another story of a done lab is not made before its own tasks are. */
export const isMade = ({ activity, steps, progress }: Play): boolean =>
  progress.status === 'done' &&
  activity.deliverable !== null &&
  steps.filter(isTask).every(({ id }) => progress.submittedStepIds.includes(id));

/** Between the title and the cards. */
export function MadeAbove({ activity }: { activity: ActivityView }) {
  const { intro: t } = useTexts('player');
  const lang = contentLang(useLocale());
  const to = addressOfMade(activity);
  if (to === null) return null;
  return (
    <p className={styles.madeAbove} data-testid="made">
      <span className="muted">{t.made}</span>{' '}
      <Go className="link" lang={lang} to={to}>
        {activity.deliverable}
      </Go>
    </p>
  );
}

/** At the end. */
export function MadeNow({ activity }: { activity: ActivityView }) {
  const { intro: t } = useTexts('player');
  const lang = contentLang(useLocale());
  const to = addressOfMade(activity);
  if (to === null) return null;
  return (
    <p className={styles.made} data-testid="made">
      <span>
        <span className="muted">{t.made}</span> <b lang={lang}>{activity.deliverable}</b>
      </span>
      <Go className="btn btn-line" to={to}>
        <Icon of={FileText} size="s" />
        {t.openMade}
        <span className="vh" lang={lang}>
          : {activity.deliverable}
        </span>
      </Go>
    </p>
  );
}

function addressOfMade(activity: ActivityView): Address | null {
  const { deliverable, phaseId, kind, coreKey, industry } = activity;
  if (deliverable === null || phaseId === null) return null;
  return addresses.deliverable({ phaseId, itemName: coreKey ?? kind }, industry);
}

// The stories of a lab: switching loads the other one, and each keeps its own work.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { useCourse } from '#client/base/course.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { localized } from '#client/base/language/localized.ts';
import { useNotices } from '#client/ui/notices.tsx';
import type { Industry } from '#contract/fields.ts';
import type { ActivityView } from '#contract/play.ts';
import styles from './player-items.module.css';

interface IndustrySwitchProps {
  activity: ActivityView;
  /** The learner has just come here by the switch: it keeps the focus. */
  hasFocus: boolean;
  onSwitch: (industry: Industry) => void;
}

export function IndustrySwitch({ activity, hasFocus, onSwitch }: IndustrySwitchProps) {
  const locale = useLocale();
  const player = useTexts('player');
  const { industries: names } = useTexts('path');
  const shown = activity.stories.find(({ industry }) => industry === activity.industry);
  const t = useTexts('tasks').industry;
  const { companies = [] } = useCourse() ?? {};
  /** What the company is about: it spells out the short name of its trade. */
  const textOf = (of: Industry | null) => {
    const company = companies.find(({ key }) => key === of);
    return company && localized(company.text, locale);
  };
  const client = useQueryClient();
  const { notice } = useNotices();
  const [loading, setLoading] = useState<Industry | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) pressed.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  const open = async (industry: Industry) => {
    if (industry === activity.industry || loading !== null) return;
    setLoading(industry);
    try {
      await client.fetchQuery({ ...queries.play(activity.ref, industry), staleTime: 0 });
      onSwitch(industry);
    } catch {
      notice({ title: t.failed, text: player.failedText, tone: 'bad' });
    } finally {
      setLoading(null);
    }
  };
  return (
    <section aria-label={names.label} className={styles.stories}>
      <fieldset aria-label={names.label} aria-busy={loading !== null} className="seg">
        {activity.stories.map(({ industry, name }) => (
          <button
            aria-pressed={industry === activity.industry}
            data-loading={industry === loading ? '' : undefined}
            key={industry}
            onClick={() => void open(industry)}
            ref={industry === activity.industry ? pressed : undefined}
            title={textOf(industry)}
            type="button"
          >
            {localized(name, locale)}
          </button>
        ))}
      </fieldset>
      <p className="small muted not-s">
        {textOf(activity.industry)} {t.own}
      </p>
      <p aria-live="polite" className="vh">
        {hasFocus && shown !== undefined && t.switched(localized(shown.name, locale))}
      </p>
    </section>
  );
}

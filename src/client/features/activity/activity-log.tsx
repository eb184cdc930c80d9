// What the learner did, newest first.
import { Award, BookOpen, ClipboardCheck, Flag, type LucideIcon, TrendingUp } from 'lucide-react';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang, localized } from '#client/base/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ActivityEntry } from '#contract/progress.ts';
import styles from './activity.module.css';
import { relativeAge } from './relative-age.ts';

const icons: Record<ActivityEntry['type'], LucideIcon> = {
  mission_done: Flag,
  item_done: BookOpen,
  paper_done: ClipboardCheck,
  badge_earned: Award,
  level_reached: TrendingUp,
};

/** Titles of content; names of badges and levels are translated. */
const WRITTEN_IN_ENGLISH = new Set<ActivityEntry['type']>([
  'mission_done',
  'item_done',
  'paper_done',
]);

interface ActivityLogProps {
  entries: readonly ActivityEntry[];
  /** The clock the ages are measured from, in milliseconds. */
  now: number;
}

export function ActivityLog({ entries, now }: ActivityLogProps) {
  const locale = useLocale();
  const { activity, age } = useTexts('dashboard');
  return (
    <ol className={styles.log}>
      {entries.map((entry) => (
        <li className={entry.type === 'level_reached' ? 'reward' : undefined} key={entry.id}>
          <span className={styles.ico} data-warm={entry.xp > 0 ? '' : undefined}>
            <Icon of={icons[entry.type]} size="s" />
          </span>
          <p>
            <b>{activity[entry.type]}</b>{' '}
            <span lang={WRITTEN_IN_ENGLISH.has(entry.type) ? contentLang(locale) : undefined}>
              {localized(entry.title, locale)}
            </span>
          </p>
          {entry.xp > 0 ? <span className="xpv">{activity.xp(entry.xp)}</span> : <span />}
          <time className="quiet" dateTime={entry.createdAt}>
            {age(relativeAge(entry.createdAt, now))}
          </time>
        </li>
      ))}
    </ol>
  );
}

// What the learner did, newest first.
import {
  Award,
  BookOpen,
  BookOpenText,
  CalendarCheck,
  ClipboardCheck,
  Flag,
  LockOpen,
  type LucideIcon,
  TrendingUp,
} from 'lucide-react';
import { useCourses } from '#client/base/course.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang, localized } from '#client/base/language/localized.ts';
import { relativeAge, stretchOf } from '#client/base/language/relative-age.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { ActivityEntry } from '#contract/progress.ts';
import styles from './activity.module.css';
import { activityGroups } from './activity-groups.ts';

const icons: Record<ActivityEntry['type'], LucideIcon> = {
  mission_done: Flag,
  item_done: BookOpen,
  worked_on: BookOpenText,
  unit_opened: LockOpen,
  paper_done: ClipboardCheck,
  badge_earned: Award,
  level_reached: TrendingUp,
  event_done: CalendarCheck,
};

/** A page that is older than the server may be told of what it has no words for. */
const isKnown = ({ type }: ActivityEntry): boolean => type in icons;

/** Titles of content; names of badges and levels are translated. */
const WRITTEN_IN_ENGLISH = new Set<ActivityEntry['type']>([
  'mission_done',
  'item_done',
  'worked_on',
  'unit_opened',
  'paper_done',
]);

/** Rewards, which quiet mode hides. */
const EARNED = new Set<ActivityEntry['type']>(['badge_earned', 'level_reached', 'event_done']);

/** Of entries that are one line. */
const NAMED = 2;

interface ActivityLogProps {
  entries: readonly ActivityEntry[];
  /** At most so many lines; all without it. */
  lines?: number;
  /** The clock the ages are measured from, in milliseconds. */
  now: number;
}

export function ActivityLog({ entries, lines, now }: ActivityLogProps) {
  const locale = useLocale();
  const { activity, age, percent } = useTexts('dashboard');
  const { missed, few: fewText, tooQuick } = useTexts('actions');
  // Whose course it was is said where it is another than the one on the screen.
  const selected = useSelectedCourse();
  const courses = useCourses().data;
  const titleOf = (courseKey: string) => courses?.find(({ key }) => key === courseKey)?.title;
  const ageOf = ({ createdAt }: ActivityEntry) => relativeAge(createdAt, now);
  return (
    <ol className={styles.log}>
      {activityGroups(entries.filter(isKnown), (entry) => stretchOf(ageOf(entry)))
        .slice(0, lines)
        .map(({ first, first: { few = null }, entries: alike, xp }) => (
          <li className={EARNED.has(first.type) ? 'reward' : undefined} key={first.id}>
            <span className={styles.ico} data-warm={xp > 0 ? '' : undefined}>
              <Icon of={icons[first.type]} size="s" />
            </span>
            <p>
              <b>{activity[first.type]}</b>{' '}
              {first.isOfMissed ? (
                missed
              ) : (
                <span lang={WRITTEN_IN_ENGLISH.has(first.type) ? contentLang(locale) : undefined}>
                  {alike
                    .slice(0, NAMED)
                    .map(({ title }) => localized(title, locale))
                    .join(', ')}
                </span>
              )}
              {alike.length > NAMED && ` ${activity.more(alike.length - NAMED)}`}
              {first.percent !== null &&
                `, ${few === null ? percent(first.percent) : fewText(few.reached, few.outOf, few.isPoints)}`}
              {first.isTooQuick && (
                <>
                  {' '}
                  <span className="chip chip-warn">{tooQuick}</span>
                </>
              )}
              {first.courseKey !== null && first.courseKey !== selected && (
                <span className="muted"> · {titleOf(first.courseKey)}</span>
              )}
            </p>
            {xp > 0 ? <span className="xpv">{activity.xp(xp)}</span> : <span />}
            <time className="quiet" dateTime={first.createdAt}>
              {age(ageOf(first))}
            </time>
          </li>
        ))}
    </ol>
  );
}

// Quick actions (brief 1, 2.7): what one most likely came for, in one press, from any screen.
import { useQuery } from '@tanstack/react-query';
import {
  Award,
  CalendarCheck,
  ChevronRight,
  FileDown,
  Flag,
  GraduationCap,
  type LucideIcon,
  Play,
} from 'lucide-react';
import { queries } from '#client/api/queries.ts';
import { screens } from '#client/app/screens.tsx';
import { useIsShown } from '#client/app/shell/use-is-shown.ts';
import { useMenuCourse } from '#client/app/shell/use-menu-course.ts';
import { addressOfLink } from '#client/base/activity-links.ts';
import { type Address, addresses } from '#client/base/addresses.ts';
import { useDevice } from '#client/base/device.ts';
import { useGo } from '#client/base/go.tsx';
import { useKnownCourses } from '#client/base/known-courses.ts';
import { useLocale, useTexts } from '#client/base/language/language.tsx';
import { contentLang } from '#client/base/language/localized.ts';
import { isBegun, useNextStep } from '#client/base/next-step.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { commandLabel } from '#client/base/shortcuts.ts';
import { ActivityLog } from '#client/features/activity/activity-log.tsx';
import { useDoneToday, useOfferedPaper } from '#client/features/exam/use-offered-paper.ts';
import { useOpenStep } from '#client/features/missions/use-open-step.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { onePerPlace } from './one-per-place.ts';
import styles from './quick.module.css';

/** Events of the activity log that are shown (brief 1, 9). */
const EVENTS = 3;

interface QuickAction {
  /** As the brief stores them: `start-next-mission`, `resume-mission`, `start-exam`, `download-artifacts`. */
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly icon: LucideIcon;
  /** The text is content. */
  readonly isContent?: boolean;
  /** Of two that lead to one place the last is listed: the daily challenge by that name, where it is also the exam to take. */
  readonly to: Address;
  /** Where more is to be done than to go there. */
  readonly run?: () => void;
}

export function QuickActions({ onClose }: { onClose: () => void }) {
  const t = useTexts('quick');
  const { quickActions, ctrl } = useTexts('shell');
  const lang = contentLang(useLocale());
  const { keyShortcuts } = useDevice().settings;
  const go = useGo();
  return (
    <Dialog closeLabel={t.close} look="drawer" onClose={onClose} open title={quickActions}>
      <ul className={styles.actions}>
        {useActions().map(({ id, label, text, icon, isContent = false, to, run }) => (
          <li key={id}>
            <button
              data-action={id}
              onClick={() => {
                onClose();
                if (run) run();
                else go(to);
              }}
              type="button"
            >
              <span className={styles.sign}>
                <Icon of={icon} />
              </span>
              <span className={styles.what}>
                <b>{label}</b>
                <span lang={isContent ? lang : undefined}>{text}</span>
              </span>
              <Icon of={ChevronRight} size="s" />
            </button>
          </li>
        ))}
      </ul>
      <Recent />
      {keyShortcuts && (
        <p className={`${styles.tip} of-keys`}>
          {t.tip.before} <kbd className="keycap">{commandLabel('J', ctrl)}</kbd> {t.tip.between}{' '}
          <kbd className="keycap">?</kbd> {t.tip.after}
        </p>
      )}
    </Dialog>
  );
}

function useActions(): readonly QuickAction[] {
  const t = useTexts('quick');
  const actions = useTexts('actions');
  const dashboard = useTexts('dashboard');
  const search = useTexts('search');
  const selected = useSelectedCourse();
  const featured = useKnownCourses().find(({ key }) => key === selected)?.featured;
  const { badgesEarned } = useLearner();
  const next = useNextStep(selected) ?? null;
  const { open } = useOpenStep();
  const menuCourse = useMenuCourse();
  const isShown = useIsShown();
  const daily = featured?.daily ?? null;
  const exam = useOfferedPaper(selected);
  const today = useDoneToday(selected);
  const papers = useQuery(queries.searchContent(selected)).data?.papers;
  const round = papers?.find(({ key }) => key === daily);
  const leadsTo = (path: string) =>
    screens.menu('side', menuCourse).find((entry) => entry.to === path && isShown(entry))?.to ??
    null;
  const [templates, achievements] = [leadsTo('/artifacts'), leadsTo('/achievements')];
  const all: (QuickAction | null)[] = [
    // One next step, by the name that every screen gives it: begun it is resumed, else it is started.
    next && {
      ...(isBegun(next)
        ? { id: 'resume-mission', label: t.resume, icon: Play }
        : {
            id: 'start-next-mission',
            label: next.activity.kind === 'mission' ? t.startNext : t.startStep,
            icon: Flag,
          }),
      text: next.activity.title,
      isContent: true,
      to: addressOfLink(next.activity),
      run: () => open(next),
    },
    exam && {
      id: 'start-exam',
      label: dashboard.practice.title,
      text: exam.isRunning ? dashboard.practice.resumeNamed(exam.name) : exam.name,
      icon: GraduationCap,
      isContent: exam.isContent && !exam.isRunning,
      to: exam.to,
    },
    daily === null
      ? null
      : {
          id: 'daily-challenge',
          label: t.daily,
          text: today
            ? t.dailyDone(today.percent)
            : round
              ? search.paper(round.count, round.minutes)
              : '',
          icon: CalendarCheck,
          to: addresses.paper(daily),
        },
    templates && {
      id: 'download-artifacts',
      label: t.templates,
      text: t.templatesText,
      icon: FileDown,
      to: templates,
    },
    achievements && {
      id: 'view-achievements',
      label: t.achievements,
      text: actions.badges(badgesEarned),
      icon: Award,
      to: achievements,
    },
  ];
  return onePerPlace(all.filter((one) => one !== null));
}

/** The latest events; nothing before the first one. */
function Recent() {
  const { activity } = useTexts('dashboard');
  const { retry } = useTexts('actions');
  const { data, isError, refetch } = useQuery(queries.activity(EVENTS));
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="quick-recent" className={styles.recent}>
      <h3 id="quick-recent">{activity.title}</h3>
      {data ? (
        <ActivityLog entries={data} now={Date.now()} />
      ) : isError ? (
        <p role="alert">
          {activity.failed}{' '}
          <button className="link" onClick={() => void refetch()} type="button">
            {retry}
          </button>
        </p>
      ) : (
        <p role="status">{activity.loading}</p>
      )}
    </section>
  );
}

// The screens, each its own chunk, fetched when first shown or when the page is idle.
import { lazy, type ReactNode } from 'react';
import { connection } from '#client/api/connection.ts';
import type { Screen } from './screen-of.ts';

const load = {
  auth: () => import('#client/screens/auth/auth-screen.tsx'),
  reset: () => import('#client/screens/reset/reset-screen.tsx'),
  confirm: () => import('#client/screens/confirm/confirm-screen.tsx'),
  picker: () => import('#client/screens/picker/picker-screen.tsx'),
  dashboard: () => import('#client/screens/dashboard/dashboard-screen.tsx'),
  missions: () => import('#client/screens/missions/missions-screen.tsx'),
  mission: () => import('#client/screens/mission/mission-screen.tsx'),
  player: () => import('#client/screens/player/player-screen.tsx'),
  path: () => import('#client/screens/path/path-screen.tsx'),
  tracks: () => import('#client/screens/tracks/tracks-screen.tsx'),
  industries: () => import('#client/screens/industries/industries-screen.tsx'),
  item: () => import('#client/screens/path/item-screen.tsx'),
  exam: () => import('#client/screens/exam/exam-screen.tsx'),
  examHistory: () => import('#client/screens/exam/history-screen.tsx'),
  paper: () => import('#client/screens/paper/paper-screen.tsx'),
  attempt: () => import('#client/screens/attempt/attempt-screen.tsx'),
  report: () => import('#client/screens/report/report-screen.tsx'),
};

const AuthScreen = lazy(async () => ({ default: (await load.auth()).AuthScreen }));
const ResetScreen = lazy(async () => ({ default: (await load.reset()).ResetScreen }));
const ConfirmScreen = lazy(async () => ({ default: (await load.confirm()).ConfirmScreen }));
const PickerScreen = lazy(async () => ({ default: (await load.picker()).PickerScreen }));
const DashboardScreen = lazy(async () => ({ default: (await load.dashboard()).DashboardScreen }));
const MissionsScreen = lazy(async () => ({ default: (await load.missions()).MissionsScreen }));
const MissionScreen = lazy(async () => ({ default: (await load.mission()).MissionScreen }));
const PlayerScreen = lazy(async () => ({ default: (await load.player()).PlayerScreen }));
const PathScreen = lazy(async () => ({ default: (await load.path()).PathScreen }));
const TracksScreen = lazy(async () => ({ default: (await load.tracks()).TracksScreen }));
const IndustriesScreen = lazy(async () => ({
  default: (await load.industries()).IndustriesScreen,
}));
const ItemScreen = lazy(async () => ({ default: (await load.item()).ItemScreen }));
const ExamScreen = lazy(async () => ({ default: (await load.exam()).ExamScreen }));
const HistoryScreen = lazy(async () => ({ default: (await load.examHistory()).HistoryScreen }));
const PaperScreen = lazy(async () => ({ default: (await load.paper()).PaperScreen }));
const AttemptScreen = lazy(async () => ({ default: (await load.attempt()).AttemptScreen }));
const ReportScreen = lazy(async () => ({ default: (await load.report()).ReportScreen }));

/** Fetches the code of the screen of an address while it is still asked who is here. */
export function preloadScreen({ name }: Screen): void {
  // Only the courses say whether an address is a course's or a mission's.
  if (name !== 'player') load[name]().catch(() => undefined);
}

/** By then the first screen stands, on a slow line too. */
const AHEAD_AFTER_MS = 4_000;

/** Fetches the code of screens once the page is idle; a failure is met again when one is shown. */
export function preloadWhenIdle(...names: readonly Screen['name'][]): void {
  const fetchAll = () => {
    // A style sheet that failed to come once is not asked for again: the screen would stay bare.
    if (connection() !== 'online') return;
    for (const name of names) load[name]().catch(() => undefined);
  };
  // A page that waits for its data is idle too: what is fetched ahead must not stand in its way.
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(fetchAll);
    else fetchAll();
  }, AHEAD_AFTER_MS);
}

/** The screen of an address, with what the address says about it. */
export function screenElement(screen: Screen): ReactNode {
  switch (screen.name) {
    case 'auth':
      return <AuthScreen />;
    case 'reset':
      return <ResetScreen />;
    case 'confirm':
      return <ConfirmScreen />;
    case 'picker':
      return <PickerScreen />;
    case 'dashboard':
      return <DashboardScreen courseKey={screen.courseKey} key={screen.courseKey} />;
    case 'missions':
      return <MissionsScreen courseKey={screen.courseKey} key={screen.courseKey} />;
    case 'mission':
      return <MissionScreen key={screen.missionKey} missionKey={screen.missionKey} />;
    case 'player':
      return (
        <PlayerScreen
          activityRef={screen.missionKey}
          key={screen.missionKey}
          notFound={<PickerScreen />}
        />
      );
    case 'path':
      return <PathScreen />;
    case 'tracks':
      return <TracksScreen />;
    case 'industries':
      return <IndustriesScreen />;
    case 'item':
      return (
        <ItemScreen
          itemName={screen.itemName}
          key={`${screen.phaseId}/${screen.itemName}`}
          notFound={<PickerScreen />}
          phaseId={screen.phaseId}
          play={(activityRef) => (
            <PlayerScreen activityRef={activityRef} key={activityRef} notFound={<PickerScreen />} />
          )}
        />
      );
    case 'exam':
      return <ExamScreen courseKey={screen.courseKey} />;
    case 'examHistory':
      return <HistoryScreen courseKey={screen.courseKey} />;
    case 'paper':
      return (
        <PaperScreen isReview={screen.isReview} key={screen.paperKey} paperKey={screen.paperKey} />
      );
    case 'attempt':
      return <AttemptScreen key={screen.paperKey} paperKey={screen.paperKey} />;
    case 'report':
      return (
        <ReportScreen
          attemptId={screen.attemptId}
          key={screen.attemptId}
          paperKey={screen.paperKey}
        />
      );
  }
}

// One decision for every address: wait, redirect, or show its screen in the right frame.
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { keepShell } from '#client/features/offline/shell-worker.ts';
import { useSession, useSessionState } from '#client/features/session/session.tsx';
import { useThemeOnPage } from '#client/features/theme/theme.tsx';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import { useAccentOnPage } from './accent.ts';
import { BrokenPageNet } from './broken-page.tsx';
import { useCourses, useSelectedCourse } from './course.ts';
import { changeDevice } from './device.ts';
import { useTexts } from './language/language.tsx';
import { LearnerSync } from './learner-sync.tsx';
import { LeftSync } from './left-sync.tsx';
import { Redirect, usePath } from './navigation.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { RunningPlace } from './running-place.tsx';
import { isBare, redirectOf, type Screen, screenOf } from './screen-of.ts';
import { preloadWhenIdle, screenElement } from './screens.tsx';
import { Shell } from './shell/shell.tsx';
import { SkipLink } from './skip-link.tsx';
import { SwitchGuard } from './switch-guard.tsx';

export function Root() {
  const path = usePath();
  const selected = useSelectedCourse();
  useThemeOnPage();
  useAccentOnPage(selected);
  return (
    <BrokenPageNet resetKey={path}>
      <SkipLink />
      <Gate path={path} selected={selected} />
    </BrokenPageNet>
  );
}

interface AtPath {
  path: string;
  selected: string;
}

/** Nothing is shown before it is known who is here. */
function Gate({ path, selected }: AtPath) {
  const { session: texts, offline } = useTexts().shell;
  const { retry } = useTexts().actions;
  const session = useSession();
  const { status } = useSessionState();
  switch (status) {
    case 'loading':
      return <LoadingLine full label={texts.loading} />;
    case 'unreachable':
      return (
        <main className="boot" id="main" tabIndex={-1}>
          <ErrorScene
            level={1}
            retry={() => void session.askAgain()}
            retryLabel={retry}
            text={offline.startText}
            title={offline.startTitle}
          />
        </main>
      );
    case 'signed_out':
      return <SignedOut path={path} selected={selected} />;
    case 'signed_in':
      return <SignedIn path={path} selected={selected} />;
  }
}

/** Behind the door, but for the attempt itself. */
const needsRunning = ({ name }: Screen): boolean =>
  name === 'picker' || name === 'player' || name === 'item';

const isPlayer = ({ name }: Screen): boolean => name === 'player' || name === 'item';

function SignedOut({ path, selected }: AtPath) {
  const screen = screenOf(path, [], selected);
  const redirect = redirectOf(path, screen, false);
  if (redirect !== null) return <Redirect to={redirect} />;
  return <Framed path={path} screen={screen} />;
}

function SignedIn({ path, selected }: AtPath) {
  const { session: texts, offline } = useTexts().shell;
  const { retry } = useTexts().actions;
  const courses = useCourses();
  const known = useMemo(() => courses.data?.map((course) => course.key) ?? [], [courses.data]);
  useEffect(
    () =>
      preloadWhenIdle(
        'picker',
        'dashboard',
        'path',
        'missions',
        'mission',
        'player',
        'exam',
        'paper',
      ),
    [],
  );

  useEffect(keepShell, []);

  const screen = screenOf(path, known, selected);
  const redirect = redirectOf(path, screen, true);
  if (redirect !== null) return <Redirect to={redirect} />;
  // Only the courses say whether /learn/x is a course or a mission.
  if (screen.name === 'player' && courses.data === undefined) {
    if (courses.isError) {
      return (
        <main className="boot" id="main" tabIndex={-1}>
          <ErrorScene
            level={1}
            retry={() => void courses.refetch()}
            retryLabel={retry}
            text={offline.startText}
            title={offline.startTitle}
          />
        </main>
      );
    }
    return <LoadingLine full label={texts.screen} />;
  }
  return (
    <>
      <LearnerSync path={path} />
      <LeftSync isPlaying={isPlayer(screen)} />
      <SwitchGuard>
        <Framed path={path} screen={screen} />
      </SwitchGuard>
    </>
  );
}

function Framed({ path, screen }: { path: string; screen: Screen }) {
  const { session: texts } = useTexts().shell;
  useArrival(path, screen.name);
  const bare = isBare(screen);
  const content = (
    <Suspense fallback={<LoadingLine full={bare} label={texts.screen} />}>
      {screenElement(screen)}
    </Suspense>
  );
  if (!bare) return <Shell screen={screen}>{content}</Shell>;
  return (
    <>
      {/* An attempt says itself what becomes of its answers. */}
      {screen.name !== 'attempt' && <OfflineBanner isPlaying={isPlayer(screen)} />}
      {needsRunning(screen) && <RunningPlace />}
      {content}
    </>
  );
}

/** A new address moves the focus to its screen, so that the keyboard and the reader go on there. */
function useArrival(path: string, page: Screen['name']): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const moved = before.current !== null && before.current !== path;
    before.current = path;
    changeDevice((state) =>
      state.nav.currentPage === page
        ? state
        : { ...state, nav: { ...state.nav, currentPage: page } },
    );
    if (!moved) return;
    const main = document.getElementById('main');
    if (main?.contains(document.activeElement) !== true) main?.focus({ preventScroll: true });
  }, [path, page]);
}

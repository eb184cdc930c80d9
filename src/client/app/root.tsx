// One decision for every address: wait, redirect, or show its screen in the right frame.
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useAccentOnPage } from '#client/base/accent.ts';
import { useCourses, useSelectedCourse } from '#client/base/course.ts';
import { hasFeature } from '#client/base/course-features.ts';
import { changeDevice } from '#client/base/device.ts';
import { useKnownCourses } from '#client/base/known-courses.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { Redirect, usePath } from '#client/base/navigation.tsx';
import { OfflineBanner } from '#client/base/offline-banner.tsx';
import type { AddressContext } from '#client/base/screen/define-screen.ts';
import { NotHereProvider } from '#client/base/screen/not-here.tsx';
import { redirectOf, type ShownScreen } from '#client/base/screen/screen-table.ts';
import { useSession, useSessionState } from '#client/base/session/session.tsx';
import { useThemeOnPage } from '#client/base/theme.tsx';
import { SwitchGuard } from '#client/features/course/switch-guard.tsx';
import { cacheShell } from '#client/features/offline/shell-worker.ts';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import { BrokenPageNet } from './broken-page.tsx';
import { LearnerSync } from './learner-sync.tsx';
import { RunningPlace } from './running-place.tsx';
import { preloadWhenIdle, screenElement, screens } from './screens.tsx';
import { Shell } from './shell/shell.tsx';
import { SkipLink } from './skip-link.tsx';

const SwitchDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('#client/features/running/switch-dialog.tsx'),
    loadTexts(['attempt']),
  ]);
  return { default: dialog.SwitchDialog };
});

export function Root() {
  const path = usePath();
  const selected = useSelectedCourse();
  useThemeOnPage();
  useAccentOnPage(selected);
  return (
    <BrokenPageNet resetKey={path}>
      {/* Texts that no manifest has named are waited for here. */}
      <Suspense>
        <SkipLink />
        <Gate path={path} selected={selected} />
      </Suspense>
    </BrokenPageNet>
  );
}

interface AtPath {
  path: string;
  selected: string;
}

/** Nothing is shown before it is known who is here. */
function Gate({ path, selected }: AtPath) {
  const { session: texts, offline } = useTexts('shell');
  const { retry } = useTexts('actions');
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

function SignedOut({ path, selected }: AtPath) {
  const screen = screens.match(path, { courseKeys: [], selectedCourse: selected, hasFeature });
  const redirect = redirectOf(path, screen, false);
  if (redirect !== null) return <Redirect to={redirect} />;
  return <Framed path={path} screen={screen} />;
}

function SignedIn({ path, selected }: AtPath) {
  const { session: texts, offline } = useTexts('shell');
  const { retry } = useTexts('actions');
  const courses = useCourses();
  const courseKeys = useMemo(() => courses.data?.map((course) => course.key), [courses.data]);
  // What they offer decides which screen some addresses show.
  useKnownCourses();
  useEffect(preloadWhenIdle, []);
  useEffect(cacheShell, []);

  const context: AddressContext = { courseKeys, selectedCourse: selected, hasFeature };
  const screen = screens.match(path, context);
  const redirect = redirectOf(path, screen, true);
  if (redirect !== null) return <Redirect to={redirect} />;
  if (screen.isGuess) {
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
      <SwitchGuard Dialog={SwitchDialog}>
        <NotHereProvider value={screenElement(screens.match('/', context))}>
          <Framed path={path} screen={screen} />
        </NotHereProvider>
      </SwitchGuard>
    </>
  );
}

function Framed({ path, screen }: { path: string; screen: ShownScreen }) {
  const { session: texts } = useTexts('shell');
  useArrival(path, screen.name);
  const { frame, access, isPlayer = false } = screen.route;
  const content = (
    <Suspense fallback={<LoadingLine full={frame !== 'shell'} label={texts.screen} />}>
      {screenElement(screen)}
    </Suspense>
  );
  if (frame === 'shell') return <Shell screen={screen.name}>{content}</Shell>;
  if (frame === 'bare') return content;
  return (
    <>
      <OfflineBanner isPlaying={isPlayer} />
      {access === 'learner' && <RunningPlace />}
      {content}
    </>
  );
}

/** A new address moves the focus to its screen, so that the keyboard and the reader go on there. */
function useArrival(path: string, page: string): void {
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

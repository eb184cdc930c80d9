// What a learner has around the screens: courses, navigation, what runs, and the writes that wait. It
// arrives when somebody is signed in.
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { rememberedPlace } from '#client/base/after-sign-in.ts';
import { useCourses } from '#client/base/course.ts';
import { featuresOf, hasFeature } from '#client/base/course-features.ts';
import { useKnownCourses } from '#client/base/known-courses.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { loadTexts } from '#client/base/language/page-texts.ts';
import { useLive } from '#client/base/live/use-live.ts';
import { Redirect } from '#client/base/navigation.tsx';
import { OfflineBanner } from '#client/base/offline-banner.tsx';
import { noteOpened } from '#client/base/opened.ts';
import type { AddressContext } from '#client/base/screen/define-screen.ts';
import { NotHereProvider } from '#client/base/screen/not-here.tsx';
import { redirectOf } from '#client/base/screen/screen-table.ts';
import { useLearner } from '#client/base/session/session.tsx';
import { cacheShell } from '#client/features/offline/shell-worker.ts';
import { useMusic } from '#client/features/sound/use-music.ts';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import { ArrivingScreen, type AtScreen } from './arriving-screen.tsx';
import { LearnerSync } from './learner-sync.tsx';
import { Overlays } from './overlays.tsx';
import { preloadPointedAt } from './preload-pointed-at.ts';
import { RunningPlace } from './running-place.tsx';
import { screenElement, screens } from './screens.tsx';
import { Shell } from './shell/shell.tsx';
import { StoreEffectsOnPage } from './store-effects.tsx';

export { OutboxProvider as WithOutbox } from '#client/base/outbox/use-outbox.tsx';
export { openWrites } from './writes.ts';

const KeepAccount = lazy(async () => {
  const [banner] = await Promise.all([import('./keep-account.tsx'), loadTexts(['security'])]);
  return { default: banner.KeepAccount };
});

export interface AtPath {
  path: string;
  selected: string;
}

/** Whatever a learner may see, in its frame. */
export function SignedIn({ path, selected }: AtPath) {
  const { session: texts, offline } = useTexts('shell');
  const { retry } = useTexts('actions');
  const courses = useCourses();
  const offered = useMemo(
    () =>
      courses.data === undefined
        ? { courseKeys: undefined, hasFeature }
        : { courseKeys: courses.data.map(({ key }) => key), hasFeature: featuresOf(courses.data) },
    [courses.data],
  );
  // What they offer decides which screen some addresses show.
  useKnownCourses();
  useEffect(cacheShell, []);
  useMusic();
  useLive();
  useOpened(path);
  // A profile that an earlier release has kept on the device does not say.
  const { eraseAt = null } = useLearner();

  const context = useMemo<AddressContext>(
    () => ({ ...offered, selectedCourse: selected }),
    [offered, selected],
  );
  useEffect(() => preloadPointedAt(context), [context]);
  const screen = screens.match(path, context);
  const redirect = redirectOf(path, screen, true, rememberedPlace() ?? undefined);
  if (redirect !== null) {
    return (
      <>
        {/* Before it is left: the course that the address names is selected. */}
        <LearnerSync path={path} />
        <Redirect to={redirect} />
      </>
    );
  }
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
      <StoreEffectsOnPage />
      {eraseAt !== null && (
        <Suspense>
          <KeepAccount eraseAt={eraseAt} />
        </Suspense>
      )}
      <NotHereProvider value={screenElement(screens.match('/', context))}>
        <Overlays isRoom={screen.route.frame === 'bare'}>
          <FramedScreen path={path} screen={screen} />
        </Overlays>
      </NotHereProvider>
    </>
  );
}

/** What was opened is offered by the search. */
function useOpened(path: string): void {
  const { id } = useLearner();
  useEffect(() => noteOpened(id, path, Date.now()), [id, path]);
}

function FramedScreen(props: AtScreen) {
  const { frame, access, isPlayer = false } = props.screen.route;
  const content = <ArrivingScreen {...props} />;
  if (frame === 'shell') return <Shell screen={props.screen.name}>{content}</Shell>;
  if (frame === 'bare') return content;
  return (
    <>
      <OfflineBanner isPlaying={isPlayer} />
      {access === 'learner' && <RunningPlace />}
      {content}
    </>
  );
}

// One decision for every address: wait, redirect, or show its screen in the right frame.
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useAccentOnPage } from '#client/base/accent.ts';
import { hasFeature } from '#client/base/course-features.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { Redirect, usePath } from '#client/base/navigation.tsx';
import { OfflineBanner } from '#client/base/offline-banner.tsx';
import { redirectOf } from '#client/base/screen/screen-table.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useSession, useSessionState } from '#client/base/session/session.tsx';
import { useLookOnPage } from '#client/base/theme.tsx';
import { ErrorScene, LoadingLine } from '#client/ui/states.tsx';
import { ArrivingScreen } from './arriving-screen.tsx';
import { BrokenPageNet } from './broken-page.tsx';
import { screens } from './screens.tsx';
import type { AtPath } from './signed-in.tsx';
import { SkipLink } from './skip-link.tsx';

interface RootProps {
  /** What a learner has around the screens. */
  SignedIn: ComponentType<AtPath>;
  /** What a screen that reads something stands in. */
  Reads: ComponentType<{ children: ReactNode }>;
}

export function Root({ SignedIn, Reads }: RootProps) {
  const path = usePath();
  const selected = useSelectedCourse();
  useLookOnPage();
  useAccentOnPage(selected);
  return (
    <BrokenPageNet resetKey={path}>
      {/* Texts that no manifest has named are waited for here. */}
      <Suspense>
        <SkipLink />
        <Gate path={path} Reads={Reads} selected={selected} SignedIn={SignedIn} />
      </Suspense>
    </BrokenPageNet>
  );
}

/** Nothing is shown before it is known who is here. */
function Gate({ path, selected, SignedIn, Reads }: AtPath & RootProps) {
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
      return <SignedOut path={path} Reads={Reads} selected={selected} />;
    case 'signed_in':
      return (
        <Suspense fallback={<LoadingLine full label={texts.loading} />}>
          <SignedIn path={path} selected={selected} />
        </Suspense>
      );
  }
}

function SignedOut({ path, selected, Reads }: AtPath & Pick<RootProps, 'Reads'>) {
  const screen = screens.match(path, { courseKeys: [], selectedCourse: selected, hasFeature });
  const redirect = redirectOf(path, screen, false);
  if (redirect !== null) return <Redirect to={redirect} />;
  const arriving = <ArrivingScreen path={path} screen={screen} />;
  // The door reads nothing: it comes without what reads.
  const content = screen.route.access === 'guest' ? arriving : <Reads>{arriving}</Reads>;
  if (screen.route.frame === 'bare') return content;
  return (
    <>
      <OfflineBanner isPlaying={screen.route.isPlayer === true} />
      {content}
    </>
  );
}

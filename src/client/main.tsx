import './ui/styles/main.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { wearCourseColors } from '#client/app/course-colors.ts';
import { hasFeature } from '#client/base/course-features.ts';
import { deviceState, storedCourseKey } from '#client/base/device.ts';
import { startLocale } from '#client/base/language/languages.ts';
import { loadTexts, startTexts } from '#client/base/language/page-texts.ts';
import { placeOf } from '#client/base/place.ts';
import { defaultCourse } from '#client/base/selected-course.ts';
import { watchConnection } from './api/connection.ts';
import { App, signedIn } from './app/app.tsx';
import { wearLateFaces } from './app/late-faces.ts';
import { preloadScreen, screens } from './app/screens.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

// The product lives behind the hash of the site root: any other path was answered with status 404.
const lost = location.pathname !== '/';

async function start(): Promise<ReactNode> {
  const language = startTexts(startLocale(deviceState().locale, navigator.languages));
  if (lost) {
    // biome-ignore lint/suspicious/noConsole: the brief asks for it (2.1): an unknown route logs an error
    console.error(`404: no page at ${location.pathname}`);
    const { LostPage } = await import('#client/app/not-found/lost-page.tsx');
    await language.then(() => loadTexts(['picker']));
    return <LostPage />;
  }
  watchConnection();
  const { path } = placeOf(location.hash);
  const stored = storedCourseKey();
  const course = stored ?? defaultCourse();
  const context = { courseKeys: [course], selectedCourse: course, hasFeature };
  const screen = screens.match(path, context);
  if (path !== '/') preloadScreen(screen);
  // A failure is met again when it is shown.
  if (screen.route.access === 'learner' && (path !== '/' || stored !== null))
    signedIn().catch(() => undefined);
  await language;
  return <App />;
}

wearCourseColors();
void wearLateFaces();
const root = createRoot(place, {
  // React only says that it drew the page again; what made it do so is what one has to know.
  onRecoverableError: (error) => reportError((error instanceof Error && error.cause) || error),
});
void start().then((page) => root.render(<StrictMode>{page}</StrictMode>));

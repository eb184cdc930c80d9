import './ui/styles/main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchConnection } from './api/connection.ts';
import { mainCourse } from './app/addresses.ts';
import { App } from './app/app.tsx';
import { storedCourseKey } from './app/device.ts';
import { placeOf } from './app/place.ts';
import { screenOf } from './app/screen-of.ts';
import { preloadScreen } from './app/screens.tsx';
import { LostPage } from './screens/not-found/lost-page.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no #root');

// The product lives behind the hash of the site root: any other path was answered with status 404.
const lost = location.pathname !== '/';
if (lost) {
  // biome-ignore lint/suspicious/noConsole: the brief asks for it (2.1): an unknown route logs an error
  console.error(`404: no page at ${location.pathname}`);
} else {
  watchConnection();
  const { path } = placeOf(location.hash);
  const course = storedCourseKey() ?? mainCourse;
  if (path !== '/') preloadScreen(screenOf(path, [course], course));
}
createRoot(place).render(<StrictMode>{lost ? <LostPage /> : <App />}</StrictMode>);

// The service worker: hands the app's kept files to pages that have no network, and shows what is pushed.
import { openMessage, shownMessage } from './push-messages.ts';
import { type ShellFiles, shellCache } from './shell-cache.ts';

/** Put in by the build, which knows its files. */
declare const SHELL: ShellFiles;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Pressed extends Lasting {
  readonly notification: Notification;
}
type Pages = Parameters<typeof openMessage>[1];

/** What the libraries of types say of pages only. */
const worker = self as unknown as {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Pages>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
};
const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

const shell = shellCache(SHELL, {
  caches,
  fetch: (request, init) => fetch(request, init),
});

addEventListener('install', (event) => {
  // The page that a deployment left behind is newer than the kept one: the new worker takes over at once.
  (event as Lasting).waitUntil(shell.fill().then(() => worker.skipWaiting()));
});
addEventListener('activate', (event) => {
  (event as Lasting).waitUntil(shell.dropOthers().then(() => worker.clients.claim()));
});
addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const answer = shell.answer(request, location.origin);
  if (answer) (event as Fetching).respondWith(answer);
});
addEventListener('message', (event) => {
  const { data } = event as MessageEvent<unknown>;
  if (data === 'fill') (event as unknown as Lasting).waitUntil(shell.fill());
  if (data === 'forget') (event as unknown as Lasting).waitUntil(shell.forget());
});

addEventListener('push', (event) => {
  const { data } = event as Pushed;
  const show = async () => {
    const pages = await openPages();
    const isSeen = pages.some(({ visibilityState }) => visibilityState === 'visible');
    const { title, options } = shownMessage(readJson(data), isSeen);
    await worker.registration.showNotification(title, options);
  };
  (event as Pushed).waitUntil(show());
});
addEventListener('notificationclick', (event) => {
  const { notification } = event as Pressed;
  notification.close();
  const open = async () =>
    openMessage((notification.data as { link?: unknown } | null)?.link, await openPages(), (url) =>
      worker.clients.openWindow(url),
    );
  (event as Pressed).waitUntil(open());
});

/** Undefined where it is none: a browser takes a push back that showed nothing. */
function readJson(data: Pushed['data']): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

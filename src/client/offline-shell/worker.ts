// The service worker: hands the app's kept files to pages that have no network.
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

/** What the libraries of types say of pages only. */
const worker = self as unknown as {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
};

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

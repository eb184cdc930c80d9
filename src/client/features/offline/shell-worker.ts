// The page's side of the service worker: it is asked for once somebody is signed in and nothing waits.

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

const PATH = '/sw.js';
/** What the screen needs comes first. */
const AFTER_MS = 3_000;
let url: string | undefined;

/** The policy that the site's headers allow for this one address. */
function scriptUrl(): string {
  url ??=
    window.trustedTypes
      ?.createPolicy('sw-url', {
        createScriptURL: (asked) => {
          if (asked === PATH) return asked;
          throw new TypeError(`${asked} is no worker of this site`);
        },
      })
      .createScriptURL(PATH) ?? PATH;
  return url;
}

const hasWorkers = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Keeps the app's files on this device, after a while; a browser that refuses goes on without. */
export function cacheShell(): () => void {
  if (!hasWorkers()) return () => undefined;
  const timer = setTimeout(() => {
    navigator.serviceWorker
      .register(scriptUrl())
      .then((registration) => registration.active?.postMessage('fill'))
      // Private windows and full disks refuse: the app then needs its network.
      .catch(() => undefined);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}

/** Drops the kept files; the next learner's page keeps them anew. */
export function forgetShell(): void {
  if (!hasWorkers()) return;
  void navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.active?.postMessage('forget'))
    .catch(() => undefined);
}

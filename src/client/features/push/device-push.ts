// Whether this browser is pushed to: what it can, what it was allowed, and what the server knows of it.
import { withKey } from '#client/api/api.ts';
import { api } from '#client/api/page-api.ts';

/**
 * `blocked`: the browser's own settings refuse, and no page can ask again. `waiting`: the worker is not ready yet; on
 * a first visit by a slow line that takes a while, and in a private window it may never be.
 */
export type PushState = 'unsupported' | 'blocked' | 'waiting' | 'off' | 'on';

/** So long nothing is said; after that it is said that it takes time. */
const PATIENCE_MS = 3_000;

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function registrationOf(): Promise<ServiceWorkerRegistration | null> {
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([navigator.serviceWorker.ready, patience]);
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** What is true now; asks nobody for anything. */
export async function findPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await registrationOf();
  if (registration === null) return 'waiting';
  const subscription = await registration.pushManager.getSubscription();
  if (Notification.permission !== 'granted' || subscription === null) return 'off';
  const { endpoints } = await api.push.get();
  return endpoints.includes(subscription.endpoint) ? 'on' : 'off';
}

/** Asks the learner's leave, subscribes and tells the server. Throws where the push service or the server refuses. */
export async function allowPush(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'blocked';
  if (permission !== 'granted') return 'off';
  const registration = await registrationOf();
  if (registration === null) return 'waiting';
  const { publicKey } = await api.push.get();
  const subscription = await subscribed(registration.pushManager, publicKey);
  await api.push.subscribe(
    {
      endpoint: subscription.endpoint,
      publicKey: base64url(subscription.getKey('p256dh')),
      authSecret: base64url(subscription.getKey('auth')),
    },
    withKey(crypto.randomUUID()),
  );
  return 'on';
}

/** By the installation's key; one by a former key is ended first, for it takes no message of ours. */
async function subscribed(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const key = bytesOf(publicKey);
  const before = await manager.getSubscription();
  if (before && base64url(before.options.applicationServerKey) === publicKey) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** This browser is pushed to no more. */
export async function stopPush(): Promise<PushState> {
  const registration = await registrationOf();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await api.push.unsubscribe({ endpoint: subscription.endpoint }, withKey(crypto.randomUUID()));
  await subscription.unsubscribe();
  return 'off';
}

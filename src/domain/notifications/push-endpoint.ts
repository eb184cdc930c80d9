// To which addresses the server pushes: those of the browsers' push services and no other, because a browser names them (R-33).

/** Chrome and its kin, Firefox, Edge, Safari. */
const HOSTS = ['fcm.googleapis.com', 'jmt17.google.com', 'web.push.apple.com'];
const BELOW = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

export const LONGEST_ENDPOINT = 1_000;

/**
 * True for an https address on port 443 of a known push service, without a name or a password in it.
 * @param text as a browser sent it, or as it was stored
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > LONGEST_ENDPOINT || !URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return HOSTS.includes(hostname) || BELOW.some((end) => hostname.endsWith(end));
}

import { expect, test } from 'vitest';
import { cookieNames, setCookieLine } from './cookies.ts';
import { readSignedCookie, signedValue } from './signed-cookie.ts';

const SECRET = 'a-secret-of-the-first-release-0123456789';
const TOKEN = 'k3VtqZ0nX8sPf1Yh';
/** As the first release set it: browsers that are signed in send exactly this. */
const OF_FIRST_RELEASE = 'k3VtqZ0nX8sPf1Yh.Jfdf22MZJeCaMm6wLdoF3NxvbuvGdit2DZdzgHHY814%3D';
const NAME = 'meritpath.session_token';

const sent = (cookie: string) => new Headers({ cookie });

test('a session of the first release is still signed in', () => {
  const headers = sent(`theme=dark; ${NAME}=${OF_FIRST_RELEASE}; other=1`);
  expect(readSignedCookie(headers, NAME, SECRET)).toBe(TOKEN);
});

test('a cookie is set in the form of the first release', () => {
  const value = signedValue(TOKEN, SECRET);
  const line = setCookieLine(cookieNames('https://study.example.org'), {
    name: '__Host-meritpath.device',
    value,
    maxAgeSeconds: 60,
  });
  const [pair, ...attributes] = line.split('; ');
  expect(pair).toBe(`__Host-meritpath.device=${OF_FIRST_RELEASE}`);
  expect(attributes.toSorted()).toEqual(
    ['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Lax', 'Secure'].toSorted(),
  );
});

test.each([
  ['another secret', OF_FIRST_RELEASE, 'another-secret-0123456789-0123456789'],
  ['another value', OF_FIRST_RELEASE.replace('k3', 'k4'), SECRET],
  ['no signature', TOKEN, SECRET],
  ['half an escape', `${OF_FIRST_RELEASE}%`, SECRET],
])('a cookie with %s is none', (_what, cookie, secret) => {
  expect(readSignedCookie(sent(`${NAME}=${cookie}`), NAME, secret)).toBeUndefined();
});

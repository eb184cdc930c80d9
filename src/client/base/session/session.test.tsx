import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// The page's API is made when it is first imported, for the page's own origin.
vi.stubGlobal('location', { origin: 'http://localhost:3000' });
const { useLearner, useSession, useSessionState } = await import('./session.tsx');

test.each([
  ['useSession', useSession, 'useSession'],
  ['useSessionState', useSessionState, 'useSessionState'],
  ['useLearner', useLearner, 'useSessionState'],
])('%s throws outside its provider', (_name, use, named) => {
  const Reader = () => {
    use();
    return null;
  };
  expect(() => renderToStaticMarkup(<Reader />)).toThrow(
    `${named} is used outside SessionProvider`,
  );
});

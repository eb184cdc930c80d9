// Redirects in a page: where they lead, also while the screen they led to is still being fetched.
import { act, render, waitFor } from '@testing-library/react';
import { Suspense, use, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { NavigationProvider, Redirect, usePath } from './navigation.tsx';

const onItsWay = new Promise<never>(() => undefined);

/** The door, which never arrives. */
function Door() {
  use(onItsWay);
  return null;
}

function Page() {
  return usePath() === '/auth' ? <Door /> : <Redirect to="/auth" />;
}

test('an address that comes while the door is still fetched leads to the door, too', async () => {
  location.hash = '#/dashboard';
  await act(async () => {
    render(
      <NavigationProvider>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </NavigationProvider>,
    );
  });
  await waitFor(() => expect(location.hash).toBe('#/auth'));
  await act(async () => {
    history.pushState(null, '', '#/missions');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(location.hash).toBe('#/auth'));
});

function Shown() {
  // Before anything of the page listens.
  useLayoutEffect(() => history.pushState(null, '', '#/missions'), []);
  return <p>{usePath()}</p>;
}

test('an address that changes before the page listens is shown', async () => {
  location.hash = '#/dashboard';
  const { findByText } = render(
    <NavigationProvider>
      <Shown />
    </NavigationProvider>,
  );
  expect((await findByText('/missions')).textContent).toBe('/missions');
});

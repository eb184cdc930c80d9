import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withKey } from '#client/api/api.ts';
import { failureOf, isPassing } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { addresses } from '#client/base/addresses.ts';
import { Go, useSearchText } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useSession, useSessionState } from '#client/base/session/session.tsx';
import { useTitle } from '#client/base/use-title.ts';
import { AuthLayout } from '#client/features/auth/auth-layout.tsx';
import { NextSteps } from '#client/features/auth/auth-parts.tsx';

import { ErrorScene } from '#client/ui/states.tsx';
import styles from './confirm.module.css';

/** `/confirm?token=…`: where the mailed link of a sign-up or a new address leads. */
export function ConfirmScreen() {
  const auth = useTexts('auth');
  const links = useTexts('links');
  const actions = useTexts('actions');
  const failureText = useFailureText();
  const [{ token = '' }] = useSearchText();
  const session = useSession();
  const signedIn = useSessionState().status === 'signed_in';
  const usable = token.length >= 16;
  // A query, not an effect: a token works once, and a query asks once however often this renders.
  const confirmed = useQuery({
    queryKey: ['confirm', token],
    queryFn: () => api.account.confirmEmail({ token }, withKey(token)),
    enabled: usable,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const done = confirmed.isSuccess;
  // The confirmation may have signed in, and it changed the learner: the server says who is here.
  useEffect(() => {
    if (done) void session.ask();
  }, [done, session]);
  const failure = confirmed.isError ? failureOf(confirmed.error) : null;
  useTitle(failure === null && usable ? links.confirm.title : links.confirm.failedTitle);

  if (failure !== null && isPassing(failure)) {
    return (
      <AuthLayout>
        <ErrorScene
          level={1}
          retry={() => void confirmed.refetch()}
          retryLabel={actions.retry}
          text={failureText(failure.code)}
          title={links.confirm.failedTitle}
        />
      </AuthLayout>
    );
  }
  if (failure !== null || !usable) {
    return (
      <AuthLayout>
        <h1>{links.confirm.failedTitle}</h1>
        <p className="muted">{links.confirm.failedText}</p>
        <NextSteps>
          <Go className="btn btn-primary btn-wide" to={addresses.auth('sign-in')}>
            {signedIn ? links.confirm.go : auth.backToSignIn}
          </Go>
        </NextSteps>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      {done ? (
        <>
          <h1>{links.confirm.title}</h1>
          <p className="muted">{signedIn ? links.confirm.textSignedIn : links.confirm.text}</p>
          <NextSteps>
            <Go
              className="btn btn-primary btn-wide"
              to={signedIn ? addresses.picker() : addresses.auth('sign-in')}
            >
              {signedIn ? links.confirm.go : auth.signIn}
            </Go>
          </NextSteps>
        </>
      ) : (
        <>
          <h1>{links.confirm.loadingTitle}</h1>
          <p className="muted" role="status">
            {links.confirm.loading}
          </p>
          <NextSteps>
            <span aria-hidden="true" className={`sk ${styles.skWide}`} />
          </NextSteps>
        </>
      )}
    </AuthLayout>
  );
}
